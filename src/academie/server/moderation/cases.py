"""The moderators' queue: cases by person, the evidence of each, and who has taken one to decide it."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.server.base.errors import NoSuch, NotNow, NotYours
from academie.server.edge.identity import Identity
from academie.server.game.queries import GAMES, GameRow, game_row
from academie.server.moderation.appeals import DECISIONS, Decision, decision_of
from academie.server.moderation.reports import SEVERITY
from academie.server.moderation.roles import ActionTold, Role, Roles
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

LEASE_MINUTES: Final = 15
MOST_CASES: Final = 100
AROUND: Final = 5
"""How many lines of chat before and after a reported one are shown."""

NO_CASE: Final = Message("community-no-case")
TAKEN: Final = Message("community-case-taken")
CONCERNED: Final = Message("community-case-concerned")
STAFF_CASE: Final = Message("community-case-staff")

QUEUE: Final = """
    WITH severity (reason, weight) AS (SELECT * FROM unnest($1::text[], $2::float8[])),
    heard AS (
        SELECT case_id, reporter, max(weight) AS weight, count(*) AS many, min(at) AS first,
               array_agg(DISTINCT report.reason) AS reasons
        FROM report JOIN severity USING (reason) JOIN mod_case ON mod_case.id = case_id
        WHERE mod_case.state = 'open' GROUP BY case_id, reporter),
    accuracy AS (
        SELECT reporter, (1.0 + count(*) FILTER (WHERE state = 'upheld'))
                         / (2.0 + count(*) FILTER (WHERE state IN ('upheld', 'dismissed'))) AS share
        FROM report WHERE reporter IN (SELECT reporter FROM heard) GROUP BY reporter)
    SELECT mod_case.id, person.name, opened_at, taker.name AS leased_by, leased_until,
           closing.name AS closing_by,
           sum(many)::int AS reports, count(DISTINCT heard.reporter)::int AS reporters,
           sum(weight * coalesce(share, 0.5))::float8 AS score,
           (SELECT array_agg(DISTINCT report.reason) FROM report WHERE case_id = mod_case.id) AS reasons
    FROM mod_case JOIN account AS person ON person.id = about JOIN heard ON heard.case_id = mod_case.id
    LEFT JOIN accuracy ON accuracy.reporter = heard.reporter
    LEFT JOIN account AS taker ON taker.id = leased_by AND leased_until > now()
    LEFT JOIN account AS closing ON closing.id = closing_by
    WHERE mod_case.state = 'open' AND ($3::bigint IS NULL OR mod_case.id = $3)
    GROUP BY mod_case.id, person.name, taker.name, closing.name
    ORDER BY score DESC, opened_at LIMIT $4
"""
"""Open cases: of each reporter the gravest reason counts, by how often their earlier reports were upheld."""
REPORTS: Final = """
    SELECT report.id, reporter.name AS reporter, kind, reason, game_id, subject, said, text, report.at
    FROM report LEFT JOIN account AS reporter ON reporter.id = reporter WHERE case_id = $1 ORDER BY report.id
"""
AROUND_LINE: Final = """
    (SELECT id, name, room, text, said_at FROM chat WHERE game_id = $1 AND id <= $2
     ORDER BY id DESC LIMIT $3 + 1)
    UNION ALL
    (SELECT id, name, room, text, said_at FROM chat WHERE game_id = $1 AND id > $2 ORDER BY id LIMIT $3)
    ORDER BY id
"""
LEASE: Final = """
    UPDATE mod_case SET leased_by = $2, leased_until = now() + make_interval(mins => $3)
    WHERE id = $1 AND state = 'open' AND (leased_by IS NULL OR leased_by = $2 OR leased_until < now())
    RETURNING *
