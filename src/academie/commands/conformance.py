"""`academie conformance`: the treatises' examples, and what their passages rule, against the law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import typer
from rich.markup import escape

from academie.commands.options import DEFAULT_LANGUAGE, AnyGameArgument, JsonOption, LanguageOption
from academie.commands.output import out, print_json, table, warn
from academie.kernel import AcademieError
from academie.registry import registry
from academie.sources import SOURCES
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.testing.data import Verdict

Found = Mapping[str, "Sequence[Verdict]"]
"""The verdicts by the key of their game."""


def conformance(
    game: AnyGameArgument = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Compare the law with every example and case of the books; exit 1 if one differs."""
    from academie.testing.conformance import all_verdicts, verdicts

    if game is None:
        found: Found = {key: of_game for key, of_game in all_verdicts().items() if begins(key, lang)}
    else:
        registry[game].start(registry[game].default)
        found = {game: verdicts(game)}
    every = [verdict for of_game in found.values() for verdict in of_game]
    if as_json:
        print_json([plain(key, verdict) for key, of_game in found.items() for verdict in of_game])
    elif game is None:
        show_sources(found, lang)
        show_differing(found, lang)
        out.print(closing(every).in_(lang), highlight=False)
    else:
        show(every, lang)
        out.print(closing(every).in_(lang), highlight=False)
    raise typer.Exit(0 if all(verdict.agrees for verdict in every) else 1)


def begins(key: str, lang: Language) -> bool:
    """Whether a game can be played here; what it lacks is said, and is no difference from the books."""
    try:
        registry[key].start(registry[key].default)
    except AcademieError as lacking:
        warn(lacking.text.in_(lang))
        return False
    return True


def plain(key: str, verdict: Verdict) -> dict[str, object]:
    """A verdict as plain data."""
    compared = {"expected": verdict.expected.en, "found": verdict.found.en, "agrees": verdict.agrees}
    return {
        "game": key,
        "id": verdict.id,
        "citation": str(verdict.citation),
        "topic": verdict.topic,
        **compared,
    }


def closing(found: Sequence[Verdict]) -> Text:
    """How many there are, and how many agree."""
    agree = sum(verdict.agrees for verdict in found)
    return Message("commands-conformance-sum", count=len(found), agree=agree)


def show(found: Sequence[Verdict], lang: Language) -> None:
    """Print the verdicts of one game as a table."""
    titles = (
        Message("commands-column-example"),
        Message("commands-column-source"),
        Message("commands-column-expected"),
        Message("commands-column-found"),
    )
    rows = table(lang, *titles, Message("common-nothing"))
    for verdict in found:
        mark = "[green]=[/green]" if verdict.agrees else "[red]≠[/red]"
        texts = (verdict.id, verdict.citation.in_(lang), verdict.expected.in_(lang), verdict.found.in_(lang))
        rows.add_row(*map(escape, texts), mark)
    out.print(rows)


def show_sources(found: Found, lang: Language) -> None:
    """Print how many agree and differ, by game and source."""
    order = [source.siglum for source in SOURCES]
    titles = (
        Message("commands-column-game"),
        Message("commands-column-source"),
        Message("commands-column-count"),
        Message("commands-column-agree"),
    )
    rows = table(lang, *titles, Message("commands-column-differ"))
    for key, of_game in found.items():
        agree = Counter(verdict.citation.source.siglum for verdict in of_game if verdict.agrees)
        counts = Counter(verdict.citation.source.siglum for verdict in of_game)
        for siglum in sorted(counts, key=order.index):
            differ = counts[siglum] - agree[siglum]
            mark = f"[red]{differ}[/red]" if differ else "0"
            rows.add_row(registry[key].title.in_(lang), siglum, str(counts[siglum]), str(agree[siglum]), mark)
    out.print(rows)


def show_differing(found: Found, lang: Language) -> None:
    """Print each that differs, with its passage."""
    expected, law = (
        Message("commands-conformance-expected").in_(lang),
        Message("commands-conformance-found").in_(lang),
    )
    for key, of_game in found.items():
        for verdict in of_game:
            if not verdict.agrees:
                head = f"{key} {verdict.id}, {verdict.citation.in_(lang)}"
                out.print(f"[red]≠[/red] {escape(head)}", highlight=False)
                out.print(escape(f"    {expected}: {verdict.expected.in_(lang)}"), highlight=False)
                out.print(escape(f"    {law}: {verdict.found.in_(lang)}"), highlight=False)
