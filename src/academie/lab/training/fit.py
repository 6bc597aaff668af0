"""A net fitted to what came of states."""

# JAX and optax tell few of their types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import jax
import jax.numpy as jnp
import numpy as np
import optax

from academie.engine.dice.selfplay import Played
from academie.lab.training.recipe import Fit
from academie.lab.training.weights import Floats, Seen, Weights, spread, summed

State = Any
"""Where an optimiser stands."""
Step = Callable[[Weights, State, Floats, Floats], tuple[Weights, State, jax.Array]]


def loss(weights: Weights, seen: Seen, truth: Seen) -> jax.Array:
    """How far what the net says is from the truth: the mean cross entropy."""
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
    """The weights and the mean loss after each pass; the same seed takes the states in the same order."""
    inputs = weights.hidden.shape[0]
    # Fewer states than a batch are one batch.
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
