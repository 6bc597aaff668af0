"""The page of all findings, in French and English, with a picture wherever a book was wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from academie.claims.check import POWERS, Power, checks
from academie.claims.ledger import Entry, Ledger
from academie.drawing import Diagram, draw
from academie.library.markdown import in_each_language, table
from academie.library.statement import KINDS, VERDICTS, Finding, Kind, Statement, Verdict, statements
from academie.notation import notation_of
from academie.words import Language, Message

FOLDER: Final = "claims"
"""The folder of the pictures, beside the page."""

WRITTEN: Final = "<!-- Written by `academie claims --write`; do not edit. -->"
HEAD: Final = Message("claims-head")
BOOK: Final = Message("claims-book")
POWER: Final = Message("claims-power")
KIND: Final = Message("claims-kind")
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
    own = checks()[statement.check].draw
    if own is not None and finding.figures:
        return own(statement, finding, language)
    if finding.position is None:
        return None
    return draw(notation_of(statement.game).read_state(finding.position), language=language)


def is_drawn(row: Row) -> bool:
    """Whether a finding is shown by a picture: where the book is refuted, and something can be drawn."""
    return row.entry.finding.verdict is Verdict.REFUTED and checks()[row.statement.check].drawn


def file_name(row: Row) -> str:
    return f"{row.statement.id.lower().replace('.', '-')}.svg"


def page(ledger: Ledger, language: Language) -> str:
    """The whole page."""
    found = rows(ledger)
    drawn = {*pictures(ledger)}
    parts = [WRITTEN, "", HEAD.in_(language), "", *summary(found, language)]
    for check, group in groupby(sorted(found, key=by_check), key=by_check):
        own = [*checks().values()][check]
        parts.append(f"\n## {own.title.in_(language)}\n")
        parts.append(f"{POWERS[own.power].in_(language)}\n")
        parts.extend(section([*group], drawn, language))
    return "\n".join(parts) + "\n"


def by_check(row: Row) -> int:
    return [*checks()].index(row.statement.check)


def summary(found: list[Row], language: Language) -> Iterator[str]:
    """How many statements there are by verdict: of each book, of each power of a check, of each kind."""
    works = dict.fromkeys(row.statement.citation.source.siglum for row in found)
    by_book = {each: [row for row in found if row.statement.citation.source.siglum == each] for each in works}
    yield from _counted(BOOK, {**by_book, f"**{len(found)}**": found}, language)
    yield ""
    yield from _counted(
        POWER, {POWERS[each].in_(language): of_power(found, each) for each in Power}, language
    )
    yield ""
    yield from _counted(KIND, {KINDS[each].in_(language): of_kind(found, each) for each in Kind}, language)


def of_power(found: list[Row], power: Power) -> list[Row]:
    """The statements whose check can do so much."""
    return [row for row in found if checks()[row.statement.check].power is power]


def of_kind(found: list[Row], kind: Kind) -> list[Row]:
    """The statements of a kind."""
    return [row for row in found if row.statement.kind is kind]


def _counted(head: Message, groups: dict[str, list[Row]], language: Language) -> Iterator[str]:
    """A table of groups of statements, counted by verdict, with what they cost."""
    heads = " | ".join(VERDICTS[verdict].in_(language) for verdict in Verdict)
    yield f"| {head.in_(language)} | {heads} | s |"
    yield "|---|" + "---:|" * (len(Verdict) + 1)
    for name, own in groups.items():
        counts = Counter(row.entry.finding.verdict for row in own)
        figures = " | ".join(str(counts[verdict]) for verdict in Verdict)
        yield f"| {name} | {figures} | {sum(row.entry.seconds for row in own):.0f} |"


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
