"""Moving and taking on the books' own boards: Manoury's rules II, VII-X, XX-XXVII; Metz's IV-VI, XII-XIV."""

import pytest

from academie.games.draughts.law import DraughtsRules, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.events import Crowned, Taken
from academie.kernel import BLACK, WHITE
from tests.games.draughts.law.table import (
    FMJD,
    MANOURY,
    METZ,
    POLISH,
    black_to_move,
    brought,
    played,
    white_to_move,
    words,
)

every_polish = pytest.mark.parametrize("rules", POLISH, ids=lambda rules: rules.id)

METZ_1 = white_to_move([28, 29, 31, 32, 33, 36, 38], [14, 21, 27, 39], black_kings=[35])
METZ_2 = white_to_move([22, 35], [7, 8, 9, 18], black_kings=[20, 30])
METZ_3 = white_to_move([21, 28, 29, 30, 38, 39, 40], [1, 7, 8, 9, 17, 18, 19, 25, 27])
METZ_4 = white_to_move([24, 33, 34, 40], [7, 8, 14, 18, 27], [43], [13])
MANOURY_6 = white_to_move([31, 35, 38, 39, 43, 48, 49], [3, 5, 9, 20, 22, 30], black_kings=[32])


@every_polish
def test_a_man_steps_forward_only(rules: DraughtsRules) -> None:
    """MAN rule II; METZ rule IV and board 1."""
    assert words(DraughtsState(rules, white_to_move([28], [1]))) == {"28-22", "28-23"}
    assert words(DraughtsState(rules, black_to_move([50], [14]))) == {"14-19", "14-20"}


@every_polish
def test_a_man_takes_forward_and_back(rules: DraughtsRules) -> None:
    """METZ rules IV, V and board 1: 31 takes forward, 33 backward; who can take must."""
    assert words(DraughtsState(rules, METZ_1)) == {"31x22:27", "33x44:39"}


@every_polish
def test_men_that_cannot_move(rules: DraughtsRules) -> None:
    """METZ rule II and board 1: 14, 21, 39 and the king can be played, 27 cannot."""
    acts = DraughtsState(rules, METZ_1._replace(turn=BLACK)).actions()
    assert {act.start for act in acts if isinstance(act, Move)} == {14, 21, 39, 35}


@every_polish
def test_several_steps_while_taking(rules: DraughtsRules) -> None:
    """MAN rules II, VII-IX and N. 2: 38 takes four, the last of them backward, and stops on 16."""
    state = DraughtsState(rules, white_to_move([29, 31, 38, 39, 43, 48], [11, 12, 14, 22, 32, 35]))
    assert words(state) == {"38x16:11,12,22,32"}
    after = played(state, "38x16")
    assert after.position == black_to_move([29, 31, 16, 39, 43, 48], [14, 35])
    (taken,) = brought(after, Taken)
    assert (taken.seat, taken.squares, taken.kings) == (WHITE, (11, 12, 22, 32), 0)


@every_polish
def test_the_path_is_told(rules: DraughtsRules) -> None:
    """METZ rule IV and board 3: from 21 by 12, 3, 14 and 23 back to 12."""
    (move,) = DraughtsState(rules, METZ_3).actions()
    assert isinstance(move, Move)
    assert move.path == (21, 12, 3, 14, 23, 12)


@every_polish
def test_a_piece_is_not_jumped_twice(rules: DraughtsRules) -> None:
    """METZ rule VI and board 3: on 12 again, 17 stops the man, though 27 is still to be had; 7 takes it."""
    assert words(DraughtsState(rules, METZ_3)) == {"21x12:8,9,17,18,19"}
    alone = DraughtsState(rules, METZ_3._replace(white=1 << 21))
    assert words(played(alone, "21x12")) == {"7x18:12"}


@every_polish
def test_an_empty_square_may_be_passed_twice(rules: DraughtsRules) -> None:
    """METZ rule VI and board 3: 25 takes six, passing 34 twice, and stops on 45."""
    state = DraughtsState(rules, METZ_3._replace(turn=BLACK))
    assert words(state) == {"25x45:28,29,30,38,39,40"}
    (move,) = state.actions()
    assert isinstance(move, Move)
    assert move.path == (25, 34, 23, 32, 43, 34, 45)


@every_polish
def test_what_is_not_lifted_yet_stops_a_king(rules: DraughtsRules) -> None:
    """METZ rules V, VI and board 4: the king takes four and must stop on 29, where 34 takes it."""
    state = DraughtsState(rules, METZ_4._replace(turn=BLACK))
    assert words(state) == {"13x29:24,33,40,43"}
    assert words(played(state, "13x29")) == {"34x1:7,18,29", "34x3:8,18,29"}


@every_polish
@pytest.mark.parametrize("first", ["27-22", "28-22"])
def test_the_turkish_stroke(rules: DraughtsRules, first: str) -> None:
    """MAN rule X, N. 3 and N. 60: the king is stopped on 28 by what it has jumped, and 32 takes it."""
    start = int(first[:2])
    state = DraughtsState(rules, white_to_move([start, 32, 33, 37], [3, 4, 9, 19], [43], [10, 13]))
    given = played(state, first)
    assert words(given) == {"13x28:22,33,37,43"}
    stopped = played(given, "13x28")
    assert words(stopped) == {"32x5:10,19,28"}
    (taken,) = brought(played(stopped, "32x5"), Taken)
    assert taken.kings == 2


@every_polish
def test_a_king_takes_from_afar_and_turns(rules: DraughtsRules) -> None:
    """METZ rule XIV and board 4; MAN rule XXVII: by 21 and 3, stopping on 20 or 25 at choice."""
    assert words(DraughtsState(rules, METZ_4)) == {"43x20:8,14,27", "43x25:8,14,27"}


