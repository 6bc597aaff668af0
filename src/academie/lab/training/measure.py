"""How good a net is on the way: games against a player, results it foretells, choices that cost."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from math import isinf
from typing import Any, Final

import numpy as np

from academie.engine.accelerated import accelerated
from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.engine import EnginePlayer, Ranked, dice_engine
from academie.engine.dice.selfplay import self_play
from academie.kernel import CHANCE, WHITE, State
from academie.lab.arena import begin
from academie.lab.contestant import Contestant, contestant
from academie.lab.curves import Point
from academie.lab.match import Meeting, played
from academie.lab.score import half
from academie.lab.training.recipe import Measuring
from academie.lab.workers import Workers
from academie.testing import choose

APART: Final = 1 << 40
"""Added to the seed, so that no game of a training is measured by."""
JUDGING: Final = SearchDepth(2)
EVERY: Final = 5
"""One choice in so many is judged, so that they differ."""
LEAST: Final = 1e-7
"""Answers are no nearer to 0 and 1 than that."""


def measured(game: str, net: bytes, at: int, how: Measuring, workers: Workers) -> list[Point]:
    """The strength, the loss and the error of a net after so many games: the same on any workers."""
    return [
        strength(game, net, at, how, workers),
        loss(game, net, at, how),
        error(game, net, at, how),
    ]


def strength(game: str, net: bytes, at: int, how: Measuring, workers: Workers) -> Point:
    """The share of games won against a player, in hundredths."""
    meeting = Meeting(
        Contestant("net", game, net), contestant(how.against, game), max(1, how.games // 2), how.seed
    )
    *_, last = played(meeting, workers)
    return Point("strength", at, *(100 * value for value in last.score.share))


def loss(game: str, net: bytes, at: int, how: Measuring) -> Point:
    """How badly the net foretells the results of its own games, which it was not taught: cross entropy.

    States of one game share its luck: a game is one sample.
    """
    games = self_play(game, net, seed=APART + how.seed, first=0, last=how.held_out)
    said = np.clip(games.words.astype(np.float64), LEAST, 1 - LEAST)
    missed = -(games.outcome * np.log(said) + (1 - games.outcome) * np.log(1 - said)).mean(1)
    return _sampled("loss", at, [float(missed[games.game == each].mean()) for each in np.unique(games.game)])


def error(game: str, net: bytes, at: int, how: Measuring) -> Point:
    """What a choice of the net costs on average, in stakes, by the shipped net two plies deep."""
    engine = dice_engine(game, ONE_PLY, net)
    costs = [_cost(engine.rank(state)[0], state, worths) for state, worths in judged(game, how)]
    return _sampled("error", at, costs)


def _sampled(curve: str, at: int, values: Sequence[float]) -> Point:
    """The mean of values that cannot be negative, with its bounds; without any for a single value."""
    mean, off = sum(values) / len(values), half(values)
    return Point(curve, at, mean) if isinf(off) else Point(curve, at, mean, max(0.0, mean - off), mean + off)


def _cost(chosen: Ranked, state: State[Any], worths: tuple[Ranked, ...]) -> float:
    value = next(each.value for each in worths if each.action == chosen.action)
    return (worths[0].value - value) * (1 if state.actor == WHITE else -1)


@cache
def judged(game: str, how: Measuring) -> list[tuple[State[Any], tuple[Ranked, ...]]]:
    """States from games of the shipped net, with what every choice in them is worth, the best first."""
    judge = dice_engine(game, JUDGING)
    states = islice(choices(game, how.seed), 0, EVERY * how.choices, EVERY)
    return [(state, judge.rank(state)) for state in states]


def choices(game: str, seed: int) -> Iterator[State[Any]]:
    """States in which there is a choice, from one game of the shipped net after another."""
    dice, player = random.Random(seed), EnginePlayer(dice_engine(game))
    while True:
        state = accelerated(begin(game))
        while state.outcome is None:
            if state.actor is CHANCE:
                state = state.apply(choose(state, dice))
                continue
            if len(state.actions()) > 1:
                yield state
            state = state.apply(player.choose(state))
