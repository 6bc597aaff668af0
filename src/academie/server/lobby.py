"""Open tables and challenges: terms offered, seats taken, and the game begun when the last one is."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID, uuid4

import asyncpg

from academie.engine.players import names
from academie.server.connection import Identity
from academie.server.engine_accounts import ENGINES, seated_engine
from academie.server.notices import LOBBY, account_topic, post
from academie.server.refusals import NoSuch, NotNow, NotYours
from academie.server.rooms.clock import ClockRule
from academie.server.store.games import GameRow, insert_game
from academie.server.terms import SEATS, Terms, new_game, terms_of

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.heralds import Heralds
    from academie.server.rooms.hall import Hall
    from academie.server.store.pool import Database

MOST_TABLES: Final = 10
"""How many tables one account may hold open."""
MOST_LISTED: Final = 200


class Audience(StrEnum):
    """Who may sit down at an open table."""

    OPEN = "open"
    """Anyone: the table is listed."""
    LINK = "link"
    """Whoever has its address."""
    INVITED = "invited"
    """One account: a challenge."""


LIFE: Final = {
    Audience.OPEN: timedelta(hours=1),
    Audience.LINK: timedelta(days=7),
    Audience.INVITED: timedelta(days=1),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Seating:
    """Where the owner sits, if he says, and whom he plays with."""

    seats: int = 2
    place: int | None = None
    audience: Audience = Audience.OPEN
    invited: str | None = None
    engine: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """A table as it stands; `game_id` once everybody has sat down."""

    id: UUID
    owner: str
    audience: Audience
    invited: str | None
    terms: Terms
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
                            shuffled, rematch_of, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    RETURNING *
"""


class Lobby:
    """Opens, lists, fills and clears away tables. What it refuses it says in an error of `refusals`."""

    def __init__(self, database: Database, hall: Hall, heralds: Heralds) -> None:
        self._database = database
        self._hall = hall
        self._heralds = heralds

    async def table(self, table_id: UUID) -> OpenTable:
        row = await self._database.fetchrow(f"{TABLES} AND open_table.id = $1", table_id)
        if row is None:
            raise NoSuch("there is no such table")
        return _table(row)

    async def listed(self, game_key: str | None) -> list[OpenTable]:
        """The tables anyone may sit down at, the oldest first."""
        rows = await self._database.fetch(
            f"""{TABLES} AND open_table.audience = 'open' AND open_table.game_id IS NULL
                AND ($1::text IS NULL OR open_table.game_key = $1)
                ORDER BY open_table.created_at LIMIT {MOST_LISTED}""",
            game_key,
        )
        return [_table(row) for row in rows]

    async def waiting(self, account: UUID) -> list[OpenTable]:
        """The tables an account has opened or is invited to, and that have not begun."""
        rows = await self._database.fetch(
            f"""{TABLES} AND open_table.game_id IS NULL AND $1 IN (open_table.owner, open_table.invited)
                ORDER BY open_table.created_at LIMIT {MOST_LISTED}""",
            account,
        )
        return [_table(row) for row in rows]

    async def open(
        self, owner: Identity, terms: Terms, seating: Seating, rematch_of: UUID | None = None
    ) -> OpenTable:
        """A new table, its owner seated; against an engine its game begins at once."""
        _admit(owner, terms, seating)
        async with self._database.acquire() as connection, connection.transaction():
            await _check_tables_of(connection, owner)
            row = await self._insert(connection, owner, terms, seating, rematch_of)
            begun = await self._begin_if_full(connection, row)
            await _announce(connection, row)
        return await self._after(row["id"], begun)

    async def _insert(
        self,
        connection: PoolConnectionProxy[Record],
        owner: Identity,
        terms: Terms,
        seating: Seating,
        rematch_of: UUID | None,
    ) -> Record:
        invited = None if seating.invited is None else await _invited(connection, owner, seating.invited)
        partner = None if seating.engine is None else await seated_engine(connection, seating.engine)
        place = seating.place or 0
        seats = [owner.account if seat == place else partner for seat in range(seating.seats)]
        try:
            row = await connection.fetchrow(
                INSERT,
                uuid4(),
                owner.account,
                seating.audience.value,
                invited,
                *terms.columns(),
                seats,
                seating.place is None,
                rematch_of,
                datetime.now(UTC) + LIFE[seating.audience],
            )
        except asyncpg.UniqueViolationError:
            raise NotNow("the rematch was offered already") from None
        assert row is not None
        return row

    async def join(self, table_id: UUID, guest: Identity) -> OpenTable:
        """Sits down at a table; whoever takes the last seat begins the game."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await _locked(connection, table_id)
            seats = [*row["seats"]]
            if row["game_id"] is not None:
                raise NotNow("the game has begun")
            if guest.account in seats:
                raise NotNow("you sit at this table")
            if row["invited"] not in {None, guest.account}:
                raise NotYours("somebody else is invited to this table")
            _admit(guest, terms_of(row))
            seats[seats.index(None)] = guest.account
            await connection.execute("UPDATE open_table SET seats = $2 WHERE id = $1", table_id, seats)
            row = await _locked(connection, table_id)
            begun = await self._begin_if_full(connection, row)
            await _announce(connection, row)
        return await self._after(table_id, begun)

    async def _begin_if_full(self, connection: PoolConnectionProxy[Record], row: Record) -> UUID | None:
        """The game of a table all of whose seats are taken, written with it."""
        seats = [*row["seats"]]
        if None in seats:
            return None
        if row["shuffled"]:
            secrets.SystemRandom().shuffle(seats)
        people = await _people(connection, seats)
        game = new_game(terms_of(row), people, [*ENGINES])
        await insert_game(connection, game)
        await connection.execute("UPDATE open_table SET game_id = $2 WHERE id = $1", row["id"], game.id)
        return game.id

    async def _after(self, table_id: UUID, begun: UUID | None) -> OpenTable:
        """The table once the transaction has committed, its game having been set going."""
        if begun is not None:
            await self._hall.room(begun)
            self._heralds.changed(begun)
        return await self.table(table_id)

    async def cancel(self, table_id: UUID, account: UUID) -> None:
        """Takes a table away that has not begun: its owner withdraws it, or who is invited declines."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await _locked(connection, table_id)
            if account not in {row["owner"], row["invited"]}:
                raise NotYours("the table is not yours")
            if row["game_id"] is not None:
                raise NotNow("the game has begun")
            await connection.execute("DELETE FROM open_table WHERE id = $1", table_id)
            await _announce(connection, row)

    async def rematch(self, game: GameRow, asker: Identity) -> OpenTable:
        """The same again with seats exchanged: offered to the other, or begun if he has offered it."""
        if asker.account not in game.seats:
            raise NotYours("you did not play this game")
        if game.status != "over" or len(game.seats) != 2:
            raise NotNow("a rematch follows a game of two that is over")
        offered = await self._database.fetchrow(
            "SELECT id, owner FROM open_table WHERE rematch_of = $1 AND expires_at > now()", game.id
        )
        if offered is None:
            return await self.open(asker, _same(game), _exchanged(game, asker), game.id)
        if offered["owner"] == asker.account:
            return await self.table(offered["id"])
        return await self.join(offered["id"], asker)

    async def clear(self) -> None:
        """Takes away what has expired."""
        await self._database.execute("DELETE FROM open_table WHERE expires_at < now()")


