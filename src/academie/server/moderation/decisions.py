"""What moderators decide: each action with its reason, told to the person, entered in the trail."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID

from academie.server.base import metrics
from academie.server.base.changes import account_topic, post
from academie.server.base.errors import NO_GAME, NoSuch, NotNow, NotYours
from academie.server.community.sanctions import FROM_PLAYING, IN_FORCE, NewSanction, Sanction, impose, lift
from academie.server.edge.identity import Identity
from academie.server.game.queries import annul
from academie.server.lobby.queries import clear_tables
from academie.server.moderation.appeals import DECISIONS, NO_DECISION, Decision, decision_of
from academie.server.moderation.cases import lease
from academie.server.moderation.notices import tell_appeal, tell_decision, tell_reporter
from academie.server.moderation.roles import Action, record
from academie.server.ratings.service import rate_again
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

MOST_DAYS: Final = 365
MOST_REASON: Final = 1000
DAYS_NEEDED: Final = Message("community-days-needed", most=MOST_DAYS)
GAME_NEEDED: Final = Message("community-game-needed")
ANNULLED: Final = Message("community-annulled")
SECOND_NEEDED: Final = Message("community-second-needed")
NOT_PROPOSED: Final = Message("community-not-proposed")
OWN_DECISION: Final = Message("community-own-decision")
APPEAL_DECIDED: Final = Message("community-appeal-decided")

STANDING: Final = f"""
    SELECT jsonb_build_object(
        'case', (SELECT state FROM mod_case WHERE id = $2),
        'closing_by', (SELECT closing_by FROM mod_case WHERE id = $2),
        'annulled', (SELECT annulled FROM game WHERE id = $3),
        'decisions', coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'until', until)
                                                ORDER BY id)
                               FROM sanction WHERE account = $1 AND {IN_FORCE}), '[]'))
"""
CLOSE_CASE: Final = """
    UPDATE mod_case SET state = 'closed', closed_at = now(), leased_by = NULL, leased_until = NULL,
                        closing_by = NULL, closing_reason = NULL WHERE id = $1
"""
APPEALS: Final = DECISIONS.replace(
    "answer\n",
    "answer, person.name AS name, decided.name AS decided_name, sanction.decided_by, seconded_by\n",
)
OPEN_APPEALS: Final = f"""
    {APPEALS} JOIN account AS person ON person.id = sanction.account
    LEFT JOIN account AS decided ON decided.id = sanction.decided_by
    WHERE appeal.state = 'open' ORDER BY appeal.at
"""


class What(StrEnum):
    """What a moderator may do with a case."""

    WARN = "warn"
    MUTE = "mute"
    SUSPEND = "suspend"
    CLOSE = "close"
    """Proposed by the first who says so; done once a second moderator does."""
    KEEP = "keep"
    """Takes back the proposal to close the account."""
    ANNUL = "annul"
    DISMISS = "dismiss"


class Order(NamedTuple):
    """An action asked for."""

    what: What
    reason: str
    days: int | None = None
    game_id: UUID | None = None
    done: bool = True
    """Whether the case is closed with it, where it could stay open: after an annulment."""


class AppealTold(NamedTuple):
    """An appeal that waits, with the decision it is about."""

    decision: Decision
    name: str
    decided_by: str | None
    mine: bool
    """Whether the reader has made the decision, and so cannot decide on the appeal."""


class Moderation:
    """Carries out what moderators decide. Refusals are errors of `academie.server.base.errors`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def act(self, moderator: Identity, case_id: int, order: Order) -> None:
        """Do something about a case, which the moderator then holds, unless it is closed with it."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await lease(connection, moderator, case_id)
            await self._recorded(connection, moderator, row, order)
        metrics.count("academie.moderation.actions", what=order.what)

    async def _recorded(
        self, connection: PoolConnectionProxy[Record], moderator: Identity, row: Record, order: Order
    ) -> None:
        """Carry an order out and enter it in the trail with how things stood before and after."""
        about, case_id = row["about"], row["id"]
        before = await connection.fetchval(STANDING, about, case_id, order.game_id)
        what = await self._carry_out(connection, moderator, row, order)
        after = await connection.fetchval(STANDING, about, case_id, order.game_id)
        action = Action(
            moderator=moderator.account,
            what=what,
            about=about,
            before=before,
            after=after,
            reason=order.reason,
            case_id=case_id,
            game_id=order.game_id,
        )
        await record(connection, action)

    async def _carry_out(
        self, connection: PoolConnectionProxy[Record], moderator: Identity, row: Record, order: Order
    ) -> str:
        """Carry an order out, and return what was done as the trail names it."""
        match order.what:
            case What.DISMISS:
                await _close(connection, row["id"], "dismissed")
            case What.KEEP:
                await _keep(connection, row)
            case What.CLOSE if row["closing_by"] is None:
                await connection.execute(
                    """UPDATE mod_case SET closing_by = $2, closing_reason = $3, leased_by = NULL,
                                           leased_until = NULL WHERE id = $1""",
                    row["id"],
                    moderator.account,
                    order.reason,
                )
                return "propose-close"
            case What.CLOSE:
                if row["closing_by"] == moderator.account:
                    raise NotNow(SECOND_NEEDED)
                await _sanction(connection, moderator, row, order)
            case _:
                await _sanction(connection, moderator, row, order)
        return order.what

    async def appeals(self, moderator: Identity) -> list[AppealTold]:
        """The appeals that wait, the oldest first."""
        rows = await self._database.fetch(OPEN_APPEALS)
        return [
            AppealTold(
                decision_of(row),
                row["name"],
                row["decided_name"],
                moderator.account in {row["decided_by"], row["seconded_by"], row["account"]},
            )
            for row in rows
        ]

    async def decide(self, moderator: Identity, decision_id: int, answer: str, *, granted: bool) -> None:
        """Decide on an appeal against another moderator's decision; granted, the decision is lifted."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await connection.fetchrow(
                """SELECT sanction.*, state FROM appeal JOIN sanction ON sanction.id = sanction
                   WHERE sanction = $1 FOR UPDATE OF appeal""",
                decision_id,
            )
            if row is None:
                raise NoSuch(NO_DECISION)
            if row["state"] != "open":
                raise NotNow(APPEAL_DECIDED)
            if moderator.account in {row["decided_by"], row["seconded_by"], row["account"]}:
                raise NotYours(OWN_DECISION)
            await self._decided(connection, moderator, row, answer, granted=granted)
        metrics.count("academie.moderation.appeals", granted=str(granted))

    async def _decided(
        self,
        connection: PoolConnectionProxy[Record],
        moderator: Identity,
        row: Record,
        answer: str,
        *,
        granted: bool,
    ) -> None:
        keys = (row["account"], row["case_id"], row["game_id"])
        before = await connection.fetchval(STANDING, *keys)
        await connection.execute(
            """UPDATE appeal SET state = $2, decided_by = $3, decided_at = now(), answer = $4
               WHERE sanction = $1""",
            row["id"],
            "granted" if granted else "refused",
            moderator.account,
            answer,
        )
        if granted:
            await _lift(connection, row)
        action = Action(
            moderator=moderator.account,
            what="grant-appeal" if granted else "refuse-appeal",
            about=row["account"],
            before=before,
            after=await connection.fetchval(STANDING, *keys),
            reason=answer,
            case_id=row["case_id"],
            game_id=row["game_id"],
        )
        await record(connection, action)
        await tell_appeal(connection, row["account"], row["id"])


