"""Players who stay away: first acts that are not made, and games that the other player claims."""

from __future__ import annotations

from uuid import UUID, uuid4

import pytest

from academie.dice.proof import verify
from academie.server.accounts.service import Accounts
from academie.server.base.dates import now_ms
from academie.server.game.clock import ClockRule, Pace
from academie.server.game.exports import write_record
from academie.server.play.messages import Say
from academie.server.play.outages import Outages
from academie.server.play.room import Answer, Room
from academie.server.play.rooms import RoomRegistry
from academie.server.play.timekeeper import Deadlines
from academie.words import Message
from tests.server.play.test_room import act, first_act
from tests.server.support.endings import endings
from tests.server.support.tables import House, Person
from tests.server.support.visitors import PASSWORD

pytestmark = pytest.mark.asyncio
CLOCK = {"pace": "sudden", "base_ms": 300_000}
NO_CLAIM = Message("server-no-claim")


class Ear:
    """A client at a table."""

    account = None

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def push(self, frame: bytes) -> None:
        pass


async def begun(house: House, key: str = "dames", clock: dict[str, object] | None = None) -> Room:
    """A game in which both have acted; at draughts White is to move."""
    room = await house.open(key, await house.people(2), clock or CLOCK)
    for _ in range(2):
        assert room.actor is not None
        assert (await act(room, room.actor, first_act(room))).refused is None
    return room


async def claim(room: Room, seat: int, word: str = "claim-win", idem: UUID | None = None) -> Answer:
    return await room.say(seat, Say(room.row.id, idem or uuid4(), word))


def left_ago(room: Room, seat: int, milliseconds: int) -> None:
    """As if a seat had been away, and its clock had run, for so long."""
    room.clocks.since_ms = room.clocks.began_ms = now_ms() - milliseconds
    room.listeners.away_since[seat] = now_ms() - milliseconds


@pytest.mark.parametrize(
    ("base_ms", "claim_ms", "first_ms"),
    [
        (30_000, 10_000, 30_000),
        (60_000, 60_000, 30_000),
        (600_000, 60_000, 120_000),
        (1_500_000, 120_000, 300_000),
    ],
)
async def test_how_long_one_may_be_away(base_ms: int, claim_ms: int, first_ms: int) -> None:
    rule = ClockRule(Pace.SUDDEN, base_ms)
    assert (rule.claim_ms, rule.first_act_ms) == (claim_ms, first_ms)


@pytest.mark.parametrize(("word", "returns"), [("claim-win", ["-1", "1"]), ("claim-draw", ["0", "0"])])
async def test_a_game_is_claimed_from_a_player_who_stays_away(
    house: House, word: str, returns: list[str]
) -> None:
    room = await begun(house)
    here = Ear(1)
    room.listeners.add(here)
    left_ago(room, 0, 59_000)
    told = room.listeners.presence()
    assert (told.seats, told.away) == ([False, True], 0)
    assert told.claim_ms is not None
    assert 0 < told.claim_ms <= 1_000
    assert (await claim(room, 1, word)).refused == NO_CLAIM
    left_ago(room, 0, 61_000)
    assert room.listeners.presence().claim_ms == 0
    assert (await claim(room, 0, word)).refused == NO_CLAIM
    assert (await claim(room, 1, word)).refused is None
    row = await house.games.row(room.row.id)
    assert row is not None
    assert row.outcome == {"reason": "claimed", "returns": returns}
    log = await house.games.log(room.row.id)
    assert log[-2].seat == 0
    assert log[-2].body == {"claim": word.removeprefix("claim-"), "by": 1}
    assert verify(room.row.id, log).problems == ()
    assert f'[Result "{"0-2" if word == "claim-win" else "1-1"}"]' in write_record("pdn", row, room.fold)


async def test_nobody_is_claimed_against_who_is_there_or_not_to_act(house: House) -> None:
    room = await begun(house)
    room.listeners.add(Ear(1))
    left_ago(room, 0, 100_000)
    room.listeners.add(Ear(0))
    assert room.claim() is None
    assert (await claim(room, 1)).refused == NO_CLAIM
    other = await begun(house)
    other.listeners.add(Ear(0))
    left_ago(other, 1, 100_000)
    assert other.listeners.presence().away is None
    assert (await claim(other, 0)).refused == NO_CLAIM
    untimed = await begun(house, clock={"pace": "none"})
    left_ago(untimed, 0, 10**9)
    assert (await claim(untimed, 1)).refused == NO_CLAIM


