"""Open tables and challenges: somebody offers terms, others take seats, and the game begins with the last."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from typing import TYPE_CHECKING, Final
from uuid import UUID, uuid4

import asyncpg

from academie.engine.players import names
from academie.kernel import Seat
from academie.registry import registry
from academie.server.accounts.devices import check_device
from academie.server.accounts.engine_accounts import ENGINES, get_engine_account
from academie.server.base.errors import BEGUN, GUESTS_UNRATED, NO_TABLE, NoSuch, NotNow, NotYours
from academie.server.community.relations import check_challenge, check_together
from academie.server.community.sanctions import check_may_play
from academie.server.edge.identity import Identity
from academie.server.game.clock import ClockRule
from academie.server.game.queries import GameRow, SeatDice, insert_game
from academie.server.game.terms import TWO, GameTerms, check_rated, new_game, seats_of, terms_of
from academie.server.lobby.notices import tell_challenge
from academie.server.lobby.queries import (
    INSERT,
    LIFE,
    TABLES,
    Audience,
    OpenTable,
    Seating,
    check_open_tables,
    dice_of,
    find_invited,
    former_players,
    free_seat,
    keep_dice,
    lock_table,
    notify_table,
    open_table_of,
    seat_identities,
)
from academie.server.play.notices import tell_begun
from academie.words import Message, Text

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database
    from academie.server.engines.quotas import EngineQuotas
    from academie.server.play.rooms import RoomRegistry

MOST_LISTED: Final = 200

LISTED: Final = f"""
    {TABLES} AND open_table.audience = 'open' AND open_table.game_id IS NULL
    AND ($1::text IS NULL OR open_table.game_key = $1)
    AND NOT EXISTS (SELECT FROM block WHERE (block.account = $2 AND block.other = ANY(open_table.seats))
                                         OR (block.other = $2 AND block.account = ANY(open_table.seats)))
    ORDER BY open_table.created_at LIMIT {MOST_LISTED}
