"""The weights of a net as arrays, and what it says by them: the same as the compiled net says."""

# JAX tells few of its types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load, save

from academie.engine.dice.nets import Card, card
from academie.engine.dice.selfplay import Played

Floats = NDArray[np.float32]
Seen = jax.Array | Floats


class Weights(NamedTuple):
    """What an input adds to the hidden units and to each output, what is there without any input, and what a
    hidden unit adds to each output.
    """

    hidden: jax.Array
    direct: jax.Array
    hidden_bias: jax.Array
    direct_bias: jax.Array
    onwards: jax.Array


def read_net(net: bytes) -> tuple[Weights, Card]:
    """The weights and the card of a net."""
    tensors = load(net)
    return Weights(**{name: jnp.asarray(tensors[name]) for name in Weights._fields}), card(net)


def write_net(weights: Weights, told: Card) -> bytes:
    """The net of weights and a card: equal ones have equal bytes."""
    tensors = {name: np.asarray(array, np.float32) for name, array in weights._asdict().items()}
    return save(tensors, metadata=told.metadata())


def summed(weights: Weights, seen: Seen) -> jax.Array:
    """What each output sums up before it is made a chance, a row a state; `seen` has an input a column."""
    inputs = jnp.asarray(seen)
    units = jax.nn.soft_sign(inputs @ weights.hidden + weights.hidden_bias)
    return inputs @ weights.direct + weights.direct_bias + units @ weights.onwards


def words(weights: Weights, seen: Seen) -> jax.Array:
    """What the net says."""
    return jax.nn.sigmoid(summed(weights, seen))


def spread(played: Played, states: NDArray[np.int64], inputs: int) -> Floats:
    """What some of the states saw, an input a column."""
    begins, ends = played.offsets[states].astype(np.int64), played.offsets[states + 1].astype(np.int64)
    counts = ends - begins
    rows = np.repeat(np.arange(len(states)), counts)
    firsts = np.repeat(begins - np.concatenate([[0], np.cumsum(counts)[:-1]]), counts)
    places = firsts + np.arange(counts.sum())
    seen = np.zeros((len(states), inputs), np.float32)
    seen[rows, played.inputs[places]] = played.values[places]
    return seen
