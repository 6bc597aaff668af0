"""The colours must still tell things apart where the printer has only grey."""

import pytest

from academie.diagrams import palette


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(two)))
    return (lighter + 0.05) / (darker + 0.05)


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
