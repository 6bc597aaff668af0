"""Studies, lessons and puzzles of trictrac."""
