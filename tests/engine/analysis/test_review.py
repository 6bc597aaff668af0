"""Games looked through: what each choice cost, and which cost most."""

from __future__ import annotations

import random
import re
from decimal import Decimal
from typing import Any

import pytest

from academie.engine.analysis.analyst import RatedAct
from academie.engine.analysis.review import (
    Choice,
    Grade,
    again,
    choice_to_json,
    choices,
    remark,
    remarks,
    worst,
)
from academie.games.draughts.law.acts import Move
from academie.games.draughts.players.analyst import AnalystOfDames
from academie.kernel import BLACK, WHITE, Record
from academie.notation import notation_of
from academie.registry import registry
from academie.words import Language

GIFT = ("31-26", "18-22", "37-31", "22-28", "33x22(28)", "17x37(22,32)")
"""22-28 gives a man for nothing; taken by 33 instead of 32 it costs White two, of which he takes one back."""
DAMES = notation_of("dames")


def game() -> Record[Any]:
    acts = tuple(DAMES.read_act(text) for text in GIFT)
    return Record(registry["dames"], "dames/fmjd", (), acts)


@pytest.fixture(scope="module")
def found() -> list[Choice]:
    analyst = AnalystOfDames(quick=30_000, careful=300_000)
    return [choice for _, choice in choices(game(), analyst) if choice is not None]


def test_moves_without_an_alternative_are_no_choices(found: list[Choice]) -> None:
    assert [choice.number for choice in found] == [0, 1, 2, 3, 4], "one man takes, by one way, at the last"


def test_men_given_away_are_the_worst_of_them(found: list[Choice]) -> None:
    dearest = worst(found, 2)
    assert {(each.number, each.seat) for each in dearest} == {(3, BLACK), (4, WHITE)}
    assert all(each.grade is Grade.BLUNDER and each.best.act != each.played.act for each in dearest)


def test_values_are_told_from_whites_side(found: list[Choice]) -> None:
    for choice in found:
        assert choice.whites == (choice.best.value if choice.seat == WHITE else -choice.best.value)


def test_with_more_care_it_is_still_a_blunder(found: list[Choice]) -> None:
    before = [*game().states()][4]
    once_more = again(found[-1], before, AnalystOfDames(quick=1, careful=200_000))
    assert once_more.pondered
    assert once_more.grade is Grade.BLUNDER
    assert once_more.played.act == found[-1].played.act


def test_an_analysis_goes_on_where_it_was_broken_off() -> None:
    analyst = AnalystOfDames(quick=1_000)
    assert [number for number, _ in choices(game(), analyst, done=4)] == [4, 5]


def test_faults_are_remarked_in_both_languages(found: list[Choice]) -> None:
    said = remarks(found, DAMES, Language.FRENCH)
    assert said[4].startswith("Grosse faute (")
    assert "mieux 32x23(28)" in said[4]
    assert remark(found[-1], DAMES, Language.ENGLISH).startswith("Blunder (")


def test_told_as_data(found: list[Choice]) -> None:
    told = choice_to_json(found[-1], DAMES)
    assert told["played"]["act"] == "33x22(28)"
    assert told["grade"] == "blunder"
    assert told["loss"] == pytest.approx(found[-1].loss, abs=1e-4)


FIGURE = r"([+−-]\d+\.\d\d|[+-]#\d*)"
REMARK = re.compile(
    rf"[\w ]+ \({FIGURE}\): better \S+ \({FIGURE}\), (?:(−\d+\.\d\d) (man|men)|(.*) instead of (.*))"
)


def test_one_sentence_has_one_unit() -> None:
    """Ten games: the loss told is the difference of the figures beside it, in men; of a forced end, both."""
    analyst, differences = AnalystOfDames(quick=3_000), 0
    for seed in range(10):
        record = random_game("dames", seed, 40)
        for _, choice in choices(record, analyst):
            if choice is None:
                continue
            said = remark(choice, DAMES, Language.ENGLISH)
            told = REMARK.fullmatch(said)
            assert told, said
            played, best, less, unit, instead, than = told.groups()
            assert all("#" in figure or abs(float(figure)) < 50 for figure in (played, best)), said
            if less is None:
                assert "#" in played + best, said
                assert (instead, than) == (told_score(played), told_score(best)), said
            else:
                assert Decimal(less.replace("−", "-")) == Decimal(played) - Decimal(best), said
                assert unit in {"man", "men"}
                differences += 1
    assert differences > 200


def told_score(score: str) -> str:
    return score if "#" in score else score.replace("-", "−")


def random_game(key: str, seed: int, most: int) -> Record[Any]:
    """A game in which every act is drawn by lot, so that there are mistakes of every size."""
    chooser, state = random.Random(seed), registry[key].start()
    acts = list[Any]()
    while len(acts) < most and state.outcome is None:
        acts.append(chooser.choice(state.actions()))
        state = state.apply(acts[-1])
    return Record(registry[key], registry[key].default.id, (), tuple(acts))


def test_a_state_is_rated_alike_whatever_was_looked_at_before() -> None:
    """A game and its pages ask about one state more than once, and in other processes."""
    state, *_, later = (each for each in random_game("dames", 1, 30).states())
    analyst = AnalystOfDames(quick=20_000, careful=20_000)
    first, deep = analyst.judge(state), analyst.deepen(state, state.actions()[:2])
    analyst.judge(later)
    assert analyst.judge(state) == first
    assert analyst.deepen(state, state.actions()[:2]) == deep


def test_a_move_that_ends_the_game_is_scored_as_one_that_will() -> None:
    state = registry["dames"].start()
    end = notation_of("dames").read_state("W:W28:B22", state.ruleset)
    for judged in (AnalystOfDames(quick=1_000).judge(end), AnalystOfDames().deepen(end, end.actions())):
        assert [(each.score, each.value) for each in judged] == [("+#1", 1.0)]


def test_what_follows_a_mistake_shows_how_it_is_punished(found: list[Choice]) -> None:
    """33x22 is answered by the two that 17 takes; 32x23 by nothing of the kind."""
    fault = found[-1]
    punished: Any = fault.played.line[0]
    assert len(punished.taken) == 2
    better: Any = fault.best.line[0]
    assert len(better.taken) < 2


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, Grade.SOUND),
        (0.029, Grade.SOUND),
        (0.03, Grade.DOUBTFUL),
        (0.1, Grade.ERROR),
        (2.0, Grade.BLUNDER),
    ],
)
def test_grades_by_what_was_lost(loss: float, grade: Grade) -> None:
    move = DAMES.read_act("33-28")
    assert isinstance(move, Move)
    before = registry["dames"].start()
    assert Choice(0, BLACK, before, RatedAct(move, -loss), (RatedAct(move, 0.0),)).grade is grade
