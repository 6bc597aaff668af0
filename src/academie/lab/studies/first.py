"""What it is worth to throw first, game by game.

Source: ACAD-B ch. XIX and ACAD Revertier ch. XIII call the dé the least of handicaps, though of consequence.
"""

from __future__ import annotations

from functools import partial

from academie.kernel import Language, Text
from academie.lab.measured import Findings, Row, tallied
from academie.lab.plots import Plot, intervals
from academie.lab.rollout import Question, answer
from academie.lab.studies.study import STAKES, Asked, Found
from academie.lab.workers import Tell, Workers
from academie.registry import registry


def first(asked: Asked, crew: Workers, tell: Tell) -> tuple[Found, ...]:
    """One table: games played out whose first throw is White's."""
    rows = tuple(_row(game, asked, crew, tell) for game in asked.games)
    title = Text("Ce que vaut le dé", "What the first throw is worth")
    findings = Findings(title, (Text("jeu", "game"), STAKES), rows)
    return (Found(findings, partial(_plot, findings)),)


def _row(game: str, asked: Asked, crew: Workers, tell: Tell) -> Row:
    start = registry[game].start(options={"first": "white"})
    (tally,) = answer(Question(game, [start], asked.plan), crew, tell)
    return Row(registry[game].title, (tallied(tally),))


def _plot(findings: Findings, language: Language) -> Plot:
    measures = {row.label.in_(language): row.measures[0] for row in findings.rows}
    return intervals(measures, findings.title, STAKES, language)
