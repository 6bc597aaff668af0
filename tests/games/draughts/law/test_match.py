"""Halves, thirds and quarters: Manoury's rule XXXVIII and chapter V, Metz's rules I and XIX."""

from fractions import Fraction

import pytest

from academie.games.draughts.law.match import Match, Odds
from academie.games.draughts.law.options import Agreement
from academie.kernel import BLACK, WHITE, OptionError, Outcome, Seat
from tests.games.draughts.law.table import FMJD, METZ


def won(seat: Seat | None) -> Outcome:
    gain = Fraction(0 if seat is None else 1 if seat == WHITE else -1)
    return Outcome((gain, -gain), "enferme")


@pytest.mark.parametrize("games", [2, 3, 4])
def test_a_part_of_a_man(games: int) -> None:
    """MAN rule XXXVIII, ch. V; METZ rule XIX note: the whole man in the first game of two, three or four."""
    match = Match(METZ, Odds(WHITE, men=1, games=games))
    men: list[int] = []
    while not match.over:
        assert match.outcome is None
        start = match.start()
        assert start.actor == BLACK, "who receives odds begins every game (METZ rule I)"
        men.append(start.position.men_and_kings(WHITE)[0])
        match = match.with_result(won(None))
    assert men == [19, *[20] * (games - 1)]
    assert match.outcome == Outcome((Fraction(0), Fraction(0)), "match")


def test_half_the_draw() -> None:
    """MAN ch. V: one game in two is played at the draw, the other even."""
    match = Match(METZ, Odds(BLACK, remise=True, games=2))
    assert match.start().agreement == Agreement(remise=WHITE, giver=BLACK)
    assert match.with_result(won(WHITE)).start().agreement == Agreement()


def test_the_whole_set_must_be_played() -> None:
    """MAN rule XXXVIII: two, three or four games are but one."""
    match = Match(METZ, Odds(WHITE, men=1, games=3))
    for seat in (BLACK, WHITE, BLACK):
        match = match.with_result(won(seat))
    assert match.outcome is not None
    assert match.outcome.returns == (Fraction(-1), Fraction(1))
    with pytest.raises(OptionError, match="3 games"):
        match.start()


def test_equals_begin_in_turn() -> None:
    """MAN rule I; METZ rule I: by lot the first time, then in turn."""
    match = Match(FMJD, games=3, first=BLACK)
    begins: list[object] = []
    while not match.over:
        begins.append(match.start().actor)
        match = match.with_result(won(None))
    assert begins == [BLACK, WHITE, BLACK]


def test_stakes_of_two_to_one() -> None:
    """MAN ch. V: instead of odds the stronger may stake double, treble or fourfold."""
    match = Match(METZ, Odds(WHITE, multiple=2))
    reason = "match"
    assert match.with_result(won(BLACK)).outcome == Outcome((Fraction(-2), Fraction(2)), reason)
    assert match.with_result(won(WHITE)).outcome == Outcome((Fraction(1), Fraction(-1)), reason)


def test_other_agreements_hold_in_every_game() -> None:
    match = Match(METZ, Odds(WHITE, men=1, games=2), others=(("qui_perd_gagne", True),))
    assert match.start().agreement.qui_perd_gagne
    assert match.with_result(won(WHITE)).start().agreement.qui_perd_gagne


@pytest.mark.parametrize(("men", "games", "multiple"), [(1, 5, 1), (1, 0, 1), (-1, 1, 1), (0, 1, 0)])
def test_odds_that_cannot_be(men: int, games: int, multiple: int) -> None:
    with pytest.raises(OptionError):
        Odds(WHITE, men=men, games=games, multiple=multiple)
