"""A state of trictrac in plain text."""

import pytest

from academie.games.tables.picture.board import Labels
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.picture.caption import trictrac_text
from academie.kernel import BLACK, WHITE
from academie.words import Language, languages
from tests.drawing.positions import FIGURE_1, STACKED, played, position

FIGURE_1_TEXT = """\
 Noir (X)   0 point, 2 trous   dés\u00a0: 6-5
    T    1    2    3    4    5      6    7    8    9   10    C
┌───────────────────────────────┬───────────────────────────────┐
│   ·    X    X    X    X    X  │   X    X    X    ·    X    X  │
│                  X         X  │   X         X              X  │
│                               │                               │
│                               │                               │
│                               │                               │
│                               │                               │
│                               │                               │
│                               │                               │
│                               │                               │
│   O              O    O       │   O    O              O       │
│   O    O    ·    O    O    O  │   O    O    O    ·    O    ·  │
└───────────────────────────────┴───────────────────────────────┘
    T    1    2    3    4    5      6    7    8    9   10    C
 Blanc (O)   0 point, 0 trou
"""


def test_figure_1() -> None:
    """ACAD-B ch. IX fig. 1: twelve points in bredouille, thus two holes, by six-cinq."""
    assert trictrac_text(FIGURE_1) == FIGURE_1_TEXT


def test_high_stacks_end_in_their_number() -> None:
    rows = [line for line in trictrac_text(STACKED).splitlines() if line.startswith("│")]
    assert [row[1:5].strip() for row in rows] == [*"XXXX", "15", "", "15", *"OOOO"]


def test_score_and_men_off_in_english() -> None:
    state = position({23: 3}, {18: 2, 23: 7}, thrower=BLACK, score=Score((10, 2), (11, 1), WHITE))
    lines = trictrac_text(state, Language.ENGLISH).splitlines()
    assert lines[0] == " Black (X)   2 points, 1 hole   6 off   to throw"
    assert lines[-1] == " White (O)   10 points in bredouille, 11 holes   12 off"


@pytest.mark.parametrize(("labels", "first"), [(Labels.LETTERS, "Y"), (Labels.NUMBERS, "T")])
def test_names(labels: Labels, first: str) -> None:
    assert trictrac_text(STACKED, labels=labels).splitlines()[1].split()[0] == first


def test_without_names() -> None:
    assert len(trictrac_text(STACKED, labels=Labels.NONE).splitlines()) == 15


def test_fits_a_terminal() -> None:
    for state in played(seed=8, acts=300):
        for language in languages():
            assert max(map(len, trictrac_text(state, language).splitlines())) <= 80
