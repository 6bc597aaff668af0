"""The players of dominoes on offer; the compiled core is not loaded to list them."""

from __future__ import annotations

from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.dominoes.players.simple import SimpleDominos
from academie.words import Message


def _made(name: str, seed: int | None, forget: float) -> Player:
    """The player of a level; there is nothing to mark at dominoes."""
    del forget
    from academie.games.dominoes.players.analyst import EFFORTS, LevelDominos  # noqa: PLC0415

    return LevelDominos(EFFORTS[name], seed)


LEVELS: Final = ladder(
    (
        Message("dominoes-level-1"),
        Message("dominoes-level-2"),
        Message("dominoes-level-3"),
        Message("dominoes-level-4"),
        Message("dominoes-level-5"),
        Message("dominoes-level-6"),
        Message("dominoes-level-7"),
    ),
    _made,
)

PLAYERS: Final = Players(lambda seed, forget: SimpleDominos(), LEVELS)
