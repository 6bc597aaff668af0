"""Mail and push messages that wait in the database until a notifier sends them.

A notifier leases a few rows, marks each as `sending` in a transaction of its own just before it hands it
over, and says afterwards what became of it. If it dies in between, nobody knows whether the other side took
the message: such a row becomes `unsure` and is never sent again. Rows that were only leased are simply taken
by another. So nothing is sent twice, and nothing is lost without a word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID, uuid4

from academie.words import Language, Text, to_json

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

MOST_ATTEMPTS: Final = 12
FIRST_WAIT: Final = timedelta(seconds=10)
MOST_WAIT: Final = timedelta(hours=1)
KEPT_FOR: Final = timedelta(days=30)
"""How long what has been sent, or has failed, is remembered: no key is sent again in this time."""
MOST_WHY: Final = 500
UNSURE: Final = "the notifier ended while it was handing this over"

QUEUE: Final = """
    INSERT INTO outbox (account, channel, kind, key, address, language, body, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (key) DO NOTHING RETURNING id
"""
TAKE: Final = """
    UPDATE outbox SET lease = $1, leased_until = now() + $2
    WHERE id IN (SELECT id FROM outbox
                 WHERE state = 'waiting' AND channel = $3 AND not_before <= now()
                   AND (leased_until IS NULL OR leased_until < now())
                 ORDER BY not_before LIMIT $4 FOR UPDATE SKIP LOCKED)
    RETURNING *, coalesce(expires_at < now(), false) AS late,
              EXISTS (SELECT FROM bounce WHERE bounce.address = lower(outbox.address)) AS bouncing
"""
MARK: Final = """
    UPDATE outbox SET state = 'sending', attempts = attempts + 1, leased_until = now() + $3
    WHERE id = $1 AND lease = $2 AND state = 'waiting' AND leased_until > now() RETURNING id
"""
RETRY: Final = """
    UPDATE outbox SET state = 'waiting', lease = NULL, leased_until = NULL, why = $3, not_before = now() + $4
    WHERE id = $1 AND lease = $2 AND state = 'sending'
"""
END: Final = """
    UPDATE outbox SET state = $3, why = $4, ended_at = now(), leased_until = NULL,
                      body = CASE WHEN $5 THEN body ELSE '{}' END
    WHERE id = $1 AND lease = $2 AND state IN ('waiting', 'sending', 'unsure')
"""
DOUBT: Final = """
    UPDATE outbox SET state = 'unsure', why = $1, ended_at = now(), body = '{}'
    WHERE state = 'sending' AND leased_until < now() RETURNING id, account, channel, kind
"""
BOUNCE: Final = """
    INSERT INTO bounce (address, why) VALUES (lower($1), $2)
    ON CONFLICT (address) DO UPDATE SET why = excluded.why, at = now()
"""
FIGURES: Final = """
    SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
           coalesce(extract(epoch FROM now() - min(not_before) FILTER (WHERE state = 'waiting')), 0)
               AS oldest,
           count(*) FILTER (WHERE state = 'failed' AND ended_at > now() - interval '1 day') AS failed,
           count(*) FILTER (WHERE state = 'unsure' AND ended_at > now() - interval '1 day') AS unsure
    FROM outbox WHERE state IN ('waiting', 'sending') OR ended_at > now() - interval '1 day'
"""


class Channel(StrEnum):
    """By which way a message leaves."""

    MAIL = "mail"
    PUSH = "push"


class State(StrEnum):
    """What has become of a message."""

    WAITING = "waiting"
    SENDING = "sending"
    SENT = "sent"
    FAILED = "failed"
    UNSURE = "unsure"
    """It may have been sent or not: who could tell has died."""
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """What a mail says: a subject, paragraphs, and the page of the site it leads to."""

    subject: Text
    paragraphs: Sequence[Text]
    link: str = ""
    """The path of a page, as `/table/...`."""
    link_label: Text | None = None
    unsubscribe: str = ""
    """The path where one click ends mail of this kind."""
    expires_at: datetime | None = None
    """When it is too late to send it."""

    def to_json(self) -> dict[str, Any]:
        return {
            "subject": to_json(self.subject),
            "paragraphs": [to_json(each) for each in self.paragraphs],
            "link": self.link,
            "link_label": None if self.link_label is None else to_json(self.link_label),
            "unsubscribe": self.unsubscribe,
        }


class Recipient(NamedTuple):
    """Who gets a mail: the account if there is one, the address, and the language it is read in."""

    account: UUID | None
    address: str
    language: Language


async def queue_mail(
    connection: PoolConnectionProxy[Record], to: Recipient, kind: str, key: str, letter: Letter
) -> bool:
    """Have a letter sent once the transaction of the connection commits; false if its key is known already.

    The key names what the letter is about, with the time if it may be told again: for one account (or
    address) and kind no key is sent twice.
    """
    whole = f"mail {kind} {to.account or to.address.lower()} {key}"
    values = (to.account, Channel.MAIL, kind, whole, to.address, to.language.value, letter.to_json())
    return await connection.fetchval(QUEUE, *values, letter.expires_at) is not None


async def queue_push(
    connection: PoolConnectionProxy[Record], to: Recipient, kind: str, key: str, payload: Mapping[str, Any]
) -> bool:
    """Have a push message sent to an endpoint once the transaction commits; false if its key is known."""
    values = (to.account, Channel.PUSH, kind, key, to.address, to.language.value, dict(payload), None)
    return await connection.fetchval(QUEUE, *values) is not None


@dataclass(frozen=True, slots=True)
class Waiting:
    """A message that a notifier has leased."""

    id: int
    lease: UUID
    account: UUID | None
    channel: Channel
    kind: str
    key: str
    address: str
    language: Language
    body: Mapping[str, Any] = field(repr=False)
    """Never to be logged: it may hold links that prove who one is."""
    attempts: int
    created_at: datetime
    late: bool
    """Whether it is too late to send it."""
    bouncing: bool
    """Whether mail to its address has come back."""


class Doubtful(NamedTuple):
    """A message of which nobody knows whether it was sent."""

    id: int
    account: UUID | None
    channel: Channel
    kind: str


class Outcome(NamedTuple):
    """What became of a message that was handed over; `waiting` if it was not taken now but may be later."""

    state: State
    why: str = ""
    bounce: bool = False
    """Whether there is nobody at its address."""
    keep: bool = False
    """Whether what it says is shown to those who develop the server."""


class Figures(NamedTuple):
    """How the outbox does: what waits and how long, what went wrong in the last day."""

    waiting: int
    oldest: float
    failed: int
    unsure: int


class Outbox:
    """The messages that wait in the database, as a notifier uses them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, channel: Channel, most: int, lasting: timedelta) -> list[Waiting]:
        """Lease the messages that are due, the longest due first; no two notifiers get the same."""
        lease = uuid4()
        return [message_of(row) for row in await self._database.fetch(TAKE, lease, lasting, channel, most)]

    async def mark(self, message: Waiting, lasting: timedelta) -> bool:
        """Say that a message is about to be handed over; false if it is no longer ours to send."""
        return await self._database.fetchval(MARK, message.id, message.lease, lasting) is not None

    async def settle(self, message: Waiting, outcome: Outcome) -> State:
        """Say what has become of a message, and return where it stands: after many attempts it has failed.

        What it said is forgotten once it has ended.
        """
        state, why = outcome.state, outcome.why[:MOST_WHY]
        attempts = message.attempts + 1
        if state is State.WAITING and attempts < MOST_ATTEMPTS:
            await self._database.execute(RETRY, message.id, message.lease, why, wait_after(attempts))
            return state
        ended = State.FAILED if state is State.WAITING else state
        await self._database.execute(END, message.id, message.lease, ended, why, outcome.keep)
        if outcome.bounce:
            await self._database.execute(BOUNCE, message.address, why)
        return ended

    async def figures(self) -> Figures:
        row = await self._database.fetchrow(FIGURES)
        assert row is not None
        return Figures(row["waiting"], float(row["oldest"]), row["failed"], row["unsure"])

    async def clear(self) -> None:
        """Forget what ended long ago."""
        await self._database.execute("DELETE FROM outbox WHERE ended_at < now() - $1::interval", KEPT_FOR)


async def give_up(connection: PoolConnectionProxy[Record]) -> list[Doubtful]:
    """Give up the messages whose notifier ended while it was handing them over, and return them."""
    rows = await connection.fetch(DOUBT, UNSURE)
    return [Doubtful(row["id"], row["account"], Channel(row["channel"]), row["kind"]) for row in rows]


def wait_after(attempts: int) -> timedelta:
    """How long to wait after so many attempts: twice as long each time, at most an hour."""
    return min(FIRST_WAIT * (1 << (attempts - 1)), MOST_WAIT)


def message_of(row: Record) -> Waiting:
    """The row of a message as a value."""
    return Waiting(
        id=row["id"],
        lease=row["lease"],
        account=row["account"],
        channel=Channel(row["channel"]),
        kind=row["kind"],
        key=row["key"],
        address=row["address"],
        language=Language(row["language"]),
        body=row["body"],
        attempts=row["attempts"],
        created_at=row["created_at"],
        late=row["late"],
        bouncing=row["bouncing"],
    )
