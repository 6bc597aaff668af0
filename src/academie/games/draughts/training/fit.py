"""Weights of draughts fitted to how games ended, by logistic regression in JAX."""

# JAX and optax have few types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from academie.engine.core import DraughtsRules, draughts_looks
from academie.games.draughts.training.factors import Parts, parts_of, pull, whole
from academie.games.draughts.training.layout import LOOKED_UP, TURN, Weights
from academie.games.draughts.training.sample import Boards, Sample, Shares

CHUNK: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Fitting:
    """How weights are fitted.

    `spread` is how far patterns are thought to lie from nothing, in hundredths; `trust` the part of how a
    game ended in what is aimed at, the rest being what the search took the board to be worth; `k` the
    steepness by which scores foretell.
    """

    epochs: int = 16
    batch: int = 16_384
    rate: float = 2.0
    spread: float = 12.0
    trust: float = 0.6
    seed: int = 1
    k: float = 0.006

    def at(self, k: float) -> Fitting:
        """The same with another steepness."""
        return replace(self, k=k)


def fitted(
    rules: DraughtsRules, sample: Sample, held_out: Sample, first: Weights, how: Fitting
) -> Iterator[tuple[Weights, float]]:
    """The weights, in hundredths of a man, under which games most likely end so, and the loss on others.

    After every epoch, the last being the best; counts begin as in `first`. The same for the same seed on the
    same machine.
    """
    step, parts, state = _stepping(sample, first, how)
    chooser, aims = np.random.default_rng(how.seed), sample.aims(how.k, how.trust)
    for _ in range(how.epochs):
        for seen in _batches(rules, sample.boards, aims, chooser.permutation(len(sample)), how.batch):
            parts, state = step(parts, state, *seen)
        weights = np.asarray(whole(parts), dtype=np.float32)
        yield weights, _mean_loss(weights, rules, held_out, how.k)


def _stepping(sample: Sample, first: Weights, how: Fitting) -> tuple[Callable[..., Any], Parts, Any]:
    """What learns from a batch, and what it begins with."""
    import jax  # noqa: PLC0415 - half a second, and only here
    import optax  # noqa: PLC0415

    steps = how.epochs * (len(sample) // how.batch)
    optimiser = optax.adam(optax.cosine_decay_schedule(how.rate, max(steps, 1), 0.01))
    loss = _loss(how.k)

    def unlikely(parts: Parts, *seen: Any) -> Any:  # noqa: ANN401 - arrays of JAX
        return loss(whole(parts), *seen) + pull(parts, how.spread) / len(sample)

    def step(parts: Parts, state: Any, *seen: Any) -> Any:  # noqa: ANN401 - arrays of JAX
        change, state = optimiser.update(jax.grad(unlikely)(parts, *seen), state)
        return optax.apply_updates(parts, change), state

    parts = parts_of(first)
    return jax.jit(step), parts, optimiser.init(parts)


def worth(weights: Any, places: Any, mixtures: Any) -> Any:  # noqa: ANN401 - arrays of JAX
    """What boards are worth to who is to move, in hundredths of a man, as the compiled engine has it."""
    import jax.numpy as jnp  # noqa: PLC0415 - as above

    both = weights[places].reshape(-1, 2, LOOKED_UP, 2).sum(axis=2)
    opening, ending = (both[:, 0] - both[:, 1] + weights[TURN]).T
    score = ending + (opening - ending) * mixtures[:, 0]
    return score * jnp.where(score > 0, mixtures[:, 1], mixtures[:, 2])


def _loss(k: float) -> Callable[..., Any]:
    """The mean loss of weights on boards, as JAX can differentiate it."""
    import optax  # noqa: PLC0415 - as above

    def loss(weights: Any, places: Any, mixtures: Any, aims: Any) -> Any:  # noqa: ANN401
        return optax.sigmoid_binary_cross_entropy(k * worth(weights, places, mixtures), aims).mean()

    return loss


def _batches(
    rules: DraughtsRules, boards: Boards, aims: Shares, order: NDArray[np.int64], batch: int
) -> Iterator[tuple[Any, Any, Any]]:
    """Batches of one size, in that order; what is left over is left out."""
    for first in range(0, len(order) - batch + 1, batch):
        chosen = order[first : first + batch]
        yield *draughts_looks(rules, boards[chosen]), aims[chosen]


def _mean_loss(weights: Weights, rules: DraughtsRules, sample: Sample, k: float) -> float:
    """The loss on how games ended, whatever was aimed at."""
    loss, order = _loss(k), np.arange(len(sample))
    batches = _batches(rules, sample.boards, sample.shares, order, min(len(sample), CHUNK))
    return float(np.mean([float(loss(weights, *seen)) for seen in batches]))
