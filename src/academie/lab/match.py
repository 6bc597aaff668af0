"""A match: two players over pairs of games, until a test has seen enough or all are played."""

from __future__ import annotations

import json
from collections.abc import Generator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from statistics import mean
from typing import Any, Final

from academie.engine.dice.bridge import Series
from academie.kernel.data import installed_version
from academie.lab.arena import Match, Pair, pairs
from academie.lab.contestant import Contestant
from academie.lab.result_log import ResultLog
from academie.lab.score import Score, half
from academie.lab.sequential import Sequential, Verdict
from academie.lab.workers import Tasks, Workers, in_order

DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Meeting:
    """What is to be played: who, how many pairs at most, on which dice, so many pairs a task, until when."""

    one: Contestant
    two: Contestant
    most: int = 1_000
    seed: int = 1
    pairs: int = 20
    test: Sequential | None = None

    @property
    def parts(self) -> list[Series]:
        """The series each task plays."""
        firsts = range(0, self.most, self.pairs)
        return [(self.seed, first, min(first + self.pairs, self.most)) for first in firsts]

    @property
    def plain(self) -> dict[str, Any]:
        """All that the result depends on, as plain data."""
        test = self.test
        return {
            "kind": "match",
            "game": self.one.game,
            "one": self.one.plain,
            "two": self.two.plain,
            "most": self.most,
            "seed": self.seed,
            "pairs": self.pairs,
            "test": None if test is None else [test.low, test.high, test.false_alarm, test.false_calm],
            "academie": installed_version(),
        }


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands after some pairs."""

    meeting: Meeting
    score: Score

    @property
    def verdict(self) -> Verdict:
        """What the test says; nothing, without one."""
        test = self.meeting.test
        return Verdict.OPEN if test is None or not self.score.groups else test.verdict(self.score.shares)

    @property
    def plain(self) -> dict[str, Any]:
        """The whole as plain data: shares of games won and stakes a game with their bounds, and Elo."""
        stakes, off = mean(self.score.stakes), half(self.score.stakes)
        test = self.meeting.test
        return {
            **self.meeting.plain,
            "games": self.score.games,
            "won": _rounded(self.score.share),
            "elo": _rounded(self.score.elo),
            "stakes": _rounded((stakes, stakes - off, stakes + off)),
            "ratio": None if test is None else round(test.ratio(self.score.shares), DIGITS),
            "verdict": self.verdict.value,
        }


def _rounded(values: tuple[float, ...]) -> list[float | None]:
    """As JSON has them: what is unbounded is left open."""
    return [round(value, DIGITS) if abs(value) < 1e9 else None for value in values]


def played(meeting: Meeting, crew: Workers, path: Path | None = None) -> Generator[Standing]:
    """How the match stands after each part, in their order, until it is decided or over.

    The test is asked part by part, so that the match ends at the same pair whoever plays it. With a file the
    parts are kept there, and those that stand in it are not played again. Raises `OptionError` where the file
    is of another match.
    """
    ledger = None if path is None else ResultLog(path, meeting.plain)
    known: list[list[Pair]] = [] if ledger is None else [line["won"] for line in ledger.found]
    tasks = Tasks(pairs, Match(meeting.one, meeting.two), meeting.parts[len(known) :])
    groups: list[Pair] = []
    for number, part in enumerate(chain(known, in_order(crew.done(tasks)))):
        groups.extend((white, black) for white, black in part)
        if ledger is not None and number >= len(known):
            ledger.add({"first": meeting.parts[number][1], "won": part})
        standing = Standing(meeting, Score([*groups]))
        yield standing
        if standing.verdict is not Verdict.OPEN:
            return


def write_summary(path: Path, standing: Standing) -> None:
    """Writes how a match ended beside its results."""
    path.write_text(json.dumps(standing.plain, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
