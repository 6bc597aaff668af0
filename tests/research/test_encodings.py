"""Every encoding keeps its promise: ids and observations in range, and all acts of the law said by ids."""

from collections.abc import Iterator

import pytest

from academie.kernel import CHANCE, RuleSet, Seat, UnknownName
from academie.registry import registry
from academie.research.chance import Chance, sampler
from academie.research.encoding import AnyEncoding, Ids, encoding_of, encodings
from academie.research.playing import AnyState, Course
from tests.rings import count, unless

RULESETS = [
    pytest.param(key, ruleset, id=ruleset.id, marks=unless(ruleset is registry[key].default))
    for key in encodings()
    for ruleset in registry[key].rulesets
]
STEPS = [count(150, 300), pytest.param(20_000, marks=pytest.mark.night)]
MOST_SPELT = 30
"""How many acts a state has at most for which all ways to say them are gone through."""


def walk(key: str, ruleset: RuleSet, steps: int) -> Iterator[Course]:
    """The courses of games played at random, one after another."""
    first = course = Course.begin(key, ruleset.id)
    chance, chooser = Chance(1), sampler(1)
    for _ in range(steps):
        yield course
        if course.actor is None:
            course = first
        elif course.actor is CHANCE:
            course = course.rolled(chance)
        else:
            course = course.after([*course.legal][chooser.below(len(course.legal))])


def check_ids(course: Course) -> None:
    most = course.encoding.chances if course.actor is CHANCE else course.encoding.acts
    assert [*course.legal] == sorted(course.legal)
    assert all(0 <= id_ < most for id_ in course.legal), f"an id out of range in {course.state}"
    assert bool(course.legal) == (course.state.actor is not None)


def spelt(encoding: AnyEncoding, state: AnyState, spoken: Ids = ()) -> Iterator[object]:
    """The acts that can be said, as often as there are ways."""
    for id_, act in encoding.legal(state, spoken).items():
        if act is None:
            yield from spelt(encoding, state, (*spoken, id_))
        else:
            yield act


def check_acts(course: Course) -> None:
    said = {*spelt(course.encoding, course.state)}
    assert said == {*course.state.actions()}, f"{course.state}"


def check_observation(course: Course) -> None:
    for seat in map(Seat, range(course.state.seats)):
        seen = course.observe(seat)
        assert len(seen) == course.encoding.length
        assert all(0 <= number <= 1 for number in seen), f"{seen} in {course.state}"


@pytest.mark.parametrize(("key", "ruleset"), RULESETS)
@pytest.mark.parametrize("steps", STEPS)
def test_random_games(key: str, ruleset: RuleSet, steps: int) -> None:
    for course in walk(key, ruleset, steps):
        check_ids(course)
        check_observation(course)
        if not course.spoken and len(course.state.actions()) <= MOST_SPELT:
            check_acts(course)


@pytest.mark.night
@pytest.mark.parametrize(("key", "ruleset"), RULESETS)
def test_stakes_and_length(key: str, ruleset: RuleSet) -> None:
    encoding = encoding_of(key)
    for course in walk(key, ruleset, 20_000):
        if course.actor is None:
            assert course.said < encoding.most_acts / 10
            assert all(abs(gain) <= encoding.stakes for gain in course.returns())
            assert not encoding.zero_sum or sum(course.returns()) == pytest.approx(0)


@pytest.mark.parametrize("key", encodings())
def test_the_seats_see_alike(key: str) -> None:
    """What the first seat sees is what the next sees of the same state with the seats exchanged."""
    for course in walk(key, registry[key].default, 200):
        if course.state.seats == 2 and not course.spoken:
            mirrored = course.state.mirrored()
            assert course.observe(Seat(0)) == course.encoding.observe(mirrored, Seat(1)), f"{course.state}"


def test_every_game_has_an_encoding() -> None:
    assert {*encodings()} == {game.key for game in registry}


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownName, match="no game 'whist'; there are: trictrac"):
        encoding_of("whist")
