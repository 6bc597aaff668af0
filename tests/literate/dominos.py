"""What the blocks of dominoes say: a table, what is done at it, and what must come of that."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from academie.games.dominoes.arbiter import ArbitratedState, set_table
from academie.games.dominoes.law import DominoState
from academie.games.dominoes.law.tiles import SET
from academie.games.dominoes.text import DominosNotation
from academie.games.dominoes.text.tiles import NAMES, SEATS, tiles_text
from academie.kernel import IllegalAction, Seat, State
from tests.literate import plain
from tests.literate.asking import ASKS, differ, listed
from tests.literate.blocks import BadBlock

NOTATION: Final = DominosNotation()
GIVEN: Final = frozenset({"rules", "agreed", "begin", "position", "acts"})
AnyState = State[Any]


def check(fields: dict[str, str]) -> list[str]:
    """What the law answers otherwise than the block expects, in words; nothing if all is as expected."""
    return _checked(fields, lambda partie: partie)


def check_by_hand(fields: dict[str, str]) -> list[str]:
    """The same at a table with hands, in rigour."""
    return _checked(fields, set_table)


def check_complete(fields: dict[str, str]) -> list[str]:
    """The same at a complete table, where mishaps happen."""
    return _checked(fields, partial(set_table, complete=True))


def _checked(fields: dict[str, str], seat_down: Callable[[DominoState], AnyState]) -> list[str]:
    expected = {word: value for word, value in fields.items() if word not in GIVEN}
    if unknown := [word for word in expected if word not in {*SAYS, *ASKS, "refused"}]:
        raise BadBlock(f"nobody knows what {', '.join(unknown)} means")
    if not expected or not {"position", "begin"} & {*fields}:
        raise BadBlock("a block gives a position or options to begin with, and expects something")
    state = seat_down(cast(DominoState, plain.begun("dominos", fields)))
    for text in listed(fields.get("acts", "")):
        state = state.apply(NOTATION.parse_in(state, text))
    return [problem for word, value in expected.items() for problem in _compared(state, word, value)]


def _compared(state: AnyState, word: str, value: str) -> list[str]:
    if word == "refused":
        return [f"refused: {text!r} is taken" for text in listed(value) if takes(state, text)]
    if word in ASKS:
        return ASKS[word]({NOTATION.act(act) for act in state.actions()}, value)
    return differ(word, value, SAYS[word](state))


def takes(state: AnyState, text: str) -> bool:
    """Whether the act, foreseen by some rule, is taken, rightly or wrongly done."""
    try:
        state.apply(NOTATION.parse_in(state, text))
    except IllegalAction:
        return False
    return True


def party(state: AnyState) -> DominoState:
    partie = state.state.game if isinstance(state, ArbitratedState) else state
    assert isinstance(partie, DominoState)
    return partie


def view(state: AnyState, seat: str) -> str:
    """All that a seat sees."""
    return NOTATION.state(state.view(None if seat == "nobody" else SEATS[seat]))


def seen(state: AnyState, seat: str) -> str:
    """What a seat sees of the hands."""
    return view(state, seat).split()[1]


SAYS: Final[dict[str, Callable[[AnyState], str]]] = {
    "told": partial(plain.told, NOTATION),
    "cites": partial(plain.cites, NOTATION),
    "line": lambda state: tiles_text(party(state).line),
    "scores": lambda state: "-".join(map(str, party(state).scores)),
    "leader": lambda state: NAMES[party(state).leader],
    "phase": lambda state: party(state).phase.value,
    "talon": lambda state: str(party(state).talon),
    "actor": lambda state: NAMES[Seat(state.actor)] if isinstance(state.actor, int) else "nobody",
    "outcome": partial(plain.outcome, NOTATION),
    "chances": lambda state: f"{len(state.chance())} of {len(SET)}",
    **{f"seen by {name}": partial(seen, seat=name) for name in (*NAMES, "nobody")},
    **{f"view of {name}": partial(view, seat=name) for name in (*NAMES, "nobody")},
}
"""What can be read off the table, to be compared word for word."""
