"""A game of draughts drawn with what its last act brought."""

from academie.drawing import draw, text_board
from academie.games.draughts.law import DAMES, DraughtsState, Position
from academie.games.draughts.law.events import Crowned, Taken
from academie.words import Language
from tests.drawing.drawn import marked, values
from tests.drawing.grid.positions import BOARD_4, only_move, played


def caption(state: DraughtsState, language: Language) -> str:
    drawing = draw(state, language=language)
    return " ".join(part.text or "" for part in marked(drawing, "data-caption"))


def test_what_was_taken_is_marked() -> None:
    """METZ rules V, VI and board 4: three men and a king."""
    state = BOARD_4.apply(only_move(BOARD_4))
    assert values(draw(state), "data-mark") == {"taken": 4}
    assert "3 pions et une dame" in caption(state, Language.FRENCH)
    assert "3 men and a king" in caption(state, Language.ENGLISH)


def test_the_move_is_drawn_where_it_is_told() -> None:
    move = only_move(BOARD_4)
    state = BOARD_4.apply(move)
    assert not values(draw(state), "data-arrow")
    cells = [DAMES.default.damier.value.place(square) for square in move.path]
    assert values(draw(state, act=move), "data-arrow") == {
        ", ".join(f"{row} {column}" for row, column in cells): 1
    }


def test_a_new_king_is_marked() -> None:
    before = DraughtsState(DAMES.default, Position.of([7, 50], [20]))
    (move,) = [act for act in before.actions() if str(getattr(act, "end", "")) == "1"]
    assert values(draw(before.apply(move)), "data-mark") == {"crowned": 1}


def test_nobody_is_to_move_at_the_end() -> None:
    end = played("fmjd", seed=2)[-1]
    for shown in (draw(end, language=Language.ENGLISH).svg, text_board(end, Language.ENGLISH)):
        assert "to move" not in shown.split("</desc>")[-1]


def test_marks_are_the_events() -> None:
    for state in played("manoury-1787", seed=6):
        taken = sum(len(event.squares) for event in state.events if isinstance(event, Taken))
        crowned = sum(isinstance(event, Crowned) for event in state.events)
        marks = values(draw(state), "data-mark")
        assert (marks["taken"], marks["crowned"]) == (taken, crowned)


def test_the_board_of_the_rule_set_is_drawn() -> None:
    small = DAMES.start(DAMES.ruleset("francaises-64"))
    assert values(draw(small, flip=True), "data-name").total() == 32
    assert " 32 " in text_board(small)
    assert " 33 " not in text_board(small)
