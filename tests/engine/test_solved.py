"""Tourne-case and dames rabattues solved: worths, who plays by them, and the check by the law."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.explain import weigh
from academie.engine.players import levels, player
from academie.engine.solved.check import check
from academie.engine.solved.serving import SolvedAnalyst
from academie.engine.solved.solution import Solution, Unsolved, solution
from academie.engine.solved.table import SolvedTable, TableError, read_table
from academie.games.tourne_case.law import TOURNE_CASE
from academie.kernel import BLACK, CHANCE, WHITE, State
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import choose

SOLVED = ("tourne-case", "rabattues")


def at(game: str, position: str) -> State[Any]:
    return notation_of(game).read_state(position)


@pytest.mark.parametrize(
    ("game", "position", "worth"),
    [
        # The lower number, three, brings the last man to the coin.
        ("tourne-case", "9,12x2/11,12x2 white dice=3-3", Fraction(1)),
        # A man each on the sixth flèche: 11 throws in 36 win, and 5 doublets throw again.
        ("rabattues", "0,0,0,0,0,1/0,0,0,0,0,1 white", Fraction(11, 51)),
        # The same if Black throws.
        ("rabattues", "0,0,0,0,0,1/0,0,0,0,0,1 black", Fraction(-11, 51)),
        # White, who lifts with a six, wins by 11 throws in 36; by the 9 others with an ace Black wins, who
        # lifts what White leaves, and the other way round; the 4 other doublets throw again.
        ("rabattues", "0,0,0,0,0,1/1,0,0,0,0,0 white", Fraction(1, 22)),
    ],
)
def test_positions_that_can_be_reckoned_by_hand(game: str, position: str, worth: Fraction) -> None:
    assert solution(game).worth(at(game, position)) == pytest.approx(float(worth), abs=1e-8)


def reached(start: State[Any]) -> dict[State[Any], int]:
    """Every state before a throw that a game may come to."""
    found, waiting = {start: 0}, [start]
    while waiting:
        state = waiting.pop()
        for cast, _ in state.chance():
            for after in ends(state.apply(cast)):
                if after.outcome is None and after not in found:
                    found[after] = len(found)
                    waiting.append(after)
    return found


def ends(state: State[Any]) -> list[State[Any]]:
    """Where the acts after a throw lead."""
    if not isinstance(state.actor, int):
        return [state]
    return [end for act in state.actions() for end in ends(state.apply(act))]


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("tourne-case", "9,12x2/0,12x2 white"),
        ("rabattues", "0,0,1,0,0,1/0,1,0,0,0,1 white"),
    ],
)
def test_ends_of_games_are_worth_what_linear_equations_say(game: str, position: str) -> None:
    """With a man or two each there is nothing to choose: all worths are solved at once, from the law."""
    states = reached(at(game, position))
    equations, right = np.eye(len(states)), np.zeros(len(states))
    for state, row in states.items():
        for cast, chance in state.chance():
            (after,) = ends(state.apply(cast))
            if after.outcome is None:
                equations[row, states[after]] -= float(chance)
            else:
                right[row] += float(chance * after.outcome.returns[WHITE])
    worths = np.linalg.solve(equations, right)
    solved = solution(game)
    assert len(states) > 10
    for state, row in states.items():
        assert solved.worth(state) == pytest.approx(worths[row], abs=1e-8)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("tourne-case", {}),
        ("tourne-case", {"leader_first": True, "double": True}),
        ("rabattues", {}),
        ("rabattues", {"claim_transfers": True}),
    ],
)
def test_no_worth_of_a_random_game_contradicts_its_throws(game: str, options: dict[str, bool]) -> None:
    dice, solved = random.Random(5), solution(game)
    state = registry[game].start(None, options)
    for _ in range(120):
        if state.outcome is not None:
            state = registry[game].start(None, options)
        if state.actor is CHANCE and solved.game.place(state):
            throws = SolvedAnalyst(solved).throws(state, WHITE)
            assert sum(each.chance for each in throws) == 1
            mean = sum(float(each.chance) * each.value for each in throws)
            assert solved.worth(state) == pytest.approx(mean, abs=1e-9)
            assert solved.worth(state.mirrored()) == pytest.approx(-mean, abs=1e-9)
        acts = state.actions()
        state = state.apply(choose(state, dice) if state.actor is CHANCE else dice.choice(acts))


def test_before_the_first_throw_nobody_is_ahead() -> None:
    for game in SOLVED:
        start = registry[game].start()
        assert solution(game).worth(start) == 0
        throws = analyst(game).throws(start, BLACK)  # type: ignore[attr-defined]
        assert sum(each.chance for each in throws) == 1
        assert {each.value > 0 for each in throws} == {True, False}


def test_the_table_of_the_package_holds_for_the_ends_of_games() -> None:
    found = check(solution("tourne-case"), at("tourne-case", "7,12x2/5,12x2 white"))
    assert found.states > 80
    assert 0 < found.error < 1e-8
    found = check(solution("tourne-case"), at("tourne-case", "6,8,12/12x2,5 white"))
    assert found.choices > 1_000
    assert found.unclear == 0


def damaged(table: SolvedTable, name: str, number: int, by: int) -> SolvedTable:
    worths = [*table.worths[name]]
    worths[number] += by
    return replace(table, worths={**table.worths, name: worths})


def test_a_wrong_worth_and_a_wrong_bound_are_found() -> None:
    solved, start = solution("tourne-case"), at("tourne-case", "11,12x2/10,12x2 white")
    place = solved.game.place(start)
    assert place is not None
    wrong = Solution(solved.game, damaged(solved.table, "free", place.number, solved.table.stake // 1000))
    assert check(wrong, start).residual > Fraction(1, 1100)
    bounds = [*solved.table.bounds]
    bounds[place.number] = 2
    with pytest.raises(TableError):
        check(Solution(solved.game, replace(solved.table, bounds=bounds)), start)


def test_a_file_is_read_as_it_was_written_and_damage_is_seen() -> None:
    table = SolvedTable("x", 3, [1, 40_000 >> 1, 0], {"a": [-5, 70_000, -(1 << 22)], "b": [1, 2, 3]})
    packed = table.packed()
    read = read_table(packed)
    assert [*read.bounds] == [*table.bounds]
    assert {name: [*worths] for name, worths in read.worths.items()} == table.worths
    for bad in (packed[:-7], packed.replace(b'"a"', b'"c"', 1)[:-1], b"{}\n", b""):
        with pytest.raises(TableError):
            read_table(bad)


def test_the_perfect_player_is_the_best_level() -> None:
    for game in SOLVED:
        assert levels(game)[-1].name == "parfait"
    state = at("tourne-case", "0,8,12/0,3,12 white dice=6-3")
    judged = analyst("tourne-case").judge(state)
    assert player("parfait", "tourne-case").choose(state) == judged[0].act
    assert judged[0].value > judged[-1].value
    assert weigh("tourne-case", state, [each.act for each in judged]) == [each.value for each in judged]


def test_who_may_leave_a_number_sometimes_should() -> None:
    """While White has a man to lay, his numbers serve Black as long as Black has men there."""
    watched = registry["rabattues"].ruleset("acad-1806-attention")
    position = "2,2,2,3,3,2+1/2,2,2,3,2,3 white dice=5-5 phase=answer left=5,5"
    state = notation_of("rabattues").read_state(position, watched)
    judged = analyst("rabattues").judge(state)
    assert [notation_of("rabattues").act(each.act) for each in judged] == [
        "prendre 5",
        "laisser",
        "prendre 5 5",
    ]
    assert player("parfait", "rabattues").choose(state) == judged[0].act


def test_the_double_changes_what_is_best_to_the_stakes() -> None:
    simple, double = (at("tourne-case", f"12x2,11/0x3 white{word}") for word in ("", " double=true"))
    solved = solution("tourne-case")
    assert 0.9 < solved.worth(simple) < 1 < solved.worth(double) < 2


def test_rules_without_a_table_are_left_to_the_simple_player() -> None:
    alone = replace(TOURNE_CASE.default, men=replace(TOURNE_CASE.default.men, value=2))
    state = notation_of("tourne-case").read_state("0,8/0,3 white dice=6-3", alone)
    with pytest.raises(Unsolved):
        solution("tourne-case").worth(state)
    assert analyst("tourne-case").judge(state) == ()
    assert player("parfait", "tourne-case").choose(state) in state.actions()


def test_at_a_table_with_hands_it_plays_and_does_not_judge() -> None:
    for game in SOLVED:
        dice, state = random.Random(3), registry[game].start(None, {"marking": "rigueur"})
        sits = player("parfait", game)
        for _ in range(30):
            if state.actor is None:
                break
            state = state.apply(choose(state, dice) if state.actor is CHANCE else sits.choose(state))
        assert analyst(game).judge(state) == ()
