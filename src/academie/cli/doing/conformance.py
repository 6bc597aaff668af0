"""`academie conformance`: the treatises' worked examples, one by one, against the law."""

from __future__ import annotations

import typer
from rich.table import Table

from academie.cli.speech import Lang, language, out, told
from academie.kernel import Text
from academie.testing.conformance import verdicts


def conformance(
    *,
    game: str,
    lang: Lang,
) -> None:
    """Compare the law with every example of the books; exit 1 if one differs."""
    with told(lang):
        found = verdicts(game)
    speech = language(lang)
    titles = (("exemple", "example"), ("source", "source"), ("attendu", "expected"), ("trouvé", "found"))
    table = Table(*(Text(*title).in_(speech) for title in titles), "")
    for verdict in found:
        mark = "[green]=[/green]" if verdict.agrees else "[red]≠[/red]"
        table.add_row(verdict.id, str(verdict.citation), verdict.expected, verdict.found, mark)
    out.print(table)
    agree = sum(verdict.agrees for verdict in found)
    closing = Text(f"{len(found)} exemples, {agree} d'accord", f"{len(found)} examples, {agree} agree")
    out.print(closing.in_(speech), highlight=False)
    raise typer.Exit(0 if agree == len(found) else 1)
