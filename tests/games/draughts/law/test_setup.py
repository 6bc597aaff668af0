"""Positions set up by hand."""

import pytest

from academie.games.draughts.law import DraughtsRules
from academie.games.draughts.law.limits import Limit
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.law.state import set_up
from academie.kernel import BLACK, WHITE, SetupError
from tests.games.draughts.law.table import FMJD, MANOURY, METZ, black_to_move, white_to_move


def test_a_middle_game_has_no_limit() -> None:
    state = set_up(FMJD, white_to_move([28, 32], [18, 19]))
    assert (state.limit, state.quiet, state.seen) == (None, 0, ())


@pytest.mark.parametrize(
    ("rules", "coups"),
    [
        pytest.param(FMJD, 16, id="dames:FMJD art. 6"),
        pytest.param(MANOURY, 20, id="dames:MAN rules XXIX, XXX"),
        pytest.param(METZ, 20, id="dames:METZ rule XVI"),
    ],
)
def test_three_kings_against_one_are_limited_at_once(rules: DraughtsRules, coups: int) -> None:
    state = set_up(rules, white_to_move(white_kings=[1, 2, 3], black_kings=[45]))
    assert state.limit == Limit(BLACK, 2 * coups)


def test_who_is_given_the_draw_has_more_to_stand() -> None:
    # MAN rule XXXI: five moves more.
    agreement = Agreement(remise=WHITE, giver=BLACK)
    state = set_up(MANOURY, black_to_move(black_kings=[46, 47, 48], white_kings=[1]), agreement)
    assert state.limit == Limit(WHITE, 50)


def test_a_position_that_cannot_be_is_refused_with_every_reason() -> None:
    with pytest.raises(SetupError) as refused:
        set_up(FMJD, white_to_move([3], [48]))
    assert len(refused.value.reasons) == 2
