"""Engines at the table: their acts are worked out in processes of their own and played like anyone's."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar
from uuid import UUID, uuid5

from academie.engine.players import player
from academie.kernel import Seat, State
from academie.notation import notation_of
from academie.server.background import Background
from academie.server.chain import Entry
from academie.server.dice import NONCE_BYTES
from academie.server.engine_accounts import ENGINES
from academie.server.fold import Kind
from academie.server.protocol import Act, Say
from academie.server.rooms.aside import SetAside
from academie.server.rooms.joining import log_since
from academie.server.spawning import deaf_to_interrupts
from academie.server.store.games import now_ms

if TYPE_CHECKING:
    from academie.server.rooms.hall import Hall
    from academie.server.rooms.room import Room
    from academie.server.store.pool import Database

P = ParamSpec("P")
R = TypeVar("R")

LOG: Final = logging.getLogger(__name__)
STALE_MS: Final = 3_000
"""After which a game is looked at in case the process that should play on has died."""


def chosen(name: str, game: str, state: State[Any]) -> str:
    """The act an engine chooses, as text. Runs in a worker."""
    return notation_of(game).act(player(name, game).choose(state))


def _end_with_parent() -> None:
    """Makes a worker end when the process it works for has died, however that died."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def _begun(pool: ProcessPoolExecutor, asked: Callable[[], R]) -> asyncio.Future[R]:
    """What a worker of the pool will find; the pool may begin workers for it."""
    with deaf_to_interrupts():
        return asyncio.get_running_loop().run_in_executor(pool, asked)


class Engines:
    """Plays for every engine that is to act in a game of this process."""

    def __init__(self, database: Database, hall: Hall, background: Background, workers: int) -> None:
        self._database = database
        self._hall = hall
        self._background = background
        self._workers = workers
        self._pool = self._new_pool()
        self._playing: set[UUID] = set()
        self._seen: dict[UUID, int] = {}

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_end_with_parent)

    async def stop(self) -> None:
        """Ends the workers, each once it has done what it is at."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

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
        text = await self.choose(name, room.row.game_key, room.fold.state.view(Seat(seat)))
        act = Act(room.row.id, _key(room, seq), text, secrets.token_hex(NONCE_BYTES), seq)
        answer = await room.act(seat, act)
        if answer.refused is not None and room.fold.seq == seq:
            LOG.error("the engine %s was refused in %s: %s", name, room.row.id, answer.refused.en)
            return False
        return True

    async def choose(self, name: str, game: str, state: State[Any]) -> str:
        """The act an engine chooses in a state, as text; a worker thinks of it."""
        return await self.work(chosen, name, game, state)

    async def work(self, what: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a worker finds; one that dies at it is replaced and asked once more."""
        pool, asked = self._pool, partial(what, *args, **kwargs)
        try:
            return await _begun(pool, asked)
        except BrokenProcessPool:
            LOG.warning("a worker has died; the engines get new ones")
            if self._pool is pool:
                self._pool = self._new_pool()
            return await _begun(self._pool, asked)

    async def _reply(self, room: Room, seat: int) -> bool:
        """Engines let acts be taken back and games be adjourned, and play every game to its end."""
        assert room.fold.offer is not None
        word = "decline" if room.fold.offer.kind == Kind.OFFER_DRAW else "accept"
        answer = await room.say(seat, Say(room.row.id, _key(room, room.fold.seq), word))
        return answer.refused is None

    async def sweep(self) -> None:
        """Takes up the games that a process left when it died; those that wait for people are seen once."""
        rows = await self._database.fetch(
            """SELECT id, last_seq FROM game JOIN game_event ON game_id = id AND seq = last_seq
               WHERE status = 'live' AND with_engine AND at_ms < $1""",
            now_ms() - STALE_MS,
        )
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
