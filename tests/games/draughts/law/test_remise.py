"""One king against three: Manoury's rules XXVIII-XXXIII, Metz's XV-XVII, and what is counted today."""

from itertools import combinations

import pytest

from academie.games.draughts.law import DraughtsRules, DraughtsState, Position
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.events import Drawn, LimitBegun, Won
from academie.games.draughts.law.limits import Limit
from academie.games.draughts.law.options import Agreement
from academie.kernel import BLACK, WHITE, Seat
from tests.games.draughts.law.table import (
    FMJD,
    MANOURY,
    METZ,
    black_to_move,
    brought,
    played,
    reason,
    shuffled,
    white_to_move,
    winner,
)

treatises = pytest.mark.parametrize("rules", [MANOURY, METZ], ids=lambda rules: rules.id)

MAIN_LINE = HUNDRED.main_line()
N_7_BIS = white_to_move(white_kings=[13, 25, 41], black_kings=[26])
N_8 = white_to_move(white_kings=[46], black_kings=[13, 16, 27])
N_9 = white_to_move(white_kings=[27, 37, 46], black_kings=[11])
HOLDING = white_to_move(white_kings=[46, 47, 48], black_kings=[6])
"""The three have the ligne du milieu; the lone king goes to and fro between 6 and 1."""
NOT_HOLDING = white_to_move(white_kings=[36, 47, 48], black_kings=[6])
TO_AND_FRO = ("48-43", "6-1", "43-48", "1-6")
GIVES_DRAW = Agreement(remise=BLACK, giver=WHITE)


def counting(
    rules: DraughtsRules, position: Position, coups: int, agreement: Agreement | None = None
) -> DraughtsState:
    """A game in which Black's king is alone and `coups` are still to be played."""
    return DraughtsState(rules, position, agreement or Agreement(), limit=Limit(BLACK, 2 * coups))


def test_the_main_line() -> None:
    """METZ, the damier; MAN ch. VI: from 5 to 46."""
    assert MAIN_LINE == (46, 41, 37, 32, 28, 23, 19, 14, 10, 5)


@treatises
def test_the_lone_king_with_the_main_line_draws_at_once(rules: DraughtsRules) -> None:
    """MAN rule XXVIII, N. 8; METZ rule XV."""
    state = DraughtsState(rules, N_8)
    assert state.actor is None
    assert (reason(state), winner(state)) == ("ligne-du-milieu", None)
    (drawn,) = brought(state, Drawn)
    assert drawn.citation == rules.main_line_draw.citation


def test_today_the_main_line_does_not_end_the_game() -> None:
    """FMJD art. 6 knows no such draw."""
    assert DraughtsState(FMJD, N_8).outcome is None


@treatises
def test_no_draw_while_it_must_take(rules: DraughtsRules) -> None:
    """A reading: who must take has yet to see where it ends; here 46 takes 28 and is taken."""
    assert DraughtsState(rules, white_to_move(white_kings=[46], black_kings=[28, 2, 16])).outcome is None


@treatises
def test_no_draw_for_having_just_come_there(rules: DraughtsRules) -> None:
    """A reading: the king on 5 is not taken yet, but it is the others' move."""
    assert DraughtsState(rules, black_to_move(white_kings=[5], black_kings=[13, 16, 27])).outcome is None


@treatises
def test_no_draw_off_the_main_line(rules: DraughtsRules) -> None:
    """MAN rule XXIX; METZ rule XVI."""
    assert DraughtsState(rules, N_9._replace(turn=BLACK)).outcome is None


@treatises
def test_no_draw_at_once_against_four_or_with_a_man(rules: DraughtsRules) -> None:
    """MAN rule XXVIII and METZ rule XV speak of three kings against one."""
    assert DraughtsState(rules, white_to_move(white_kings=[46], black_kings=[13, 16, 27, 4])).outcome is None
    assert DraughtsState(rules, white_to_move([], [16], [46], [13, 27])).outcome is None


def test_an_enemy_on_the_line() -> None:
    """METZ rule XV asks only that the lone king can move there untaken, here from 41 to the corner.

    By MAN rule XXVIII it must have the line, which it shares here.
    """
    shared = white_to_move(white_kings=[41], black_kings=[5, 1, 2])
    assert reason(DraughtsState(METZ, shared)) == "ligne-du-milieu"
    assert DraughtsState(MANOURY, shared).outcome is None
    cornered = white_to_move(white_kings=[46], black_kings=[5, 1, 2])
    assert DraughtsState(METZ, cornered).outcome is None


def test_who_has_the_line_can_always_stay() -> None:
    """What METZ rule XV adds is already so wherever the line is had alone and nothing is to be taken."""
    others = [square for square in HUNDRED.numbers() if square not in MAIN_LINE]
    for lone in MAIN_LINE[::3]:
        for three in [*combinations(others, 3)][::7]:
            board = white_to_move(white_kings=[lone], black_kings=three)
            by_manoury = DraughtsState(MANOURY, board).outcome
            assert by_manoury == DraughtsState(METZ, board).outcome, f"{lone} against {three}"


