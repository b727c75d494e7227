"""The table of Fifty Fifty on the screen."""
