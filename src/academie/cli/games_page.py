"""The pages docs/games.md and docs/games.fr.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from academie.cli.census import Entry
from academie.cli.games_table import seats, tests, yes_or_no
from academie.games.points import source_told
from academie.kernel import Language, Text
from academie.library.markdown import table

HEAD: Final = Text(
    """# Les jeux

Tous les jeux auxquels on peut s'asseoir. Cette page est écrite par `make games-table`, qui demande
`academie games --measure 1000 --write docs/games.md` ; `academie games --lang fr` en dit autant au terminal,
et avec `--json` aux programmes. Les règles de chacun, d'après les traités, sont sous *Les règles*.

* *Hasard* : des dés, ou des dés de domino distribués. *Caché* : si une place ne voit pas tout.
* *Épreuves* : exemples des livres + parties modèles + études, comptés dans les données livrées. Chaque règle
  passe en outre l'examen `check_game`.
* *Longueur* : les actes d'une partie jouée au hasard d'après la première règle, jets et donnes compris :
  moyenne ± écart type (la plus courte–la plus longue), sur tant de parties des graines 0, 1, 2 … Mesurée de
  nouveau, elle est la même.
""",
    """# The games

Every game one can sit down to. This page is written by `make games-table`, which asks
`academie games --measure 1000 --write docs/games.md`; `academie games` says the same in a terminal, and with
`--json` to programs. The rules of each, by the treatises, stand under *The rules*.

* *Chance*: dice, or tiles dealt. *Hidden*: whether a seat may not see all.
* *Tests*: examples of the books + golden playthroughs + studies, counted in the data that is shipped.
  Besides, every rule set passes the kit `check_game`.
* *Length*: the acts of a game played at random by the first rule set, throws and deals counted: mean
  ± standard deviation (shortest–longest), over that many games from seeds 0, 1, 2 … Measured again it is
  the same.
""",
)
HEADS: Final = (
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


def games_page(entries: Iterable[Entry], language: Language) -> str:
    """The page in Markdown."""
    listed = [*entries]
    sources = dict.fromkeys(source for entry in listed for source in entry.sources)
    works = ((source.siglum, source_told(source).in_(language), str(source.year)) for source in sources)
    games = table(HEADS, (cells(entry, language) for entry in listed), language)
    return "\n".join(
        (
            HEAD.in_(language),
            *games,
            f"\n## {SOURCES.in_(language)}\n",
            *table(SOURCES_HEADS, works, language),
            "",
        )
    )


def cells(entry: Entry, language: Language) -> Iterator[str]:
    """One row of the table."""
    game = entry.game
    yield f"{game.title.in_(language)} (`{game.key}`)"
    yield ", ".join(f"`{rules.id.removeprefix(f'{game.key}/')}`" for rules in game.rulesets)
    yield ", ".join(source.siglum for source in entry.sources)
    yield seats(game.seats)
    yield yes_or_no(entry.game.chance, language)
    yield yes_or_no(game.hides, language)
    yield tests(entry)
    of = entry.length
    yield "–" if of is None else f"{of.mean:.1f} ± {of.spread:.1f} ({of.least}–{of.most})"
    yield "0" if of is None else str(of.games)
