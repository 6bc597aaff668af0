"""The order of a coup, holes, staying and going away, the sortie, and the end of the partie."""

from fractions import Fraction

import pytest

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice, FirstThrow, Primaute
from academie.games.tables.law.throw import throw
from academie.games.trictrac.law import TRICTRAC, Phase, TrictracState
from academie.games.trictrac.law.acts import SEnAller, Tenir
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.events import Marked, NewReleve, PartieWon, Why
from academie.games.trictrac.law.jans import Jan
from academie.games.trictrac.law.rules import GrandeBredouille
from academie.kernel import BLACK, CHANCE, WHITE, IllegalAction, Outcome
from tests.games.trictrac.law.setting import (
    ACAD_1698,
    DEFAULT,
    act,
    jans_of,
    kinds,
    legal,
    marks,
    points_by_jan,
    thrown,
    variant,
)

FIG_8 = "0x7,6x2,7x2,10x2,11x2/0x4,1,2,5,6x2,7x2,10x2,11x2"
"""LEP part 1 ch. III fig. 8: by 6-5 White gains 4 and gives 8; by sonnez he gives 12."""
FIG_9 = "0,3,4,6x3,7x2,8x2,9x2,10,11x2/0x2,1,2,3,4,6,7,8x2,9x2,10,11x2"
"""LEP part 1 ch. IV fig. 9: by 6-4 White gains 38."""
STACKS = (15, *[0] * 23)


def won(state: TrictracState) -> list[PartieWon]:
    return [event for event in state.events if isinstance(event, PartieWon)]


class TestPrimaute:
    """LEP part 1 ch. I; ACAD-A ch. I; ACAD-B ch. II."""

    @pytest.mark.parametrize(("dice", "first"), [("w6b2", WHITE), ("w1b4", BLACK)])
    def test_the_higher_die_plays_both(self, dice: str, first: int) -> None:
        state = act(TRICTRAC.start(), dice)
        assert (state.thrower, state.phase) == (first, Phase.PLAY)
        assert state.dice == throw(int(dice[1]), int(dice[3]))
        assert [event.seat for event in state.events if isinstance(event, Primaute)] == [first]

    def test_equal_dice_are_thrown_again(self) -> None:
        """Where the treatise is silent; by Lepeintre the other takes the dice."""
        start = TRICTRAC.start(ACAD_1698)
        again = act(start, "w3b3")
        assert again == start
        assert not again.events

    def test_each_pair_of_dice_is_as_likely(self) -> None:
        chances = TRICTRAC.start().chance()
        assert {weight for _, weight in chances} == {Fraction(1, 36)}
        assert len(chances) == 36

    def test_or_it_gives_the_right_only(self) -> None:
        """ACAD-B ch. II: a die drawn for the right, then a throw afresh."""
        state = act(TRICTRAC.start(variant(first_throw=FirstThrow.RIGHT_ONLY)), "w2b5")
        assert (state.thrower, state.phase, state.actor) == (BLACK, Phase.THROW, CHANCE)
        assert kinds(state.events) == ["Primaute"]


class TestOrderOfACoup:
    def test_the_thrower_marks_at_the_throw_the_other_after_the_wood(self) -> None:
        """ACAD-B ch. VI."""
        state = thrown(FIG_8, "6-5")
        assert marks(state) == [(WHITE, 4)]
        assert (state.due, state.score.points) == (8, (4, 0))
        after = state.apply(state.actions()[0])
        assert marks(after) == [(BLACK, 8)]
        assert (after.due, after.score.points) == (0, (4, 8))

    def test_then_the_other_throws(self) -> None:
        state = thrown(FIG_8, "6-5")
        after = state.apply(state.actions()[0])
        assert (after.thrower, after.phase, after.actor, after.dice) == (BLACK, Phase.THROW, CHANCE, None)

    def test_points_received_are_marked_in_bredouille_by_who_had_none(self) -> None:
        """White has 4, Black then marks 8 without interruption: ACAD-A ch. I."""
        state = thrown(FIG_8, "6-5")
        assert state.apply(state.actions()[0]).score.bredouille == BLACK

    def test_a_hole_received_wipes_what_the_throw_brought_the_thrower(self) -> None:
        """Black had 4; with 8 more he has his hole, and White's 4 of the same throw go with the rest."""
        state = thrown(f"{FIG_8} white points=0-4 bredouille=black", "6-5")
        after = state.apply(state.actions()[0])
        assert (after.score.points, after.score.holes) == ((0, 0), (0, 1))
        assert [event.wiped for event in after.events if isinstance(event, Marked)] == [4]

    def test_a_throw_that_brings_nothing_marks_nothing(self) -> None:
        state = act(TRICTRAC.start(options={"first": "white"}), "6-5")
        assert not state.events

    @pytest.mark.parametrize("wrong", [throw(2, 1), Tenir(), SEnAller(), FirstDice(1, 2), Play()])
    def test_what_is_not_its_turn_is_refused(self, wrong: Play | Tenir | SEnAller | FirstDice) -> None:
        with pytest.raises(IllegalAction, match="not legal now"):
            thrown("0x15/0x15", "6-5").apply(wrong)