"""
GAMES_OF: Final = f"{GAMES} WHERE id = ANY($1)"


class CaseTold(NamedTuple):
    """A case in the queue."""

    id: int
    name: str
    opened_at: datetime
    leased_by: str | None
    leased_until: datetime | None
    closing_by: str | None
    """Who has proposed to close the account, which takes a second moderator."""
    reports: int
    reporters: int
    score: float
    reasons: list[str]


class ChatSeen(NamedTuple):
    """A line of chat near a reported one."""

    id: int
    name: str
    room: str
    text: str
    at: datetime


class ReportSeen(NamedTuple):
    """A report as moderators see it."""

    id: int
    reporter: str | None
    kind: str
    reason: str
    game_id: UUID | None
    subject: int | None
    said: str | None
    text: str
    at: datetime


class Evidence(NamedTuple):
    """All that moderators see of a case."""

    case: CaseTold
    closing_reason: str | None
    since: datetime
    reports: list[ReportSeen]
    chats: dict[int, list[ChatSeen]]
    """The lines around each reported one, by the number of the report."""
    games: list[GameRow]
    decisions: list[Decision]
    actions: list[ActionTold]


class Cases:
    """Reads the queue and leases cases, each to one moderator for a while."""

    def __init__(self, database: Database, roles: Roles) -> None:
        self._database = database
        self._roles = roles

    async def queue(self) -> list[CaseTold]:
        """The open cases, the most pressing first."""
        return await self._cases(None)

    async def _cases(self, case_id: int | None) -> list[CaseTold]:
        reasons, weights = [*map(str, SEVERITY)], [*SEVERITY.values()]
        return [
            CaseTold(*row) for row in await self._database.fetch(QUEUE, reasons, weights, case_id, MOST_CASES)
        ]

    async def evidence(self, case_id: int) -> Evidence:
        """An open case with its reports, what was said around them, games, decisions and actions."""
        found = await self._cases(case_id)
        row = await self._database.fetchrow(
            """SELECT about, closing_reason, created_at FROM mod_case JOIN account ON account.id = about
               WHERE mod_case.id = $1""",
            case_id,
        )
        if not found or row is None:
            raise NoSuch(NO_CASE)
        reports = [ReportSeen(*each) for each in await self._database.fetch(REPORTS, case_id)]
        games = {report.game_id for report in reports} - {None}
        decisions = await self._database.fetch(
            f"{DECISIONS} WHERE sanction.account = $1 ORDER BY sanction.id DESC", row["about"]
        )
        return Evidence(
            found[0],
            row["closing_reason"],
            row["created_at"],
            reports,
            {report.id: await self._around(report) for report in reports if report.kind == "chat"},
            [game_row(each) for each in await self._database.fetch(GAMES_OF, [*games])],
            [decision_of(each) for each in decisions],
            await self._roles.trail(row["about"], None),
        )

    async def _around(self, report: ReportSeen) -> list[ChatSeen]:
        rows = await self._database.fetch(AROUND_LINE, report.game_id, report.subject, AROUND)
        return [ChatSeen(*row) for row in rows]

    async def lease(self, moderator: Identity, case_id: int) -> None:
        """Take a case, or keep it, for a quarter of an hour. Raises `NotYours` or `NotNow`."""
        async with self._database.acquire() as connection, connection.transaction():
            await lease(connection, moderator, case_id)

    async def release(self, moderator: Identity, case_id: int) -> None:
        """Give a case back to the others, if the moderator has it. Raises `NoSuch` if there is none."""
        found = await self._database.fetchval(
            """UPDATE mod_case SET leased_by = nullif(leased_by, $2),
                                   leased_until = CASE leased_by WHEN $2 THEN NULL ELSE leased_until END
               WHERE id = $1 RETURNING id""",
            case_id,
            moderator.account,
        )
        if found is None:
            raise NoSuch(NO_CASE)


async def lease(connection: PoolConnectionProxy[Record], moderator: Identity, case_id: int) -> Record:
    """The row of a case, leased to the moderator, locked until the transaction ends.

    Nobody decides a case about themselves or one they have reported in, and moderators none about each other.
    """
    known = await connection.fetchrow(
        """SELECT about, EXISTS (SELECT FROM report WHERE case_id = $1 AND reporter = $2) AS reported,
                  EXISTS (SELECT FROM account_role WHERE account = about) AS staff,
                  EXISTS (SELECT FROM account_role WHERE account = $2 AND role = $3) AS admin
           FROM mod_case WHERE id = $1 AND state = 'open'""",
        case_id,
        moderator.account,
        Role.ADMIN.value,
    )
    if known is None:
        raise NoSuch(NO_CASE)
    if known["about"] == moderator.account or known["reported"]:
        raise NotYours(CONCERNED)
    if known["staff"] and not known["admin"]:
        raise NotYours(STAFF_CASE)
    row = await connection.fetchrow(LEASE, case_id, moderator.account, LEASE_MINUTES)
    if row is None:
        raise NotNow(TAKEN)
    return row
