"""Studies, lessons and puzzles of chess."""
