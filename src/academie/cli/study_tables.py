"""The tables of `academie study`."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table

from academie.kernel import Language, Text
from academie.library.check import Refusal, Tally, expected


def table(speech: Language, *heads: tuple[str, str]) -> Table:
    """An empty table with its heads in French or English."""
    return Table(*(Text(*head).in_(speech) for head in heads))


def tallies_table(tallies: Iterable[Tally], speech: Language) -> Table:
    """How many lines and variations each rule set allows."""
    heads = (
        ("règles", "rule set"),
        ("positions", "positions"),
        ("lignes", "lines"),
        ("légales", "legal"),
        ("variantes", "variations"),
        ("légales", "legal"),
        ("coups simples", "moves"),
    )
    counted = table(speech, *heads)
    for of in tallies:
        figures = (of.positions, of.lines, of.legal_lines, of.variations, of.legal_variations, of.moves)
        counted.add_row(of.rules.id, *map(str, figures))
    return counted


def refusals_table(refused: Iterable[tuple[Tally, Refusal]], speech: Language) -> Table:
    """Each move that a rule set forbids, with what it asks for instead and by which article."""
    heads = (
        ("étude", "study"),
        ("règles", "rule set"),
        ("coup défendu", "forbidden"),
        ("parce que", "because"),
        ("il faut", "must be"),
        ("", ""),
    )
    listed = table(speech, *heads)
    known, new = Text("connu", "known"), Text("[red]nouveau[/red]", "[red]new[/red]")
    for of, refusal in refused:
        listed.add_row(
            refusal.study.id,
            of.rules.id,
            f"{refusal.move}. {refusal.text if refusal.way.variation is None else f'({refusal.text})'}",
            f"{refusal.why.in_(speech)} ({refusal.article})",
            ", ".join(refusal.legal),
            (known if expected(of.rules, refusal) else new).in_(speech),
        )
    return listed
