"""What the net of trictrac foretells of a state that waits for a throw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, pairwise
from typing import Final

from academie.engine.core import TrictracEngine
from academie.engine.dice.nets import shipped
from academie.games.trictrac.core import core_state
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import CHANCE, OptionError, Text

HOLES: Final = 8.0
"""A lead of so many holes is told as certain."""
LEADS: Final = range(-6, 7)
"""The leads told apart at the end of a relevé: the first and the last stand for all beyond."""
JUDGES_WORD: Final = (0, 1, 0.0)
"""No look ahead."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """In the eyes of who throws: the lead in holes to be expected from now on, how likely each lead in those
    made to the end of the relevé is, and what the partie is worth to him in stakes.
    """

    lead: float
    releve: Mapping[int, float]
    stakes: float


def prospects(state: TrictracState, net: bytes | None = None) -> Prospects:
    """What is foretold, by the net that comes with the house unless another is given.

    Raises `OptionError` where no throw is waited for.
    """
    if state.actor is not CHANCE:
        raise OptionError(Text("on n'attend pas de dés", "no dice are waited for"))
    engine, twin = _engine(net), core_state(state)
    lead, *at_least = engine.word(twin)
    # Chances of more never exceed those of less, though each is said by itself.
    falling = [1.0, *accumulate(at_least, min), 0.0]
    chances = (more - most for more, most in pairwise(falling))
    worth = engine.value(twin, JUDGES_WORD)
    return Prospects(
        lead=(lead - 0.5) * 2 * HOLES,
        releve=dict(zip(LEADS, chances, strict=True)),
        stakes=-worth if state.thrower else worth,
    )


@cache
def _engine(net: bytes | None) -> TrictracEngine:
    return TrictracEngine(shipped("trictrac") if net is None else net)
