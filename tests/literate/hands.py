"""What the blocks of trictrac by hand say: a table, what hands do at it one by one, and what must be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from academie.games.tables.law.track import MEN
from academie.games.trictrac.arbiter import ArbitratedState, set_table, strictness
from academie.games.trictrac.arbiter.faults import FaultMade, Ruling
from academie.games.trictrac.law import TRICTRAC
from academie.kernel import IllegalAction
from academie.kernel.marking import Marking
from academie.notation.seats import NAMES
from academie.words import Language
from tests.games.trictrac.law.setting import NOTATION
from tests.literate.asking import ASKS, differ
from tests.literate.blocks import BadBlock

SETTING: Final = {"marking", "rules", "position", "men", "acts"}
ARROW: Final = "->"


def check(fields: dict[str, str]) -> list[str]:
    """What is seen at the table otherwise than the block expects, in words; nothing if all is as expected."""
    if not {"position", "acts"} <= {*fields}:
        raise BadBlock("a block gives a position and acts")
    table = set_up(fields)
    problems: list[str] = []
    for line in fields["acts"].splitlines():
        act, _, expected = line.partition(ARROW)
        table, refusal = done(table, act.strip())
        told = [f"after {act.strip()}: {problem}" for problem in seen(table, refusal, parsed(expected))]
        problems += told
    return problems + seen(table, "", {word: fields[word] for word in fields if word not in SETTING})


def set_up(fields: dict[str, str]) -> ArbitratedState:
    """The table about to be thrown for."""
    partie = NOTATION.read_state(fields["position"], TRICTRAC.ruleset(fields.get("rules", "lep-rigueur")))
    by = strictness(Marking(fields.get("marking", "rigueur")), partie.rules)
    white, black = (MEN - int(men) for men in fields.get("men", "15-15").split("-"))
    return set_table(partie, by, (white, black))


def done(table: ArbitratedState, text: str) -> tuple[ArbitratedState, str]:
    """The table after an act, or as it was and why the act was refused."""
    try:
        act: Any = NOTATION.parse_in(table, text)
        return table.apply(act), ""
    except IllegalAction as refused:
        return table, str(refused)


def parsed(expected: str) -> dict[str, str]:
    """What a line expects after its act: words and values, parted by semicolons.

    Places may have semicolons too, so `articles` takes the rest of the line.
    """
    told, given, places = expected.partition("articles ")
    pairs = (item.strip().partition(" ") for item in told.split(";") if item.strip())
    return {word: value.strip() for word, _, value in pairs} | ({"articles": places.strip()} if given else {})


def seen(table: ArbitratedState, refusal: str, expected: dict[str, str]) -> list[str]:
    """How the table differs from what is expected; an act nobody expects to be refused is not."""
    if unknown := [word for word in expected if word not in {*SAYS, *ASKS, "refused"}]:
        raise BadBlock(f"nobody knows what {', '.join(unknown)} means")
    problems = (
        [] if expected.get("refused", "nothing") in (refusal or "nothing") else [f"refused: {refusal!r}"]
    )
    for word, value in expected.items():
        if word in SAYS:
            problems += differ(word, value, SAYS[word](table))
        elif word != "refused":
            problems += ASKS[word]({NOTATION.act(act) for act in table.actions()}, value)
    return problems


def faults(table: ArbitratedState) -> str:
    """The faults still open, with what each can cost."""
    open_ = table.state.faults
    return (
        " | ".join(f"{NAMES[fault.offender]} {fault.kind.value} {fault.points}" for fault in open_) or "none"
    )


def rulings(table: ArbitratedState) -> str:
    """What was decided by the last act."""
    decided = (event for event in table.events if isinstance(event, Ruling))
    return (
        " | ".join(f"{NAMES[event.seat]} {event.decision.value} {event.points}" for event in decided)
        or "none"
    )


def articles(table: ArbitratedState) -> str:
    """The articles of what the last act brought, faults and rulings alike."""
    told = (event for event in table.events if isinstance(event, FaultMade | Ruling))
    cited = (event.citation for event in told)
    return " | ".join(f"{each.source.siglum} {each.where(Language.ENGLISH)}" for each in cited) or "none"


def pair(values: tuple[int, int]) -> str:
    return f"{values[0]}-{values[1]}"


def shown(table: ArbitratedState, what: str) -> tuple[int, int]:
    white, black = table.state.marks
    return getattr(white, what), getattr(black, what)


def who(*seats: int | bool) -> str:
    return ",".join(name for name, there in zip(NAMES, seats, strict=True) if there) or "none"


SAYS: Final[dict[str, Callable[[ArbitratedState], str]]] = {
    "faults": faults,
    "rulings": rulings,
    "articles": articles,
    "points": lambda table: pair(shown(table, "points")),
    "holes": lambda table: pair(shown(table, "holes")),
    "behind": lambda table: pair(shown(table, "behind")),
    "double": lambda table: who(*shown(table, "double")),
    "pavillon": lambda table: who(*shown(table, "pavillon")),
    "owed": lambda table: pair(table.state.owed),
    "runs": lambda table: pair(table.state.score.runs),
    "bredouille": lambda table: "none" if (run := table.state.score.bredouille) is None else NAMES[run],
    "moment": lambda table: table.state.moment.value,
    "thrower": lambda table: NAMES[table.state.thrower],
    "board": lambda table: NOTATION.state(table).split()[0],
}
"""What can be read off the table, to be compared word for word."""
