"""Open tables and challenges: terms offered, seats taken, and the game begun when the last one is."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID, uuid4

import asyncpg

from academie.engine.players import names
from academie.kernel import Text
from academie.server.connection import Identity
from academie.server.engine_accounts import ENGINES, seated_engine
from academie.server.notices import LOBBY, account_topic, post
from academie.server.refusals import BEGUN, GUESTS_UNRATED, NO_TABLE, NOBODY, NoSuch, NotNow, NotYours
from academie.server.rooms.clock import ClockRule
from academie.server.store.games import GameRow, insert_game
from academie.server.terms import TWO, GameTerms, check_rated, new_game, seats_of, terms_of

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.engine_games import EngineGames
    from academie.server.heralds import EventBus
    from academie.server.rooms.hall import RoomRegistry
    from academie.server.store.pool import Database

MOST_TABLES: Final = 10
"""How many tables one account may hold open."""
MOST_LISTED: Final = 200

OFFERED_ALREADY: Final = Text("la revanche est déjà offerte", "the rematch was offered already")
SEATED_ALREADY: Final = Text("vous êtes assis à cette table", "you sit at this table")
ANOTHER_INVITED: Final = Text("un autre est invité à cette table", "somebody else is invited to this table")
NOT_YOUR_TABLE: Final = Text("cette table n'est pas à vous", "the table is not yours")
NOT_PLAYED: Final = Text("vous n'avez pas joué cette partie", "you did not play this game")
NOT_OVER: Final = Text("on prend sa revanche d'une partie finie", "a rematch follows a game that is over")
ENGINES_UNRATED: Final = Text(
    "les parties contre les moteurs ne comptent pas au classement", "games against engines are not rated"
)
ONE_INVITED: Final = Text(
    "on ne défie qu'un seul adversaire ; pour être plusieurs, envoyez l'adresse de la table",
    "a challenge is to one person; to be several, send the address of the table",
)


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

    place: int | None = None
    audience: Audience = Audience.OPEN
    invited: str | None = None
    engines: Mapping[int, str] = field(default_factory=dict[int, str])
    """Which engine sits where."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """A table as it stands; `game_id` once everybody has sat down."""

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
                            shuffled, rematch_of, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    RETURNING *
"""


