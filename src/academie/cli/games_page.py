"""The page docs/games.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from academie.cli.census import Entry
from academie.cli.games_table import seats, tests, yes_or_no
from academie.kernel import Language

HEAD: Final = """# The games

Every game one can sit down to. This page is written by `make games-table`, which asks
`academie games --measure 1000 --write docs/games.md`; `academie games` says the same in a terminal, and with
`--json` to programs.

* *Chance*: dice, or tiles dealt. *Hidden*: whether a seat may not see all.
* *Tests*: examples of the books + golden playthroughs + studies, counted in the data that is shipped.
  Besides, every rule set passes the kit `check_game`.
* *Length*: the acts of a game played at random by the first rule set, throws and deals counted: mean
  ± standard deviation (shortest–longest), over that many games from seeds 0, 1, 2 … Measured again it is
  the same.

| game | rule sets | source | players | chance | hidden | tests | length | of games |
|---|---|---|---|---|---|---|---|---|
"""

SOURCES: Final = """
## The sources

| siglum | work | year |
|---|---|---|
"""


def games_page(entries: Iterable[Entry]) -> str:
    """The page in Markdown."""
    listed = [*entries]
    sources = dict.fromkeys(source for entry in listed for source in entry.sources)
    rows = (f"| {' | '.join(cells(entry))} |\n" for entry in listed)
    works = (f"| {source.siglum} | {source.title} | {source.year} |\n" for source in sources)
    return "".join((HEAD, *rows, SOURCES, *works))


def cells(entry: Entry) -> Iterator[str]:
    """One row of the table."""
    game = entry.game
    yield f"{game.title.fr} (`{game.key}`)"
    yield ", ".join(f"`{rules.id.removeprefix(f'{game.key}/')}`" for rules in game.rulesets)
    yield ", ".join(source.siglum for source in entry.sources)
    yield seats(game.seats)
    yield yes_or_no(entry.chance, Language.ENGLISH)
    yield yes_or_no(game.hides, Language.ENGLISH)
    yield tests(entry)
    of = entry.length
    yield "–" if of is None else f"{of.mean:.1f} ± {of.spread:.1f} ({of.least}–{of.most})"
    yield "0" if of is None else str(of.games)
