"""Every test of a game is found by `-k <key>`: a parameter of a game has its key in the id."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from academie.registry import registry
from tests.ids import game_of, name_of

CASE = {"id": "RV-01", "cite": "ACAD Revertier ch. I", "game": "revertier"}
KEYS = frozenset(game.key for game in registry)


def named(id_: str) -> set[str]:
    """The games whose keys stand in an id, as words of their own."""
    return {key for key in KEYS if re.search(rf"(?<![a-z]){key}(?![a-z])", id_)}


def unnamed(id_: str, parameters: list[object]) -> Iterator[str]:
    """The games that parameters are of and the id does not name; `?` if a case names no game at all."""
    found = named(id_)
    for value in parameters:
        key = value if isinstance(value, str) else game_of(value)
        if key in KEYS - found:
            yield key
        if isinstance(value, dict) and {"id", "cite"} <= {*value} and not found:
            yield "?"


def test_what_is_of_a_game_bears_its_key(request: pytest.FixtureRequest) -> None:
    calls = ((item.nodeid, getattr(item, "callspec", None)) for item in request.session.items)
    assert not [id_ for id_, call in calls if call and [*unnamed(call.id, [*call.params.values()])]]


def test_pages_of_rules_do_too(request: pytest.FixtureRequest) -> None:
    blocks = ((item.name, getattr(item, "block", None)) for item in request.session.items)
    assert not [name for name, block in blocks if block and block.game.split()[0] not in named(name)]


def test_a_missing_key_is_found() -> None:
    assert name_of(CASE) == "revertier:RV-01"
    assert [*unnamed("revertier:RV-01", [CASE])] == []
    assert [*unnamed("RV-01", [CASE])] == ["revertier", "?"]
    assert [*unnamed("7-tocsin", ["toc", 7])] == ["toc"]
    assert [*unnamed("toc/acad-1806.2", [registry["toc"], registry["toc"].ruleset()])] == []
