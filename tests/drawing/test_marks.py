"""What shows an event on a board, as data."""

from __future__ import annotations

from academie.drawing.picture import BoardMark, marks_of
from academie.games.trictrac.law.jans import JanScored
from academie.kernel import Event
from academie.notation import notation_of
from academie.registry import registry


def events(game: str, position: str, act: str) -> tuple[Event, ...]:
    notation = notation_of(game)
    state = notation.read_state(position)
    return tuple(state.apply(notation.resolve(state, act)).events)


def test_a_facon_is_an_arrow_by_its_number() -> None:
    """Black stands alone on his flèche 6, which is 17 to White: six flèches from White's 11."""
    scored = events("trictrac", "0x12,10,11x2/0x14,7 white", "6-5")
    arrows = [sign for event in scored for sign in marks_of(registry["trictrac"], event)]
    assert BoardMark(("10", "16"), "true", "6", worth=2) in arrows
    assert BoardMark(("11", "16"), "true", "5", worth=2) in arrows


def test_the_arrows_of_black_lie_on_the_same_board() -> None:
    scored = events("trictrac", "0x14,7/0x12,10,11x2 black", "6-5")
    arrows = [sign for event in scored for sign in marks_of(registry["trictrac"], event)]
    assert BoardMark(("13", "7"), "true", "6", worth=2) in arrows


def test_a_king_in_check_and_a_pawn_taken_in_passing_are_marked() -> None:
    (taken,) = events("echecs", "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1", "exd6")
    (check,) = events("echecs", "7k/8/8/8/8/8/8/KR6 w - - 0 1", "Rh1")
    assert marks_of(registry["echecs"], taken) == (BoardMark(("d5",), "taken"),)
    assert marks_of(registry["echecs"], check) == (BoardMark(("h8",), "noted"),)


def test_pieces_taken_are_marked() -> None:
    (taken,) = events("dames", "W:W32:B28,10", "32x23")
    assert marks_of(registry["dames"], taken) == (BoardMark(("28",), "taken"),)


def test_a_de_laid_is_marked_by_its_numbers() -> None:
    (laid,) = events("dominos", "6-6 0-0,1-0,2-0,2-1,4-0/3-1,3-2,4-1,5-2,6-1,6-3 leader=j1 turn=j2", "6-3")
    assert marks_of(registry["dominos"], laid) == (BoardMark(("6-3",), "noted"),)


def test_the_arrows_of_a_jan_are_worth_its_points_together() -> None:
    """What goes to the adversary counts against who threw."""
    for event in events(
        "trictrac", "0x2,1,3x2,4x2,5,6x2,7x2,8,10x2/1,2,3x2,4,5x2,6x2,7,8x2,10,11x2 black", "6-5"
    ):
        signs = marks_of(registry["trictrac"], event)
        if isinstance(event, JanScored) and signs:
            points = event.scored.points if event.seat == event.thrower else -event.scored.points
            assert sum(sign.worth for sign in signs) == points
