"""Ladders: the levels of a game and its other players meet in pairs of games, and are rated on one scale.

Each level meets the next and the one after; the other players meet every second level. The file of a ladder
holds shards of a few pairs each: a later run plays more of them, or those of a new player, and none twice.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.engine.dice.bridge import Series
from academie.engine.dice.nets import NETS
from academie.engine.dice.selfplay import shipped_nets
from academie.engine.players import RANDOM, Standing, doctrines, known, levels
from academie.kernel import CHANCE, OptionError
from academie.lab.arena import part
from academie.lab.contestant import Match, Pair, Terms
from academie.lab.engine_match import entrant
from academie.lab.measured import Measure
from academie.lab.plots import Plot, intervals
from academie.lab.result_log import ResultLog
from academie.lab.score import Met, Rating, Ratings, Score, rated
from academie.lab.workers import Tasks, Workers, in_order
from academie.library.markdown import in_each_language, table
from academie.registry import registry
from academie.testing import random_game
from academie.words import Language, Message

KIND: Final = "ladder"
SIMPLE: Final = "simple"
SHARD: Final = 5
"""Pairs of games in a shard."""
SEATS: Final = 2
HASH: Final = 12
"""Letters of the hash of a net."""
WRITTEN: Final = "<!-- Written by `academie lab ladders`; do not edit. -->"
SUFFIX: Final = ".jsonl"
HEADS: Final = (
    Message("lab-ladder-player"),
    Message("lab-elo-points"),
    Message("lab-ladder-step"),
    Message("lab-ladder-games"),
)
PLAYS: Final = Message("lab-ladder-plays")
HEAD: Final = Message("lab-ladder-head")
ABOUT: Final = Message("lab-ladder-about")
LEAST: Final = Message("lab-ladder-least")
PLOT: Final = Message("lab-ladder-plot")

Players = tuple[str, str]
"""Two who meet."""


class Shard(NamedTuple):
    """Some pairs of games between two players."""

    one: str
    two: str
    series: Series


def climbers(game: str) -> tuple[str, ...]:
    """The levels of a game, the weakest first; where there is but one, others below it.

    Raises `OptionError` for a game without levels, without choices, or for more than two seats.
    """
    found = tuple(offer.name for offer in levels(game))
    if not found or registry[game].law.start().seats != SEATS or not _has_choices(game):
        raise OptionError(Message("lab-no-ladder", game=game))
    return found if len(found) > 1 else (RANDOM.name, SIMPLE, *found)


@cache
def _has_choices(game: str) -> bool:
    """Whether a player has a choice anywhere in a game played at random: at dames rabattues none has."""
    steps = random_game(registry[game], registry[game].default, 1)
    return any(step.state.actor is not CHANCE and len(step.state.actions()) > 1 for step in steps)


def guests(game: str) -> tuple[str, ...]:
    """The players of a game who are none of its climbers.

    Beside several levels the random player is left out: whoever plays at all beats it nearly always.
    """
    others = (SIMPLE, *(offer.name for offer in doctrines(game)))
    return tuple(name for name in others if name not in climbers(game))


def pairings(game: str) -> list[Players]:
    """Who meets whom."""
    ladder = climbers(game)
    steps = [pair for apart in (1, 2) for pair in zip(ladder, ladder[apart:], strict=False)]
    return [*steps, *((guest, level) for guest in guests(game) for level in ladder[::2])]


@dataclass(frozen=True, slots=True)
class Plan:
    """A ladder to be played: how many games each pairing has at least, on which dice, and who plays."""

    game: str
    games: int = 100
    seed: int = 1
    only: tuple[str, ...] = ()
    """The players whose games against one another are played; all if none are named."""

    @property
    def plain(self) -> dict[str, Any]:
        """What all shards of a file have in common: more games, or other players, need no other file."""
        nets = b"".join(shipped_nets(self.game)) if NETS.get(registry[self.game]) else None
        net = None if nets is None else sha256(nets).hexdigest()[:HASH]
        return {"kind": KIND, "game": self.game, "seed": self.seed, "pairs": SHARD, "net": net}

    @property
    def shards(self) -> list[Shard]:
        """The shards in such an order that all pairings have about as many games whenever work is stopped."""
        met = [pair for pair in pairings(self.game) if not self.only or {*pair} <= {*self.only}]
        firsts = range(0, -(-self.games // SEATS), SHARD)
        return [Shard(one, two, (self.seed, first, first + SHARD)) for first in firsts for one, two in met]

    @property
    def total(self) -> int:
        """How many games the shards have."""
        return len(self.shards) * SHARD * SEATS


@dataclass(frozen=True, slots=True)
class Ladder:
    """What was played of a ladder: the pairs of games of each pairing."""

    game: str
    scores: Mapping[Players, Score]

    @property
    def games(self) -> int:
        """How many games in all."""
        return sum(score.games for score in self.scores.values())

    @property
    def names(self) -> tuple[str, ...]:
        """The players who have met others, the levels before the guests."""
        met = {name for pair in self.scores for name in pair}
        return tuple(name for name in (*climbers(self.game), *guests(self.game)) if name in met)

    def games_of(self, name: str) -> int:
        """How many games a player has played."""
        return sum(score.games for pair, score in self.scores.items() if name in pair)

    def ratings(self) -> Ratings:
        """The ratings, the first level's being 0. Raises `OptionError` if too little has been played."""
        results = [
            Met(one, two, score.games, sum(score.shares) * SEATS) for (one, two), score in self.scores.items()
        ]
        return rated(self.names, results)


