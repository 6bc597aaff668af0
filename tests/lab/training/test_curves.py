"""Curves and cards of trainings: what is written, what survives a kill, and what TensorBoard reads."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from academie import __version__
from academie.kernel import OptionError
from academie.lab.curves import CURVES, Curves, EventFile, Point, draw_curves, read_curves
from academie.lab.training.recipe import Fit, Lessons, Measuring, Recipe
from academie.lab.training.run import Training
from academie.lab.workers import ThreadWorkers
from academie.words import Language
from tests.commands.terminal import academie

RECIPE = Recipe(
    "plein",
    hidden=4,
    seed=3,
    stages=(
        Lessons(games=6, fast=0.02, slow=0.01, chunk=2),
        Fit(games=4, rate=0.01, last_rate=0.001, epochs=2, batch=32, chunk=2),
    ),
    measure=Measuring(games=4, held_out=2, choices=3),
    name="mine.toml",
)
POINTS = [Point("strength", 100, 41.5, 37.25, 45.75), Point("loss", 100, 0.5), Point("strength", 300, 62.0)]


def card(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "card.json").read_bytes())
    return found


def test_a_net_is_measured_whenever_it_is_kept(tmp_path: Path) -> None:
    training = Training(RECIPE, tmp_path, ThreadWorkers())
    list(training.follow())
    about, points = read_curves(tmp_path)
    assert points == training.points
    assert (about["game"], about["against"]) == ("plein", "simple")
    for curve in ("strength", "loss", "error"):
        assert [point.at for point in points if point.curve == curve] == [2, 4, 6, 10]
    assert [point.at for point in points if point.curve == "fit"] == [1, 2]
    for point in points:
        assert 0 <= point.value <= 100
        assert point.low is None or point.low <= point.value <= (point.high or 0.0)


def test_the_card_tells_what_happened(tmp_path: Path) -> None:
    list(islice(Training(RECIPE, tmp_path, ThreadWorkers()).follow(), 3))
    first = card(tmp_path)
    assert (first["games"], first["games_asked"], first["finished"], first["resumptions"]) == (
        4,
        10,
        False,
        0,
    )
    list(Training(replace(RECIPE, name="moved.toml"), tmp_path, ThreadWorkers(2)).follow())
    second = card(tmp_path)
    assert (second["games"], second["finished"], second["resumptions"]) == (10, True, 1)
    assert second["sessions"][0] == first["sessions"][0]
    assert [(each["from"], each["to"]) for each in second["sessions"]] == [(0, 4), (4, 10)]
    assert second["sessions"][1]["workers"] == "2 ThreadWorkers"
    assert second["sessions"][1]["code"]["academie"] == __version__
    assert second["seconds"] >= first["seconds"] > 0
    list(Training(RECIPE, tmp_path, ThreadWorkers()).follow())
    assert card(tmp_path) == second, "there was nothing left to do"


def test_other_measures_are_another_recipe(tmp_path: Path) -> None:
    Training(RECIPE, tmp_path, ThreadWorkers())
    with pytest.raises(OptionError, match="begun with another recipe"):
        Training(replace(RECIPE, measure=Measuring(games=6)), tmp_path, ThreadWorkers())


@pytest.mark.parametrize("lost", [1, 30, 100])
def test_a_line_that_was_being_written_is_written_again(lost: int, tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    Curves(whole, {"game": "plein"}).add(*POINTS)
    torn = tmp_path / "torn.jsonl"
    for size in (len(whole.read_bytes()) - lost, 10, 0):
        torn.write_bytes(whole.read_bytes()[:size])
        Curves(torn, {"game": "plein"}).add(*POINTS)
        assert torn.read_bytes() == whole.read_bytes()


def test_a_file_of_other_work_is_left_as_it_is(tmp_path: Path) -> None:
    for content in (b"letters to a friend", b'{"kind": "match"}\n{"first"'):
        (tmp_path / CURVES).write_bytes(content)
        with pytest.raises(OptionError, match="other work"):
            Curves(tmp_path / CURVES, {"game": "plein"})
        assert (tmp_path / CURVES).read_bytes() == content


def test_curves_are_drawn(tmp_path: Path) -> None:
    Curves(tmp_path / CURVES, {"game": "plein", "against": "simple"}).add(*POINTS, Point("mine", 7, 1.0))
    drawn = draw_curves(tmp_path, tmp_path / "pictures", Language.FRENCH)
    assert [path.name for path in drawn] == ["strength.svg", "loss.svg", "mine.svg"]
    assert "Parties gagnées contre simple" in drawn[0].read_text("utf-8")
    said = academie("lab", "curves", str(tmp_path), "--tensorboard", str(tmp_path / "events"), "--lang", "en")
    assert said.code == 0
    assert f"The curve is in {tmp_path / 'loss.svg'}" in said.out
    assert len([*events(tmp_path / "events")]) == 1 + 6
    assert academie("lab", "curves", str(tmp_path / "pictures"), "--lang", "en").code == 2


def test_tensorboard_can_read_the_events(tmp_path: Path) -> None:
    written = EventFile(tmp_path)
    written.add(POINTS[:2])
    written.add(POINTS[2:])
    first, *found = events(tmp_path)
    assert first.file_version == "brain.Event:2"
    values = [(each.step, each.summary.value[0].tag, each.summary.value[0].simple_value) for each in found]
    assert values == [
        (100, "strength", 41.5),
        (100, "strength/low", 37.25),
        (100, "strength/high", 45.75),
        (100, "loss", 0.5),
        (300, "strength", 62.0),
    ]
    assert all(each.wall_time > 1e9 for each in found)


def events(folder: Path) -> Iterator[Any]:
    """The events of the only file of a folder, by another reader of protocol buffers; sums are checked."""
    (path,) = folder.iterdir()
    assert path.name.startswith("events.out.tfevents.")
    event, content = event_class(), path.read_bytes()
    while content:
        (size,) = struct.unpack("<Q", content[:8])
        head, data, rest = content[:8], content[12 : 12 + size], content[12 + size :]
        sums = (*struct.unpack("<I", content[8:12]), *struct.unpack("<I", rest[:4]))
        assert sums == (masked(head), masked(data))
        yield event.FromString(data)
        content = rest[4:]


def masked(data: bytes) -> int:
    """The masked CRC-32C, bit by bit."""
    left = 0xFFFFFFFF
    for byte in data:
        left ^= byte
        for _ in range(8):
            left = (left >> 1) ^ (0x82F63B78 * (left & 1))
    left ^= 0xFFFFFFFF
    return ((left >> 15 | left << 17 & 0xFFFFFFFF) + 0xA282EAD8) & 0xFFFFFFFF


def test_the_sum_is_the_one_of_the_standard() -> None:
    """RFC 3720, B.4: the CRC-32C of 32 zero bytes is 8A9136AA."""
    assert masked(bytes(32)) == ((0x8A9136AA >> 15 | 0x8A9136AA << 17 & 0xFFFFFFFF) + 0xA282EAD8) & 0xFFFFFFFF


def event_class() -> Any:  # noqa: ANN401 - made from a description
    """The message `Event` of TensorBoard, as far as it is written."""
    # Not typed; Ray brings it.
    names = ("descriptor_pb2", "descriptor_pool", "message_factory")
    described, pools, factory = (import_module(f"google.protobuf.{name}") for name in names)
    kinds = described.FieldDescriptorProto
    file = described.FileDescriptorProto(name="event.proto", package="tensorboard", syntax="proto3")
    fields = {
        "Value": [("tag", 1, kinds.TYPE_STRING, ""), ("simple_value", 2, kinds.TYPE_FLOAT, "")],
        "Summary": [("value", 1, kinds.TYPE_MESSAGE, ".tensorboard.Value")],
        "Event": [
            ("wall_time", 1, kinds.TYPE_DOUBLE, ""),
            ("step", 2, kinds.TYPE_INT64, ""),
            ("file_version", 3, kinds.TYPE_STRING, ""),
            ("summary", 5, kinds.TYPE_MESSAGE, ".tensorboard.Summary"),
        ],
    }
    for name, members in fields.items():
        message = file.message_type.add(name=name)
        for member, number, kind, of in members:
            label = kinds.LABEL_REPEATED if member == "value" else kinds.LABEL_OPTIONAL
            message.field.add(name=member, number=number, type=kind, label=label, type_name=of or None)
    pool = pools.DescriptorPool()
    pool.Add(file)
    return factory.GetMessageClass(pool.FindMessageTypeByName("tensorboard.Event"))
