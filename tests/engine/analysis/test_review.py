"""Games looked through: what each choice cost, and which cost most."""

from __future__ import annotations

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
