"""The colours must still tell things apart where the printer has only grey."""

import pytest

from academie.drawing.palette import COLOURS, contrast


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "paper"),
        ("quiet-ink", "paper"),
        ("wood-mark", "wood"),
        ("true", "paper"),
        ("false", "paper"),
        ("filling", "paper"),
        ("die-mark", "die"),
        ("white-edge", "white"),
        ("black-edge", "black"),
        ("dark-mark", "dark"),
        ("pale-mark", "pale"),
    ],
)
def test_writing_is_read_with_ease(ink: str, ground: str) -> None:
    """4.5 is what WCAG 2 asks of text at level AA."""
    assert contrast(COLOURS[ink], COLOURS[ground]) >= 4.5


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("white", "black"),
        ("pale", "dark"),
        ("dark", "felt"),
        ("pale-edge", "felt"),
        ("black-edge", "dark"),
        ("black", "pale"),
        ("white", "dark"),
        ("white-edge", "pale"),
        ("jeton-edge", "felt"),
        ("hole", "wood"),
    ],
)
def test_shapes_stand_out(one: str, two: str) -> None:
    """3 is what WCAG 2 asks of graphics: of their bodies, or of the edges that part them from the ground."""
    assert contrast(COLOURS[one], COLOURS[two]) >= 3


def test_contrast_is_that_of_the_standard() -> None:
    """Black on white is 21 to 1, a colour on itself 1 to 1; #767676 on white is the grey that just reads."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#14508c", "#14508c") == 1
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)
