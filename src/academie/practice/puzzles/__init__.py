"""Positions with one clearly best play: as data, how they are found, judged and checked again."""

from academie.practice.puzzles.puzzle import Evidence, Puzzle
from academie.practice.puzzles.seekers import puzzle_games
from academie.practice.puzzles.shelf import puzzle, puzzles

__all__ = ["Evidence", "Puzzle", "puzzle", "puzzle_games", "puzzles"]
