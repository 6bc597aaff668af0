"""Sends notices on by push and mail, as each person likes: at once, after the quiet hours, or in a digest."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.server.base.changes import account_topic, post
from academie.server.base.declared.notices import By, NoticeKind, NoticeKinds
from academie.server.mail.outbox import Letter, Recipient, queue_mail, queue_push
from academie.server.notify.notices import DIGEST, Stored, stored_of
from academie.server.notify.preferences import PREFERENCES, SECRET, MailPace, Preferences, preferences_of
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

AT_ONCE: Final = 50
SELDOM: Final = timedelta(hours=12)
"""At most one mail in so long is of a kind that comes seldom."""
MOST_IN_DIGEST: Final = 50
LATE: Final = timedelta(days=2)
"""A mail that could not be sent for so long is not sent any more."""
DUE: Final = "SELECT * FROM notice WHERE due_at <= now() ORDER BY due_at, id LIMIT $1 FOR UPDATE SKIP LOCKED"
ROUTED: Final = "UPDATE notice SET due_at = $2, digest = $3, read_at = $4 WHERE id = $1"
DEVICES: Final = "SELECT id, endpoint FROM push WHERE account = $1"
DIGESTS: Final = f"""
    {PREFERENCES} WHERE digest_at <= now() LIMIT $1 FOR UPDATE OF notify_preference SKIP LOCKED
""".replace("LEFT JOIN", "JOIN")
GATHER: Final = """
    UPDATE notice SET digest = false WHERE account = $1 AND digest RETURNING *
"""


class Plan(NamedTuple):
    """What becomes of a notice: when it is looked at again, or by which channels it goes."""

    again_at: datetime | None = None
    push: bool = False
    mail: bool = False
    digest: bool = False


def plan(kind: NoticeKind, likes: Preferences, now: datetime) -> Plan:
    """How an unread notice is sent on."""
    by = likes.by(kind)
    mail = By.MAIL in by and likes.email is not None
    if not kind.essential and (By.PUSH in by or mail) and (until := likes.quiet_until(now)) is not None:
        return Plan(again_at=until)
    waits = mail and likes.pace is not MailPace.ONCE and not kind.essential and kind.digested
    lately = likes.turn_mailed_at is not None and now - likes.turn_mailed_at < SELDOM
    often = kind.seldom and lately
    return Plan(None, By.PUSH in by, mail and not waits and not often, waits)


class Router:
    """Sends on the notices that are due; any number may run."""

    def __init__(self, database: Database, kinds: NoticeKinds) -> None:
        self._database = database
        self._kinds = kinds

    async def route(self) -> int:
        """Send on what is due, each notice once, and return how many notices were looked at."""
        async with self._database.acquire() as connection, connection.transaction():
            rows = await connection.fetch(DUE, AT_ONCE)
            for row in rows:
                await _route(connection, row, self._kinds[row["kind"]])
        return len(rows)

    async def route_all(self) -> None:
        while await self.route() == AT_ONCE:
            pass

    async def settle(self) -> None:
        """Mark as read what holds no longer, such as turns that were played."""
        for kind in self._kinds.values():
            if kind.settled:
                async with self._database.acquire() as connection, connection.transaction():
                    for row in await connection.fetch(settle_statement(kind), kind.name):
                        await post(connection, account_topic(row["account"]))

    async def send_digests(self) -> None:
        """Send the digests that are due."""
        async with self._database.acquire() as connection, connection.transaction():
            for row in await connection.fetch(DIGESTS, AT_ONCE):
                await _digest(connection, preferences_of(row))


def settle_statement(kind: NoticeKind) -> str:
    """What marks notices of a kind as read that holds no longer."""
    return f"""
        UPDATE notice SET read_at = now(), due_at = NULL
        WHERE read_at IS NULL AND kind = $1 AND {kind.settled} RETURNING account
    """


def seen_statement(kind: NoticeKind) -> str:
    """What asks whether the person has a notice of a kind before their eyes."""
    return f"SELECT {kind.seen} FROM notice WHERE id = $1"


async def _route(connection: PoolConnectionProxy[Record], row: Record, kind: NoticeKind) -> None:
    likes = await _likes(connection, row["account"])
    now, stored = datetime.now(UTC), stored_of(row)
    read_at = stored.read_at
    if read_at is None and kind.seen and await connection.fetchval(seen_statement(kind), stored.id):
        read_at = now
    found = plan(kind, likes, now) if read_at is None else Plan()
    await connection.execute(ROUTED, stored.id, found.again_at, found.digest, read_at)
    if read_at != stored.read_at:
        await post(connection, account_topic(likes.account))
    if found.push:
        await _push(connection, likes, stored, row["subject"])
    if found.mail:
        await _mail(connection, likes, stored, kind)


async def _likes(connection: PoolConnectionProxy[Record], account: UUID) -> Preferences:
    row = await connection.fetchrow(f"{PREFERENCES} WHERE account.id = $1", account)
    assert row is not None
    return preferences_of(row)


async def _push(
    connection: PoolConnectionProxy[Record], likes: Preferences, stored: Stored, subject: str
) -> None:
    """Queue a message for every browser of a person; one about the same subject replaces the last."""
    payload: dict[str, object] = {**stored.notice.to_json(), "tag": subject}
    for device in await connection.fetch(DEVICES, likes.account):
        key = f"push {device['id']} {stored.id}"
        to = Recipient(likes.account, device["endpoint"], likes.language)
        await queue_push(connection, to, stored.kind, key, payload)


async def _mail(
    connection: PoolConnectionProxy[Record], likes: Preferences, stored: Stored, kind: NoticeKind
) -> None:
    assert likes.email is not None
    letter = Letter(
        subject=stored.notice.title,
        paragraphs=[stored.notice.title],
        link=stored.notice.link,
        link_label=stored.notice.text,
        unsubscribe="" if kind.essential else await _unsubscribe(connection, likes.account, kind),
        expires_at=datetime.now(UTC) + LATE,
    )
    to = Recipient(likes.account, likes.email, likes.language)
    await queue_mail(connection, to, kind.name, str(stored.id), letter)
    if kind.seldom:
        await connection.execute(
            "UPDATE notify_preference SET turn_mailed_at = now() WHERE account = $1", likes.account
        )


async def _unsubscribe(connection: PoolConnectionProxy[Record], account: UUID, kind: NoticeKind) -> str:
    """The path where one click ends mail of a kind."""
    return f"/api/unsubscribe/{await connection.fetchval(SECRET, account)}/{kind.name}"


async def _digest(connection: PoolConnectionProxy[Record], likes: Preferences) -> None:
    """Send what waits for a digest, if it is still unread, and say when the next is due."""
    now = datetime.now(UTC)
    gathered = map(stored_of, await connection.fetch(GATHER, likes.account))
    waiting = sorted((each for each in gathered if each.read_at is None), key=lambda each: each.id)
    unread = waiting[-MOST_IN_DIGEST:]
    await connection.execute(
        "UPDATE notify_preference SET digest_at = $2 WHERE account = $1",
        likes.account,
        likes.next_digest(now),
    )
    if not unread or likes.email is None:
        return
    letter = Letter(
        subject=Message("server-digest-subject", count=len(unread)),
        paragraphs=[Message("server-digest"), *(each.notice.title for each in unread)],
        link="/play",
        link_label=Message("server-digest-link"),
        unsubscribe=await _unsubscribe(connection, likes.account, DIGEST),
        expires_at=now + LATE,
    )
    to = Recipient(likes.account, likes.email, likes.language)
    await queue_mail(connection, to, DIGEST.name, str(unread[-1].id), letter)
