"""What is told to players who check it: an alarm of theirs is kept, and ends nothing here."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from academie.dice.log import Entry
from academie.dice.player import Alarm, Throw
from tests.dice.exchange import House


def told(house: House, entry: Entry, seats: Sequence[int] = (0, 1)) -> None:
    """Tell an event to these seats, whatever they think of it."""
    for seat in seats:
        with suppress(Alarm):
            house.players[seat].receive(entry)


def asked(house: House, seat: int, throw: Throw) -> bytes | None:
    """The link that a seat gives, if it gives one."""
    with suppress(Alarm):
        return house.players[seat].share(throw)
    return None
