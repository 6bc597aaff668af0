"""The games as a table in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from academie.cli.census import Entry
from academie.kernel import Language, Text

YES: Final = Text("oui", "yes")
NO: Final = Text("non", "no")
HEADS: Final = (
    Text("jeu", "game"),
    Text("règles", "rule sets"),
    Text("sources", "sources"),
    Text("places", "seats"),
    Text("hasard", "chance"),
    Text("caché", "hidden"),
    Text("épreuves", "tests"),
)
LENGTH: Final = Text("coups d'une partie au hasard", "acts of a random game")
LEGEND: Final = Text(
    "épreuves : exemples des livres + parties modèles + études, comptés dans les données livrées",
    "tests: examples of the books + golden playthroughs + studies, counted in the data shipped",
)


def games_table(entries: Iterable[Entry], speech: Language) -> Table:
    """One row a game; the length only where it was measured."""
    listed = [*entries]
    heads = (*HEADS, LENGTH) if any(entry.length for entry in listed) else HEADS
    table = Table(box=SIMPLE_HEAD, caption=LEGEND.in_(speech), padding=(0, 1, 1, 0))
    for head in heads:
        table.add_column(head.in_(speech), overflow="fold", no_wrap=head in HEADS[:2])
    for entry in listed:
        table.add_row(*row(entry, speech)[: len(heads)])
    return table


def row(entry: Entry, speech: Language) -> tuple[str, ...]:
    """What a table says of one game."""
    game = entry.game
    return (
        "\n".join((game.title.in_(speech), f"({game.key})", *origin(entry, speech))),
        "\n".join(rules.id.removeprefix(f"{game.key}/") for rules in game.rulesets),
        "\n".join(source.siglum for source in entry.sources),
        seats(game.seats),
        yes_or_no(entry.game.chance, speech),
        yes_or_no(game.hides, speech),
        tests(entry),
        told_length(entry, speech),
    )


def origin(entry: Entry, speech: Language) -> tuple[str, ...]:
    """The package of a game that is not our own."""
    return () if entry.ours else (Text(f"de {entry.package}", f"from {entry.package}").in_(speech),)


def seats(numbers: Iterable[int]) -> str:
    """How many may sit down: one number, or from the least to the most."""
    possible = sorted(numbers)
    return str(possible[0]) if len(possible) == 1 else f"{possible[0]}–{possible[-1]}"


def yes_or_no(answer: bool, speech: Language) -> str:
    return (YES if answer else NO).in_(speech)


def tests(entry: Entry) -> str:
    """Examples of the books, golden playthroughs and studies."""
    return f"{entry.evidence.cases} + {entry.evidence.playthroughs} + {entry.studies}"


def told_length(entry: Entry, speech: Language) -> str:
    """Mean and spread, the extremes, and of how many games."""
    if entry.length is None:
        return ""
    of = entry.length
    parties = Text(f"{of.games} parties", f"{of.games} games").in_(speech)
    return f"{of.mean:.1f} ± {of.spread:.1f}\n({of.least}–{of.most}; {parties})"
