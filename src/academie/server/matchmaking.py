"""Matchmaking: seeks wait in the database and are paired by similar ratings."""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID, uuid4

import asyncpg

from academie.dice.log import canonical
from academie.server.community.people import pairs_apart
from academie.server.community.standing import check_may_play
from academie.server.fairplay.conduct import check_delay
from academie.server.identity import Identity
from academie.server.notices import account_topic, post
from academie.server.notify.facts import tell_begun
from academie.server.ratings import Standing, standings
from academie.server.refusals import GUESTS_UNRATED, NO_SEEK, NoSuch, NotNow, NotYours
from academie.server.rooms.clock import ClockRule, Pace
from academie.server.store.games import SeatDice, insert_game
from academie.server.terms import TWO, GameTerms, new_game, terms_of
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.fanout import EventBus
    from academie.server.rooms.registry import RoomRegistry
    from academie.server.store.pool import Database

LIFE: Final = timedelta(minutes=5)
"""How long a seek waits after its last status request."""
WINDOW: Final = 100.0
WIDENING: Final = 20.0
"""Accepted difference of ratings at first, and how much it grows each second."""
PAIRING: Final = 0x5EE4
"""The key of the lock that lets one process pair at a time."""
SEEK: Final = "seek"
"""The origin of games between people whom the queue has paired."""

TWICE: Final = Message("server-twice")
PAIRS_ONLY: Final = Message("server-pairs-only")
NO_SEEK_LEFT: Final = Message("server-no-seek-left")


class Seek(NamedTuple):
    """Somebody who waits for a game; `game_id` once there is one."""

    id: UUID
    person: Identity
    terms: GameTerms
    rating: float
    created_at: datetime
    game_id: UUID | None
    dice: SeatDice | None = None


def window(waited: float) -> float:
    """The accepted difference of ratings for somebody who has waited so many seconds."""
    return WINDOW + WIDENING * max(0.0, waited)


def pairs(
    seeks: Sequence[Seek], now: datetime, apart: frozenset[frozenset[UUID]] = frozenset()
) -> list[tuple[Seek, Seek]]:
    """Pair seeks of the same terms, the longest waiting first, each with the nearest suitable rating.

    Accounts that are a pair of `apart` are not paired.
    """
    waiting = sorted(seeks, key=lambda seek: seek.created_at)
    found: list[tuple[Seek, Seek]] = []
    while waiting:
        first = waiting.pop(0)
        suitable = [
            seek
            for seek in waiting
            if _compatible(first, seek, now)
            and frozenset((first.person.account, seek.person.account)) not in apart
        ]
        if suitable:
            nearest = min(suitable, key=lambda seek: abs(seek.rating - first.rating))
            waiting.remove(nearest)
            found.append((first, nearest))
    return found


def _compatible(one: Seek, another: Seek, now: datetime) -> bool:
    difference = abs(one.rating - another.rating)
    return all(difference <= window((now - seek.created_at).total_seconds()) for seek in (one, another))


