"""A position that cannot be is refused with every reason at once."""

import pytest

from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.marking import Score
from academie.kernel import BLACK, SetupError
from tests.games.trictrac.law.setting import ACAD_1749, DEFAULT, position


def reasons(text: str) -> tuple[str, ...]:
    with pytest.raises(SetupError) as refused:
        position(text)
    return tuple(reason.en for reason in refused.value.reasons)


def test_every_flaw_is_listed() -> None:
    assert reasons("0x15,11,12/11,12,23x3 white points=13-3 holes=0-0 bredouille=white runs=2-1") == (
        "White has 17 men; there are 15",
        "White has a single man on the corner, which is held by two or none",
        "White has a man on the opponent's corner, where none may stay",
        "Black has a single man on the corner, which is held by two or none",
        "Black has a man on the opponent's corner, where none may stay",
        "Black has only 5 men, but none is borne off before all are in the return jan",
        "both players have men on ○T",
        "both players have men on ○C",
        "both players have men on ●C",
        "White has 13 points; they are even, from 0 to 10",
        "Black has 3 points; they are even, from 0 to 10",
        "only one player can have holes in a row",
    )


def test_the_message_holds_them_all() -> None:
    with pytest.raises(SetupError, match=r"17 men; there are 15; .*single man.*; .*opponent's corner"):
        position("0x15,11,12/0x15")


@pytest.mark.parametrize(
    ("score", "flaw"),
    [
        (Score(points=(-2, 0)), "White has −2 points; they are even, from 0 to 10"),
        (Score(points=(0, 12)), "Black has 12 points; they are even, from 0 to 10"),
        (Score(holes=(0, -1)), "Black has −1 holes"),
        (Score(bredouille=BLACK), "Black is in bredouille without points"),
        (Score(runs=(-1, 0)), "only one player can have holes in a row"),
    ],
)
def test_scores_that_cannot_be(score: Score, flaw: str) -> None:
    (found,) = TrictracState(Board(DEFAULT), score).problems()
    assert found.en == flaw


def test_fewer_than_no_men() -> None:
    men = (16, -1, *[0] * 22)
    (problem,) = TrictracState(Board(DEFAULT, (men, Board(DEFAULT).men[1]))).problems()
    assert problem.en == "White has fewer than no men somewhere"


def test_men_are_off_only_when_all_the_others_are_in() -> None:
    assert position("18x2,23/11x15").men[0][23] == 1
    assert reasons("17,23/11x15") == (
        "White has only 2 men, but none is borne off before all are in the return jan",
    )


def test_men_may_be_off_sooner_where_the_retour_is_kept_so() -> None:
    """ACAD-A ch. VI."""
    text = "11x2,18x2,19x2,20x2,21x2,22x2,23x2/11x15"
    assert not position(text, ACAD_1749).problems()
    with pytest.raises(SetupError, match="White has only 14 men"):
        position(text, DEFAULT)


def test_the_start_has_no_flaw() -> None:
    assert not TrictracState(Board(DEFAULT)).problems()


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("0x15/0x15 white phase=play", "there are no dice on the table, and a throw is to be played"),
        ("0x15/0x15 white dice=6-5 phase=throw", "there are dice on the table, and no throw is to be played"),
        ("0x15/0x15 white holes=12-0", "the holes are made, and the game is not over"),
        ("0x15/0x15 white phase=over", "the holes are not made, and the game is over"),
        ("0x15/0x15 white throws=9-9", "goal, points due or throws made are out of range"),
        ("0x15/0x15 white dice=6-5 due=-4", "goal, points due or throws made are out of range"),
        ("0x15/0x15 white dice=6-5 phase=hold", "the thrower has made no hole to leave with"),
        ("-/0x15 white", "the thrower has no man left to play"),
        ("0x15/0x15 white dice=6-5 promise=coin", "there is no little jan to be broken for the corner"),
    ],
)
def test_problems_of_the_moment(text: str, flaw: str) -> None:
    assert reasons(text) == (flaw,)
