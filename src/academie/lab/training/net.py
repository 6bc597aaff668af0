"""A net as arrays: what it answers, the same as the compiled net, and how far that is from the truth."""

# JAX and optax have few types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray
from safetensors.numpy import load, save

from academie.engine.dice.nets import Card, card
from academie.engine.dice.selfplay import Played

Floats = NDArray[np.float32]
Seen = jax.Array | Floats


class Weights(NamedTuple):
    """What an input adds to the hidden units and to each output, the biases of both, and what a hidden unit
    adds to each output.
    """

    hidden: jax.Array
    direct: jax.Array
    hidden_bias: jax.Array
    direct_bias: jax.Array
    onwards: jax.Array


Phases = tuple[Weights, ...]
"""The layers of each phase of a game, in order; one where a net serves all of it."""


def read_net(net: bytes) -> tuple[Phases, Card]:
    """The weights and the card of a net."""
    tensors, about = load(net), card(net)
    phases = [
        Weights(**{name: jnp.asarray(tensors[before + name]) for name in Weights._fields})
        for before in _before(about)
    ]
    return tuple(phases), about


def write_net(phases: Phases, about: Card) -> bytes:
    """The file of a net: the same weights and card give the same bytes."""
    tensors = {
        before + name: np.asarray(array, np.float32)
        for before, weights in zip(_before(about), phases, strict=True)
        for name, array in weights._asdict().items()
    }
    return save(tensors, metadata=about.metadata())


def _before(about: Card) -> tuple[str, ...]:
    """What the names of the tensors of each phase begin with."""
    return tuple(f"{phase}." for phase in about.phases) or ("",)


def summed(weights: Weights, seen: Seen) -> jax.Array:
    """The sum at each output, before it becomes a probability; `seen` has a row for each state."""
    inputs = jnp.asarray(seen)
    units = jax.nn.soft_sign(inputs @ weights.hidden + weights.hidden_bias)
    return inputs @ weights.direct + weights.direct_bias + units @ weights.onwards


def words(weights: Weights, seen: Seen) -> jax.Array:
    """The answers of the net."""
    return jax.nn.sigmoid(summed(weights, seen))


def spread(played: Played, states: NDArray[np.int64], inputs: int, first: int = 0) -> Floats:
    """The inputs of some states, a column for each; those of a phase begin with the number `first`."""
    begins, ends = played.offsets[states].astype(np.int64), played.offsets[states + 1].astype(np.int64)
    counts = ends - begins
    rows = np.repeat(np.arange(len(states)), counts)
    firsts = np.repeat(begins - np.concatenate([[0], np.cumsum(counts)[:-1]]), counts)
    places = firsts + np.arange(counts.sum())
    seen = np.zeros((len(states), inputs), np.float32)
    seen[rows, played.inputs[places] - first] = played.values[places]
    return seen


def phase_states(played: Played, phases: Phases) -> list[NDArray[np.int64]]:
    """The states of each phase: the first input of a state tells which it is of."""
    ends = np.cumsum([weights.hidden.shape[0] for weights in phases])
    of_phase = np.searchsorted(ends, played.inputs[played.offsets[:-1].astype(np.int64)], side="right")
    return [np.flatnonzero(of_phase == phase) for phase in range(len(phases))]


def loss(weights: Weights, seen: Seen, truth: Seen) -> jax.Array:
    """How far the answers are from the truth: the mean cross entropy."""
    return jnp.mean(optax.losses.sigmoid_binary_cross_entropy(summed(weights, seen), jnp.asarray(truth)))


def least(truth: Floats) -> float:
    """The cross entropy of answers that are the truth itself: what no net comes below."""
    sure = np.clip(truth, 1e-7, 1 - 1e-7)
    return float(-np.mean(sure * np.log(sure) + (1 - sure) * np.log(1 - sure)))
