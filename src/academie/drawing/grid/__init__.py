"""Boards of squares: for draughts, chess and any other game played on one."""
