"""How a player left a game: aborted, gone or stalling."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple
from uuid import UUID

from academie.dice.fold import Fold, Kind
from academie.dice.log import Entry
from academie.server.game.clock import LIVE, MINUTE_MS, ClockRule

STRANGERS: Final = frozenset({"seek", "open"})
"""The origins of games between people who have not chosen each other."""
STALL_PART: Final = 3
"""Who lets this part of the whole time go by, and a minute at least, before resigning or flagging, stalls."""


class Fault(StrEnum):
    """What somebody did to their opponent."""

    ABORTED = "aborted"
    """They did not make their first act."""
    LEFT = "left"
    """They stayed away until the game was claimed or their time ran out."""
    STALLED = "stalled"
    """They were there, and let much time go by before they resigned or flagged."""


class Ending(NamedTuple):
    """How a game ended, as far as conduct goes: its log, its clock, and who was there when it ended."""

    log: Sequence[Entry]
    clock: ClockRule
    present: frozenset[int] | None
    """The seats that were there; nothing if that is not known any more."""


def is_watched(clock: ClockRule, origin: str, *, machine: bool, rated: bool) -> bool:
    """Whether conduct counts in such a game."""
    return clock.pace in LIVE and not machine and (rated or origin in STRANGERS)


def fault_of(game_id: UUID, ending: Ending) -> tuple[int, Fault] | None:
    """The seat that is to blame for the end of a game, if one is, and for what; in doubt nobody."""
    ended = next((entry for entry in reversed(ending.log) if entry.kind != Kind.REVEAL), None)
    if ended is None:
        return None
    if ended.kind == Kind.ABORT:
        actor = Fold.of(game_id, ending.log).state.actor
        return (actor, Fault.ABORTED) if isinstance(actor, int) else None
    if ended.seat is None or ended.kind not in {Kind.ABANDONED, Kind.FLAG, Kind.RESIGN}:
        return None
    if ended.kind == Kind.ABANDONED:
        return ended.seat, Fault.LEFT
    if ended.kind == Kind.FLAG and ending.present is not None and ended.seat not in ending.present:
        return ended.seat, Fault.LEFT
    bound = max(MINUTE_MS, ending.clock.base_ms // STALL_PART)
    return (ended.seat, Fault.STALLED) if _last_thought_ms(ending.log, ended) >= bound else None


def _last_thought_ms(log: Sequence[Entry], ended: Entry) -> int:
    """How long a seat has thought before it resigned or flagged; nothing if it was not its turn."""
    before = [entry for entry in log if entry.seq < ended.seq]
    starts = {Kind.ACT, Kind.ROLL, Kind.RESUME, Kind.TAKEBACK, Kind.OPEN}
    start = next(entry for entry in reversed(before) if entry.kind in starts)
    acted = next((entry.seat for entry in reversed(before) if entry.kind == Kind.ACT), None)
    if ended.kind == Kind.RESIGN and acted == ended.seat:
        return 0
    lost = sum(
        int(each.body["lost_ms"]) for each in before if each.kind == Kind.PAUSE and each.seq > start.seq
    )
    return ended.at_ms - start.at_ms - lost
