"""The players of toc, with their descriptions."""

from __future__ import annotations

from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.trictrac.players import ABOUTS
from academie.games.trictrac.players.simple import COIN_BONUS_IN_HOLES, SimpleTrictrac


def _level(name: str, seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.engine import toc_player  # noqa: PLC0415

    return toc_player(name, seed, forget)


PLAYERS: Final = Players(lambda seed, forget: SimpleTrictrac(COIN_BONUS_IN_HOLES), ladder(ABOUTS, _level))
