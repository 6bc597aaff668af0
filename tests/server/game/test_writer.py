"""The writer of the log: grouped, all or nothing, one winner for each place, lost answers recognised."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

import asyncpg
import pytest
import uvloop

from academie.dice.fold import Kind
from academie.dice.log import Entry, first_broken_entry
from academie.server.game.commits import HeldConnection, held_connections
from academie.server.game.log_writer import FULL, Append, Writer
from tests.server.support.tables import House

if TYPE_CHECKING:
    from academie.server.base.database import Database

pytestmark = pytest.mark.asyncio


async def begun(house: House) -> tuple[UUID, Entry]:
    """A game of draughts just opened, and its first event."""
    room = await house.open("dames", await house.people(2))
    log = await house.games.log(room.row.id)
    return room.row.id, log[-1]


def word(last: Entry, kind: Kind = Kind.OFFER_DRAW, seat: int = 0, at_ms: int = 5) -> Entry:
    return Entry(last.seq + 1, kind, seat, {}, at_ms, last.digest)


def append(game_id: UUID, *entries: Entry, idem: UUID | None = None) -> Append:
    return Append(game_id, entries, idem, 0, None)


async def test_what_is_kept_is_in_the_log(house: House) -> None:
    game_id, first = await begun(house)
    entry = word(first)
    assert await house.writer.append(append(game_id, entry))
    assert (await house.games.log(game_id))[-1] == entry


async def test_many_appends_share_few_transactions(house: House, database: Database) -> None:
    games = [await begun(house) for _ in range(40)]
    before = await transactions(database)
    waiting = [house.writer.append(append(game_id, word(first))) for game_id, first in games]
    assert all(await asyncio.gather(*waiting))
    assert await transactions(database) - before < 20


async def transactions(database: Database) -> int:
    """How many transactions have inserted events: each has its own `xmin`."""
    found: int = await database.fetchval("SELECT count(DISTINCT xmin::text) FROM game_event")
    return found


async def test_of_two_writers_one_wins_the_place(house: House, database: Database) -> None:
    game_id, first = await begun(house)
    other = Writer(held_connections(database))
    other.start()
    ours, theirs = word(first), word(first, Kind.RESIGN, 1)
    kept = await asyncio.gather(
        house.writer.append(append(game_id, ours, idem=uuid4())),
        other.append(append(game_id, theirs, idem=uuid4())),
    )
    await other.stop()
    assert sorted(kept) == [False, True]
    assert (await house.games.log(game_id))[1:] == [ours if kept[0] else theirs]


async def test_two_appends_of_one_game_in_a_batch_have_one_winner(house: House) -> None:
    """Even from one process, of the same seat and date, an act is not taken for another."""
    game_id, first = await begun(house)
    items = [append(game_id, word(first), idem=uuid4()) for _ in range(5)]
    kept = await asyncio.gather(*map(house.writer.append, items))
    assert sum(kept) == 1
    assert len(await house.games.log(game_id)) == 2


async def test_part_of_an_append_is_undone(house: House) -> None:
    game_id, first = await begun(house)
    theirs = word(first)
    assert await house.writer.append(append(game_id, theirs))
    one = word(first, Kind.RESIGN, 1)
    two = Entry(2, Kind.REVEAL, None, {"seed": "00"}, 6, one.digest)
    assert not await house.writer.append(append(game_id, one, two))
    assert (await house.games.log(game_id))[1:] == [theirs]


async def test_an_answer_lost_and_asked_for_again_is_recognised(house: House) -> None:
    game_id, first = await begun(house)
    idem, one = uuid4(), word(first, Kind.RESIGN)
    two = Entry(2, Kind.REVEAL, None, {"seed": "00"}, 6, one.digest)
    assert await house.writer.append(append(game_id, one, two, idem=idem))
    assert await house.writer.append(append(game_id, one, two, idem=idem))
    assert len(await house.games.log(game_id)) == 3


async def test_the_same_word_under_another_key_is_not_the_same(house: House) -> None:
    """Two resignations of one seat in one millisecond hash alike; only one is acknowledged."""
    game_id, first = await begun(house)
    assert await house.writer.append(append(game_id, word(first), idem=uuid4()))
    assert not await house.writer.append(append(game_id, word(first), idem=uuid4()))


async def test_a_key_is_good_for_one_act(house: House) -> None:
    game_id, first = await begun(house)
    idem, one = uuid4(), word(first)
    assert await house.writer.append(append(game_id, one, idem=idem))
    assert not await house.writer.append(append(game_id, word(one, Kind.DECLINE, 1), idem=idem))


async def test_what_cannot_be_stored_spoils_no_other(house: House) -> None:
    (bad, first), (good, second) = await begun(house), await begun(house)
    nonsense = Entry(1, Kind.OFFER_DRAW, 0, {"text": "\0"}, 5, first.digest)
    failing, keeping = await asyncio.gather(
        house.writer.append(append(bad, nonsense)),
        house.writer.append(append(good, word(second))),
        return_exceptions=True,
    )
    assert isinstance(failing, asyncpg.PostgresError)
    assert keeping is True
    assert await house.writer.append(append(bad, word(first)))


async def test_the_end_is_written_with_the_act_that_makes_it(house: House) -> None:
    game_id, first = await begun(house)
    item = append(game_id, word(first, Kind.RESIGN))
    item.outcome = {"reason": "resign", "returns": ["-1", "1"]}
    assert await house.writer.append(item)
    row = await house.games.row(game_id)
    assert row is not None
    assert (row.status, row.last_seq, row.outcome) == ("over", 1, item.outcome)
    assert row.ended_at is not None


async def test_a_game_that_is_over_is_not_among_the_live_ones_and_takes_nothing_more(house: House) -> None:
    game_id, first = await begun(house)
    item = append(game_id, last := word(first, Kind.RESIGN))
    item.outcome = {"reason": "resign", "returns": ["-1", "1"]}
    assert await house.writer.append(item)
    assert not await house.database.fetchval(
        "SELECT EXISTS (SELECT FROM game_live WHERE game_id = $1)", game_id
    )
    assert not await house.writer.append(append(game_id, word(last)))
    assert (await house.games.log(game_id))[-1] == last


async def test_of_eight_connections_one_wins_each_of_a_hundred_places(
    house: House, database: Database
) -> None:
    game_id, last = await begun(house)
    stores = [HeldConnection(database) for _ in range(8)]
    for _ in range(100):
        items = [append(game_id, word(last, seat=number % 2), idem=uuid4()) for number in range(8)]
        kept = await asyncio.gather(
            *(store.commit([item]) for store, item in zip(stores, items, strict=True))
        )
        (winner,) = (item for item, stored in zip(items, kept, strict=True) if stored)
        last = winner.entries[0]
    for store in stores:
        await store.close()
    log = await house.games.log(game_id)
    assert len(log) == 101
    assert first_broken_entry(log) is None


async def test_an_append_goes_on_from_the_same_event_and_not_just_the_same_number(house: House) -> None:
    game_id, first = await begun(house)
    assert await house.writer.append(append(game_id, word(first)))
    elsewhere = word(first, Kind.DECLINE, 1)
    assert not await house.writer.append(append(game_id, word(elsewhere)))
    assert len(await house.games.log(game_id)) == 2


class Lossy(HeldConnection):
    """A store whose first answers are lost, before or after the events were committed."""

    def __init__(self, database: Database, lost: Sequence[str]) -> None:
        super().__init__(database)
        self.lost = [*lost]

    async def commit(self, batch: Sequence[Append]) -> set[UUID]:
        how = self.lost.pop(0) if self.lost else ""
        if how == "before":
            raise ConnectionResetError
        stored = await super().commit(batch)
        if how == "after":
            await self.close()
            raise ConnectionResetError
        return stored


@pytest.mark.parametrize("ends", [False, True])
@pytest.mark.parametrize("lost", [["before"], ["after"], ["before", "after", "after"]])
async def test_a_lost_answer_costs_no_event_and_doubles_none(
    house: House, database: Database, lost: list[str], ends: bool
) -> None:
    games = [await begun(house) for _ in range(3)]
    items = [append(game_id, word(first, Kind.RESIGN), idem=uuid4()) for game_id, first in games]
    for item in items:
        item.outcome = {"reason": "resign", "returns": ["-1", "1"]} if ends else None
    writer = Writer([Lossy(database, lost)])
    appending = [asyncio.create_task(writer.append(item)) for item in items]
    await asyncio.sleep(0)
    writer.start()
    assert await asyncio.gather(*appending) == [True] * 3
    await writer.stop()
    for item in items:
        assert (await house.games.log(item.game_id))[1:] == [*item.entries]


async def test_a_backend_ended_at_work_is_replaced(house: House, database: Database) -> None:
    game_id, first = await begun(house)
    async with database.acquire() as other:
        async with other.transaction():
            await other.execute("LOCK TABLE game_event IN EXCLUSIVE MODE")
            appending = asyncio.create_task(house.writer.append(append(game_id, word(first))))
            async with asyncio.timeout(5):
                while not await database.fetchval(
                    """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                       WHERE query LIKE '%INSERT INTO game_event%' AND wait_event_type = 'Lock'"""
                ):
                    await asyncio.sleep(0.02)
        assert await appending
    assert len(await house.games.log(game_id)) == 2


class Counted(HeldConnection):
    """A store that counts the appends of each batch it was sent."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.sizes: list[int] = []

    async def commit(self, batch: Sequence[Append]) -> set[UUID]:
        self.sizes.append(len(batch))
        return await super().commit(batch)


