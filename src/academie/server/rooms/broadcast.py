"""The clients connected to a table, and messages to all of them about what happens there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol
from uuid import UUID

import msgspec
from msgspec.structs import replace

from academie.dice.fold import Fold
from academie.dice.log import Entry
from academie.server.rooms.clock import Clocks
from academie.server.rooms.view import choices_view, entry_view, table_view
from academie.server.store.games import now_ms
from academie.server.wire import PROTOCOL, Presence, Stepped, ToClient, short_step
from academie.server.wire_v1 import as_v1

ANNOUNCE_SECONDS: Final = 0.2

encode = msgspec.json.Encoder().encode


def encode_for(version: int, message: ToClient) -> bytes:
    """The message as a client of that version of the wire reads it."""
    if version != PROTOCOL:
        return encode(as_v1(message))
    return encode(short_step(message) if isinstance(message, Stepped) else message)


class Claim(NamedTuple):
    """A player who is away while their clock runs, and when the other may claim the game."""

    seat: int
    due_ms: int


class Listener(Protocol):
    """A client connected to a table."""

    @property
    def seat(self) -> int | None: ...

    @property
    def protocol(self) -> int:
        """The version of the wire it speaks."""
        ...

    def push(self, frame: bytes) -> None:
        """Send without waiting."""
        ...


class Listeners:
    """The clients connected to one table."""

    def __init__(self, game_id: UUID, players: Sequence[str]) -> None:
        self._game_id = game_id
        self._players = players
        self._listeners: set[Listener] = set()
        self._announcing = False
        self.elsewhere: frozenset[int] = frozenset()
        """The seats that other processes serve."""
        self._away_since = dict.fromkeys(range(len(players)), now_ms())
        """Since when each seat has been away, for those that nobody serves."""
        self.claim: Callable[[], Claim | None] = lambda: None
        """Who may be claimed against, if somebody may."""

    def __len__(self) -> int:
        return len(self._listeners)

    def add(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self._note_away()
        self.announce_soon()

    def remove(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self._note_away()
        self.announce_soon()

    def look(self, elsewhere: frozenset[int]) -> None:
        """Take note of the seats that other processes serve now."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self._note_away()
            self.announce_soon()

    def _note_away(self) -> None:
        present = self.seats | self.elsewhere
        for seat in range(len(self._players)):
            if seat in present:
                self._away_since.pop(seat, None)
            else:
                self._away_since.setdefault(seat, now_ms())

    def away_since(self, seat: int) -> int | None:
        """Since when nobody has been present for a seat; nothing if somebody is."""
        return self._away_since.get(seat)

    @property
    def seats(self) -> set[int]:
        """The seats that have somebody present."""
        return {listener.seat for listener in self._listeners if listener.seat is not None}

    def announce_soon(self) -> None:
        """Send everyone the presence list, once for all who come and go within a moment."""
        if not self._announcing:
            self._announcing = True
            asyncio.get_running_loop().call_later(ANNOUNCE_SECONDS, self._announce)

    def _announce(self) -> None:
        self._announcing = False
        self.send(self.presence())

    def presence(self) -> Presence:
        """Which seats have somebody present, how many people look on, and who may be claimed against."""
        taken = self.seats | self.elsewhere
        onlookers = sum(listener.seat is None for listener in self._listeners)
        seats = [seat in taken for seat in range(len(self._players))]
        claim = self.claim()
        if claim is None:
            return Presence(self._game_id, seats, onlookers)
        return Presence(self._game_id, seats, onlookers, claim.seat, max(0, claim.due_ms - now_ms()))

    def send(self, message: ToClient) -> None:
        """Send everyone the same message, each in the version of the wire they speak."""
        frames: dict[int, bytes] = {}
        for listener in self._listeners:
            version = listener.protocol
            if version not in frames:
                frames[version] = encode_for(version, message)
            listener.push(frames[version])

    def send_new(self, message: ToClient, *, to_all: bool = False) -> None:
        """Send a message that earlier versions of the wire do not have, to the seats or to everyone."""
        frame = encode_for(PROTOCOL, message)
        for listener in self._listeners:
            if listener.protocol == PROTOCOL and (to_all or listener.seat is not None):
                listener.push(frame)

    def send_step(self, fold: Fold, clocks: Clocks, entries: Sequence[Entry]) -> None:
        """Send everyone stored events, with the table as each may see it."""
        if not self._listeners:
            return
        common = self._step(fold, clocks, entries, None)
        steps: dict[int | None, Stepped] = {None: common}
        frames: dict[tuple[int | None, int], bytes] = {}
        for listener in self._listeners:
            seat, version = listener.seat, listener.protocol
            if seat not in steps:
                hides = fold.game.hides
                steps[seat] = (
                    self._step(fold, clocks, entries, seat) if hides else _with_choices(common, fold, seat)
                )
            if (seat, version) not in frames:
                frames[seat, version] = encode_for(version, steps[seat])
            listener.push(frames[seat, version])

    def _step(self, fold: Fold, clocks: Clocks, entries: Sequence[Entry], seat: int | None) -> Stepped:
        log = [entry_view(entry, fold, seat) for entry in entries]
        return Stepped(self._game_id, fold.seq, log, table_view(fold, clocks, self._players, seat))


def _with_choices(step: Stepped, fold: Fold, seat: int | None) -> Stepped:
    """The message of an onlooker adapted to a seat: where nothing is hidden only what it may do differs."""
    return replace(step, view=replace(step.view, choices=choices_view(fold, seat)))