@every_polish
def test_a_king_runs_along_free_lines(rules: DraughtsRules) -> None:
    """METZ rule XIV and board 1: six squares from 35 towards 2, three towards 49."""
    acts = DraughtsState(rules, METZ_1._replace(turn=BLACK)).actions()
    ends = {act.end for act in acts if isinstance(act, Move) and act.start == 35}
    assert ends == {30, 24, 19, 13, 8, 2, 40, 44, 49}


@every_polish
def test_the_most(rules: DraughtsRules) -> None:
    """MAN rules XX, XXI and N. 4: three by 38, not two by 35 or two by 38 the other way."""
    board = white_to_move([31, 35, 38, 39, 43, 48], [5, 13, 20, 21, 22, 30, 32])
    assert words(DraughtsState(rules, board)) == {"38x9:13,22,32"}


@every_polish
def test_three_men_before_two_kings(rules: DraughtsRules) -> None:
    """MAN rule XXIII; METZ rule XII and board 2: nor may one stop on 4 to be crowned."""
    assert words(DraughtsState(rules, METZ_2)) == {"22x11:7,8,18"}


def test_the_strongest_by_manoury() -> None:
    """MAN rule XXII and N. 6: a king and a man before two men."""
    assert words(DraughtsState(MANOURY, MANOURY_6)) == {"38x18:22,32"}


@pytest.mark.parametrize("rules", [FMJD, METZ], ids=lambda rules: rules.id)
def test_free_choice_at_equal_number(rules: DraughtsRules) -> None:
    """METZ rule XII: man or king as one likes; so today. The board is MAN N. 6."""
    assert words(DraughtsState(rules, MANOURY_6)) == {"38x18:22,32", "35x15:20,30"}


def test_two_kings_before_one_by_manoury() -> None:
    """MAN rule XXII says no word of it; its reason, that a king is two men, decides (ch. IV)."""
    board = white_to_move([28, 35], [20], black_kings=[30, 23, 14])
    assert words(DraughtsState(METZ, board)) == {"28x10:14,23", "35x15:20,30"}
    assert words(DraughtsState(MANOURY, board)) == {"28x10:14,23"}


@every_polish
def test_man_or_king_takes_at_choice(rules: DraughtsRules) -> None:
    """MAN ch. IV on rule XXII: what counts is what is taken, not what takes."""
    board = white_to_move([28], [23, 12], white_kings=[26])
    assert words(DraughtsState(rules, board)) == {"28x19:23", "26x8:12", "26x3:12"}


@every_polish
def test_crowned_where_the_move_ends(rules: DraughtsRules) -> None:
    """MAN rules XXIV, XXV; METZ rule XIII: 1 to 5 for White, 46 to 50 for Black."""
    for square in range(6, 11):
        state = DraughtsState(rules, white_to_move([square], [36]))
        for act in state.actions():
            after = state.apply(act)
            (crowned,) = brought(after, Crowned)
            assert 1 <= crowned.square <= 5
            assert after.position.men_and_kings(WHITE) == (0, 1)
    state = DraughtsState(rules, black_to_move([15], [41]))
    assert {act.end for act in state.actions() if isinstance(act, Move)} == {46, 47}
    assert played(state, "41-46").position.men_and_kings(BLACK) == (0, 1)


@every_polish
def test_passing_the_last_row_does_not_crown(rules: DraughtsRules) -> None:
    """MAN rule XXVI and N. 7: 30 passes 48 and stops on 37, a man as before. METZ rule XIII and board 2."""
    state = DraughtsState(rules, black_to_move([34, 42, 43], [30]))
    assert words(state) == {"30x37:34,42,43"}
    after = played(state, "30x37")
    assert not after.position.kings
    assert not brought(after, Crowned)
    passing = played(DraughtsState(rules, METZ_2), "22x11")
    assert passing.position.men_and_kings(WHITE) == (2, 0)


@every_polish
def test_manoury_1(rules: DraughtsRules) -> None:
    """MAN, the remark after rule XLIII, N. 1: each capture is the only move."""
    board = white_to_move([32, 37, 38, 41, 42, 45], [9, 12, 14, 21, 22, 35])
    given = played(DraughtsState(rules, board), "32-27")
    assert words(given) == {"21x43:27,38"}
    again = played(given, "21x43", "42-38")
    assert words(again) == {"43x32:38"}
    assert words(played(again, "43x32")) == {"37x8:12,22,32"}


BROKEN = {
    "N. 37": (
        white_to_move([11], [35], [17, 42, 50], [2, 6]),
        ("42-24",),
        "2x16",
    ),
    "N. 58": (
        white_to_move([30, 31, 32, 34, 35, 36, 43, 45, 48, 49], [1, 4, 5, 6, 8, 10, 15, 20], [], [11]),
        ("49-44", "11x50", "43-39", "50x26", "48-42", "26x48", "30-25", "48x30"),
        "25x14",
    ),
    "N. 97": (white_to_move([40], [16], [1, 9, 34], [45, 49]), ("9-27",), "49x35"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_where_manoury_breaks_his_own_rule(name: str) -> None:
    """MAN rule XXII is newer than these strokes: a man is taken where a king could be."""
    board, line, stroke = BROKEN[name]
    assert _can(played(DraughtsState(FMJD, board), *line), stroke)
    assert _can(played(DraughtsState(METZ, board), *line), stroke)
    assert not _can(played(DraughtsState(MANOURY, board), *line), stroke)


def _can(state: DraughtsState, stroke: str) -> bool:
    return any(word.split(":")[0] == stroke for word in words(state))
