"""The engines of the running games: their acts are the law's, and they see what any player sees."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from academie.engine.core import RaceEngine
from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.engine import DiceEngine, Plan
from academie.engine.players import player
from academie.games.race.core import core_state
from academie.games.race.law import Phase, RaceLaw, RaceState
from academie.games.race.law.acts import Play
from academie.games.race.law.toute_table import TOUTE_TABLE
from academie.games.race.players.engine import hand_made_engine, race_engine
from academie.games.race.players.simple import WEIGHTS, Left, SimpleRacePlayer, simple_weights, struck
from academie.games.tables.law.throw import throw
from academie.games.tables.law.track import FLECHES, Track
from academie.kernel import CHANCE, WHITE, State, other
from academie.testing import choose
from tests.running_games import RUNNING

GAMES: dict[str, RaceLaw] = {game.key: game for game in RUNNING}


def placed(*men: tuple[int, int]) -> Track:
    return tuple(dict(men).get(point, 0) for point in range(FLECHES))


def begun(key: str) -> State[Any]:
    return GAMES[key].start()


def some_states(game: RaceLaw, throws: int, seed: int) -> list[RaceState]:
    """States of a random game with dice on the table."""
    chance, state, found = random.Random(seed), game.start(), list[RaceState]()
    while len(found) < throws and state.actor is not None:
        if state.phase is Phase.PLAY:
            found.append(state)
        state = state.apply(choose(state, chance))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_play_is_ranked_and_legal(key: str) -> None:
    engine = race_engine(key)
    for state in some_states(GAMES[key], 12, 3):
        ranked = engine.rank(state)
        assert {each.action for each in ranked} == {*state.actions()}
        values = [each.value if state.actor == WHITE else -each.value for each in ranked]
        assert values == sorted(values, reverse=True)
        assert all(-2 <= value <= 2 for value in values)


@pytest.mark.parametrize("key", GAMES)
def test_a_player_of_a_level_plays_to_the_end(key: str) -> None:
    sitting, dice, state = player("niveau-5", key, 1), random.Random(5), begun(key)
    for _ in range(60):
        if state.actor is None:
            break
        state = state.apply(choose(state, dice) if state.actor is CHANCE else sitting.choose(state))
    assert state.problems() == ()


def dice_of(engine: DiceEngine[Any, Any], state: RaceState) -> list[tuple[Any, Any]]:
    return [(fallen.action, fallen.ways) for fallen in engine.throws(state)]


def test_throws_fall_as_the_law_has_them() -> None:
    for key, ways in (("toute-table", 36), ("garanguet", 216)):
        state = replace(GAMES[key].start(), phase=Phase.THROW)
        told = dice_of(hand_made_engine(key), state)
        assert sorted(told, key=str) == sorted(
            ((cast, chance * ways) for cast, chance in state.chance()), key=str
        )
    drawn = dice_of(hand_made_engine("plein"), GAMES["plein"].start())
    assert len(drawn) == 30, "equal dice are thrown again"


def test_the_last_man_is_borne_off_by_27_casts() -> None:
    """Of 36 casts nine are short of six: 1-2, 1-3, 1-4 and 2-3 in two ways each, and ambesas."""
    men = (placed((18, 1)), placed((23, 1)))
    state = replace(TOUTE_TABLE.start(), men=men, phase=Phase.THROW, thrower=WHITE)
    assert hand_made_engine("toute-table").value(state, 0) == pytest.approx(2 * 27 / 36 - 1, abs=1e-5)


def test_an_opening_every_book_gives() -> None:
    """LEP appendix, gammon: six-as is among the best first throws, by the case beyond the third pile."""
    state = replace(TOUTE_TABLE.start(options={"first": "white"}), phase=Phase.THROW).apply(throw(6, 1))
    best = race_engine("toute-table").rank(state)[0].action
    assert isinstance(best, Play)
    assert sorted(best.moves) == [(11, 17), (16, 17)]


def test_the_best_at_one_ply_are_looked_at_deeper() -> None:
    state = some_states(GAMES["toute-table"], 6, 8)[-1]
    ranked = race_engine("toute-table", SearchDepth(plies=2, wide=3)).rank(state)
    assert [each.plies for each in ranked][:3] == [2] * min(3, len(ranked))


def test_games_played_out_do_not_depend_on_how_they_are_shared_out() -> None:
    state = replace(TOUTE_TABLE.start(), men=(placed((18, 3)), placed((19, 3))), phase=Phase.THROW)
    engine = hand_made_engine("toute-table")
    found = {engine.rollout(state, plan=Plan(games=360, seed=2, chunks=chunks)) for chunks in (1, 2, 7)}
    assert len(found) == 1
    assert found.pop().mean == pytest.approx(engine.value(state, 0), abs=0.15)


@pytest.mark.parametrize("key", WEIGHTS)
def test_the_simple_player_is_weighed_alike_by_the_engine(key: str) -> None:
    """The simple player by the compiled core, against which matches are played, plays as the other does."""
    simple = SimpleRacePlayer(WEIGHTS[key])
    core = RaceEngine.by_hand(simple_weights(WEIGHTS[key]))
    for state in some_states(GAMES[key], 10, 4):
        ways, his, plays = state.rules.ways.value, state.stand(other(state.thrower)), state.plays()
        worth = {
            play: simple.worth(Left(ways, left, struck(ways, left, his))) for play, left in plays.items()
        }
        (men, hand, hits), _, _ = core.rank(core_state(state), ONE_PLY.as_tuple)[0]
        chosen = next(
            play
            for play, left in plays.items()
            if (bytes(left.men), left.hand, bytes(left.hits)) == (men, hand, hits)
        )
        assert worth[chosen] == pytest.approx(max(worth.values()), abs=1e-3)
