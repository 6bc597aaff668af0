"""Roles of people who keep order, given by a command, and the trail of all they do."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID

from academie.server.accounts.names.names import key_of
from academie.server.accounts.names.queries import account_named
from academie.server.accounts.second_factor import has_second_factor
from academie.server.base.errors import NOBODY, NoSuch, NotNow, NotYours
from academie.server.edge.identity import Identity
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database


NOT_STAFF: Final = Message("community-not-staff")
FACTOR_NEEDED: Final = Message("community-factor-needed")
GUEST_ROLE: Final = Message("community-guest-role")
RECORD: Final = """
    INSERT INTO mod_action (moderator, what, about, case_id, game_id, before, after, reason)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
"""
TRAIL: Final = """
    SELECT mod_action.id, staff.name AS moderator, what, person.name AS about, case_id, game_id, before,
           after, reason, mod_action.at
    FROM mod_action LEFT JOIN account AS staff ON staff.id = moderator
    LEFT JOIN account AS person ON person.id = about
    WHERE ($1::uuid IS NULL OR about = $1) AND ($2::bigint IS NULL OR mod_action.id < $2)
    ORDER BY mod_action.id DESC LIMIT $3
"""


class Role(StrEnum):
    """What somebody is trusted with."""

    MODERATOR = "moderator"
    """Decides cases."""
    DIRECTOR = "director"
    """Directs events."""
    ADMIN = "admin"
    """Decides cases too, also about moderators."""


MODERATING: Final = frozenset({Role.MODERATOR, Role.ADMIN})


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """Something done by a moderator or by a command, with how things stood before and after."""

    moderator: UUID | None
    what: str
    about: UUID | None
    before: dict[str, Any]
    after: dict[str, Any]
    reason: str
    case_id: int | None = None
    game_id: UUID | None = None


class ActionTold(NamedTuple):
    """An entry of the trail; accounts are told by name."""

    id: int
    moderator: str | None
    what: str
    about: str | None
    case_id: int | None
    game_id: UUID | None
    before: dict[str, Any]
    after: dict[str, Any]
    reason: str
    at: datetime


async def record(connection: PoolConnectionProxy[Record], action: Action) -> None:
    """Enter an action in the trail, which the database lets nobody change."""
    await connection.execute(
        RECORD,
        action.moderator,
        action.what,
        action.about,
        action.case_id,
        action.game_id,
        action.before,
        action.after,
        action.reason,
    )


class Roles:
    """Who has which role."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, account: UUID) -> frozenset[Role]:
        """The roles of an account."""
        rows = await self._database.fetch("SELECT role FROM account_role WHERE account = $1", account)
        return frozenset(Role(row["role"]) for row in rows)

    async def check(self, person: Identity, wanted: frozenset[Role]) -> frozenset[Role]:
        """The roles of a person, who must have one of those wanted and a second factor. Raises `NotYours`."""
        held = await self.of(person.account)
        if person.kind != "web" or not held & wanted:
            raise NotYours(NOT_STAFF)
        async with self._database.acquire() as connection:
            if not await has_second_factor(connection, person.account):
                raise NotYours(FACTOR_NEEDED)
        return held

    async def change(self, name: str, role: Role, *, given: bool) -> None:
        """Give somebody a role, or take it away, and enter it in the trail. Raises `NoSuch` or `NotNow`."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await connection.fetchrow(
                f"SELECT id, guest FROM account WHERE id = {account_named('$1')} AND engine IS NULL",
                key_of(name),
            )
            if row is None:
                raise NoSuch(NOBODY)
            if given and row["guest"]:
                raise NotNow(GUEST_ROLE)
            if given and not await has_second_factor(connection, row["id"]):
                raise NotNow(FACTOR_NEEDED)
            before = await self._held(connection, row["id"])
            change = (
                "INSERT INTO account_role (account, role) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                if given
                else "DELETE FROM account_role WHERE account = $1 AND role = $2"
            )
            await connection.execute(change, row["id"], role)
            after = await self._held(connection, row["id"])
            what = "give-role" if given else "take-role"
            roles = ({"roles": before}, {"roles": after})
            await record(
                connection,
                Action(
                    moderator=None, what=what, about=row["id"], before=roles[0], after=roles[1], reason=role
                ),
            )

    async def _held(self, connection: PoolConnectionProxy[Record], account: UUID) -> list[str]:
        rows = await connection.fetch(
            "SELECT role FROM account_role WHERE account = $1 ORDER BY role", account
        )
        return [row["role"] for row in rows]

    async def everyone(self) -> list[tuple[str, str, datetime]]:
        """Everyone with a role: name, role, since when."""
        rows = await self._database.fetch(
            """SELECT name, role, given_at FROM account_role JOIN account ON account.id = account_role.account
               ORDER BY role, lower(name)"""
        )
        return [(row["name"], row["role"], row["given_at"]) for row in rows]

    async def trail(self, about: UUID | None, before: int | None, most: int = 50) -> list[ActionTold]:
        """Actions, the newest first: about one account, or all; those before the one named."""
        return [ActionTold(*row) for row in await self._database.fetch(TRAIL, about, before, most)]