def _same(game: GameRow) -> Terms:
    return Terms(
        game_key=game.game_key,
        ruleset=game.ruleset,
        options=game.options,
        clock=ClockRule.of(game.clock),
        rated=game.rated,
    )


def _exchanged(game: GameRow, asker: Identity) -> Seating:
    """The seating of a rematch between two."""
    place = game.seats.index(asker.account)
    seating = Seating(place=1 - place, audience=Audience.INVITED, invited=game.players[1 - place])
    if (engine := ENGINES.get(game.seats[1 - place])) is not None:
        return replace(seating, invited=None, engine=engine)
    return seating


def _admit(person: Identity, terms: Terms, seating: Seating | None = None) -> None:
    """Raises `NotYours` or `NotNow` if the person cannot play by these terms."""
    if terms.rated and person.guest:
        raise NotYours("guests play games that are not rated")
    if seating is None:
        return
    if seating.engine is not None and seating.engine not in names(terms.game_key):
        raise NoSuch(f"the engines for {terms.game_key} are: {', '.join(names(terms.game_key))}")
    if seating.engine is not None and terms.rated:
        raise NotNow("games against engines are not rated")
    if seating.seats not in SEATS or not 0 <= (seating.place or 0) < seating.seats:
        raise NotNow(f"this game has {SEATS.start} seats, numbered from 0")
    if (seating.audience is Audience.INVITED) != (seating.invited is not None or seating.engine is not None):
        raise NotNow("say whom you invite, and invite him alone")


async def _check_tables_of(connection: PoolConnectionProxy[Record], owner: Identity) -> None:
    await connection.execute("DELETE FROM open_table WHERE owner = $1 AND expires_at < now()", owner.account)
    held = await connection.fetchval(
        "SELECT count(*) FROM open_table WHERE owner = $1 AND game_id IS NULL", owner.account
    )
    if held >= MOST_TABLES:
        raise NotNow(f"you hold {MOST_TABLES} tables open already")


async def _announce(connection: PoolConnectionProxy[Record], row: Record) -> None:
    """Lets everyone at a table know that it is not as it was, and the lobby if it is listed there."""
    for account in {row["owner"], row["invited"], *row["seats"]} - {None}:
        await post(connection, account_topic(account))
    if row["audience"] == Audience.OPEN:
        await post(connection, LOBBY)


async def _invited(connection: PoolConnectionProxy[Record], owner: Identity, name: str) -> UUID:
    account: UUID | None = await connection.fetchval(
        "SELECT id FROM account WHERE lower(name) = lower($1) AND engine IS NULL", name
    )
    if account is None:
        raise NoSuch("there is nobody of that name")
    if account == owner.account:
        raise NotNow("one does not invite oneself")
    return account


async def _locked(connection: PoolConnectionProxy[Record], table_id: UUID) -> Record:
    row = await connection.fetchrow(
        "SELECT * FROM open_table WHERE id = $1 AND expires_at > now() FOR UPDATE", table_id
    )
    if row is None:
        raise NoSuch("there is no such table")
    return row


async def _people(connection: PoolConnectionProxy[Record], seats: Sequence[UUID]) -> list[Identity]:
    """The accounts in the order of their seats, by name."""
    rows = await connection.fetch("SELECT id, name FROM account WHERE id = ANY($1)", [*seats])
    names: Mapping[UUID, str] = {row["id"]: row["name"] for row in rows}
    return [Identity(account, names[account]) for account in seats]


def _table(row: Record) -> OpenTable:
    shown: dict[str, Any] = {key: row[key] for key in ("id", "shuffled", "rematch_of", "game_id")}
    return OpenTable(
        **shown,
        owner=row["owner_name"],
        audience=Audience(row["audience"]),
        invited=row["invited_name"],
        terms=terms_of(row),
        seats=tuple(row["names"]),
        created_at=row["created_at"],
        expires_at=row["expires_at"],
    )
