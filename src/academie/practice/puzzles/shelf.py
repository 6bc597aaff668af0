"""The puzzles that are shipped, read once."""

from __future__ import annotations

from functools import cache

from academie.kernel import UnknownName
from academie.kernel.data import data_root
from academie.practice.puzzles.puzzle import Puzzle, from_line
from academie.practice.puzzles.seekers import puzzle_games


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
