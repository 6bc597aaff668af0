"""The clients connected to a table, and messages to all of them about what happens there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple, Protocol
from uuid import UUID

import msgspec

from academie.dice.fold import Fold
from academie.dice.log import Entry
from academie.server.rooms.clock import Clocks
from academie.server.rooms.view import choices_view, entry_view, table_view
from academie.server.store.games import now_ms
from academie.server.wire import PROTOCOL, Presence, Stepped, ToClient
from academie.server.wire_v1 import as_v1

ANNOUNCE_SECONDS: Final = 0.2

NO_CHOICES: Final = b"{}"
END: Final = b"}}"
NO_CHOICES_END: Final = NO_CHOICES + END
"""How a step ends for those who may do nothing."""

encode = msgspec.json.Encoder().encode


def encode_for(version: int, message: ToClient) -> bytes:
    """The message as a client of that version of the wire reads it."""
    return encode(message if version == PROTOCOL else as_v1(message))


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

    @property
    def account(self) -> UUID | None:
        """Who is signed in there."""
        ...

    def push(self, frame: bytes, /) -> None:
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

    def send_chat(self, line: ToClient, unheard: Collection[UUID], *, onlookers: bool, all_see: bool) -> None:
        """Send a line of chat to its room, or to all, but to nobody who is not to read its author."""
        frames: dict[int, bytes] = {}
        for listener in self._listeners:
            if listener.account in unheard or not (all_see or onlookers == (listener.seat is None)):
                continue
            version = listener.protocol
            if version not in frames:
                frames[version] = encode_for(version, line)
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
        frames = StepFrames(self._game_id, self._players, fold, clocks, entries)
        for listener in self._listeners:
            listener.push(frames.of(listener.seat, listener.protocol))


class StepFrames:
    """A step as each listener is sent it; what is the same for several is encoded once."""

    def __init__(
        self, game_id: UUID, players: Sequence[str], fold: Fold, clocks: Clocks, entries: Sequence[Entry]
    ) -> None:
        self._game_id = game_id
        self._players = players
        self._fold = fold
        self._clocks = clocks
        self._entries = entries
        self._frames: dict[tuple[int | None, int], bytes] = {}

    def of(self, seat: int | None, version: int) -> bytes:
        """The frame for a seat, or for onlookers, in a version of the wire."""
        frame = self._frames.get((seat, version))
        if frame is None:
            frame = self._frames[seat, version] = self._encoded(seat, version)
        return frame

    def _encoded(self, seat: int | None, version: int) -> bytes:
        if seat is None or self._fold.game.hides or version != PROTOCOL:
            return encode_for(version, self.step(seat, short=version == PROTOCOL))
        # Where nothing is hidden only what the seat may do differs, and that comes last.
        common = self.of(None, PROTOCOL)
        choices = encode(choices_view(self._fold, seat))
        return common if choices == NO_CHOICES else common[: -len(NO_CHOICES_END)] + choices + END

    def step(self, seat: int | None, *, short: bool) -> Stepped:
        """The step; a short one lacks what clients of the newest version have no need of."""
        fold = self._fold
        log = [entry_view(entry, fold, seat, hashed=not short) for entry in self._entries]
        view = table_view(fold, self._clocks, self._players, seat, lined=not short)
        return Stepped(self._game_id, fold.seq, log, view)