class TestAfterAHole:
    """ACAD-A ch. I; ACAD-B ch. X, XVII; LEP part 1 ch. I, III."""

    def test_the_thrower_may_stay_or_go(self) -> None:
        """LEP ch. IV: 10 and 38, the bredouille lost, are seven holes (1 + 2 + 2 + 2)."""
        state = thrown(f"{FIG_9} white points=10-4 bredouille=black", "6-4")
        assert state.phase is Phase.HOLD
        assert state.score.holes == (7, 0)
        assert legal(state) == {"tenir", "s-en-aller"}

    def test_who_stays_keeps_his_rest_and_plays_the_throw(self) -> None:
        """16 of ACAD-B ch. IX fig. 1: a hole of two, and four towards the next."""
        text = "1,2,3x2,4,5x2,6x2,7,8x2,10,11x2/0x2,1,3x2,4x2,5,6x2,7x2,8,10x2 white points=0-10"
        hole = thrown(text, "6-6")
        assert (hole.score.points, hole.score.holes) == ((4, 0), (2, 0))
        held = act(hole, "tenir")
        assert held.phase is Phase.PLAY
        assert held.score == hole.score
        after = held.apply(held.actions()[0])
        assert marks(after) == [(BLACK, 6)]
        assert after.score.points == (4, 6)

    def test_who_goes_wipes_the_points_of_both_and_what_the_throw_gave(self) -> None:
        """ACAD-B ch. X: holes stay, points go, the stacks are set up, the dice are his."""
        text = "1,2,3x2,4,5x2,6x2,7,8x2,10,11x2/0x2,1,3x2,4x2,5,6x2,7x2,8,10x2 white points=0-10 coins=white"
        gone = act(thrown(text, "6-6"), "s-en-aller")
        assert (gone.score.points, gone.score.holes, gone.score.bredouille) == ((0, 0), (2, 0), None)
        assert gone.men == (STACKS, STACKS)
        assert (gone.thrower, gone.phase, gone.dice, gone.due) == (WHITE, Phase.THROW, None, 0)
        assert gone.pasts == Board(DEFAULT).pasts
        (event,) = gone.events
        assert isinstance(event, NewReleve)
        assert (event.why, event.first) == (Why.WENT_AWAY, WHITE)

    def test_a_hole_by_the_adversarys_throw_gives_no_such_right(self) -> None:
        """LEP fig. 8, sonnez: twelve points received, two holes; it is simply Black's throw."""
        state = thrown(FIG_8, "6-6")
        after = state.apply(state.actions()[0])
        assert (after.score.holes, after.phase, after.thrower) == ((0, 2), Phase.THROW, BLACK)

    def test_the_opening_jans_are_open_again(self) -> None:
        """ACAD-A ch. II: every time one begins again."""
        gone = act(thrown(f"{FIG_9} white throws=3-3", "6-4"), "s-en-aller")
        assert [past.throws for past in gone.pasts] == [0, 0]


class TestSortie:
    """ACAD-A ch. II; ACAD-B ch. XII; LEP part 1 ch. V."""

    @pytest.mark.parametrize(
        ("men", "dice", "play", "points"),
        [("22,23", "6-1", "22/off 23/off", 4), ("23x2", "5-5", "23/off 23/off", 6)],
    )
    def test_who_has_lifted_first_marks_by_his_last_throw(
        self, men: str, dice: str, play: str, points: int
    ) -> None:
        after = act(thrown(f"{men}/6x10,11x5", dice), play)
        assert points_by_jan(after) == {Jan.SORTIE: points}
        assert after.score.points == (points, 0)

    def test_both_keep_their_points_and_he_has_the_dice(self) -> None:
        after = act(thrown("22,23/6x10,11x5 white points=2-6 bredouille=black", "6-1"), "22/off 23/off")
        assert after.score.points == (6, 6)
        assert after.men == (STACKS, STACKS)
        assert (after.thrower, after.phase) == (WHITE, Phase.THROW)
        assert [event.why for event in after.events if isinstance(event, NewReleve)] == [Why.SORTIE]

    def test_it_is_paid_only_if_the_men_are_lifted(self) -> None:
        """By 2-1 he may bring 22 down with the ace and lift one man only."""
        state = thrown("22,23/6x10,11x5", "2-1")
        assert not jans_of(state)
        after = act(state, "22/off")
        assert not after.events
        assert after.thrower == BLACK

    def test_a_hole_by_it_may_be_left_with(self) -> None:
        """10 and 4: a hole and 2 over; going away gives up the 2, staying keeps them."""
        hole = act(thrown("22,23/6x10,11x5 white points=10-6", "6-1"), "22/off 23/off")
        assert hole.phase is Phase.HOLD
        assert hole.score.points == (2, 0)
        stayed, gone = act(hole, "tenir"), act(hole, "s-en-aller")
        assert stayed.score.points == (2, 0)
        assert gone.score.points == (0, 0)
        for after in (stayed, gone):
            assert (after.men, after.thrower, after.phase) == ((STACKS, STACKS), WHITE, Phase.THROW)

    def test_what_the_throw_gave_is_marked_after_it(self) -> None:
        """Only the old margot la fendue gives anything by such a throw: here the two falls on my bare 20."""
        text, rules = "18,22/2,4,6x8,11x5 white points=", variant(margot_la_fendue=True)
        after = act(thrown(f"{text}0-0", "6-2", rules), "18/off 22/off")
        assert marks(after) == [(WHITE, 4), (BLACK, 2)]
        hole = act(thrown(f"{text}8-0", "6-2", rules), "18/off 22/off")
        assert marks(hole) == [(WHITE, 4)]
        assert marks(act(hole, "tenir")) == [(BLACK, 2)]
        assert not marks(act(hole, "s-en-aller"))

    def test_the_partie_may_be_won_by_it(self) -> None:
        after = act(thrown("22,23/6x10,11x5 white points=8-0 holes=11-0", "6-1"), "22/off 23/off")
        assert after.outcome == Outcome((Fraction(1), Fraction(-1)), "partie")


