"""What the blocks of trictrac say: a position, the acts done in it, and what must come of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.events import Marked
from academie.games.trictrac.law.jans import JanScored
from academie.kernel import Event, SetupError
from tests.games.trictrac.law.setting import NOTATION, legal
from tests.literate.asking import ASKS, differ, listed
from tests.literate.blocks import BadBlock

NAMES: Final = ("white", "black")
GIVEN: Final = frozenset({"rules", "position", "acts"})


def check(fields: dict[str, str]) -> list[str]:
    """What the law answers otherwise than the block expects, in words; nothing if all is as expected."""
    expected = {word: value for word, value in fields.items() if word not in GIVEN}
    if unknown := [word for word in expected if word not in {*SAYS, *ASKS, "cannot"}]:
        raise BadBlock(f"nobody knows what {', '.join(unknown)} means")
    if not expected or "position" not in fields:
        raise BadBlock("a block gives a position and expects something")
    try:
        state = reached(fields)
    except SetupError as refused:
        return differ("cannot", expected.get("cannot", "nothing wrong"), str(refused))
    return [problem for word, value in expected.items() for problem in compare(state, word, value)]


def compare(state: TrictracState, word: str, value: str) -> list[str]:
    """How the state differs from one line of the block."""
    if word in ASKS:
        return ASKS[word](legal(state), value)
    return differ(word, value, SAYS[word](state) if word in SAYS else "nothing wrong")


def reached(fields: dict[str, str]) -> TrictracState:
    """The state of the position after the acts."""
    state = NOTATION.read_state(fields["position"], TRICTRAC.ruleset(fields.get("rules")))
    for text in listed(fields.get("acts", "")):
        state = state.apply(NOTATION.resolve(state, text))
    return state


def jans(state: TrictracState) -> str:
    """Each jan of the last act with who is given its points, in the order they are named."""
    return " | ".join(jan(event) for event in state.events if isinstance(event, JanScored)) or "none"


def jan(event: JanScored) -> str:
    words = [NAMES[event.seat], event.scored.jan.value]
    words += [event.scored.table.name.lower()] if event.scored.table else []
    return " ".join((*words, str(event.scored.points)))


def gains(state: TrictracState) -> str:
    """The points the last act is worth to White and to Black."""
    given = [0, 0]
    for event in state.events:
        given[event.seat] += event.scored.points if isinstance(event, JanScored) else 0
    return f"{given[0]}-{given[1]}"


def marks(state: TrictracState) -> str:
    """Who marked how much by the last act."""
    return " | ".join(mark(event) for event in state.events if isinstance(event, Marked)) or "none"


def mark(event: Event) -> str:
    assert isinstance(event, Marked)
    return f"{NAMES[event.seat]} {event.points}"


def outcome(state: TrictracState) -> str:
    if state.outcome is None:
        return "none"
    return " ".join((*(NAMES[seat] for seat in state.outcome.winners), state.outcome.reason))


SAYS: Final[dict[str, Callable[[TrictracState], str]]] = {
    "jans": jans,
    "gains": gains,
    "marks": marks,
    "outcome": outcome,
    "points": lambda state: f"{state.score.points[0]}-{state.score.points[1]}",
    "holes": lambda state: f"{state.score.holes[0]}-{state.score.holes[1]}",
    "bredouille": lambda state: "none" if state.score.bredouille is None else NAMES[state.score.bredouille],
    "thrower": lambda state: NAMES[state.thrower],
    "phase": lambda state: state.phase.value,
    "men": lambda state: NOTATION.state(state).split()[0],
}
"""What can be read off the state, to be compared word for word."""
