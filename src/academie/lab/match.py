"""Matches: two players over pairs of games until a test has seen enough; ladders of several matches."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from statistics import mean
from typing import Any, Final

from academie.engine.dice.bridge import Series
from academie.kernel import OptionError
from academie.kernel.data import installed_version
from academie.lab.arena import part
from academie.lab.contestant import Contestant, Match
from academie.lab.engine_match import Part, Spent, difference
from academie.lab.plots import Plot, ladder
from academie.lab.result_log import VERSION, ResultLog
from academie.lab.score import Score, Sequential, Verdict, half
from academie.lab.workers import Tasks, Workers, in_order
from academie.words import Language, Message

DIGITS: Final = 4
MOST_ELO: Final = 1_000.0
"""How far a ladder goes in Elo points: of a player who wins all games nothing more is known."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """What is to be played: by whom, how many pairs at most, on which dice, pairs a task, until when."""

    one: Contestant
    two: Contestant
    most: int = 1_000
    seed: int = 1
    pairs: int = 20
    test: Sequential | None = None
    ruleset: str | None = None
    """The rule set of a game of dice; its default if none is named."""

    @property
    def match(self) -> Match:
        """Who meets, and by which rules."""
        return Match(self.one, self.two, self.ruleset)

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
            **({} if self.ruleset is None else {"ruleset": self.ruleset}),
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
    spent: tuple[Spent, Spent] | None = None
    """What both players spent, in matches of engines."""

    @property
    def verdict(self) -> Verdict:
        """What the test says; without a test, always open."""
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
            "record": [*self.score.record],
            **self._processor,
            "won": _rounded(self.score.share),
            "elo": _rounded(self.score.elo),
            "stakes": _rounded((stakes, stakes - off, stakes + off)),
            "ratio": None if test is None else round(test.ratio(self.score.shares), DIGITS),
            "verdict": self.verdict.value,
        }

    @property
    def difference(self) -> float | None:
        """By what part the second spent more processor time a move than was asked; `None` if not measured."""
        return None if self.spent is None else difference(self.meeting.match, self.spent)

    @property
    def _processor(self) -> dict[str, Any]:
        if self.spent is None:
            return {}
        seconds = [each.a_move for each in self.spent]
        return {"processor": [None if each is None else round(each, DIGITS) for each in seconds]}


def _rounded(values: tuple[float, ...]) -> list[float | None]:
    """The values for JSON, in which an unbounded one is null."""
    return [round(value, DIGITS) if abs(value) < 1e9 else None for value in values]


def played(meeting: Meeting, workers: Workers, path: Path | None = None) -> Generator[Standing]:
    """How the match stands after each part, in their order, until it is decided or over.

    The test is asked part by part, so that the match ends at the same pair whoever plays it. With a file the
    parts are saved there, and those already in it are not played again. Raises `OptionError` for a file of
    another match.
    """
    log = None if path is None else ResultLog(path, meeting.plain)
    known: list[Part] = [] if log is None else [Part.read(line) for line in log.found]
    tasks = Tasks(part, meeting.match, meeting.parts[len(known) :])
    whole: Part | None = None
    for number, done in enumerate(chain(known, in_order(workers.run(tasks)))):
        whole = done if whole is None else whole.plus(done)
        if log is not None and number >= len(known):
            log.add({"first": meeting.parts[number][1], **done.plain})
        standing = Standing(meeting, Score(whole.won), whole.spent)
        yield standing
        if standing.verdict is not Verdict.OPEN:
            return


def write_summary(path: Path, standing: Standing) -> None:
    """Write how a match ended to a file of its own."""
    path.write_text(json.dumps(standing.plain, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def rungs(paths: Iterable[Path]) -> tuple[str, dict[str, Score]]:
    """The adversary of the matches in these files, and the score of each player against him, in their order.

    Raises `OptionError` for a file without a match, or with one of another game or another adversary.
    """
    found, against = dict[str, Score](), set[str]()
    for path in paths:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        if not lines or lines[0].get("kind") != "match" or lines[0].get("version") != VERSION:
            raise OptionError(Message("lab-not-match", path=path))
        asked = lines[0]
        against.add(f"{asked['two']['name']} ({asked['game']})")
        found[_short(asked["one"])] = Score([pair for line in lines[1:] for pair in line["won"]])
    if len(against) != 1:
        raise OptionError(Message("lab-other-opponents"))
    return against.pop(), found


def _short(one: dict[str, Any]) -> str:
    """The name of a player on a ladder: of a net, the name of its file."""
    name = str(one["name"])
    return Path(name.removeprefix("net:")).name if name.startswith("net:") else name


def ladder_plot(against: str, found: dict[str, Score], language: Language) -> Plot:
    """A ladder of players, in Elo points above their adversary."""
    steps = {name: _bounded(score.elo) for name, score in found.items()}
    title = Message("lab-against", against=against)
    return ladder(steps, title, Message("lab-elo-points"), language)


def _bounded(elo: tuple[float, float, float]) -> tuple[float, float, float]:
    mean, least, most = (max(-MOST_ELO, min(MOST_ELO, value)) for value in elo)
    return mean, least, most
