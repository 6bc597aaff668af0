"""How the learnt weights of draughts lie in their file, and which they are at first.

The compiled engine reads it; see `crates/draughts/src/trained.rs`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

Weights = NDArray[np.float32]
"""A row a weight: in the opening and in the ending, in hundredths of a man."""

WINDOWS: Final = 14
PATTERNS: Final = WINDOWS * 3**8
"""The number of weights of patterns of men; those of counts follow, and that of being to move."""
COUNTED: Final = {"men": 20, "kings": 5, "steps": 15, "wings": 10, "main-line": 2}
"""How far each thing is counted."""
LOOKED_UP: Final = WINDOWS + len(COUNTED)
TURN: Final = PATTERNS + sum(COUNTED.values()) + len(COUNTED)
FINE: Final = 4
"""The parts of a hundredth in which weights are written."""
MARK: Final = "academie-patterns 1"

INITIAL: Final = {
    "men": (84, 116),
    "kings": (280, 300),
    "steps": (5, 5),
    "wings": (0, 0),
    "main-line": (15, 40),
}
"""What one of each is worth before anything is learnt."""


def initial_weights() -> Weights:
    """Weights that count men, kings and steps, and see no pattern."""
    weights = np.zeros((TURN + 1, 2), dtype=np.float32)
    place = PATTERNS
    for name, most in COUNTED.items():
        weights[place : place + most + 1] = np.outer(np.arange(most + 1), INITIAL[name])
        place += most + 1
    return weights


def weights_to_bytes(weights: Weights, note: str) -> bytes:
    """The file of these weights, its first line with a note."""
    numbers = np.clip(np.rint(weights * FINE), -32_767, 32_767).astype("<i2")
    return f"{MARK} {note}\n".encode() + numbers.tobytes()


def weights_from_bytes(content: bytes) -> Weights:
    """The weights of a file."""
    numbers = np.frombuffer(content[content.index(b"\n") + 1 :], dtype="<i2")
    return (numbers.reshape(-1, 2) / FINE).astype(np.float32)
