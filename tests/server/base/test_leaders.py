"""Leases: one process leads at a time, a dead leader is followed by another, a paused one does nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Generator
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

import pytest

from academie.server.base.leases import LEASE_SECONDS, Lease
from academie.server.game.clock import ClockRule
from academie.server.game.terms import agreed
from academie.server.lobby.matchmaking import Matchmaking
from academie.server.play.outages import OVERDUE, Outages
from tests.server.support.tables import House
from tests.server.support.warm import Warm
from tests.server.support.web import Parts, temporary_parts

if TYPE_CHECKING:
    from academie.server.base.database import Database


@pytest.fixture(scope="module")
def parts(warm: Warm) -> Generator[Parts]:
    """A database of its own: in that of other tests the matchmaker of a web process may lead."""
    with temporary_parts(warm) as found:
        yield found


TERMS = agreed("dames", None, {}, ClockRule())


async def end_leases(database: Database) -> None:
    """As if whoever leads had been silent for long enough."""
    await database.execute("UPDATE leader SET until = now() - interval '1 second'")


def lease(database: Database, role: str) -> Lease:
    return Lease(database, role, uuid4())


async def test_of_many_that_ask_at_once_one_leads(database: Database) -> None:
    role = f"role {uuid4()}"
    asked = [lease(database, role) for _ in range(8)]
    epochs = await asyncio.gather(*(each.hold() for each in asked))
    assert sorted(epochs, key=str) == [1, *[None] * 7]
    assert sum(each.held for each in asked) == 1


async def test_a_leader_that_dies_is_followed_and_one_that_stops_at_once(database: Database) -> None:
    role = f"role {uuid4()}"
    dead, other, third = (lease(database, role) for _ in range(3))
    assert (await dead.hold(), await other.hold()) == (1, None)
    remaining: float = await database.fetchval(
        "SELECT extract(epoch FROM until - now())::float FROM leader WHERE role = $1", role
    )
    assert 0 < remaining <= LEASE_SECONDS
    await end_leases(database)
    follower = lease(database, role)
    assert await follower.hold() == 2
    await follower.release()
    assert not follower.held
    assert await third.hold() == 3


async def test_a_leader_that_was_paused_writes_nothing(database: Database) -> None:
    role = f"role {uuid4()}"
    paused, follower = lease(database, role), lease(database, role)
    epoch = await paused.hold()
    assert epoch is not None
    await end_leases(database)
    assert await follower.hold() == 2
    async with database.acquire() as connection, connection.transaction():
        assert not await paused.check(connection, epoch)
        assert await follower.check(connection, 2)


async def test_nobody_takes_the_lease_in_the_middle_of_what_its_holder_writes(database: Database) -> None:
    role = f"role {uuid4()}"
    leader, other = lease(database, role), lease(database, role)
    epoch = await leader.hold()
    assert epoch is not None
    async with database.acquire() as connection, connection.transaction():
        assert await leader.check(connection, epoch)
        await connection.execute("SELECT 1")
        taking = asyncio.create_task(other.hold())
        await asyncio.sleep(0.3)
        assert not taking.done()
    assert await taking is None, "the lease has not run out"


async def seeking(house: House, number: int) -> list[UUID]:
    """So many people in the queue, far from everyone else's rating."""
    people = [person.identity for person in await house.people(number)]
    matchmaking = Matchmaking(house.database, house.rooms)
    for person in people:
        await matchmaking.seek(person, TERMS)
    ids = [person.account for person in people]
    await house.database.execute("UPDATE seek SET rating = 90000 WHERE account = ANY($1)", ids)
    return ids


async def games_of(house: House, accounts: list[UUID]) -> Counter[UUID]:
    rows = await house.database.fetch("SELECT seats FROM game WHERE seats && $1::uuid[]", accounts)
    return Counter(seat for row in rows for seat in row["seats"])


async def test_two_processes_never_both_pair_somebody(house: House) -> None:
    await end_leases(house.database)
    accounts = await seeking(house, 12)
    processes = [Matchmaking(house.database, house.rooms) for _ in range(4)]
    for _ in range(3):
        await asyncio.gather(*(each.pair() for each in processes))
    assert await games_of(house, accounts) == Counter(dict.fromkeys(accounts, 1))
    assert sum(each._lease.held for each in processes) == 1


async def test_a_paused_matchmaker_leaves_the_queue_to_the_next(house: House) -> None:
    await end_leases(house.database)
    paused, follower = (Matchmaking(house.database, house.rooms) for _ in range(2))
    await paused.pair()
    assert paused._lease.held
    accounts = await seeking(house, 2)
    await end_leases(house.database)
    await follower._lease.hold()
    await paused.pair()  # by its own clock it still leads
    assert await games_of(house, accounts) == Counter()
    await follower.pair()
    assert await games_of(house, accounts) == Counter(dict.fromkeys(accounts, 1))


async def test_the_search_for_overdue_games_passes_on_when_its_process_is_silent(house: House) -> None:
    await house.database.execute("DELETE FROM leader WHERE role = $1", OVERDUE)
    one, other = Outages(house.database), Outages(house.database)
    for process in (one, other):
        await process.start()
        await process.beat()
    assert (one.leading, other.leading) == (True, False)
    await end_leases(house.database)
    third = Outages(house.database)
    await third.start()
    await third.beat()
    assert third.leading
    await third.stop()
    assert not third.leading
