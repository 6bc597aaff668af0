"""Engines at tables: worker processes choose their acts, which are then played like anyone's."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar
from uuid import UUID, uuid5

from academie.dice.first_format import NONCE_BYTES
from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.engine.players import RANDOM, levels, names, player
from academie.kernel import Seat, State
from academie.notation import notation_of
from academie.server.engine_accounts import ENGINES
from academie.server.lanes import Lane
from academie.server.rooms.aside import SetAside
from academie.server.store.games import now_ms
from academie.server.tasks import Background
from academie.server.wire import DoAct, Say

if TYPE_CHECKING:
    from academie.server.rooms.registry import RoomRegistry
    from academie.server.rooms.room import Room
    from academie.server.store.pool import Database

DUE: Final = """
    SELECT id, last_seq FROM game JOIN game_event ON game_id = id AND seq = last_seq
    WHERE status = 'live' AND with_engine AND at_ms < $1
      AND ((last_seq = 0 AND actor IS NULL) OR kind = ANY($3::text[])
           OR (kind <> 'adjourn' AND seats[actor + 1] = ANY($2::uuid[])))
"""
"""Games without a recent event in which an engine may have to act or answer, or chance to act first."""
OFFERS: Final = (Kind.OFFER_DRAW, Kind.ASK_TAKEBACK, Kind.ASK_ADJOURN, Kind.CONSENT)

P = ParamSpec("P")
R = TypeVar("R")

LOG: Final = logging.getLogger(__name__)
HEAVY_NICENESS: Final = 5
"""By how much the priority of slow engines is lowered."""
STAND_IN_SECONDS: Final = 2.0
"""How long the engine that plays instead of one that did not answer may take."""
CLOCK_SHARE: Final = 0.1
"""The share of its remaining time that an engine may use for one act."""
STALE_MS: Final = 3_000
"""After this long without an event, the process that should play may have died."""


def choose_act(name: str, game: str, state: State[Any]) -> str:
    """The act an engine chooses, as text. Runs in a worker."""
    return notation_of(game).act(player(name, game).choose(state))


def load() -> None:
    """Do nothing: a worker that can call this has loaded the engines."""


def is_heavy(name: str, game: str) -> bool:
    """Whether an engine may take long: the upper half of the levels of a game do."""
    ladder = [offer.name for offer in levels(game)]
    return name in ladder[len(ladder) // 2 :]


def stand_in(game: str) -> str:
    """The strongest fast engine, which plays where another has not answered in time."""
    return [name for name in names(game) if not is_heavy(name, game)][-1]


class Engines:
    """Plays for the engines in the games of this process."""

    def __init__(
        self, database: Database, rooms: RoomRegistry, background: Background, *, workers: int, seconds: float
    ) -> None:
        self._database = database
        self._rooms = rooms
        self._background = background
        self._seconds = seconds
        # Fast engines have their own process: they never wait for slow ones.
        self._light = Lane(1, seconds, load=load)
        self._heavy = Lane(workers, seconds, load=load, niceness=HEAVY_NICENESS)
        self._playing: set[UUID] = set()
        self._seen: dict[UUID, int] = {}

    def start(self) -> None:
        """Load the engines, so that the first visitor does not wait for that."""
        self._background.start(self._light.run(None, load))

    async def stop(self) -> None:
        """End the workers at once."""
        await asyncio.gather(self._light.stop(), self._heavy.stop())

    def follow(self, game_id: UUID, entries: Sequence[Entry] = ()) -> None:
        """Let the engines of a game act or answer, if it has any."""
        del entries
        room = self._rooms.in_memory(game_id)
        if game_id not in self._playing and (room is None or _engine_seats(room)):
            self._playing.add(game_id)
            self._background.start(self._play_turns(game_id))

    async def _play_turns(self, game_id: UUID) -> None:
        """Play until it is somebody else's turn. Nothing is awaited between the last check and the end."""
        try:
            room = await self._rooms.room(game_id)
            while room is not None and await self._act_or_reply(room):
                pass
        except SetAside:
            pass  # logged where the game was set aside
        finally:
            self._playing.discard(game_id)

    async def _act_or_reply(self, room: Room) -> bool:
        """Let one engine of the room act or answer; false if none has to."""
        if (seat := _seat_to_answer(room)) is not None:
            return await self._reply(room, seat)
        seat = _seat_to_act(room)
        return seat is not None and await self._play(room, seat)

    async def _play(self, room: Room, seat: int) -> bool:
        seq, name = room.fold.seq, ENGINES[room.row.seats[seat]]
        text = await self.choose(
            _owner(room), name, room.row.game_key, room.fold.state.view(Seat(seat)), _time_to_think(room)
        )
        act = DoAct(room.row.id, _idempotency_key(room, seq), text, secrets.token_hex(NONCE_BYTES), seq)
        answer = await room.act(seat, act)
        if answer.refused is not None and room.fold.seq == seq:
            LOG.error("act of engine %s refused in game %s: %s", name, room.row.id, answer.refused.en)
            return False
        return True

    async def choose(
        self, owner: Hashable, name: str, game: str, state: State[Any], seconds: float = inf
    ) -> str:
        """The act an engine chooses in a state, as text, worked out by a worker process.

        If it takes longer than `seconds` or the limit of the server, a faster engine chooses instead.
        """
        limits = {name: min(seconds, self._seconds), stand_in(game): min(seconds, STAND_IN_SECONDS)}
        for engine, limit in limits.items():
            lane = self._heavy if is_heavy(engine, game) else self._light
            try:
                async with asyncio.timeout(limit):
                    return await lane.run(owner, partial(choose_act, engine, game, state))
            except TimeoutError:
                LOG.warning("engine %s found no act at %s within %.1f s", engine, game, limit)
            except Exception:
                LOG.exception("engine %s failed at %s", engine, game)
        return await asyncio.to_thread(choose_act, RANDOM.name, game, state)

    async def work(self, owner: Hashable, what: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function in a worker process. Raises `TimeoutError` if it takes too long."""
        async with asyncio.timeout(self._seconds):
            return await self._heavy.run(owner, partial(what, *args, **kwargs))

    async def _reply(self, room: Room, seat: int) -> bool:
        """Answer an offer: engines accept takebacks and adjournments, and decline draws."""
        assert room.fold.offer is not None
        word = "decline" if room.fold.offer.kind == Kind.OFFER_DRAW else "accept"
        answer = await room.say(seat, Say(room.row.id, _idempotency_key(room, room.fold.seq), word))
        return answer.refused is None

    async def sweep(self) -> None:
        """Resume games whose process died; games that wait for people are not loaded."""
        rows = await self._database.fetch(DUE, now_ms() - STALE_MS, [*ENGINES], [*OFFERS])
        found = {row["id"]: row["last_seq"] for row in rows}
        left = {game_id for game_id, seq in found.items() if self._seen.get(game_id) != seq}
        busy: set[UUID] = set()
        for game_id in left:
            with suppress(SetAside):
                if await self._resume(game_id):
                    busy.add(game_id)
        self._seen = {game_id: seq for game_id, seq in found.items() if game_id not in busy}

    async def _resume(self, game_id: UUID) -> bool:
        """Let the engines of a game play on; false if none has to."""
        room = await self._rooms.room(game_id)
        if room is None:
            return False
        await self._rooms.log_since(room, room.fold.seq + 1)
        busy = _seat_to_answer(room) is not None or _seat_to_act(room) is not None
        if busy:
            self.follow(game_id)
        return busy


def _engine_seats(room: Room) -> list[int]:
    return [seat for seat, account in enumerate(room.row.seats) if account in ENGINES]


def _owner(room: Room) -> Hashable:
    """The person who plays against the engines of a room: workers serve every person in turn."""
    return next((account for account in room.row.seats if account not in ENGINES), None)


def _time_to_think(room: Room) -> float:
    """How many seconds an engine may take for its act without losing on time."""
    left = room.clocks.remaining(now_ms())
    return inf if room.actor is None or not left else max(0.0, left[room.actor] / 1000 * CLOCK_SHARE)


def _seat_to_answer(room: Room) -> int | None:
    """The seat of an engine that has to answer an offer."""
    awaited = room.fold.awaited()
    return next((seat for seat in _engine_seats(room) if seat in awaited), None)


def _seat_to_act(room: Room) -> int | None:
    """The seat of the engine that is to act."""
    return room.actor if not room.clocks.stopped and room.actor in _engine_seats(room) else None


def _idempotency_key(room: Room, seq: int) -> UUID:
    """The same key in every process that answers the same event, so that only one answer counts."""
    return uuid5(room.row.id, f"engine {seq}")