def test_the_main_line_at_odds() -> None:
    """METZ rule XV is for players without odds; MAN ch. VI has no one insist, whatever he gives."""
    odds = Agreement(giver=BLACK)
    assert DraughtsState(METZ, N_8, odds).outcome is None
    assert reason(DraughtsState(MANOURY, N_8, odds)) == "ligne-du-milieu"


@treatises
@pytest.mark.parametrize("giver", [None, WHITE, BLACK])
def test_twenty_moves_begin(rules: DraughtsRules, giver: Seat | None) -> None:
    """MAN rules XXIX, XXX; METZ rules XVI, XVII: from when three and one are left, whoever gives a man."""
    board = white_to_move((), [24], [46, 47, 48], [6])
    state = played(DraughtsState(rules, board, Agreement(giver=giver)), "47x15")
    assert state.limit == Limit(BLACK, 40)
    (begun,) = brought(state, LimitBegun)
    assert (begun.seat, begun.coups) == (BLACK, 20)
    over = shuffled(state, 40, "6-1", "48-43", "1-6", "43-48")
    assert (reason(over), winner(over)) == ("coups-limites", None)


@treatises
def test_crowning_the_third_begins_the_count(rules: DraughtsRules) -> None:
    """METZ rule XVII: from when they are reduced to three kings and one."""
    state = played(DraughtsState(rules, white_to_move([10], (), [46, 48], [6])), "10-4")
    assert state.limit == Limit(BLACK, 40)


@treatises
def test_the_last_move_must_win(rules: DraughtsRules) -> None:
    """MAN rules XXXII, XXXIII, N. 7 bis; METZ rule XVII: what the 21st move would win is not won."""
    late = played(counting(rules, N_7_BIS, 1), "13-8", "26x3")
    assert (reason(late), winner(late)) == ("coups-limites", None)
    in_time = played(counting(rules, N_7_BIS, 3), "13-8", "26x3", "41-14", "3x20", "25x14")
    assert (reason(in_time), winner(in_time)) == ("sans-pions", WHITE)


@treatises
def test_winning_on_the_last_move(rules: DraughtsRules) -> None:
    """MAN rule XXXII: the last move is included."""
    state = counting(rules, N_9, 2)
    won = played(state, "27-22", "11x41", "46x37")
    assert won.limit == Limit(BLACK, 1)
    assert winner(won) == WHITE


@treatises
def test_the_draw_given_makes_twenty_five(rules: DraughtsRules) -> None:
    """MAN rule XXXI; METZ rule XVI: and the draw is then won by who was given it."""
    board = white_to_move((), [24], [46, 47, 48], [6])
    state = played(DraughtsState(rules, board, GIVES_DRAW), "47x15")
    assert state.limit == Limit(BLACK, 50)
    over = shuffled(state, 50, "6-1", "48-43", "1-6", "43-48")
    assert (reason(over), winner(over)) == ("coups-limites", BLACK)
    assert [type(event) for event in over.events] == [Drawn, Won]


@treatises
def test_twenty_if_the_lone_king_gives_the_draw(rules: DraughtsRules) -> None:
    """MAN rule XXIX: the lone king cannot refuse twenty, even if he gives odds; more are not due."""
    board = white_to_move((), [24], [46, 47, 48], [6])
    state = played(DraughtsState(rules, board, Agreement(remise=WHITE, giver=BLACK)), "47x15")
    assert state.limit == Limit(BLACK, 40)
    assert winner(shuffled(state, 40, "6-1", "48-43", "1-6", "43-48")) == WHITE


def test_the_last_five_need_the_main_line_by_manoury() -> None:
    """MAN rule XXXI: who gives the draw has them if he has the ligne du milieu."""
    with_it = counting(MANOURY, HOLDING, 25, GIVES_DRAW)
    assert reason(shuffled(with_it, 50, *TO_AND_FRO)) == "coups-limites"
    without = counting(MANOURY, NOT_HOLDING, 25, GIVES_DRAW)
    assert reason(shuffled(without, 40, *TO_AND_FRO)) == "coups-limites"


def test_the_last_five_are_free_by_metz() -> None:
    """METZ rule XVII: they cannot be refused though the main line is left."""
    assert reason(shuffled(counting(METZ, NOT_HOLDING, 25, GIVES_DRAW), 50, *TO_AND_FRO)) == "coups-limites"


def test_leaving_the_line_in_the_last_five() -> None:
    """MAN rule XXXI: not without a forced stroke."""
    board = white_to_move(white_kings=[41, 48, 25], black_kings=[6])
    state = counting(MANOURY, board, 5, GIVES_DRAW)
    assert reason(played(state, "41-36", "6-1")) == "coups-limites"
    assert played(state, "48-43", "6-1").outcome is None


def test_a_forced_stroke_in_the_last_five() -> None:
    """MAN rule XXXI: the line may be left for one. In N. 9 the lone king must take two and is taken."""
    state = played(counting(MANOURY, N_9, 5, GIVES_DRAW), "27-22", "11x41")
    assert state.outcome is None
    assert winner(played(state, "46x37")) == WHITE


