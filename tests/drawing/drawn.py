"""Looking at a drawing: which parts carry which mark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

from academie.drawing import Diagram


def marked(drawing: Diagram, attribute: str) -> Iterator[ElementTree.Element]:
    """Every element of the drawing that carries the attribute."""
    return (part for part in ElementTree.fromstring(drawing.svg).iter() if attribute in part.attrib)


def values(drawing: Diagram, attribute: str) -> Counter[str]:
    return Counter(part.attrib[attribute] for part in marked(drawing, attribute))
