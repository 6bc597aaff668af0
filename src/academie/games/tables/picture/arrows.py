"""Arrows over the board: where a man would go, and by which number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from math import copysign, hypot
from typing import Final, NamedTuple

from academie.drawing.palette import Style as Attributes
from academie.drawing.svg import NECK, Element, Vec, arrowhead, box, circle, element, group, pair, words
from academie.games.tables.picture.geometry import DATA, SHEET, Place, View, look, side_of, stack_height

_ARROW: Final = DATA["arrow"]
_LABEL: Final = DATA["label"]
_ALONG: Final = tuple(
    0.5 + sign * step / _LABEL["parts"] for step in range(_LABEL["tries"]) for sign in (1, -1)
)
_SAMPLES: Final = tuple(step / _LABEL["samples"] for step in range(_LABEL["samples"] + 1))


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


class Style(Enum):
    """What an arrow means. False ones are dashed too, so that they differ when printed in grey."""

    TRUE = "true"
    FALSE = "false"
    FILLING = "filling"


class Arrow(NamedTuple):
    """A man's way between two places; -1 and 24 are the bandes beyond the talons."""

    start: Place
    end: Place
    label: str
    style: Style


def arrows(
    view: View, drawn: Sequence[Arrow], men: Mapping[Place, int], avoid: Sequence[Vec] = ()
) -> Element:
    """All arrows, then all their labels, so that no line crosses a label.

    Labels keep off the men and, as far as may be, off the spots in `avoid`.
    """
    curves = routes(view, drawn, men)
    lines = (shaft(arrow, curve) for arrow, curve in zip(drawn, curves, strict=True))
    bodies = [spot for place, count in men.items() for spot in view.stack(place, count)]
    spots = label_spots(curves, (*bodies, *avoid))
    plates = (plate(spot, arrow) for spot, arrow in zip(spots, drawn, strict=True))
    return group((*lines, *plates), data_part="arrows")


def routes(view: View, drawn: Sequence[Arrow], men: Mapping[Place, int]) -> list[Curve]:
    """The way of each arrow: out of its flèche, through the middle, into the other flèche."""
    shifts = aside(view, drawn)
    return [
        route(view, arrow, men, shifts[index, arrow.start], shifts[index, arrow.end])
        for index, arrow in enumerate(drawn)
    ]


def aside(view: View, drawn: Sequence[Arrow]) -> dict[tuple[int, Place], float]:
    """How far each arrow, by its index, stands aside on each of its flèches, where several share one.

    They stand in the order of their bearings, so that neighbours do not cross.
    """
    touching: dict[Place, list[tuple[float, int]]] = {}
    for index, (start, end, *_) in enumerate(drawn):
        touching.setdefault(start, []).append((bearing(view, start, end), index))
        touching.setdefault(end, []).append((bearing(view, end, start), index))
    return {
        (index, place): shift(rank, len(sharing))
        for place, sharing in touching.items()
        for rank, (_, index) in enumerate(sorted(sharing))
    }


def shift(rank: int, sharing: int) -> float:
    """How far one of so many arrows on a flèche stands from its middle."""
    step: float = min(_ARROW["spread"], _ARROW["share"] / sharing)
    return step * (rank - (sharing - 1) / 2)


def bearing(view: View, here: Place, far: Place) -> float:
    """How far to the right an arrow goes from here.

    On one side of the board the nearer outdoes the farther, whose arch spans its own.
    """
    way = view.at(far, 0).x - view.at(here, 0).x
    return copysign(SHEET.x, way) - way if side_of(here) == side_of(far) else way


def route(view: View, arrow: Arrow, men: Mapping[Place, int], out: float, into: float) -> Curve:
    """The curve of one arrow."""
    tail = view.at(arrow.start, stack_height(men.get(arrow.start, 0)) + _ARROW["tail"]).plus(out, 0)
    tip = view.at(arrow.end, stack_height(men.get(arrow.end, 0)) + _ARROW["tip"]).plus(into, 0)
    from_tail, to_tip = view.towards_middle(arrow.start), view.towards_middle(arrow.end)
    if side_of(arrow.start) == side_of(arrow.end):
        crest = view.at(arrow.start, crest_height(arrow, men)).y
        pull = (8 * crest - tail.y - tip.y) / 6
        return Curve(tail, Vec(tail.x, pull), Vec(tip.x, pull), tip)
    bend = max(_ARROW["leastBend"], _ARROW["bend"] * abs(tip.y - tail.y))
    return Curve(tail, tail.plus(0, from_tail * bend), tip.plus(0, to_tip * bend), tip)


def crest_height(arrow: Arrow, men: Mapping[Place, int]) -> float:
    """How high an arrow that stays on one side rises, to pass over the stacks and shorter arrows between."""
    first, last = sorted((arrow.start, arrow.end))
    highest = max(stack_height(men.get(place, 0)) for place in range(first, last + 1))
    rise: float = _ARROW["crest"] + _ARROW["arch"] * (last - first)
    return highest + rise


def shaft(arrow: Arrow, curve: Curve) -> Element:
    """Line and head on a pale border that parts them from what they cross."""
    neck, style = curve.shortened(NECK), arrow.style.value
    return group(
        (
            line(neck, look("line-border")),
            arrowhead(curve.tip, curve.arrival, **look("head-border")),
            line(neck, look("false-line") if arrow.style is Style.FALSE else look("line", style)),
            circle(curve.tail, _ARROW["knot"], **look("knot", style)),
            arrowhead(curve.tip, curve.arrival, **look("head", style)),
        ),
        data_arrow=f"{arrow.start} {arrow.end}",
        data_numbers=arrow.label,
        data_style=style,
    )


def line(curve: Curve, style: Attributes) -> Element:
    """The curve as a stroke."""
    path = f"M{pair(curve.tail)} C{pair(curve.out)} {pair(curve.into)} {pair(curve.tip)}"
    return element("path", d=path, **style)


def label_spots(curves: Sequence[Curve], bodies: Sequence[Vec]) -> list[Vec]:
    """A spot on each curve for its label, as clear as can be of all bodies, other curves and labels."""
    spots: list[Vec] = []
    for curve in curves:
        lines = [each.at(part) for each in curves if each is not curve for part in _SAMPLES]
        free = [clearance(curve.at(part), (*bodies, *lines), spots) for part in _ALONG]
        spots.append(curve.at(_ALONG[free.index(max(free))]))
    return spots


def clearance(spot: Vec, things: Iterable[Vec], labels: Iterable[Vec]) -> float:
    """How free a spot is; labels are kept farther off than things, for they have a size of their own.

    Spots far enough from everything are as good as any.
    """
    free_enough: float = _LABEL["clear"]
    return min((free_enough, *distances(spot, things), *(gap / 2 for gap in distances(spot, labels))))


def distances(spot: Vec, others: Iterable[Vec]) -> Iterator[float]:
    """How far the others are."""
    return (hypot(spot.x - other.x, spot.y - other.y) for other in others)


def plate(spot: Vec, arrow: Arrow) -> Element:
    """The label on a small plate of its own."""
    size, style = _LABEL["size"], arrow.style.value
    width, height = size * (_LABEL["padding"] + _LABEL["letter"] * len(arrow.label)), size * _LABEL["height"]
    corner = spot.plus(-width / 2, -height / 2)
    ground = box(corner, width, height, rx=height / 2, **look("plate", style))
    number = words(
        spot,
        arrow.label,
        size,
        anchor="middle",
        **look("label", style),
        font_weight="bold",
        font_family="sans-serif",
    )
    return group((ground, number), data_label=arrow.label)
