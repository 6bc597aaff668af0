"""How many states a second nets judge: the compiled net, JAX in batches, and numpy one at a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import jax
import numpy as np

from academie.engine.core import net_words
from academie.engine.dice.nets import Card
from academie.engine.dice.selfplay import Played
from academie.lab.training.net import Weights, read_net, spread, words, write_net

INPUTS, HIDDEN, OUTPUTS = 200, 80, 5
STATES: Final = 20_000
SEEN: Final = (40, 200)
"""How many of the inputs are not nothing: about as many as at the games, and all."""


def net(chance: np.random.Generator) -> bytes:
    """A net of random weights."""
    shapes = ((INPUTS, HIDDEN), (INPUTS, OUTPUTS), (HIDDEN,), (OUTPUTS,), (HIDDEN, OUTPUTS))
    weights = Weights(*(jax.numpy.asarray(chance.normal(0, 0.1, shape), np.float32) for shape in shapes))
    return write_net(weights, Card("none", "none-1", ("one",) * OUTPUTS, "random weights"))


def states(chance: np.random.Generator, seen: int) -> Played:
    """States of which so many inputs are seen."""
    inputs = np.sort(chance.permuted(np.tile(np.arange(INPUTS), (STATES, 1)), axis=1)[:, :seen], axis=1)
    return Played(
        offsets=np.arange(STATES + 1, dtype=np.uint64) * np.uint64(seen),
        inputs=inputs.astype(np.uint16).ravel(),
        values=chance.random(STATES * seen, np.float32),
        words=np.zeros((STATES, OUTPUTS), np.float32),
        outcome=np.zeros((STATES, OUTPUTS), np.float32),
        game=np.zeros(STATES, np.uint64),
        side=np.zeros(STATES, np.uint8),
    )


def timed(name: str, work: Callable[[], object], number: int) -> None:
    """Tells how long a state takes, the best of three."""
    best = float("inf")
    for _ in range(3):
        before = time.process_time()
        work()
        best = min(best, time.process_time() - before)
    print(f"{name:32} {1e6 * best / number:6.2f} us a state, {number / best:10,.0f} states/s", flush=True)


def main() -> None:
    chance = np.random.default_rng(1)
    made = net(chance)
    weights, _ = read_net(made)
    said = jax.jit(words)
    hidden, direct, bias, direct_bias, onwards = (np.asarray(each) for each in weights)
    for seen in SEEN:
        asked = states(chance, seen)
        dense = spread(asked, np.arange(STATES), INPUTS)

        def alone(rows: np.ndarray = dense) -> None:
            for row in rows[:2000]:
                units = row @ hidden + bias
                units /= 1 + np.abs(units)
                1 / (1 + np.exp(-(row @ direct + direct_bias + units @ onwards)))

        size = f"{INPUTS}x{HIDDEN}x{OUTPUTS}, {seen} inputs"
        timed(f"{size}, core", lambda: net_words(made, asked.offsets, asked.inputs, asked.values), STATES)  # noqa: B023
        timed(f"{size}, JAX", lambda: said(weights, dense).block_until_ready(), STATES)  # noqa: B023
        timed(f"{size}, numpy", alone, 2000)


if __name__ == "__main__":
    main()
