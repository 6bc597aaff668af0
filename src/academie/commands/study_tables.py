"""The tables of `academie study check` and `stats`: what the lines of a book are, and how much there is."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import Final

from rich.table import Table

from academie.commands.output import table
from academie.kernel.data import data_root
from academie.library import catalogue
from academie.library.check import Census, ReadMove, Refusal, Tally, expected
from academie.library.half_move import CONFIDENCES, STANDINGS
from academie.library.lessons import Question, lessons
from academie.library.lessons.lesson import KINDS
from academie.library.play import play_of
from academie.practice.puzzles import Puzzle, puzzle_games, puzzles, themes_of
from academie.registry import registry
from academie.words import Language, Message, verbatim

MARGIN: Final = Message("commands-column-margin")
TRICTRAC: Final = "trictrac"
ALL: Final = Message("commands-study-all")
ANSWERED: Final = Message("commands-study-answered")


def tallies_table(tallies: Iterable[Tally], lang: Language) -> Table:
    """How many lines and variations each rule set allows."""
    heads = (
        Message("commands-column-ruleset"),
        Message("commands-column-positions"),
        Message("commands-column-lines"),
        Message("commands-column-legal"),
        Message("commands-column-variations"),
        Message("commands-column-legal"),
        Message("commands-column-moves"),
    )
    counted = table(lang, *heads)
    for of in tallies:
        figures = (of.positions, of.lines, of.legal_lines, of.variations, of.legal_variations, of.moves)
        counted.add_row(of.rules.id, *map(str, figures))
    return counted


def refusals_table(refused: Iterable[tuple[Tally, Refusal]], lang: Language) -> Table:
    """Each move that a rule set forbids, with what it asks for instead and by which article."""
    heads = (
        Message("commands-column-study"),
        Message("commands-column-ruleset"),
        Message("commands-column-forbidden"),
        Message("commands-column-because"),
        Message("commands-column-must-be"),
        Message("common-nothing"),
    )
    listed = table(lang, *heads)
    known, new = Message("commands-study-known"), Message("commands-study-new")
    for of, refusal in refused:
        listed.add_row(
            refusal.study.id,
            of.rules.id,
            f"{refusal.move}. {refusal.text if refusal.way.variation is None else f'({refusal.text})'}",
            f"{refusal.why.in_(lang)} ({refusal.article.in_(lang)})",
            ", ".join(refusal.legal),
            known.in_(lang) if expected(of.rules, refusal) else f"[red]{new.in_(lang)}[/red]",
        )
    return listed


def census_table(of: Census, tallies: Iterable[Tally], lang: Language) -> Table:
    """How many half-moves there are, how they are known, and how many each rule set allows."""
    counted = table(lang, Message("commands-column-half-moves"), Message("commands-column-number"))
    rows = {
        Message("commands-study-as-printed"): of.as_printed,
        **{STANDINGS[standing]: number for standing, number in of.by_standing().items()},
        Message("commands-study-in-all"): of.half_moves,
    }
    for what, number in rows.items():
        counted.add_row(what.in_(lang), str(number))
    for by in tallies:
        legal = Message("commands-study-legal-by", id=by.rules.id)
        counted.add_row(legal.in_(lang), str(of.half_moves - by.lost))
    return counted


def readings_table(of: Census, lang: Language) -> Table:
    """Every half-move that is not simply as printed, with its line in the transcription and the reason."""
    heads = (
        Message("commands-column-study"),
        Message("commands-column-move"),
        Message("commands-column-line"),
        Message("commands-column-printed"),
        Message("commands-column-read"),
        Message("commands-column-reason"),
        Message("common-nothing"),
    )
    listed = table(lang, *heads)
    for found in of.read:
        listed.add_row(*_reading(found, lang))
    return listed


def _reading(found: ReadMove, lang: Language) -> tuple[str, ...]:
    half_move = found.half_move
    confidence = half_move.confidence
    return (
        " ".join((found.study.id, found.renvoi)).strip(),
        str(half_move.coup),
        str(half_move.source_line),
        half_move.printed,
        play_of(found.study).spoken(found.used, lang),
        half_move.reason.in_(lang),
        "" if confidence is None else CONFIDENCES[confidence].in_(lang),
    )


def stats_tables(lang: Language) -> Iterator[Table]:
    """The tables, one after another."""
    yield lessons_table(lang)
    yield kinds_table(lang)
    yield books_table(lang)
    yield examples_table(lang)
    yield themes_table(lang)
    for game in puzzle_games():
        yield puzzles_table(game, lang)


def lessons_table(lang: Language) -> Table:
    """Lessons, steps and questions of each game."""
    heads = (
        Message("commands-column-game"),
        Message("commands-column-lessons"),
        Message("commands-column-steps"),
        Message("commands-column-questions"),
    )
    counted = table(lang, *heads, Message("commands-column-minutes"))
    taught = [game for game in registry if any(each.game == game.key for each in lessons())]
    rows = [(game.title.in_(lang), [each for each in lessons() if each.game == game.key]) for game in taught]
    for title, of_game in (*rows, (ALL.in_(lang), [*lessons()])):
        figures = (
            len(of_game),
            sum(len(each.steps) for each in of_game),
            sum(each.questions for each in of_game),
            sum(each.minutes for each in of_game),
        )
        counted.add_row(title, *map(str, figures))
    return counted


def kinds_table(lang: Language) -> Table:
    """How many steps there are of each kind."""
    kinds = Counter(step.kind for each in lessons() for step in each.steps)
    asked = sum(isinstance(step, Question) for each in lessons() for step in each.steps)
    counted = table(lang, Message("commands-column-step-kind"), Message("commands-column-number"))
    for kind in KINDS:
        counted.add_row(Message(f"commands-study-kind-{kind}").in_(lang), str(kinds[kind]))
    counted.add_row(ANSWERED.in_(lang), str(asked))
    return counted


def books_table(lang: Language) -> Table:
    """Positions and lines of each book."""
    counted = table(
        lang,
        Message("commands-column-book"),
        Message("commands-column-positions"),
        Message("commands-column-lines"),
    )
    for edition in catalogue().editions:
        studies = catalogue().find(source=edition.source.siglum)
        if studies:
            lines = sum(bool(line.moves) for study in studies for _, line in study.line.lines())
            counted.add_row(edition.source.called.in_(lang), str(len(studies)), str(lines))
    return counted


def examples_table(lang: Language) -> Table:
    """The treatises' own examples of trictrac, which the law is held to."""
    folder = data_root("conformance").joinpath("scoring")
    files = [json.loads(file.read_text(encoding="utf-8")) for file in folder.iterdir()]
    cases = [case for file in files if file["game"] == TRICTRAC for case in file["cases"]]
    counted = table(lang, Message("commands-column-treatise"), Message("commands-column-examples"))
    for edition in catalogue().editions:
        found = sum(case["source"] == edition.source.siglum for case in cases)
        if found:
            counted.add_row(edition.source.called.in_(lang), str(found))
    return counted


def themes_table(lang: Language) -> Table:
    """Positions of each theme."""
    counted = table(lang, Message("commands-column-theme"), Message("commands-column-positions"))
    for theme, studies in catalogue().index().items():
        counted.add_row(theme.title.in_(lang), str(len(studies)))
    return counted


def puzzles_table(game: str, lang: Language) -> Table:
    """Puzzles of a game by theme, with the smallest and the median margin of the best play."""
    counted = table(
        lang,
        Message("commands-column-puzzles"),
        verbatim(game),
        Message("commands-study-smallest", margin=MARGIN),
        Message("commands-column-median"),
    )
    for theme, _ in themes_of(game):
        counted.add_row(theme.title.in_(lang), *_figures(puzzles(game, theme.id)))
    counted.add_row(ALL.in_(lang), *_figures(puzzles(game)))
    return counted


def _figures(some: Sequence[Puzzle]) -> tuple[str, ...]:
    margins = [each.margin for each in some]
    return str(len(some)), f"{min(margins):.2f}", f"{median(margins):.2f}"
