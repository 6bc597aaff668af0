"""How many states a second nets judge: the compiled net, JAX in batches, and numpy one at a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

import jax
import numpy as np

from academie.engine.core import net_words
from academie.engine.dice.nets import Card
from academie.engine.dice.selfplay import Played
from academie.lab.training.net import Weights, read_net, spread, words, write_net

STATES: Final = 20_000


class Size(NamedTuple):
    """How large a net is, and how many of its inputs are not nothing."""

    inputs: int
    hidden: int
    outputs: int
    seen: int


SIZES: Final = (Size(200, 80, 5, 40), Size(200, 80, 5, 200), Size(269, 256, 3, 70))
"""About as many inputs as at most games, all of them, and toute-table while the sides meet."""


def net(size: Size, chance: np.random.Generator) -> bytes:
    """A net of random weights."""
    inputs, hidden, outputs, _ = size
    shapes = ((inputs, hidden), (inputs, outputs), (hidden,), (outputs,), (hidden, outputs))
    weights = Weights(*(jax.numpy.asarray(chance.normal(0, 0.1, shape), np.float32) for shape in shapes))
    return write_net((weights,), Card("none", "none-1", ("one",) * outputs, "random weights"))


def states(size: Size, chance: np.random.Generator) -> Played:
    """States of which so many inputs are seen."""
    every, seen = np.tile(np.arange(size.inputs), (STATES, 1)), size.seen
    inputs = np.sort(chance.permuted(every, axis=1)[:, :seen], axis=1)
    return Played(
        offsets=np.arange(STATES + 1, dtype=np.uint64) * np.uint64(seen),
        inputs=inputs.astype(np.uint16).ravel(),
        values=chance.random(STATES * seen, np.float32),
        words=np.zeros((STATES, size.outputs), np.float32),
        outcome=np.zeros((STATES, size.outputs), np.float32),
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
    said = jax.jit(words)
    for size in SIZES:
        made, asked = net(size, chance), states(size, chance)
        (weights,), _ = read_net(made)
        hidden, direct, bias, direct_bias, onwards = (np.asarray(each) for each in weights)
        dense = spread(asked, np.arange(STATES), size.inputs)

        def alone(rows: np.ndarray = dense) -> None:
            for row in rows[:2000]:
                units = row @ hidden + bias  # noqa: B023
                units /= 1 + np.abs(units)
                1 / (1 + np.exp(-(row @ direct + direct_bias + units @ onwards)))  # noqa: B023

        told = f"{size.inputs}x{size.hidden}x{size.outputs}, {size.seen} inputs"
        timed(f"{told}, core", lambda: net_words(made, asked.offsets, asked.inputs, asked.values), STATES)  # noqa: B023
        timed(f"{told}, JAX", lambda: said(weights, dense).block_until_ready(), STATES)  # noqa: B023
        timed(f"{told}, numpy", alone, 2000)


if __name__ == "__main__":
    main()
