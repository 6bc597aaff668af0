"""The page of the law by source: where the rule sets of a game part, and our readings of what is not said.

`python -m academie.cli.law_page docs/law` writes it in both languages; `make rules-pages` does so.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from academie.cli.rules_page import HEADS, rows
from academie.games.points import place_told
from academie.kernel import Game, Language, Text
from academie.library.markdown import in_each_language, table
from academie.library.rulebook import Point, points_of, rules_page
from academie.registry import registry
from academie.sources import ACADEMIE

TITLE: Final = Text("La loi d'après chaque source", "The law by source")
ABOUT: Final = Text(
    "Les traités ne s'accordent pas. Ce qu'ils tiennent de différent est un champ de la règle, avec le "
    "passage sur lequel il se fonde ; où tous se taisent, nous avons pris une lecture, et nous le disons. "
    "Cette page est faite des règles mêmes que la machine applique, par `make rules-pages`.",
    "The treatises do not agree. Whatever they hold apart is a field of the rule set, with the passage it "
    "rests on; where all are silent we took a reading, and say so. This page is made from the very rule sets "
    "the machine applies, by `make rules-pages`.",
)
DISPUTED: Final = Text("Les désaccords", "The disagreements")
AGREED: Final = Text(
    "Ses règles ne diffèrent en rien, ou il n'y en a qu'une.",
    "Its rule sets differ in nothing, or there is one.",
)
OURS: Final = Text("Nos lectures, où les livres se taisent", "Our readings, where the books are silent")
NONE: Final = Text("Aucune.", "None.")
OURS_HEADS: Final = (Text("point", "point"), Text("lecture", "reading"), Text("pourquoi", "why"))
MORE: Final = Text("Toutes les règles", "All the rules")
NAME: Final = "by-source.md"


def law_page(language: Language) -> str:
    """The page in Markdown: a part for each game of the registry."""
    parts = (line for game in registry for line in _game(game, language))
    return "\n".join((f"# {TITLE.in_(language)}\n", f"{ABOUT.in_(language)}\n", *parts))


def _game(game: Game, language: Language) -> Iterator[str]:
    points = points_of(game.key)
    disputed = [point for point in points if point.disputed]
    yield f"## {game.title.in_(language)}\n"
    yield f"[{MORE.in_(language)}](../rules/{rules_page(game.key).key}.md)\n"
    yield f"**{DISPUTED.in_(language)}**\n"
    yield from _table(HEADS, [*rows(disputed, language)], AGREED, language)
    yield f"**{OURS.in_(language)}**\n"
    yield from _table(OURS_HEADS, [*ours(points, language)], NONE, language)


def ours(points: Sequence[Point], language: Language) -> Iterator[tuple[str, str, str]]:
    """The points on which a rule set rests on nobody but us: what is read, and why."""
    for point in points:
        for holding in point.holdings:
            for citation in holding.citations:
                if citation.source == ACADEMIE:
                    why = place_told(citation).in_(language).removeprefix(f"{ACADEMIE.siglum}, ")
                    yield point.title.in_(language), holding.value.in_(language), why


def _table(
    heads: Sequence[Text], told: Sequence[Sequence[str]], nothing: Text, language: Language
) -> Iterator[str]:
    if not told:
        yield f"{nothing.in_(language)}\n"
        return
    yield from table(heads, told, language)
    yield ""


def write(folder: Path) -> None:
    """Writes the page in both languages into a folder, which is made if there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    for language, file in in_each_language(folder / NAME):
        file.write_text(law_page(language), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
