"""The players of toc, with their descriptions."""

from __future__ import annotations

from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.trictrac.players import ABOUTS
from academie.games.trictrac.players.by_hand import HandsTrictrac
from academie.games.trictrac.players.simple import COIN_BONUS_IN_HOLES, SimpleTrictrac


def _level(name: str, seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.engine import toc_player  # noqa: PLC0415

    return toc_player(name, seed, forget)


def simple(seed: int | None, forget: float) -> Player:
    """The simple player, who forgets to mark with that probability where one marks by hand."""
    return HandsTrictrac(SimpleTrictrac(COIN_BONUS_IN_HOLES), forget, seed)


PLAYERS: Final = Players(simple, ladder(ABOUTS, _level))
