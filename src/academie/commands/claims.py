"""`academie claims`: what the books state, computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.options import DEFAULT_LANGUAGE, INTERRUPTED, JsonOption, LanguageOption
from academie.commands.output import err, out, print_json, table
from academie.kernel import UnknownName
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.claims.check_run import Found
    from academie.library.statement import Statement

STALE: Final = Message("commands-claims-stale")
STOPPED: Final = Message("commands-claims-stopped")
COLOURS: Final = {"confirmed": "green", "refuted": "red", "undecided": "yellow"}
"""The colour of each verdict."""


def claims(
    source: Annotated[str | None, typer.Option()] = None,
    kind: Annotated[str | None, typer.Option()] = None,
    id_: Annotated[str | None, typer.Option("--id")] = None,
    seconds: Annotated[float, typer.Option("--time", min=0.1)] = 5.0,
    again: Annotated[bool, typer.Option("--again")] = False,
    results: Annotated[Path | None, typer.Option()] = None,
    write: Annotated[Path | None, typer.Option()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Check what the books state; stop it and resume it as you like."""
    from academie.claims.check import Effort
    from academie.claims.check_run import run_checks
    from academie.claims.ledger import Ledger, ledger_file
    from academie.claims.page import write_page

    asked = chosen(source, kind, id_)
    ledger = Ledger.at(results or ledger_file())
    found = [*shown(run_checks(asked, ledger, Effort(seconds), again=again), len(asked), lang)]
    if write is not None:
        write_page(write, ledger)
    if as_json:
        print_json([plain(item) for item in found])
    else:
        show(found, lang)
    if stale := [item.statement.id for item in found if item.stale]:
        err.print(STALE.given(ids=tuple(stale)).in_(lang), style="yellow", highlight=False)
    raise typer.Exit(0 if len(found) == len(asked) else INTERRUPTED)


def chosen(source: str | None, kind: str | None, id_: str | None) -> list[Statement]:
    """The statements asked for. Raises `UnknownName` for a kind or statement there is not."""
    from academie.claims.check import kinds
    from academie.commands.study import book
    from academie.library.statement import statement, statements

    if kind is not None and kind not in kinds():
        raise UnknownName(Message("commands-claims-no-kind", kind=kind, known=kinds()))
    siglum = None if source is None else book(source).upper()
    return [
        item
        for item in ([statement(id_)] if id_ else statements())
        if (kind is None or item.kind == kind) and (siglum is None or item.citation.source.siglum == siglum)
    ]


def shown(found: Iterator[Found], number: int, lang: Language) -> Iterator[Found]:
    """The findings as they come, counted by a bar; Ctrl-C ends them early."""
    from academie.commands.progress import counted_bar

    with counted_bar(err) as bar:
        task = bar.add_task("", total=number)
        try:
            for item in found:
                bar.update(task, advance=1, description=item.statement.id)
                yield item
        except KeyboardInterrupt:
            err.print(STOPPED.in_(lang), style="yellow")


def plain(item: Found) -> dict[str, object]:
    """A finding with its statement as plain data."""
    statement_, entry = item.statement, item.entry
    return {
        "id": statement_.id,
        "game": statement_.game,
        "source": str(statement_.citation),
        "kind": statement_.kind,
        "said": statement_.said.both(),
        **entry.plain(),
    }


def show(items: Sequence[Found], lang: Language) -> None:
    """Print the findings as a table, and how many there are of each verdict."""
    from academie.library.statement import VERDICTS

    heads = (
        Message("common-nothing"),
        Message("commands-column-by"),
        Message("commands-column-said"),
        Message("commands-column-verdict"),
        Message("commands-column-evidence"),
        Message("commands-column-s"),
    )
    rows = table(lang, *heads)
    for item in items:
        verdict = item.entry.finding.verdict
        rows.add_row(
            item.statement.id,
            item.statement.citation.in_(lang),
            item.statement.said.in_(lang),
            f"[{COLOURS[verdict.value]}]{VERDICTS[verdict].in_(lang)}[/]",
            item.entry.finding.evidence.in_(lang),
            f"{item.entry.seconds:.1f}",
        )
    out.print(rows)
    out.print(summary(items, lang), highlight=False)


def summary(items: Sequence[Found], lang: Language) -> str:
    """How many statements there are of each verdict, and the time they took."""
    from academie.library.statement import VERDICTS, Verdict

    counts = Counter(item.entry.finding.verdict for item in items)
    cost = sum(item.entry.seconds for item in items)
    parts = [f"{counts[verdict]} {VERDICTS[verdict].in_(lang)}" for verdict in Verdict if counts[verdict]]
    return f"{len(items)}: {', '.join(parts)}; {cost:.0f} s"
