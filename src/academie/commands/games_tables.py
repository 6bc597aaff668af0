"""The table of all games: for the terminal, and as the pages docs/games.md and docs/games.fr.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from academie.kernel import Language, Text

if TYPE_CHECKING:
    from academie.commands.games_census import Entry

YES: Final = Text("oui", "yes")
NO: Final = Text("non", "no")
HEADS: Final = (
    Text("jeu", "game"),
    Text("règles", "rule sets"),
    Text("livres", "sources"),
    Text("places", "seats"),
    Text("hasard", "chance"),
    Text("épreuves", "tests"),
)
HIDDEN: Final = Text("caché", "hidden")
LENGTH: Final = Text("actes d'une partie", "acts of a game")
LEGEND: Final = Text(
    "caché : une place ne voit pas tout ; épreuves : exemples des livres + parties modèles + études",
    "hidden: a seat does not see everything; tests: examples of the books + golden playthroughs + studies",
)
HEAD: Final = Text(
    """# Les jeux

Tous les jeux auxquels on peut s'asseoir. Cette page est écrite par `make games-table`, qui demande
`academie games --measure 25 --write docs/games.md` ; `academie games --lang fr` en dit autant au terminal,
et avec `--json` aux programmes. Les règles de chacun, d'après les traités, sont sous *Les règles*.

* *Hasard* : des dés, ou des dés de domino distribués. *Caché* : si une place ne voit pas tout.
* *Épreuves* : exemples des livres + parties modèles + études, comptés dans les données livrées. Chaque règle
  passe en outre l'examen `check_game`.
* *Longueur* : les actes d'une partie d'après la première règle entre bons joueurs de café (le niveau 4, ou le
  joueur simple), jets et donnes compris : moyenne ± écart type (la plus courte–la plus longue), sur tant de
  parties des graines 0, 1, 2 … Mesurée de nouveau, elle est la même, sauf aux échecs, où joue Stockfish.
""",
    """# The games

Every game one can sit down to. This page is written by `make games-table`, which asks
`academie games --measure 25 --write docs/games.md`; `academie games` says the same in a terminal, and with
`--json` to programs. The rules of each, by the treatises, stand under *The rules*.

* *Chance*: dice, or tiles dealt. *Hidden*: whether a seat may not see all.
* *Tests*: examples of the books + golden playthroughs + studies, counted in the data that is shipped.
  Besides, every rule set passes the kit `check_game`.
* *Length*: the acts of a game by the first rule set between good café players (level 4, or the simple
  player), throws and deals counted: mean ± standard deviation (shortest–longest), over that many games from
  seeds 0, 1, 2 … Measured again it is the same, but for chess, which Stockfish plays.
""",
)
PAGE_HEADS: Final = (
    Text("jeu", "game"),
    Text("règles", "rule sets"),
    Text("source", "source"),
    Text("joueurs", "players"),
    Text("hasard", "chance"),
    Text("caché", "hidden"),
    Text("épreuves", "tests"),
    Text("longueur", "length"),
    Text("sur parties", "of games"),
)
SOURCES: Final = Text("Les sources", "The sources")
SOURCES_HEADS: Final = (Text("sigle", "siglum"), Text("ouvrage", "work"), Text("année", "year"))


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
    return () if entry.ours else (Text(f"de {entry.package}", f"from {entry.package}").in_(lang),)


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
    parties = Text(f"{of.games} parties", f"{of.games} games").in_(lang)
    return f"{of.mean:.1f} ± {of.spread:.1f}\n({of.least}–{of.most}; {parties})"


def games_page(entries: Iterable[Entry], language: Language) -> str:
    """The page in Markdown."""
    from academie.library.markdown import table

    listed = [*entries]
    sources = dict.fromkeys(source for entry in listed for source in entry.sources)
    works = ((source.siglum, source.called.in_(language), str(source.year)) for source in sources)
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
