"""The tables of `academie study`."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table

from academie.kernel import Language, Text
from academie.library.check import Census, ReadMove, Refusal, Tally, expected
from academie.library.half_move import CONFIDENCES, STANDINGS
from academie.library.play import play_of


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


def census_table(of: Census, tallies: Iterable[Tally], speech: Language) -> Table:
    """How many half-moves there are, how they are known, and how many each rule set allows."""
    counted = table(speech, ("demi-coups", "half-moves"), ("nombre", "number"))
    rows = {
        Text("comme imprimés", "as printed"): of.as_printed,
        **{STANDINGS[standing]: number for standing, number in of.by_standing().items()},
        Text("en tout", "in all"): of.half_moves,
    }
    for what, number in rows.items():
        counted.add_row(what.in_(speech), str(number))
    for by in tallies:
        legal = Text(f"légaux selon {by.rules.id}", f"legal by {by.rules.id}")
        counted.add_row(legal.in_(speech), str(of.half_moves - by.lost))
    return counted


def readings_table(of: Census, speech: Language) -> Table:
    """Every half-move that is not simply as printed, with its line in the transcription and the reason."""
    heads = (
        ("étude", "study"),
        ("coup", "move"),
        ("ligne", "line"),
        ("imprimé", "printed"),
        ("lu", "read"),
        ("raison", "reason"),
        ("", ""),
    )
    listed = table(speech, *heads)
    for found in of.read:
        listed.add_row(*_reading(found, speech))
    return listed


def _reading(found: ReadMove, speech: Language) -> tuple[str, ...]:
    half_move = found.half_move
    confidence = half_move.confidence
    return (
        " ".join((found.study.id, found.renvoi)).strip(),
        str(half_move.coup),
        str(half_move.source_line),
        half_move.printed,
        play_of(found.study).spoken(found.used, speech),
        half_move.reason.in_(speech),
        "" if confidence is None else CONFIDENCES[confidence].in_(speech),
    )
