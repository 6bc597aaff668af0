"""What identifies an engine of dice: its weights, and its answers to a few fixed questions.

The games are short, and come out the same on every machine in well under a second.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any, Final

from academie.engine.dice.engine import Plan, dice_engine
from academie.engine.dice.nets import shipped
from academie.registry import registry

GAMES: Final = Plan(games=96, seed=1, chunks=1, most=120)


@cache
def dice(game: str) -> dict[str, Any]:
    """The signature of the engine of a game of dice: a few games played out from the start."""
    tally = dice_engine(game).rollout(registry[game].start(), plan=GAMES)
    return {"weights": weights(shipped(game)), "engine": [game, tally.games, f"{tally.mean:.4f}"]}


def weights(content: bytes) -> str:
    """The digest of the weights of an engine."""
    return sha256(content).hexdigest()
