"""`academie conformance`: the treatises' worked examples, one by one, against the law."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import typer
from rich.table import Table

from academie.cli.speech import LanguageOption, language, out, print_plain, told
from academie.kernel import Language, Text
from academie.testing.conformance import verdicts
from academie.testing.data import Verdict


def conformance(
    *,
    game: str,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Compare the law with every example of the books; exit 1 if one differs."""
    with told(lang):
        found = verdicts(game)
    agree = sum(verdict.agrees for verdict in found)
    if as_json:
        print_plain([plain(verdict) for verdict in found])
    else:
        tell(found, agree, language(lang))
    raise typer.Exit(0 if agree == len(found) else 1)


def plain(verdict: Verdict) -> dict[str, object]:
    """A verdict as plain data."""
    return {**asdict(verdict), "citation": str(verdict.citation)}


def tell(found: Sequence[Verdict], agree: int, speech: Language) -> None:
    """The verdicts as a table, and how many agree."""
    titles = (("exemple", "example"), ("source", "source"), ("attendu", "expected"), ("trouvé", "found"))
    table = Table(*(Text(*title).in_(speech) for title in titles), "")
    for verdict in found:
        mark = "[green]=[/green]" if verdict.agrees else "[red]≠[/red]"
        table.add_row(verdict.id, str(verdict.citation), verdict.expected, verdict.found, mark)
    out.print(table)
    closing = Text(f"{len(found)} exemples, {agree} d'accord", f"{len(found)} examples, {agree} agree")
    out.print(closing.in_(speech), highlight=False)
