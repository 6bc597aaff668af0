"""The kept drawings are those drawn now; vitest holds the boards of the browser to the same files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.drawing.vectors import FOLDER, looks, positions


def kept(name: str) -> Any:  # noqa: ANN401 - JSON
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


LOOKS: dict[str, list[str]] = kept("looks.json")
POSITIONS: dict[str, list[dict[str, Any]]] = kept("positions.json")


@pytest.fixture(scope="module")
def drawn() -> dict[str, list[str]]:
    return dict(looks())


@pytest.fixture(scope="module")
def placed() -> dict[str, list[dict[str, Any]]]:
    """The positions as JSON has them."""
    cases: dict[str, list[dict[str, Any]]] = json.loads(json.dumps(positions()))
    return cases


@pytest.mark.parametrize("name", LOOKS)
def test_a_thing_looks_as_kept(name: str, drawn: dict[str, list[str]]) -> None:
    assert drawn[name] == LOOKS[name]


@pytest.mark.parametrize(
    ("board", "number"),
    [(board, number) for board, cases in POSITIONS.items() for number in range(len(cases))],
)
def test_things_lie_where_they_are_kept(
    board: str, number: int, placed: dict[str, list[dict[str, Any]]]
) -> None:
    assert placed[board][number] == POSITIONS[board][number]


def test_all_is_kept(drawn: dict[str, list[str]], placed: dict[str, list[dict[str, Any]]]) -> None:
    assert [*drawn] == [*LOOKS]
    many = {"tables": 36, "squares": 10, "paths": 8, "lines": 6}
    assert many == {board: len(cases) for board, cases in placed.items()}
    assert many == {board: len(cases) for board, cases in POSITIONS.items()}
