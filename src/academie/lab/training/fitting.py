"""A net fitted to what is known of states, by Adam in JAX, pass by pass."""

# JAX and optax have few types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import Any, cast

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from academie.engine.dice.selfplay import Played
from academie.lab.training.net import Floats, Phases, Weights, least, loss, phase_states, spread
from academie.lab.training.recipe import Fit

State = Any
"""The state of an optimiser."""
Step = Callable[[Weights, State, Floats, Floats], tuple[Weights, State, jax.Array]]


def stepping(adam: optax.GradientTransformation) -> Step:
    """A step of an optimiser."""

    def step(weights: Weights, state: State, seen: Floats, truth: Floats) -> tuple[Weights, State, jax.Array]:
        missed, slopes = jax.value_and_grad(loss)(weights, seen, truth)
        updates, after = adam.update(slopes, state, weights)
        moved: Any = optax.apply_updates(weights, updates)
        return moved, after, missed

    return cast(Step, jax.jit(step))


class PhaseFit:
    """The weights of one phase fitted to its states, pass by pass."""

    def __init__(self, weights: Weights, played: Played, states: NDArray[np.int64], plan: Fit) -> None:
        # With fewer states than a batch there is one batch.
        self._batches = max(1, len(states) // plan.batch)
        decay = optax.cosine_decay_schedule(
            plan.rate, plan.epochs * self._batches, alpha=plan.last_rate / plan.rate
        )
        adam = optax.adam(decay)
        self._step = stepping(adam)
        self._played, self._states, self._batch = played, states, plan.batch
        self.moved: tuple[Weights, State] = weights, adam.init(weights)

    def run(self, first: int, seed: tuple[int, ...]) -> float:
        """Go over the states once, in an order that the seed decides; the sum of the excess loss of each.

        The inputs of the phase begin with the number `first`.
        """
        if not len(self._states):
            return 0.0
        weights, state = self.moved
        shuffled = np.random.default_rng(seed).permutation(self._states)
        missed = 0.0
        for number in range(self._batches):
            states = np.sort(shuffled[number * self._batch : (number + 1) * self._batch])
            seen, truth = (
                spread(self._played, states, weights.hidden.shape[0], first),
                self._played.outcome[states],
            )
            weights, state, lost = self._step(weights, state, seen, truth)
            missed += float(lost) - least(truth)
        self.moved = weights, state
        return missed / self._batches * len(self._states)


class Fitting:
    """A net fitted to states pass by pass, each phase by itself."""

    def __init__(self, phases: Phases, played: Played, plan: Fit, seed: int) -> None:
        states = phase_states(played, phases)
        self._fits = [
            PhaseFit(*each, plan) for each in zip(phases, [played] * len(phases), states, strict=True)
        ]
        self._firsts = [0, *np.cumsum([weights.hidden.shape[0] for weights in phases]).tolist()[:-1]]
        self._plan, self._seed, self._number = plan, seed, len(played)
        self.losses: list[float] = []

    @property
    def phases(self) -> Phases:
        """The weights as they are now."""
        return tuple(fit.moved[0] for fit in self._fits)

    def passes(self) -> Iterator[float]:
        """The mean excess loss after each pass that is left."""
        while len(self.losses) < self._plan.epochs:
            seed = self._seed, len(self.losses)
            missed = sum(fit.run(first, seed) for fit, first in zip(self._fits, self._firsts, strict=True))
            self.losses.append(missed / max(1, self._number))
            yield self.losses[-1]

    def kept(self) -> bytes:
        """How far the fit has come: the weights, the state of the optimiser and the losses."""
        file = io.BytesIO()
        leaves = jax.tree.leaves([fit.moved for fit in self._fits])
        np.savez(file, losses=self.losses, **{f"{place:03}": leaf for place, leaf in enumerate(leaves)})
        return file.getvalue()

    def resume(self, kept: bytes) -> None:
        """Go on from where a fit had come."""
        with np.load(io.BytesIO(kept)) as file:
            self.losses = file["losses"].tolist()
            leaves = [jnp.asarray(file[name]) for name in sorted({*file.files} - {"losses"})]
        shape = jax.tree.structure([fit.moved for fit in self._fits])
        for fit, moved in zip(self._fits, jax.tree.unflatten(shape, leaves), strict=True):
            fit.moved = moved


def fitted(phases: Phases, played: Played, plan: Fit, seed: int) -> Iterator[tuple[Phases, float]]:
    """The weights and the mean excess loss after each pass."""
    fitting = Fitting(phases, played, plan, seed)
    return ((fitting.phases, lost) for lost in fitting.passes())
