"""`academie export`: what the project knows, as files for other programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.options import DEFAULT_LANGUAGE, LanguageOption
from academie.commands.output import out
from academie.kernel import UnknownName
from academie.words import Message

if TYPE_CHECKING:
    from academie.library.datasets import Dataset

WRITTEN: Final = Message("commands-export-written")


def export(
    folder: Annotated[Path, typer.Argument()],
    ending: Annotated[list[str] | None, typer.Option("--format")] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Write examples, studies, claims and puzzles as JSON Lines and Parquet, with a card of what they are."""
    for path, lines in write_all(folder, ending):
        out.print(WRITTEN.given(path=path, lines=lines).in_(lang), highlight=False, soft_wrap=True)


def write_all(folder: Path, endings: Sequence[str] | None) -> Iterator[tuple[Path, int]]:
    """Write the files; yield each with its number of lines. Raises `UnknownName` for an unknown format."""
    from academie import __version__
    from academie.library.datasets import FORMATS, card, citation, write

    chosen = endings or [*FORMATS]
    sets = exported()
    for absent in (ending for ending in chosen if ending not in FORMATS):
        raise UnknownName(Message("commands-no-format", format=absent, known=tuple(FORMATS)))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "README.md").write_text(card(sets, __version__), encoding="utf-8")
    (folder / "CITATION.cff").write_text(citation(__version__), encoding="utf-8")
    for dataset in sets:
        for ending in chosen:
            yield write(dataset, folder, ending)


def exported() -> Sequence[Dataset]:
    """Everything that is exported."""
    from academie.library.datasets import DATASETS
    from academie.practice.puzzles.collection import PUZZLES

    return (*DATASETS, PUZZLES)
