"""The simple player of the running games as weights for the compiled engine, where it meets others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.race.players.simple import Weights

SCALE: Final = 0.01
"""The simple player counts in points to be run; an engine in chances."""

SAME: Final[Mapping[str, tuple[str, float]]] = {
    "risk": ("risk", -24),
    "case": ("case", 6),
    "standing": ("standing", 10),
    "run": ("run", 36),
    "shut": ("shut", 6),
    "entry": ("entry", 2),
    "flat": ("flat", 9),
    "able": ("able", 1),
}
"""What the simple player weighs, by what the engine calls it, and what the engine divides it by."""


def simple_weights(chosen: Weights) -> str:
    """The simple player's weights for the engine: all on who has just played, but for the points ahead."""
    told = chosen._asdict()
    ahead = 100 * SCALE * told.pop("ahead")
    lines = [f"to_run {-ahead} {ahead}"]
    for name, weight in told.items():
        called, unit = SAME[name]
        lines.append(f"{called} 0 {-SCALE * unit * weight}")
    return "\n".join(lines)
