"""Measures, shapes and styles that printed and played boards share: the data of `assets/board`."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from academie.kernel.data import data_root


@cache
def board_data(name: str) -> dict[str, Any]:
    """Return one file of the data, which nobody changes."""
    file = data_root("assets") / "board" / f"{name}.json"
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


PIPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((pip["x"], pip["y"]) for pip in face) for face in board_data("sheet")["pips"]
)
"""The pips of a die or of half a tile by its number, from none on, in steps from the middle."""
