"""What may be agreed on before a game: Manoury's rule I, chapters V and X; Metz's rules I and XIX."""

import pytest

from academie.games.draughts.law import DAMES
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.text import read_state_line, state_line
from academie.kernel import BLACK, WHITE, OptionError, OptionValue, UnknownName
from tests.games.draughts.law.table import MANOURY, METZ, words

Options = dict[str, OptionValue]


def test_the_game() -> None:
    assert DAMES.key == "dames"
    assert [rules.id for rules in DAMES.rulesets] == [
        "dames/fmjd",
        "dames/manoury-1787",
        "dames/metz",
        "dames/francaises-64",
        "dames/babylonienne",
    ]
    with pytest.raises(UnknownName):
        DAMES.ruleset("dames/russes")


def test_every_switch_is_cited() -> None:
    for rules in DAMES.rulesets:
        assert all(switch.citation.place or switch.citation.remark for _, switch in rules.switches())
        assert len([*rules.switches()]) == 16


def test_set_out() -> None:
    """MAN ch. II: Black on 1 to 20, White on 31 to 50; White begins if nothing else is said."""
    position = DAMES.start().position
    assert position.white == sum(1 << square for square in range(31, 51))
    assert position.black == sum(1 << square for square in range(1, 21))
    assert (position.kings, position.turn) == (0, WHITE)
    assert words(DAMES.start()) == {
        *("31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30")
    }


@pytest.mark.parametrize("men", [1, 2, 3])
def test_men_given(men: int) -> None:
    """MAN ch. V: one or two men; three in N. 61. METZ rule XIX note: 19 against 20. The receiver begins."""
    black_gives = DAMES.start(METZ, {"black_men_less": men})
    assert black_gives.position.men_and_kings(BLACK) == (20 - men, 0)
    assert black_gives.position.men_and_kings(WHITE) == (20, 0)
    assert black_gives.actor == WHITE
    assert black_gives.agreement == Agreement(giver=BLACK)
    white_gives = DAMES.start(METZ, {"white_men_less": men})
    assert white_gives.actor == BLACK
    assert white_gives == black_gives.mirrored()


def test_the_draw_given() -> None:
    """MAN rule I, ch. V; METZ rule XIX note: who is given the draw begins."""
    start = DAMES.start(METZ, {"remise": "black"})
    assert start.actor == BLACK
    assert start.agreement == Agreement(remise=BLACK, giver=WHITE)


def test_a_man_and_the_draw() -> None:
    """MAN ch. V: the odds next to two men."""
    start = DAMES.start(METZ, {"remise": "black", "white_men_less": 1})
    assert start.agreement == Agreement(remise=BLACK, giver=WHITE)
    assert start.position.men_and_kings(WHITE) == (19, 0)


def test_who_begins_may_be_agreed() -> None:
    assert DAMES.start(METZ, {"first": "black"}).actor == BLACK
    assert DAMES.start(METZ, {"first": "white", "white_men_less": 1}).actor == WHITE


def test_no_giver_if_both_give() -> None:
    assert DAMES.start(METZ, {"white_men_less": 1, "black_men_less": 1}).agreement == Agreement()


def test_one_man_against_twenty() -> None:
    """MAN ch. X: qui perd gagne as a good player gives it."""
    start = DAMES.start(METZ, {"qui_perd_gagne": True, "black_men_less": 19})
    assert start.position.men_and_kings(BLACK) == (1, 0)
    assert start.agreement.qui_perd_gagne


def test_five_kings_and_ten_men_against_twenty() -> None:
    """MAN ch. X: among players of equal strength, so that nobody gives odds."""
    start = DAMES.start(METZ, {"white_dames": 5, "white_men_less": 5})
    assert start.position.men_and_kings(WHITE) == (10, 5)
    assert start.agreement == Agreement()


def test_the_partie_diagonale() -> None:
    """MAN ch. X: only the ligne du milieu is empty."""
    position = DAMES.start(METZ, {"diagonale": True}).position
    empty = [square for square in range(1, 51) if not (position.white | position.black) >> square & 1]
    assert empty == [5, 10, 14, 19, 23, 28, 32, 37, 41, 46]
    assert position.men_and_kings(WHITE) == position.men_and_kings(BLACK) == (20, 0)
    assert DAMES.start(METZ, {"diagonale": True}).problems() == ()


