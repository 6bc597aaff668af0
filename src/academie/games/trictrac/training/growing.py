"""A net of whole parties that begins with what a net of the lead in holes has learnt."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load, save

from academie.engine.dice.nets import Card, card

Floats = NDArray[np.float32]

SCORE: Final = 40
"""The inputs after those of the board: holes left, odds by the holes alone, marks of the next throws."""
ODDS: Final = 27
"""Which of these has the odds by the holes as a sum at an output has them; an output doubles it."""
OUTPUTS: Final = ("win", "win_double", "lose_double", "releve_lead")
WORTH: Final = (0.557, 0.0, 0.0, 0.7)
"""How much of the sum at the output for the lead is carried over to each of these: a hole of 24 left to be
made is worth 0.07 of the chances.
"""
RARE: Final = -4.0
"""The bias of the outputs for doubles."""
SMALL: Final = 0.02


def grown(lead: bytes, hidden: int, seed: int) -> bytes:
    """A net of whole parties with that many hidden units: those of the net of the lead, then new ones."""
    old, chance = load(lead), np.random.default_rng(seed)
    inputs, known = old["hidden"].shape
    if hidden < known:
        raise ValueError(f"a net grown from {known} hidden units cannot have {hidden}")
    units = chance.uniform(-0.1, 0.1, (inputs + SCORE, hidden)).astype(np.float32)
    units[:, :known] = chance.uniform(-SMALL, SMALL, (inputs + SCORE, known))
    units[:inputs, :known] = old["hidden"]
    onwards = chance.uniform(-SMALL, SMALL, (hidden, len(OUTPUTS))).astype(np.float32)
    onwards[:known] = _carried(old["onwards"])
    direct = np.zeros((inputs + SCORE, len(OUTPUTS)), np.float32)
    direct[:inputs] = _carried(old["direct"])
    direct[inputs + ODDS, 0] = 2.0
    bias = _carried(old["direct_bias"][None])[0]
    bias[1:3] = RARE
    hidden_bias = np.zeros(hidden, np.float32)
    hidden_bias[:known] = old["hidden_bias"]
    tensors = {
        "hidden": units,
        "direct": direct,
        "hidden_bias": hidden_bias,
        "direct_bias": bias,
        "onwards": onwards,
    }
    about = Card(card(lead).game, "trictrac-3", OUTPUTS, "")
    return save(tensors, metadata=about.metadata())


def _carried(weights: Floats) -> Floats:
    """The weights towards the lead, as weights towards each output."""
    return (weights[:, :1] * np.array(WORTH, np.float32)).astype(np.float32)
