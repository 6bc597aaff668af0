"""Boards of squares: the damier of draughts, and whatever else is played on one."""
