"""The writer of the log: grouped, all or nothing, one winner for each place, lost answers recognised."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

import asyncpg
import pytest

from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.server.store.commits import held_connections
from academie.server.store.writer import Append, Writer
from tests.server.tables import House

if TYPE_CHECKING:
    from academie.server.store.pool import Database

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
