"""The puzzles that come with the package, their themes, and the table of them that anyone can use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import cache
from typing import Final

from academie.kernel import UnknownName
from academie.kernel.data import data_root
from academie.library import catalogue, reading
from academie.library.datasets import Column, Dataset, Kind, Row
from academie.library.edition import Theme
from academie.practice.puzzles.finding import puzzle_games
from academie.practice.puzzles.puzzle import Puzzle, from_line
from academie.registry import registry
from academie.words import Message


@cache
def of_game(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first. Raises `UnknownName` for a game without any."""
    if game not in puzzle_games():
        raise UnknownName(Message("practice-no-puzzles", game=registry[game].key, known=puzzle_games()))
    text = data_root("studies").joinpath("puzzles", f"{game}.jsonl").read_text(encoding="utf-8")
    return tuple(sorted(map(from_line, text.splitlines()), key=lambda each: (each.rating, each.id)))


def puzzles(game: str | None = None, theme: str | None = None) -> tuple[Puzzle, ...]:
    """The puzzles of a game, or of all, and of a theme if one is named.

    Raises `UnknownName` for a game or theme of which there are none.
    """
    games = puzzle_games() if game is None else (game,)
    found = tuple(each for name in games for each in of_game(name) if theme is None or theme in each.themes)
    if theme is not None and not found:
        raise UnknownName(Message("practice-no-theme", theme=theme))
    return found


def puzzle(id_: str) -> Puzzle:
    """The puzzle of that id. Raises `UnknownName`."""
    try:
        return _by_id()[id_]
    except KeyError:
        raise UnknownName(Message("practice-no-puzzle", id=id_)) from None


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
    Column("id", Kind.TEXT, Message("practice-column-id")),
    Column("game", Kind.TEXT, Message("practice-column-game")),
    Column("ruleset", Kind.TEXT, Message("practice-column-ruleset")),
    Column("position", Kind.TEXT, Message("practice-column-position")),
    Column("best", Kind.TEXT, Message("practice-column-best")),
    Column("second", Kind.TEXT, Message("practice-column-second")),
    Column(
        "worth",
        Kind.REAL,
        Message("practice-column-worth"),
    ),
    Column("margin", Kind.REAL, Message("practice-column-margin")),
    Column("evidence", Kind.JSON, Message("practice-column-evidence")),
    Column("rating", Kind.NUMBER, Message("practice-column-rating")),
    Column("themes", Kind.TEXTS, Message("practice-column-themes")),
    Column(
        "origin",
        Kind.TEXT,
        Message("practice-column-origin"),
    ),
    Column("line", Kind.TEXTS, Message("practice-column-line")),
)

PUZZLES: Final = Dataset("puzzles", Message("practice-dataset"), COLUMNS, _rows)
