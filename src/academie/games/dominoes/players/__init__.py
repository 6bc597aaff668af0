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
        Message("dominoes-guesses-other-hands-once-and-trusts"),
        Message("dominoes-imagines-four-deals-before-lays-de"),
        Message("dominoes-imagines-sixteen-deals-and-sees-end"),
        Message("dominoes-imagines-sixty-four-deals-remembers-who"),
        Message("dominoes-imagines-two-hundred-deals-strong"),
        Message("dominoes-imagines-five-hundred-deals-strongest-house"),
    ),
    _made,
)

PLAYERS: Final = Players(lambda seed, forget: SimpleDominos(), LEVELS)
