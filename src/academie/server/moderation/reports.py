"""Reports: somebody, a message, a line of chat or a game is brought before the moderators."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.server.accounts.names.names import key_of
from academie.server.accounts.names.queries import account_named
from academie.server.base import metrics
from academie.server.base.errors import NO_GAME, NOBODY, NoSuch, NotNow
from academie.server.base.limits import REPORT, Count
from academie.server.community.relations import OWN_ACCOUNT
from academie.server.edge.identity import Identity
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database
    from academie.server.base.limits import Limits

MOST_TEXT: Final = 1000
NO_LINE: Final = Message("community-no-line")
NOT_THEIR_GAME: Final = Message("community-not-their-game")
OPEN_CASE: Final = """
    INSERT INTO mod_case (about) VALUES ($1)
    ON CONFLICT (about) WHERE state = 'open' DO UPDATE SET about = excluded.about RETURNING id
"""
INSERT: Final = """
    INSERT INTO report (case_id, reporter, about, kind, reason, game_id, subject, said, text)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING
"""
CHAT_LINE: Final = """
    SELECT coalesce(author, account.id) AS author, text
    FROM chat LEFT JOIN account ON author IS NULL AND account.name = chat.name
    WHERE game_id = $1 AND chat.id = $2
"""
MESSAGE: Final = """
    SELECT author, text FROM message JOIN thread ON thread.id = thread
    WHERE message.id = $2 AND $1 IN (low, high) AND author <> $1
"""
MINE: Final = """
    SELECT report.id, person.name, kind, reason, at, state
    FROM report JOIN account AS person ON person.id = about WHERE reporter = $1 ORDER BY id DESC LIMIT 100
"""


class Kind(StrEnum):
    """What is reported."""

    PLAYER = "player"
    MESSAGE = "message"
    CHAT = "chat"
    GAME = "game"


class Reason(StrEnum):
    """Why something is reported."""

    THREATS = "threats"
    HATE = "hate"
    CHEATING = "cheating"
    HARASSMENT = "harassment"
    ARRANGED = "arranged"
    """Games lost or won on purpose."""
    SPAM = "spam"
    NAME = "name"
    STALLING = "stalling"
    OTHER = "other"


SEVERITY: Final = {
    Reason.THREATS: 5.0,
    Reason.HATE: 4.0,
    Reason.HARASSMENT: 3.0,
    Reason.CHEATING: 3.0,
    Reason.ARRANGED: 2.0,
    Reason.SPAM: 2.0,
    Reason.NAME: 1.5,
    Reason.STALLING: 1.0,
    Reason.OTHER: 1.0,
}


class Complaint(NamedTuple):
    """What somebody reports: a person by name, a message or a line of chat by its number, or a game."""

    kind: Kind
    reason: Reason
    text: str
    name: str | None = None
    game_id: UUID | None = None
    subject: int | None = None


class MyReport(NamedTuple):
    """A report as the reporter sees it later."""

    id: int
    name: str
    kind: str
    reason: str
    at: datetime
    state: str


class Reports:
    """Takes reports, one case for each person reported."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self._database = database
        self._limits = limits

    async def add(self, reporter: Identity, complaint: Complaint) -> None:
        """Keep a report, with what was said if it is about that. Raises `NoSuch`, `NotNow` or `TooMany`."""
        await self._limits.take(Count(REPORT, str(reporter.account)))
        async with self._database.acquire() as connection, connection.transaction():
            about, said = await _found(connection, reporter, complaint)
            if about == reporter.account:
                raise NotNow(OWN_ACCOUNT)
            case_id = await connection.fetchval(OPEN_CASE, about)
            await connection.execute(
                INSERT,
                case_id,
                reporter.account,
                about,
                complaint.kind,
                complaint.reason,
                complaint.game_id,
                complaint.subject,
                said,
                complaint.text,
            )
        metrics.count("academie.reports", reason=complaint.reason)

    async def mine(self, account: UUID) -> list[MyReport]:
        """What an account has reported, the newest first, and what became of it."""
        return [MyReport(*row) for row in await self._database.fetch(MINE, account)]


async def _found(
    connection: PoolConnectionProxy[Record], reporter: Identity, complaint: Complaint
) -> tuple[UUID, str | None]:
    """The account a report is about, and what it said, where words are reported."""
    if complaint.kind in {Kind.CHAT, Kind.MESSAGE}:
        row = (
            await connection.fetchrow(CHAT_LINE, complaint.game_id, complaint.subject)
            if complaint.kind is Kind.CHAT
            else await connection.fetchrow(MESSAGE, reporter.account, complaint.subject)
        )
        if row is None or row["author"] is None:
            raise NoSuch(NO_LINE)
        return row["author"], row["text"]
    about: UUID | None = await connection.fetchval(
        f"SELECT id FROM account WHERE id = {account_named('$1')} AND engine IS NULL",
        key_of(complaint.name or ""),
    )
    if about is None:
        raise NoSuch(NOBODY)
    if complaint.kind is Kind.GAME:
        seats = await connection.fetchval("SELECT seats FROM game WHERE id = $1", complaint.game_id)
        if seats is None:
            raise NoSuch(NO_GAME)
        if about not in seats:
            raise NotNow(NOT_THEIR_GAME)
    return about, None
