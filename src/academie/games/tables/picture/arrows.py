"""Arrows over the board: where a man would go, by which number, and for how much."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from math import hypot
from typing import Final, NamedTuple

from academie.drawing.assets import board_data
from academie.drawing.svg import Element, Value, Vec, box, circle, element, group, pair, polygon, use, words
from academie.drawing.theme import token
from academie.games.tables.picture.geometry import (
    MAN,
    Place,
    View,
    column_of,
    flat,
    height_of,
    side_of,
    stack_height,
)
from academie.kernel import WHITE

_SIGNS: Final = board_data("signs")
_ARROW: Final = _SIGNS["arrow"]
_HEAD: Final = _ARROW["head"]
_SEAL: Final = _SIGNS["seal"]
_WORTH: Final = _SIGNS["worth"]
_ALONG: Final = tuple(
    _SEAL["at"] + sign * step / _SEAL["parts"] for step in range(_SEAL["tries"]) for sign in (1, -1)
)
_SAMPLES: Final = tuple(step / _SEAL["samples"] for step in range(_SEAL["samples"] + 1))
_BESIDE: Final = (
    Vec(_WORTH["x"], _WORTH["y"]),
    Vec(-_WORTH["x"], _WORTH["y"]),
    Vec(_WORTH["aside"], 0),
    Vec(-_WORTH["aside"], 0),
)
"""Where a seal may lie beside a man: towards the middle of the board, else level with him."""


class Curve(NamedTuple):
    """From `tail` towards `bend`, and from there to `tip`."""

    tail: Vec
    bend: Vec
    tip: Vec

    def at(self, part: float) -> Vec:
        """The spot reached at that part of the way, 0 to 1."""
        rest = 1 - part
        weights = (rest**2, 2 * rest * part, part**2)
        return Vec(
            sum(weight * spot.x for weight, spot in zip(weights, self, strict=True)),
            sum(weight * spot.y for weight, spot in zip(weights, self, strict=True)),
        )

    @property
    def arrival(self) -> Vec:
        """The direction in which the tip is reached, of length one."""
        x, y = self.tip.x - self.bend.x, self.tip.y - self.bend.y
        length = hypot(x, y)
        return Vec(x / length, y / length)

    def shortened(self, length: float) -> Curve:
        """The curve with its tip drawn back, its bend kept."""
        way = self.arrival
        return self._replace(tip=self.tip.plus(-way.x * length, -way.y * length))

    def seen(self, view: View) -> Curve:
        """The curve as a view sees it."""
        return Curve(*map(view.turn, self))


class Style(Enum):
    """What an arrow means. They differ by their strokes too, so that they can be printed in ink."""

    TRUE = "true"
    FALSE = "false"
    FILLING = "filling"


class Arrow(NamedTuple):
    """A man's way between two places; -1 and 24 are the bandes beyond the talons."""

    start: Place
    end: Place
    label: str
    style: Style
    worth: int = 0
    """What it brings, signed; all that end on one man are told together."""


Heights = Mapping[Place, int]
"""How many men stand on each flèche."""


def arrows(view: View, told: Sequence[Arrow], men: Heights, avoid: Sequence[Vec] = ()) -> Element:
    """All arrows, then their seals, so that no line crosses one.

    Seals keep off the men and, as far as may be, off the spots in `avoid`.
    """
    drawn = told[: _ARROW["most"]]
    curves = [curve.seen(view) for curve in routes(drawn, men)]
    bodies = [spot for place, count in men.items() for spot in view.stack(place, count)]
    spots = label_spots(curves, (*bodies, *avoid))
    lines = (shaft(view, arrow, curve, men) for arrow, curve in zip(drawn, curves, strict=True))
    seals = (seal(spot, arrow.label, arrow.style.value) for arrow, spot in zip(drawn, spots, strict=True))
    things = (*bodies, *spots, *(spot for curve in curves for spot in sampled(curve)))
    return group((*lines, *seals, *worths(view, drawn, men, things)), data_part="arrows")


