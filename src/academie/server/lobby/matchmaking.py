"""Matchmaking: seeks wait in the database and are paired by similar ratings."""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID, uuid4

import asyncpg

from academie.dice.log import canonical
from academie.server.accounts.devices import check_device
from academie.server.base.changes import account_topic, post
from academie.server.base.errors import GUESTS_UNRATED, NO_SEEK, NoSuch, NotNow, NotYours
from academie.server.base.leases import Lease
from academie.server.base.tasks import beat
from academie.server.community.relations import pairs_apart
from academie.server.community.sanctions import check_may_play
from academie.server.edge.identity import Identity
from academie.server.fair_play.conduct import check_delay
from academie.server.game.clock import ClockRule, Pace
from academie.server.game.queries import SeatDice, insert_game
from academie.server.game.terms import TWO, GameTerms, new_game, terms_of
from academie.server.play.notices import tell_begun
from academie.server.ratings.service import Standing, standings
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database
    from academie.server.play.rooms import RoomRegistry

LIFE: Final = timedelta(minutes=5)
"""How long a seek waits after its last status request."""
WINDOW: Final = 100.0
WIDENING: Final = 20.0
"""Accepted difference of ratings at first, and how much it grows each second."""
MATCHMAKER: Final = "matchmaker"
"""The role of the process that pairs."""
FAR: Final = float("inf")
SEEK: Final = "seek"
"""The origin of games between people whom the queue has paired."""

WAITING: Final = """
    SELECT id FROM seek WHERE id = ANY($1) AND game_id IS NULL AND expires_at > now() ORDER BY id FOR UPDATE
"""

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

    Accounts that are a pair of `apart` are not paired. O(n log n), and as much again for each such pair.
    """
    return Wave(seeks, now, apart).pairs()


class Nearest:
    """Finds the first place after another whose key is small enough, in O(log n): a tree of least keys."""

    def __init__(self, keys: Sequence[float]) -> None:
        self._size = 1 << max(1, len(keys) - 1).bit_length()
        self._least = [FAR] * self._size + [*keys] + [FAR] * (self._size - len(keys))
        for node in range(self._size - 1, 0, -1):
            self._least[node] = min(self._least[2 * node], self._least[2 * node + 1])

    def remove(self, place: int) -> None:
        node = self._size + place
        self._least[node] = FAR
        while (node := node // 2) > 0:
            self._least[node] = min(self._least[2 * node], self._least[2 * node + 1])

    def after(self, place: int, most: float) -> int | None:
        """The first place after that one with a key of at most `most`."""
        least, node = self._least, self._size + place
        while node > 1 and (node % 2 or least[node + 1] > most):
            node //= 2
        if node <= 1:
            return None
        node += 1
        while node < self._size:
            node = 2 * node if least[2 * node] <= most else 2 * node + 1
        return node - self._size


class Wave:
    """Seeks of the same terms in the order of their ratings, paired once."""

    def __init__(self, seeks: Sequence[Seek], now: datetime, apart: frozenset[frozenset[UUID]]) -> None:
        self._seeks = sorted(seeks, key=lambda seek: (seek.rating, seek.created_at))
        self._apart = apart
        self._waiting = [True] * len(seeks)
        # Who has waited longest has the widest window: only those of the others are to be looked at.
        reach = [window((now - seek.created_at).total_seconds()) for seek in self._seeks]
        rated = [*zip([seek.rating for seek in self._seeks], reach, strict=True)]
        self._higher = Nearest([rating - far for rating, far in rated])
        self._lower = Nearest([-rating - far for rating, far in reversed(rated)])

    def pairs(self) -> list[tuple[Seek, Seek]]:
        found: list[tuple[Seek, Seek]] = []
        for place in sorted(range(len(self._seeks)), key=lambda place: self._seeks[place].created_at):
            if not self._waiting[place]:
                continue
            self._take(place)
            if (other := self._nearest(place)) is not None:
                self._take(other)
                found.append((self._seeks[place], self._seeks[other]))
        return found

    def _take(self, place: int) -> None:
        self._waiting[place] = False
        self._higher.remove(place)
        self._lower.remove(len(self._seeks) - 1 - place)

    def _nearest(self, place: int) -> int | None:
        """Who is nearest in rating of those that suit, the longer waiting of two as near."""
        first, last = self._seeks[place], len(self._seeks) - 1
        higher = self._suiting(first, place, lambda at: self._higher.after(at, first.rating))
        lower = self._suiting(first, place, lambda at: _mirrored(self._lower, last, at, -first.rating))
        suiting = [each for each in (higher, lower) if each is not None]
        return min(
            suiting,
            key=lambda each: (abs(self._seeks[each].rating - first.rating), self._seeks[each].created_at),
            default=None,
        )

    def _suiting(self, first: Seek, place: int, following: Callable[[int], int | None]) -> int | None:
        """The first place that follows and whose account is not kept apart from this one."""
        found = following(place)
        while found is not None and self._are_apart(first, self._seeks[found]):
            found = following(found)
        return found

    def _are_apart(self, one: Seek, another: Seek) -> bool:
        return frozenset((one.person.account, another.person.account)) in self._apart


def _mirrored(tree: Nearest, last: int, place: int, most: float) -> int | None:
    """As `Nearest.after`, of a tree that has all in the other order."""
    found = tree.after(last - place, most)
    return None if found is None else last - found


class Matchmaking:
    """The queue of seeks."""

    def __init__(self, database: Database, rooms: RoomRegistry) -> None:
        self._database = database
        self._lease = Lease(database, MATCHMAKER, uuid4())
        self._rooms = rooms

    async def seek(self, person: Identity, terms: GameTerms, dice: SeatDice | None = None) -> Seek:
        """Join the queue, replacing any earlier seek; the next wave pairs it if somebody suits."""
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
            await check_device(connection, person, dice and dice.key, rated=terms.rated)
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
        """Pair waiting seeks, if this is the process that does so."""
        if (epoch := await self._lease.hold()) is None:
            return
        async with self._database.acquire() as connection:
            groups = await _groups(connection)
            people = [seek.person.account for group in groups for seek in group]
            apart = await pairs_apart(connection, people) if people else frozenset[frozenset[UUID]]()
        for group in groups:
            for pair in pairs(group, datetime.now(UTC), apart):
                beat()
                if await self._lease.hold() != epoch:
                    return
                if (game_id := await self._begin(pair, epoch)) is not None:
                    await self._rooms.start(game_id)

    async def stop(self) -> None:
        """Leave the pairing to another process."""
        await self._lease.release()

    async def _begin(self, pair: tuple[Seek, Seek], epoch: int) -> UUID | None:
        """Begin the game of two, unless one has left the queue or another process pairs by now."""
        async with self._database.acquire() as connection, connection.transaction():
            waiting = await connection.fetch(WAITING, [seek.id for seek in pair])
            if len(waiting) != TWO or not await self._lease.check(connection, epoch):
                return None
            return await self._begin_with(connection, pair)

    async def _begin_with(self, connection: PoolConnectionProxy[Record], pair: tuple[Seek, Seek]) -> UUID:
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
           WHERE game_id IS NULL AND expires_at > now()"""
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
