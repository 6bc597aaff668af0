"""What the handicaps of trictrac are worth between equals, in stakes and in holes given.

Source: ACAD-B ch. XIX names them: the dé, quine or sannes put down, the coin, carme and the coin, one to
seven holes; and four holes given by one who has the dé at every relevé.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple

from academie.engine.dice.engine import Tally
from academie.kernel import OptionError
from academie.lab.arena import Beginning, all_lengths
from academie.lab.contestant import GameLength
from academie.lab.measured import Findings, Measure, Row, sampled, tallied
from academie.lab.plots import Plot, intervals
from academie.lab.rollout import Question, answer
from academie.lab.studies import STAKES, Asked, Found, Run
from academie.lab.workers import Progress, Workers
from academie.registry import registry
from academie.words import Language, Message, Text

HOLES: Final = Message("trictrac-holes")
PARTIES_WON: Final = Message("trictrac-parties-won")
MOST_HOLES: Final = 7


class Handicap(NamedTuple):
    """What White is given. Where it lasts beyond the first relevé, only whole parties show its worth."""

    label: Text
    options: Mapping[str, Any]
    lasting: bool = False


GIVEN: Final = (
    Handicap(Message("trictrac-handicap-dice"), {"first": "white"}),
    Handicap(Message("trictrac-handicap-quine"), {"white_down": "quine"}),
    Handicap(Message("trictrac-handicap-sannes"), {"white_down": "sannes"}),
    Handicap(Message("trictrac-handicap-coin"), {"white_down": "coin"}),
    Handicap(Message("trictrac-handicap-carme-coin"), {"white_down": "coin+carme"}),
    Handicap(Message("trictrac-handicap-dice-always"), {"keeps_dice": "white"}, lasting=True),
    Handicap(
        Message("trictrac-handicap-four-holes"),
        {"white_holes": 4, "keeps_dice": "black"},
        lasting=True,
    ),
)
HOLES_GIVEN: Final = tuple(
    Handicap(Message("trictrac-score-holes", holes=holes), {"white_holes": holes})
    for holes in range(1, MOST_HOLES + 1)
)


def handicaps(asked: Asked, workers: Workers, progress: Progress) -> tuple[Found, ...]:
    """One table: stakes by games played out to the end of the relevé, or by whole parties where it lasts."""
    every = (*HOLES_GIVEN, *GIVEN)
    whole = all_lengths([_beginning(each) for each in every], asked.seed, asked.parties, workers, progress)
    passing = [each for each in every if not each.lasting]
    states = [registry["trictrac"].start(options=dict(each.options)) for each in passing]
    tallies = dict(
        zip(
            map(id, passing), answer(Question("trictrac", states, asked.plan), workers, progress), strict=True
        )
    )
    curve = [0.0, *(tallies[id(each)].mean for each in HOLES_GIVEN)]
    rows = tuple(
        _row(each, tallies.get(id(each)), parties, curve) for each, parties in zip(every, whole, strict=True)
    )
    heads = (Message("trictrac-handicap"), STAKES, HOLES, PARTIES_WON)
    title = Message("trictrac-handicaps-title")
    findings = Findings(title, heads, rows)
    return (Found(findings, partial(_plot, findings)),)


def _beginning(each: Handicap) -> Beginning:
    return Beginning("trictrac", tuple(each.options.items()))


def _row(each: Handicap, tally: Tally | None, parties: Sequence[GameLength], curve: Sequence[float]) -> Row:
    stakes = sampled([float(partie.won) for partie in parties]) if tally is None else tallied(tally)
    won = sampled([100.0 * (partie.won > 0) for partie in parties], 1, " %", signed=False)
    return Row(each.label, (stakes, in_holes(stakes, curve), won))


def in_holes(stakes: Measure, curve: Sequence[float]) -> Measure:
    """How many given holes are worth as much, by a curve of what 0, 1, 2 ... are worth.

    Between two points the curve is straight, and beyond the last its slope continues. The error of the curve
    itself is left out.
    """
    points = rising(curve)
    place = sum(worth <= stakes.mean for _, worth in points[1:-1])
    (holes, below), (more, above) = points[place : place + 2]
    slope = (above - below) / (more - holes)
    return Measure(holes + (stakes.mean - below) / slope, stakes.off / slope, 2)


def rising(curve: Sequence[float]) -> list[tuple[float, float]]:
    """The points of a curve as holes and worth, joined into their mean where few games make it fall.

    Raises `OptionError` where nothing rises.
    """
    blocks: list[list[tuple[float, float]]] = []
    for point in enumerate(curve):
        blocks.append([point])
        while len(blocks) > 1 and _mean(blocks[-1])[1] <= _mean(blocks[-2])[1]:
            last = blocks.pop()
            blocks[-1] += last
    if len(blocks) == 1:
        raise OptionError(Message("trictrac-handicaps-few"))
    return [_mean(block) for block in blocks]


def _mean(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    holes, worths = zip(*points, strict=True)
    return fmean(holes), fmean(worths)


def _plot(findings: Findings, language: Language) -> Plot:
    rows = findings.rows[len(HOLES_GIVEN) :]
    measures = {row.label.in_(language): row.measures[1] for row in rows}
    return intervals(measures, findings.title, HOLES, language)


STUDIES: Final[Mapping[str, Run]] = {"handicaps": handicaps}
