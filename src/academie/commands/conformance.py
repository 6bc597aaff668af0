"""`academie conformance`: the treatises' worked examples, one by one, against the law."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import typer

from academie.commands.options import DEFAULT_LANGUAGE, GameArgument, JsonOption, LanguageOption
from academie.commands.output import out, print_json, table
from academie.kernel import Text

if TYPE_CHECKING:
    from academie.kernel import Language
    from academie.testing.data import Verdict


def conformance(
    game: GameArgument,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Compare the law with every example of the books; exit 1 if one differs."""
    from academie.testing.conformance import verdicts

    found = verdicts(game)
    agree = sum(verdict.agrees for verdict in found)
    if as_json:
        print_json([plain(verdict) for verdict in found])
    else:
        show(found, agree, lang)
    raise typer.Exit(0 if agree == len(found) else 1)


def plain(verdict: Verdict) -> dict[str, object]:
    """A verdict as plain data."""
    return {**asdict(verdict), "citation": str(verdict.citation)}


def show(found: Sequence[Verdict], agree: int, lang: Language) -> None:
    """Print the verdicts as a table, and how many agree."""
    titles = (("exemple", "example"), ("source", "source"), ("attendu", "expected"), ("trouvé", "found"))
    rows = table(lang, *titles, ("", ""))
    for verdict in found:
        mark = "[green]=[/green]" if verdict.agrees else "[red]≠[/red]"
        rows.add_row(verdict.id, str(verdict.citation), verdict.expected, verdict.found, mark)
    out.print(rows)
    closing = Text(f"{len(found)} exemples, {agree} d'accord", f"{len(found)} examples, {agree} agree")
    out.print(closing.in_(lang), highlight=False)
