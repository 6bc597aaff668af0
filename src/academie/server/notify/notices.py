"""Notices: what a person is told of, listed in the page and sent on by push and mail as the person likes.

Whoever stores a fact tells those concerned of it in the same transaction. The key of a notice is account,
kind, subject and bucket, so that a fact that is found twice is told once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.server.base.changes import account_topic, post
from academie.server.base.declared.notices import NoticeKind
from academie.words import NOTHING, Message, Text, from_json, to_json, verbatim

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database


UNDELIVERED: Final = NoticeKind(name="undelivered", chosen=False)
"""Of a mail nobody knows whether it has arrived."""
DIGEST: Final = NoticeKind(name="digest", chosen=False)


def player_named(name: str) -> Text:
    """Somebody as a notice names them."""
    if name.startswith("guest-"):
        return Message("server-notice-guest")
    return Message("server-notice-engine") if name.startswith("engine:") else verbatim(name)


async def tell_undelivered(connection: PoolConnectionProxy[Record], account: UUID, message: int) -> None:
    """Tell somebody that nobody knows whether a mail to them was sent."""
    notice = Notice(Message("server-notice-undelivered"), Message("server-notice-undelivered-about"))
    await tell(connection, account, About(UNDELIVERED, message), notice)


MOST_LISTED: Final = 30
KEPT_FOR: Final = timedelta(days=60)
TELL: Final = """
    INSERT INTO notice (account, kind, subject, key, body, due_at, read_at, shown)
    SELECT id, $2, $3, $4, $5, CASE WHEN $6 THEN NULL ELSE now() + $7::interval END,
           CASE WHEN $6 THEN now() END, coalesce(channels->$2 ? 'page', true)
    FROM account LEFT JOIN notify_preference ON notify_preference.account = id
    WHERE id = $1 AND NOT guest AND engine IS NULL
    ON CONFLICT (key) DO NOTHING RETURNING id
"""
LIST: Final = """
    SELECT * FROM notice WHERE account = $1 AND shown AND ($2::bigint IS NULL OR id < $2)
    ORDER BY id DESC LIMIT $3
"""
UNREAD: Final = "SELECT count(*) FROM notice WHERE account = $1 AND shown AND read_at IS NULL"
READ: Final = """
    UPDATE notice SET read_at = now()
    WHERE account = $1 AND read_at IS NULL
      AND (id <= $2::bigint OR body->>'link' = $3) RETURNING id
"""


@dataclass(frozen=True, slots=True)
class Notice:
    """What somebody is told: a line, some more, and the page it is about."""

    title: Text
    text: Text = NOTHING
    link: str = ""
    ttl: int = 0
    """For how many seconds a push service should keep it; 0 for as long as is usual."""

    def to_json(self) -> dict[str, object]:
        return {"title": to_json(self.title), "text": to_json(self.text), "link": self.link, "ttl": self.ttl}


@dataclass(frozen=True, slots=True)
class Stored:
    """A notice as it is stored."""

    id: int
    kind: str
    notice: Notice
    created_at: datetime
    read_at: datetime | None


@dataclass(frozen=True, slots=True)
class About:
    """What a notice is about: its kind, its subject, and which time of several it is."""

    kind: NoticeKind
    subject: object
    bucket: object = ""

    def key(self, account: UUID) -> str:
        return f"{self.kind.name} {account} {self.subject} {self.bucket}"


async def tell(
    connection: PoolConnectionProxy[Record],
    account: UUID,
    about: About,
    notice: Notice,
    *,
    seen: bool = False,
) -> bool:
    """Tell an account of something once the transaction commits; false if it was told before, or is a guest.

    What is already `seen` is only kept, so that it is not told later.
    """
    kind, key, subject = about.kind, about.key(account), str(about.subject)
    values = (account, kind.name, subject, key, notice.to_json(), seen, kind.delay)
    told = await connection.fetchval(TELL, *values)
    if told is None:
        return False
    await post(connection, account_topic(account))
    return True


def stored_of(row: Record) -> Stored:
    """The row of a notice as a value."""
    body = row["body"]
    notice = Notice(from_json(body["title"]), from_json(body["text"]), body["link"], body["ttl"])
    return Stored(row["id"], row["kind"], notice, row["created_at"], row["read_at"])


class NoticeStore:
    """The notices of people, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, account: UUID, before: int | None = None) -> Sequence[Stored]:
        """The last notices of an account, the newest first, older than `before` if given."""
        rows = await self._database.fetch(LIST, account, before, MOST_LISTED)
        return [stored_of(row) for row in rows]

    async def unread(self, account: UUID) -> int:
        """How many notices of an account are not read."""
        return int(await self._database.fetchval(UNREAD, account))

    async def read(self, account: UUID, up_to: int | None, link: str | None) -> None:
        """Mark as read the notices up to one, or those that lead to a page."""
        async with self._database.acquire() as connection, connection.transaction():
            if await connection.fetch(READ, account, up_to, link):
                await post(connection, account_topic(account))

    async def clear(self) -> None:
        """Forget old notices."""
        await self._database.execute("DELETE FROM notice WHERE created_at < now() - $1::interval", KEPT_FOR)
