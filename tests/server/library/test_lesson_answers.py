"""A step of a lesson does not give its answer away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from academie.drawing import draw, text_board
from academie.games.tables.law.throw import Throw
from academie.kernel import State
from academie.library.lessons import (
    Choose,
    Claim,
    Count,
    Lesson,
    Play,
    Step,
    answers,
    lesson,
    lessons,
    shown,
)
from academie.library.lessons.setting import beginning
from academie.notation import notation_of
from academie.server.library.routes.lessons import VerdictTold, step_view, verdict_view
from academie.words import languages

EVERY = [pytest.param(each, id=each.id) for each in lessons()]
RESULTS = {"points", "facons", "written", "marked", "holes", "in_bredouille", "event", "won", "drawn"}
"""Measures of what an act brought: once it is marked, counting is only reading."""
UNMARKED = {"dice", "throws"}
"""What a throw changes on the table without being a mark."""


def about_results(of: Lesson) -> Iterator[tuple[int, Count]]:
    for number, step in enumerate(of.steps, 1):
        if isinstance(step, Count) and step.asks.of in RESULTS:
            yield number, step


def marks(position: str) -> dict[str, str]:
    """Everything a position says besides men, dice and turn: jetons, fichets, scores, limits, the phase."""
    told = (word.split("=", 1) for word in position.split() if "=" in word)
    return {key: value for key, value in told if key not in UNMARKED}


def before_last_act(step: Count) -> tuple[State[Any], Any]:
    notation, state = notation_of(step.setting.game), beginning(step.setting)
    *earlier, last = step.setting.acts
    for text in earlier:
        state = state.apply(notation.resolve(state, text))
    return state, notation.resolve(state, last)


def test_there_are_many_questions_about_results() -> None:
    asked = [step for each in lessons() for _, step in about_results(each)]
    assert len(asked) > 60
    assert {step.setting.game for step in asked} >= {
        "trictrac",
        "toc",
        "ecrire",
        "dames",
        "dominos",
        "rabattues",
    }


@pytest.mark.parametrize("of", EVERY)
def test_nothing_is_marked_before_it_is_counted(of: Lesson) -> None:
    for number, step in about_results(of):
        before, act = before_last_act(step)
        told = step_view(step)
        unmarked = marks(notation_of(of.game).state(before))
        unmarked.pop("due", None)
        assert marks(told.position) == unmarked, f"step {number}: {told.position}"
        if isinstance(act, Throw):
            assert f"dice={act.high}-{act.low}" in told.position, f"step {number}"
        assert not told.events
        assert not told.acts


@pytest.mark.parametrize(
    ("of", "number"), [("02-six-tables", 4), ("04-deux-tables", 2), ("06-battre-a-vrai", 2)]
)
def test_the_jeton_moves_when_the_points_are_told(of: str, number: int) -> None:
    """Four points each: the jeton lies at nothing when they are asked for, on four once they are told."""
    step = lesson(f"trictrac-{of}").steps[number - 1]
    assert "points" not in step_view(step).position
    right = verdict_view(step, 4)
    assert right.right
    assert "points=4-0" in str(right.position)
    for given in (3, None):
        other: VerdictTold = verdict_view(step, given)
        assert not other.right
        assert other.position is None


@pytest.mark.parametrize("of", EVERY)
def test_an_answer_does_not_give_away_the_next(of: Lesson) -> None:
    """The ways to fill, then the points of them: what the throw gives is told after the last only."""
    for number, (step, following) in enumerate(pairwise(of.steps), 1):
        if isinstance(step, Count) and isinstance(following, Count) and step.setting == following.setting:
            verdict = verdict_view(step, step.stated[0])
            assert verdict.right, f"step {number}"
            assert not verdict.events, f"step {number}"
            assert verdict.position is None, f"step {number}"


def test_the_last_of_several_counts_shows_it_all() -> None:
    ways, points, holes = lesson("trictrac-10-grand-jan").steps[3:6]
    assert [verdict_view(step, step_answer(step)).position is None for step in (ways, points)] == [True, True]
    last = verdict_view(holes, step_answer(holes))
    assert "holes=7-0" in str(last.position)
    assert last.events


def step_answer(step: Step) -> str:
    assert isinstance(step, Count)
    return step.stated[0]


@pytest.mark.parametrize("of", EVERY)
def test_no_drawing_shows_what_is_asked(of: Lesson) -> None:
    """Jetons and scores are drawn as they were before the last act, and no arrow explains the throw."""
    for number, step in about_results(of):
        asked, (before, _) = shown(step), before_last_act(step)
        assert not asked.problems(), f"step {number}"
        for language in languages():
            assert scores(text_board(asked, language)) == scores(text_board(before, language)), (
                f"step {number}"
            )
            svg, earlier = (draw(state, language=language).svg for state in (asked, before))
            assert (counters(svg), scores(svg)) == (counters(earlier), scores(earlier)), f"step {number}"
            assert "data-arrow" not in svg, f"step {number}"


def scores(drawn: str) -> list[str]:
    return re.findall(r"\d+ points?[^,]*, \d+ (?:trou|hole)s?", drawn)


def counters(svg: str) -> list[tuple[str, ...]]:
    return re.findall(r'data-(jeton|fichet)="(\w+)">\s*<\w+ ([^>]*)>', svg)


@pytest.mark.parametrize("of", EVERY)
def test_no_arrow_shows_the_play_that_is_asked(of: Lesson) -> None:
    for number, step in enumerate(of.steps, 1):
        if isinstance(step, Play | Claim | Choose):
            arrows = {pointer.places for pointer in step.pointers if len(pointer.places) > 1}
            right = {tuple(re.split(r"[/x-]", move)) for answer in answers(step) for move in answer.split()}
            assert not arrows & right, f"step {number}"


@pytest.mark.parametrize("of", EVERY)
def test_a_fault_is_the_learners_to_find(of: Lesson) -> None:
    for number, step in enumerate(of.steps, 1):
        if isinstance(step, Claim):
            told = step_view(step)
            assert "omitted" not in told.position, f"step {number}"
            assert told.choices.tries, f"step {number}"
            assert not told.events, f"step {number}"


def test_choices_come_in_the_order_of_the_step() -> None:
    for each in lessons():
        for step in each.steps:
            if isinstance(step, Choose):
                assert step_view(step).acts == [option.act for option in step.options]
