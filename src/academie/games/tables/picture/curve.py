"""A cubic curve, as SVG draws them."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from academie.drawing.svg import Vec


class Curve(NamedTuple):
    """From `tail` towards `out`, and from `into` to `tip`."""

    tail: Vec
    out: Vec
    into: Vec
    tip: Vec

    def at(self, part: float) -> Vec:
        """The spot reached at that part of the way, 0 to 1."""
        rest = 1 - part
        weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
        return Vec(
            sum(weight * spot.x for weight, spot in zip(weights, self, strict=True)),
            sum(weight * spot.y for weight, spot in zip(weights, self, strict=True)),
        )

    @property
    def arrival(self) -> Vec:
        """The direction in which the tip is reached, of length one."""
        x, y = self.tip.x - self.into.x, self.tip.y - self.into.y
        length = hypot(x, y)
        return Vec(x / length, y / length)

    def shortened(self, length: float) -> Curve:
        """The curve with its tip drawn back, its bend kept."""
        way = self.arrival
        return self._replace(tip=self.tip.plus(-way.x * length, -way.y * length))
