"""Benchmarks: positions of strong play whose acts were played out, and what a player loses in them."""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, Protocol

from academie.engine.accelerated import accelerated
from academie.engine.pipe import EngineError, Pipe
from academie.engine.player import Player
from academie.engine.threads import run_in_threads
from academie.kernel import Action, Facet, NotationError, OptionError, State, UnknownName
from academie.kernel.data import data_root
from academie.lab.arena import law_player
from academie.lab.contestant import contestant
from academie.lab.workers import in_order
from academie.notation import notation_of
from academie.registry import registry
from academie.words import Message

PIPE: Final = "pipe:"
"""Before the command of a program that plays by `PipePlayer`."""
SECONDS: Final = 60.0
"""How long such a program may think about one position."""
SEED: Final = 1
"""The seed of players that choose at random."""
BATCH: Final = 16
"""So many positions are taken before any of them is played out."""


@dataclass(frozen=True, slots=True)
class Rated:
    """An act, what it loses against the best in stakes, and the standard error of that."""

    act: str
    loss: float
    error: float


@dataclass(frozen=True, slots=True)
class Position:
    """A position with dice. Acts that were played out come first, the best before all others.

    `others` were not played out, since they seemed hopeless one ply deep; their loss is what they seemed to
    lose. `chance` is by how much the best seems better than it is, for it was picked by the same games.
    """

    text: str
    value: float
    error: float
    acts: tuple[Rated, ...]
    others: tuple[Rated, ...]
    chance: float = 0.0

    def loss(self, act: str) -> float | None:
        """What an act is expected to lose, which may come out below nothing; `None` for an unknown one."""
        played_out = next((each.loss - self.chance for each in self.acts if each.act == act), None)
        return next((each.loss for each in self.others if each.act == act), played_out)


@dataclass(frozen=True, slots=True)
class Benchmark:
    """Positions of one game under one rule set, with a card that says how they were made."""

    card: Mapping[str, Any]
    positions: tuple[Position, ...]

    @property
    def game(self) -> str:
        return str(self.card["game"])

    @property
    def name(self) -> str:
        """The name with the version: losses under other versions cannot be compared with these."""
        return f"{self.game}-{self.card['version']}"

    @property
    def error(self) -> float:
        """The standard error of what an act loses: the root of the mean square, the best acts left out."""
        squares = [each.error**2 for position in self.positions for each in position.acts[1:]]
        return sqrt(fmean(squares)) if squares else 0.0

    @property
    def hole(self) -> float:
        """What a hole at the beginning of a partie is worth, in stakes."""
        return float(self.card["hole"])


def benchmark(game: str) -> Benchmark:
    """The newest benchmark of a game. Raises `UnknownName` if it has none."""
    folder = data_root("studies") / "benchmarks"
    found = [file for file in folder.iterdir() if file.name.startswith(f"{game}-")]
    if not found:
        known = tuple(sorted({file.name.rpartition("-")[0] for file in folder.iterdir()} - {""}))
        raise UnknownName(Message("lab-no-benchmark", game=game, known=known))
    newest = max(found, key=lambda file: int(file.name.rpartition("-")[2].partition(".")[0]))
    return read_benchmark(newest.read_text("utf-8"))


def read_benchmark(text: str) -> Benchmark:
    """The benchmark of a file: its card, then a position a line."""
    card, *lines = map(json.loads, text.splitlines())
    return Benchmark(card, tuple(map(_position, lines)))


def _position(line: Mapping[str, Any]) -> Position:
    acts = tuple(Rated(act, loss, error) for act, loss, error in line["acts"])
    others = tuple(Rated(act, loss, 0.0) for act, loss in line["others"])
    return Position(line["position"], line["value"], line["error"], acts, others, line["chance"])


def position_line(position: Position) -> str:
    """The line of a position in its file."""
    acts = [[each.act, round(each.loss, 5), round(each.error, 5)] for each in position.acts]
    others = [[each.act, round(each.loss, 4)] for each in position.others]
    numbers = {name: round(getattr(position, name), 5) for name in ("value", "error", "chance")}
    line = {"position": position.text, **numbers, "acts": acts, "others": others}
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


class Taken(NamedTuple):
    """A state of which a position is made, with a number that its dice depend on."""

    number: int
    state: State[Any]


