"""The law gives what the treatises show: settings, openings, entries, hits, doubles."""

import pytest

from academie.kernel import BLACK, WHITE, NotationError
from academie.notation.tables import men, men_by_letters
from academie.testing.data import Case, citation
from tests.rules.tables.course.examples import EXAMPLES, begun, points, typed

CHECKED = {"letters", "men", "plays", "legal", "illegal", "points", "times", "holes"}


def having(key: str) -> pytest.MarkDecorator:
    """A parameter for every case that says this."""
    return pytest.mark.parametrize(
        "case", [pytest.param(case, id=case["id"]) for case in EXAMPLES if key in case]
    )


@having("letters")
def test_setting(case: Case) -> None:
    state = begun(case)
    ways = state.rules.ways.value
    found = {seat: {*men_by_letters(state.men[seat], seat, ways).split(",")} for seat in (WHITE, BLACK)}
    white, black = case["letters"].split("/")
    assert found == {WHITE: {*white.split(",")}, BLACK: {*black.split(",")}}


@having("men")
def test_handicap(case: Case) -> None:
    state = begun(case)
    assert "/".join(map(men, state.men)) == case["men"]


@having("plays")
def test_all_plays(case: Case) -> None:
    state = begun(case)
    assert {*state.plays()} == {typed(state, text) for text in case["plays"]}
    assert len(state.plays()) == len(case["plays"])


@having("legal")
def test_legal(case: Case) -> None:
    state = begun(case)
    for text in case["legal"]:
        assert typed(state, text) in state.plays()


@having("illegal")
def test_illegal(case: Case) -> None:
    for text in case["illegal"]:
        with pytest.raises(NotationError, match="not legal here"):
            typed(begun(case), text)


@having("points")
def test_points_played(case: Case) -> None:
    assert {points(play) for play in begun(case).plays()} == {case["points"]}


@having("times")
def test_times_played(case: Case) -> None:
    assert begun(case).again + 1 == case["times"]


@having("holes")
def test_won(case: Case) -> None:
    state = begun(case)
    assert [*state.apply(typed(state, case["play"])).holes] == case["holes"]


def test_every_case_is_cited_and_checked() -> None:
    for case in EXAMPLES:
        assert CHECKED & {*case}, case["id"]
        assert citation(case).place.strip()
    assert len({case["id"] for case in EXAMPLES}) == len(EXAMPLES)
