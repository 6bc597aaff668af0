"""Streams of JSON lines for programs: the notices of an account, and the events of one game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID

from academie.kernel import OptionValue
from academie.server.base.changes import Changes, account_topic, session_topic
from academie.server.base.database import Database
from academie.server.base.phrases import Phrase
from academie.server.edge.messages import ToClient
from academie.server.game.queries import GameRow, live_games
from academie.server.game.terms import agreements_told
from academie.server.lobby.queries import OpenTable
from academie.server.lobby.service import Lobby
from academie.server.play.streams import HEARTBEAT_SECONDS, Heartbeat, line

if TYPE_CHECKING:
    from academie.server.edge.identity import Identity


class Challenge(ToClient, tag="challenge"):
    """Somebody asks for a game: join the table, or cancel it to decline."""

    table: UUID
    owner: str
    key: str
    ruleset: str
    rated: bool
    options: dict[str, OptionValue]
    agreed: list[Phrase]
    """What is played otherwise than the rule set has it, named shortly."""


class ChallengeGone(ToClient, tag="challenge-gone"):
    """A challenge that is gone: withdrawn, expired, declined, or its game has begun."""

    table: UUID


class GameStart(ToClient, tag="game-start"):
    """A game of the account: sent when it begins, and when the stream opens if it is in progress."""

    game: UUID
    key: str
    seat: int
    players: list[str]


class GameFinish(ToClient, tag="game-finish"):
    """A game of the account is over."""

    game: UUID


class AccountNotices(NamedTuple):
    """Challenges and games of an account at one moment."""

    challenges: dict[UUID, OpenTable]
    games: dict[UUID, GameRow]


async def account_notices(database: Database, lobby: Lobby, account: Identity) -> AccountNotices:
    """The challenges an account has not answered, and the games it is playing."""
    tables = [table for table in await lobby.waiting(account.account) if is_awaited(table, account.name)]
    games = await live_games(database, account.account)
    return AccountNotices({table.id: table for table in tables}, {game.id: game for game in games})


def is_awaited(table: OpenTable, name: str) -> bool:
    """Whether a table waits for just that person: challenged, or asked for a rematch."""
    return table.invited == name or (table.rematch_of is not None and name not in table.seats)


def changed_lines(before: AccountNotices, now: AccountNotices, account: UUID) -> Iterator[ToClient]:
    """Messages for what is new and what is gone since `before`."""
    for table in (table for key, table in now.challenges.items() if key not in before.challenges):
        yield challenge(table)
    for key in before.challenges.keys() - now.challenges.keys():
        yield ChallengeGone(key)
    for game in (game for key, game in now.games.items() if key not in before.games):
        yield GameStart(game.id, game.game_key, game.seats.index(account), [*game.players])
    for key in before.games.keys() - now.games.keys():
        yield GameFinish(key)


def challenge(table: OpenTable) -> Challenge:
    """The message that somebody asks for a game."""
    terms = table.terms
    agreements = agreements_told(terms.game_key, terms.ruleset, terms.options)
    return Challenge(
        table.id, table.owner, terms.game_key, terms.ruleset, terms.rated, dict(terms.options), agreements
    )


async def account_lines(
    changes: Changes, database: Database, lobby: Lobby, account: Identity
) -> AsyncGenerator[bytes]:
    """The lines of an account, as its challenges and games change, until its session ends."""
    woken, over = asyncio.Event(), asyncio.Event()

    def end() -> None:
        over.set()
        woken.set()

    sent = AccountNotices({}, {})
    with (
        changes.subscribed(account_topic(account.account), woken.set),
        changes.subscribed(session_topic(account.session), end),
    ):
        while not over.is_set():
            woken.clear()
            now = await account_notices(database, lobby, account)
            lines = [*changed_lines(sent, now, account.account)] or [Heartbeat()]
            sent = now
            yield b"".join(map(line, lines))
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), HEARTBEAT_SECONDS)
