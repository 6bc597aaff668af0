"""Engines at tables: other processes choose their acts, which are then played like anyone's.

Requests go to the engine processes through Redis. If none is alive, or Redis is away, a child of this process
thinks instead; if nobody has answered in twice the time, a legal act is chosen here without search.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID, uuid5

from academie.dice.first_format import NONCE_BYTES
from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.server.accounts.engine_accounts import ENGINES, OFFERED
from academie.server.base import metrics, tracing
from academie.server.base.dates import now_ms
from academie.server.base.redis import REDIS_AWAY, connected
from academie.server.base.tasks import Background, beat
from academie.server.base.worker_pool import Lane
from academie.server.engines.queue import ANSWERS, Answer, EngineQueue, Urgency, read_message
from academie.server.engines.requests import (
    Choice,
    ChooseAct,
    Done,
    Line,
    Request,
    Task,
    load,
    perform,
    plain_choice,
    time_for_act,
)
from academie.server.game.clock import Pace
from academie.server.game.quarantine import SetAside
from academie.server.play.abandoned import HOUR_MS
from academie.server.play.messages import DoAct, Say

if TYPE_CHECKING:
    from academie.server.base.database import Database
    from academie.server.base.settings import Settings
    from academie.server.engines.quotas import Asker, EngineQuotas
    from academie.server.play.parts import Follower
    from academie.server.play.room import Room
    from academie.server.play.rooms import RoomRegistry

DUE: Final = """
    SELECT id, last_seq FROM game JOIN game_live ON game_id = id JOIN game_event USING (game_id)
    WHERE seq = last_seq AND status = 'live' AND with_engine AND at_ms < $1
      AND (deadline_ms IS NOT NULL OR at_ms >= $4)
      AND ((last_seq = 0 AND actor IS NULL) OR kind = ANY($3::text[])
           OR (kind <> 'adjourn' AND seats[actor + 1] = ANY($2::uuid[])))
"""
"""Games without a recent event in which an engine may have to act or answer, or chance to act first.

Those that have been left for long enough to end are not among them.
"""
GONE: Final = """
    SELECT game.id, last_seq FROM game JOIN game_live ON game_id = id JOIN game_event USING (game_id)
      JOIN account ON account.id = seats[actor + 1]
    WHERE seq = last_seq AND status = 'live' AND with_engine AND at_ms < $1 AND engine IS NOT NULL
      AND NOT EXISTS (SELECT FROM unnest($2::text[], $3::text[]) AS offered (name, game)
                      WHERE offered.name = engine AND offered.game = game_key)
    LIMIT 100
