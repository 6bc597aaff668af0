"""The compiled engine at trictrac, toc and the marqué: players by level, and what its net expects.

Players err as people do: a beginner is content with a play that looks nearly as good as another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import accumulate, pairwise
from typing import Any, Final

from academie.engine.core import TrictracEngine, TrictracPartie
from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.engine import DiceEngine, EnginePlayer, Strength
from academie.engine.dice.nets import card, shipped
from academie.engine.player import Fallibility, Player
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import throw
from academie.games.trictrac.core import core_rules, core_state, play_of
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, Undertake
from academie.games.trictrac.law.rules import ACAD_1698, ACAD_1749, DEFAULT, TrictracRules
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.games.trictrac.players.by_hand import HandsTrictrac
from academie.kernel import CHANCE, Action, OptionError, State
from academie.words import Message

WHOLE: Final = "trictrac-3"
"""The encoding of nets that say the chance of a partie, by the score too."""

CoreAct = tuple[str, list[tuple[int, int]]]
"""An act as the compiled core gives it: its name, and the moves of a play."""

WORDS: Final[Mapping[str, Action]] = {
    "plein": Undertake(Promise.PLEIN),
    "coin": Undertake(Promise.COIN),
    "hold": Tenir(),
    "go-away": SEnAller(),
}


class TrictracBridge:
    """The bridge of trictrac, toc and the marqué to the compiled engine that judges them."""

    def __init__(self, engine: TrictracEngine) -> None:
        self._engine = engine

    @property
    def engine(self) -> TrictracEngine:
        return self._engine

    def to_core(self, state: State[Any]) -> TrictracPartie:
        return core_state(_partie(state))

    def from_core(self, state: State[Any], core_act: CoreAct) -> Action:
        name, moves = core_act
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
) -> DiceEngine[TrictracPartie, CoreAct]:
    """The engine of trictrac; with another net than those of the package where one is given."""
    return DiceEngine(TrictracBridge(core_engine(net)), looking)


def core_engine(net: bytes | None = None) -> TrictracEngine:
    """The compiled engine by the nets of the package, or by another.

    Nets of whole parties judge those, each by its law and the first by any other; the net of the lead judges
    what is no partie of trictrac.
    """
    if net is None:
        return _package_engine()
    if card(net).encoding == WHOLE:
        return TrictracEngine(shipped("trictrac"), [(core_rules(DEFAULT), net)])
    return TrictracEngine(net)


@cache
def _package_engine() -> TrictracEngine:
    """The engine by the nets of the package: threads may share it."""
    laws = [(core_rules(rules), whole_net(name)) for name, rules in laws_of_nets().items()]
    return TrictracEngine(shipped("trictrac"), laws)


def laws_of_nets() -> dict[str, TrictracRules]:
    """Which law each net of whole parties has learnt. Lepeintre's of 1818 is played as the default is."""
    return {"partie": DEFAULT, "partie-1698": ACAD_1698, "partie-1749": ACAD_1749}


def net_of_law(rules: TrictracRules) -> bytes:
    """The net of whole parties that judges games of a rule set: its own, or that of the default."""
    points = rules.plain(TrictracRules)
    learnt = (name for name, law in laws_of_nets().items() if law.plain(TrictracRules) == points)
    return whole_net(next(learnt, "partie"))


@cache
def whole_net(name: str = "partie") -> bytes:
    """A net of whole parties that comes with the package."""
    return (files("academie.games.trictrac") / "nets" / f"{name}.safetensors").read_bytes()


def toc_engine(
    looking: SearchDepth = ONE_PLY, net: bytes | None = None
) -> DiceEngine[TrictracPartie, CoreAct]:
    """The engine of toc."""
    return DiceEngine(TrictracBridge(TrictracEngine(shipped("toc") if net is None else net)), looking)


STRENGTHS: Final[Mapping[str, Strength]] = {
    "niveau-1": Strength(fallibility=Fallibility(0.30, 0.12)),
    "niveau-2": Strength(fallibility=Fallibility(0.20, 0.077)),
    "niveau-3": Strength(fallibility=Fallibility(0.13, 0.05)),
    "niveau-4": Strength(fallibility=Fallibility(0.08, 0.03)),
    "niveau-5": Strength(),
    "niveau-6": Strength(SearchDepth(plies=2, wide=6, margin=0.06)),
}
"""By name, each erring less or looking further than the one before."""


def trictrac_player(name: str, seed: int | None, forget: float) -> Player:
    """The player of a level; where one marks for oneself it does, forgetfully."""
    strength = STRENGTHS[name]
    board = EnginePlayer(trictrac_engine(strength.looking), strength.fallibility, seed)
    return HandsTrictrac(board, forget, seed)


def toc_player(name: str, seed: int | None, forget: float) -> Player:
    """The player of a level at toc; where one marks for oneself it does, forgetfully."""
    strength = STRENGTHS[name]
    board = EnginePlayer(toc_engine(strength.looking), strength.fallibility, seed)
    return HandsTrictrac(board, forget, seed)


HOLES: Final = 8.0
"""The lead in holes that the net gives as certain."""
LEADS: Final = range(-6, 7)
"""The leads distinguished at the end of a relevé: the first and the last stand for all beyond."""
NO_SEARCH: Final = (0, 1, 0.0)
"""No look ahead."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """For the thrower: the lead in holes to be expected from now on, how likely each lead in those
    made to the end of the relevé is, and what the partie is worth to him in stakes.
    """

    lead: float
    releve: Mapping[int, float]
    stakes: float


def prospects(state: TrictracState, net: bytes | None = None) -> Prospects:
    """What is foretold, by the nets of the package unless another is given.

    Raises `OptionError` where no throw is waited for.
    """
    if state.actor is not CHANCE:
        raise OptionError(Message("trictrac-no-dice-due"))
    engine, core = core_engine(net), core_state(state)
    lead, *at_least = engine.word(core)
    # Chances of more never exceed those of less, though the net gives each by itself.
    falling = [1.0, *accumulate(at_least, min), 0.0]
    chances = (more - most for more, most in pairwise(falling))
    worth = engine.value(core, NO_SEARCH)
    return Prospects(
        lead=(lead - 0.5) * 2 * HOLES,
        releve=dict(zip(LEADS, chances, strict=True)),
        stakes=-worth if state.thrower else worth,
    )