class Maker(Protocol):
    """Makes the positions of a benchmark one after another, the same from wherever one begins."""

    @property
    def card(self) -> dict[str, Any]:
        """All that the positions depend on."""
        ...

    def taken(self, first: int) -> Iterator[Taken]:
        """The states that are taken, without the first so many."""
        ...

    def played_out(self, taken: Taken) -> Position:
        """A state with what its acts came to; several threads may ask at once."""
        ...


class MakeBenchmark(Protocol):
    """Makes the maker of a game, by that net or the one that comes with the game."""

    def __call__(self, net: bytes | None = None) -> Maker: ...


BENCHMARK: Final[Facet[MakeBenchmark]] = Facet("benchmark")


def extended(path: Path, maker: Maker, wanted: int, workers: int = 1) -> Iterator[int]:
    """How many positions the file has, at first and after each that is made, until it has as many as wanted.

    The file is the same however many threads work.

    Raises `OptionError` for the file of another benchmark.
    """
    head = json.dumps(maker.card)
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    if lines and json.loads(lines[0]) != maker.card:
        raise OptionError(Message("lab-other-benchmark", path=path))
    if not lines:
        path.write_text(f"{head}\n", "utf-8")
    made = max(0, len(lines) - 1)
    yield made
    taken = islice(maker.taken(made), max(0, wanted - made))
    while batch := [*islice(taken, BATCH)]:
        for position in in_order(run_in_threads(maker.played_out, batch, workers)):
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{position_line(position)}\n")
            made += 1
            yield made


class PipePlayer:
    """Another program, asked by JSON a line: `{"position": TEXT, "acts": [TEXT, ...]}`.

    It answers with one of the acts on a line of its own, and quits when it reads `quit` or its input ends.
    """

    def __init__(self, command: Sequence[str], game: str) -> None:
        self._pipe = Pipe(command)
        self._notation = notation_of(game)

    def choose(self, state: State[Any]) -> Action:
        """The act it answers. Raises `EngineError` for one that is not legal."""
        acts = {self._notation.act(act): act for act in state.actions()}
        asked = {"position": self._notation.state(state), "acts": [*acts]}
        self._pipe.send(json.dumps(asked, ensure_ascii=False))
        answer = self._pipe.receive(time.monotonic() + SECONDS).strip()
        if answer not in acts:
            raise EngineError(Message("lab-bench-illegal", answer=answer, position=asked["position"]))
        chosen: Action = acts[answer]
        return chosen

    def close(self) -> None:
        """End the program."""
        self._pipe.close()


@contextmanager
def bench_player(name: str, game: str) -> Generator[Player]:
    """The player of a name of `academie lab match`, or of `pipe:COMMAND`."""
    if name.startswith(PIPE):
        with closing(PipePlayer(shlex.split(name.removeprefix(PIPE)), game)) as program:
            yield program
    else:
        yield law_player(contestant(name, game), SEED, 0)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player did in a position, and what it lost by that in stakes."""

    position: Position
    act: str
    loss: float


def answers(bench: Benchmark, player: Player) -> Iterator[Answer]:
    """What a player does in each position, in order."""
    notation, rules = notation_of(bench.game), registry[bench.game].ruleset(bench.card["ruleset"])
    for position in bench.positions:
        state = accelerated(notation.read_state(position.text, rules))
        act = notation.act(player.choose(state))
        lost = position.loss(act)
        if lost is None:
            raise NotationError(Message("lab-bench-unknown", act=act, position=position.text))
        yield Answer(position, act, lost)


@dataclass(frozen=True, slots=True)
class Loss:
    """The mean loss of a player over positions in stakes, with its standard error."""

    positions: int
    mean: float
    error: float
    best: int
    """How often it did what came out best."""
    hopeless: int
    """How often it did what had not been played out."""


def loss(found: Sequence[Answer]) -> Loss:
    """The loss over at least two answers; its error is that of positions drawn, not of the rollouts."""
    losses = [each.loss for each in found]
    best = sum(each.act == each.position.acts[0].act for each in found)
    hopeless = sum(all(each.act != one.act for one in each.position.acts) for each in found)
    return Loss(len(losses), fmean(losses), stdev(losses) / sqrt(len(losses)), best, hopeless)
