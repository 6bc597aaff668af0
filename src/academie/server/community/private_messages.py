"""Direct messages: threads of two, with read marks; each may delete a thread for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID, uuid4

from academie.server.accounts.names.names import key_of
from academie.server.base import metrics
from academie.server.base.changes import account_topic, post
from academie.server.base.errors import NOBODY, NoSuch, NotNow, NotYours
from academie.server.base.limits import FIRST_MESSAGE, MESSAGE, Count
from academie.server.community.clean_text import clean, has_link, is_blank, mask, masked_words
from academie.server.community.notices import tell_message
from academie.server.community.relations import ACCOUNT_NEEDED, OWN_ACCOUNT, TOWARDS, Towards, towards_of
from academie.server.community.sanctions import check_may_speak
from academie.server.edge.identity import Identity
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database
    from academie.server.base.limits import Limits
    from academie.server.base.settings import Settings

MOST_TEXT: Final = 2000
PAGE: Final = 50
MOST_THREADS: Final = 200
NEW_ACCOUNT_DAYS: Final = 7
"""How many days an account is new: it may not send links to who does not follow it."""

NO_MESSAGES: Final = Message("community-no-messages")
INVALID: Final = Message("community-invalid-message", most=MOST_TEXT)
NO_LINKS: Final = Message("community-no-links", days=NEW_ACCOUNT_DAYS)

THREADS: Final = """
    SELECT other.name, last.id AS last_id, last.text, last.at, last.author = $1 AS mine,
           (SELECT count(*) FROM message WHERE thread = side.thread AND id > side.read_id
                                           AND id > side.gone_id AND author <> $1) AS unread
    FROM thread_side AS side JOIN thread ON thread.id = side.thread
    JOIN account AS other ON other.id = CASE thread.low WHEN $1 THEN thread.high ELSE thread.low END
    JOIN LATERAL (SELECT id, text, at, author FROM message WHERE thread = side.thread AND id > side.gone_id
                  ORDER BY id DESC LIMIT 1) AS last ON true
    WHERE side.account = $1 ORDER BY last.id DESC LIMIT $2
"""
LINES: Final = """
    SELECT message.id, author = $1 AS mine, text, at FROM message JOIN thread_side AS side USING (thread)
    WHERE thread = $2 AND side.account = $1 AND message.id > side.gone_id
      AND ($3::bigint IS NULL OR message.id < $3)
    ORDER BY message.id DESC LIMIT $4
"""
UNREAD: Final = """
    SELECT count(*) FROM thread_side AS side JOIN message USING (thread)
    WHERE side.account = $1 AND message.id > greatest(side.read_id, side.gone_id) AND author <> $1
      AND NOT EXISTS (SELECT FROM mute WHERE mute.account = $1 AND mute.other = message.author)
"""
FIND: Final = "SELECT id FROM thread WHERE low = $1 AND high = $2"
OPEN: Final = """
    INSERT INTO thread (id, low, high) VALUES ($1, $2, $3)
    ON CONFLICT (low, high) DO UPDATE SET last_at = now() RETURNING id
"""
READ: Final = """
    UPDATE thread_side SET read_id = last.id
    FROM (SELECT max(id) AS id FROM message WHERE thread = $1 AND id <= $3) AS last
    WHERE thread = $1 AND account = $2 AND read_id < last.id
"""
GONE: Final = """
    UPDATE thread_side
    SET gone_id = coalesce((SELECT max(id) FROM message WHERE thread = $1), 0)
    WHERE thread = $1 AND account = $2
"""
NEW: Final = "SELECT created_at > now() - make_interval(days => $2) FROM account WHERE id = $1"
FORGOTTEN_AT_ONCE: Final = 5000
FORGET: Final = """
    DELETE FROM message WHERE id IN (
        SELECT id FROM message WHERE at < now() - $1::interval AND id <> ALL($2::bigint[]) LIMIT $3)
"""
FORGET_DELETED: Final = """
    DELETE FROM message
    USING (SELECT thread, min(gone_id) AS gone_id FROM thread_side GROUP BY thread
           HAVING min(gone_id) > 0) AS side
    WHERE message.thread = side.thread AND message.id <= side.gone_id AND message.id <> ALL($1::bigint[])
"""
"""Messages that both have deleted."""
FORGET_EMPTY: Final = """
    DELETE FROM thread WHERE last_at < now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM message WHERE message.thread = thread.id)
