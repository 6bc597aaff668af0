"""Engines at the table: their acts are worked out in processes of their own and played like anyone's."""

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

from academie.engine.players import RANDOM, levels, names, player
from academie.kernel import Seat, State
from academie.notation import notation_of
from academie.server.background import Background
from academie.server.chain import Entry
from academie.server.dice import NONCE_BYTES
from academie.server.engine_accounts import ENGINES
from academie.server.fold import Kind
from academie.server.lanes import Lane
from academie.server.protocol import Act, Say
from academie.server.rooms.aside import SetAside
from academie.server.rooms.joining import log_since
from academie.server.store.games import now_ms

if TYPE_CHECKING:
    from academie.server.rooms.hall import RoomRegistry
    from academie.server.rooms.room import Room
    from academie.server.store.pool import Database

DUE: Final = """
    SELECT id, last_seq FROM game JOIN game_event ON game_id = id AND seq = last_seq
    WHERE status = 'live' AND with_engine AND at_ms < $1
      AND ((last_seq = 0 AND actor IS NULL) OR kind = ANY($3::text[])
           OR (kind <> 'adjourn' AND seats[actor + 1] = ANY($2::uuid[])))
"""
"""The games in which nothing has happened for a while and an engine may be to act or to answer, or chance to
act first."""
OFFERS: Final = (Kind.OFFER_DRAW, Kind.ASK_TAKEBACK, Kind.ASK_ADJOURN, Kind.CONSENT)

P = ParamSpec("P")
R = TypeVar("R")

LOG: Final = logging.getLogger(__name__)
HEAVY_NICENESS: Final = 5
"""How much priority those that think for long leave to everything else."""
STAND_IN_SECONDS: Final = 2.0
"""How long the engine that plays for one that has not answered may take."""
CLOCK_SHARE: Final = 0.1
"""How much of what is left on its clock an engine may use for one act."""
STALE_MS: Final = 3_000
"""After which a game is looked at in case the process that should play on has died."""


def chosen(name: str, game: str, state: State[Any]) -> str:
    """The act an engine chooses, as text. Runs in a worker."""
    return notation_of(game).act(player(name, game).choose(state))


def load() -> None:
    """Nothing: a worker that can call this has loaded the engines."""


