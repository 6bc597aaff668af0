"""The colours of charts can be read, and contrast is measured as the standard says."""

import pytest

from academie.drawing.palette import FALSE, INK, MEN, PAPER, QUIET_INK, SHADE, TRUE, contrast


@pytest.mark.parametrize("ink", [INK, QUIET_INK, TRUE, FALSE])
@pytest.mark.parametrize("ground", [PAPER, SHADE, MEN[0]])
def test_writing_is_read_with_ease(ink: str, ground: str) -> None:
    """4.5 is what WCAG 2 asks of text at level AA."""
    assert contrast(ink, ground) >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    """Black on white is 21 to 1, a colour on itself 1 to 1; #767676 on white is the grey that just reads."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#14508c", "#14508c") == 1
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)
