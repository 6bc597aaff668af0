"""`academie passages` and `academie citations`: the books passage by passage, and who cites them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption
from academie.commands.output import out, print_json, table
from academie.sources import SIGLA
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.edition import Index, Passage
    from academie.tracing import Use


def passages(
    what: Annotated[str | None, typer.Argument()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """List the works, the passages of one, or look one passage up."""
    from academie.edition import passages as index_of_books

    index = index_of_books()
    if what is not None and what.upper() not in SIGLA:
        passage = index.find(what)
        if as_json:
            print_json(plain(index, passage, what))
        else:
            show(index, passage, what, lang)
        return
    found = [
        passage
        for book in index.books
        for passage in book.passages
        if what is None or passage.source.siglum == what.upper()
    ]
    if as_json:
        print_json([plain(index, passage, passage.id) for passage in found])
    elif what is None:
        show_works(found, lang)
    else:
        show_all(index, found, lang)


def plain(index: Index, passage: Passage, id_: str) -> dict[str, object]:
    """A passage as plain data."""
    says = index.paraphrase(id_)
    return {
        "id": id_,
        "source": passage.source.siglum,
        "kind": passage.kind,
        "place": index.place(passage),
        "title": passage.title,
        "lines": [*passage.lines],
        "page": passage.page,
        "says": None if says is None else says.both(),
        "cited_by": [{"kind": use.kind.value, "where": use.where} for use in cited_by(passage)],
    }


def cited_by(passage: Passage) -> Sequence[Use]:
    """Whatever cites the passage itself, not only what holds it."""
    from academie.tracing import uses_by_passage

    return uses_by_passage().get(passage.id, ())


def carried(passage: Passage, id_: str, lang: Language) -> Iterator[tuple[Message, str]]:
    """What carries and tests it where it is law, or why nothing does; of a rule all its sentences."""
    from academie.tracing.coverage import coverage

    rows = [row for row in coverage() if row.passage.id == passage.id and id_ in {row.id, passage.id}]
    for head, names in (
        (Message("coverage-column-rules"), dict.fromkeys(name for row in rows for name in row.rules)),
        (Message("coverage-column-tests"), dict.fromkeys(name for row in rows for name in row.tests)),
    ):
        if names:
            yield head, ", ".join(names)
    for reason in dict.fromkeys(row.reason for row in rows if row.reason is not None):
        yield Message("coverage-column-reason"), reason.in_(lang)


def page_of(passage: Passage, lang: Language) -> str:
    """Its printed page, as far as it is known."""
    if passage.page is not None:
        return str(passage.page)
    near = passage.near_page
    return "" if near is None else Message("commands-passages-about-page", page=near).in_(lang)


def show(index: Index, passage: Passage, id_: str, lang: Language) -> None:
    """Print one passage, or the passage of a sentence: where it is, what it says, and who cites it."""
    from academie.kernel import Citation

    first, last = passage.lines
    says, page = index.paraphrase(id_), page_of(passage, lang)
    place = Citation(passage.source, index.place(passage))
    told: list[tuple[Message, str]] = [
        (Message("commands-passages-place"), place.in_(lang)),
        (Message("commands-passages-lines"), f"{first}-{last}"),
    ]
    if page:
        told.append((Message("commands-passages-page"), page))
    if says is not None:
        told.append((Message("edition-paraphrase"), says.in_(lang)))
    out.print(f"[bold]{escape(id_)}[/] {escape(passage.title)}", highlight=False)
    for head, text in (*told, *carried(passage, id_, lang)):
        out.print(f"{head.in_(lang)}: {escape(text)}", highlight=False, soft_wrap=True)
    citing = cited_by(passage)
    nobody = "" if citing else f" {Message('commands-passages-nobody').in_(lang)}"
    out.print(f"{Message('commands-passages-cited-by').in_(lang)}:{nobody}", highlight=False)
    for use in citing:
        out.print(f"  {escape(use.where)}", highlight=False, soft_wrap=True)


def show_works(found: Sequence[Passage], lang: Language) -> None:
    """Print how many passages each work has."""
    rows = table(
        lang,
        Message("commands-column-siglum"),
        Message("commands-column-work"),
        Message("commands-column-year"),
        Message("commands-passages-many"),
    )
    for source, count in Counter(passage.source for passage in found).items():
        rows.add_row(source.siglum, source.called.in_(lang), source.dated.in_(lang), str(count))
    out.print(rows)
    out.print(Message("commands-passages-count", count=len(found)).in_(lang), highlight=False)


def show_all(index: Index, found: Sequence[Passage], lang: Language) -> None:
    """Print the passages of a work, one a line."""
    rows = table(
        lang,
        Message("commands-column-passage"),
        Message("commands-passages-place"),
        Message("commands-passages-lines"),
        Message("commands-passages-page"),
        Message("commands-passages-cited"),
    )
    for passage in found:
        first, last = passage.lines
        rows.add_row(
            passage.id,
            escape(index.place(passage)),
            f"{first}-{last}",
            page_of(passage, lang),
            str(len(cited_by(passage)) or ""),
        )
    out.print(rows)
    out.print(Message("commands-passages-count", count=len(found)).in_(lang), highlight=False)


def citations(as_json: JsonOption = False, lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Check that every citation names a passage of its book; exit 1 if one does not."""
    from academie.edition import passages as index_of_books
    from academie.tracing import passages_of, uses

    resolved = {use: passages_of(use) for use in uses()}
    lost = [use for use, found in resolved.items() if found is None]
    whole = Counter(
        use.citation
        for use, found in resolved.items()
        if any(index_of_books().parts(each) for each in found or () if each.kind != "rule")
    )
    if as_json:
        print_json(
            {
                "citations": len(resolved),
                "by": [{"source": of, "kind": kind, "count": n} for (of, kind), n in counted(resolved)],
                "whole": [{"citation": str(citation), "count": n} for citation, n in whole.items()],
                "lost": [{"where": use.where, "citation": str(use.citation)} for use in lost],
            }
        )
    else:
        show_counts(resolved, lang)
        heads = (Message("commands-citations-whole"), Message("commands-column-count"))
        rows = table(lang, *heads)
        for citation, count in sorted(whole.items(), key=lambda item: str(item[0])):
            rows.add_row(escape(citation.in_(lang)), str(count))
        out.print(rows)
        for use in lost:
            out.print(f"{escape(use.where)}: {escape(str(use.citation))}", style="red", highlight=False)
        key = "commands-citations-lost" if lost else "commands-citations-all"
        args = {"lost": len(lost)} if lost else {}
        out.print(Message(key, count=len(resolved), **args).in_(lang), highlight=False)
    raise typer.Exit(1 if lost else 0)


def counted(resolved: Mapping[Use, object]) -> Iterator[tuple[tuple[str, str], int]]:
    """How many citations there are of each work, by what cites it."""
    yield from Counter((use.citation.source.siglum, use.kind.value) for use in resolved).items()


def show_counts(resolved: Mapping[Use, object], lang: Language) -> None:
    """Print the citations by work and by what cites it."""
    from academie.tracing import UseKind

    found = dict(counted(resolved))
    heads = [Message(f"commands-citations-kind-{kind.value}") for kind in UseKind]
    rows = table(lang, Message("commands-column-siglum"), *heads, Message("commands-citations-total"))
    for siglum in dict.fromkeys(siglum for siglum, _ in found):
        counts = [found.get((siglum, kind.value), 0) for kind in UseKind]
        rows.add_row(siglum, *(str(count or "") for count in counts), str(sum(counts)))
    out.print(rows)
