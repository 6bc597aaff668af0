"""Open tables and challenges in the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from academie.server.accounts.names.names import key_of
from academie.server.accounts.names.queries import account_named
from academie.server.base.changes import LOBBY, account_topic, post
from academie.server.base.errors import NO_TABLE, NOBODY, NoSuch, NotNow
from academie.server.edge.identity import Identity
from academie.server.game.queries import SeatDice
from academie.server.game.terms import GameTerms, terms_of
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.community.relations import Blocked

MOST_TABLES: Final = 10
"""How many open tables one account may have."""

CANCEL_BETWEEN: Final = """
    DELETE FROM open_table WHERE game_id IS NULL
       AND ((owner = $1 AND invited = $2) OR (owner = $2 AND invited = $1))
"""
UNSEAT: Final = """
    UPDATE open_table
    SET seats = array_replace(seats, CASE owner WHEN $2 THEN $1::uuid ELSE $2::uuid END, NULL)
    WHERE game_id IS NULL AND seats @> ARRAY[$1::uuid, $2::uuid]
"""
"""Where both wait at one table, the blocked one gets up; at their own table, the other."""


class Audience(StrEnum):
    """Who may sit down at an open table."""

    OPEN = "open"
    """Anyone: the table is listed."""
    LINK = "link"
    """Anyone who has its address."""
    INVITED = "invited"
    """One account: a challenge."""


LIFE: Final = {
    Audience.OPEN: timedelta(hours=1),
    Audience.LINK: timedelta(days=7),
    Audience.INVITED: timedelta(days=1),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Seating:
    """Where the owner of a table sits, if chosen, and who the others may be."""

    place: int | None = None
    audience: Audience = Audience.OPEN
    invited: str | None = None
    engines: Mapping[int, str] = field(default_factory=dict[int, str])
    """Which engine sits where."""
    guests_chat: bool = False
    """Whether guests may chat at the table."""
    dice: SeatDice | None = None
    """What the owner gives to the dice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """A table that waits for players, or has a game (`game_id`) since all its seats were taken."""

    id: UUID
    owner: str
    audience: Audience
    invited: str | None
    terms: GameTerms
    seats: tuple[str | None, ...]
    """Who sits where."""
    shuffled: bool
    """Whether seats are drawn when the game begins."""
    rematch_of: UUID | None
    game_id: UUID | None
    created_at: datetime
    expires_at: datetime


TABLES: Final = """
    SELECT open_table.*, owner.name AS owner_name, invited.name AS invited_name,
           ARRAY(SELECT account.name FROM unnest(open_table.seats) WITH ORDINALITY AS seat (id, place)
                 LEFT JOIN account ON account.id = seat.id ORDER BY place) AS names
    FROM open_table
    JOIN account AS owner ON owner.id = open_table.owner
    LEFT JOIN account AS invited ON invited.id = open_table.invited
    WHERE expires_at > now()
"""
INSERT: Final = """
    INSERT INTO open_table (id, owner, audience, invited, game_key, ruleset, options, clock, rated, seats,
                            shuffled, rematch_of, expires_at, guests_chat)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
    RETURNING *
"""


async def former_players(connection: PoolConnectionProxy[Record], row: Record) -> Sequence[UUID]:
    """The players of the game that a table is a rematch of; none if it is no rematch."""
    if row["rematch_of"] is None:
        return ()
    seats: Sequence[UUID] | None = await connection.fetchval(
        "SELECT seats FROM game WHERE id = $1", row["rematch_of"]
    )
    return seats or ()


async def free_seat(connection: PoolConnectionProxy[Record], row: Record, account: UUID) -> None:
    """Take an account off its seat at a table."""
    seats = [None if seat == account else seat for seat in row["seats"]]
    await connection.execute("UPDATE open_table SET seats = $2 WHERE id = $1", row["id"], seats)