"""

OFFERED_ALREADY: Final = Message("server-offered-already")
SEATED_ALREADY: Final = Message("server-seated-already")
ANOTHER_INVITED: Final = Message("server-another-invited")
NOT_YOUR_TABLE: Final = Message("server-not-your-table")
NOT_PLAYED: Final = Message("server-not-played")
NOT_OVER: Final = Message("server-not-over")
ENGINES_UNRATED: Final = Message("server-engines-unrated")
ONE_INVITED: Final = Message("server-one-invited")


class Lobby:
    """Opens, lists, fills and removes tables. Refusals are errors of `academie.server.base.errors`."""

    def __init__(self, database: Database, rooms: RoomRegistry, quotas: EngineQuotas) -> None:
        self._database = database
        self._rooms = rooms
        self._quotas = quotas

    async def table(self, table_id: UUID) -> OpenTable:
        row = await self._database.fetchrow(f"{TABLES} AND open_table.id = $1", table_id)
        if row is None:
            raise NoSuch(NO_TABLE)
        return open_table_of(row)

    async def listed(self, game_key: str | None, viewer: UUID | None = None) -> list[OpenTable]:
        """The tables anyone may join, the oldest first, without those where somebody blocks the viewer or is
        blocked."""
        rows = await self._database.fetch(LISTED, game_key, viewer)
        return [open_table_of(row) for row in rows]

    async def waiting(self, account: UUID) -> list[OpenTable]:
        """The tables an account has opened, sits at or is invited to, without those whose game has begun."""
        rows = await self._database.fetch(
            f"""{TABLES} AND open_table.game_id IS NULL
                AND ($1 IN (open_table.owner, open_table.invited) OR $1 = ANY (open_table.seats)
                     OR $1 = ANY ((SELECT game.seats FROM game WHERE game.id = rematch_of)::uuid[]))
                ORDER BY open_table.created_at LIMIT {MOST_LISTED}""",
            account,
        )
        return [open_table_of(row) for row in rows]

    async def open(
        self,
        owner: Identity,
        terms: GameTerms,
        seating: Seating,
        rematch_of: UUID | None = None,
        *,
        address: str = "",
    ) -> OpenTable:
        """Open a table with its owner seated; against an engine its game begins at once."""
        _check_admission(owner, terms, seating)
        if not seating.engines:
            return await self._open(owner, terms, seating, rematch_of)
        async with self._quotas.opening(owner, address) as opened:
            table = await self._open(owner, terms, seating, rematch_of)
            if table.game_id is not None:
                opened(table.game_id)
        return table

    async def _open(
        self, owner: Identity, terms: GameTerms, seating: Seating, rematch_of: UUID | None
    ) -> OpenTable:
        async with self._database.acquire() as connection, connection.transaction():
            await check_may_play(connection, owner.account)
            await check_open_tables(connection, owner)
            if seating.engines:
                await self._quotas.check(connection, owner)
            row = await self._insert(connection, owner, terms, seating, rematch_of)
            await check_device(connection, owner, seating.dice and seating.dice.key, rated=terms.rated)
            row = await keep_dice(connection, row, owner.account, seating.dice)
            game_id = await self._begin_if_full(connection, row)
            await notify_table(connection, row)
            asked = {row["invited"], *await former_players(connection, row)} - {None, *row["seats"]}
            await tell_challenge(connection, row, owner.name, asked)
        return await self._start(row["id"], game_id)

    async def _insert(
        self,
        connection: PoolConnectionProxy[Record],
        owner: Identity,
        terms: GameTerms,
        seating: Seating,
        rematch_of: UUID | None,
    ) -> Record:
        invited = None
        if seating.invited is not None:
            invited = await find_invited(connection, owner, seating.invited)
            await check_challenge(connection, owner, seating.invited, again=rematch_of is not None)
        seats: list[UUID | None] = [None] * terms.seats
        for place, engine in seating.engines.items():
            seats[place] = await get_engine_account(connection, engine)
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
                seating.guests_chat,
            )
        except asyncpg.UniqueViolationError:
            raise NotNow(OFFERED_ALREADY) from None
        assert row is not None
        return row

    async def join(self, table_id: UUID, guest: Identity, dice: SeatDice | None = None) -> OpenTable:
        """Take a seat at a table; the game begins with the last seat."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await lock_table(connection, table_id)
            seats = [*row["seats"]]
            if row["game_id"] is not None:
                raise NotNow(BEGUN)
            if guest.account in seats:
                raise NotNow(SEATED_ALREADY)
            if row["invited"] not in {None, guest.account}:
                raise NotYours(ANOTHER_INVITED)
            former = await former_players(connection, row)
            if former and guest.account not in former:
                raise NotYours(NOT_PLAYED)
            _check_admission(guest, terms_of(row))
            await check_may_play(connection, guest.account)
            await check_together(connection, guest.account, [row["owner"], *seats])
            seats[rematch_seat(former, guest.account) if former else seats.index(None)] = guest.account
            await connection.execute("UPDATE open_table SET seats = $2 WHERE id = $1", table_id, seats)
            await check_device(connection, guest, dice and dice.key, rated=row["rated"])
            row = await keep_dice(connection, row, guest.account, dice)
            game_id = await self._begin_if_full(connection, row)
            await notify_table(connection, row)
            if game_id is not None:
                await tell_begun(connection, game_id, guest.account)
        return await self._start(table_id, game_id)

    async def _begin_if_full(self, connection: PoolConnectionProxy[Record], row: Record) -> UUID | None:
        """Write the game of a table if all its seats are taken, and return its id."""
        seats = [*row["seats"]]
        if None in seats:
            return None
        if row["shuffled"]:
            secrets.SystemRandom().shuffle(seats)
        people = await seat_identities(connection, seats)
        game = new_game(terms_of(row, len(seats)), people, [*ENGINES], dice_of(row), row["audience"])
        game = replace(game, guests_chat=row["guests_chat"])
        await insert_game(connection, game, self._rooms.sealer)
        await connection.execute("UPDATE open_table SET game_id = $2 WHERE id = $1", row["id"], game.id)
        return game.id

    async def _start(self, table_id: UUID, game_id: UUID | None) -> OpenTable:
        """Start the game, if there is one, once the transaction has committed, and return the table."""
        if game_id is not None:
            await self._rooms.start(game_id)
        return await self.table(table_id)

    async def cancel(self, table_id: UUID, account: UUID) -> None:
        """Remove a table that has no game yet: its owner withdraws it, or somebody invited declines.

        Anyone else who sits at it only leaves their seat.
        """
        async with self._database.acquire() as connection, connection.transaction():
            row = await lock_table(connection, table_id)
            concerned = {row["owner"], row["invited"], *await former_players(connection, row)}
            if account not in concerned and account not in row["seats"]:
                raise NotYours(NOT_YOUR_TABLE)
            if row["game_id"] is not None:
                raise NotNow(BEGUN)
            await notify_table(connection, row)
            if account in concerned:
                await connection.execute("DELETE FROM open_table WHERE id = $1", table_id)
            else:
                await free_seat(connection, row, account)

    async def rematch(
        self, game: GameRow, asker: Identity, *, address: str = "", dice: SeatDice | None = None
    ) -> OpenTable:
        """Offer the same game, everybody moved on by a seat, or accept the offer; it begins once all have."""
        if asker.account not in game.seats:
            raise NotYours(NOT_PLAYED)
        if game.status != "over":
            raise NotNow(NOT_OVER)
        offered = await self._database.fetchrow(
            "SELECT id, seats FROM open_table WHERE rematch_of = $1 AND expires_at > now()", game.id
        )
        if offered is None:
            seating = replace(_rematch_seating(game, asker), dice=dice)
            return await self.open(asker, _rematch_terms(game), seating, game.id, address=address)
        if asker.account in offered["seats"]:
            return await self.table(offered["id"])
        return await self.join(offered["id"], asker, dice)

    async def clear(self) -> None:
        """Delete expired tables."""
        await self._database.execute("DELETE FROM open_table WHERE expires_at < now()")


