"""`academie study stats`: how much there is to study."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Final

from rich.table import Table

from academie.cli.study_tables import table
from academie.kernel import Language, Text
from academie.kernel.data import data_root
from academie.library import catalogue
from academie.library.lessons import Question, lessons
from academie.library.lessons.lesson import KINDS
from academie.practice.puzzles import Puzzle, puzzle_games, puzzles, themes_of
from academie.registry import registry

MARGIN: Final = Text("écart, en mises", "margin, in stakes")
TRICTRAC: Final = "trictrac"
ALL: Final = Text("en tout", "in all")
ANSWERED: Final = Text("avec réponse", "to be answered")


def stats_tables(speech: Language) -> Iterator[Table]:
    """The tables, one after another."""
    yield lessons_table(speech)
    yield kinds_table(speech)
    yield books_table(speech)
    yield examples_table(speech)
    yield themes_table(speech)
    for game in puzzle_games():
        yield puzzles_table(game, speech)


def lessons_table(speech: Language) -> Table:
    """Lessons, steps and questions of each game."""
    heads = ("jeu", "game"), ("leçons", "lessons"), ("étapes", "steps"), ("questions", "questions")
    counted = table(speech, *heads, ("minutes", "minutes"))
    taught = [game for game in registry if any(each.game == game.key for each in lessons())]
    rows = [
        (game.title.in_(speech), [each for each in lessons() if each.game == game.key]) for game in taught
    ]
    for title, of_game in (*rows, (ALL.in_(speech), [*lessons()])):
        figures = (
            len(of_game),
            sum(len(each.steps) for each in of_game),
            sum(each.questions for each in of_game),
            sum(each.minutes for each in of_game),
        )
        counted.add_row(title, *map(str, figures))
    return counted


def kinds_table(speech: Language) -> Table:
    """How many steps there are of each kind."""
    kinds = Counter(step.kind for each in lessons() for step in each.steps)
    asked = sum(isinstance(step, Question) for each in lessons() for step in each.steps)
    counted = table(speech, ("sorte d'étape", "kind of step"), ("nombre", "number"))
    for kind in KINDS:
        counted.add_row(kind, str(kinds[kind]))
    counted.add_row(ANSWERED.in_(speech), str(asked))
    return counted


def books_table(speech: Language) -> Table:
    """Positions and lines of each book."""
    counted = table(speech, ("livre", "book"), ("positions", "positions"), ("lignes", "lines"))
    for edition in catalogue().editions:
        studies = catalogue().find(source=edition.source.siglum)
        if studies:
            lines = sum(bool(line.moves) for study in studies for _, line in study.line.lines())
            counted.add_row(edition.source.title, str(len(studies)), str(lines))
    return counted


def examples_table(speech: Language) -> Table:
    """The treatises' own examples of trictrac, which the law is held to."""
    folder = data_root("conformance").joinpath("scoring")
    files = [json.loads(file.read_text(encoding="utf-8")) for file in folder.iterdir()]
    cases = [case for file in files if file["game"] == TRICTRAC for case in file["cases"]]
    counted = table(speech, ("traité du trictrac", "treatise of trictrac"), ("exemples", "examples"))
    for edition in catalogue().editions:
        found = sum(case["source"] == edition.source.siglum for case in cases)
        if found:
            counted.add_row(edition.source.title, str(found))
    return counted


def themes_table(speech: Language) -> Table:
    """Positions of each theme."""
    counted = table(speech, ("thème", "theme"), ("positions", "positions"))
    for theme, studies in catalogue().index().items():
        counted.add_row(theme.title.in_(speech), str(len(studies)))
    return counted


def puzzles_table(game: str, speech: Language) -> Table:
    """Puzzles of a game by theme, with the smallest and the median margin of the best play."""
    margin = MARGIN.in_(speech)
    counted = table(
        speech,
        ("problèmes", "puzzles"),
        (game, game),
        (f"{margin} : le moindre", f"{margin}: smallest"),
        ("médian", "median"),
    )
    for theme, _ in themes_of(game):
        counted.add_row(theme.title.in_(speech), *_figures(puzzles(game, theme.id)))
    counted.add_row(ALL.in_(speech), *_figures(puzzles(game)))
    return counted


def _figures(some: Sequence[Puzzle]) -> tuple[str, ...]:
    margins = [each.margin for each in some]
    return str(len(some)), f"{min(margins):.2f}", f"{median(margins):.2f}"
