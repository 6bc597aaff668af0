"""Handicaps and agreements made before the partie (ACAD-B ch. XIX), and how wrong ones are refused."""

import pytest

from academie.games.trictrac.law import TRICTRAC, Phase
from academie.games.trictrac.law.jans import Jan
from academie.kernel import BLACK, WHITE, OptionError, Options, Seat
from tests.games.trictrac.law.setting import act, points_by_jan, thrown


@pytest.mark.parametrize(("name", "seat"), [("white", WHITE), ("black", BLACK)])
def test_the_first_throw_is_given(name: str, seat: Seat) -> None:
    start = TRICTRAC.start(options={"first": name})
    assert (start.thrower, start.phase) == (seat, Phase.THROW)


def test_without_it_the_dice_decide() -> None:
    assert TRICTRAC.start().phase is Phase.FIRST_DICE


@pytest.mark.parametrize(
    ("down", "stacks"),
    [
        ("", {0: 15}),
        ("quine", {0: 13, 5: 2}),
        ("sannes", {0: 13, 6: 2}),
        ("coin", {0: 13, 11: 2}),
        ("carme+coin", {0: 11, 4: 2, 11: 2}),
        ("as+deux+terne+carme+quine+sannes", {0: 3, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2}),
    ],
)
def test_men_are_laid_down_beforehand(down: str, stacks: dict[int, int]) -> None:
    start = TRICTRAC.start(options={"black_down": down})
    assert {point: count for point, count in enumerate(start.men[BLACK]) if count} == stacks
    assert start.men[WHITE][0] == 15
    assert not start.problems()


def test_a_coin_given_counts_for_the_jan_de_mezeas() -> None:
    """The treatise is silent; the position is the jan's own."""
    state = act(TRICTRAC.start(options={"white_down": "coin", "first": "white"}), "6-1")
    assert points_by_jan(state)[Jan.MEZEAS] == 4


def test_holes_are_given() -> None:
    assert TRICTRAC.start(options={"black_holes": 7}).score.holes == (0, 7)


def test_the_dice_are_kept_at_every_releve() -> None:
    """Four holes given in exchange for the dice: who keeps them throws even after the other went away."""
    start = TRICTRAC.start(options={"keeps_dice": "black", "white_holes": 4, "holes": 14})
    assert (start.thrower, start.phase, start.score.holes, start.goal) == (BLACK, Phase.THROW, (4, 0), 14)
    fig_9 = "0,3,4,6x3,7x2,8x2,9x2,10,11x2/0x2,1,2,3,4,6,7,8x2,9x2,10,11x2 white keeps=black"
    gone = act(thrown(fig_9, "6-4"), "s-en-aller")
    assert (gone.thrower, gone.board.keeps_dice) == (BLACK, BLACK)


def test_first_goes_before_keeps_dice() -> None:
    assert TRICTRAC.start(options={"keeps_dice": "black", "first": "white"}).thrower == WHITE


def test_by_the_first_treatise_twelve_holes() -> None:
    assert {ruleset.holes_to_win.value for ruleset in TRICTRAC.rulesets} == {12}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"first": "red"}, "first is white or black, not 'red'"),
        ({"keeps_dice": 1}, "keeps_dice is white or black, not 1"),
        ({"holes": 0}, "holes is a number from 1 to 99, not 0"),
        ({"holes": 100}, "holes is a number from 1 to 99, not 100"),
        ({"holes": "12"}, "holes is a number from 1 to 99, not '12'"),
        ({"holes": True}, "holes is a number from 1 to 99, not True"),
        ({"white_holes": 12}, "white_holes is a number from 0 to 11, not 12"),
        ({"black_holes": -1}, "black_holes is a number from 0 to 11, not -1"),
        ({"holes": 3, "black_holes": 3}, "black_holes is a number from 0 to 2, not 3"),
        ({"white_down": "six"}, "white_down is made of as, deux"),
        ({"black_down": "as+as+as+as+as+as+as+as"}, "black_down is made of"),
        ({"white_down": 5}, "white_down is made of"),
        ({"colour": "blue", "sound": True}, "no option colour, sound"),
    ],
)
def test_wrong_options_are_refused(options: Options, message: str) -> None:
    with pytest.raises(OptionError) as refused:
        TRICTRAC.start(options=options)
    assert message in str(refused.value)
