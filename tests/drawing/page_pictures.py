"""Pictures of pages that say what is not there: an empty board, and one nearly empty.

`python -m tests.drawing.page_pictures` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from academie.drawing.svg import Element
from academie.drawing.theme import Theme, dressed
from academie.games.tables.picture.board import Labels, all_names, board
from academie.games.tables.picture.counters import Cast, dice, lying
from academie.games.tables.picture.geometry import View
from academie.games.tables.picture.men import Stack, men
from academie.games.tables.picture.panel import printed
from academie.kernel import BLACK, WHITE

FOLDER: Final = Path(__file__).parents[2] / "web" / "app" / "src" / "looks"
VIEW: Final = View()
FEW: Final = (Stack(WHITE, 3, 1), Stack(BLACK, 15, 1))
FACES: Final = (4, 4)


def pictures() -> dict[Path, str]:
    """Every picture by its file."""
    laid = dice(VIEW, lying(Cast(FACES, WHITE), {}), FACES)
    return {
        FOLDER / "board-empty.svg": _picture(),
        FOLDER / "board-lost.svg": _picture(men(VIEW, FEW), laid),
    }


def _picture(*parts: Element) -> str:
    empty = board(VIEW, all_names(Labels.NONE))
    drawn = printed(VIEW, (), (empty, *parts), title="", description="").board
    assert drawn is not None
    return dressed(drawn.document(small=True), Theme.REGENCE, small=True)


def main() -> None:
    """Write them."""
    for file, drawn in pictures().items():
        file.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