def test_no_count_of_two_against_one_in_the_treatises() -> None:
    """MAN ch. III and METZ set none; both players may leave (MAN rule XXXIX), here after fifty idle moves."""
    board = white_to_move(white_kings=[47, 48], black_kings=[6])
    over = shuffled(DraughtsState(MANOURY, board), 100, *TO_AND_FRO)
    assert (reason(over), winner(over)) == ("coups-sans-progres", None)


def test_qui_perd_gagne_has_no_lone_king_to_catch() -> None:
    """The limits are about winning with three kings, which here would be losing with them."""
    agreement = Agreement(qui_perd_gagne=True)
    assert DraughtsState(MANOURY, N_8, agreement).outcome is None
    board = white_to_move((), [24], [46, 47, 48], [6])
    assert played(DraughtsState(MANOURY, board, agreement), "47x15").limit is None


WALK = (48, 43, 49, 35, 30, 25, 20, 15, 4, 13, 24, 38, 42, 48, 43, 49, 35)
"""Squares a white king may visit while a black one goes between 6 and 1, without repeating positions."""


def walked(state: DraughtsState, coups: int) -> DraughtsState:
    lone = (6, 1)
    for coup in range(coups):
        assert state.outcome is None, f"over after {coup} moves"
        start, end = WALK[coup : coup + 2]
        state = played(state, f"{start}-{end}", f"{lone[coup % 2]}-{lone[(coup + 1) % 2]}")
    return state


def test_sixteen_today() -> None:
    """FMJD art. 6: three pieces with a king among them against one king."""
    for board in (
        white_to_move((), (), [46, 47, 48], [6]),
        white_to_move([46], (), [47, 48], [6]),
        white_to_move([46, 47], (), [48], [6]),
    ):
        over = walked(counting(FMJD, board, 16), 16)
        assert (reason(over), winner(over)) == ("coups-limites", None)


@pytest.mark.parametrize("men", [(), (37,), (37, 36)])
def test_sixteen_begin_today(men: tuple[int, ...]) -> None:
    """FMJD art. 6: men may be among the three."""
    kings = [47, 48, 46][: 3 - len(men)]
    state = played(DraughtsState(FMJD, white_to_move(men, [24], kings, [6])), "47x15")
    assert state.limit == Limit(BLACK, 32)


def test_five_today() -> None:
    """FMJD art. 6: a king with at most one other piece against a king."""
    board = white_to_move((), [24], [47, 48], [6])
    state = played(DraughtsState(FMJD, board), "47x15")
    assert state.limit == Limit(BLACK, 10)
    over = shuffled(state, 10, "6-1", "48-43", "1-6", "43-49", "6-1", "49-43", "1-6", "43-48")
    assert reason(over) == "coups-limites"


def test_three_men_against_a_king_are_not_counted() -> None:
    """FMJD art. 6: a king must be among the three."""
    state = played(DraughtsState(FMJD, white_to_move([31, 36, 37], [27], (), [1])), "31x22")
    assert state.limit is None


def test_five_within_sixteen() -> None:
    """FMJD art. 6: when a piece is taken meanwhile, the five begin, but the sixteen run on."""
    early = played(counting(FMJD, N_7_BIS, 16), "13-8", "26x3")
    assert early.limit == Limit(BLACK, 10)
    assert brought(early, LimitBegun)
    late = played(counting(FMJD, N_7_BIS, 3), "13-8", "26x3")
    assert late.limit == Limit(BLACK, 4)
    assert not brought(late, LimitBegun)


def test_king_against_king_today() -> None:
    """FMJD art. 6: five moves as well."""
    state = played(DraughtsState(FMJD, white_to_move((), [24], [47], [6])), "47x15")
    assert state.limit == Limit(BLACK, 10)


def test_twenty_five_quiet_moves_today() -> None:
    """FMJD art. 6: only kings have moved and nothing was taken; a man's move begins the count anew."""
    board = white_to_move([37, 36, 46], (), [47, 48], [6])
    state = DraughtsState(FMJD, board, quiet=48)
    over = played(state, "48-43", "6-1")
    assert (reason(over), winner(over)) == ("coups-sans-progres", None)
    assert played(state, "36-31", "6-1").quiet == 1


def test_the_third_time_today() -> None:
    """FMJD art. 6: the same position with the same player to move."""
    board = white_to_move([37, 36, 46], (), [47, 48], [6])
    twice = shuffled(DraughtsState(FMJD, board), 7, *TO_AND_FRO)
    assert twice.outcome is None
    thrice = played(twice, "1-6")
    assert (reason(thrice), winner(thrice)) == ("repetition", None)


def test_a_mans_move_forgets_what_was_seen() -> None:
    """No position before it can come again."""
    board = white_to_move([37, 36, 46], (), [47, 48], [6])
    state = shuffled(DraughtsState(FMJD, board), 4, *TO_AND_FRO)
    assert len(state.seen) == 4
    assert played(state, "36-31").seen == ()


@treatises
def test_repeating_is_no_draw_in_the_treatises(rules: DraughtsRules) -> None:
    """Neither knows it."""
    board = white_to_move([37, 36, 46], (), [47, 48], [6])
    assert shuffled(DraughtsState(rules, board), 40, *TO_AND_FRO).outcome is None