class Matchmaking:
    """The queue of seeks."""

    def __init__(self, database: Database, rooms: RoomRegistry, event_bus: EventBus) -> None:
        self._database = database
        self._rooms = rooms
        self._event_bus = event_bus

    async def seek(self, person: Identity, terms: GameTerms, dice: SeatDice | None = None) -> Seek:
        """Join the queue, replacing any earlier seek; paired at once if somebody suits."""
        if terms.rated and person.guest:
            raise NotYours(GUESTS_UNRATED)
        if terms.seats != TWO:
            raise NotNow(PAIRS_ONLY)
        await check_delay(self._database, person.account)
        known = await standings(self._database, person.account)
        rating = known.get(terms.game_key, Standing()).rating
        seek_id = uuid4()
        async with self._database.acquire() as connection, connection.transaction():
            await check_may_play(connection, person.account)
            await connection.execute(
                "DELETE FROM seek WHERE account = $1 AND game_id IS NULL", person.account
            )
            try:
                await connection.execute(
                    """INSERT INTO seek
                           (id, account, game_key, ruleset, options, clock, rated, rating, expires_at, dice)
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)""",
                    seek_id,
                    person.account,
                    *terms.columns(),
                    rating,
                    datetime.now(UTC) + LIFE,
                    None if dice is None else dice._asdict(),
                )
            except asyncpg.UniqueViolationError:
                raise NotNow(TWICE) from None
        await self.pair()
        return await self.status(seek_id, person.account)

    async def waiting(self) -> Counter[tuple[str, tuple[Pace, int, int], bool]]:
        """How many wait, by game, clock and whether the game is rated."""
        rows = await self._database.fetch(
            "SELECT game_key, clock, rated FROM seek WHERE game_id IS NULL AND expires_at > now()"
        )
        rules = ((row, ClockRule.from_json(row["clock"])) for row in rows)
        return Counter(
            (row["game_key"], (rule.pace, rule.base_ms, rule.step_ms), row["rated"]) for row, rule in rules
        )

    async def status(self, seek_id: UUID, account: UUID) -> Seek:
        """The state of an account's seek; asking keeps it alive."""
        row = await self._database.fetchrow(
            """UPDATE seek SET expires_at = CASE WHEN game_id IS NULL THEN $3 ELSE expires_at END
               FROM account
               WHERE seek.id = $1 AND account = $2 AND account.id = $2 AND expires_at > now()
               RETURNING seek.*, account.name""",
            seek_id,
            account,
            datetime.now(UTC) + LIFE,
        )
        if row is None:
            raise NoSuch(NO_SEEK)
        return _seek(row)

    async def cancel(self, seek_id: UUID, account: UUID) -> None:
        """Leave the queue."""
        gone = await self._database.fetchval(
            "DELETE FROM seek WHERE id = $1 AND account = $2 AND game_id IS NULL RETURNING id",
            seek_id,
            account,
        )
        if gone is None:
            raise NoSuch(NO_SEEK_LEFT)

    async def pair(self) -> None:
        """Pair waiting seeks; one process does so at a time, and the others do not wait."""
        async with self._database.acquire() as connection, connection.transaction():
            if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", PAIRING):
                return
            groups = await _groups(connection)
            people = [seek.person.account for group in groups for seek in group]
            apart = await pairs_apart(connection, people)
            game_ids = [
                await self._begin(connection, pair)
                for group in groups
                for pair in pairs(group, datetime.now(UTC), apart)
            ]
        for game_id in game_ids:
            await self._rooms.room(game_id)
            self._event_bus.changed(game_id)

    async def _begin(self, connection: PoolConnectionProxy[Record], pair: tuple[Seek, Seek]) -> UUID:
        seats = [*pair]
        secrets.SystemRandom().shuffle(seats)
        dice = {seek.person.account: seek.dice for seek in seats if seek.dice is not None}
        game = new_game(pair[0].terms, [seek.person for seek in seats], dice=dice, origin=SEEK)
        await insert_game(connection, game, self._rooms.sealer)
        await connection.execute(
            "UPDATE seek SET game_id = $2 WHERE id = ANY($1)", [seek.id for seek in pair], game.id
        )
        await tell_begun(connection, game.id)
        for seek in pair:
            await post(connection, account_topic(seek.person.account))
        return game.id

    async def clear(self) -> None:
        """Delete expired seeks."""
        await self._database.execute("DELETE FROM seek WHERE expires_at < now()")


async def _groups(connection: PoolConnectionProxy[Record]) -> list[list[Seek]]:
    """Waiting seeks, grouped by their terms."""
    rows = await connection.fetch(
        """SELECT seek.*, name FROM seek JOIN account ON account.id = seek.account
           WHERE game_id IS NULL AND expires_at > now() FOR UPDATE OF seek"""
    )
    groups: defaultdict[bytes, list[Seek]] = defaultdict(list)
    for seek in map(_seek, rows):
        groups[canonical(seek.terms.columns())].append(seek)
    return [*groups.values()]


def _seek(row: Record) -> Seek:
    return Seek(
        row["id"],
        Identity(row["account"], row["name"]),
        terms_of(row),
        row["rating"],
        row["created_at"],
        row["game_id"],
        None if row["dice"] is None else SeatDice(**row["dice"]),
    )
