"""What the terminal knows of Fifty Fifty."""
