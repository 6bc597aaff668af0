"""The engine of each game of dice, by the net that comes with the house."""

from __future__ import annotations

from typing import Any, Final

from academie.engine.dice.course import course_engine
from academie.engine.dice.crossing import ONE_PLY, Looking
from academie.engine.dice.engine import DiceEngine
from academie.engine.dice.offered import RUNNING
from academie.engine.dice.trictrac import toc_engine, trictrac_engine

GAMES: Final = (*RUNNING, "trictrac", "toc")
"""The games that have a net of their own."""


def dice_engine(game: str, looking: Looking = ONE_PLY, net: bytes | None = None) -> DiceEngine[Any, Any]:
    """The engine of a game that has levels of dice; those in company are asked about their board.

    It judges by the net that comes with the house unless another is given.
    """
    if game in RUNNING:
        return course_engine(game, looking, net)
    return toc_engine(looking, net) if game == "toc" else trictrac_engine(looking, net)
