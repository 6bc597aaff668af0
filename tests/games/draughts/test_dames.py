"""Draughts begun from a position."""

from typing import Any

import pytest

from academie.games.draughts.law import DraughtsState
from academie.kernel import BLACK, OptionError, OptionValue, Record
from academie.notation import read, to_json, to_text
from academie.registry import registry
from tests.games.draughts.law.table import words

GAME = registry["dames"]
LONE = "B:WK1,K2,K3:BK45"


def begun(**options: OptionValue) -> DraughtsState:
    state = GAME.start(GAME.ruleset("manoury-1787"), options)
    assert isinstance(state, DraughtsState)
    return state


def test_the_usual_start_as_a_position_is_the_usual_start() -> None:
    assert begun(position="W:W31-50:B1-20") == begun()


def test_who_is_to_move_begins() -> None:
    assert words(begun(position="B:W32:B19")) == {"19-23", "19-24"}


def test_what_is_agreed_on_goes_with_it() -> None:
    state = begun(position=LONE, remise="black")
    assert state.agreement.remise == BLACK
    # MAN rule XXXI: who gives the draw has twenty-five moves.
    assert state.limit == (BLACK, 50)


def test_a_record_of_it_is_read_back() -> None:
    record: Record[Any] = Record(GAME, "dames/metz", (("position", LONE),))
    assert read(to_text(record)) == read(to_json(record)) == record


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"position": "here"}, "position here: 'here' is not a position"),
        ({"position": 7}, "position 7: '7' is not a position"),
        ({"position": "W:W51:B1"}, "51 is not a square"),
        ({"position": "W:W3:B1"}, "White has a man on 3, where it would be crowned"),
        ({"position": LONE, "first": "white"}, "so first cannot"),
        ({"position": LONE, "white_men_less": 1}, "so white_men_less cannot"),
        ({"position": LONE, "premier_a_dame": True}, "premier_a_dame does not go with kings"),
        ({"positon": LONE}, "dames has no option positon"),
    ],
)
def test_refused(options: dict[str, OptionValue], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.start(None, options)
