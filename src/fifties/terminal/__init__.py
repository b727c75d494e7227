"""The games in a terminal: reports of records, and play line by line."""
