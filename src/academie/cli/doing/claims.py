"""`academie claims`: what the books state, computed."""

# What checks think with is loaded only by who checks.
# ruff: noqa: PLC0415

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from academie.claims.check import Effort, kinds
from academie.claims.check_run import Found, run_checks
from academie.claims.ledger import Ledger, ledger_file
from academie.cli.doing.study import book
from academie.cli.speech import BROKEN_OFF, LangOption, LanguageOption, err, language, out, print_plain, told
from academie.cli.study_tables import table
from academie.kernel import Language, Text, UnknownName
from academie.library.statement import VERDICTS, Statement, Verdict, statement, statements

STALE: Final = Text(
    "Périmé, faute de programme ou de tables ici pour recalculer : {ids}.",
    "Stale, and a program or tables to compute it again are missing here: {ids}.",
)
STYLE: Final = {Verdict.CONFIRMED: "green", Verdict.REFUTED: "red", Verdict.UNDECIDED: "yellow"}


def claims(
    *,
    source: str | None,
    kind: str | None,
    id_: str | None,
    seconds: float,
    again: bool,
    results: Path | None,
    write: Path | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Check what the books state; break off and go on as you like."""
    with told(lang):
        asked = chosen(source, kind, id_)
        ledger = Ledger.at(results or ledger_file())
        found = [*shown(run_checks(asked, ledger, Effort(seconds), again=again), len(asked), lang)]
        if write is not None:
            from academie.claims.page import write_page

            write_page(write, ledger)
    if as_json:
        print_plain([plain(item) for item in found])
    else:
        listed(found, language(lang))
    if stale := [item.statement.id for item in found if item.stale]:
        err.print(STALE.in_(language(lang)).format(ids=", ".join(stale)), style="yellow", highlight=False)
    raise typer.Exit(0 if len(found) == len(asked) else 130)


def chosen(source: str | None, kind: str | None, id_: str | None) -> list[Statement]:
    """The statements asked for. Raises `UnknownName` for a kind or statement there is not."""
    if kind is not None and kind not in kinds():
        raise UnknownName(f"no kind {kind!r} of statements; there are: {', '.join(kinds())}")
    siglum = None if source is None else book(source).upper()
    return [
        item
        for item in ([statement(id_)] if id_ else statements())
        if (kind is None or item.kind == kind) and (siglum is None or item.citation.source.siglum == siglum)
    ]


def shown(found: Iterator[Found], number: int, lang: LangOption) -> Iterator[Found]:
    """The findings as they come, a bar filling meanwhile; ends early, keeping them, when broken off."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task("", total=number)
        try:
            for item in found:
                bar.update(task, advance=1, description=item.statement.id)
                yield item
        except KeyboardInterrupt:
            err.print(BROKEN_OFF.in_(language(lang)), style="yellow")


def plain(item: Found) -> dict[str, object]:
    """A finding with its statement as plain data."""
    statement_, entry = item.statement, item.entry
    return {
        "id": statement_.id,
        "game": statement_.game,
        "source": str(statement_.citation),
        "kind": statement_.kind,
        "said": statement_.said._asdict(),
        **entry.plain(),
    }


def listed(found: Iterable[Found], speech: Language) -> None:
    """The findings as a table, and how many there are of each verdict."""
    items = [*found]
    heads = (
        ("", ""),
        ("selon", "by"),
        ("on dit", "said"),
        ("verdict", "verdict"),
        ("preuve", "evidence"),
        ("s", "s"),
    )
    rows = table(speech, *heads)
    for item in items:
        verdict = item.entry.finding.verdict
        rows.add_row(
            item.statement.id,
            str(item.statement.citation),
            item.statement.said.in_(speech),
            f"[{STYLE[verdict]}]{VERDICTS[verdict].in_(speech)}[/]",
            item.entry.finding.evidence.in_(speech),
            f"{item.entry.seconds:.1f}",
        )
    out.print(rows)
    out.print(summed(items, speech), highlight=False)


def summed(found: Iterable[Found], speech: Language) -> str:
    """How many statements there are of each verdict, and what they cost."""
    items = [*found]
    counts = Counter(item.entry.finding.verdict for item in items)
    cost = sum(item.entry.seconds for item in items)
    parts = [f"{counts[verdict]} {VERDICTS[verdict].in_(speech)}" for verdict in Verdict if counts[verdict]]
    return f"{len(items)}: {', '.join(parts)}; {cost:.0f} s"