@pytest.mark.parametrize(
    "options",
    [
        {"white_men_less": 20},
        {"white_men_less": -1},
        {"white_men_less": True},
        {"black_dames": 21},
        {"white_men_less": 15, "white_dames": 6},
        {"remise": "red"},
        {"first": 1},
        {"qui_perd_gagne": "yes"},
        {"premier_a_dame": True, "qui_perd_gagne": True},
        {"premier_a_dame": True, "white_dames": 1},
        {"holes": 12},
    ],
    ids=str,
)
def test_refused(options: Options) -> None:
    with pytest.raises(OptionError):
        DAMES.start(METZ, options)


def test_half_a_man_is_given_in_one_game_of_two() -> None:
    """MAN rule XXXVIII, ch. V: two games make one; the second is even, and the receiver begins both."""
    half: Options = {"white_men_less": 1, "odds_games": 2}
    first = DAMES.start(MANOURY, half)
    assert first.position.men_and_kings(WHITE) == (19, 0)
    again = DAMES.rematch(MANOURY, half, WHITE)
    assert again == {"black_men_less": 1, "odds_games": 2, "set_game": 2}
    second = DAMES.start(MANOURY, again)
    assert second.position.men_and_kings(BLACK) == (20, 0)
    assert second.agreement.giver is None
    assert (first.actor, second.actor) == (BLACK, WHITE)
    third = DAMES.rematch(MANOURY, again, None)
    assert third["set_game"] == 1
    assert DAMES.start(MANOURY, third).position.men_and_kings(WHITE) == (19, 0)
    with pytest.raises(OptionError, match="set_game"):
        DAMES.start(MANOURY, {"odds_games": 2, "set_game": 3})


def test_a_third_of_the_draw() -> None:
    """MAN rule XXXVIII: the draw is given in one game of three."""
    third: Options = {"remise": "black", "odds_games": 3}
    given = [DAMES.start(MANOURY, {**third, "set_game": game}).agreement.remise for game in (1, 2, 3)]
    assert given == [BLACK, None, None]


def test_double_against_single() -> None:
    """MAN ch. V: the stronger stakes the double, the triple or the quadruple against the single."""
    stakes: Options = {"black_stakes": 3}
    lost = DAMES.start(MANOURY, {**stakes, "position": "W:WK5:B10"}).play("5x14")
    won = DAMES.start(MANOURY, {**stakes, "position": "B:WK10:BK5"}).play("5x14")
    assert lost.outcome is not None
    assert [*lost.outcome.returns] == [3, -3]
    assert won.outcome is not None
    assert [*won.outcome.returns] == [-1, 1]
    assert read_state_line(state_line(won), MANOURY).agreement.stakes == (1, 3)


def test_odds_stay_with_the_person_and_the_first_move_goes_in_turn() -> None:
    """MAN rule I: in turn between equals; always who receives odds."""
    assert DAMES.rematch(MANOURY, {}, WHITE) == {}
    assert DAMES.rematch(MANOURY, {"white_men_less": 2}, WHITE) == {"black_men_less": 2}
    assert DAMES.rematch(MANOURY, {"remise": "white"}, BLACK) == {"remise": "black"}


def test_fifteen_coups_may_be_agreed() -> None:
    """MAN ch. IV on rules XXIX-XXXI: fifteen by custom, twenty by the rule."""
    position = "W:WK1,K2,K50:BK28"
    for coups in (15, 20):
        state = DAMES.start(MANOURY, {"three_to_one": coups, "position": position})
        assert state.limit is not None
        assert state.limit.left == 2 * coups
    with pytest.raises(OptionError, match="not left to the players"):
        DAMES.start(None, {"three_to_one": 15})


def test_taking_by_the_king_may_be_agreed() -> None:
    """MAN ch. IV no. 6: in some places one had to take with the king; elsewhere the choice is free."""
    position = "W:W32,K46:B28,41"
    free = DAMES.start(MANOURY, {"position": position, "precedence": "most"})
    by_king = DAMES.start(MANOURY, {"position": position, "precedence": "most-by-king"})
    assert words(free) == {"32x23:28", "46x37:41"}
    assert words(by_king) == {"46x37:41"}