def _spot(place: Place, nth: int, count: int) -> Vec:
    return flat(column_of(place), side_of(place), height_of(nth, count))


def start_of(arrow: Arrow, men: Heights, twin: int) -> Vec:
    """The man an arrow starts from, in White's view; of twins, which go the same way, each has its own."""
    count = max(1, men.get(arrow.start, 0))
    return _spot(arrow.start, max(0, count - 1 - twin), count)


def end_of(arrow: Arrow, men: Heights) -> Vec:
    """The man an arrow hits, or the slot it fills, in White's view."""
    count = men.get(arrow.end, 0)
    if arrow.style is Style.FILLING or not count:
        return _spot(arrow.end, count, count + 1)
    return _spot(arrow.end, count - 1, count)


def routes(drawn: Sequence[Arrow], men: Heights) -> Iterator[Curve]:
    """The way of each arrow in White's view; those that end together come in from different sides."""
    for nth, arrow in enumerate(drawn):
        twin = sum(each[:2] == arrow[:2] for each in drawn[:nth])
        tail, target = start_of(arrow, men, twin), end_of(arrow, men)
        if side_of(arrow.start) == side_of(arrow.end):
            bend = _arch(arrow, tail, target, men)
        else:
            bend = _swing(tail, target, _share(nth, drawn))
        yield Curve(tail, bend, target).shortened(_ARROW["clear"] * MAN)


def _share(nth: int, drawn: Sequence[Arrow]) -> float:
    """From 1 for the widest of the arrows that cross and end together down to -1 for the nearest."""
    end = drawn[nth].end
    together = [
        index
        for index, each in enumerate(drawn)
        if each.end == end and side_of(each.start) != side_of(each.end)
    ]
    together.sort(key=lambda index: -abs(column_of(drawn[index].start) - column_of(end)))
    return 1 if len(together) < 2 else 1 - 2 * together.index(nth) / (len(together) - 1)


def _swing(tail: Vec, target: Vec, part: float) -> Vec:
    """Across the board: bent towards the corner right before the man."""
    x, y = target.x - tail.x, target.y - tail.y
    by = _ARROW["bend"] * part * (1 if x * y < 0 else -1)
    return Vec((tail.x + target.x) / 2 + y * by, (tail.y + target.y) / 2 - x * by)


def _arch(arrow: Arrow, tail: Vec, target: Vec, men: Heights) -> Vec:
    """Along one side: over the stacks between."""
    first, last = sorted((arrow.start, arrow.end))
    highest = max((stack_height(men.get(place, 0)) for place in range(first + 1, last)), default=0.0)
    base = flat(0, side_of(arrow.start), 0).y
    height = (abs(tail.y - base) + abs(target.y - base)) / 2
    rise = max(_ARROW["arch"] * abs(target.x - tail.x), 2 * (highest + _ARROW["over"] - height))
    middle = Vec((tail.x + target.x) / 2, (tail.y + target.y) / 2)
    return middle.plus(0, -rise if side_of(arrow.start) == WHITE else rise)


def shaft(view: View, arrow: Arrow, curve: Curve, men: Heights) -> Element:
    """Line and head in a casing that parts them from what they cross; and the slot that is filled."""
    style = arrow.style.value
    colour, halo, dashes = token(_SIGNS["colours"][style]), token("halo"), _ARROW["dashes"][style]
    slot = use("fillghost", view.turn(end_of(arrow, men)), MAN / 100)
    filled = [slot] if arrow.style is Style.FILLING else []
    opacity = _ARROW["casingOpacity"]
    dashed = {"stroke_dasharray": dashes} if dashes else {}
    parts = (
        *filled,
        line(curve, stroke=halo, stroke_width=_ARROW["casing"], stroke_opacity=opacity),
        head(curve, fill=halo, stroke=halo, stroke_width=_HEAD["casing"], fill_opacity=opacity),
        line(curve, stroke=colour, stroke_width=_ARROW["width"], **dashed),
        head(curve, fill=colour, stroke=colour, stroke_width=_HEAD["edge"]),
        circle(curve.tail, _ARROW["knot"], fill=colour, stroke=halo, stroke_width=_ARROW["knotEdge"]),
    )
    named = {"data_arrow": f"{arrow.start} {arrow.end}", "data_numbers": arrow.label, "data_style": style}
    return group(parts, **named)


