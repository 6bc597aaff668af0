"""Tourne-case solved: its states before a throw by number.

One player's men stand in one of 312 ways: three men outside, on the eleven flèches, one each, or on the coin.
A state is both players' ways, that of the thrower first.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any, Final

from academie.engine.solved.solution import Place, SolvedGame
from academie.games.tables.law.track import Track
from academie.games.tables.law.turns import Phase
from academie.games.tourne_case.law import TOURNE_CASE, TourneCaseState
from academie.games.tourne_case.law.movement import COIN
from academie.kernel import State, other

MEN: Final = 3
NAMES: Final[Mapping[tuple[bool, bool], str]] = {
    (False, False): "free",
    (False, True): "free-double",
    (True, False): "foremost",
    (True, True): "foremost-double",
}
"""The rules in the table: whether the foremost man must play, and whether the double counts."""


@cache
def ways() -> tuple[Track, ...]:
    """Every way that the men of one player can stand, in the order of their numbers."""
    return tuple(
        (MEN - on - home, *(int(point in points) for point in range(1, COIN)), home)
        for on in range(MEN + 1)
        for points in combinations(range(1, COIN), on)
        for home in range(MEN - on + 1)
    )


@cache
def numbers() -> Mapping[Track, int]:
    """The number of each way."""
    return {way: number for number, way in enumerate(ways())}


def rules(state: State[Any]) -> str | None:
    """The name of the rules in the table, for three men each."""
    if not isinstance(state, TourneCaseState) or state.rules.men.value != MEN:
        return None
    return NAMES[bool(state.rules.leader_first.value), state.double]


def place(state: State[Any]) -> Place | None:
    """The number of a state before a throw."""
    assert isinstance(state, TourneCaseState)
    if state.phase is not Phase.THROW:
        return None
    known, thrower = numbers(), state.thrower
    return Place(known[state.men[thrower]] * len(known) + known[state.men[other(thrower)]], thrower)


def starts() -> Mapping[str, TourneCaseState]:
    """The first state by each of the rules."""
    return {
        name: TOURNE_CASE.start(options={"first": "white", "leader_first": foremost, "double": double})
        for (foremost, double), name in NAMES.items()
    }


SOLVED: Final = SolvedGame("tourne-case", "academie.games.tourne_case", rules, place, starts)