"""
"""Who writes meanwhile changes the date, and the thread stays."""


class ThreadTold(NamedTuple):
    """A thread in the list: with whom, its last message, and how many are unread."""

    name: str
    last_id: int
    text: str
    at: datetime
    mine: bool
    unread: int


class Line(NamedTuple):
    """A message; `mine` if its reader wrote it."""

    id: int
    mine: bool
    text: str
    at: datetime


class Thread(NamedTuple):
    """Messages with one person, the oldest first, what both may do, and up to where the other has read."""

    other: Towards
    lines: list[Line]
    more: bool
    """Whether there are older ones."""
    read_id: int
    may_write: bool


class PrivateMessages:
    """Sends, lists and deletes messages. Refusals are errors of `academie.server.base.errors`."""

    def __init__(self, database: Database, limits: Limits, settings: Settings) -> None:
        self._database = database
        self._limits = limits
        self._words = masked_words(settings.masked_words)

    async def threads(self, account: UUID) -> list[ThreadTold]:
        """The threads of an account, the last written to first."""
        return [ThreadTold(*row) for row in await self._database.fetch(THREADS, account, MOST_THREADS)]

    async def unread(self, account: UUID) -> int:
        """How many messages an account has not read; those of who is muted do not count."""
        found: int = await self._database.fetchval(UNREAD, account)
        return found

    async def thread(self, reader: Identity, name: str, before: int | None = None) -> Thread:
        """The messages with somebody, up to `PAGE` before the one named. Raises `NoSuch`."""
        async with self._database.acquire() as connection:
            other = await _other(connection, reader, name)
            thread_id = await connection.fetchval(FIND, *_pair(reader.account, other.account))
            rows = await connection.fetch(LINES, reader.account, thread_id, before, PAGE + 1)
            read = await connection.fetchval(
                "SELECT read_id FROM thread_side WHERE thread = $1 AND account = $2", thread_id, other.account
            )
        lines = [Line(*row) for row in reversed(rows[:PAGE])]
        may_write = not reader.guest and not other.guest and other.lets(other.messages)
        return Thread(other, lines, len(rows) > PAGE, read or 0, may_write)

    async def send(self, author: Identity, name: str, text: str) -> Line:
        """Send somebody a message."""
        if author.guest:
            raise NotYours(ACCOUNT_NEEDED)
        told = mask(clean(text, lines=True), self._words)
        if is_blank(told) or len(told) > MOST_TEXT or "\0" in text:
            raise NotNow(INVALID)
        async with self._database.acquire() as connection, connection.transaction():
            await check_may_speak(connection, author.account)
            other = await _other(connection, author, name)
            if other.guest or not other.lets(other.messages):
                raise NotYours(NO_MESSAGES.given(name=other.name))
            await self._check_new(connection, author, other, told)
            return await self._store(connection, author, other, told)

    async def _check_new(
        self, connection: PoolConnectionProxy[Record], author: Identity, other: Towards, text: str
    ) -> None:
        """Raise `NotYours` or `TooFast` for links of new accounts and for too many messages."""
        is_new = await connection.fetchval(NEW, author.account, NEW_ACCOUNT_DAYS)
        if is_new and not other.follows_me and has_link(text):
            raise NotYours(NO_LINKS)
        known = await connection.fetchval(FIND, *_pair(author.account, other.account))
        who = str(author.account)
        first = () if known else (Count(FIRST_MESSAGE, who),)
        await self._limits.take(Count(MESSAGE, who), *first)

    async def _store(
        self, connection: PoolConnectionProxy[Record], author: Identity, other: Towards, text: str
    ) -> Line:
        low, high = _pair(author.account, other.account)
        thread_id: UUID = await connection.fetchval(OPEN, uuid4(), low, high)
        for account in (low, high):
            await connection.execute(
                "INSERT INTO thread_side (thread, account) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                thread_id,
                account,
            )
        row = await connection.fetchrow(
            "INSERT INTO message (thread, author, text) VALUES ($1, $2, $3) RETURNING id, at",
            thread_id,
            author.account,
            text,
        )
        assert row is not None
        await connection.execute(READ, thread_id, author.account, row["id"])
        await post(connection, account_topic(author.account))
        if not await connection.fetchval(
            "SELECT EXISTS (SELECT FROM mute WHERE account = $1 AND other = $2)",
            other.account,
            author.account,
        ):
            await tell_message(connection, other.account, author)
        metrics.count("academie.messages")
        return Line(row["id"], True, text, row["at"])

    async def note_read(self, reader: Identity, name: str, up_to: int) -> None:
        """Take note that the messages with somebody are read up to that one."""
        async with self._database.acquire() as connection, connection.transaction():
            other = await _other(connection, reader, name)
            thread_id = await connection.fetchval(FIND, *_pair(reader.account, other.account))
            changed = await connection.execute(READ, thread_id, reader.account, up_to)
            if changed != "UPDATE 0":
                for account in (reader.account, other.account):
                    await post(connection, account_topic(account))

    async def delete(self, owner: Identity, name: str) -> None:
        """Delete the thread with somebody for its owner alone."""
        async with self._database.acquire() as connection, connection.transaction():
            other = await _other(connection, owner, name)
            thread_id = await connection.fetchval(FIND, *_pair(owner.account, other.account))
            await connection.execute(GONE, thread_id, owner.account)
            await post(connection, account_topic(owner.account))


async def forget_messages(database: Database, kept: timedelta, besides: Sequence[int]) -> None:
    """Delete messages that are older, or that both have deleted, but for some; then empty conversations."""
    await database.execute(FORGET, kept, besides, FORGOTTEN_AT_ONCE)
    await database.execute(FORGET_DELETED, besides)
    await database.execute(FORGET_EMPTY)


async def _other(connection: PoolConnectionProxy[Record], person: Identity, name: str) -> Towards:
    """The account of that name, which is not the person's own. Raises `NoSuch` or `NotNow`."""
    row = await connection.fetchrow(TOWARDS, key_of(name), person.account)
    if row is None:
        raise NoSuch(NOBODY)
    other = towards_of(row)
    if other.account == person.account:
        raise NotNow(OWN_ACCOUNT)
    return other


def _pair(one: UUID, other: UUID) -> tuple[UUID, UUID]:
    return (one, other) if one < other else (other, one)
