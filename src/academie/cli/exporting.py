"""The files of `academie export`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from academie import __version__
from academie.kernel import UnknownName
from academie.library import datasets
from academie.library.datasets import FORMATS, card, citation, write
from academie.practice.puzzles.collection import PUZZLES

DATASETS: Final = (*datasets.DATASETS, PUZZLES)
"""Everything that is exported."""


def write_all(folder: Path, endings: Sequence[str] | None) -> Iterator[tuple[Path, int]]:
    """Each file as it is written, with its number of lines. Raises `UnknownName` for no format of ours."""
    chosen = endings or [*FORMATS]
    for absent in (ending for ending in chosen if ending not in FORMATS):
        raise UnknownName(f"no format {absent!r}; there are: {', '.join(FORMATS)}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "README.md").write_text(card(DATASETS, __version__), encoding="utf-8")
    (folder / "CITATION.cff").write_text(citation(__version__), encoding="utf-8")
    for dataset in DATASETS:
        for ending in chosen:
            yield write(dataset, folder, ending)
