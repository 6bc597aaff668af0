"""The players of trictrac, with their descriptions; the compiled core is not loaded for that."""

from __future__ import annotations

from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.trictrac.players.by_hand import HandsTrictrac
from academie.games.trictrac.players.simple import SimpleTrictrac
from academie.words import Message

ABOUTS: Final = (
    Message("trictrac-beginner-marks-its-points-and-content"),
    Message("trictrac-plays-without-much-plan"),
    Message("trictrac-knows-principles-and-often-strays-from"),
    Message("trictrac-good-cafe-player"),
    Message("trictrac-counts-thirty-six-casts-before-each"),
    Message("trictrac-counts-answer-each-thirty-six-casts"),
)
"""How each level plays, the weakest first."""


def simple(seed: int | None, forget: float) -> Player:
    """The simple player, who forgets to mark with that probability where one marks by hand."""
    return HandsTrictrac(SimpleTrictrac(), forget, seed)


def _level(name: str, seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.engine import trictrac_player  # noqa: PLC0415

    return trictrac_player(name, seed, forget)


PLAYERS: Final = Players(simple, ladder(ABOUTS, _level))