def climbed(plan: Plan, workers: Workers, path: Path) -> Generator[Ladder]:
    """The ladder as it stands, at first and after each shard; what is in the file is not played again.

    Raises `OptionError` for a game without a ladder or a file of another, and what `entrant` raises for a
    player that is missing.
    """
    shards = plan.shards
    log = ResultLog(path, plan.plain)
    won = _kept(plan.seed, log.found)
    wanted = [shard for shard in shards if shard not in won]
    contestants = {name: entrant(name, plan.game, Terms()) for each in wanted for name in each[:SEATS]}
    items = [(Match(contestants[each.one], contestants[each.two]), each.series) for each in wanted]
    yield _ladder(plan.game, won)
    for shard, found in zip(wanted, in_order(workers.run(Tasks(_play, None, items))), strict=True):
        log.add({"one": shard.one, "two": shard.two, "first": shard.series[1], "won": found})
        won[shard] = found
        yield _ladder(plan.game, won)


def _play(_: None, item: tuple[Match, Series]) -> list[Pair]:
    return part(*item).won


def read_ladder(path: Path) -> Ladder:
    """The ladder of a file. Raises `OptionError` for another file."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    if not lines or lines[0].get("kind") != KIND:
        raise OptionError(Message("lab-not-ladder", path=path))
    return _ladder(lines[0]["game"], _kept(lines[0]["seed"], lines[1:]))


def forget(path: Path, names: Collection[str]) -> None:
    """Delete all games of some players from the file of a ladder, for they play otherwise now."""
    if not path.exists():
        return
    head, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not {json.loads(line)[side] for side in ("one", "two")} & {*names}]
    path.write_text("".join((head, *kept)), encoding="utf-8")


def _kept(seed: int, lines: Iterable[Mapping[str, Any]]) -> dict[Shard, list[Pair]]:
    """What is in a file, by shard."""
    return {
        Shard(line["one"], line["two"], (seed, line["first"], line["first"] + len(line["won"]))): [
            (white, black) for white, black in line["won"]
        ]
        for line in lines
    }


def _ladder(game: str, won: Mapping[Shard, list[Pair]]) -> Ladder:
    groups: dict[Players, list[Pair]] = defaultdict(list)
    for shard, found in won.items():
        groups[shard.one, shard.two] += found
    return Ladder(game, {pair: Score(found) for pair, found in groups.items()})


def by_strength(ladder: Ladder) -> list[tuple[str, Rating]]:
    """The players with how far each is above the first level, the weakest first."""
    ratings = ladder.ratings()
    first = ladder.names[0]
    return sorted(((name, ratings.above(name, first)) for name in ladder.names), key=lambda each: each[1])


def steps(ladder: Ladder) -> dict[str, Rating]:
    """How far each level that has played is above the one before, but for the first."""
    ratings = ladder.ratings()
    met = [name for name in climbers(ladder.game) if name in ladder.names]
    return {upper: ratings.above(upper, lower) for lower, upper in pairwise(met)}


def standing(ladder: Ladder) -> Standing:
    """What the ladder says of players beyond the order of the levels.

    A level whose step is not beyond its interval is about as strong as the one before; any other player as
    the nearest of the levels that its interval reaches.
    """
    ratings, own = ladder.ratings(), [offer.name for offer in levels(ladder.game)]
    met = [name for name in own if name in ladder.names]
    alike = {
        upper: own.index(upper)
        for upper, step in steps(ladder).items()
        if upper in own[1:] and not _sure(step)
    }
    above: dict[str, int] = {}
    for guest in (name for name in ladder.names if name not in (*own, RANDOM.name)):
        gaps = {name: ratings.above(guest, name) for name in met}
        above[guest] = sum(gap.points > 0 for gap in gaps.values())
        near = [name for name, gap in gaps.items() if abs(gap.points) <= gap.off]
        if near:
            alike[guest] = own.index(min(near, key=lambda name: abs(gaps[name].points))) + 1
    return {"above": above, "alike": alike}


def _sure(step: Rating) -> bool:
    """Whether a step is beyond its interval."""
    return step.points > step.off


def plain(ladder: Ladder) -> dict[str, Any]:
    """The ladder as plain data."""
    above = steps(ladder)
    players = [
        {
            "name": name,
            "elo": [*map(_rounded, rating)],
            "step": [*map(_rounded, above[name])] if name in above else None,
            "games": ladder.games_of(name),
        }
        for name, rating in by_strength(ladder)
    ]
    return {"game": ladder.game, "games": ladder.games, "players": players}


def _rounded(points: float) -> float:
    return round(points, 1)


def rows(ladder: Ladder) -> Iterator[tuple[str, str, str, str]]:
    """The rows of a table: player, rating, step above the level before, games."""
    above = steps(ladder)
    for name, rating in by_strength(ladder):
        step = _text(above[name]) if name in above else ""
        yield name, _text(rating), step, f"{ladder.games_of(name)}"


def unmeasured(ladder: Ladder) -> Iterator[tuple[str, str, str, str]]:
    """The rows of those who are offered, but have not met the levels yet."""
    yield from ((name, "", "", "0") for name in guests(ladder.game) if name not in ladder.names)


def _text(rating: Rating) -> str:
    return Measure(*rating, digits=0).text() if rating.off else "0"


def found_in(folder: Path) -> list[Ladder]:
    """The ladders of a folder. Raises `OptionError` for other files, and `OSError` without the folder."""
    there = {*folder.iterdir()}
    files = (folder / f"{game.key}{SUFFIX}" for game in registry)
    return [read_ladder(file) for file in files if file in there]


def write_standings(folder: Path, file: Path) -> None:
    """Write what the ladders of a folder say of players, which `known` tells. Raises as `found_in` does."""
    told = (f" {json.dumps(each.game)}: {json.dumps(standing(each))}" for each in found_in(folder))
    file.write_text("{\n" + ",\n".join(told) + "\n}\n", encoding="utf-8")


def write_page(folder: Path, page: Path) -> None:
    """Write the page, and the plots into the folder of the ladders. Raises `OptionError` for other files."""
    found = found_in(folder)
    for language, file in in_each_language(page):
        for ladder in found:
            plotted(ladder, language).save(folder / plot_name(ladder, language))
        file.write_text("\n".join(ladders_page(found, folder.name, language)) + "\n", encoding="utf-8")


def plot_name(ladder: Ladder, language: Language) -> str:
    """The file of the plot of a ladder."""
    return f"{ladder.game}.{language.value}.svg"


def plotted(ladder: Ladder, language: Language) -> Plot:
    """The players of a ladder on their scale, the strongest above."""
    measures = {name: Measure(*rating, digits=0) for name, rating in reversed(by_strength(ladder))}
    return intervals(measures, registry[ladder.game].title, Message("lab-elo-points"), language)


def ladders_page(ladders: list[Ladder], folder: str, language: Language) -> Iterator[str]:
    """The parts of the page of some ladders, whose plots are in a folder beside it."""
    yield f"{WRITTEN}\n"
    yield f"# {HEAD.in_(language)}\n"
    yield f"{ABOUT.in_(language)}\n"
    for ladder in ladders:
        title = registry[ladder.game].title.in_(language)
        yield f"## {title}\n"
        yield f"![{PLOT.given(game=title).in_(language)}]({folder}/{plot_name(ladder, language)})\n"
        abouts = {offer.name: offer.about.in_(language) for offer in known(ladder.game)}
        listed = (*rows(ladder), *unmeasured(ladder))
        yield from table((*HEADS, PLAYS), ((*row, abouts[row[0]]) for row in listed), language)
        least = min(steps(ladder).values())
        yield f"\n{LEAST.given(games=ladder.games, step=_text(least)).in_(language)}\n"
