"""A course counts its acts, stops at the bound, and is saved as its record."""

import pickle
from copy import deepcopy

import pytest

from academie.kernel import CHANCE, IllegalAction, OptionError, UnknownName
from academie.research.chance import Chance, sampler
from academie.research.playing import Course


def played(course: Course, seed: int) -> Course:
    chance, chooser = Chance(seed), sampler(seed)
    while (course := course.rolled(chance)).actor is not None:
        course = course.after([*course.legal][chooser.below(len(course.legal))])
    return course


def test_ends_as_the_law_says() -> None:
    over = played(Course.begin("trictrac", options={"holes": 2}), seed=1)
    outcome = over.record.final().outcome
    assert outcome is not None
    assert over.returns() == [float(gain) for gain in outcome.returns]
    assert sorted(map(abs, over.returns())) in ([1, 1], [2, 2])
    assert not over.stopped


def test_stops_at_the_bound_without_a_winner() -> None:
    course = played(Course.begin("trictrac", most_acts=25), seed=1)
    assert len(course.record.acts) == 25
    assert course.stopped
    assert course.actor is None
    assert course.returns() == [0, 0]


def test_equal_first_dice_for_ever_are_stopped() -> None:
    course = Course.begin("trictrac", most_acts=3)
    for _ in range(3):
        assert course.actor is CHANCE
        course = course.after(0)
    assert course.stopped


def test_chances_sum_to_one() -> None:
    assert Course.begin("trictrac").chances() == [(id_, 1 / 36) for id_ in range(36)]
    throws = Course.begin("trictrac", options={"first": "white"}).chances()
    assert [id_ for id_, _ in throws] == [*range(36, 57)]
    assert sum(weight for _, weight in throws) == pytest.approx(1)


def test_copies_and_pickles() -> None:
    course = played(Course.begin("trictrac", "lep-rigueur", {"holes": 3}, most_acts=60), seed=2)
    assert deepcopy(course) is course
    again = pickle.loads(pickle.dumps(course))
    assert again == course
    assert again.state.ruleset.id == "trictrac/lep-rigueur.2"


def test_refuses_what_is_not_legal() -> None:
    with pytest.raises(IllegalAction, match="number 36"):
        Course.begin("trictrac").after(36)
    with pytest.raises(UnknownName):
        Course.begin("trictrac", "no-such-law")
    with pytest.raises(OptionError):
        Course.begin("trictrac", options={"holes": 0})
