"""By what the engine of draughts judges positions."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from importlib.resources import files


class Evaluation(StrEnum):
    """Weights learnt from games, or told by hand; where none were learnt, those told by hand do."""

    TRAINED = "trained"
    BY_HAND = "by-hand"


@cache
def trained() -> bytes:
    """The learnt weights that come with the house; their first line says how they were made."""
    return (files("academie.games.draughts.players") / "weights" / "dames.weights").read_bytes()