async def keep_dice(
    connection: PoolConnectionProxy[Record], row: Record, account: UUID, dice: SeatDice | None
) -> Record:
    """Keep what an account gives to the dice at a table, and return the row as it then is."""
    changed = await connection.fetchrow(
        """UPDATE open_table SET dice = CASE WHEN $3::jsonb IS NULL THEN dice - $2
                                             ELSE dice || jsonb_build_object($2::text, $3::jsonb) END
           WHERE id = $1 RETURNING *""",
        row["id"],
        str(account),
        None if dice is None else dice._asdict(),
    )
    assert changed is not None
    return changed


def dice_of(row: Record) -> dict[UUID, SeatDice]:
    """What accounts give to the dice at a table."""
    return {UUID(account): SeatDice(**dice) for account, dice in row["dice"].items()}


async def check_open_tables(connection: PoolConnectionProxy[Record], owner: Identity) -> None:
    """Raise `NotNow` if an account holds as many open tables as it may."""
    await connection.execute("DELETE FROM open_table WHERE owner = $1 AND expires_at < now()", owner.account)
    held = await connection.fetchval(
        "SELECT count(*) FROM open_table WHERE owner = $1 AND game_id IS NULL", owner.account
    )
    if held >= MOST_TABLES:
        raise NotNow(Message("server-most-tables", most=MOST_TABLES))


async def notify_table(connection: PoolConnectionProxy[Record], row: Record) -> None:
    """Notify everyone concerned by a table that it has changed, and the lobby if it is listed there."""
    for account in {row["owner"], row["invited"], *row["seats"], *await former_players(connection, row)} - {
        None
    }:
        await post(connection, account_topic(account))
    if row["audience"] == Audience.OPEN:
        await post(connection, LOBBY)


async def find_invited(connection: PoolConnectionProxy[Record], owner: Identity, name: str) -> UUID:
    """The account of that name, whom the owner of a table invites. Raises `NoSuch` or `NotNow`."""
    account: UUID | None = await connection.fetchval(
        f"SELECT id FROM account WHERE id = {account_named('$1')} AND engine IS NULL", key_of(name)
    )
    if account is None:
        raise NoSuch(NOBODY)
    if account == owner.account:
        raise NotNow(Message("server-own-invitation"))
    return account


async def end_invitations(connection: PoolConnectionProxy[Record], blocked: Blocked) -> None:
    """End what two wait for together of whom one has blocked the other."""
    await connection.execute(CANCEL_BETWEEN, blocked.account, blocked.other)
    await connection.execute(UNSEAT, blocked.account, blocked.other)
    await post(connection, LOBBY)


async def clear_tables(connection: PoolConnectionProxy[Record], account: UUID) -> None:
    """Take away what an account that may begin no games waits for."""
    await connection.execute("DELETE FROM open_table WHERE owner = $1 AND game_id IS NULL", account)
    await connection.execute("DELETE FROM seek WHERE account = $1 AND game_id IS NULL", account)
    await post(connection, LOBBY)


async def lock_table(connection: PoolConnectionProxy[Record], table_id: UUID) -> Record:
    """The row of a table, locked until the transaction ends. Raises `NoSuch`."""
    row = await connection.fetchrow(
        "SELECT * FROM open_table WHERE id = $1 AND expires_at > now() FOR UPDATE", table_id
    )
    if row is None:
        raise NoSuch(NO_TABLE)
    return row


async def seat_identities(connection: PoolConnectionProxy[Record], seats: Sequence[UUID]) -> list[Identity]:
    """The people in those seats, in order."""
    rows = await connection.fetch("SELECT id, name FROM account WHERE id = ANY($1)", [*seats])
    names: Mapping[UUID, str] = {row["id"]: row["name"] for row in rows}
    return [Identity(account, names[account]) for account in seats]


def open_table_of(row: Record) -> OpenTable:
    """The row of a table as a value."""
    same: dict[str, Any] = {key: row[key] for key in ("id", "shuffled", "rematch_of", "game_id")}
    return OpenTable(
        **same,
        owner=row["owner_name"],
        audience=Audience(row["audience"]),
        invited=row["invited_name"],
        terms=terms_of(row, len(row["names"])),
        seats=tuple(row["names"]),
        created_at=row["created_at"],
        expires_at=row["expires_at"],
    )