def line(curve: Curve, **paint: Value) -> Element:
    """The curve as a stroke, up to the head."""
    tail, bend, tip = curve.shortened(_HEAD["notch"])
    path = f"M{pair(tail)} Q{pair(bend)} {pair(tip)}"
    return element("path", d=path, fill="none", stroke_linecap="round", **paint)


def head(curve: Curve, **paint: Value) -> Element:
    """A barbed head at the tip."""
    way, length, half = curve.arrival, _HEAD["length"], _HEAD["half"]

    def back(by: float, aside: float) -> Vec:
        return curve.tip.plus(-way.x * by - way.y * aside, -way.y * by + way.x * aside)

    corners = (curve.tip, back(length, half), back(_HEAD["notch"], 0), back(length, -half))
    return polygon(corners, stroke_linejoin="round", **paint)


def worths(view: View, drawn: Sequence[Arrow], men: Heights, things: Iterable[Vec]) -> Iterator[Element]:
    """What all the arrows bring that end on one man, beside him."""
    spots = tuple(things)
    for end, arrow in {arrow.end: arrow for arrow in drawn}.items():
        worth = sum(each.worth for each in drawn if each.end == end)
        if worth:
            label = f"+{worth}" if worth > 0 else f"\N{MINUS SIGN}{-worth}"
            spot = worth_spot(view, end_of(arrow, men), -1 if side_of(end) == WHITE else 1, spots)
            yield seal(spot, label, arrow.style.value, worth=True)


def sampled(line: Curve) -> list[Vec]:
    """Spots along it."""
    return [line.at(part) for part in _SAMPLES]


def label_spots(lines: Sequence[Curve], bodies: Sequence[Vec]) -> list[Vec]:
    """A spot on each for its seal, as clear as can be of all bodies, other lines and seals."""
    spots: list[Vec] = []
    for line in lines:
        others = [spot for each in lines if each is not line for spot in sampled(each)]
        spots.append(_clearest([line.at(part) for part in _ALONG], (*bodies, *others), spots))
    return spots


def worth_spot(view: View, man: Vec, inward: int, things: Iterable[Vec]) -> Vec:
    """Beside a man, in White's view, where it is most free; `inward` is the sign of the way to the middle."""
    here, around = view.turn(man), [view.turn(man.plus(x, inward * y)) for x, y in _BESIDE]
    return _clearest(around, [thing for thing in things if _gap(thing, here) > 1], ())


def _clearest(spots: Sequence[Vec], things: Iterable[Vec], seals: Iterable[Vec]) -> Vec:
    """The first of the spots that are freest, up to what is free enough.

    Seals are kept farther off than things, for they have a size of their own.
    """
    near, other = tuple(things), tuple(seals)
    free = [
        min(
            (
                _SEAL["clear"],
                *(_gap(spot, thing) for thing in near),
                *(_gap(spot, each) / 1.5 for each in other),
            )
        )
        for spot in spots
    ]
    return spots[free.index(max(free))]


def _gap(one: Vec, two: Vec) -> float:
    return hypot(one.x - two.x, one.y - two.y)


def seal(spot: Vec, label: str, style: str, *, worth: bool = False) -> Element:
    """A seal, light for a number and full for what it is worth."""
    data = _WORTH if worth else _SEAL
    colour, halo = token(_SIGNS["colours"][style]), token("halo")
    height, width = data["height"], max(data["height"], data["padding"] + data["letter"] * len(label))
    body, ink = (colour, halo) if worth else (halo, colour)
    corner = spot.plus(-width / 2, -height / 2)
    sheet = box(corner, width, height, rx=height / 2, fill=body, stroke=ink, stroke_width=data["edge"])
    figure = words(spot.plus(0, 1), label, data["size"], fill=ink, font_weight="bold")
    return group((sheet, figure), data_label=label)