async def test_a_batch_with_an_append_that_is_not_accepted_is_halved(
    house: House, database: Database
) -> None:
    games = [await begun(house) for _ in range(16)]
    items = [append(game_id, word(first)) for game_id, first in games]
    bad = items[5]
    bad.entries = [Entry(1, Kind.OFFER_DRAW, 0, {"text": "\0"}, 5, bad.entries[0].prev)]
    store = Counted(database)
    writer = Writer([store])
    appending = [asyncio.create_task(writer.append(item)) for item in items]
    await asyncio.sleep(0)
    writer.start()
    answers = await asyncio.gather(*appending, return_exceptions=True)
    await writer.stop()
    assert isinstance(answers.pop(5), asyncpg.PostgresError)
    assert answers == [True] * 15
    assert store.sizes == [16, 8, 4, 4, 2, 1, 1, 2, 8]


async def updates(database: Database) -> tuple[int, int]:
    """How often rows of live games were updated, and how often within their page."""
    row = await database.fetchrow(
        "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'game_live'"
    )
    assert row is not None
    return row["n_tup_upd"], row["n_tup_hot_upd"]


async def test_no_update_of_a_live_game_touches_an_index(house: House, database: Database) -> None:
    games = [await begun(house) for _ in range(10)]
    writer = Writer([HeldConnection(database)])
    writer.start()
    before = await updates(database)

    async def advance(game_id: UUID, last: Entry) -> None:
        for number in range(100):
            last = word(last, seat=number % 2)
            item = append(game_id, last)
            item.deadline_ms = number
            assert await writer.append(item)

    await asyncio.gather(*(advance(*game) for game in games))
    await writer.stop()  # what a connection has counted is known once it has ended
    async with asyncio.timeout(10):
        while (after := await updates(database))[0] < before[0] + 1000:
            await asyncio.sleep(0.1)
    assert after[1] - before[1] == after[0] - before[0]