"""
"""Games in which an engine is to act that this process does not know."""
GONE_MS: Final = 60_000
"""A process of another release that knows the engine would have played for it by then."""
ENGINE_GONE: Final = "engine-gone"
OFFERS: Final = (Kind.OFFER_DRAW, Kind.ASK_TAKEBACK, Kind.ASK_ADJOURN, Kind.CONSENT)

LOG: Final = logging.getLogger(__name__)
HEAVY_NICENESS: Final = 5
"""By how much the priority of slow engines is lowered in a child of this process."""
LEAST_DEADLINE: Final = 0.25
"""However little time is left on the clock, an engine is waited for this long."""
ASK_AGAIN_SECONDS: Final = 1.0
"""After this long without an answer a request is sent again: Redis may have lost it, or its answer."""
PATIENCE: Final = 2
"""How many times the deadline an answer is waited for."""
LISTEN_SECONDS: Final = 0.5
STATE_SECONDS: Final = 5.0
STALE_MS: Final = 3_000
"""After this long without an event, the process that should play may have died."""


class EngineClient:
    """Sends requests of this process to engines, and hears their answers."""

    def __init__(self, settings: Settings, quotas: EngineQuotas) -> None:
        self._redis = connected(settings.redis)
        self._queue = EngineQueue(self._redis)
        self.quotas = quotas
        self._waiting: dict[UUID, list[asyncio.Future[Answer]]] = {}
        # Fast engines have their own process here too: they never wait for slow ones.
        longest = settings.engine_seconds + 1.0
        self._light = Lane(1, longest, load=load)
        self._heavy = Lane(1, longest, load=load, niceness=HEAVY_NICENESS)

    def start(self, background: Background) -> None:
        background.repeat(LISTEN_SECONDS, self.listen)
        background.repeat(STATE_SECONDS, self.measure)

    async def stop(self) -> None:
        """End the child processes at once."""
        await asyncio.gather(self._light.stop(), self._heavy.stop())
        await self._redis.aclose()

    async def done(self, request: Request) -> Done:
        """What engines answer. Raises `TimeoutError` if nobody does, or if it took them too long."""
        async with asyncio.timeout(PATIENCE * request.deadline), self._awaited(request.key) as answers:
            found = await self._ask(request, answers)
        if found.failed:
            raise TimeoutError
        return found

    async def _ask(self, request: Request, answers: asyncio.Future[Answer]) -> Done:
        while True:
            try:
                known = await self._queue.push(
                    request, PATIENCE * request.deadline + ASK_AGAIN_SECONDS, self.quotas.cpu_limits
                )
            except REDIS_AWAY:
                return await self._think_here(request)
            if known is False:
                return await self._think_here(request)
            with suppress(TimeoutError):
                heard = known if isinstance(known, Answer) else await _soon(answers)
                metrics.engine_waited(heard.urgency, heard.waited)
                return heard.done

    @asynccontextmanager
    async def _awaited(self, key: UUID) -> AsyncGenerator[asyncio.Future[Answer]]:
        """A future for the answer to a request; several may wait for the same."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, []).append(answer)
        try:
            yield answer
        finally:
            self._waiting[key].remove(answer)
            if not self._waiting[key]:
                del self._waiting[key]

    async def _think_here(self, request: Request) -> Done:
        """Let a child of this process think: no engine process can be reached."""
        metrics.engine_stand_in("child")
        lane = self._light if request.quick else self._heavy
        return await lane.run(request.owner, partial(perform_until, request, monotonic() + request.deadline))

    async def listen(self) -> None:
        """Hear answers until the connection breaks."""
        with suppress(*REDIS_AWAY):
            async for message in self._queue.messages(ANSWERS):
                beat()
                if message:
                    self._hear(message)

    async def check(self) -> None:
        """Return if an engine process is there. Raises `LookupError`."""
        if (await self._queue.state()).cores == 0:
            raise LookupError("no engine process")

    def _hear(self, message: bytes) -> None:
        key, answer = read_message(message)
        for waiting in self._waiting.get(key, ()):
            if not waiting.done():
                waiting.set_result(answer)

    async def measure(self) -> None:
        """Tell the metrics how much waits for engines."""
        with suppress(*REDIS_AWAY):
            metrics.engine_fleet(*await self._queue.state())


async def _soon(answer: asyncio.Future[Answer]) -> Answer:
    async with asyncio.timeout(ASK_AGAIN_SECONDS):
        return await asyncio.shield(answer)


def perform_until(request: Request, end: float) -> Done:
    """Do the task of a request in another process of this machine, by that moment of its clock."""
    return perform(request.task, max(0.0, min(request.seconds, end - monotonic())))


