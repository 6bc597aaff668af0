"""The vectors of the wire: what a client is sent of a position, for readers in any language.

docs/wire.md is the specification; after a change that is meant, `python -m tests.notation.wire_vectors`.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from academie.notation.wire import Board, Choices, Done
from academie.registry import registry
from tests.notation.wire_vectors import FOLDER, FORMAT, told

FILES = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.json"))}
VECTORS = [
    pytest.param(name, vector, id=f"{name}-{number}")
    for name, data in FILES.items()
    for number, vector in enumerate(data["vectors"])
]


def test_every_game_has_vectors() -> None:
    assert {*FILES} == {game.key for game in registry}
    assert {data["format"] for data in FILES.values()} == {FORMAT}
    assert all(data["game"] == name and data["about"] and data["vectors"] for name, data in FILES.items())


@pytest.mark.parametrize(("game", "vector"), VECTORS)
def test_a_position_is_told_so(game: str, vector: dict[str, Any]) -> None:
    now = told(registry[game], vector)
    assert {name: vector[name] for name in now} == now


@pytest.mark.parametrize(("game", "vector"), VECTORS)
def test_a_vector_is_of_the_types_of_the_wire(game: str, vector: dict[str, Any]) -> None:
    del game
    msgspec.convert(vector["board"], Board)
    msgspec.convert(vector["choices"], Choices)
    msgspec.convert(vector["last"], Done | None)


def test_what_vectors_are_there_for() -> None:
    """Each thing of the specification is shown by some vector."""
    text = "".join(json.dumps(data) for data in FILES.values())
    for name in (
        "over",
        "sends",
        "becomes",
        "die",
        "ways",
        "first",
        "at_once",
        "after",
        "touch",
        "pick",
        "most",
    ):
        assert f'"{name}": ' in text, name
