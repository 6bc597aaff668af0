"""The packages of src/academie drawn by floor, with what imports what: `make packages-picture`.

Floors are those of the import contract in pyproject.toml; sizes and arrows are counted from the sources.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import grimp

from academie.drawing.palette import INK, PAPER
from academie.drawing.svg import Drawing, Element, Vec, box, element, whole, words
from academie.words import Language

SOURCE: Final = Path("src/academie")
WIDTH: Final = 920.0
STEP: Final = 74.0
BOX: Final = Vec(190.0, 46.0)


class Package(NamedTuple):
    """A package of ours: where it is drawn, and how large it is."""

    name: str
    centre: Vec
    files: int
    lines: int


def floors() -> list[list[str]]:
    """The packages of each floor, the highest first."""
    contracts = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers: list[str] = next(each["layers"] for each in contracts if each["id"] == "floors")
    return [layer.split(" | ") for layer in layers]


def packages() -> Iterator[Package]:
    """Every package with its place on the sheet."""
    for number, names in enumerate(floors()):
        gap = WIDTH / (len(names) + 1)
        for place, name in enumerate(names, 1):
            files = [*(SOURCE / name).rglob("*.py")] or [SOURCE / f"{name}.py"]
            lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)
            yield Package(name, Vec(gap * place, 44 + STEP * number), len(files), lines)


def imports() -> Counter[tuple[str, str]]:
    """How many imports go from one package to another."""
    graph = grimp.build_graph("academie", cache_dir=None)
    pairs = (
        (module.split(".")[1], imported.split(".")[1])
        for module in graph.modules
        for imported in graph.find_modules_directly_imported_by(module)
        if "." in module and "." in imported
    )
    return Counter((one, other) for one, other in pairs if one != other)


def arrow(start: Package, end: Package, count: int) -> Element:
    """A line from a package to one it imports, the wider the more imports there are."""
    return element(
        "line",
        x1=start.centre.x,
        y1=start.centre.y + BOX.y / 2,
        x2=end.centre.x,
        y2=end.centre.y - BOX.y / 2,
        stroke=INK,
        stroke_width=min(6.0, 0.5 + count / 60),
        stroke_opacity=0.35,
    )


def boxed(package: Package) -> Iterator[Element]:
    """The box of a package."""
    corner = Vec(package.centre.x - BOX.x / 2, package.centre.y - BOX.y / 2)
    yield box(corner, BOX.x, BOX.y, fill=PAPER, stroke=INK, rx=6)
    yield words(package.centre.plus(0, -8), package.name, 18, font_weight="bold", fill=INK)
    size = f"{package.files} file{'' if package.files == 1 else 's'}, {package.lines:,} lines"
    yield words(package.centre.plus(0, 12), size, 12, fill=INK)


def picture() -> str:
    """The whole sheet as SVG."""
    known = {package.name: package for package in packages()}
    lines = [
        arrow(known[one], known[other], count)
        for (one, other), count in sorted(imports().items())
        if one in known and other in known and known[one].centre.y < known[other].centre.y
    ]
    size = Vec(WIDTH, max(package.centre.y for package in known.values()) + 44)
    ground = box(Vec(0, 0), size.x, size.y, fill=PAPER)
    drawn = (ground, *lines, *(part for package in known.values() for part in boxed(package)))
    title = "The packages of Académie by floor"
    about = "Each imports only floors below its own; a line is the wider the more imports there are."
    return whole(Drawing(size, drawn, title, about), Language.ENGLISH).svg


def main() -> None:
    Path(sys.argv[1]).write_text(picture(), encoding="utf-8")
    print(f"drawn: {sys.argv[1]}")


if __name__ == "__main__":
    main()
