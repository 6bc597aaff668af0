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
    from academie.claims.ledger import Ledger
    from academie.library.statement import Statement

STALE: Final = Message("commands-claims-stale")
OLD: Final = Message("commands-claims-old")
CURRENT: Final = Message("commands-claims-current")
STOPPED: Final = Message("commands-claims-stopped")
STATEMENTS: Final = Message("commands-unit-statements")
COLOURS: Final = {
    "proven": "bold green",
    "confirmed": "green",
    "refuted": "red",
    "undecided": "yellow",
    "unchecked": "dim",
}
"""The colour of each verdict."""


def claims(
    source: Annotated[str | None, typer.Option()] = None,
    kind: Annotated[str | None, typer.Option()] = None,
    id_: Annotated[str | None, typer.Option("--id")] = None,
    seconds: Annotated[float, typer.Option("--time", min=0.1)] = 5.0,
    again: Annotated[bool, typer.Option("--again")] = False,
    stale: Annotated[bool, typer.Option("--stale")] = False,
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
    from academie.commands.progress import counted

    asked = chosen(source, kind, id_)
    ledger = Ledger.at(results or ledger_file())
    if stale:
        raise typer.Exit(tell_stale(asked, ledger, lang))
    ran = run_checks(asked, ledger, Effort(seconds), again=again)
    found = [*counted(ran, len(asked), STATEMENTS, lang, STOPPED)]
    if write is not None:
        write_page(write, ledger)
    if as_json:
        print_json([plain(item) for item in found])
    else:
        show(found, lang)
    if old := [item.statement.id for item in found if item.stale]:
        err.print(STALE.given(ids=tuple(old)).in_(lang), style="yellow", highlight=False)
    raise typer.Exit(0 if len(found) == len(asked) else INTERRUPTED)


def tell_stale(asked: Sequence[Statement], ledger: Ledger, lang: Language) -> int:
    """Name the findings that are out of date or missing, computing none; return 1 if there are any."""
    from academie.claims.check import checks

    entries = [(item, ledger.get(item.id)) for item in asked]
    old = [item.id for item, entry in entries if entry is None or entry.stale(item, checks()[item.check])]
    told = OLD.given(ids=tuple(old)) if old else CURRENT.given(number=len(asked))
    out.print(told.in_(lang), highlight=False)
    return 1 if old else 0


def chosen(source: str | None, kind: str | None, id_: str | None) -> list[Statement]:
    """The statements asked for. Raises `UnknownName` for a kind, a check or a statement there is not."""
    from academie.claims.check import checks
    from academie.commands.study import book
    from academie.library.statement import Kind, statement, statements

    known = (*(each.value for each in Kind), *checks())
    if kind is not None and kind not in known:
        raise UnknownName(Message("commands-claims-no-kind", kind=kind, known=known))
    siglum = None if source is None else book(source).upper()
    return [
        item
        for item in ([statement(id_)] if id_ else statements())
        if kind in {None, item.kind.value, item.check}
        and (siglum is None or item.citation.source.siglum == siglum)
    ]


def plain(item: Found) -> dict[str, object]:
    """A finding with its statement as plain data."""
    from academie.claims.check import checks

    statement_, entry = item.statement, item.entry
    return {
        "id": statement_.id,
        "game": statement_.game,
        "source": str(statement_.citation),
        "passage": statement_.passage,
        "kind": statement_.kind.value,
        "check": statement_.check,
        "power": checks()[statement_.check].power.value,
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
    for line in summary(items, lang):
        out.print(line, highlight=False)


def summary(items: Sequence[Found], lang: Language) -> Iterator[str]:
    """How many statements there are of each verdict: by kind, by what their checks can do, and in all."""
    from academie.claims.check import POWERS, Power, checks
    from academie.library.statement import KINDS, Kind

    for kind in Kind:
        yield from by_verdict(
            KINDS[kind].in_(lang), [item for item in items if item.statement.kind is kind], lang
        )
    for power in Power:
        own = [item for item in items if checks()[item.statement.check].power is power]
        yield from by_verdict(POWERS[power].in_(lang), own, lang)
    cost = sum(item.entry.seconds for item in items)
    yield f"{next(by_verdict(str(len(items)), items, lang), '0')}; {cost:.0f} s"


def by_verdict(name: str, items: Sequence[Found], lang: Language) -> Iterator[str]:
    """One line: a name, and how many statements there are of each verdict; none for no statements."""
    from academie.library.statement import VERDICTS, Verdict

    counts = Counter(item.entry.finding.verdict for item in items)
    parts = [f"{counts[verdict]} {VERDICTS[verdict].in_(lang)}" for verdict in Verdict if counts[verdict]]
    if parts:
        yield f"{name}: {', '.join(parts)}"
