"""`academie coverage`: every passage of law, what carries, tests and tells it, or why not; and its page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption
from academie.kernel.errors import UnknownName
from academie.library.markdown import in_each_language
from academie.library.markdown import table as markdown_table
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.edition import Passage
    from academie.tracing.coverage import Row

MADE: Final = "<!-- Written by `make law-coverage`; do not edit. -->"
MOST: Final = 4
"""How many names a cell has before the others are only counted."""
CHAPTERS: Final = frozenset({"chapter", "preface", "game", "rules", "preamble", "appendix"})
FIGURES: Final = (
    Message("coverage-column-carried"),
    Message("coverage-column-tested"),
    Message("coverage-column-told"),
    Message("coverage-column-reasoned"),
    Message("coverage-column-open"),
)
HEADS: Final = (
    Message("coverage-column-id"),
    Message("edition-paraphrase"),
    Message("coverage-column-rules"),
    Message("coverage-column-tests"),
    Message("coverage-column-pages"),
    Message("coverage-column-reason"),
)


def coverage(
    source: Annotated[str | None, typer.Argument()] = None,
    write: Annotated[Path | None, typer.Option()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """See which passages of law are carried, tested and told."""
    from academie.commands.output import print_json
    from academie.tracing.coverage import coverage as rows_of_law

    rows = [row for row in rows_of_law() if source in {None, row.passage.source.siglum}]
    if not rows:
        raise UnknownName(Message("edition-no-passage", id=source))
    if write is not None:
        for language, file in in_each_language(write):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(page(rows_of_law(), language), encoding="utf-8")
    if as_json:
        print_json([plain(row) for row in rows])
    else:
        show(rows, source is not None, lang)


def plain(row: Row) -> dict[str, object]:
    """A row as plain data."""
    return {
        "id": row.id,
        "rules": [*row.rules],
        "tests": [*row.tests],
        "pages": [*row.pages],
        "reason": None if row.reason is None else row.reason.both(),
        "open": row.open,
    }


def show(rows: Sequence[Row], each: bool, lang: Language) -> None:
    """Print the figures by work and, if asked for, every row."""
    from academie.commands.output import out, table

    if each:
        single = table(lang, *(head for head in HEADS if head is not HEADS[1]))
        for row in rows:
            single.add_row(row.id, *cells(row, lang))
        out.print(single)
    figures = table(lang, Message("coverage-column-work"), Message("coverage-column-passages"), *FIGURES)
    for cells_ in summary(rows, lang):
        figures.add_row(*cells_)
    out.print(figures)


def page(rows: Sequence[Row], language: Language) -> str:
    """The page in Markdown: figures, then every passage by work and chapter."""
    return "\n".join((MADE, *_page(rows, language))) + "\n"


def _page(rows: Sequence[Row], language: Language) -> Iterator[str]:
    yield f"\n# {Message('coverage-title').in_(language)}\n"
    yield f"{Message('coverage-about').in_(language)}\n"
    yield f"## {Message('coverage-summary').in_(language)}\n"
    work = Message("coverage-column-work")
    heads = (work, Message("coverage-column-passages"), *FIGURES)
    yield from markdown_table(heads, summary(rows, language), language)
    yield f"\n**{Message('coverage-numbered').in_(language)}**\n"
    numbered = [row for row in rows if row.numbered]
    heads = (work, Message("coverage-column-sentences"), *FIGURES)
    yield from markdown_table(heads, summary(numbered, language), language)
    for source, of_source in groupby(rows, key=lambda row: row.passage.source):
        yield f"\n## {source.siglum}: {source.called.in_(language)}"
        for heading, of_chapter in _by_chapter([*of_source], language):
            yield f"\n### {heading}\n"
            yield from _table(of_chapter, language)


def summary(rows: Sequence[Row], language: Language) -> Iterator[tuple[str, ...]]:
    """How many passages of each work are carried, tested, told, given a reason and open, and of all."""
    for source in dict.fromkeys(row.passage.source for row in rows):
        yield source.siglum, *_figures([row for row in rows if row.passage.source == source])
    yield Message("coverage-all").in_(language), *_figures(rows)


def _figures(rows: Sequence[Row]) -> Iterator[str]:
    carried = [row for row in rows if row.rules]
    yield str(len(rows))
    yield _share(len(carried), len(rows))
    yield _share(sum(1 for row in rows if row.tests), len(rows))
    yield _share(sum(1 for row in carried if row.pages), len(carried))
    yield _share(sum(1 for row in rows if row.reason), len(rows))
    yield _share(sum(1 for row in rows if row.open), len(rows))


def _share(found: int, of: int) -> str:
    return f"{found} ({100 * found / of:.0f}\u202f%)" if found else "0"


def _by_chapter(rows: Sequence[Row], language: Language) -> Iterator[tuple[str, Sequence[Row]]]:
    from academie.edition import passages
    from academie.kernel import Citation

    index = passages()

    def chapter(row: Row) -> Passage:
        path = [*index.path(row.passage)]
        return next((each for each in path[::-1] if each.kind in CHAPTERS), path[0])

    for of, found in groupby(rows, key=chapter):
        title = f": {of.title}" if of.title else ""
        yield f"{Citation(of.source, index.place(of)).in_(language)}{title}", [*found]


def _table(rows: Sequence[Row], language: Language) -> Iterator[str]:
    """Numbered rules sentence by sentence, in our words; of other passages those alike in one row."""
    from academie.edition import passages

    numbered = any(row.numbered for row in rows)
    body: list[tuple[str, ...]] = []
    for _, group in groupby(rows, key=lambda row: row.id if row.numbered else cells(row, language)):
        first, *others = group
        name = f"{first.id} – {others[-1].id.rpartition('.')[2]}" if others else first.id
        says = passages().paraphrase(first.id) if first.numbered else None
        told = [] if not numbered else ["" if says is None else says.in_(language)]
        body.append((name, *told, *cells(first, language, linked=True)))
    yield from markdown_table(HEADS if numbered else (HEADS[0], *HEADS[2:]), body, language)


def cells(row: Row, language: Language, *, linked: bool = False) -> tuple[str, ...]:
    """What carries it, tests it and tells it, and why not; pages may be links."""
    if row.open:
        reason = f"**{Message('coverage-open-row').in_(language)}**"
    else:
        reason = "" if row.reason is None else row.reason.in_(language)
    code = [[f"`{name}`" for name in names] for names in (row.rules, row.tests)]
    pages = [_link(name) if linked else f"`{name}`" for name in row.pages]
    return *(_listed(names, language) for names in (*code, pages)), reason


def _link(name: str) -> str:
    """A page on the law beside this one, or a page of rules with its section and article."""
    key, _, article = name.partition(" ")
    if not article:
        return f"[{key}]({key.removeprefix('law/')}.md)"
    return f"[{name}](../rules/{key}.md)"


def _listed(shown: Sequence[str], language: Language) -> str:
    rest = len(shown) - MOST
    more = [Message("coverage-more", count=rest).in_(language)] if rest > 0 else []
    return ", ".join([*shown[:MOST], *more])
