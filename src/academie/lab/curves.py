"""The curves of a training: kept as JSON lines, drawn as SVG, and written as event files of TensorBoard."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.kernel import OptionError
from academie.lab.plots import Plot, curve
from academie.lab.result_log import ResultLog
from academie.words import Language, Message

CURVES: Final = "curves.jsonl"
KIND: Final = "curves"
DIGITS: Final = 6
PASSES: Final = "fit"
"""The curve that is counted in passes over the games instead of games."""
KNOWN: Final[Mapping[str, tuple[Message, Message]]] = {
    "strength": (Message("lab-curve-strength"), Message("lab-curve-won")),
    "loss": (Message("lab-curve-loss"), Message("lab-curve-entropy")),
    "error": (Message("lab-curve-error"), Message("lab-stakes")),
    "missed": (Message("lab-curve-missed"), Message("lab-curve-share")),
    PASSES: (Message("lab-curve-fit"), Message("lab-curve-entropy")),
}
"""The title and the unit of each curve of ours."""


class Point(NamedTuple):
    """A value of a curve after so many games, with the bounds of its 95 % interval where it is sampled."""

    curve: str
    at: int
    value: float
    low: float | None = None
    high: float | None = None

    def rounded(self) -> Point:
        """The point with as many digits as are kept."""
        values = (None if each is None else round(each, DIGITS) for each in self[2:])
        return Point(self.curve, self.at, *values)  # type: ignore[arg-type]  # the value is never None


class Curves:
    """The points of a training in a file. A point that is there is not written again.

    Raises `OptionError` for a file with the curves of another training.
    """

    def __init__(self, path: Path, about: Mapping[str, Any]) -> None:
        self._log = ResultLog(path, {"kind": KIND, **about})
        self.points = [Point(**line) for line in self._log.found]
        self._known = {point[:2] for point in self.points}

    def has(self, curve: str, at: int) -> bool:
        """Whether there is a point of that curve after so many games."""
        return (curve, at) in self._known

    def add(self, *points: Point) -> None:
        """Save the points that are not there yet."""
        for point in points:
            if not self.has(*point[:2]):
                kept = point.rounded()
                self._log.add(kept._asdict())
                self.points.append(kept)
                self._known.add(point[:2])


def read_curves(folder: Path) -> tuple[dict[str, Any], list[Point]]:
    """What the curves in a folder are of, and their points. Raises `OptionError` if there are none."""
    path = folder / CURVES
    if not path.exists():
        raise OptionError(Message("lab-no-curves", folder=folder))
    lines = path.read_bytes().rpartition(b"\n")[0].splitlines()
    about, *points = [json.loads(line) for line in lines] or [{}]
    return about, [Point(**point) for point in points]


def draw_curves(run: Path, into: Path, language: Language) -> list[Path]:
    """Draw each curve of a training's folder into a file of its own, and return the files."""
    about, points = read_curves(run)
    drawn = list[Path]()
    into.mkdir(parents=True, exist_ok=True)
    for name in dict.fromkeys(point.curve for point in points):
        drawn.append(into / f"{name}.svg")
        _plot(name, about, [point for point in points if point.curve == name], language).save(drawn[-1])
    return drawn


def _plot(name: str, about: Mapping[str, Any], points: Sequence[Point], language: Language) -> Plot:
    across = Message("lab-curve-passes" if name == PASSES else "lab-curve-games").in_(language)
    bare = [point[1:] for point in points]
    if name not in KNOWN:
        return curve(bare, name, (across, name))
    title, unit = KNOWN[name]
    told = title.given(game=about.get("game", ""), against=about.get("against", ""))
    return curve(bare, told.in_(language), (across, unit.in_(language)))


class EventFile:
    """An event file of TensorBoard, to which points are added as they come.

    Source: the formats of TensorFlow: records framed by lengths and masked CRC-32C sums, each a protocol
    buffer `Event` with a time, a step and a `Summary` of tagged values.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"events.out.tfevents.{time.time_ns() // 1_000_000_000:010}.academie"
        self._write(_field(3, b"brain.Event:2"))

    def add(self, points: Iterable[Point]) -> None:
        """Write points; each bound is a tag of its own."""
        for point in points:
            bounds = {"": point.value, "/low": point.low, "/high": point.high}
            for suffix, value in bounds.items():
                if value is not None:
                    self._write(_number(2, point.at) + _field(5, _scalar(point.curve + suffix, value)))

    def _write(self, event: bytes) -> None:
        data = b"\x09" + struct.pack("<d", time.time()) + event
        size = struct.pack("<Q", len(data))
        with self._path.open("ab") as file:
            file.write(size + _checksum(size) + data + _checksum(data))


def _scalar(tag: str, value: float) -> bytes:
    """A summary of one value."""
    return _field(1, _field(1, tag.encode()) + b"\x15" + struct.pack("<f", value))


def _number(place: int, value: int) -> bytes:
    return _varint(place << 3) + _varint(value)


def _field(place: int, content: bytes) -> bytes:
    return _varint(place << 3 | 2) + _varint(len(content)) + content


def _varint(value: int) -> bytes:
    low, high = value & 0x7F, value >> 7
    return bytes([low | 0x80]) + _varint(high) if high else bytes([low])


@cache
def _table() -> tuple[int, ...]:
    """The remainders of all bytes by the polynomial of Castagnoli."""
    found = list[int]()
    for byte in range(256):
        for _ in range(8):
            byte = byte >> 1 ^ (0x82F63B78 if byte & 1 else 0)  # noqa: PLW2901 - shifted out bit by bit
        found.append(byte)
    return tuple(found)


def _checksum(data: bytes) -> bytes:
    """The CRC-32C of some bytes, masked as in records of TensorFlow."""
    sum_ = 0xFFFFFFFF
    for byte in data:
        sum_ = sum_ >> 8 ^ _table()[(sum_ ^ byte) & 0xFF]
    sum_ ^= 0xFFFFFFFF
    return struct.pack("<I", ((sum_ >> 15 | sum_ << 17) + 0xA282EAD8) & 0xFFFFFFFF)
