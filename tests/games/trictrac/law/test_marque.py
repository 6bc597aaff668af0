"""One marqué of trictrac à écrire: six holes, ended by going away (LEP part 1 ch. VI)."""

from fractions import Fraction

import pytest

from academie.games.trictrac.law import TRICTRAC, Phase, TrictracState
from academie.games.trictrac.law.events import MarqueEnded
from academie.kernel import OptionError, Outcome
from tests.games.trictrac.law.setting import act, position, thrown

FIG_9 = "0,3,4,6x3,7x2,8x2,9x2,10,11x2/0x2,1,2,3,4,6,7,8x2,9x2,10,11x2 white form=marque goal=6"
"""LEP part 1 ch. IV fig. 9: by 6-4 White gains 38, six holes in bredouille and two points."""


def ended(state: TrictracState) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [(event.holes, event.runs) for event in state.events if isinstance(event, MarqueEnded)]


def test_six_holes_do_not_end_it_by_themselves() -> None:
    state = thrown(FIG_9, "6-4")
    assert (state.score.holes, state.phase) == ((6, 0), Phase.HOLD)
    assert act(state, "tenir").phase is Phase.PLAY


def test_going_away_with_six_holes_ends_it() -> None:
    over = act(thrown(FIG_9, "6-4"), "s-en-aller")
    assert ended(over) == [((6, 0), (6, 0))]
    assert over.phase is Phase.OVER
    assert over.outcome == Outcome((Fraction(1), Fraction(-1)), "marque")


def test_before_six_holes_going_away_is_a_releve() -> None:
    gone = act(thrown(FIG_9.replace("goal=6", "goal=7"), "6-4"), "s-en-aller")
    assert (gone.phase, ended(gone)) == (Phase.THROW, [])


def test_holes_go_on_beyond_six() -> None:
    assert thrown(f"{FIG_9} holes=6-2 runs=6-0", "6-4").score.holes == (12, 2)


def test_equal_holes_are_a_refait() -> None:
    """The leader stayed and was caught up; the marqué is void."""
    over = act(thrown(f"{FIG_9} holes=0-6 runs=0-6", "6-4"), "s-en-aller")
    assert ended(over) == [((6, 6), (6, 0))]
    assert over.outcome == Outcome((Fraction(0), Fraction(0)), "refait")


def test_who_is_behind_does_not_end_the_marque() -> None:
    """LEP part 1 ch. VI: one goes away with the gain of the marqué, which is the other's; a relevé begins."""
    went = act(thrown(f"{FIG_9} holes=0-8 runs=0-8", "6-4"), "s-en-aller")
    assert (went.outcome, went.score.holes) == (None, (6, 8))
    first = TRICTRAC.recorded("trictrac/default")
    over = act(thrown(f"{FIG_9} holes=0-8 runs=0-8", "6-4", first), "s-en-aller")
    assert over.outcome == Outcome((Fraction(-1), Fraction(1)), "marque")


def test_a_marque_by_option() -> None:
    start = TRICTRAC.start(options={"form": "marque"})
    assert (start.form.value, start.goal) == ("marque", 6)
    assert position("0x15/0x15 white form=marque goal=6").form is start.form


def test_no_other_form_is_known() -> None:
    with pytest.raises(OptionError, match="form is partie or marque, not 'poule'"):
        TRICTRAC.start(options={"form": "poule"})