def heavy(name: str, game: str) -> bool:
    """Whether an engine may think for long: the upper half of the levels of a game do."""
    ladder = [offer.name for offer in levels(game)]
    return name in ladder[len(ladder) // 2 :]


def stand_in(game: str) -> str:
    """The strongest engine that does not think for long: it plays where another has not answered in time."""
    return [name for name in names(game) if not heavy(name, game)][-1]


class Engines:
    """Plays for every engine that is to act in a game of this process."""

    def __init__(
        self, database: Database, hall: RoomRegistry, background: Background, *, workers: int, seconds: float
    ) -> None:
        self._database = database
        self._hall = hall
        self._background = background
        self._seconds = seconds
        # Engines that answer at once have a process of their own: they never wait for those that think.
        self._light = Lane(1, seconds, load=load)
        self._heavy = Lane(workers, seconds, load=load, niceness=HEAVY_NICENESS)
        self._playing: set[UUID] = set()
        self._seen: dict[UUID, int] = {}

    def start(self) -> None:
        """Loads the engines, so that the first visitor does not wait for it."""
        self._background.start(self._light.run(None, load))

    async def stop(self) -> None:
        """Ends the workers at once."""
        await asyncio.gather(self._light.stop(), self._heavy.stop())

    def follow(self, game_id: UUID, entries: Sequence[Entry] = ()) -> None:
        """Looks whether an engine has something to do there, and lets it; most games have none."""
        del entries
        room = self._hall.warm(game_id)
        if game_id not in self._playing and (room is None or _engine_seats(room)):
            self._playing.add(game_id)
            self._background.start(self._attend(game_id))

    async def _attend(self, game_id: UUID) -> None:
        """Plays until it is somebody else's turn. Between the last look and the end nothing can happen."""
        try:
            room = await self._hall.room(game_id)
            while room is not None and await self._do(room):
                pass
        except SetAside:
            pass  # logged where the game was set aside
        finally:
            self._playing.discard(game_id)

    async def _do(self, room: Room) -> bool:
        """Whether an engine of the room has done something."""
        if (seat := _asked(room)) is not None:
            return await self._reply(room, seat)
        seat = _to_act(room)
        return seat is not None and await self._play(room, seat)

    async def _play(self, room: Room, seat: int) -> bool:
        seq, name = room.fold.seq, ENGINES[room.row.seats[seat]]
        text = await self.choose(
            _owner(room), name, room.row.game_key, room.fold.state.view(Seat(seat)), _time_to_think(room)
        )
        act = Act(room.row.id, _key(room, seq), text, secrets.token_hex(NONCE_BYTES), seq)
        answer = await room.act(seat, act)
        if answer.refused is not None and room.fold.seq == seq:
            LOG.error("the engine %s was refused in %s: %s", name, room.row.id, answer.refused.en)
            return False
        return True

    async def choose(
        self, owner: Hashable, name: str, game: str, state: State[Any], seconds: float = inf
    ) -> str:
        """The act an engine chooses in a state, as text; a worker thinks of it.

        If none is found within `seconds` or the limit of the server, a quicker engine chooses instead.
        """
        limits = {name: min(seconds, self._seconds), stand_in(game): min(seconds, STAND_IN_SECONDS)}
        for engine, limit in limits.items():
            lane = self._heavy if heavy(engine, game) else self._light
            try:
                async with asyncio.timeout(limit):
                    return await lane.run(owner, partial(chosen, engine, game, state))
            except TimeoutError:
                LOG.warning("the engine %s found no act of %s within %.1f s", engine, game, limit)
            except Exception:
                LOG.exception("the engine %s failed at %s", engine, game)
        return await asyncio.to_thread(chosen, RANDOM.name, game, state)

    async def work(self, owner: Hashable, what: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a worker finds. Raises `TimeoutError` if it takes too long."""
        async with asyncio.timeout(self._seconds):
            return await self._heavy.run(owner, partial(what, *args, **kwargs))

    async def _reply(self, room: Room, seat: int) -> bool:
        """Engines let acts be taken back and games be adjourned, and play every game to its end."""
        assert room.fold.offer is not None
        word = "decline" if room.fold.offer.kind == Kind.OFFER_DRAW else "accept"
        answer = await room.say(seat, Say(room.row.id, _key(room, room.fold.seq), word))
        return answer.refused is None

    async def sweep(self) -> None:
        """Takes up the games that a process left when it died; those that wait for people stay cold."""
        rows = await self._database.fetch(DUE, now_ms() - STALE_MS, [*ENGINES], [*OFFERS])
        found = {row["id"]: row["last_seq"] for row in rows}
        left = {game_id for game_id, seq in found.items() if self._seen.get(game_id) != seq}
        busy: set[UUID] = set()
        for game_id in left:
            with suppress(SetAside):
                if await self._take_up(game_id):
                    busy.add(game_id)
        self._seen = {game_id: seq for game_id, seq in found.items() if game_id not in busy}

    async def _take_up(self, game_id: UUID) -> bool:
        """Whether an engine had something to do in a game, and now does it."""
        room = await self._hall.room(game_id)
        if room is None:
            return False
        await log_since(self._hall, room, room.fold.seq + 1)
        busy = _asked(room) is not None or _to_act(room) is not None
        if busy:
            self.follow(game_id)
        return busy


def _engine_seats(room: Room) -> list[int]:
    return [seat for seat, account in enumerate(room.row.seats) if account in ENGINES]


def _owner(room: Room) -> Hashable:
    """Who plays against the engines of a room; they think for everyone in turn."""
    return next((account for account in room.row.seats if account not in ENGINES), None)


def _time_to_think(room: Room) -> float:
    """How many seconds an engine may take for its act, so that it does not lose on time."""
    left = room.clocks.shown(now_ms())
    return inf if room.actor is None or not left else max(0.0, left[room.actor] / 1000 * CLOCK_SHARE)


def _asked(room: Room) -> int | None:
    """The engine's seat that somebody else's offer waits for."""
    awaited = room.fold.awaited()
    return next((seat for seat in _engine_seats(room) if seat in awaited), None)


def _to_act(room: Room) -> int | None:
    """The engine's seat that is to act."""
    return room.actor if not room.clocks.stopped and room.actor in _engine_seats(room) else None


def _key(room: Room, seq: int) -> UUID:
    """The same for every process that answers the same event, so that one answer counts."""
    return uuid5(room.row.id, f"engine {seq}")
