"""The engine of each game of dice, by the net that is shipped with it."""

from __future__ import annotations

from typing import Any, Final, Protocol

from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.engine import DiceEngine
from academie.kernel import Facet
from academie.registry import registry


class MakeEngine(Protocol):
    """Makes the engine of a game that looks so far ahead, by that net or the one shipped with the game."""

    def __call__(self, looking: SearchDepth = ONE_PLY, net: bytes | None = None) -> DiceEngine[Any, Any]: ...


DICE: Final[Facet[MakeEngine]] = Facet("dice")


def dice_engine(game: str, looking: SearchDepth = ONE_PLY, net: bytes | None = None) -> DiceEngine[Any, Any]:
    """Return the engine of a game of dice; those in company are asked about their board.

    It judges by the net that is shipped unless another is given. Raises `NoFacet` for other games.
    """
    return DICE.of(registry[game])(looking, net)
