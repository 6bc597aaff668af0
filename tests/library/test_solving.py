"""A reader's moves judged: by the book, by what tables and searches have shown, by a proof of our own."""

import pytest

from academie.games.draughts.law import DAMES, Position
from academie.games.draughts.study.lines import board, moves_by_text, replay, wins_by_force
from academie.kernel import BLACK, WHITE
from academie.library import Study, catalogue
from academie.library.solving import Judgement, judge, solver

LIBRARY = catalogue()
FMJD = DAMES.ruleset("fmjd")


@pytest.mark.parametrize(
    ("id_", "after", "move", "judgement"),
    [
        ("man-9", "", "27-22", Judgement.BOOK),
        ("man-9", "", "27-9", Judgement.FAILS),
        ("man-10", "27-22 11x5", "37-46", Judgement.BOOK),
        ("man-93", "", "19-35", Judgement.SOUND),
        ("man-93", "", "19-13", Judgement.FAILS),
        ("man-93", "19-30 48-31", "30-34", Judgement.FAILS),
        ("man-8", "", "46-28", Judgement.BOOK),
        ("man-8", "", "46-10", Judgement.FAILS),
        ("man-6", "", "35x15", Judgement.FAILS),
        ("man-27", "", "1-40", Judgement.SOUND),
        ("man-24", "", "35-30", Judgement.SOUND),
        ("man-62", "", "23-18", Judgement.UNKNOWN),
    ],
)
def test_what_is_known(id_: str, after: str, move: str, judgement: Judgement) -> None:
    """MAN with what tables have shown of N. 8-16 and 93: the only or all the moves that will do."""
    assert judge(LIBRARY.study(id_), tuple(after.split()), move) is judgement


def test_a_move_the_book_does_not_have_is_proven() -> None:
    """MAN N. 11: the last king is taken, wherever the taker stops."""
    study = LIBRARY.study("man-11")
    *played, last = study.line.moves
    for landing in ("26x3", "26x8", "26x12"):
        assert judge(study, tuple(played), landing) is Judgement.SOUND
    assert judge(study, tuple(played), last) is Judgement.BOOK


@pytest.mark.parametrize("id_", ["man-9", "man-11", "man-34", "man-39", "man-60"])
def test_wins_that_are_short_are_proven(id_: str) -> None:
    assert wins_by_force(board(LIBRARY.study(id_)), FMJD, WHITE)


def test_nothing_is_proven_of_a_draw() -> None:
    """MAN N. 8: the lone king on the main line is not to be caught."""
    assert not wins_by_force(board(LIBRARY.study("man-8")), FMJD, BLACK)


def test_who_is_shut_in_has_lost() -> None:
    """METZ rule XXI: White, to move, cannot."""
    shut = Position.of([26], [21, 17], turn=WHITE)
    assert wins_by_force(shut, FMJD, BLACK, most=1)
    assert not wins_by_force(shut, FMJD, WHITE, most=1)


def test_a_search_gives_up() -> None:
    assert not wins_by_force(board(LIBRARY.study("man-9")), FMJD, WHITE, most=10)


def test_who_is_to_find_the_moves() -> None:
    assert solver(LIBRARY.study("man-17")) == WHITE, "Black begins, White wins"
    assert solver(LIBRARY.study("man-33")) == BLACK, "Black is to hold the draw"
    assert solver(LIBRARY.study("man-7")) == BLACK, "Black is to take"


@pytest.mark.parametrize("study", LIBRARY.studies)
def test_known_moves_are_legal_and_have_the_books_own(study: Study) -> None:
    for sound in study.sound:
        position = replay(board(study), sound.after, FMJD).positions[-1]
        assert {*sound.moves} <= {*moves_by_text(position, FMJD)}
        assert {*sound.moves} & {*study.line.continuations(sound.after)}
