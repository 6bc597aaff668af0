"""Training of the evaluation of draughts, generation by generation, by a recipe; interrupted, it resumes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from academie.engine.core import DraughtsEngine
from academie.engine.player import Player
from academie.games.draughts.core import core_rules
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.events import Crowned, Drawn, LimitBegun, Taken, Won
from academie.games.draughts.players.levels import LevelDames, Strength
from academie.games.draughts.players.search import Budget, Thinker
from academie.games.draughts.players.trained import pack, read_numbers, shipped_file, unpack
from academie.games.draughts.text.words import WHY
from academie.games.draughts.training.fit import Fitting, fit_weights, loss_of
from academie.games.draughts.training.games import (
    Sample,
    Scores,
    SelfPlay,
    expected_share,
    from_parquet,
    play,
    unpacked,
)
from academie.kernel import Event, State
from academie.lab.config import bad, filled, read_config
from academie.lab.curves import PASSES, Point
from academie.lab.recipes import RunFolder, made_by
from academie.lab.shards import SUFFIX, write_whole
from academie.lab.switches import Counted, Entrant, Variant
from academie.lab.workers import Workers
from academie.words import Message, Text


@dataclass(frozen=True, slots=True)
class Generation:
    """Games of one strength, from which the next weights are learnt."""

    games: int
    nodes: int


@dataclass(frozen=True, slots=True)
class Recipe:
    """Generations of games, each played with the weights learnt from those before it."""

    rules: str
    seed: int
    shard: int
    opening: tuple[int, int]
    even: int
    fitting: Fitting
    generations: tuple[Generation, ...]
    losing: bool = False
    """Whether who loses wins."""
    begin: str = ""
    """The shipped weights with which the first generation plays; those written by hand if none."""
    name: str = field(default="", compare=False)
    """The file it was read from."""

    @property
    def plain(self) -> dict[str, Any]:
        """All that the weights depend on, as plain data."""
        given = asdict(self)
        del given["name"]
        return given

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return sum(generation.games for generation in self.generations)

    def run(self, number: int, trained: bytes | None) -> SelfPlay:
        """What is to be played for one generation."""
        asked = self.generations[number]
        seed = self.seed + number
        return SelfPlay(
            self.rules,
            seed,
            asked.games,
            self.shard,
            asked.nodes,
            self.opening,
            self.even,
            self.losing,
            trained,
        )


@dataclass(frozen=True, slots=True)
class _File:
    """The file as it is written."""

    game: str
    ruleset: str
    seed: int
    shard: int
    opening: list[int]
    even: int
    fitting: dict[str, Any]
    generation: list[Any]
    losing: bool = False
    begin: str = ""


def read_recipe(path: Path) -> Recipe:
    """The recipe of a file. Raises `OptionError` for what is no recipe, `UnknownName` for a rule set."""
    given = filled(_File, read_config(path), path)
    several = enumerate(given.generation, 1)
    recipe = Recipe(
        DAMES.ruleset(given.ruleset).id,
        given.seed,
        given.shard,
        _opening(path, given.opening),
        given.even,
        filled(Fitting, given.fitting, f"{path}, [fitting]", seed=given.seed),
        tuple(filled(Generation, each, f"{path}, [[generation]] {number}") for number, each in several),
        given.losing,
        given.begin,
        path.name,
    )
    if not recipe.generations or recipe.generations[0].games <= recipe.shard:
        raise bad(
            path,
            Message("draughts-too-few-games"),
        )
    return recipe


def _opening(path: Path, given: list[Any]) -> tuple[int, int]:
    """At least and at most how many moves."""
    if len(given) != 2 or not all(type(each) is int for each in given) or not 0 <= given[0] <= given[1]:
        raise bad(
            path,
            Message("draughts-opening-range", given=repr(given)),
        )
    return given[0], given[1]


HELD_OUT: Final = 12
"""One shard in this number is held out, to measure how well the rest was learnt."""


class Training:
    """A recipe followed in a folder: games and weights that stand there are not made again.

    Raises `OptionError` for a folder that follows another recipe.
    """

    def __init__(self, recipe: Recipe, folder: Path, workers: Workers) -> None:
        self._run = RunFolder(folder, recipe, workers, game=recipe.rules)
        self._recipe = recipe
        self._folder = folder
        self._workers = workers
        self._rules = core_rules(DAMES.ruleset(recipe.rules))
        self._begin = shipped_file(recipe.begin) if recipe.begin else None

    @property
    def path(self) -> Path:
        """The weights of the last generation."""
        return self._weights(len(self._recipe.generations) - 1)

    @property
    def points(self) -> Sequence[Point]:
        """What the curves have so far."""
        return self._run.curves.points

    def follow(self) -> Iterator[int]:
        """How many games are played, at first and after every shard, until the weights are learnt."""
        return self._run.followed(self._steps(), lambda: self.path)

    def _steps(self) -> Iterator[int]:
        before, trained = 0, self._begin
        for number, generation in enumerate(self._recipe.generations):
            for done in play(self._recipe.run(number, trained), self._shards(number), self._workers):
                yield before + done
            kept = self._weights(number)
            if not kept.exists():
                write_whole(kept, self._learnt(number))
            before, trained = before + generation.games, kept.read_bytes()

    def _shards(self, number: int) -> Path:
        return self._folder / f"generation-{number + 1}"

    def _weights(self, number: int) -> Path:
        return self._folder / f"generation-{number + 1}.weights"

    def _learnt(self, last: int) -> bytes:
        """The weights learnt from the games of the generations up to that one."""
        folders = [self._shards(number) for number in range(last + 1)]
        shards = [path for folder in folders for path in sorted(folder.glob(f"*{SUFFIX}"))]
        sample = from_parquet([path for nth, path in enumerate(shards) if nth % HELD_OUT])
        held_out, recipe = from_parquet(shards[::HELD_OUT]), self._recipe
        how = recipe.fitting
        games = sum(each.games for each in recipe.generations[: last + 1])
        *_, numbers = self._passes(last, sample, held_out, how)
        loss = self._judge(numbers, held_out, how.k, games)
        note = (
            f"{recipe.rules}, seed {recipe.seed}, generation {last + 1} of {len(recipe.generations)}, "
            f"{games} games, {len(sample)} boards, loss {loss:.4f} on {len(held_out)} others, "
            f"{made_by(recipe.name, recipe.plain)}"
        )
        return self._packed(numbers, note)

    def _packed(self, numbers: NDArray[np.int16], note: str) -> bytes:
        squares = DAMES.ruleset(self._recipe.rules).damier.value.side ** 2
        return pack(numbers, squares, note, losing=self._recipe.losing)

    def _passes(
        self, last: int, sample: Sample, held_out: Sample, how: Fitting
    ) -> Iterator[NDArray[np.int16]]:
        """The weights after each pass over the games; the curves have how well they foretell others."""
        begin = None if self._begin is None else read_numbers(self._begin)
        passes = fit_weights(self._rules, sample, how, losing=self._recipe.losing, begin=begin)
        for nth, numbers in enumerate(passes, last * how.epochs + 1):
            scores = self._scores(numbers, held_out)
            self._run.curves.add(Point(PASSES, nth, loss_of(scores, held_out.shares, how.k)))
            yield numbers

    def _judge(self, numbers: NDArray[np.int16], sample: Sample, k: float, games: int) -> float:
        """How badly the weights foretell how games end they were not learnt from; the curves have it too."""
        scores = self._scores(numbers, sample)
        loss = loss_of(scores, sample.shares, k)
        missed = np.abs(expected_share(scores, k) - sample.shares)
        self._run.curves.add(Point("loss", games, loss), Point("missed", games, float(missed.mean())))
        return loss

    def _scores(self, numbers: NDArray[np.int16], sample: Sample) -> Scores:
        """What the engine takes the boards to be worth by those weights."""
        engine = DraughtsEngine(self._rules, megabytes=1, trained=(unpack(self._packed(numbers, "")),))
        return engine.scores(sample.boards, losing=self._recipe.losing)


def begin(config: Path, folder: Path, workers: Workers) -> tuple[Training, int]:
    """The work a recipe of weights of draughts asks for, and how many games it takes."""
    recipe = read_recipe(config)
    return Training(recipe, folder, workers), recipe.games


@dataclass(frozen=True, slots=True)
class Lessons:
    """How little is played and fitted where weights are learnt by many laws."""

    games: int
    nodes: int
    """Positions looked at a move, in these games and in those that are measured."""
    epochs: int = 4
    begin: str = "fmjd"


OPENING: Final = (4, 14)
EVEN: Final = 60
SHARDS: Final = 12
"""Into how many shards the games of a generation go, one of them held out."""


@dataclass(frozen=True, slots=True)
class DraughtsLearner:
    """Weights fitted to games by a rule set; where only a point is otherwise, those of its rule set serve."""

    def taught(self, law: Variant) -> Variant:
        """The rule set of a law, without what is otherwise in it."""
        return replace(law, points=(), options=())

    def begin(self, pupil: Entrant, training: Mapping[str, Any], folder: Path, workers: Workers) -> Training:
        """The training in a folder."""
        lessons = filled(Lessons, {**training}, Message("lab-switches-training"))
        fitting = Fitting(epochs=lessons.epochs, rate=2.5, spread=3.0, decay=0.9, k=0.0085, seed=pupil.seed)
        recipe = Recipe(
            pupil.law.rules.id,
            pupil.seed,
            -(-lessons.games // SHARDS),
            OPENING,
            EVEN,
            fitting,
            (Generation(lessons.games, lessons.nodes),),
            begin=lessons.begin,
            name=pupil.name,
        )
        return Training(recipe, folder, workers)

    def player(self, net: bytes, training: Mapping[str, Any]) -> Player:
        """A player by those weights, who remembers nothing of other games."""
        strength = Strength(Budget(nodes=training["nodes"]))
        return LevelDames(strength, thinker=Thinker(megabytes=1, learnt=unpacked(net)))


@dataclass(frozen=True, slots=True)
class DraughtsTally:
    """Men and kings taken, kings made, limits begun, and how games end."""

    @property
    def margin_words(self) -> Text:
        """What `margin` counts."""
        return Message("draughts-tally-margin")

    def count(self, event: Event) -> Iterator[Counted]:
        """What an event counts as; the points of a capture are the pieces."""
        match event:
            case Taken(squares=squares):
                yield Counted("taken", len(squares))
            case Crowned():
                yield Counted("crowned")
            case LimitBegun():
                yield Counted("limit")
            case Won(why=why) | Drawn(why=why):
                yield Counted(why.value)
            case _:
                return

    def label(self, kind: str) -> Text:
        """The kind of event in words."""
        ends = {why.value: Message("draughts-tally-ended", why=word) for why, word in WHY.items()}
        return ends.get(kind) or Message(f"draughts-tally-{kind}")

    def margin(self, state: State[Any]) -> int:
        """By how many pieces one had more."""
        assert isinstance(state, DraughtsState)
        return abs(state.position.white.bit_count() - state.position.black.bit_count())


LEARNER: Final = DraughtsLearner()
TALLY: Final = DraughtsTally()
