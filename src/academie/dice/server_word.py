"""What of a flawless game its server alone says: no signature and no link shows it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from academie.dice.fold import NOT_SAID, Kind
from academie.dice.log import Entry


class What(StrEnum):
    """What the server says."""

    TIMES = "times"
    """When anything happened, how long anybody took, and that nothing was said which is not in the log."""
    WHO = "who"
    """Who sat down."""
    UNSIGNED = "unsigned"
    """What a seat said, did and gave after the last event that it has signed."""
    REKEY = "rekey"
    """That a seat has another key and chain."""
    FLAG = "flag"
    """That the time of a seat had run out."""
    CLAIM = "claim"
    """That a seat was away, so that the game could be claimed."""
    ABANDONED = "abandoned"
    """That nobody came back."""
    ABORT = "abort"
    """That the game could not go on."""
    REST = "rest"
    """That the game was adjourned, or resumed, by nobody at the table."""
    PAUSE = "pause"
    """That time was lost, and is given back."""
    LAW = "law"
    """That another edition of the law was needed."""


ALWAYS: Final[Mapping[str, What]] = {Kind.ABORT: What.ABORT, Kind.PAUSE: What.PAUSE, Kind.LAW: What.LAW}
BY_NOBODY: Final[Mapping[str, What]] = {
    **ALWAYS,
    Kind.ABANDONED: What.ABANDONED,
    Kind.ADJOURN: What.REST,
    Kind.RESUME: What.REST,
}
"""What the server says by an event without a seat; a new chain of its own must be due."""
OF_A_SEAT: Final[Mapping[str, What]] = {
    **ALWAYS,
    Kind.ABANDONED: What.CLAIM,
    Kind.FLAG: What.FLAG,
    Kind.REKEY: What.REKEY,
}
"""What it says of a seat."""


class ServerWord(NamedTuple):
    """One of these things, of which seat it is said, and by which events."""

    what: What
    seat: int | None = None
    events: tuple[int, ...] = ()


def server_word(
    log: Sequence[Entry], signed: Mapping[int, int], vouched: Collection[int]
) -> list[ServerWord]:
    """What of a log is its server's word, if seats have signed it so far, and those vouch for it."""
    seats = range(len(log[0].body["who"]))
    by_events: dict[tuple[What, int | None], list[int]] = {}
    for entry in log:
        said = BY_NOBODY if entry.seat is None else OF_A_SEAT
        if entry.kind in said:
            by_events.setdefault((said[entry.kind], entry.seat), []).append(entry.seq)
    return [
        ServerWord(What.TIMES),
        *(ServerWord(What.WHO, seat) for seat in seats if seat not in vouched),
        *(
            ServerWord(What.UNSIGNED, seat, events)
            for seat in seats
            if (events := tuple(_of_seat(log[signed.get(seat, -1) + 1 :], seat)))
        ),
        *(ServerWord(what, seat, tuple(events)) for (what, seat), events in by_events.items()),
    ]


def _of_seat(log: Sequence[Entry], seat: int) -> Iterator[int]:
    """The events of a seat's own words and acts, and of the rolls for which it gave a link."""
    for entry in log:
        links: Sequence[str | None] = entry.body.get("shares") or ()
        gave = entry.kind == Kind.ROLL and bool(links) and links[seat] is not None
        if gave or (entry.seat == seat and entry.kind not in NOT_SAID):
            yield entry.seq
