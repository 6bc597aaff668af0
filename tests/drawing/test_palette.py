"""The colours must still tell things apart where the printer has only grey."""

import pytest

from academie.drawing import palette
from academie.drawing.palette import contrast


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (palette.INK, palette.PAPER),
        (palette.QUIET_INK, palette.PAPER),
        (palette.WOOD.mark, palette.WOOD.fill),
        (palette.TRUE, palette.PAPER),
        (palette.FALSE, palette.PAPER),
        (palette.FILLING, palette.PAPER),
        (palette.DIE.mark, palette.DIE.fill),
        (palette.WHITE_MAN.edge, palette.WHITE_MAN.fill),
        (palette.BLACK_MAN.edge, palette.BLACK_MAN.fill),
        (palette.DARK_SQUARE.mark, palette.DARK_SQUARE.fill),
        (palette.PALE_SQUARE.mark, palette.PALE_SQUARE.fill),
    ],
)
def test_writing_is_read_with_ease(ink: str, ground: str) -> None:
    """4.5 is what WCAG 2 asks of text at level AA."""
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (palette.WHITE_MAN.fill, palette.BLACK_MAN.fill),
        (palette.PALE_FLECHE.fill, palette.DARK_FLECHE.fill),
        (palette.DARK_FLECHE.fill, palette.FELT.fill),
        (palette.PALE_FLECHE.edge, palette.FELT.fill),
        (palette.BLACK_MAN.edge, palette.DARK_FLECHE.fill),
        (palette.PALE_SQUARE.fill, palette.DARK_SQUARE.fill),
        (palette.BLACK_MAN.edge, palette.DARK_SQUARE.fill),
        (palette.BLACK_MAN.fill, palette.PALE_SQUARE.fill),
        (palette.WHITE_MAN.fill, palette.DARK_SQUARE.fill),
        (palette.WHITE_MAN.edge, palette.PALE_SQUARE.fill),
        (palette.JETON.edge, palette.FELT.fill),
        (palette.HOLE, palette.WOOD.fill),
    ],
)
def test_shapes_stand_out(one: str, two: str) -> None:
    """3 is what WCAG 2 asks of graphics: of their bodies, or of the edges that part them from the ground."""
    assert contrast(one, two) >= 3


def test_contrast_is_that_of_the_standard() -> None:
    """Black on white is 21 to 1, a colour on itself 1 to 1; #767676 on white is the grey that just reads."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#14508c", "#14508c") == 1
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)
