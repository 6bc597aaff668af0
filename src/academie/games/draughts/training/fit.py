"""Weights of draughts fitted to how games ended, by logistic regression in JAX.

The weight of a pattern is a sum of parts, so that rare patterns learn from common ones: its squares, its two
halves, the same pattern on other rows, and what remains. All are drawn towards zero, the special more than
the general.
"""

# JAX and optax have few type annotations.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from academie.engine.core import DraughtsRules, draughts_looks
from academie.games.draughts.training.games import Boards, Sample, Shares
from academie.games.draughts.training.layout import LOOKED_UP, PATTERNS, TURN, WINDOWS, Weights

HALF: Final = 81
"""Patterns of half a window."""
SQUARES: Final = 8
ALONE: Final = 3**SQUARES
EVEN: Final = 8
"""The first windows, whose first row is an even one; the others begin on odd rows."""
SPREADS: Final = {"squares": 2.0, "upper": 1.5, "lower": 1.5, "anywhere": 1.5, "here": 1.0}
"""How far each part is expected to lie from zero, as a multiple of the spread."""

Parts = dict[str, Any]
"""Arrays of JAX by name."""


def parts_of(counts: Weights) -> Parts:
    """The initial parts: patterns are worth nothing, counts what they are worth in those weights."""
    empty = {
        "squares": (WINDOWS, SQUARES * 3, 2),
        "upper": (WINDOWS, HALF, 1, 2),
        "lower": (WINDOWS, 1, HALF, 2),
        "anywhere": (2, ALONE, 2),
        "here": (WINDOWS, ALONE, 2),
    }
    parts = {name: np.zeros(shape, dtype=np.float32) for name, shape in empty.items()}
    return {**parts, "counts": counts[PATTERNS:]}


def all_weights(parts: Parts) -> Any:  # noqa: ANN401 - an array of JAX
    """The weights that the parts add up to, as the file has them."""
    import jax.numpy as jnp  # noqa: PLC0415 - half a second, and only here

    halves = (parts["upper"] + parts["lower"]).reshape(WINDOWS, ALONE, 2)
    anywhere = jnp.repeat(parts["anywhere"], np.array([EVEN, WINDOWS - EVEN]), axis=0)
    squares = jnp.einsum("ps,wsx->wpx", one_hot_squares(), parts["squares"])
    patterns = parts["here"] + anywhere + halves + squares
    return jnp.concatenate([patterns.reshape(PATTERNS, 2), parts["counts"]])


def prior_cost(parts: Parts, spread: float) -> Any:  # noqa: ANN401 - a number of JAX
    """The negative log prior of the parts, up to a constant."""
    return sum((parts[name] ** 2).sum() / (2 * (part * spread) ** 2) for name, part in SPREADS.items())


@cache
def one_hot_squares() -> NDArray[np.float32]:
    """The squares of each pattern, one-hot: a row a pattern, three columns a square."""
    powers = 3 ** np.array([4, 5, 6, 7, 0, 1, 2, 3])
    digits = np.arange(ALONE)[:, None] // powers % 3
    made: NDArray[np.float32] = np.eye(3, dtype=np.float32)[digits].reshape(ALONE, -1)
    return made


CHUNK: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Fitting:
    """How weights are fitted.

    `spread` is how far patterns are thought to lie from nothing, in hundredths; `trust` the part of how a
    game ended in what is aimed at, the rest being what the search took the board to be worth; `k` the
    steepness by which scores predict results.
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


def fit_weights(
    rules: DraughtsRules, sample: Sample, held_out: Sample, first: Weights, how: Fitting
) -> Iterator[tuple[Weights, float]]:
    """Yield the weights, in hundredths of a man, that best explain the results, and the loss on others.

    After every epoch, the last being the best; counts begin as in `first`. The same for the same seed on the
    same machine.
    """
    step, parts, state = _training_step(sample, first, how)
    chooser, aims = np.random.default_rng(how.seed), sample.aims(how.k, how.trust)
    for _ in range(how.epochs):
        for seen in _batches(rules, sample.boards, aims, chooser.permutation(len(sample)), how.batch):
            parts, state = step(parts, state, *seen)
        weights = np.asarray(all_weights(parts), dtype=np.float32)
        yield weights, _mean_loss(weights, rules, held_out, how.k)


def _training_step(sample: Sample, first: Weights, how: Fitting) -> tuple[Callable[..., Any], Parts, Any]:
    """The function that learns from a batch, and its initial arguments."""
    import jax  # noqa: PLC0415 - half a second, and only here
    import optax  # noqa: PLC0415

    steps = how.epochs * (len(sample) // how.batch)
    optimiser = optax.adam(optax.cosine_decay_schedule(how.rate, max(steps, 1), 0.01))
    loss = _loss(how.k)

    def unlikely(parts: Parts, *seen: Any) -> Any:  # noqa: ANN401 - arrays of JAX
        return loss(all_weights(parts), *seen) + prior_cost(parts, how.spread) / len(sample)

    def step(parts: Parts, state: Any, *seen: Any) -> Any:  # noqa: ANN401 - arrays of JAX
        change, state = optimiser.update(jax.grad(unlikely)(parts, *seen), state)
        return optax.apply_updates(parts, change), state

    parts = parts_of(first)
    return jax.jit(step), parts, optimiser.init(parts)


def worth(weights: Any, places: Any, mixtures: Any) -> Any:  # noqa: ANN401 - arrays of JAX
    """What boards are worth to the player to move, in hundredths of a man, as in the compiled engine."""
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
    """Batches of one size, in that order; the rest is dropped."""
    for first in range(0, len(order) - batch + 1, batch):
        chosen = order[first : first + batch]
        yield *draughts_looks(rules, boards[chosen]), aims[chosen]


def _mean_loss(weights: Weights, rules: DraughtsRules, sample: Sample, k: float) -> float:
    """The loss on how games ended, whatever was aimed at."""
    loss, order = _loss(k), np.arange(len(sample))
    batches = _batches(rules, sample.boards, sample.shares, order, min(len(sample), CHUNK))
    return float(np.mean([float(loss(weights, *seen)) for seen in batches]))
