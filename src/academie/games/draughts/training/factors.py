"""What the weight of a pattern is made of while it is learnt, so that rare patterns learn from common ones.

A pattern is worth what its squares are, what its two halves are, what such a pattern is anywhere on rows that
begin alike, and what remains. All are drawn towards nothing, the special more than the general.
"""

# JAX has few types.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from academie.games.draughts.training.layout import PATTERNS, WINDOWS, Weights

HALF: Final = 81
"""Patterns of half a window."""
SQUARES: Final = 8
ALONE: Final = 3**SQUARES
EVEN: Final = 8
"""The first windows, whose first row is an even one; the others begin on odd rows."""
SPREADS: Final = {"squares": 2.0, "upper": 1.5, "lower": 1.5, "anywhere": 1.5, "here": 1.0}
"""How far each part is assumed to be from zero, in multiples of the given spread."""

Parts = dict[str, Any]
"""Arrays of JAX by name."""


def parts_of(counts: Weights) -> Parts:
    """The parts at first: no pattern is worth anything, counts what they are worth in those weights."""
    empty = {
        "squares": (WINDOWS, SQUARES * 3, 2),
        "upper": (WINDOWS, HALF, 1, 2),
        "lower": (WINDOWS, 1, HALF, 2),
        "anywhere": (2, ALONE, 2),
        "here": (WINDOWS, ALONE, 2),
    }
    parts = {name: np.zeros(shape, dtype=np.float32) for name, shape in empty.items()}
    return {**parts, "counts": counts[PATTERNS:]}


def whole(parts: Parts) -> Any:  # noqa: ANN401 - an array of JAX
    """The weights that the parts come to, as the file has them."""
    import jax.numpy as jnp  # noqa: PLC0415 - half a second, and only here

    halves = (parts["upper"] + parts["lower"]).reshape(WINDOWS, ALONE, 2)
    anywhere = jnp.repeat(parts["anywhere"], np.array([EVEN, WINDOWS - EVEN]), axis=0)
    squares = jnp.einsum("ps,wsx->wpx", stands(), parts["squares"])
    patterns = parts["here"] + anywhere + halves + squares
    return jnp.concatenate([patterns.reshape(PATTERNS, 2), parts["counts"]])


def pull(parts: Parts, spread: float) -> Any:  # noqa: ANN401 - a number of JAX
    """How unlikely the parts are by themselves: minus the logarithm, but for what never changes."""
    return sum((parts[name] ** 2).sum() / (2 * (part * spread) ** 2) for name, part in SPREADS.items())


@cache
def stands() -> NDArray[np.float32]:
    """What stands on each square of each pattern: a row a pattern, three columns a square, one of them 1."""
    powers = 3 ** np.array([4, 5, 6, 7, 0, 1, 2, 3])
    digits = np.arange(ALONE)[:, None] // powers % 3
    made: NDArray[np.float32] = np.eye(3, dtype=np.float32)[digits].reshape(ALONE, -1)
    return made