def _rematch_terms(game: GameRow) -> GameTerms:
    """The terms of the game again; two who exchange their seats keep the odds they give or receive."""
    law, options = registry[game.game_key].law, game.options
    if len(game.seats) == TWO:
        gains = [Fraction(gain) for gain in game.outcome["returns"]] if game.outcome else [Fraction(0)] * TWO
        winner = None if gains[0] == gains[1] else Seat(gains.index(max(gains)))
        options = law.rematch(law.recorded(game.ruleset), options, winner)
    return GameTerms(
        game_key=game.game_key,
        ruleset=game.ruleset,
        options=options,
        clock=ClockRule.from_json(game.clock),
        rated=game.rated,
        seats=len(game.seats),
    )


def _rematch_seating(game: GameRow, asker: Identity) -> Seating:
    """The seating of a rematch: engines are seated at once, and a single human opponent is invited."""
    people = {name for account, name in zip(game.seats, game.players, strict=True) if account not in ENGINES}
    others = people - {asker.name}
    return Seating(
        place=rematch_seat(game.seats, asker.account),
        audience=Audience.INVITED,
        invited=others.pop() if len(others) == 1 else None,
        engines={
            (seat + 1) % len(game.seats): ENGINES[account]
            for seat, account in enumerate(game.seats)
            if account in ENGINES
        },
        guests_chat=game.guests_chat,
    )


def rematch_seat(seats: Sequence[UUID], account: UUID) -> int:
    """The seat of an account in a rematch: where the next player sat, so that two exchange seats."""
    return (seats.index(account) + 1) % len(seats)


def _check_admission(person: Identity, terms: GameTerms, seating: Seating | None = None) -> None:
    """Raise `NotYours` or `NotNow` if the person cannot play by these terms."""
    if terms.rated and person.guest:
        raise NotYours(GUESTS_UNRATED)
    check_rated(terms)
    if seating is None:
        return
    if not {*seating.engines.values()} <= {*names(terms.game_key)}:
        raise NoSuch(known_engines(terms.game_key))
    if seating.engines and terms.rated:
        raise NotNow(ENGINES_UNRATED)
    if not 0 <= (seating.place or 0) < terms.seats:
        raise NotNow(seats_of(terms))
    if seating.invited is not None and terms.seats - len(seating.engines) != TWO:
        raise NotNow(ONE_INVITED)


def known_engines(game_key: str) -> Text:
    """The engines of a game, as a refusal lists them."""
    return Message("server-no-such-engine", game=game_key, known=names(game_key))
