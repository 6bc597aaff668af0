"""Streams of lines for programs: what concerns an account, and what happens at one table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

import msgspec

from academie.server.archive import live
from academie.server.lobby import OpenTable
from academie.server.notices import account_topic, session_topic
from academie.server.protocol import ToClient
from academie.server.rooms.joining import joined, log_since
from academie.server.rooms.telling import encode
from academie.server.store.games import GameRow

if TYPE_CHECKING:
    from academie.server.connection import Identity
    from academie.server.rooms.room import Room
    from academie.server.services import Services

BEAT_SECONDS: Final = 10.0
"""After which a silent stream says that it is alive."""
MOST_WAITING: Final = 256


class Challenge(ToClient, tag="challenge"):
    """Somebody asks for a game: join the table, or cancel it to decline."""

    table: UUID
    owner: str
    key: str
    ruleset: str
    rated: bool


class ChallengeGone(ToClient, tag="challenge-gone"):
    """A challenge that no longer stands: withdrawn, lapsed, declined or begun."""

    table: UUID


class GameStart(ToClient, tag="game-start"):
    """A game one plays: told when it begins, and for each that goes on when the stream is opened."""

    game: UUID
    key: str
    seat: int
    players: list[str]


class GameFinish(ToClient, tag="game-finish"):
    """A game one played is over."""

    game: UUID


class Heartbeat(ToClient, tag="beat"):
    """Nothing has happened, and the line is open."""


class AccountNotices(NamedTuple):
    """What concerns an account at one moment."""

    challenges: dict[UUID, OpenTable]
    games: dict[UUID, GameRow]


async def concerns(services: Services, account: Identity) -> AccountNotices:
    """The challenges that wait for an account and the games it plays."""
    tables = [table for table in await services.lobby.waiting(account.account) if awaits(table, account.name)]
    games = await live(services.database, account.account)
    return AccountNotices({table.id: table for table in tables}, {game.id: game for game in games})


def awaits(table: OpenTable, name: str) -> bool:
    """Whether a table waits for just that person: he is challenged, or asked for a rematch."""
    return table.invited == name or (table.rematch_of is not None and name not in table.seats)


def changes(before: AccountNotices, now: AccountNotices, account: UUID) -> Iterator[ToClient]:
    """What has come and gone between two moments."""
    for table in (table for key, table in now.challenges.items() if key not in before.challenges):
        terms = table.terms
        yield Challenge(table.id, table.owner, terms.game_key, terms.ruleset, terms.rated)
    for key in before.challenges.keys() - now.challenges.keys():
        yield ChallengeGone(key)
    for game in (game for key, game in now.games.items() if key not in before.games):
        yield GameStart(game.id, game.game_key, game.seats.index(account), [*game.players])
    for key in before.games.keys() - now.games.keys():
        yield GameFinish(key)


async def account_lines(services: Services, account: Identity) -> AsyncGenerator[bytes]:
    """What concerns an account, as it changes, until its session ends."""
    woken, over = asyncio.Event(), asyncio.Event()

    def end() -> None:
        over.set()
        woken.set()

    told = AccountNotices({}, {})
    with (
        services.notices.heard(account_topic(account.account), woken.set),
        services.notices.heard(session_topic(account.session), end),
    ):
        while not over.is_set():
            woken.clear()
            now = await concerns(services, account)
            lines = [*changes(told, now, account.account)] or [Heartbeat()]
            told = now
            yield b"".join(map(line, lines))
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), BEAT_SECONDS)


class StreamListener:
    """A listener at a table whose frames are read one by one."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    def push(self, frame: bytes) -> None:
        """Keeps a frame; whoever does not read is let go."""
        if self._frames.qsize() < MOST_WAITING:
            self._frames.put_nowait(frame)
        else:
            self.close()

    def close(self) -> None:
        self._frames.put_nowait(None)

    @property
    def waiting(self) -> bool:
        return not self._frames.empty()

    async def next(self) -> bytes | None:
        """The next frame, a beat if none comes for a while, or nothing at the end."""
        try:
            return await asyncio.wait_for(self._frames.get(), BEAT_SECONDS)
        except TimeoutError:
            return encode(Heartbeat())


async def game_lines(services: Services, room: Room, account: Identity, since: int) -> AsyncGenerator[bytes]:
    """A game as a player or onlooker sees it, then each step, until it or his session is over."""
    ear = StreamListener(room.seat_of(account.account))
    log = await log_since(services.hall, room, since)
    room.audience.enter(ear)
    try:
        with services.notices.heard(session_topic(account.session), ear.close):
            yield line(joined(room, ear.seat, log))
            while ear.waiting or not (room.fold.over or room.aside):
                if (frame := await ear.next()) is None:
                    return
                yield frame + b"\n"
    finally:
        room.audience.leave(ear)


def line(message: ToClient) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"
