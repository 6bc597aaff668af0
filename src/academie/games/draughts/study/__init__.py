"""Studies, lessons and puzzles of draughts."""