class Engines:
    """Plays for the engines in the games of this process."""

    def __init__(
        self,
        database: Database,
        rooms: RoomRegistry,
        background: Background,
        client: EngineClient,
        settings: Settings,
    ) -> None:
        self._database = database
        self._rooms = rooms
        self._background = background
        self._client = client
        self._seconds = float(settings.engine_seconds)
        self._abandoned_ms = settings.engine_game_hours * HOUR_MS
        self._playing: set[UUID] = set()
        self._seen: dict[UUID, int] = {}

    def follower(self, room: Room) -> Follower | None:
        """What plays for the engines of a room, if any sit there."""
        return self.follow if _engine_seats(room) else None

    def follow(self, game_id: UUID, entries: Sequence[Entry] = ()) -> None:
        """Let the engines of a game act or answer."""
        del entries
        if game_id not in self._playing:
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
        if not tracing.on:
            return await self._play_chosen(room, seat)
        with tracing.traced("engine"):
            return await self._play_chosen(room, seat)

    async def _play_chosen(self, room: Room, seat: int) -> bool:
        seq, name = room.fold.seq, ENGINES[room.row.seats[seat]]
        text = await self._choose(self._request(room, seat, name))
        if tracing.on:
            tracing.mark("choose")
        act = DoAct(room.row.id, _idempotency_key(room, seq), text, secrets.token_hex(NONCE_BYTES), seq)
        answer = await room.act(seat, act)
        if answer.refused is not None and room.fold.seq == seq:
            LOG.error("act of engine %s refused in game %s: %s", name, room.row.id, answer.refused.en)
            return False
        return True

    def _request(self, room: Room, seat: int, engine: str) -> Request:
        """What an engine is asked at the table, and the time it has for that."""
        row, clocks, acts = room.row, room.clocks, room.fold.acts
        timed = clocks.rule.pace in {Pace.SUDDEN, Pace.INCREMENT}
        seconds = self._seconds
        if timed:
            seconds = min(seconds, time_for_act(clocks.remaining(now_ms())[seat], clocks.rule.step_ms))
        written = [room.fold.notation.act(act) for act in acts]
        return Request(
            task=ChooseAct(engine, seat, Line(row.game_key, row.ruleset, dict(row.options), written)),
            owner=_owner(room),
            urgency=Urgency.TIMED if timed else Urgency.UNTIMED,
            key=_idempotency_key(room, room.fold.seq),
            seconds=seconds,
            deadline=max(seconds, LEAST_DEADLINE),
            game=row.id,
            trace=tracing.carried() if tracing.on else "",
        )

    async def _choose(self, request: Request) -> str:
        """The act that an engine chooses, as text; if none answers, a legal one chosen without search."""
        assert isinstance(request.task, Choice)
        try:
            done = await self._client.done(request)
        except TimeoutError:
            LOG.warning("no engine has answered for %s", request.what)
        except Exception:
            LOG.exception("no engine can answer for %s", request.what)
        else:
            if done.refused is None:
                return str(done.result)
            LOG.error("%s was refused: %s", request.what, done.refused)
        metrics.engine_stand_in("web")
        return await asyncio.to_thread(plain_choice, request.task)

    async def choose(self, asker: Asker, task: Choice) -> str:
        """The act that an engine chooses for somebody who practises, as text. Raises `TooMany`."""
        return await self._choose(await self._hint(asker, task))

    async def work(self, asker: Asker, task: Task) -> Any:  # noqa: ANN401 - any JSON value
        """The result of a task. Raises `TimeoutError`, `TooMany`, and what the task is refused for."""
        done = await self._client.done(await self._hint(asker, task))
        if done.refused is not None:
            raise done.refused.error()
        return done.result

    async def _hint(self, asker: Asker, task: Task) -> Request:
        await self._client.quotas.check_time(asker)
        return Request(
            task=task,
            owner=asker.owner,
            network=asker.network,
            urgency=Urgency.HINT,
            seconds=self._seconds,
            deadline=self._seconds,
        )

    async def _reply(self, room: Room, seat: int) -> bool:
        """Answer an offer: engines accept takebacks and adjournments, and decline draws."""
        assert room.fold.offer is not None
        word = "decline" if room.fold.offer.kind == Kind.OFFER_DRAW else "accept"
        answer = await room.say(seat, Say(room.row.id, _idempotency_key(room, room.fold.seq), word))
        return answer.refused is None

    async def sweep(self) -> None:
        """Resume games whose process died; games that wait for people are not loaded."""
        now = now_ms()
        rows = await self._database.fetch(
            DUE, now - STALE_MS, [*ENGINES], [*OFFERS], now - self._abandoned_ms
        )
        found = {row["id"]: row["last_seq"] for row in rows}
        left = {game_id for game_id, seq in found.items() if self._seen.get(game_id) != seq}
        busy: set[UUID] = set()
        for game_id in left:
            with suppress(SetAside):
                if await self._resume(game_id):
                    busy.add(game_id)
        self._seen = {game_id: seq for game_id, seq in found.items() if game_id not in busy}

    async def settle_missing(self) -> None:
        """End games whose engine is no longer there when its turn comes; nobody loses them."""
        engines, games = zip(*OFFERED, strict=True)
        rows = await self._database.fetch(GONE, now_ms() - GONE_MS, [*engines], [*games])
        for row in rows:
            LOG.warning("game %s: its engine is no longer there", row["id"])
            with suppress(SetAside):
                if (room := await self._rooms.room(row["id"])) is not None:
                    await room.abandon(row["last_seq"], ENGINE_GONE)

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
    """The seats of engines that are there."""
    accounts, game = room.row.seats, room.row.game_key
    return [seat for seat, account in enumerate(accounts) if (ENGINES.get(account), game) in OFFERED]


def _owner(room: Room) -> str:
    """The person who plays against the engines of a room: engines serve every person in turn."""
    return next((str(account) for account in room.row.seats if account not in ENGINES), "")


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
