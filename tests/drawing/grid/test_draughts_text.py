"""A position of draughts in plain text."""

import pytest

from academie.drawing import text_board
from academie.games.draughts.law import DAMES
from academie.games.draughts.picture import Signs, draughts_text
from academie.words import Language, languages
from tests.drawing.grid.positions import BOARD_4, START, played

START_TEXT = """\
 Noir (x, dame X)   20 pions
+-------------------------------------------------------------+
|       x  1        x  2        x  3        x  4        x  5  |
| x  6        x  7        x  8        x  9        x 10        |
|       x 11        x 12        x 13        x 14        x 15  |
| x 16        x 17        x 18        x 19        x 20        |
|       . 21        . 22        . 23        . 24        . 25  |
| . 26        . 27        . 28        . 29        . 30        |
|       o 31        o 32        o 33        o 34        o 35  |
| o 36        o 37        o 38        o 39        o 40        |
|       o 41        o 42        o 43        o 44        o 45  |
| o 46        o 47        o 48        o 49        o 50        |
+-------------------------------------------------------------+
 Blanc (o, dame O)   20 pions   au trait
"""


def test_the_start() -> None:
    """The men in order, squares counted from the top (MAN ch. II)."""
    assert draughts_text(START) == START_TEXT


def test_kings_and_counts_in_english() -> None:
    lines = draughts_text(BOARD_4.position, Language.ENGLISH).splitlines()
    assert lines[0] == " Black (x, king X)   5 men, 1 king   to move"
    assert lines[-1] == " White (o, king O)   4 men, 1 king"
    assert " X 13 " in lines[4]
    assert " O 43 " in lines[10]


def test_seen_from_the_other_side() -> None:
    lines = draughts_text(START, flip=True).splitlines()
    assert lines[0].startswith(" Blanc")
    assert lines[2].split() == ["|", "o", "50", "o", "49", "o", "48", "o", "47", "o", "46", "|"]
    assert lines[11].split()[1:3] == ["x", "5"]


def test_discs() -> None:
    text = draughts_text(BOARD_4.position, signs=Signs.DISCS)
    assert [text.count(sign) for sign in "⛀⛁⛂⛃"] == [4 + 1, 1 + 1, 5 + 1, 1 + 1], "those of the legend too"


@pytest.mark.parametrize("ruleset", [rules.id for rules in DAMES.rulesets])
def test_fits_a_terminal_in_plain_letters(ruleset: str) -> None:
    for state in played(ruleset, seed=9):
        for language in languages():
            text = text_board(state, language)
            assert text.isascii()
            assert max(map(len, text.splitlines())) <= 80
