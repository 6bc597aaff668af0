"""What signals of unfair play are compared with, and how well they tell players apart.

`baseline` (`make fair-play-baseline`) has the levels of a game play each other, and writes how each of them
plays beside the engine into the data of the server. `study` (`make fair-play-study`) has strong levels pose
as people of lower ratings, among weaker ones that play at their own, and prints whom the signals rank first.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import exp, log
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from academie.engine.accelerated import accelerated
from academie.engine.analysis.analysts import analyst
from academie.engine.player import Player
from academie.engine.players import levels, player
from academie.kernel import Action, Record, State
from academie.registry import registry
from academie.server.engines import baseline as own
from academie.server.engines.baseline import Band, Baselines, GameBaseline, baselines
from academie.server.engines.measures import Measure, PaceSums, measures_of, review
from academie.server.fair_play.signals import MODEL, THRESHOLD, Found, Played, SignalKind, signals_of
from academie.server.ratings.service import score as gained
from academie.testing import choose

DATA: Final = Path(own.__file__).with_name(own.DATA)
LONGEST: Final = 2_000
"""A game that has not ended after so many acts is left out."""
MIDDLE: Final = 1500.0
ANCHOR: Final = (
    "the mean of the levels of each game is set at 1500; where people stand among them is not known"
)
POINTS_A_LOG: Final = 400 / log(10)
DEVIATION: Final = 60.0
"""How well the ratings of the study are taken to be known."""
MOST_AGREEMENT: Final = 0.99
LEAST_SPREAD: Final = 0.0005
"""Nobody is taken to play as the engine does without fail."""
GAPS: Final = {"dames": 0.124, "echecs": 0.124}
"""0.3 of a man at draughts, in stakes."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who plays: a level, who is asked for a part of the acts by a weaker one."""

    level: str
    weaker: str | None = None
    share: float = 1.0


class Mixed:
    """Chooses as one player with some probability, else as another."""

    def __init__(self, one: Player, other: Player, share: float, seed: int) -> None:
        self._one, self._other, self._share, self._random = one, other, share, random.Random(seed)

    def choose(self, state: State[Any]) -> Action:
        asked = self._one if self._random.random() < self._share else self._other
        return asked.choose(state)


def _player(seat: Seated, game: str, seed: int) -> Player:
    strong = player(seat.level, game, seed)
    return strong if seat.weaker is None else Mixed(strong, player(seat.weaker, game, seed), seat.share, seed)


@dataclass(frozen=True, slots=True)
class Game:
    """A game played to its end: what each seat scored, and how it played."""

    scores: tuple[float, float]
    measures: tuple[Measure, ...]


def played(game: str, seats: Sequence[Seated], seed: int) -> Game | None:
    """A game of two, the same for the same seed; nothing if it takes too long."""
    law, dice = registry[game], random.Random(f"{game} {seed}")
    state = accelerated(law.start(law.default, {}))
    seated = [_player(seat, game, dice.getrandbits(32)) for seat in seats]
    acts: list[Action] = []
    while state.outcome is None:
        actor = state.actor
        seen = state.view(actor) if isinstance(actor, int) else state
        act: Action = seated[actor].choose(seen) if isinstance(actor, int) else choose(state, dice)
        acts.append(act)
        state = state.apply(act)
        if len(acts) > LONGEST:
            return None
    record: Record[Any] = Record(law, law.default.id, (), acts=tuple(acts))
    found, lucks = review(record, _analyst(game))
    gap = GAPS.get(game, own.DEFAULT_GAP)
    score = gained(*state.outcome.returns)
    return Game((score, 1 - score), tuple(measures_of(found.values(), lucks, 2, gap)))


_analyst: Final = cache(analyst)


def ratings(results: Sequence[tuple[int, int, float]], players: int) -> list[float]:
    """Ratings that make the results most likely, their mean at 1500; two draws with it keep them finite."""
    strength, step = [0.0] * players, 2 / (1 + len(results))
    for _ in range(2_000):
        slope = [0.0 - 0.5 * value for value in strength]
        for one, other, score in results:
            expected = 1 / (1 + exp(strength[other] - strength[one]))
            slope[one] += score - expected
            slope[other] -= score - expected
        strength = [value + step * each for value, each in zip(strength, slope, strict=True)]
    mean = fmean(strength)
    return [MIDDLE + POINTS_A_LOG * (value - mean) for value in strength]


def band_of(rating: float, games: Sequence[Measure]) -> Band:
    """How the player of these games plays."""
    decided = [game for game in games if game.decisions]
    decisions = sum(game.decisions for game in decided)
    agreement = sum(game.agreed for game in decided) / decisions
    chance = agreement * (1 - agreement)
    excess = fmean((game.agreed - game.decisions * agreement) ** 2 / game.decisions for game in decided)
    losses = [game.loss / game.choices for game in games if game.choices]
    return Band(
        rating=round(rating),
        games=len(games),
        agreement=round(min(agreement, MOST_AGREEMENT), 4),
        dispersion=round(max(1.0, excess / chance if chance else 1.0), 2),
        loss=round(fmean(losses), 5),
        loss_spread=round(max(stdev(losses), LEAST_SPREAD), 5),
    )


