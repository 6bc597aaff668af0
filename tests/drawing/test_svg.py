"""The words of SVG."""

from xml.etree import ElementTree

import pytest

from academie.drawing.svg import NAMESPACE, Vec, circle, document, element, number, text
from academie.words import Language


@pytest.mark.parametrize(
    ("value", "written"), [(3, "3"), (3.0, "3"), (1 / 3, "0.33"), (-0.0001, "0"), ("none", "none")]
)
def test_number(value: float | str, written: str) -> None:
    assert number(value) == written


def test_underscores_are_hyphens() -> None:
    assert element("path", stroke_width=1.5, viewBox="0").attrib == {"stroke-width": "1.5", "viewBox": "0"}


def test_document_is_titled_in_its_language_and_escapes() -> None:
    drawn = document(
        Vec(10, 20),
        [circle(Vec(1, 2), 3), text("text", "a < b")],
        title="Titre",
        description="Les « dames » & le reste",
        language=Language.FRENCH,
    )
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == "0 0 10 20"
    assert root.get("lang") == "fr"
    assert [child.tag.removeprefix(f"{{{NAMESPACE}}}") for child in root] == [
        "title",
        "desc",
        "circle",
        "text",
    ]
    assert [child.text for child in root if child.text] == ["Titre", "Les « dames » & le reste", "a < b"]
