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
BOOKS: Final = {"tei": "xml", "jsonld": "jsonld"}
"""The formats that books are written in, with how their files end."""


def export(
    folder: Annotated[Path, typer.Argument()],
    ending: Annotated[list[str] | None, typer.Option("--format")] = None,
    with_texts: Annotated[bool, typer.Option("--with-texts")] = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Write everything as tables, with a card of what they are, and the books as TEI and JSON-LD."""
    for path, lines in write_all(folder, ending, with_texts=with_texts):
        out.print(WRITTEN.given(path=path, lines=lines).in_(lang), highlight=False, soft_wrap=True)


def write_all(
    folder: Path, endings: Sequence[str] | None, *, with_texts: bool = False
) -> Iterator[tuple[Path, int]]:
    """Write the files; yield each with its number of lines. Raises `UnknownName` for an unknown format."""
    from academie import __version__
    from academie.library.datasets import FORMATS, card, citation, write

    known = (*FORMATS, *BOOKS)
    chosen = endings or known
    sets = exported()
    for absent in (ending for ending in chosen if ending not in known):
        raise UnknownName(Message("commands-no-format", format=absent, known=known))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "README.md").write_text(card(sets, __version__), encoding="utf-8")
    (folder / "CITATION.cff").write_text(citation(__version__), encoding="utf-8")
    for dataset in sets:
        for ending in chosen:
            if ending in FORMATS:
                yield write(dataset, folder, ending)
    for form in (ending for ending in chosen if ending in BOOKS):
        yield from write_books(folder, form, with_texts=with_texts)


def write_books(folder: Path, form: str, *, with_texts: bool) -> Iterator[tuple[Path, int]]:
    """Write each book; yield the files with their numbers of lines."""
    from academie import __version__
    from academie.edition import passages
    from academie.library.linked_data import to_json_ld
    from academie.library.tei import to_tei

    for book in passages().books:
        path = folder / f"{book.id}.{BOOKS[form]}"
        if form == "tei":
            text = to_tei(book, __version__, with_texts=with_texts)
        else:
            text = to_json_ld(book, __version__)
        path.write_text(text, encoding="utf-8")
        yield path, text.count("\n")


def exported() -> Sequence[Dataset]:
    """Everything that is exported as a table."""
    from academie.library.datasets import DATASETS
    from academie.practice.puzzles.collection import PUZZLES
    from academie.tracing.citations import CITATIONS

    return (*DATASETS, PUZZLES, CITATIONS)
