"""A finished drawing."""

import gzip
from pathlib import Path
from xml.etree import ElementTree

import pytest

from academie.drawing import Diagram, draw
from academie.drawing.picture import small_picture
from academie.kernel import Game
from academie.registry import registry
from tests.drawing.page_pictures import pictures

SMALL_LIMIT = 4_500


def test_notebooks_and_text_get_the_same_document() -> None:
    drawing = Diagram("<svg/>")
    assert drawing._repr_svg_() == str(drawing) == "<svg/>"


def test_save(tmp_path: Path) -> None:
    Diagram("<svg>é</svg>").save(tmp_path / "drawing.svg")
    assert (tmp_path / "drawing.svg").read_text(encoding="utf-8") == "<svg>é</svg>"


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_a_board_without_panels_is_all_of_the_board_and_nothing_else(game: Game) -> None:
    state = game.start(game.rulesets[0])
    whole, alone = draw(state), draw(state, panels=False)
    assert 'data-panel="' in whole.drawing
    assert "data-panel" not in alone.drawing
    assert "data-caption" not in alone.drawing
    beside = sum(map(placed, ElementTree.fromstring(whole.drawing).iterfind(".//*[@data-panel]")))
    assert (
        placed(ElementTree.fromstring(alone.drawing))
        == placed(ElementTree.fromstring(whole.drawing)) - beside
    )


def placed(drawn: ElementTree.Element) -> int:
    """How many symbols are placed there."""
    return len([*drawn.iterfind(".//{*}use")])


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_a_small_picture_is_light(game: Game) -> None:
    drawn = small_picture(game.start(game.rulesets[0]))
    assert len(gzip.compress(drawn.encode())) < SMALL_LIMIT
    assert "pattern" not in drawn, "no grain"
    ElementTree.fromstring(drawn)


@pytest.mark.parametrize(("file", "drawn"), pictures().items(), ids=[file.stem for file in pictures()])
def test_pages_that_lack_something_show_the_board_as_it_is_drawn(file: Path, drawn: str) -> None:
    assert file.read_text(encoding="utf-8") == drawn
