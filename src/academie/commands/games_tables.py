"""The table of all games: for the terminal, and as the pages docs/games.md and docs/games.fr.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.commands.games_census import Entry

YES: Final = Message("commands-games-yes")
NO: Final = Message("commands-games-no")
HEADS: Final = (
    Message("commands-column-game"),
    Message("commands-column-rulesets"),
    Message("commands-column-sources"),
    Message("commands-column-seats"),
    Message("commands-column-chance"),
    Message("commands-column-tests"),
)
HIDDEN: Final = Message("commands-column-hidden")
LENGTH: Final = Message("commands-games-acts")
LEGEND: Final = Message("commands-games-legend")
HEAD: Final = Message("commands-games-page")
PAGE_HEADS: Final = (
    Message("commands-column-game"),
    Message("commands-column-rulesets"),
    Message("commands-column-source"),
    Message("commands-column-players"),
    Message("commands-column-chance"),
    Message("commands-column-hidden"),
    Message("commands-column-tests"),
    Message("commands-column-length"),
    Message("commands-column-of-games"),
)
SOURCES: Final = Message("commands-games-sources")
SOURCES_HEADS: Final = (
    Message("commands-column-siglum"),
    Message("commands-column-work"),
    Message("commands-column-year"),
)


def games_table(entries: Iterable[Entry], lang: Language) -> Table:
    """One row a game; the length only where it was measured."""
    listed = [*entries]
    heads = (*HEADS, LENGTH) if any(entry.length for entry in listed) else HEADS
    # Eighty columns are all that many terminals have.
    table = Table(
        box=SIMPLE_HEAD, caption=LEGEND.in_(lang), padding=(0, 1, 1, 0), show_edge=False, pad_edge=False
    )
    for head in heads:
        table.add_column(head.in_(lang), no_wrap=True)
    for entry in listed:
        table.add_row(*row(entry, lang)[: len(heads)])
    return table


def row(entry: Entry, lang: Language) -> tuple[str, ...]:
    """The cells of one game."""
    game = entry.game
    return (
        "\n".join((game.title.in_(lang), f"({game.key})", *origin(entry, lang))),
        "\n".join(rules.id.removeprefix(f"{game.key}/") for rules in entry.rulesets),
        "\n".join(source.siglum for source in entry.sources),
        seats(game.seats),
        "\n".join((yes_or_no(game.chance, lang), *((HIDDEN.in_(lang),) if game.hides else ()))),
        tests(entry).replace(" ", ""),
        length_text(entry, lang),
    )


def origin(entry: Entry, lang: Language) -> tuple[str, ...]:
    """The package of a game of another package."""
    return () if entry.ours else (Message("commands-games-package", package=entry.package).in_(lang),)


def seats(numbers: Iterable[int]) -> str:
    """How many may sit down: one number, or from the least to the most."""
    possible = sorted(numbers)
    return str(possible[0]) if len(possible) == 1 else f"{possible[0]}–{possible[-1]}"


def yes_or_no(answer: bool, lang: Language) -> str:
    return (YES if answer else NO).in_(lang)


def tests(entry: Entry) -> str:
    """Examples of the books, golden playthroughs and studies."""
    return f"{entry.evidence.cases} + {entry.evidence.playthroughs} + {entry.studies}"


def length_text(entry: Entry, lang: Language) -> str:
    """Mean and spread, the extremes, and of how many games."""
    if entry.length is None:
        return ""
    of = entry.length
    parties = Message("commands-games-count", games=of.games).in_(lang)
    return f"{of.mean:.1f} ± {of.spread:.1f}\n({of.least}–{of.most}; {parties})"


def games_page(entries: Iterable[Entry], language: Language) -> str:
    """The page in Markdown."""
    from academie.library.markdown import table

    listed = [*entries]
    sources = dict.fromkeys(source for entry in listed for source in entry.sources)
    works = ((source.siglum, source.called.in_(language), source.dated.in_(language)) for source in sources)
    games = table(PAGE_HEADS, (page_row(entry, language) for entry in listed), language)
    return "\n".join(
        (
            HEAD.in_(language),
            *games,
            f"\n## {SOURCES.in_(language)}\n",
            *table(SOURCES_HEADS, works, language),
            "",
        )
    )


def page_row(entry: Entry, language: Language) -> Iterator[str]:
    """One row of the table."""
    game = entry.game
    yield f"{game.title.in_(language)} (`{game.key}`)"
    yield ", ".join(f"`{rules.id.removeprefix(f'{game.key}/')}`" for rules in entry.rulesets)
    yield ", ".join(source.siglum for source in entry.sources)
    yield seats(game.seats)
    yield yes_or_no(entry.game.chance, language)
    yield yes_or_no(game.hides, language)
    yield tests(entry)
    of = entry.length
    yield "–" if of is None else f"{of.mean:.1f} ± {of.spread:.1f} ({of.least}–{of.most})"
    yield "0" if of is None else str(of.games)