class Lobby:
    """Opens, lists, fills and clears away tables. What it refuses it says in an error of `refusals`."""

    def __init__(
        self, database: Database, hall: RoomRegistry, heralds: EventBus, engine_games: EngineGames
    ) -> None:
        self._database = database
        self._hall = hall
        self._heralds = heralds
        self._engine_games = engine_games

    async def table(self, table_id: UUID) -> OpenTable:
        row = await self._database.fetchrow(f"{TABLES} AND open_table.id = $1", table_id)
        if row is None:
            raise NoSuch(NO_TABLE)
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
        """The tables an account has opened, sits at or is awaited at, and that have not begun."""
        rows = await self._database.fetch(
            f"""{TABLES} AND open_table.game_id IS NULL
                AND ($1 IN (open_table.owner, open_table.invited) OR $1 = ANY (open_table.seats)
                     OR EXISTS (SELECT FROM game
                                WHERE game.id = open_table.rematch_of AND $1 = ANY (game.seats)))
                ORDER BY open_table.created_at LIMIT {MOST_LISTED}""",
            account,
        )
        return [_table(row) for row in rows]

    async def open(
        self,
        owner: Identity,
        terms: GameTerms,
        seating: Seating,
        rematch_of: UUID | None = None,
        *,
        address: str = "",
    ) -> OpenTable:
        """A new table, its owner seated; against an engine its game begins at once."""
        _admit(owner, terms, seating)
        if not seating.engines:
            return await self._open(owner, terms, seating, rematch_of)
        async with self._engine_games.opened_from(address) as games:
            table = await self._open(owner, terms, seating, rematch_of)
            if table.game_id is not None:
                games.add(table.game_id)
        return table

    async def _open(
        self, owner: Identity, terms: GameTerms, seating: Seating, rematch_of: UUID | None
    ) -> OpenTable:
        async with self._database.acquire() as connection, connection.transaction():
            await _check_tables_of(connection, owner)
            if seating.engines:
                await self._engine_games.check(connection, owner)
            row = await self._insert(connection, owner, terms, seating, rematch_of)
            begun = await self._begin_if_full(connection, row)
            await _announce(connection, row)
        return await self._after(row["id"], begun)

    async def _insert(
        self,
        connection: PoolConnectionProxy[Record],
        owner: Identity,
        terms: GameTerms,
        seating: Seating,
        rematch_of: UUID | None,
    ) -> Record:
        invited = None if seating.invited is None else await _invited(connection, owner, seating.invited)
        seats: list[UUID | None] = [None] * terms.seats
        for place, engine in seating.engines.items():
            seats[place] = await seated_engine(connection, engine)
        seats[seating.place or 0] = owner.account
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
            raise NotNow(OFFERED_ALREADY) from None
        assert row is not None
        return row

    async def join(self, table_id: UUID, guest: Identity) -> OpenTable:
        """Sits down at a table; whoever takes the last seat begins the game."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await _locked(connection, table_id)
            seats = [*row["seats"]]
            if row["game_id"] is not None:
                raise NotNow(BEGUN)
            if guest.account in seats:
                raise NotNow(SEATED_ALREADY)
            if row["invited"] not in {None, guest.account}:
                raise NotYours(ANOTHER_INVITED)
            former = await _former(connection, row)
            if former and guest.account not in former:
                raise NotYours(NOT_PLAYED)
            _admit(guest, terms_of(row))
            seats[moved_on(former, guest.account) if former else seats.index(None)] = guest.account
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
        game = new_game(terms_of(row, len(seats)), people, [*ENGINES])
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
        """Takes a table away that has not begun: its owner withdraws it, or who is awaited declines.

        Who has merely sat down at it gets up again.
        """
        async with self._database.acquire() as connection, connection.transaction():
            row = await _locked(connection, table_id)
            awaited = {row["owner"], row["invited"], *await _former(connection, row)}
            if account not in awaited and account not in row["seats"]:
                raise NotYours(NOT_YOUR_TABLE)
            if row["game_id"] is not None:
                raise NotNow(BEGUN)
            await _announce(connection, row)
            if account in awaited:
                await connection.execute("DELETE FROM open_table WHERE id = $1", table_id)
            else:
                await _get_up(connection, row, account)

    async def rematch(self, game: GameRow, asker: Identity, *, address: str = "") -> OpenTable:
        """The same again, everybody moved on by a seat: offered to the others, and begun once all want it."""
        if asker.account not in game.seats:
            raise NotYours(NOT_PLAYED)
        if game.status != "over":
            raise NotNow(NOT_OVER)
        offered = await self._database.fetchrow(
            "SELECT id, seats FROM open_table WHERE rematch_of = $1 AND expires_at > now()", game.id
        )
        if offered is None:
            return await self.open(asker, _same(game), _exchanged(game, asker), game.id, address=address)
        if asker.account in offered["seats"]:
            return await self.table(offered["id"])
        return await self.join(offered["id"], asker)

    async def clear(self) -> None:
        """Takes away what has expired."""
        await self._database.execute("DELETE FROM open_table WHERE expires_at < now()")


def _same(game: GameRow) -> GameTerms:
    return GameTerms(
        game_key=game.game_key,
        ruleset=game.ruleset,
        options=game.options,
        clock=ClockRule.of(game.clock),
        rated=game.rated,
        seats=len(game.seats),
    )


def _exchanged(game: GameRow, asker: Identity) -> Seating:
    """The seating of a rematch: engines sit down at once, and where only one person is left he is invited."""
    people = {name for account, name in zip(game.seats, game.players, strict=True) if account not in ENGINES}
    others = people - {asker.name}
    return Seating(
        place=moved_on(game.seats, asker.account),
        audience=Audience.INVITED,
        invited=others.pop() if len(others) == 1 else None,
        engines={
            (seat + 1) % len(game.seats): ENGINES[account]
            for seat, account in enumerate(game.seats)
            if account in ENGINES
        },
    )


def moved_on(seats: Sequence[UUID], account: UUID) -> int:
    """Where an account sits in a rematch: where the next one sat; two exchange their seats."""
    return (seats.index(account) + 1) % len(seats)


def _admit(person: Identity, terms: GameTerms, seating: Seating | None = None) -> None:
    """Raises `NotYours` or `NotNow` if the person cannot play by these terms."""
    if terms.rated and person.guest:
        raise NotYours(GUESTS_UNRATED)
    check_rated(terms)
    if seating is None:
        return
    if not {*seating.engines.values()} <= {*names(terms.game_key)}:
        raise NoSuch(engines_of(terms.game_key))
    if seating.engines and terms.rated:
        raise NotNow(ENGINES_UNRATED)
    if not 0 <= (seating.place or 0) < terms.seats:
        raise NotNow(seats_of(terms))
    if seating.invited is not None and terms.seats - len(seating.engines) != TWO:
        raise NotNow(ONE_INVITED)


def engines_of(game_key: str) -> Text:
    """Which engines there are, as a refusal says it."""
    known = ", ".join(names(game_key))
    return Text(f"les moteurs pour {game_key} sont : {known}", f"the engines for {game_key} are: {known}")


async def _former(connection: PoolConnectionProxy[Record], row: Record) -> Sequence[UUID]:
    """Who played the game that a table is the rematch of; nobody if it is none."""
    if row["rematch_of"] is None:
        return ()
    seats: Sequence[UUID] | None = await connection.fetchval(
        "SELECT seats FROM game WHERE id = $1", row["rematch_of"]
    )
    return seats or ()


async def _get_up(connection: PoolConnectionProxy[Record], row: Record, account: UUID) -> None:
    seats = [None if seat == account else seat for seat in row["seats"]]
    await connection.execute("UPDATE open_table SET seats = $2 WHERE id = $1", row["id"], seats)


async def _check_tables_of(connection: PoolConnectionProxy[Record], owner: Identity) -> None:
    await connection.execute("DELETE FROM open_table WHERE owner = $1 AND expires_at < now()", owner.account)
    held = await connection.fetchval(
        "SELECT count(*) FROM open_table WHERE owner = $1 AND game_id IS NULL", owner.account
    )
    if held >= MOST_TABLES:
        raise NotNow(
            Text(
                f"vous tenez déjà {MOST_TABLES} tables ouvertes",
                f"you hold {MOST_TABLES} tables open already",
            )
        )


async def _announce(connection: PoolConnectionProxy[Record], row: Record) -> None:
    """Lets everyone at a table know that it is not as it was, and the lobby if it is listed there."""
    for account in {row["owner"], row["invited"], *row["seats"], *await _former(connection, row)} - {None}:
        await post(connection, account_topic(account))
    if row["audience"] == Audience.OPEN:
        await post(connection, LOBBY)


async def _invited(connection: PoolConnectionProxy[Record], owner: Identity, name: str) -> UUID:
    account: UUID | None = await connection.fetchval(
        "SELECT id FROM account WHERE lower(name) = lower($1) AND engine IS NULL", name
    )
    if account is None:
        raise NoSuch(NOBODY)
    if account == owner.account:
        raise NotNow(Text("on ne s'invite pas soi-même", "one does not invite oneself"))
    return account


async def _locked(connection: PoolConnectionProxy[Record], table_id: UUID) -> Record:
    row = await connection.fetchrow(
        "SELECT * FROM open_table WHERE id = $1 AND expires_at > now() FOR UPDATE", table_id
    )
    if row is None:
        raise NoSuch(NO_TABLE)
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
        terms=terms_of(row, len(row["names"])),
        seats=tuple(row["names"]),
        created_at=row["created_at"],
        expires_at=row["expires_at"],
    )
