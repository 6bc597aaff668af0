"""Games from which an opening book is made: the engine against itself, its first moves drawn from good ones.

The games depend on the plan only, not on who plays them or in how many parts.
"""

from __future__ import annotations

import json
import random
from collections.abc import Generator, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final

from academie.engine.accelerated import accelerated
from academie.engine.dice.bridge import Series
from academie.engine.player import Fallibility
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.players.book import KIND, VERSION, Book, collected
from academie.games.draughts.players.search import Budget, Thinker
from academie.games.draughts.text.hub import hub_move, hub_position, read_hub_move, read_hub_position
from academie.games.draughts.training.match import Seated, game
from academie.kernel import BLACK, WHITE, OptionError
from academie.kernel.data import installed_version
from academie.lab.result_log import ResultLog
from academie.lab.workers import Tasks, Workers, in_order
from academie.words import Message

A_TASK: Final = 4
LINES: Final = 4
"""Among how many moves the first ones are drawn."""
LIKING: Final = Fallibility(12, 6.0)
"""How much worse than the best, in hundredths of a man, a move may be and still be drawn."""
MEGABYTES: Final = 8

Game = tuple[str, float]
"""A first position with the moves, as Hub writes them, and what White won: 1, 0 or -1."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How many games, positions searched a move, single moves drawn and kept, least games of a move, seed."""

    games: int = 400
    nodes: int = 20_000
    plies: int = 16
    least: int = 4
    seed: int = 1

    @property
    def plain(self) -> dict[str, Any]:
        """All that the games depend on."""
        asked = {name: value for name, value in asdict(self).items() if name != "least"}
        return {"kind": "book games", **asked, "academie": installed_version()}

    @property
    def parts(self) -> list[Series]:
        """The games of each task."""
        return [(self.seed, n, min(n + A_TASK, self.games)) for n in range(0, self.games, A_TASK)]


class Explorer:
    """The engine that plays both sides of a game."""

    def __init__(self, plan: Plan, seed: str) -> None:
        self._plan = plan
        self._chance = random.Random(seed)
        self._thinker = Thinker(MEGABYTES)
        self._made = 0

    def new_game(self) -> None:
        self._made = 0

    def move(self, before: DraughtsState, since: Sequence[Move], state: DraughtsState) -> Move:
        """One of the good moves at first, later the best."""
        del before, since
        self._made += 1
        drawing = self._made <= self._plan.plies
        found = self._thinker.think(state, Budget(nodes=self._plan.nodes), LINES if drawing else 1).lines
        liked = LIKING.pick([line.score for line in found], self._chance) if drawing else 0
        return found[liked].moves[0]

    def processor_time(self) -> float | None:
        return None


def explored(plan: Plan, series: Series) -> list[Game]:
    """The games of a series."""
    seed, first, last = series
    return [_explored(plan, f"{seed} {number}") for number in range(first, last)]


def _explored(plan: Plan, seed: str) -> Game:
    start = accelerated(DAMES.start())
    assert isinstance(start, DraughtsState)
    both = Seated(Explorer(plan, seed))
    end, moves = game(start, {WHITE: both, BLACK: both})
    text = " ".join((hub_position(start.position, start.rules), *map(hub_move, moves)))
    return text, 0.0 if end.outcome is None else float(end.outcome.returns[WHITE])


def games_played(plan: Plan, workers: Workers, path: Path) -> Generator[list[Game]]:
    """The games so far after each part; those in the file are not played again. Raises `OptionError`."""
    log = ResultLog(path, plan.plain)
    known: list[list[Game]] = [[(text, gain) for text, gain in line["games"]] for line in log.found]
    tasks = Tasks(explored, plan, plan.parts[len(known) :])
    found: list[Game] = []
    for number, part in enumerate(chain(known, in_order(workers.run(tasks)))):
        if number >= len(known):
            log.add({"games": part})
        found += part
        yield [*found]


def match_games(path: Path) -> list[Game]:
    """The games of a match of engines in its file. Raises `OptionError` for a file without any."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    if not lines or lines[0].get("kind") != "match" or lines[0].get("game") != "dames":
        raise OptionError(Message("lab-not-match", path=path))
    parts = [(line["games"], line["won"]) for line in lines[1:]]
    # The first player has White, then Black.
    gains = [gain for _, won in parts for white, black in won for gain in (white, -black)]
    return [*zip((text for games, _ in parts for text in games), gains, strict=True)]


def made(plan: Plan, games: Sequence[Game], sources: Sequence[str] = ()) -> Book:
    """The book of those games: the moves that were played often enough, early enough."""
    often = {
        position: kept
        for position, moves in collected(_read(games), plan.plies).items()
        if (kept := {move: tried for move, tried in moves.items() if tried.games >= plan.least})
    }
    card = {
        **plan.plain,
        "kind": KIND,
        "version": VERSION,
        "least": plan.least,
        "games": len(games),
        "from": [*sources],
        "positions": len(often),
        "moves": sum(map(len, often.values())),
    }
    return Book(card, often)


def _read(games: Sequence[Game]) -> Iterator[tuple[DraughtsState, tuple[Move, ...], float]]:
    for text, gain in games:
        position, *words = text.split()
        start = state = DraughtsState(DAMES.default, read_hub_position(position))
        moves = list[Move]()
        for word in words:
            moves.append(read_hub_move(state, word))
            state = state.apply(moves[-1])
        yield start, tuple(moves), gain
