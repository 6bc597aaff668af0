"""Corpora: whole games of strong players from one seed, in one Parquet file with its card and checksums."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from academie.engine.accelerated import accelerated
from academie.engine.dice.bridge import Series
from academie.engine.players import names, player
from academie.kernel import CHANCE, Facet, OptionError, RuleSet, State
from academie.kernel.data import installed_version
from academie.lab.contestant import Contestant, contestant, is_compiled
from academie.lab.corpus_card import write_card
from academie.lab.result_log import ResultLog
from academie.lab.shards import Shards, write_whole
from academie.lab.workers import Tasks, Workers
from academie.registry import registry
from academie.research.chance import Chance
from academie.research.corpora import GAMES, KIND, VERSION, Columns, merge, packed
from academie.research.encoding import encoding_of
from academie.research.playing import Course
from academie.words import Message

SHARDS: Final = "shards"
TIMES: Final = "times.jsonl"
A_SHARD: Final = 250
DRAWN: Final = 2
"""How many acts at first are drawn from the good ones at games of dice: the first play of each."""
STEP: Final = 0.01
"""By how many stakes a play is worse that is drawn half as often."""


class Recorder(Protocol):
    """How the compiled core plays whole games of one player against itself."""

    @property
    def usual(self) -> str:
        """The player whose games are published: the best that plays thousands of games in an hour."""
        ...

    def about(self, name: str, rules: RuleSet) -> Mapping[str, Any]:
        """All that the games depend on besides rule set and seed. Raises `UnknownName` or `OptionError`."""
        ...

    def record(self, name: str, start: State[Any], series: Series, most: int) -> Columns:
        """The games of a series. Chance falls as `Chance(seed, number)`; the interpreter is released."""
        ...


RECORDER: Final[Facet[Recorder]] = Facet("recorder")


def compiled_contestant(name: str, game: str) -> Contestant:
    """The player of dice of that name. Raises `OptionError` for one that does not play in the core."""
    one = contestant(name, game)
    if not is_compiled(one):
        raise OptionError(Message("lab-not-recorded", name=name, game=game))
    return one


def about_dice(one: Contestant, net: bytes) -> dict[str, Any]:
    """What the games of a player of dice depend on, with the hash of the net it plays by."""
    by = sha256(net).hexdigest()
    return {**one.plain, "net": by, "plies": one.looking.plies, "drawn": DRAWN, "step": STEP}


@dataclass(frozen=True, slots=True)
class ByLaw:
    """Games by the law itself, for players and games that the core does not record."""

    game: str
    usual: str

    def about(self, name: str, rules: RuleSet) -> Mapping[str, Any]:
        del rules
        player(name, self.game)
        return {"name": name, "drawn": 0}

    def record(self, name: str, start: State[Any], series: Series, most: int) -> Columns:
        seed, first, last = series
        games = [self._played(name, start, Chance(seed, number), most) for number in range(first, last)]
        ids = [each.ids for each in games]
        return Columns(
            np.cumsum([0, *map(len, ids)]).astype(np.uint64),
            np.array([id_ for several in ids for id_ in several], np.uint16),
            np.array([each.plies for each in games], np.uint32),
            np.array([each.course.returns() for each in games], np.float32),
            np.array([each.course.state.outcome is not None for each in games], np.bool_),
        )

    def _played(self, name: str, start: State[Any], chance: Chance, most: int) -> _Played:
        """One game, in which the errors of a player depend on the lane of chance."""
        seed = random.Random(f"{chance.seed} {chance.lane} {name}").getrandbits(32)
        seated, encoding = player(name, self.game, seed), encoding_of(self.game)
        rules = start.ruleset.id
        course = Course.at(Course.begin(self.game, rules).record, accelerated(start), most)
        ids, plies = list[int](), 0
        while course.actor is not None:
            if course.actor is CHANCE:
                ids.append(course.falls(chance))
            else:
                ids.append(encoding.act_id(course.state, seated.choose(course.state)))
                plies += 1
            course = course.after(ids[-1])
        return _Played(course, ids, plies)


class _Played(NamedTuple):
    course: Course
    ids: list[int]
    plies: int


def recorder_of(game: str) -> Recorder:
    """How games are recorded: as the game says, else the strongest player there is by the law."""
    return RECORDER.get(registry[game]) or ByLaw(game, names(game)[-1])


@dataclass(frozen=True)
class Corpus:
    """What is to be played: all that the games depend on."""

    game: str
    games: int
    seed: int
    player: str
    ruleset: str
    shard: int
    """Games in a shard: what a killed run may have to play again."""

    @property
    def rules(self) -> RuleSet:
        """The rule set itself."""
        return registry[self.game].ruleset(self.ruleset)

    @property
    def shards(self) -> int:
        return ceil(self.games / self.shard)

    @cached_property
    def manifest(self) -> dict[str, Any]:
        """What every game depends on, as plain data, with the hash of whatever the player knows."""
        encoding = encoding_of(self.game)
        return {
            "kind": KIND,
            "version": VERSION,
            "game": self.game,
            "ruleset": self.ruleset,
            "encoding": encoding.version,
            "most_acts": encoding.most_acts,
            "player": dict(recorder_of(self.game).about(self.player, self.rules)),
            "seed": self.seed,
            "games_a_shard": self.shard,
            "academie": installed_version(),
        }

    def size(self, number: int) -> int:
        """How many games that shard has."""
        return min(self.shard, self.games - number * self.shard)


def corpus(  # noqa: PLR0913 - what the games depend on, all by name
    game: str,
    *,
    games: int,
    seed: int,
    player: str | None = None,
    ruleset: str | None = None,
    shard: int = A_SHARD,
) -> Corpus:
    """The corpus asked for. Raises `UnknownName` for a game that has no ids, or no such player."""
    encoding_of(game)
    rules = registry[game].ruleset(ruleset)
    return Corpus(game, games, seed, player or recorder_of(game).usual, rules.id, shard)


def shard(run: Corpus, number: int) -> tuple[bytes, float]:
    """The games of one shard as Parquet, and the seconds of processor time they took."""
    began, first = time.thread_time(), number * run.shard
    start = registry[run.game].law.start(run.rules)
    series = (run.seed, first, first + run.size(number))
    found = recorder_of(run.game).record(run.player, start, series, run.manifest["most_acts"])
    content = packed(found, first, run.manifest)
    return content, time.thread_time() - began


def play_corpus(run: Corpus, folder: Path, workers: Workers) -> Iterator[int]:
    """The number of games there are, at first and after each shard; at the end one file has all of them.

    What is there is not played again: the file has the same bytes however often the work was broken off, and
    more games are added to those there are. Raises `OptionError` if the folder has other games.
    """
    shards, times = Shards(folder / SHARDS, run.manifest), ResultLog(folder / TIMES, run.manifest)
    paths = [_path(run, shards, number) for number in range(run.shards)]
    missing = [number for number, path in enumerate(paths) if not path.exists()]
    spent = {line["shard"]: line["seconds"] for line in times.found}
    done = run.games - sum(map(run.size, missing))
    yield done
    for place, (content, seconds) in workers.run(Tasks(shard, run, missing)):
        path = paths[missing[place]]
        write_whole(path, content)
        spent[path.name] = round(seconds, 3)
        times.add({"shard": path.name, "seconds": spent[path.name]})
        done += run.size(missing[place])
        yield done
    merge(paths, folder / GAMES)
    took = sum(spent.get(path.name, 0.0) for path in paths)
    write_card(folder, {**run.manifest, "games": run.games}, took)


def _path(run: Corpus, shards: Shards, number: int) -> Path:
    """The file of a shard; one that has fewer games than others is no part of a larger corpus."""
    path, size = shards.path(number), run.size(number)
    return path if size == run.shard else path.with_stem(f"{path.stem}-{size}")
