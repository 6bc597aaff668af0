"""A finished drawing."""

from pathlib import Path

from academie.drawing import Diagram


def test_notebooks_and_text_get_the_same_document() -> None:
    drawing = Diagram("<svg/>")
    assert drawing._repr_svg_() == str(drawing) == "<svg/>"


def test_save(tmp_path: Path) -> None:
    Diagram("<svg>é</svg>").save(tmp_path / "drawing.svg")
    assert (tmp_path / "drawing.svg").read_text(encoding="utf-8") == "<svg>é</svg>"
