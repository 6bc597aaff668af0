"""How the games of a corpus begin: first plays by throw, how often each was made and what came of it."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.kernel import CHANCE
from academie.registry import registry
from academie.research.corpora import GAMES, CorpusGame, read_card, read_corpus
from academie.research.playing import Course

VERSION: Final = 1
PLIES: Final = 3
"""How many plays are followed at games without chance."""
LEAST: Final = 20
"""A play chosen in fewer games is not listed: nothing could be said of it."""
NORMAL: Final = 1.96
"""Standard errors from the mean to the bound of an interval that holds in 95 cases of 100."""
DIGITS: Final = 4

Line = tuple[str, ...]
"""What came before a play: the throw, or the plays before it."""


@dataclass(slots=True)
class Tally:
    """What came of a play, for who made it."""

    games: int = 0
    won: int = 0
    lost: int = 0
    stakes: float = 0.0
    squares: float = 0.0

    def add(self, returns: tuple[float, ...], seat: int) -> None:
        """Count a game."""
        gain = returns[seat]
        best = max(each for place, each in enumerate(returns) if place != seat)
        self.games += 1
        self.won += gain > best
        self.lost += gain < best
        self.stakes += gain
        self.squares += gain * gain

    @property
    def plain(self) -> dict[str, Any]:
        """The counts, and the mean gain in stakes with half the width of its interval."""
        mean = self.stakes / self.games
        spread = max(0.0, self.squares / self.games - mean * mean)
        return {
            "games": self.games,
            "won": self.won,
            "lost": self.lost,
            "stakes": round(mean, DIGITS),
            "margin": round(NORMAL * sqrt(spread / self.games), DIGITS),
        }


@dataclass(slots=True)
class Choice:
    """The plays made where games stood alike, and the acts of one game that led there."""

    all: Tally = field(default_factory=Tally)
    plays: defaultdict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    reached: tuple[int, int, Line] | None = None

    def add(self, played: Played, returns: tuple[float, ...]) -> None:
        """Count a game; of the ways to get there the shortest in which White plays is kept."""
        self.all.add(returns, played.seat)
        self.plays[played.play].add(returns, played.seat)
        way = (played.seat, len(played.acts), played.acts)
        self.reached = way if self.reached is None else min(self.reached, way)


class Played(NamedTuple):
    """A play: what came before it, the play as notation writes it, the seat, and all acts before it."""

    line: Line
    play: str
    seat: int
    acts: Line


class Beginnings:
    """Finds the first plays of games, replayed by the law; what many games share is replayed once."""

    def __init__(self, game: str, ruleset: str) -> None:
        self._first = Course.begin(game, ruleset)
        self._dice = registry[game].chance and not registry[game].hides
        self._hides = registry[game].hides
        self._most = 1 if registry[game].chance else PLIES
        self._known: dict[tuple[int, ...], Course] = {(): self._first}

    def of(self, game: CorpusGame) -> list[Played]:
        """The first plays of a game."""
        found, line, acts = list[Played](), Line(), Line()
        for said in range(len(game.ids)):
            course = self._after(game.ids[:said])
            act, actor = course.act(game.ids[said]), course.actor
            if act is None:
                continue
            text = course.notation.act(act)
            if actor is CHANCE:
                line = (throw_of(text),) if self._dice else line
            elif isinstance(actor, int) and not (self._hides and len(course.legal) == 1):
                found.append(Played(line, text, actor, () if self._hides else acts))
                line = (*line, text)
            acts = (*acts, text)
            if len(found) == self._most:
                break
        return found

    def _after(self, ids: tuple[int, ...]) -> Course:
        if ids not in self._known:
            course = self._after(ids[:-1]).after(ids[-1])
            if self._hides:
                # No two deals are alike.
                self._known.clear()
                self._known[()] = self._first
            self._known[ids] = course
        return self._known[ids]


def throw_of(text: str) -> str:
    """The dice, the highest first, of whatever notation writes for a throw: `w5b6` is 6-5."""
    return "-".join(sorted(re.findall(r"\d", text), reverse=True))


def count_openings(folder: Path) -> dict[str, Any]:
    """How the games of a corpus begin, as plain data; throws and plays in the order of their games."""
    card = read_card(folder)
    beginnings = Beginnings(card["game"], card["ruleset"])
    choices: defaultdict[Line, Choice] = defaultdict(Choice)
    for game in read_corpus(folder):
        for played in beginnings.of(game):
            choices[played.line].add(played, game.returns)
    return {
        "version": VERSION,
        "game": card["game"],
        "ruleset": card["ruleset"],
        "hides": registry[card["game"]].hides,
        "games": card["games"],
        "seed": card["seed"],
        "player": card["player"]["name"],
        "corpus": sha256((folder / GAMES).read_bytes()).hexdigest(),
        "choices": [
            _plain(line, choice) for line, choice in sorted(choices.items(), key=_order) if _often(choice)
        ],
    }


def _often(choice: Choice) -> bool:
    return choice.all.games >= LEAST


def _order(each: tuple[Line, Choice]) -> tuple[int, int, Line]:
    """The shortest lines first, then those of most games."""
    line, choice = each
    return len(line), -choice.all.games, line


def _plain(line: Line, choice: Choice) -> dict[str, Any]:
    _, _, acts = choice.reached or (0, 0, ())
    return {"line": [*line], "acts": [*acts], **choice.all.plain, "plays": _plays(choice)}


def _plays(choice: Choice) -> list[dict[str, Any]]:
    """The plays chosen often enough, the most chosen first."""
    often = sorted(choice.plays.items(), key=lambda each: (-each[1].games, each[0]))
    return [{"play": play, **tally.plain} for play, tally in often if tally.games >= LEAST]


def write_openings(found: Mapping[str, Any], path: Path) -> None:
    """Write the counts, a choice a line."""
    rest = {name: value for name, value in found.items() if name != "choices"}
    lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in found["choices"])
    head = json.dumps(rest, ensure_ascii=False)[:-1]
    path.write_text(f'{head}, "choices": [\n{lines}\n]}}\n', encoding="utf-8")
