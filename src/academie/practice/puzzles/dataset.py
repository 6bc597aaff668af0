"""The puzzles as a table anyone can use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

from academie.kernel import Text
from academie.library.datasets import Column, Dataset, Kind, Row
from academie.practice.puzzles.puzzle import Puzzle
from academie.practice.puzzles.shelf import puzzles


def rows() -> Iterator[Row]:
    """Every puzzle, game by game."""
    return map(_row, puzzles())


def _row(puzzle: Puzzle) -> Row:
    told = {**asdict(puzzle), "themes": [*puzzle.themes], "line": [*puzzle.line]}
    return {column.name: told[column.name] for column in COLUMNS}


COLUMNS: Final = (
    Column("id", Kind.TEXT, Text("le nom du problème", "the name of the puzzle")),
    Column("game", Kind.TEXT, Text("le jeu", "the game")),
    Column("ruleset", Kind.TEXT, Text("les règles", "the rule set")),
    Column("position", Kind.TEXT, Text("la position, en notation", "the position, in notation")),
    Column("best", Kind.TEXT, Text("le meilleur coup", "the best play")),
    Column("second", Kind.TEXT, Text("le coup suivant", "the next best play")),
    Column(
        "worth",
        Kind.REAL,
        Text(
            "ce que vaut le meilleur à qui joue, en mises", "what the best is worth to who plays, in stakes"
        ),
    ),
    Column("margin", Kind.REAL, Text("de combien il devance le suivant", "by how much it beats the next")),
    Column("evidence", Kind.JSON, Text("comment on l'a trouvé", "how that was found")),
    Column("rating", Kind.NUMBER, Text("la difficulté", "how hard it is")),
    Column("themes", Kind.TEXTS, Text("les thèmes", "the themes")),
    Column(
        "origin",
        Kind.TEXT,
        Text(
            "d'où il vient : `self-play GRAINE` ou une étude",
            "where it comes from: `self-play SEED` or a study",
        ),
    ),
    Column("line", Kind.TEXTS, Text("la suite probable", "what is likely to follow")),
)

PUZZLES: Final = Dataset(
    "puzzles", Text("Positions à un seul meilleur coup", "Positions with one best play"), COLUMNS, rows
)
