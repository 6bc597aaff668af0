"""What the blocks of draughts say: a position, what hands do in it, and what must come of that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from academie.games.draughts import GAME as DAMES
from academie.games.draughts.arbiter import ArbitratedState
from academie.games.draughts.arbiter.acts import TableAct
from academie.games.draughts.arbiter.faults import FaultMade, Ruling
from academie.games.draughts.law.fen import fen, read_fen
from academie.games.draughts.text import DamesNotation
from academie.kernel import Event, IllegalAction, OptionValue
from tests.literate.asking import ASKS, differ, listed
from tests.literate.blocks import BadBlock

NOTATION: Final = DamesNotation()
NAMES: Final = ("white", "black")
GIVEN: Final = frozenset({"rules", "position", "acts", "option"})


def check(fields: dict[str, str]) -> list[str]:
    """What the arbiter answers otherwise than the block expects, in words; nothing if all is as expected."""
    expected = {word: value for word, value in fields.items() if word not in GIVEN}
    if unknown := [word for word in expected if word not in {*SAYS, *ASKS, "refused"}]:
        raise BadBlock(f"nobody knows what {', '.join(unknown)} means")
    if not expected or "position" not in fields or "rules" not in fields:
        raise BadBlock("a block gives rules and a position and expects something")
    table = reached(fields)
    return [problem for word, value in expected.items() for problem in compare(table, word, value)]


def compare(table: ArbitratedState, word: str, value: str) -> list[str]:
    """How the table differs from one line of the block."""
    if word == "refused":
        return [f"refused: {text!r} is taken" for text in listed(value) if takes(table, text)]
    if word in ASKS:
        return ASKS[word]({NOTATION.act(act) for act in table.actions()}, value)
    got = SAYS[word](table)
    expected = fen(read_fen(value, table.state.damier)) if word == "pieces" else value
    return differ(word, expected, got)


def reached(fields: dict[str, str]) -> ArbitratedState:
    """The table in rigour, after the acts."""
    given: dict[str, OptionValue] = {"marking": "rigueur", "position": fields["position"]}
    given |= dict.fromkeys(listed(fields.get("option", "")), True)
    table = DAMES.start(DAMES.ruleset(fields["rules"]), given)
    assert isinstance(table, ArbitratedState)
    for text in listed(fields.get("acts", "")):
        table = table.apply(read(text))
    return table


def read(text: str) -> TableAct:
    return cast(TableAct, NOTATION.read_act(text))


def takes(table: ArbitratedState, text: str) -> bool:
    """Whether the act, foreseen by some rule, is taken, rightly or wrongly done."""
    try:
        table.apply(read(text))
    except IllegalAction:
        return False
    return True


def judged(table: ArbitratedState) -> list[FaultMade | Ruling]:
    """The faults and rulings the last act brought."""
    return [event for event in table.events if isinstance(event, FaultMade | Ruling)]


def told(event: FaultMade | Ruling) -> str:
    """Who, what, and which squares: of a fault, what may be huffed and what may be made to be played."""
    if isinstance(event, Ruling):
        return " ".join(filter(None, (NAMES[event.seat], event.decision.value, squares(event.squares))))
    words = [NAMES[event.seat], event.kind.value]
    words += [f"souffler {squares(event.huffable)}"] if event.huffable else []
    words += [f"jouer {squares(event.playable)}"] if event.playable else []
    return " ".join(words)


def squares(line: tuple[int, ...]) -> str:
    return ",".join(map(str, line))


def joined(table: ArbitratedState, say: Callable[[FaultMade | Ruling], str]) -> str:
    return " | ".join(say(event) for event in judged(table)) or "none"


def cited(event: Event) -> str:
    return str(event.citation)


def outcome(table: ArbitratedState) -> str:
    if table.outcome is None:
        return "none"
    return " ".join((*(NAMES[seat] for seat in table.outcome.winners), table.outcome.reason))


SAYS: Final[dict[str, Callable[[ArbitratedState], str]]] = {
    "told": lambda table: joined(table, told),
    "cites": lambda table: joined(table, cited),
    "pieces": lambda table: fen(table.state.game.position),
    "actor": lambda table: NAMES[table.actor] if isinstance(table.actor, int) else "nobody",
    "outcome": outcome,
}
"""What can be read off the table, to be compared word for word."""
