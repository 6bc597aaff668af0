"""What can be counted in any game."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, cast

from academie.kernel import Event, Text
from academie.library.lessons.condition import Term
from academie.library.lessons.measures.measure import Measure, whom
from academie.library.lessons.setting import Played


def event(played: Played, called: str, whose: str | None = None, **facts: Term) -> int:
    """How many events of that name the act brought, to whom and with those facts if told."""
    seat = None if whose is None else whom(played, whose)
    return sum(
        found.called == called and seat in {None, found.seat} and _fits(found, facts)
        for found in played.after.events
    )


def _fits(found: Event, facts: Mapping[str, Term]) -> bool:
    return all(_plain(getattr(found, name, None)) == value for name, value in facts.items())


def _plain(value: object) -> object:
    """A field of an event as lessons write it: a tuple by how many it has."""
    if isinstance(value, Enum):
        return value.value
    return len(cast(tuple[object, ...], value)) if isinstance(value, tuple) else value


def legal(played: Played) -> int:
    """How many acts are legal after the act."""
    return len(played.after.actions())


def won(played: Played, whose: str = "mine") -> int:
    """Whether the game is over and won."""
    outcome = played.after.outcome
    return int(outcome is not None and whom(played, whose) in outcome.winners)


def drawn(played: Played) -> int:
    """Whether the game is over and drawn."""
    outcome = played.after.outcome
    return int(outcome is not None and not outcome.winners)


COMMON: Final = {
    "event": Measure(event, Text("effet voulu de ce coup", "wanted effect of the play"), result=True),
    "legal": Measure(legal, Text("coups permis", "legal acts")),
    "won": Measure(won, Text("partie gagnée", "game won"), result=True),
    "drawn": Measure(drawn, Text("partie remise", "game drawn"), result=True),
}