class Held:
    """A store that keeps its batches until they are let go."""

    def __init__(self) -> None:
        self.batches: list[Sequence[Append]] = []
        self.go = asyncio.Event()

    async def commit(self, batch: Sequence[Append]) -> set[UUID]:
        self.batches.append(batch)
        await self.go.wait()
        return {item.game_id for item in batch}

    async def close(self) -> None:
        """Nothing is open."""

    async def holds(self, *sizes: int) -> None:
        """Wait until there were batches of these sizes, and nothing more for a moment."""
        async with asyncio.timeout(5):
            while len(self.batches) < len(sizes):
                await asyncio.sleep(0)
        await asyncio.sleep(0.02)
        assert tuple(map(len, self.batches)) == sizes


def lone(game_id: UUID | None = None) -> Append:
    return append(game_id or uuid4(), word(Entry(0, Kind.OPEN, None, {}, 0, b"")))


def windows(monkeypatch: pytest.MonkeyPatch, idle: float, busy: float, seldom: int) -> None:
    for name, value in (("WINDOW_SECONDS", idle), ("BUSY_SECONDS", busy), ("SELDOM", seldom)):
        monkeypatch.setattr(f"academie.server.game.log_writer.{name}", value)


async def test_when_a_batch_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    windows(monkeypatch, idle=60, busy=60, seldom=200)
    one, two = Held(), Held()
    writer = Writer([one, two])
    writer.start()
    appending = [asyncio.create_task(writer.append(lone()))]
    await one.holds(1)  # one that comes alone goes at once
    game_id = uuid4()
    appending += [asyncio.create_task(writer.append(lone(game_id))) for _ in range(2)]
    await two.holds()  # others wait
    appending += [asyncio.create_task(writer.append(lone())) for _ in range(FULL - 1)]
    await two.holds(FULL)  # until there are enough, with the first of the two of one game
    assert two.batches[0][0].game_id == game_id
    one.go.set()
    two.go.set()
    await one.holds(1, 1)  # the second goes once the first is stored
    assert one.batches[1][0].game_id == game_id
    assert all(await asyncio.gather(*appending))
    await writer.stop()


