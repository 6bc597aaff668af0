"""Pages in Markdown: their files in each language, and tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from academie.words import Language, Text


def in_each_language(path: Path) -> tuple[tuple[Language, Path], ...]:
    """The files of a page: `NAME.md` in English, `NAME.fr.md` in French."""
    return (Language.ENGLISH, path), (Language.FRENCH, path.with_suffix(f".fr{path.suffix}"))


def table(heads: Sequence[Text], rows: Iterable[Iterable[str]], language: Language) -> Iterator[str]:
    """The lines of a table; a bar within a cell is replaced, so that it does not end the cell."""
    yield f"| {' | '.join(head.in_(language) for head in heads)} |"
    yield "|" + "---|" * len(heads)
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', '¦') for cell in row)} |"
