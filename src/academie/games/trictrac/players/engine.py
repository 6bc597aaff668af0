"""Trictrac, toc and the marqué cross over to the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from academie.engine.core import TrictracEngine, TrictracPartie
from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.engine import DiceEngine
from academie.engine.dice.nets import shipped
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import throw
from academie.games.trictrac.core import core_state, play_of
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, Undertake
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.kernel import Action, State

Told = tuple[str, list[tuple[int, int]]]
"""An act as the twin tells it: its name, and the moves of a play."""

WORDS: Final[Mapping[str, Action]] = {
    "plein": Undertake(Promise.PLEIN),
    "coin": Undertake(Promise.COIN),
    "hold": Tenir(),
    "go-away": SEnAller(),
}


class TrictracBridge:
    """The passage of trictrac and its kin, with the net that judges."""

    def __init__(self, net: bytes) -> None:
        self._engine = TrictracEngine(net)

    @property
    def engine(self) -> TrictracEngine:
        return self._engine

    def to_core(self, state: State[Any]) -> TrictracPartie:
        return core_state(_partie(state))

    def from_core(self, state: State[Any], told: Told) -> Action:
        name, moves = told
        return play_of(tuple(moves)) if name == "play" else WORDS[name]

    def dice(self, state: State[Any], faces: Sequence[int]) -> Action:
        one, two = faces
        return FirstDice(one, two) if _partie(state).phase is Phase.FIRST_DICE else throw(one, two)


def _partie(state: State[Any]) -> TrictracState:
    if not isinstance(state, TrictracState):
        raise ValueError(f"the engine of trictrac knows no {type(state).__name__}")
    return state


def trictrac_engine(
    looking: SearchDepth = ONE_PLY, net: bytes | None = None
) -> DiceEngine[TrictracPartie, Told]:
    """The engine of trictrac; with another net than the one that comes with the house where one is given."""
    return DiceEngine(TrictracBridge(shipped("trictrac") if net is None else net), looking)


def toc_engine(looking: SearchDepth = ONE_PLY, net: bytes | None = None) -> DiceEngine[TrictracPartie, Told]:
    """The engine of toc."""
    return DiceEngine(TrictracBridge(shipped("toc") if net is None else net), looking)
