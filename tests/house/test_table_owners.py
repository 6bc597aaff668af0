"""Every table has one owner: its part alone writes it, and no statement reaches a table of a higher part."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from academie.server.migrations.create import SERVER, schemas
from academie.server.parts import LEVELS

MADE: Final = re.compile(r"CREATE TABLE (\w+)")
REFERRED: Final = re.compile(r"REFERENCES (\w+)")
WRITTEN: Final = re.compile(r"\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+(\w+)")
READ: Final = re.compile(r"\b(?:FROM|JOIN|USING)\s+(\w+(?:(?:\s+(?:AS\s+)?\w+)?\s*,\s*\w+)*)")
NAMED: Final = re.compile(r"(\w+)(?: \([\w, ]+\))? AS (?:MATERIALIZED )?\(")
"""What a statement calls the result of another: it may have the name of a table."""
LEVEL: Final = {"base": 0} | {part.name: level for level, parts in enumerate(LEVELS, 1) for part in parts}
ABOVE: Final = len(LEVELS) + 1
"""The level of what is made of all parts."""


def owners() -> dict[str, str]:
    """The part of each table."""
    return {
        table: path.parent.name
        for path in schemas()
        for table in MADE.findall(path.read_text(encoding="utf-8"))
    }


def texts(path: Path) -> Iterator[str]:
    """The constants of a module that are text, each with its pieces together."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    pieces = {
        id(piece) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(
                str(piece.value) if isinstance(piece, ast.Constant) else "?" for piece in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            yield node.value


def flaws(part: str, text: str, owner: dict[str, str]) -> Iterator[str]:
    """What a text does that its part may not."""
    own = {name for name in NAMED.findall(text) if name in owner}
    written = [name for name in WRITTEN.findall(text) if name in owner]
    read = [name for names in READ.findall(text) for name in re.findall(r"(?:^|,\s*)(\w+)", names)]
    yield from (f"writes {name} of {owner[name]}" for name in written if owner[name] != part)
    for name in [*read, *REFERRED.findall(text)]:
        if (
            name in owner
            and name not in own
            and LEVEL[owner[name]] >= LEVEL.get(part, ABOVE)
            and owner[name] != part
        ):
            yield f"reads {name} of {owner[name]}"


def found() -> list[str]:
    """Every statement that reaches a table it may not."""
    owner = owners()
    modules = ((path, texts(path)) for path in sorted(SERVER.rglob("*.py")))
    tables = ((path, [path.read_text(encoding="utf-8")]) for path in schemas())
    return [
        f"{path.relative_to(SERVER)} {flaw}"
        for path, each in (*modules, *tables)
        for flaw in sorted(
            {flaw for text in each for flaw in flaws(path.relative_to(SERVER).parts[0], text, owner)}
        )
    ]


def test_each_table_is_written_by_its_part_and_read_by_none_below() -> None:
    assert found() == []


@pytest.mark.parametrize(
    ("part", "text", "flaw"),
    [
        ("game", "UPDATE game SET rated = true", []),
        ("lobby", "UPDATE game SET rated = true", ["writes game of game"]),
        ("lobby", "SELECT * FROM open_table JOIN game ON true", []),
        ("game", "SELECT * FROM game, open_table WHERE true", ["reads open_table of lobby"]),
        ("game", "SELECT * FROM game AS g, open_table AS o", ["reads open_table of lobby"]),
        ("game", "WITH seek AS (SELECT 1) SELECT * FROM seek", []),
        ("ratings", "DELETE FROM rating USING game WHERE true", []),
        ("ratings", "SELECT * FROM game JOIN signal USING (game_id)", ["reads signal of fair_play"]),
        ("library", "SELECT * FROM seek", ["reads seek of lobby"]),
        ("run", "INSERT INTO job (id) VALUES ($1)", ["writes job of jobs"]),
        ("run", "SELECT * FROM job", []),
        ("jobs", "owner uuid REFERENCES account", ["reads account of accounts"]),
    ],
)
def test_what_reaches_too_far_is_found(part: str, text: str, flaw: list[str]) -> None:
    assert [*flaws(part, text, owners())] == flaw


if __name__ == "__main__":
    print(*found(), sep="\n")
