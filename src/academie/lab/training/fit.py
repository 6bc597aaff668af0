"""A net fitted to what came of states."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from academie.engine.dice.selfplay import Played
from academie.lab.training.recipe import Fit
from academie.lab.training.weights import Floats, Weights, spread, summed

Step = Callable[[Weights, Any, Floats, Floats], tuple[Weights, Any, jax.Array]]


def loss(weights: Weights, seen: jax.Array, truth: jax.Array) -> jax.Array:
    """How far what the net says is from the truth: the mean cross entropy."""
    return jnp.mean(optax.losses.sigmoid_binary_cross_entropy(summed(weights, seen), truth))


def stepping(schedule: optax.Schedule) -> tuple[Any, Step]:
    """Adam by a schedule of rates: how it begins, and a step of it."""
    adam = optax.adam(schedule)

    @jax.jit
    def step(
        weights: Weights, state: optax.OptState, seen: Floats, truth: Floats
    ) -> tuple[Weights, optax.OptState, jax.Array]:
        missed, slopes = jax.value_and_grad(loss)(weights, seen, truth)
        updates, state = adam.update(slopes, state, weights)
        return optax.apply_updates(weights, updates), state, missed

    return adam, step


def fitted(weights: Weights, played: Played, plan: Fit, seed: int) -> Iterator[tuple[Weights, float]]:
    """The weights and the mean loss after each pass; the same seed takes the states in the same order."""
    inputs = weights.hidden.shape[0]
    batches = len(played) // plan.batch
    schedule = optax.cosine_decay_schedule(plan.rate, plan.epochs * batches, alpha=plan.last_rate / plan.rate)
    adam, step = stepping(schedule)
    state = adam.init(weights)
    order = np.random.default_rng(seed)
    for _ in range(plan.epochs):
        missed = 0.0
        shuffled = order.permutation(len(played))
        for number in range(batches):
            states = np.sort(shuffled[number * plan.batch : (number + 1) * plan.batch])
            seen = spread(played, states, inputs)
            weights, state, lost = step(weights, state, seen, played.outcome[states])
            missed += float(lost)
        yield weights, missed / max(batches, 1)
