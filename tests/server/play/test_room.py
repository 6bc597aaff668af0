"""One table: retries, stale acts, other seats' acts, requests, the clock, and who is sent what."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from uuid import UUID, uuid4

import pytest

from academie.dice.fold import Fold, Kind
from academie.dice.proof import verify
from academie.games.draughts.law.state import DraughtsState
from academie.games.trictrac.law import TrictracState
from academie.kernel import CHANCE, OptionValue
from academie.registry import registry
from academie.server.play.messages import DoAct, Say
from academie.server.play.room import Answer, Room
from academie.server.play.view import joined_message
from academie.words import Message
from tests.server.support.client import acts_of
from tests.server.support.tables import House, set_head
from tests.server.support.tables import house as a_house

pytestmark = pytest.mark.asyncio


def meaning(room: Room, text: str, idem: UUID | None = None, seq: int | None = None) -> DoAct:
    return DoAct(room.row.id, idem or uuid4(), text, secrets.token_hex(16), seq)


async def act(room: Room, seat: int, text: str, idem: UUID | None = None, seq: int | None = None) -> Answer:
    return await room.act(seat, meaning(room, text, idem, seq))


async def say(room: Room, seat: int, word: str, idem: UUID | None = None) -> Answer:
    return await room.say(seat, Say(room.row.id, idem or uuid4(), word))


def first_act(room: Room) -> str:
    return room.fold.notation.act(room.fold.state.actions()[0])


async def dames(house: House, clock: dict[str, object] | None = None) -> Room:
    return await house.open("dames", await house.people(2), clock)


async def replayed(house: House, room: Room) -> Fold:
    """The log of the database, which is what the room believes."""
    fold = Fold.of(room.row.id, await house.games.log(room.row.id))
    assert (fold.seq, fold.head, fold.state) == (room.fold.seq, room.fold.head, room.fold.state)
    return fold


def finder(fold: Fold) -> str:
    """Where the plays of the state come from."""
    if isinstance(fold.state, TrictracState):
        return fold.state.board.find.__module__
    assert isinstance(fold.state, DraughtsState)
    return fold.state.find.__module__


@pytest.mark.parametrize(
    ("key", "twin"),
    [("dames", "academie.games.draughts.core"), ("trictrac", "academie.games.trictrac.core")],
)
async def test_plays_are_found_by_the_compiled_twin(house: House, key: str, twin: str) -> None:
    room = await house.open(key, await house.people(2))
    await room.begin()
    assert finder(room.fold) == twin
    assert room.actor is not None
    assert (await act(room, room.actor, first_act(room))).refused is None
    assert finder(await replayed(house, room)) == finder(room.fold) == twin


async def test_an_act_is_in_the_log_once_it_is_answered(house: House) -> None:
    room = await dames(house)
    text = first_act(room)
    assert await act(room, 0, text) == Answer(1)
    fold = await replayed(house, room)
    assert [fold.notation.act(done) for done in fold.acts] == [text]
    assert house.fanout.published[-1][1][0].seq == 1


async def test_a_retry_is_answered_alike_and_not_done_twice(house: House) -> None:
    room = await dames(house)
    idem, text = uuid4(), first_act(room)
    answers = [await act(room, 0, text, idem) for _ in range(3)]
    assert answers == [Answer(1)] * 3
    assert room.fold.seq == 1


async def test_a_retry_at_another_process_is_recognised(house: House) -> None:
    room = await dames(house)
    idem, text = uuid4(), first_act(room)
    await act(room, 0, text, idem)
    async with a_house(house.database) as other:
        again = await other.rooms.room(room.row.id)
        assert again is not None
        assert await act(again, 0, text, idem) == Answer(1)
        assert await act(again, 0, text, idem, seq=0) == Answer(1)


async def test_a_retry_at_a_process_that_lags_behind_is_recognised(house: House) -> None:
    room = await dames(house)
    async with a_house(house.database) as other:
        again = await other.rooms.room(room.row.id)
        assert again is not None
        idem, text = uuid4(), first_act(room)
        await act(room, 0, text, idem)
        assert await act(again, 0, text, idem) == Answer(1)
        assert again.fold.head == room.fold.head


async def test_an_act_after_events_not_yet_known_here_reads_on(house: House) -> None:
    room = await dames(house)
    async with a_house(house.database) as other:
        again = await other.rooms.room(room.row.id)
        assert again is not None
        await act(room, 0, first_act(room))
        assert await act(again, 1, first_act(room), seq=1) == Answer(2)


async def test_an_act_for_an_older_position_is_refused(house: House) -> None:
    room = await dames(house)
    await act(room, 0, first_act(room), seq=0)
    answer = await act(room, 1, first_act(room), seq=0)
    assert answer == Answer(1, Message("server-moved-on"))


@pytest.mark.parametrize("text", ["", "99-98", "31-26 ", "\0", "é" * 500, "0x" * 40, "32-28-"])
async def test_nonsense_is_refused_and_changes_nothing(house: House, text: str) -> None:
    room = await dames(house)
    answer = await act(room, 1, text)
    assert answer.refused
    assert room.fold.seq == 0


async def test_another_seat_cannot_act_for_one(house: House) -> None:
    room = await dames(house)
    assert (await act(room, 1, first_act(room))).refused == Message("server-not-yours")


@pytest.mark.parametrize("nonce", ["", "00", "zz" * 16, "00" * 17, "00" * 15])
async def test_a_nonce_is_sixteen_bytes(house: House, nonce: str) -> None:
    room = await dames(house)
    meant = DoAct(room.row.id, uuid4(), first_act(room), nonce)
    refused = (await room.act(0, meant)).refused
    assert refused is not None
    assert all("nonce" in words for words in refused.both().values())


async def test_resigning_ends_the_game_and_reveals_the_seed(house: House) -> None:
    room = await dames(house)
    assert await say(room, 1, "resign") == Answer(1)
    assert (await say(room, 0, "resign")).refused
    assert (await act(room, 0, "31-26")).refused == Message("server-over")
    fold = await replayed(house, room)
    assert fold.over
    log = await house.games.log(room.row.id)
    assert log[-1].body == {"seed": room.row.seed.hex()}
    row = await house.games.row(room.row.id)
    assert row is not None
    assert (row.status, row.outcome) == ("over", {"reason": "resign", "returns": ["1", "-1"]})


async def test_resigning_again_after_the_answer_was_lost_is_recognised(house: House) -> None:
    room = await dames(house)
    idem = uuid4()
    await say(room, 1, "resign", idem)
    async with a_house(house.database) as other:
        again = await other.rooms.room(room.row.id)
        assert again is not None
        assert await say(again, 1, "resign", idem) == Answer(1)
        assert (await say(again, 0, "resign", idem)).refused


async def test_a_draw_needs_both(house: House) -> None:
    room = await dames(house)
    await say(room, 0, "offer-draw")
    assert (await say(room, 0, "accept")).refused
    assert (await say(room, 0, "offer-draw")).refused
    await say(room, 1, "decline")
    assert (await say(room, 1, "accept")).refused
    await say(room, 1, "offer-draw")
    assert (await say(room, 0, "accept")).refused is None
    row = await house.games.row(room.row.id)
    assert row is not None
    assert row.outcome == {"reason": "draw", "returns": ["0", "0"]}


async def test_who_made_an_offer_withdraws_it(house: House) -> None:
    room = await dames(house)
    await say(room, 0, "offer-draw")
    assert (await say(room, 1, "withdraw")).refused == Message("server-not-your-offer")
    assert (await say(room, 0, "withdraw")).refused is None
    assert room.fold.offer is None
    assert (await say(room, 0, "withdraw")).refused == Message("server-no-offer")
    assert (await say(room, 1, "accept")).refused
    assert (await say(room, 1, "ask-takeback")).refused == Message("server-nothing-played")
    log = await house.games.log(room.row.id)
    assert [entry.kind for entry in log[-2:]] == ["offer-draw", "withdraw"]
    await replayed(house, room)


async def test_an_offer_falls_when_play_goes_on(house: House) -> None:
    room = await dames(house)
    await say(room, 1, "offer-draw")
    await act(room, 0, first_act(room))
    assert (await say(room, 0, "accept")).refused


async def test_a_takeback_by_consent(house: House) -> None:
    room = await dames(house)
    begun = room.fold.state
    assert (await say(room, 0, "ask-takeback")).refused == Message("server-nothing-played")
    await act(room, 0, first_act(room))
    assert (await say(room, 0, "ask-takeback")).refused is None
    assert (await say(room, 1, "accept")).refused is None
    assert room.fold.state == begun
    await act(room, 0, first_act(room))
    await replayed(house, room)


async def test_dice_once_seen_are_not_thrown_again(house: House) -> None:
    room = await house.open("trictrac", await house.people(2))
    for _ in range(6):
        seat = room.actor
        assert seat is not None
        await act(room, seat, first_act(room))
        last = (await house.games.log(room.row.id))[-1]
        asked = await say(room, seat, "ask-takeback")
        if last.kind == Kind.ROLL:
            assert asked.refused == Message("server-dice-thrown")
        else:
            assert asked.refused is None
            await say(room, 1 - seat, "decline")


@pytest.mark.parametrize(
    ("before", "word", "refused"),
    [
        ([], "accept", "there is no offer to answer"),
        ([], "decline", "there is no offer to answer"),
        ([], "resume", "the game is not adjourned"),
        ([(0, "offer-draw")], "accept", "this is your own offer; the others answer it"),
        ([(0, "offer-draw")], "decline", "this is your own offer; the others answer it"),
        (
            [(1, "offer-draw")],
            "offer-draw",
            "another offer is waiting; answer it first",
        ),
        (
            [(1, "offer-draw")],
            "ask-takeback",
            "another offer is waiting; answer it first",
        ),
        (
            [(1, "offer-draw")],
            "adjourn",
            "another offer is waiting; answer it first",
        ),
        ([(1, "adjourn"), (0, "accept")], "adjourn", "the game is already adjourned"),
        ([(1, "resign")], "offer-draw", "the game is over"),
        (
            [],
            "shout",
            "there is no request “shout”; there are: resign, offer-draw, ask-takeback, accept, decline,"
            " withdraw, adjourn, resume, claim-win, claim-draw",
        ),
    ],
)
async def test_a_word_is_refused_with_the_reason(
    house: House, before: list[tuple[int, str]], word: str, refused: str
) -> None:
    room = await dames(house)
    for seat, said in before:
        assert (await say(room, seat, said)).refused is None
    told = (await say(room, 0, word)).refused
    assert told is not None
    assert told.en == refused
    assert told.fr != told.en


async def test_adjourning_needs_both_and_stops_play(house: House) -> None:
    room = await dames(house, {"pace": "sudden", "base_ms": 60_000})
    await say(room, 0, "adjourn")
    assert room.clocks.deadline_ms() is not None
    await say(room, 1, "accept")
    assert room.clocks.deadline_ms() is None
    assert (await act(room, 0, first_act(room))).refused == Message("server-adjourned")
    assert (await say(room, 0, "adjourn")).refused
    await say(room, 1, "resume")
    assert (await act(room, 0, first_act(room))).refused is None


async def begun(house: House, clock: dict[str, object]) -> Room:
    """A game in which both have made an act."""
    room = await dames(house, clock)
    for seat in (0, 1):
        assert (await act(room, seat, first_act(room))).refused is None
    return room


async def test_a_flag_falls_and_an_act_comes_too_late(house: House) -> None:
    room = await begun(house, {"pace": "sudden", "base_ms": 60_000})
    room.clocks.left[0] = 50
    await asyncio.sleep(0.08)
    answer = await act(room, 0, first_act(room))
    assert answer.refused == Message("server-time-up")
    row = await house.games.row(room.row.id)
    assert row is not None
    assert row.outcome == {"reason": "flag", "returns": ["-1", "1"]}


async def test_flags_fall_in_games_nobody_watches(house: House) -> None:
    room = await dames(house, {"pace": "sudden", "base_ms": 10})
    async with a_house(house.database) as other:
        until = time.monotonic() + 5
        while not (await replay(other, room.row.id)).over and time.monotonic() < until:
            await other.rooms.flag_overdue()
            await asyncio.sleep(0.05)
        assert (await replay(other, room.row.id)).over
        again = await other.rooms.room(room.row.id)
        assert again is not None
        assert again.row.id == room.row.id
    assert room.row.id not in await house.games.overdue()


async def test_the_list_of_live_games_is_put_right(house: House) -> None:
    """A process of the release before begins and ends games without it."""
    people = await house.people(2)
    going_on, over = [await house.open("dames", people) for _ in range(2)]
    assert (await say(over, 1, "resign")).refused is None
    await house.database.execute("DELETE FROM live WHERE game_id = $1", going_on.row.id)
    await house.database.execute(
        """INSERT INTO live (game_id, with_engine, created_at, seats)
           SELECT id, with_engine, created_at, seats FROM game WHERE id = $1""",
        over.row.id,
    )
    await house.rooms.list_live()
    listed = await house.database.fetch(
        """SELECT game_id, live.created_at = game.created_at AS same FROM live JOIN game ON id = game_id
           WHERE live.seats @> ARRAY[$1::uuid]""",
        people[0].identity.account,
    )
    assert [(row["game_id"], row["same"]) for row in listed] == [(going_on.row.id, True)]


async def replay(house: House, game_id: UUID) -> Fold:
    return Fold.of(game_id, await house.games.log(game_id))


async def test_clocks_are_recovered_from_the_log(house: House) -> None:
    room = await house.open(
        "trictrac", await house.people(2), {"pace": "increment", "base_ms": 60_000, "step_ms": 500}
    )
    for _ in range(5):
        seat = room.actor
        assert seat is not None
        await asyncio.sleep(0.02)
        await act(room, seat, first_act(room))
    async with a_house(house.database) as other:
        again = await other.rooms.room(room.row.id)
        assert again is not None
        assert again.clocks == room.clocks
        assert any(left != 60_000 for left in again.clocks.left)


async def test_chance_that_never_acted_acts_when_the_room_is_warmed(house: House) -> None:
    """The process died between opening the game and the first roll."""
    room = await house.open("trictrac", await house.people(2))
    await house.database.execute("DELETE FROM game_event WHERE game_id = $1 AND seq > 0", room.row.id)
    await set_head(house.database, room.row.id)
    async with a_house(house.database) as other:
        again = await other.rooms.room(room.row.id)
        assert again is not None
        assert again.fold.state.actor is not CHANCE
        assert again.fold.seq >= 1


SHORT: dict[str, dict[str, OptionValue]] = {
    "ecrire": {"marques": 2, "holes": 1},
    "poule": {"holes": 1},
    "tour-a-tour": {"holes": 1},
}
"""Matches of many parties, agreed on so that they end soon."""


@pytest.mark.parametrize("key", [game.key for game in registry])
async def test_a_whole_game_replays_and_its_dice_are_proven(house: House, key: str) -> None:
    options = SHORT.get(key, {})
    room = await house.open(key, await house.people(registry[key].start().seats), options=options)
    for _ in range(3000):
        if (seat := room.actor) is None:
            break
        acts = room.fold.state.actions()
        text = room.fold.notation.act(acts[room.fold.seq % len(acts)])
        assert (await act(room, seat, text)).refused is None
    else:
        await say(room, 0, "resign")
    await replayed(house, room)
    assert verify(room.row.id, await house.games.log(room.row.id)).problems == ()


class StreamListener:
    """A listener that keeps what it is told."""

    account = None

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.frames: list[bytes] = []

    def push(self, frame: bytes) -> None:
        self.frames.append(frame)


async def test_everyone_is_told_and_only_the_actor_is_told_his_acts(house: House) -> None:
    room = await dames(house)
    ears = [StreamListener(0), StreamListener(1), StreamListener(None)]
    for ear in ears:
        room.listeners.add(ear)
    await act(room, 0, first_act(room))
    told = [json.loads(ear.frames[-1]) for ear in ears]
    assert [bool(message["view"]["choices"]) for message in told] == [False, True, False]


async def test_a_step_leaves_out_what_follows_from_the_rest(house: House) -> None:
    """The hash, from the event and the one before it; the line of notation, from the board."""
    room = await dames(house)
    ear = StreamListener(1)
    room.listeners.add(ear)
    await act(room, 0, first_act(room))
    step = json.loads(ear.frames[-1])
    view, (entry,) = step["view"], step["log"]
    assert (view["turn"], view["last"]["seat"]) == (1, 0)
    assert view["last"]["text"] == entry["body"]["act"] == room.fold.notation.act(room.fold.acts[-1])
    assert acts_of(view) == [*room.fold.written]
    assert "line" not in view
    assert "hash" not in entry
    joined = joined_message(room.row, room.fold, room.clocks, 1, await house.games.log(room.row.id))
    assert joined.view.line == room.fold.notation.state(room.fold.state)
    assert joined.log[-1].hash == room.fold.head.hex()


async def test_a_crowd_is_announced_once(house: House) -> None:
    """Announcing each of a thousand to all the others would be half a million messages."""
    room = await dames(house)
    ears = [StreamListener(0), *(StreamListener(None) for _ in range(1000))]
    for ear in ears:
        room.listeners.add(ear)
    await asyncio.sleep(0.4)
    assert {len(ear.frames) for ear in ears} == {1}
    told = json.loads(ears[0].frames[0])
    assert (told["seats"], told["onlookers"]) == ([True, False], 1000)


async def test_rooms_where_nobody_is_are_let_go_and_warmed_again(house: House) -> None:
    async with a_house(house.database, warm_rooms=3) as small:
        rooms = [await small.open("dames", await small.people(2)) for _ in range(6)]
        assert len(small.rooms) == 3
        again = await small.rooms.room(rooms[0].row.id)
        assert again is not None
        assert again is not rooms[0]
        assert await act(again, 0, first_act(again)) == Answer(1)
