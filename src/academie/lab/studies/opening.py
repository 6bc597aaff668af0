"""The 21 first throws: what each is worth to who has the dé, and how it is best played."""

from __future__ import annotations

from functools import partial
from typing import Any

from academie.engine.dice.engine import Tally, dice_engine
from academie.games.tables.law.throw import THROWS, Throw
from academie.kernel import Action, Language, State, Text
from academie.lab.contestant import deeper
from academie.lab.measured import Findings, Row, tallied
from academie.lab.plots import Plot, intervals
from academie.lab.rollout import Question, answer
from academie.lab.studies.study import STAKES, Asked, Found
from academie.lab.workers import Tell, Workers
from academie.notation import notation_of
from academie.registry import registry


def opening(asked: Asked, crew: Workers, tell: Tell) -> tuple[Found, ...]:
    """The table of each game: the best plays two plies deep are played out, and the best of those is told."""
    return tuple(_table(game, asked, crew, tell) for game in asked.games)


def _table(game: str, asked: Asked, crew: Workers, tell: Tell) -> Found:
    start = registry[game].start(options={"first": "white"})
    plays = [
        (cast, act, start.apply(cast).apply(act))
        for cast in THROWS
        for act in _best(game, start, cast, asked)
    ]
    question = Question(game, [state for _, _, state in plays], asked.plan)
    tallies = answer(question, crew, tell)
    found = {cast: list[tuple[Action, Tally]]() for cast in THROWS}
    for (cast, act, _), tally in zip(plays, tallies, strict=True):
        found[cast].append((act, tally))
    title = Text(f"Les 21 premiers coups ({game})", f"The 21 first throws ({game})")
    rows = tuple(_row(game, cast, acts) for cast, acts in found.items())
    heads = (Text("coup", "throw"), STAKES, Text("le mieux joué (et puis)", "best played (and next)"))
    best_first = tuple(sorted(rows, key=lambda row: -row.measures[0].mean))
    findings = Findings(title, heads, best_first)
    return Found(findings, partial(_plot, findings))


def _best(game: str, start: State[Any], cast: Throw, asked: Asked) -> list[Action]:
    """The plays that look best two plies deep."""
    ranked = dice_engine(game, deeper(game, 2)).rank(start.apply(cast))
    return [each.action for each in ranked[: asked.wide]]


def _row(game: str, cast: Throw, acts: list[tuple[Action, Tally]]) -> Row:
    notation = notation_of(game)
    ordered = sorted(acts, key=lambda each: -each[1].mean)
    best, tally = ordered[0]
    lost = [f"{notation.act(act)} {other.mean - tally.mean:+.3f}" for act, other in ordered[1:2]]
    said = " ".join([notation.act(best), *(f"({each})" for each in lost)])
    label = notation.act(cast)
    return Row(Text(label, label), (tallied(tally),), said)


def _plot(findings: Findings, language: Language) -> Plot:
    measures = {row.label.en: row.measures[0] for row in findings.rows}
    return intervals(measures, findings.title, STAKES, language)
