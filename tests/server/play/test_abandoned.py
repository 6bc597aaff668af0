"""Abandoned games against engines end without a winner, and no server loads them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from operator import add
from typing import Any
from uuid import UUID, uuid4

import pytest

from academie.dice.fold import Fold
from academie.dice.proof import verify
from academie.server.accounts.engine_accounts import ENGINES, get_engine_account
from academie.server.accounts.service import Accounts
from academie.server.base.dates import now_ms
from academie.server.base.settings import Settings
from academie.server.edge.identity import Identity
from academie.server.engines.service import GONE_MS
from academie.server.game.clock import DAY_MS, ClockRule, Pace
from academie.server.game.exports import write_record
from academie.server.game.queries import insert_game
from academie.server.game.terms import agreed, new_game
from academie.server.play import abandoned
from academie.server.play.abandoned import HOUR_MS, AbandonedGames
from academie.server.play.messages import Say
from academie.words import Message
from tests.server.support.fleet import engines_of
from tests.server.support.tables import House, set_head
from tests.server.support.visitors import PASSWORD, new_name

UNTIMED = ClockRule()


def abandoned_games(house: House) -> AbandonedGames:
    return AbandonedGames(house.database, house.rooms, Settings())


async def left(  # noqa: PLR0913 - what the games of these tests differ in
    house: House,
    person: Identity,
    ago_ms: int,
    *,
    game_key: str = "dames",
    clock: ClockRule = UNTIMED,
    engine: bool = True,
) -> UUID:
    """A game in which nothing has happened for so long; at draughts the person is to move."""
    async with house.database.acquire() as connection, connection.transaction():
        other = Identity(await get_engine_account(connection, "simple"), "engine:simple")
        if not engine:
            other = (await house.people(1))[0].identity
        game = new_game(agreed(game_key, None, {}, clock), [person, other], [*ENGINES])
        await insert_game(connection, game)
        await connection.execute(
            "UPDATE game_event SET at_ms = at_ms - $2 WHERE game_id = $1", game.id, ago_ms
        )
    await set_head(house.database, game.id)
    return game.id


async def outcome(house: House, game_id: UUID) -> Mapping[str, Any] | None:
    row = await house.games.row(game_id)
    assert row is not None
    return row.outcome


async def test_a_game_a_guest_has_left_for_a_day_ends_without_a_winner(house: House) -> None:
    (person,) = await house.people(1)
    game_id = await left(house, person.identity, 25 * HOUR_MS)
    fresh = await left(house, person.identity, 23 * HOUR_MS)
    await abandoned_games(house).sweep()
    assert await outcome(house, game_id) == {"reason": "abandoned", "returns": ["0", "0"]}
    assert await outcome(house, fresh) is None
    log = await house.games.log(game_id)
    assert [entry.kind for entry in log][-2:] == ["abandoned", "reveal"]
    assert verify(game_id, log).problems == ()
    row = await house.games.row(game_id)
    assert row is not None
    assert '[Result "*"]' in write_record("pdn", row, Fold.of(game_id, log))


async def test_the_games_of_an_account_end_after_a_day_too(house: House) -> None:
    person = await Accounts(house.database).register(new_name(), PASSWORD)
    waiting = await left(house, person, 23 * HOUR_MS)
    game_id = await left(house, person, 25 * HOUR_MS)
    await abandoned_games(house).sweep()
    assert await outcome(house, waiting) is None
    assert await outcome(house, game_id) == {"reason": "abandoned", "returns": ["0", "0"]}


async def test_clocks_and_people_are_left_alone(house: House) -> None:
    (person,) = await house.people(1)
    clock = ClockRule(Pace.DAYS, base_ms=30 * DAY_MS, step_ms=14 * DAY_MS)
    timed = await left(house, person.identity, 20 * DAY_MS, clock=clock)
    friendly = await left(house, person.identity, 13 * DAY_MS, engine=False)
    await abandoned_games(house).sweep()
    assert await outcome(house, timed) is None
    assert await outcome(house, friendly) is None


async def adjourned(house: House, person: Identity, clock: ClockRule = UNTIMED) -> UUID:
    """A game of people that is adjourned."""
    game_id = await left(house, person, 0, clock=clock, engine=False)
    room = await house.rooms.room(game_id)
    assert room is not None
    for seat, word in ((0, "adjourn"), (1, "accept")):
        assert (await room.say(seat, Say(game_id, uuid4(), word))).refused is None
    return game_id


async def test_untimed_games_of_people_end_after_two_weeks_unless_they_rest(house: House) -> None:
    (person,) = await house.people(1)
    silent = await left(house, person.identity, 15 * DAY_MS, engine=False)
    resting = await adjourned(house, person.identity)
    await house.database.execute(
        "UPDATE game_event SET at_ms = at_ms - $2 WHERE game_id = $1", resting, 29 * DAY_MS
    )
    await abandoned_games(house).sweep()
    assert await outcome(house, silent) == {"reason": "abandoned", "returns": ["0", "0"]}
    assert await outcome(house, resting) is None


async def test_games_in_quarantine_keep_no_other_from_ending(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = own_house
    (person,) = await house.people(1)
    broken, other = [await left(house, person.identity, hours * HOUR_MS) for hours in (3000, 2999)]
    await house.database.execute(
        "INSERT INTO quarantine (game_id, seq, release, error) VALUES ($1, 1, '', '')", broken
    )
    monkeypatch.setattr(abandoned, "AT_ONCE", 1)
    await abandoned_games(house).sweep()
    assert await outcome(house, broken) is None
    assert await outcome(house, other) == {"reason": "abandoned", "returns": ["0", "0"]}
    await house.database.execute("DELETE FROM quarantine WHERE game_id = $1", broken)
    await abandoned_games(house).sweep()
    assert await outcome(house, broken) == {"reason": "abandoned", "returns": ["0", "0"]}


async def test_no_game_sleeps_for_more_than_thirty_days_besides_its_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (person,) = await house.people(1)
    fast, days = ClockRule(Pace.INCREMENT, 300_000, 5_000), ClockRule(Pace.DAYS, 2 * DAY_MS, 3 * DAY_MS)
    asleep = [await adjourned(house, person.identity, clock) for clock in (UNTIMED, fast, days)]
    ended = []
    for later in (29, 31, 34, 36):
        monkeypatch.setattr(abandoned, "now_ms", partial(add, now_ms(), later * DAY_MS))
        await abandoned_games(house).sweep()
        ended.append([await outcome(house, game_id) is not None for game_id in asleep])
    assert ended == [[False] * 3, [True, True, False], [True, True, False], [True] * 3]
    for game_id in asleep:
        assert await outcome(house, game_id) == {"reason": "abandoned", "returns": ["0", "0"]}
        log = await house.games.log(game_id)
        assert [entry.kind for entry in log][-2:] == ["abandoned", "reveal"]
        assert verify(game_id, log).problems == ()


async def test_a_game_that_goes_on_meanwhile_is_not_ended(house: House) -> None:
    (person,) = await house.people(1)
    room = await house.rooms.room(await left(house, person.identity, 25 * HOUR_MS))
    assert room is not None
    await room.abandon(room.fold.seq - 1)
    assert not room.fold.over


async def test_a_server_that_starts_warms_no_game_that_waits_for_a_person(house: House) -> None:
    (person,) = await house.people(1)
    waiting = [await left(house, person.identity, 20 * HOUR_MS) for _ in range(5)]
    waiting.append(await left(house, person.identity, 20 * HOUR_MS, game_key="trictrac"))
    # Chance is to throw first at trictrac: only that game has something due.
    *idle, due = waiting
    async with engines_of(house) as engines:
        await engines.sweep()
        assert [game_id for game_id in idle if house.rooms.in_memory(game_id) is not None] == []
        assert house.rooms.in_memory(due) is not None


async def test_a_server_that_starts_does_not_warm_games_that_are_about_to_end(house: House) -> None:
    (person,) = await house.people(1)
    waiting = [await left(house, person.identity, 30 * HOUR_MS, game_key="trictrac") for _ in range(3)]
    async with engines_of(house) as engines:
        await engines.sweep()
        assert [game_id for game_id in waiting if house.rooms.in_memory(game_id) is not None] == []


async def gone(house: House, person: Identity, ago_ms: int, name: str = "retired-1") -> UUID:
    """A game in which an engine is to act that this server no longer has, or no longer has for the game."""
    async with house.database.acquire() as connection, connection.transaction():
        engine = Identity(await get_engine_account(connection, name), f"engine:{name}")
        game = new_game(agreed("dames", None, {}, UNTIMED), [engine, person], [engine.account])
        await insert_game(connection, game)
        await connection.execute("UPDATE game_live SET actor = 0 WHERE game_id = $1", game.id)
        await connection.execute(
            "UPDATE game_event SET at_ms = at_ms - $2 WHERE game_id = $1", game.id, ago_ms
        )
    await set_head(house.database, game.id)
    return game.id


async def test_a_game_whose_engine_is_no_longer_there_ends_without_loss(house: House) -> None:
    (person,) = await house.people(1)
    games = [await gone(house, person.identity, 2 * GONE_MS, name) for name in ("retired-1", "stockfish-1")]
    fresh = await gone(house, person.identity, 0)
    fair = await left(house, person.identity, 2 * GONE_MS)
    async with engines_of(house) as engines:
        await engines.settle_missing()
    for game_id in games:
        assert await outcome(house, game_id) == {"reason": "engine-gone", "returns": ["0", "0"]}
        assert verify(game_id, await house.games.log(game_id)).problems == ()
    # Another release, still running, may know the engine.
    assert await outcome(house, fresh) is None
    assert await outcome(house, fair) is None


def test_the_page_says_that_the_engine_is_gone() -> None:
    told = Message("web-endings-by-engine-gone")
    assert "engine" in told.en
    assert "moteur" in told.fr
