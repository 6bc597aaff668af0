"""The page of all findings, in French and English, with a picture wherever a book was wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from academie.claims.check import kinds
from academie.claims.ledger import Entry, Ledger
from academie.drawing import Diagram, draw
from academie.library.markdown import in_each_language, table
from academie.library.statement import VERDICTS, Finding, Statement, Verdict, statements
from academie.notation import notation_of
from academie.words import Language, Message

FOLDER: Final = "claims"
"""The folder of the pictures, beside the page."""

WRITTEN: Final = "<!-- Written by `academie claims --write`; do not edit. -->"
HEAD: Final = Message("claims-head")
BOOK: Final = Message("claims-book")
HEADS: Final = (
    Message("claims-nothing"),
    Message("claims-by"),
    Message("claims-said"),
    Message("claims-verdict"),
    Message("claims-evidence"),
)


class Row(NamedTuple):
    """A statement with what was found of it."""

    statement: Statement
    entry: Entry


def rows(ledger: Ledger) -> list[Row]:
    """Every statement of which something was found, in their order."""
    found = ((item, ledger.get(item.id)) for item in statements())
    return [Row(item, entry) for item, entry in found if entry is not None]


def write_page(path: Path, ledger: Ledger) -> None:
    """Write the page in English, beside it in French (`.fr.md`), and its pictures; old ones are deleted."""
    folder = path.parent / FOLDER
    folder.mkdir(exist_ok=True)
    drawn = pictures(ledger)
    for old in folder.glob("*.svg"):
        if old.name not in drawn:
            old.unlink()
    for name, svg in drawn.items():
        (folder / name).write_text(svg, encoding="utf-8")
    for language, file in in_each_language(path):
        file.write_text(page(ledger, language), encoding="utf-8")


def pictures(ledger: Ledger) -> dict[str, str]:
    """The drawings of the page by the names of their files."""
    drawn = ((row, picture(row.statement, row.entry.finding)) for row in rows(ledger) if is_drawn(row))
    return {file_name(row): diagram.svg for row, diagram in drawn if diagram is not None}


def picture(statement: Statement, finding: Finding, language: Language = Language.FRENCH) -> Diagram | None:
    """The picture of a finding, if there is anything to draw: its figures, or the position it turns on."""
    own = kinds()[statement.kind].draw
    if own is not None and finding.figures:
        return own(statement, finding, language)
    if finding.position is None:
        return None
    return draw(notation_of(statement.game).read_state(finding.position), language=language)


def is_drawn(row: Row) -> bool:
    """Whether a finding is shown by a picture: where the book is refuted, and something can be drawn."""
    return row.entry.finding.verdict is Verdict.REFUTED and kinds()[row.statement.kind].drawn


def file_name(row: Row) -> str:
    return f"{row.statement.id.lower().replace('.', '-')}.svg"


def page(ledger: Ledger, language: Language) -> str:
    """The whole page."""
    found = rows(ledger)
    drawn = {*pictures(ledger)}
    parts = [WRITTEN, "", HEAD.in_(language), "", *summary(found, language)]
    for kind, group in groupby(sorted(found, key=by_kind), key=by_kind):
        title = kinds()[[*kinds()][kind]].title
        parts.append(f"\n## {title.in_(language)}\n")
        parts.extend(section([*group], drawn, language))
    return "\n".join(parts) + "\n"


def by_kind(row: Row) -> int:
    return [*kinds()].index(row.statement.kind)


def summary(found: list[Row], language: Language) -> Iterator[str]:
    """How many statements of each book there are, by verdict."""
    heads = " | ".join(VERDICTS[verdict].in_(language) for verdict in Verdict)
    yield f"| {BOOK.in_(language)} | {heads} | s |"
    yield "|---|" + "---:|" * (len(Verdict) + 1)
    for siglum in (*dict.fromkeys(row.statement.citation.source.siglum for row in found), None):
        own = [row for row in found if siglum in {None, row.statement.citation.source.siglum}]
        counts = Counter(row.entry.finding.verdict for row in own)
        cost = sum(row.entry.seconds for row in own)
        figures = " | ".join(str(counts[verdict]) for verdict in Verdict)
        yield f"| {siglum or f'**{len(own)}**'} | {figures} | {cost:.0f} |"


def section(found: list[Row], drawn: set[str], language: Language) -> Iterator[str]:
    """The statements of one kind as a table, and the pictures below it."""
    yield from table(HEADS, (cells(row, language) for row in found), language)
    for row in found:
        if file_name(row) in drawn:
            said = row.statement.said.in_(language)
            yield f"\n**{row.statement.id}** {said}\n"
            yield f"![{said}]({FOLDER}/{file_name(row)})"


def cells(row: Row, language: Language) -> tuple[str, ...]:
    """The cells of a row of the table; a refutation stands out."""
    statement, finding = row.statement, row.entry.finding
    verdict = VERDICTS[finding.verdict].in_(language)
    return (
        statement.id,
        statement.citation.in_(language),
        statement.said.in_(language),
        f"**{verdict}**" if finding.verdict is Verdict.REFUTED else verdict,
        finding.evidence.in_(language),
    )
