"""The doctrine of Lepeintre: his principles of good play, each with its number.

The arithmetic of the next throw is the ground; the principles about men and cases are added to it. All is
counted in holes. Letters are those of a player's own flèches, from the talon, A, to the coin, L.

Source: LEP part 3.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from academie.engine.core import TrictracEngine, TrictracPartie
from academie.engine.dice.engine import DiceEngine
from academie.games.tables.law.play import Play
from academie.games.tables.law.track import MEN, TABLE, Track, can_make, full, moved
from academie.games.trictrac.claims.principles import COIN, GRAND_JAN, LONG, PRINCIPLES, View
from academie.games.trictrac.law.state import TrictracState
from academie.games.trictrac.players.engine import CoreAct, TrictracBridge
from academie.kernel import WHITE, Action, Citation, State
from academie.library.doctrine import Doctrine, Principle, Reason
from academie.sources import LEP
from academie.words import Message

HOLE: Final = 0.08
"""What a hole is worth in stakes, as the handicaps measured it (docs/lab.md)."""


class Case(NamedTuple):
    """An act as the principles look at it: the state before, where the men stand after, and the count."""

    view: View
    act: Action
    then: Track
    arithmetic: float
    """What the next throw makes of it, in holes."""


def _named(*names: str) -> Callable[[Case], float]:
    """Whether an act is what one of the principles that claims measure prefers, where it applies."""
    principles = [PRINCIPLES[name] for name in names]

    def follows(case: Case) -> float:
        return float(any(each.holds(case.view) and each.better(case.view, case.act) for each in principles))

    return follows


def _all_down(case: Case) -> float:
    """Both men of the first throw are put down."""
    return float(case.view.mine[0] == MEN and case.then[0] == MEN - 2)


def _coin(case: Case) -> float:
    return float(case.then[COIN] >= 2)


def _extended(case: Case) -> float:
    """How much of the grand jan is held, half a case counting half."""
    return sum(min(2, case.then[point]) for point in GRAND_JAN) / (2 * TABLE)


def _wood(case: Case) -> float:
    """How many men have left the talon."""
    return 1 - case.then[0] / MEN


def _plein(case: Case) -> float:
    """Whether the grand jan is full, or can no longer be."""
    if full(case.then, TABLE):
        return 1.0
    return 0.0 if can_make(case.then, TABLE) else -1.0


def _long(case: Case) -> float:
    """The points left to play behind the coin while the grand jan is full, as a part of what holding asks."""
    spare = case.view._replace(mine=case.then).spare
    return min(spare, LONG) / LONG if full(case.then, TABLE) else 0.0


def _principle(
    key: str, place: str, stress: float, follows: Callable[[Case], float], *claims: str
) -> Principle[Case]:
    said = Message(f"trictrac-doctrine-{key}")
    return Principle(said, Citation(LEP, f"part 3 {place}"), stress, follows, claims)


@cache
def principles() -> tuple[Principle[Case], ...]:
    """The principles in the order of the book."""
    return (
        _principle("first", "no. 1", 0.3, _all_down, "LEP-III-1A", "LEP-III-1B", "LEP-III-1C"),
        _principle("second", "no. 2", 0.2, _named("second-nine", "second-ten"), "LEP-III-2A", "LEP-III-2B"),
        _principle("tenth", "no. 3", 0.2, _named("tenth-case"), "LEP-III-3"),
        # Half of 0.2, as it weighed while its claim counted as refuted, until that is measured again.
        _principle("bourgeois", "no. 4", 0.1, _named("coin-bourgeois"), "LEP-III-4"),
        _principle("devil", "no. 5", 0.2, _named("case-du-diable"), "LEP-III-5"),
        _principle("passing", "nos. 6-7", 0.2, _named("large-throw", "with-a-gap"), "LEP-III-6", "LEP-III-7"),
        _principle("third", "no. 8", 0.2, _named("no-third-throw"), "LEP-III-8"),
        _principle("coin", "no. 9", 0.4, _coin),
        _principle("extend", "no. 10", 1.2, _extended),
        _principle("wood", "no. 12", 1.5, _wood, "LEP-III-12"),
        _principle("arithmetic", "nos. 15-17", 1.0, lambda case: case.arithmetic),
        _principle("fill", "no. 32", 0.9, _plein),
        _principle(
            "put-in", "nos. 32-33", 0.2, _named("put-in-first", "not-put-in"), "LEP-III-32", "LEP-III-32B"
        ),
        _principle("worn", "nos. 52, 54", 0.3, _named("worn-goes", "long-against-backward"), "LEP-III-52"),
        _principle("long", "no. 53", 0.6, _long, "LEP-III-53"),
    )


@cache
def _arithmetic() -> DiceEngine[TrictracPartie, CoreAct]:
    weights = (files("academie.games.trictrac") / "weights" / "lepeintre.txt").read_text(encoding="utf-8")
    return DiceEngine(TrictracBridge(TrictracEngine.by_hand(weights)))


def _then(view: View, act: Action) -> Track:
    return moved(view.mine, act.moves) if isinstance(act, Play) else view.mine


def _cases(state: State[Any], acts: Sequence[Action]) -> list[Case]:
    assert isinstance(state, TrictracState)
    view, sign = View.of(state), 1 if state.actor == WHITE else -1
    holes = {_key(view, each.action): sign * each.value / HOLE for each in _arithmetic().rank(state)}
    return [Case(view, act, _then(view, act), holes[_key(view, act)]) for act in acts]


def _key(view: View, act: Action) -> object:
    """What an act comes to: plays that leave the men alike are worth the same."""
    return _then(view, act) if isinstance(act, Play) else act


class DoctrineOfLepeintre:
    """Plays trictrac by the principles of Lepeintre; the same state is always answered alike."""

    def __init__(self) -> None:
        self._doctrine = Doctrine(principles(), _cases)

    def choose(self, state: State[Any]) -> Action:
        acts = state.actions()
        act: Action = acts[0] if len(acts) == 1 else acts[self._doctrine.best(state, acts)]
        return act

    def explain(self, state: State[Any], act: Action) -> tuple[Reason, ...]:
        acts = state.actions()
        return self._doctrine.reasons(state, acts, acts.index(act))
