"""Positions with one clearly best play: as data, how they are found, judged and checked again."""

from academie.practice.puzzles.collection import known_themes, puzzle, puzzles, themes_of
from academie.practice.puzzles.finding import puzzle_games
from academie.practice.puzzles.puzzle import Evidence, Puzzle

__all__ = ["Evidence", "Puzzle", "known_themes", "puzzle", "puzzle_games", "puzzles", "themes_of"]
