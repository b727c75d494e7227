"""The table of Fifty on the screen."""
