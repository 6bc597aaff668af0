"""Positions with one clearly best play: as data, how they are found, judged and checked again."""

from academie.practice.puzzles.puzzle import Evidence, Puzzle
from academie.practice.puzzles.shelf import GAMES, puzzle, puzzles

__all__ = ["GAMES", "Evidence", "Puzzle", "puzzle", "puzzles"]
