"""The clients connected to a table, and messages to all of them about what happens there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple, Protocol
from uuid import UUID

from academie.dice.fold import Fold
from academie.dice.log import Entry
from academie.server.base.dates import now_ms
from academie.server.edge.messages import ToClient, encode
from academie.server.play.clocks import Clocks
from academie.server.play.messages import Presence, Stepped
from academie.server.play.view import Shown, entry_view, table_view

ANNOUNCE_SECONDS: Final = 0.2

NO_CHOICES: Final = b"{}"
END: Final = b"}}"
NO_CHOICES_END: Final = NO_CHOICES + END
"""How a step ends for those who may do nothing."""


class Claim(NamedTuple):
    """A player who is away while their clock runs, and when the other may claim the game."""

    seat: int
    due_ms: int


class Listener(Protocol):
    """A client connected to a table."""

    @property
    def seat(self) -> int | None: ...

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
        self._shown = Shown(players)
        self._players = players
        self._listeners: set[Listener] = set()
        self._announcing = False
        self.elsewhere: frozenset[int] = frozenset()
        """The seats that other processes serve."""
        self.away_since = dict.fromkeys(range(len(players)), now_ms())
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
                self.away_since.pop(seat, None)
            else:
                self.away_since.setdefault(seat, now_ms())

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

    def send(self, message: ToClient, *, to_seats: bool = False) -> None:
        """Send everyone the same message, or only those who have a seat."""
        frame = encode(message)
        for listener in self._listeners:
            if listener.seat is not None or not to_seats:
                listener.push(frame)

    def send_chat(self, line: ToClient, unheard: Collection[UUID], *, onlookers: bool, all_see: bool) -> None:
        """Send a line of chat to its room, or to all, but to nobody who is not to read its author."""
        frame = encode(line)
        for listener in self._listeners:
            if listener.account not in unheard and (all_see or onlookers == (listener.seat is None)):
                listener.push(frame)

    def send_step(self, fold: Fold, clocks: Clocks, entries: Sequence[Entry]) -> None:
        """Send everyone stored events, with the table as each may see it."""
        if not self._listeners:
            return
        frames = StepFrames(self._game_id, self._shown, fold, clocks, entries)
        for listener in self._listeners:
            listener.push(frames.of(listener.seat))


class StepFrames:
    """A step as each listener is sent it; what is the same for several is encoded once."""

    def __init__(
        self, game_id: UUID, shown: Shown, fold: Fold, clocks: Clocks, entries: Sequence[Entry]
    ) -> None:
        self._game_id = game_id
        self._shown = shown
        self._fold = fold
        self._clocks = clocks
        self._entries = entries
        self._frames: dict[int | None, bytes] = {}

    def of(self, seat: int | None) -> bytes:
        """The frame for a seat, or for onlookers."""
        frame = self._frames.get(seat)
        if frame is None:
            frame = self._frames[seat] = self._encoded(seat)
        return frame

    def _encoded(self, seat: int | None) -> bytes:
        if seat is None or self._fold.game.hides:
            return encode(self._step(seat))
        # Where nothing is hidden only what the seat may do differs, and that comes last.
        common = self.of(None)
        choices = encode(self._shown.offer(self._fold, seat))
        return common if choices == NO_CHOICES else common[: -len(NO_CHOICES_END)] + choices + END

    def _step(self, seat: int | None) -> Stepped:
        fold = self._fold
        log = [entry_view(entry, fold, seat, hashed=False) for entry in self._entries]
        view = table_view(fold, self._clocks, self._shown, seat, lined=False)
        return Stepped(self._game_id, fold.seq, log, view)
