"""The seeker of each game."""

# Engines are loaded only by who seeks with them.
# ruff: noqa: PLC0415

from __future__ import annotations

from academie.engine.levels import LEVELS
from academie.kernel import UnknownName
from academie.practice.puzzles.seeking import Seeker


def seeker(game: str) -> Seeker:
    """Who finds and checks the puzzles of a game. Raises `UnknownName` for what it lacks."""
    if game not in {"dames", "trictrac"}:
        raise UnknownName(f"no puzzles are made of {game!r}")
    if (lack := LEVELS[game][-1].lack()) is not None:
        raise UnknownName(lack)
    if game == "dames":
        from academie.practice.puzzles.dames import SeekerOfDames

        return SeekerOfDames()
    from academie.practice.puzzles.trictrac import SeekerOfTrictrac

    return SeekerOfTrictrac()
