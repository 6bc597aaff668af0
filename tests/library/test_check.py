"""Every line of the books by every law of the Polish game.

The figures were counted on a replay by another program; that the author breaks his own rule XXII three times
is seen by reading him.
"""

import pytest

from academie.games.draughts.law import DAMES, DraughtsRules
from academie.games.draughts.study import STRONGEST
from academie.games.draughts.study.lines import board, replay
from academie.library import Study, catalogue
from academie.library.check import expected, refusal, tally
from academie.library.line import Way
from academie.library.play import ILLEGAL

LIBRARY = catalogue()
MAN = LIBRARY.find(source="man")
FMJD, MANOURY, METZ = (DAMES.ruleset(name) for name in ("fmjd", "manoury-1787", "metz"))
every_study = pytest.mark.parametrize("study", [study for study in LIBRARY.studies if study.game == "dames"])


@every_study
def test_every_line_is_legal_today(study: Study) -> None:
    for way in study.line.ways():
        assert refusal(study, way, FMJD, FMJD) is None


@pytest.mark.parametrize(
    ("rules", "lines", "variations"), [(FMJD, 102, 57), (MANOURY, 99, 56), (METZ, 102, 57)]
)
def test_manoury_by_each_law(rules: DraughtsRules, lines: int, variations: int) -> None:
    of = tally(MAN, rules, FMJD)
    assert (of.positions, of.lines, of.variations, of.moves) == (104, 102, 57, 921)
    assert (of.legal_lines, of.legal_variations) == (lines, variations)
    assert all(expected(rules, refused) for refused in of.refused)


def test_where_manoury_breaks_his_own_rule() -> None:
    """MAN rule XXII against N. 37, 58 and 97: a man is taken where a king is to be had."""
    broken = tally(MAN, MANOURY, FMJD).refused_lines
    assert [(refused.study.number, refused.move, refused.text, refused.legal) for refused in broken] == [
        ("37", 2, "2x16", ("2x30",)),
        ("58", 9, "25x14", ("25x34", "35x24")),
        ("97", 2, "49x35", ("49x21",)),
    ]
    assert {refused.why for refused in broken} == {STRONGEST}
    assert {str(refused.article) for refused in broken} == {"MAN, rules XX-XXIII"}


def test_what_he_breaks_is_told_with_the_study() -> None:
    told = {study.number: study.breach for study in MAN if study.breach is not None}
    assert [*told] == ["37", "58", "97"]
    assert {breach.article for breach in told.values()} == {"rule XXII"}


def test_the_forbidden_capture_of_n_6() -> None:
    """MAN ch. IV on rule XXII: 35x15 takes two men, 38x18 a man and a king."""
    (refused,) = tally(MAN, MANOURY, FMJD).refused_variations
    assert (refused.study.number, refused.text, refused.legal) == ("6", "35x15", ("38x18",))


def test_a_line_that_is_no_line() -> None:
    study = LIBRARY.study("man-9")
    refused = refusal(study, Way(("27-22", "11x42")), FMJD, FMJD)
    assert refused is not None
    assert (refused.move, refused.text, refused.why) == (2, "11x42", ILLEGAL)
    assert not expected(FMJD, refused)


@pytest.mark.parametrize(
    ("id_", "taken"),
    [
        ("man-1", (12, 22, 32)),
        ("man-2", (11, 12, 22, 32)),
        ("man-3", (10, 19, 28)),
        ("metz-2", (7, 8, 18)),
        ("metz-3", (8, 9, 17, 18, 19)),
        ("metz-4", (7, 18, 29)),
    ],
)
def test_what_the_last_capture_takes(id_: str, taken: tuple[int, ...]) -> None:
    """MAN N. 1-3 and METZ, the examples of rules IV-VI and XII, name the pieces taken."""
    study = LIBRARY.study(id_)
    assert replay(board(study), study.line.moves, FMJD).moves[-1].taken == taken


def test_a_round_trip() -> None:
    """MAN N. 77: the king leaves 3 and comes back to it."""
    last = replay(board(LIBRARY.study("man-77")), LIBRARY.study("man-77").line.moves, FMJD).moves[-1]
    assert (last.start, last.end) == (3, 3)