async def _keep(connection: PoolConnectionProxy[Record], row: Record) -> None:
    if row["closing_by"] is None:
        raise NotNow(NOT_PROPOSED)
    await connection.execute(
        "UPDATE mod_case SET closing_by = NULL, closing_reason = NULL WHERE id = $1", row["id"]
    )


async def _sanction(
    connection: PoolConnectionProxy[Record], moderator: Identity, row: Record, order: Order
) -> None:
    """Decide something about the person of a case, and tell them."""
    kind, until = Sanction(order.what), _until(order)
    reason, decided_by, seconded_by = order.reason, moderator.account, None
    if kind is Sanction.CLOSE:
        # The person is told the reason that two have agreed on.
        reason, decided_by, seconded_by = row["closing_reason"], row["closing_by"], moderator.account
    if kind is Sanction.ANNUL:
        await _annul(connection, row["about"], order.game_id)
    game_id = order.game_id if kind is Sanction.ANNUL else None
    decided = NewSanction(row["about"], kind, reason, until, game_id, row["id"], decided_by, seconded_by)
    sanction = await impose(connection, decided)
    if kind in FROM_PLAYING:
        await clear_tables(connection, row["about"])
    await tell_decision(connection, row["about"], sanction)
    if order.done or kind is not Sanction.ANNUL:
        await _close(connection, row["id"], "upheld")


def _until(order: Order) -> datetime | None:
    """When what is ordered ends, if it does. Raises `NotNow` if no number of days is given that must be."""
    if order.what not in {What.MUTE, What.SUSPEND}:
        return None
    if order.days is None or not 0 < order.days <= MOST_DAYS:
        raise NotNow(DAYS_NEEDED)
    return datetime.now(UTC) + timedelta(days=order.days)


async def _close(connection: PoolConnectionProxy[Record], case_id: int, state: str) -> None:
    """Close a case, and tell those who have reported in it."""
    rows = await connection.fetch(
        "UPDATE report SET state = $2 WHERE case_id = $1 AND state = 'open' RETURNING reporter",
        case_id,
        state,
    )
    await connection.execute(CLOSE_CASE, case_id)
    for reporter in {row["reporter"] for row in rows} - {None}:
        await tell_reporter(connection, reporter, case_id, upheld=state == "upheld")


async def _annul(connection: PoolConnectionProxy[Record], about: UUID, game_id: UUID | None) -> None:
    """Have a finished game of the person count for nothing."""
    if game_id is None:
        raise NotNow(GAME_NEEDED)
    game = await connection.fetchrow("SELECT * FROM game WHERE id = $1 FOR UPDATE", game_id)
    if game is None or about not in game["seats"]:
        raise NoSuch(NO_GAME)
    if game["status"] != "over" or not game["settled"]:
        raise NotNow(GAME_NEEDED)
    if game["annulled"]:
        raise NotNow(ANNULLED)
    await _set_annulled(connection, game, annulled=True)


async def _lift(connection: PoolConnectionProxy[Record], row: Record) -> None:
    """Undo a decision."""
    await lift(connection, row["id"])
    if row["kind"] == Sanction.ANNUL:
        game = await connection.fetchrow("SELECT * FROM game WHERE id = $1 FOR UPDATE", row["game_id"])
        if game is not None:
            await _set_annulled(connection, game, annulled=False)


async def _set_annulled(
    connection: PoolConnectionProxy[Record], game: Record | dict[str, Any], *, annulled: bool
) -> None:
    await annul(connection, game["id"], annulled=annulled)
    await rate_again(connection, game["game_key"], game["id"])
    for account in game["seats"]:
        await post(connection, account_topic(account))
