"""Checks of what the books state of chess."""
