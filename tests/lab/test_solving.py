"""Games solved as arrays: they agree with the law, with small games solved by hand, and with games played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from academie.engine.players import player
from academie.engine.solved.check import check
from academie.engine.solved.solution import SOLVED, solution
from academie.kernel import State, UnknownName
from academie.lab.arena import pairs
from academie.lab.contestant import Match, contestant
from academie.lab.score import Score, half
from academie.lab.solving import (
    SOLVER,
    Chain,
    expected,
    figures,
    first_to,
    flow,
    longest,
    mean_of,
    meeting,
    solve,
)
from academie.registry import game_of, registry
from academie.testing import choose


def duel(plays: int = 1) -> Chain:
    """A coin each in turn: heads wins. With a second play, the thrower may also pass the coin unthrown."""
    after = np.zeros((2, plays, 1), np.int32)
    turn, won = -np.ones((2, plays, 1), np.int8), np.zeros((2, plays, 1), np.int8)
    turn[0, 0], won[0, 0] = 0, 1
    return Chain(np.array([0.5, 0.5]), after, turn, won, np.ones(1, np.bool_), 0)


def test_a_duel_with_a_coin() -> None:
    """The first wins p = 1/2 + 1/2 (1 - p), two games in three; a game takes two throws in the mean."""
    chain = duel()
    assert solve(chain)[0] == pytest.approx(1 / 3)
    assert longest(chain)[0] == pytest.approx(2)
    told = figures(chain)
    assert told.ended[1] == pytest.approx(2 / 3)
    assert told.throws == pytest.approx(2)
    assert [told.within(share) for share in (0.4, 0.6, 0.8)] == [1, 2, 3]
    choices = chain.policy(solve(chain))
    assert mean_of(chain, choices, [np.ones((1, 1)), np.zeros((1, 1))]) == [pytest.approx(1)]
    assert next(flow(chain, choices)).ends[1] == pytest.approx(0.5)


def test_who_does_not_use_a_win_loses_it() -> None:
    """Against one who never throws, the other alone can win; both throwing, it is the duel again."""
    chain = duel(2)
    worths = solve(chain)
    best, worst = chain.policy(worths), chain.policy(worths, worst=True)
    assert worths[0] == pytest.approx(1 / 3)
    first, second = meeting(chain, best, worst)
    assert (first[0], second[0]) == (pytest.approx(1), pytest.approx(1))
    same, other = meeting(chain, best, best)
    assert (same[0], other[0]) == (pytest.approx(1 / 3), pytest.approx(-1 / 3))


def test_the_first_to_reach_something() -> None:
    """One head to be ready, then one to win: once one is ready, the other throws."""
    # Numbers: 0 nobody is ready, 1 the other is, 2 the thrower is, 3 both are.
    after = np.array([[[1, 3, 0, 0]], [[0, 2, 1, 3]]], np.int32)
    turn = np.array([[[-1, -1, 0, 0]], [[-1, -1, -1, -1]]], np.int8)
    won = np.array([[[0, 0, 1, 1]], [[0, 0, 0, 0]]], np.int8)
    chain = Chain(np.array([0.5, 0.5]), after, turn, won, np.ones(4, np.bool_), 0)
    worths = solve(chain)
    mine, his = np.array([False, False, True, True]), np.array([False, True, False, True])
    share = first_to(chain, chain.policy(worths), worths, (mine, his))
    assert share == pytest.approx((1 - worths[1]) / 2)


@cache
def chain_of(game: str, name: str) -> Chain:
    return SOLVER.of(registry[game]).chain(name)


def followers(state: State[Any]) -> set[tuple[int, int]]:
    """Where the law leads after a throw: the number of the state and who throws, or who has won."""
    if isinstance(state.actor, int):
        return {end for act in state.actions() for end in followers(state.apply(act))}
    if state.outcome is not None:
        return {(-1, state.outcome.winners[0])}
    place = SOLVED.of(game_of(state)).place(state)
    assert place is not None
    return {place}


def agreement(game: str, name: str, states: int) -> None:
    """The arrays lead wherever the law does and as often, from the states of random games.

    States that are alike have one number, so that a throw of one may be another throw of the other.
    """
    chain, dice, solved = chain_of(game, name), random.Random(11), SOLVED.of(registry[game])
    state = start = solved.starts()[name]
    for _ in range(states):
        place = solved.place(state)
        assert place is not None
        by_law, by_arrays = Counter[frozenset[tuple[int, int]]](), Counter[frozenset[tuple[int, int]]]()
        for cast, chance in state.chance():
            by_law[frozenset(followers(state.apply(cast)))] += int(36 * chance)
        for throw, chance in enumerate(chain.ways):
            by_arrays[frozenset(led(chain, throw, *place))] += round(36 * chance)
        assert by_arrays == by_law
        state = state.apply(choose(state, dice))
        while isinstance(state.actor, int):
            state = state.apply(dice.choice(state.actions()))
        state = start if state.outcome is not None else state


def led(chain: Chain, throw: int, number: int, thrower: int) -> Iterator[tuple[int, int]]:
    """Where the arrays lead after a throw, in the same words as `followers`."""
    arrays = (array[throw, :, number] for array in (chain.after, chain.turn, chain.won))
    for after, turn, won in zip(*arrays, strict=True):
        same = won > 0 if turn == 0 else turn > 0
        yield int(after) if turn else -1, thrower if same else 1 - thrower


@pytest.mark.parametrize("name", ["free", "free-double", "foremost", "foremost-double"])
def test_the_arrays_of_tourne_case_agree_with_the_law(name: str) -> None:
    agreement("tourne-case", name, 120)


@pytest.mark.parametrize("name", ["standard", "watched"])
def test_the_arrays_of_rabattues_agree_with_the_law(name: str) -> None:
    agreement("rabattues", name, 100)


@pytest.mark.night
@pytest.mark.parametrize("name", ["no-transfer", "no-lift", "no-lift-no-transfer", "no-lift-watched"])
def test_the_arrays_agree_with_whatever_is_agreed_on(name: str) -> None:
    agreement("rabattues", name, 400)


def test_who_has_no_known_choices() -> None:
    with pytest.raises(UnknownName, match="simple"):
        expected("tourne-case", "random")


def test_the_choices_of_the_simple_player_are_known() -> None:
    """What is computed of them is what the player does."""
    chain, dice, simple = chain_of("tourne-case", "free"), random.Random(2), player("simple", "tourne-case")
    choices = SOLVER.of(registry["tourne-case"]).players["simple"](chain)
    solved = SOLVED.of(registry["tourne-case"])
    state = solved.starts()["free"]
    for _ in range(200):
        before = solved.place(state)
        assert before is not None
        thrown = state.apply(choose(state, dice))
        act = simple.choose(thrown)
        after = thrown.apply(act)
        place = after.outcome is None and solved.place(after)
        if place:
            low = thrown.dice.low  # type: ignore[attr-defined]
            play = choices[low - 1, before.number]
            assert chain.after[low - 1, play, before.number] == place.number
        state = after if place else solved.starts()["free"]


@pytest.mark.night
@pytest.mark.timeout(1_800)
def test_perfect_against_simple_wins_what_is_computed() -> None:
    one, two = (contestant(name, "tourne-case") for name in ("parfait", "simple"))
    stakes = Score(pairs(Match(one, two), (1, 0, 2_000))).stakes
    error = half(stakes) / 1.96
    assert abs(sum(stakes) / len(stakes) - expected("tourne-case", "simple").stakes) < 3 * error


@pytest.mark.night
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize(("game", "name"), [("tourne-case", "free"), ("rabattues", "standard")])
def test_every_state_of_the_table_holds_by_the_law(game: str, name: str) -> None:
    solved = solution(game)
    found = check(solved, solved.game.starts()[name])
    assert found.error < 1e-8
    assert found.unclear == 0
    assert found.states == {"free": 52_030, "standard": 169_650}[name]