class TestEnd:
    def test_the_throwers_twelfth_hole_ends_it_at_the_throw(self) -> None:
        """ACAD-B ch. VI: his gain is marked before his loss, and there is nothing left to play."""
        state = thrown(f"{FIG_8} white points=8-10 holes=11-11", "6-5")
        assert state.phase is Phase.OVER
        assert state.score.holes == (12, 11)
        assert (state.actor, state.actions(), state.dice, state.due) == (None, (), None, 0)
        assert [event.seat for event in won(state)] == [WHITE]
        assert state.outcome is not None
        assert state.outcome.winners == (WHITE,)

    def test_a_twelfth_hole_received_wins_as_well(self) -> None:
        """ACAD-B ch. XVI; LEP part 3 no. 43 advise to get oneself hit falsely for the last hole."""
        state = thrown(f"{FIG_8} white holes=0-11", "6-6")
        after = state.apply(state.actions()[0])
        assert after.outcome == Outcome((Fraction(-1), Fraction(1)), "partie")

    def test_holes_beyond_the_last_are_not_counted(self) -> None:
        state = thrown(f"{FIG_9} white points=10-4 bredouille=black holes=10-3", "6-4")
        assert state.score.holes == (12, 3)

    @pytest.mark.parametrize(
        ("rule", "before", "stakes"),
        [
            pytest.param(GrandeBredouille.OFF, "holes=11-0 runs=11-0", 1, id="not agreed"),
            pytest.param(GrandeBredouille.NONE_TAKEN, "holes=11-0 runs=11-0", 2, id="loser without a hole"),
            pytest.param(GrandeBredouille.NONE_TAKEN, "holes=11-1 runs=11-0", 1, id="loser with a hole"),
            pytest.param(
                GrandeBredouille.RUN, "holes=11-4 runs=11-0", 2, id="twelve in a row after the loser's"
            ),
            pytest.param(GrandeBredouille.RUN, "holes=11-4 runs=10-0", 1, id="not in a row"),
        ],
    )
    def test_grande_bredouille(self, rule: GrandeBredouille, before: str, stakes: int) -> None:
        """ACAD-A ch. I: the loser had none; ACAD-B ch. XIII and LEP part 1 ch. VI: twelve in a row."""
        text = f"22,23/6x10,11x5 white points=8-2 bredouille=black {before}"
        over = act(thrown(text, "6-1", variant(grande_bredouille=rule)), "22/off 23/off")
        assert [event.stakes for event in won(over)] == [stakes]
        reason = "partie" if stakes == 1 else "grande-bredouille"
        assert over.outcome == Outcome((Fraction(stakes), Fraction(-stakes)), reason)

    def test_the_run_of_holes_ends_with_a_hole_of_the_other(self) -> None:
        state = thrown(f"{FIG_8} white holes=5-0 runs=5-0", "6-6")
        assert state.apply(state.actions()[0]).score.runs == (0, 2)

    def test_no_outcome_before_the_end(self) -> None:
        assert TRICTRAC.start().outcome is None


class TestBredouille:
    """Marking as ACAD-B ch. VII and LEP part 1 ch. VII count it."""

    def test_four_mine_six_his_then_twelve_mine(self) -> None:
        """ACAD-B ch. VII: one hole, and my jeton stays where it was."""
        text = "1,3,4x2,6x2,7,8x2,9x2,10x2,11x2/0x13,11x2 white points=4-6 bredouille=black"
        state = thrown(text, "3-3")
        assert marks(state) == [(WHITE, 12)]
        assert (state.score.points, state.score.holes) == ((4, 0), (1, 0))

    def test_a_first_scorer_is_in_bredouille(self) -> None:
        assert thrown(FIG_8, "6-5").score.bredouille == WHITE

    def test_a_hole_without_rest_leaves_no_run(self) -> None:
        text = "1,3,4x2,6x2,7,8x2,9x2,10x2,11x2/0x13,11x2"
        state = thrown(text, "3-3")
        assert (state.score.points, state.score.holes, state.score.bredouille) == ((0, 0), (2, 0), None)
