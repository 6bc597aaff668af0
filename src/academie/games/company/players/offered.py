"""The players of trictrac in company, with what people are told of them."""

from __future__ import annotations

from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.company.players.in_company import InCompany
from academie.games.trictrac.players import ABOUTS, simple


def _simple(seed: int | None, forget: float) -> Player:
    return InCompany(simple(seed, forget))


def _level(name: str, seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.engine import trictrac_player  # noqa: PLC0415

    return InCompany(trictrac_player(name, seed, forget))


PLAYERS: Final = Players(_simple, ladder(ABOUTS, _level))