def measured_baseline(game: str, games: int, most_levels: int) -> GameBaseline:
    """The baseline of a game, by so many games of every two levels."""
    names = [level.name for level in levels(game)][:most_levels]
    results: list[tuple[int, int, float]] = []
    found: list[list[Measure]] = [[] for _ in names]
    for one, other in combinations(range(len(names)), 2):
        for number in range(games):
            places = (one, other) if number % 2 == 0 else (other, one)
            done = played(
                game, [Seated(names[place]) for place in places], 1_000 * one + 100 * other + number
            )
            if done is None:
                continue
            results.append((*places, done.scores[0]))
            for place, measure in zip(places, done.measures, strict=True):
                found[place].append(measure)
        print(f"{game}: {names[one]} v {names[other]}", flush=True)
    bands = [band_of(*pair) for pair in zip(ratings(results, len(names)), found, strict=True)]
    return GameBaseline(GAPS.get(game, own.DEFAULT_GAP), rising(bands))


def rising(bands: Sequence[Band]) -> tuple[Band, ...]:
    """The bands by rating, none of which agrees less or loses more than one below it."""
    found: list[Band] = []
    for band in sorted(bands, key=lambda each: each.rating):
        below = found[-1] if found else band
        agreement, loss = max(below.agreement, band.agreement), min(below.loss, band.loss)
        found.append(replace(band, agreement=agreement, loss=loss))
    return tuple(found)


def write_baseline(game: str, games: int, most_levels: int) -> None:
    """Compute the baseline of a game and put it into the data of the server."""
    command = "make fair-play-baseline GAME=... GAMES=..."
    known = {**baselines().games, game: measured_baseline(game, games, most_levels)}
    data = Baselines(MODEL, command, ANCHOR, dict(sorted(known.items())))
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
    for band in known[game].bands:
        print(band)


@dataclass(frozen=True, slots=True)
class Posing:
    """Somebody of the study: a rating, and who really plays."""

    name: str
    rating: float
    seat: Seated
    unfair: bool


def company(game: str, accounts: int, share: float) -> Iterator[Posing]:
    """So many who are helped by the strongest level, and as many who play as they are rated."""
    bands, names = baselines().games[game].bands, [level.name for level in levels(game)]
    ladder = names[: len(bands)]
    for number in range(accounts):
        level = number % (len(ladder) - 1)
        weaker = ladder[level] if share < 1 else None
        helped = Seated(ladder[-1], weaker, share)
        yield Posing(f"helped-{number} as {ladder[level]}", bands[level].rating, helped, unfair=True)
        yield Posing(
            f"alone-{number} {ladder[level]}", bands[level].rating, Seated(ladder[level]), unfair=False
        )


def signals_of_posing(game: str, who: Posing, games: int, seed: int) -> list[Found]:
    """The signals of somebody after so many games against a level of their rating."""
    bands, names = baselines().games[game].bands, [level.name for level in levels(game)]
    nearest = min(range(len(bands)), key=lambda place: abs(bands[place].rating - who.rating))
    found: list[Played] = []
    for number in range(games):
        done = played(game, [who.seat, Seated(names[nearest])], 1_000_000 + 1_000 * seed + number)
        if done is not None:
            own_part = done.measures[0]
            pace = {name: getattr(own_part.pace, name) for name in PaceSums.__slots__}
            found.append(
                Played(
                    own_part.choices,
                    own_part.loss,
                    own_part.decisions,
                    own_part.agreed,
                    pace,
                    who.rating,
                    DEVIATION,
                )
            )
    return signals_of(found, baselines().games[game])


@dataclass(frozen=True, slots=True)
class Verdicts:
    """Who was ranked where: the unfair first, if the signals are good."""

    ranked: tuple[tuple[float, Posing], ...]

    @property
    def over(self) -> list[Posing]:
        return [who for value, who in self.ranked if value >= THRESHOLD]

    @property
    def precision(self) -> float | None:
        """Of those over the threshold, the share that is unfair."""
        return fmean(who.unfair for who in self.over) if self.over else None

    @property
    def recall(self) -> float:
        """Of the unfair, the share over the threshold."""
        return sum(who.unfair for who in self.over) / sum(who.unfair for _, who in self.ranked)

    @property
    def first(self) -> int:
        """How many of the unfair are ranked among as many places as there are unfair."""
        unfair = sum(who.unfair for _, who in self.ranked)
        return sum(who.unfair for _, who in self.ranked[:unfair])


def study(game: str, accounts: int, games: int, share: float = 1.0, seed: int = 0) -> Verdicts:
    """Rank the company by its signals of agreement and loss."""
    ranked: list[tuple[float, Posing]] = []
    kinds = {SignalKind.AGREEMENT, SignalKind.LOSS}
    for number, who in enumerate(company(game, accounts, share)):
        found = signals_of_posing(game, who, games, seed * 1_000 + number)
        ranked.append((max((each.value for each in found if each.kind in kinds), default=0.0), who))
    return Verdicts(tuple(sorted(ranked, key=lambda pair: -pair[0])))


def print_study(game: str, accounts: int, games: int, share: float) -> None:
    found = study(game, accounts, games, share)
    print(f"{game}: {accounts} helped for {share:.0%} of the choices, {accounts} alone, {games} games each")
    for value, who in found.ranked:
        print(f"  {value:6.1f}  {who.name} at {who.rating:.0f}")
    precise = "none over the threshold" if found.precision is None else f"precision {found.precision:.2f}"
    print(f"  ranked first {found.first} of {accounts}; at {THRESHOLD}: {precise}, recall {found.recall:.2f}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("what", choices=["baseline", "study"])
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=10, help="of every two levels, or of each account")
    asked.add_argument("--accounts", type=int, default=4)
    asked.add_argument("--share", type=float, default=1.0, help="of the choices, made by the strongest level")
    asked.add_argument("--levels", type=int, default=6, help="how many levels, the weakest first")
    given = asked.parse_args()
    if given.what == "baseline":
        write_baseline(given.game, given.games, given.levels)
    else:
        print_study(given.game, given.accounts, given.games, given.share)


if __name__ == "__main__":
    main()