async def test_a_player_whom_another_process_serves_is_not_away(house: House) -> None:
    room = await begun(house)
    here, there = Outages(house.database), Outages(house.database)
    for process in (here, there):
        await process.start()
    rooms = RoomRegistry(house.games, house.writer, house.fanout, 10, outages=here)
    again = await rooms.room(room.row.id)
    assert again is not None
    again.listeners.add(Ear(1))
    await there.attend(room.row.id, 0)
    left_ago(again, 0, 100_000)
    assert (await claim(again, 1)).refused == NO_CLAIM
    await rooms.look_around()
    assert again.listeners.presence().seats == [True, True]
    assert again.claim() is None
    there.leave(room.row.id, 0)
    await there.beat()
    await rooms.look_around()
    assert again.listeners.presence().seats == [False, True]
    left_ago(again, 0, 100_000)
    assert (await claim(again, 1)).refused is None


async def rated_room(house: House) -> Room:
    """A rated game at which nobody has acted."""
    accounts = Accounts(house.database)
    people = [Person(await accounts.register(f"c{uuid4().hex[:12]}", PASSWORD), "") for _ in range(2)]
    room = await house.open("dames", people, CLOCK)
    await house.database.execute("UPDATE game SET rated = true WHERE id = $1", room.row.id)
    return room


async def changes(house: House, room: Room) -> int:
    """How many ratings a game has changed, once it is settled."""
    await endings(house.database).settle(room.row.id)
    found: int = await house.database.fetchval(
        "SELECT count(*) FROM rating_change WHERE game_id = $1", room.row.id
    )
    return found


@pytest.mark.parametrize("acts", [0, 1])
async def test_a_game_is_aborted_and_not_rated_when_a_first_act_is_not_made(house: House, acts: int) -> None:
    room = await rated_room(house)
    for seat in range(acts):
        assert (await act(room, seat, first_act(room))).refused is None
    room.clocks.since_ms = now_ms() - 59_000
    await room.flag()
    assert not room.fold.over
    room.clocks.since_ms = now_ms() - 61_000
    await room.flag()
    row = await house.games.row(room.row.id)
    assert row is not None
    assert row.outcome == {"reason": "abort", "returns": ["0", "0"]}
    assert verify(room.row.id, await house.games.log(room.row.id)).problems == ()
    assert '[Result "*"]' in write_record("pdn", row, room.fold)
    assert await changes(house, room) == 0


async def test_once_dice_were_thrown_nobody_is_rid_of_them(house: House) -> None:
    room = await house.open("trictrac", await house.people(2), CLOCK)
    room.clocks.since_ms = now_ms() - 200_000
    await room.flag()
    assert not room.fold.over
    room.clocks.since_ms = now_ms() - 400_000
    await room.flag()
    row = await house.games.row(room.row.id)
    assert row is not None
    assert row.outcome is not None
    assert row.outcome["reason"] == "flag"


async def test_a_rated_game_without_a_clock_finishes_unrated(house: House) -> None:
    """There are such games from before they were refused."""
    timed, untimed = await rated_room(house), await rated_room(house)
    await house.database.execute("UPDATE game SET clock = '{}' WHERE id = $1", untimed.row.id)
    for room in (timed, untimed):
        assert (await room.say(0, Say(room.row.id, uuid4(), "resign"))).refused is None
    assert await changes(house, timed) == 2
    assert await changes(house, untimed) == 0


async def test_deadlines_come_in_order_and_the_last_set_counts() -> None:
    deadlines, (one, two, three) = Deadlines(), [uuid4() for _ in range(3)]
    for game, due in ((one, 300), (two, 100), (three, 200), (two, 400), (three, None)):
        deadlines.set(game, due)
    assert deadlines.take(99) == []
    assert deadlines.take(350) == [one]
    assert len(deadlines) == 1
    done: list[UUID] = []

    async def fail(game: UUID) -> None:
        done.append(game)
        raise ConnectionResetError

    with pytest.raises(ConnectionResetError):
        await deadlines.do(400, fail)
    assert deadlines.take(1_399) == []
    assert [*done, *deadlines.take(1_400)] == [two, two]