async def test_when_appends_are_many_each_waits_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    windows(monkeypatch, idle=0.05, busy=60, seldom=1)
    one, two = Held(), Held()
    writer = Writer([one, two])
    writer.start()
    appending = [asyncio.create_task(writer.append(lone())) for _ in range(2)]
    await one.holds()
    await one.holds(2)
    appending += [asyncio.create_task(writer.append(lone())) for _ in range(3)]
    await two.holds()  # the second lane is for what has waited long
    one.go.set()
    await one.holds(2, 3)  # but not longer than it must once nothing is being written
    assert all(await asyncio.gather(*appending))
    await writer.stop()


async def test_what_one_connection_keeps_waiting_goes_over_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    windows(monkeypatch, idle=60, busy=0.05, seldom=200)
    one, two = Held(), Held()
    two.go.set()
    writer = Writer([one, two])
    writer.start()
    stuck = asyncio.create_task(writer.append(lone()))
    await one.holds(1)
    assert await writer.append(lone())
    await two.holds(1)
    assert not stuck.done()
    one.go.set()
    assert await stuck
    await writer.stop()


async def test_a_wait_shorter_than_the_clock_of_uvloop_is_no_error() -> None:
    """Such a timer of uvloop does not know when it is due."""

    async def wait_twice() -> None:
        writer = Writer([])
        for seconds in (1e-5, 1e-6):
            writer._send_after(seconds)
        await asyncio.sleep(0.01)
        assert writer._timer is None

    def on_uvloop() -> None:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(wait_twice())

    await asyncio.to_thread(on_uvloop)


async def test_a_sign_of_life_that_waits_is_waited_for_again() -> None:
    one = Held()
    writer = Writer([one], append_seconds=0.05)
    writer.start()
    process = uuid4()
    for _ in range(2):
        with pytest.raises(TimeoutError):
            await writer.alive(process)
    await one.holds(1)
    one.go.set()
    await writer.alive(process)
    await writer.stop()


async def test_who_stops_waiting_for_a_sign_of_life_stops_nobody_else() -> None:
    """A question about readiness that takes too long is cancelled; the repeated sign of life must go on."""
    one = Held()
    writer = Writer([one])
    writer.start()
    process = uuid4()
    repeated, asked = (asyncio.create_task(writer.alive(process)) for _ in range(2))
    await one.holds(1)
    asked.cancel()
    await asyncio.wait([asked])
    assert not repeated.done()
    one.go.set()
    await repeated
    await writer.stop()
