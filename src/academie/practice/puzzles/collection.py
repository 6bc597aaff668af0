"""The puzzles that come with the package, their themes, and the table of them that anyone can use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import cache
from typing import Final

from academie.kernel import Text, UnknownName
from academie.kernel.data import data_root
from academie.library import catalogue, reading
from academie.library.datasets import Column, Dataset, Kind, Row
from academie.library.edition import Theme
from academie.practice.puzzles.finding import puzzle_games
from academie.practice.puzzles.puzzle import Puzzle, from_line


@cache
def of_game(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first. Raises `UnknownName` for a game without any."""
    if game not in puzzle_games():
        raise UnknownName(f"no puzzles of {game!r}; there are some of: {', '.join(puzzle_games())}")
    text = data_root("studies").joinpath("puzzles", f"{game}.jsonl").read_text(encoding="utf-8")
    return tuple(sorted(map(from_line, text.splitlines()), key=lambda each: (each.rating, each.id)))


def puzzles(game: str | None = None, theme: str | None = None) -> tuple[Puzzle, ...]:
    """The puzzles of a game, or of all, and of a theme if one is named.

    Raises `UnknownName` for a game or theme of which there are none.
    """
    games = puzzle_games() if game is None else (game,)
    found = tuple(each for name in games for each in of_game(name) if theme is None or theme in each.themes)
    if theme is not None and not found:
        raise UnknownName(f"no puzzles of the theme {theme!r}")
    return found


def puzzle(id_: str) -> Puzzle:
    """The puzzle of that id. Raises `UnknownName`."""
    try:
        return _by_id()[id_]
    except KeyError:
        raise UnknownName(f"no puzzle {id_!r}") from None


@cache
def _by_id() -> dict[str, Puzzle]:
    return {each.id: each for each in puzzles()}


@cache
def known_themes() -> Mapping[str, Theme]:
    """Every theme a puzzle may have, by its id."""
    own = map(reading.theme, reading.load("puzzles", "themes")["themes"])
    return {theme.id: theme for theme in (*own, *catalogue().themes)}


def themes_of(game: str) -> tuple[tuple[Theme, int], ...]:
    """The themes of a game's puzzles with how many there are of each, the commonest first."""
    found = [theme for puzzle in puzzles(game) for theme in puzzle.themes]
    often = {theme: found.count(theme) for theme in found}
    return tuple(
        (known_themes()[theme], often[theme]) for theme in sorted(often, key=lambda id_: -often[id_])
    )


def _rows() -> Iterator[Row]:
    """Every puzzle, game by game."""
    return map(_row, puzzles())


def _row(puzzle: Puzzle) -> Row:
    content = {**asdict(puzzle), "themes": [*puzzle.themes], "line": [*puzzle.line]}
    return {column.name: content[column.name] for column in COLUMNS}


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
    "puzzles", Text("Positions à un seul meilleur coup", "Positions with one best play"), COLUMNS, _rows
)
