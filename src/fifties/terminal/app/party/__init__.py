"""A live party on the screen: sums, those in front, and one's own line."""
