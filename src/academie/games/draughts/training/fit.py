"""Weights of draughts fitted to how games ended, by logistic regression in the compiled core."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from academie.engine.core import DraughtsFit, DraughtsRules
from academie.games.draughts.training.games import Sample, Scores, Shares


@dataclass(frozen=True, slots=True)
class Fitting:
    """How weights are fitted.

    `spread` is how far patterns are thought to lie from nothing, in hundredths; `decay` how much of what is
    aimed at comes from later in the game (see `Sample.aims`); `k` how steeply the share expected rises with a
    score, which fixes what a hundredth is worth; `rate` how far a weight moves at first, in hundredths.
    """

    epochs: int = 12
    rate: float = 2.5
    spread: float = 12.0
    decay: float = 0.9
    seed: int = 1
    k: float = 0.0085


def fit_weights(
    rules: DraughtsRules,
    sample: Sample,
    how: Fitting,
    *,
    losing: bool = False,
    begin: NDArray[np.int16] | None = None,
) -> Iterator[NDArray[np.int16]]:
    """Yield the weights that best explain the results, after every epoch, the last being the best.

    It is the mean of those of the second half, in which what the last boards have taught weighs less. Where
    weights to begin with are given, others are expected to be near them. The same for the same seed on the
    same machine.
    """
    lessons = sample.lessons(how.k, how.decay)
    fit = DraughtsFit(rules, *lessons, losing=losing, k=how.k, rate=how.rate, spread=how.spread, begin=begin)
    chooser, sums = np.random.default_rng(how.seed), np.zeros(len(fit.numbers()))
    for epoch in range(how.epochs):
        fit.learn(chooser.permutation(len(lessons.boards)).astype(np.uint32))
        numbers = fit.numbers()
        if (late := epoch - how.epochs // 2) >= 0:
            sums += numbers
            numbers = np.rint(sums / (late + 1)).astype(np.int16)
        yield numbers


def loss_of(scores: Scores, shares: Shares, k: float) -> float:
    """How badly scores foretell the shares that were won: the mean logistic loss."""
    margin = k * scores
    return float(np.mean(np.logaddexp(0.0, margin) - shares * margin))
