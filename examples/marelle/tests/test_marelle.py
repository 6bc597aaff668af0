"""The marelle by its rules. Expected values are from the rules and from arithmetic done by hand."""

import random

import pytest

from academie.drawing import draw, text_board
from academie.engine.players import player
from academie.kernel import BLACK, WHITE, IllegalAction, NotationError, OptionError, SetupError
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import check_game
from academie.words import Language
from academie_marelle import GAME
from academie_marelle.law import MARELLE, PartieDeMarelle
from academie_marelle.rules import RULESETS, USAGE, WITHOUT_DIAGONALS, MarelleRules
from academie_marelle.text import NOTATION


def played(*acts: str, rules: MarelleRules = USAGE) -> PartieDeMarelle:
    state = MARELLE.start(rules)
    for act in acts:
        state = state.apply(NOTATION.resolve(state, act))
    return state


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_the_kit_every_game_must_pass(rules: MarelleRules) -> None:
    check_game(GAME, rules, seeds=range(20))


def test_it_is_found_once_it_is_installed() -> None:
    assert registry["marelle"] is GAME
    assert notation_of("marelle") is NOTATION


def test_the_first_man_is_not_laid_on_the_centre() -> None:
    assert len(MARELLE.start().actions()) == 8
    with pytest.raises(NotationError, match="'b2' is not legal here"):
        played("b2")
    assert len(MARELLE.start(WITHOUT_DIAGONALS).actions()) == 9
    assert played("a1", "b2").board[4] == BLACK


def test_three_in_a_row_wins() -> None:
    state = played("a1", "a2", "b1", "b2", "c1")
    assert state.actor is None
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((WHITE,), "row")
    assert NOTATION.describe(state.events[0], Language.ENGLISH) == "White wins: three men in a row"


def test_a_diagonal_wins_only_where_it_is_drawn() -> None:
    acts = ("a1", "a2", "b2", "b1", "c3")
    assert played(*acts).actor is None
    assert played(*acts, rules=WITHOUT_DIAGONALS).actor == BLACK


def test_men_move_along_the_lines() -> None:
    laid = ("a1", "b2", "c2", "b1", "b3", "a3")
    # From a1 only a2 is free and next to it; from c2 the corners c1 and c3; from b3 the corner c3.
    assert {NOTATION.act(act) for act in played(*laid).actions()} == {"a1-a2", "c2-c1", "c2-c3", "b3-c3"}


def test_who_cannot_move_has_lost() -> None:
    # Black's men on a1, b1 and a2 have White's on c1, b2 and a3 before them, no diagonal being drawn.
    shut = NOTATION.read_state("bbw/bw./w.. black", WITHOUT_DIAGONALS)
    assert shut.actor is None
    assert shut.outcome is not None
    assert (shut.outcome.winners, shut.outcome.reason) == ((WHITE,), "blocked")


def test_too_many_moves_are_a_draw() -> None:
    state = NOTATION.read_state("wbw/bwb/... white moved=59")
    assert state.actor == WHITE
    drawn = state.apply(NOTATION.resolve(state, "b2-b3"))
    assert drawn.outcome is not None
    assert (drawn.outcome.winners, drawn.outcome.reason) == ((), "moves")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("www/b../b.b white", "already has three in a row"),
        ("ww./ww./... black", "more than 3 men"),
        ("ww./.../... black", "laid too many"),
        ("w../.../... black moved=3", "3 moves cannot have been made"),
    ],
)
def test_positions_that_cannot_be(text: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        NOTATION.read_state(text)


def test_what_cannot_be_read() -> None:
    with pytest.raises(NotationError, match="'d4' is not an act: write b2"):
        NOTATION.read_act("d4")
    with pytest.raises(NotationError, match="is not a position"):
        NOTATION.read_state("www white")
    with pytest.raises(OptionError, match="has no option dice; it has: first"):
        MARELLE.start(None, {"dice": 2})
    with pytest.raises(IllegalAction):
        played("a1").apply(NOTATION.read_act("a1"))


def test_the_board_in_text_and_drawn() -> None:
    state = played("a1", "b2")
    assert text_board(state, Language.ENGLISH).splitlines() == [
        " Black (X), 2 in hand",
        " 3 .-.-.",
        "   |\\|/|",
        " 2 .-X-.",
        "   |/|\\|",
        " 1 O-.-.",
        "   a b c",
        " White (O), 2 in hand, to act",
    ]
    svg = draw(state, act=NOTATION.read_act("b2"), language=Language.FRENCH).svg
    assert 'data-point="a1"' in svg
    assert "Noir (X), 2 en main" in svg


def test_the_simple_player_wins_and_defends() -> None:
    simple = player("simple", "marelle", seed=1)
    winning = played("a1", "a2", "b1", "b2")
    assert NOTATION.act(simple.choose(winning)) == "c1"  # type: ignore[arg-type]
    threatened = played("a1", "b2", "b1")
    assert NOTATION.act(simple.choose(threatened)) == "c1"  # type: ignore[arg-type]


def test_the_simple_player_beats_a_random_one() -> None:
    """Of 100 games with either first, a player who sees one move ahead should win by far the most."""
    wins = sum(_winner(seed) == seed % 2 for seed in range(100))
    assert wins >= 80


def _winner(seed: int) -> int | None:
    """Who wins when the simple player has the seat `seed % 2`."""
    simple, dice, state = player("simple", "marelle", seed=seed), random.Random(seed), MARELLE.start()
    while state.actor is not None:
        simple_acts = state.actor == seed % 2
        act = simple.choose(state) if simple_acts else dice.choice(state.actions())
        state = state.apply(act)  # type: ignore[arg-type]
    assert state.outcome is not None
    return next(iter(state.outcome.winners), None)
