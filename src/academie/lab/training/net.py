"""A net as arrays: what it answers, the same as the compiled net, and how it is fitted to results."""

# JAX and optax have few types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, cast

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray
from safetensors.numpy import load, save

from academie.engine.dice.nets import Card, card
from academie.engine.dice.selfplay import Played
from academie.lab.training.recipe import Fit

Floats = NDArray[np.float32]
Seen = jax.Array | Floats
State = Any
"""The state of an optimiser."""


class Weights(NamedTuple):
    """What an input adds to the hidden units and to each output, the biases of both, and what a hidden unit
    adds to each output.
    """

    hidden: jax.Array
    direct: jax.Array
    hidden_bias: jax.Array
    direct_bias: jax.Array
    onwards: jax.Array


Step = Callable[[Weights, State, Floats, Floats], tuple[Weights, State, jax.Array]]


def read_net(net: bytes) -> tuple[Weights, Card]:
    """The weights and the card of a net."""
    tensors = load(net)
    return Weights(**{name: jnp.asarray(tensors[name]) for name in Weights._fields}), card(net)


def write_net(weights: Weights, about: Card) -> bytes:
    """The file of a net: the same weights and card give the same bytes."""
    tensors = {name: np.asarray(array, np.float32) for name, array in weights._asdict().items()}
    return save(tensors, metadata=about.metadata())


def summed(weights: Weights, seen: Seen) -> jax.Array:
    """The sum at each output, before it becomes a probability; `seen` has a row for each state."""
    inputs = jnp.asarray(seen)
    units = jax.nn.soft_sign(inputs @ weights.hidden + weights.hidden_bias)
    return inputs @ weights.direct + weights.direct_bias + units @ weights.onwards


def words(weights: Weights, seen: Seen) -> jax.Array:
    """The answers of the net."""
    return jax.nn.sigmoid(summed(weights, seen))


def spread(played: Played, states: NDArray[np.int64], inputs: int) -> Floats:
    """The inputs of some states, a column for each."""
    begins, ends = played.offsets[states].astype(np.int64), played.offsets[states + 1].astype(np.int64)
    counts = ends - begins
    rows = np.repeat(np.arange(len(states)), counts)
    firsts = np.repeat(begins - np.concatenate([[0], np.cumsum(counts)[:-1]]), counts)
    places = firsts + np.arange(counts.sum())
    seen = np.zeros((len(states), inputs), np.float32)
    seen[rows, played.inputs[places]] = played.values[places]
    return seen


def loss(weights: Weights, seen: Seen, truth: Seen) -> jax.Array:
    """How far the answers are from the truth: the mean cross entropy."""
    return jnp.mean(optax.losses.sigmoid_binary_cross_entropy(summed(weights, seen), jnp.asarray(truth)))


def stepping(adam: optax.GradientTransformation) -> Step:
    """A step of an optimiser."""

    def step(weights: Weights, state: State, seen: Floats, truth: Floats) -> tuple[Weights, State, jax.Array]:
        missed, slopes = jax.value_and_grad(loss)(weights, seen, truth)
        updates, after = adam.update(slopes, state, weights)
        moved: Any = optax.apply_updates(weights, updates)
        return moved, after, missed

    return cast(Step, jax.jit(step))


def fitted(weights: Weights, played: Played, plan: Fit, seed: int) -> Iterator[tuple[Weights, float]]:
    """The weights and the mean loss after each pass; the seed decides the order of the states."""
    inputs = weights.hidden.shape[0]
    # With fewer states than a batch there is one batch.
    batches = max(1, len(played) // plan.batch)
    schedule = optax.cosine_decay_schedule(plan.rate, plan.epochs * batches, alpha=plan.last_rate / plan.rate)
    adam = optax.adam(schedule)
    step, state = stepping(adam), adam.init(weights)
    order = np.random.default_rng(seed)
    for _ in range(plan.epochs):
        missed = 0.0
        shuffled = order.permutation(len(played))
        for number in range(batches):
            states = np.sort(shuffled[number * plan.batch : (number + 1) * plan.batch])
            seen = spread(played, states, inputs)
            weights, state, lost = step(weights, state, seen, played.outcome[states])
            missed += float(lost)
        yield weights, missed / batches
