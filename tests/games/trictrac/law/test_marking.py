"""Points, holes and bredouille as the treatises count them."""

import pytest

from academie.games.tables.law.track import Pair
from academie.games.trictrac.law.marking import Score, gain, gone_away
from academie.kernel import BLACK, WHITE, Seat


@pytest.mark.parametrize(
    ("before", "gains", "points", "holes"),
    [
        pytest.param(
            Score((4, 0), bredouille=WHITE),
            [(BLACK, 6), (WHITE, 12)],
            (4, 0),
            (1, 0),
            id="ACAD-B ch. VII, first",
        ),
        pytest.param(
            Score((8, 8), bredouille=BLACK), [(WHITE, 18)], (2, 0), (3, 0), id="ACAD-B ch. VII, second"
        ),
        pytest.param(Score(), [(WHITE, 16)], (4, 0), (2, 0), id="ACAD-B ch. IX: sixteen"),
        pytest.param(Score(), [(WHITE, 22)], (10, 0), (2, 0), id="ACAD-B ch. XI: twenty-two"),
        pytest.param(
            Score((6, 0), bredouille=WHITE),
            [(BLACK, 6), (BLACK, 6)],
            (0, 0),
            (0, 2),
            id="ACAD-B ch. X fig. 2",
        ),
        pytest.param(Score(), [(WHITE, 24)], (0, 0), (4, 0), id="LEP part 1 ch. VII: twenty-four in a row"),
        pytest.param(
            Score((6, 2), bredouille=BLACK),
            [(WHITE, 18)],
            (0, 0),
            (3, 0),
            id="LEP ch. VII: lost before the first",
        ),
        pytest.param(
            Score((10, 4), bredouille=BLACK), [(WHITE, 38)], (0, 0), (7, 0), id="LEP ch. IV: 10 and 38"
        ),
        pytest.param(Score((8, 0), bredouille=WHITE), [(WHITE, 4)], (0, 0), (2, 0), id="ACAD-A ch. II"),
    ],
)
def test_holes(before: Score, gains: list[tuple[Seat, int]], points: Pair[int], holes: Pair[int]) -> None:
    score = before
    for seat, gained in gains:
        score = gain(score, seat, gained).score
    assert (score.points, score.holes) == (points, holes)


def test_an_ecole_marked_first_costs_the_bredouille() -> None:
    """LEP rule 65: 4, then his 4, then 4 again; without the first he would be in bredouille."""
    score = Score()
    for seat in (WHITE, BLACK, WHITE):
        score = gain(score, seat, 4).score
    assert score == Score((8, 4))
    assert gain(gain(Score(), BLACK, 4).score, WHITE, 4).score.bredouille == WHITE


def test_each_hole_is_told_as_one_or_two() -> None:
    """Only the first twelve can have lost the bredouille: LEP part 1 ch. VII."""
    assert gain(Score((10, 4), bredouille=BLACK), WHITE, 38).holes == (1, 2, 2, 2)
    assert gain(Score(), WHITE, 10).holes == ()


def test_marking_nothing_changes_nothing() -> None:
    assert gain(Score((4, 2), bredouille=BLACK), WHITE, 0) == (Score((4, 2), bredouille=BLACK), ())


def test_holes_stop_at_the_cap() -> None:
    assert gain(Score(holes=(11, 0)), WHITE, 24, cap=12).score.holes == (12, 0)
    assert gain(Score(holes=(11, 0)), WHITE, 24).score.holes == (15, 0)


def test_going_away_keeps_the_holes_and_their_run() -> None:
    score = Score((4, 6), (3, 1), BLACK, (3, 0))
    assert gone_away(score) == Score((0, 0), (3, 1), None, (3, 0))


def test_mirrored() -> None:
    score = Score((4, 6), (3, 1), BLACK, (3, 0))
    assert score.mirrored() == Score((6, 4), (1, 3), WHITE, (0, 3))
    assert score.mirrored().mirrored() == score
    assert Score((4, 6)).mirrored().bredouille is None
