"""The blocks of a rule page that run: fenced in Markdown, headed by the name of a game.

A block is made of lines `word: value`; what the words mean is the game's own affair. An indented line goes on
with the value above it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

FENCE: Final = "```"


class BadBlock(Exception):
    """A block that is not written as it should be."""


class Block(NamedTuple):
    """What is set up and expected, with the heading it stands under and its line in the page."""

    game: str
    title: str
    line: int
    fields: dict[str, str]


def blocks_in(page: str, games: frozenset[str]) -> Iterator[Block]:
    """The blocks of a page that belong to one of `games`; other fences are only shown to people."""
    title, fence, start, body = "", "", 0, list[str]()
    for number, line in enumerate(page.splitlines(), 1):
        if fence and line.strip() == FENCE:
            if fence in games:
                yield Block(fence, title, start, fields_in(body, start))
            fence = ""
        elif fence:
            body.append(line)
        elif line.startswith(FENCE):
            fence, start, body = line.removeprefix(FENCE).strip() or "text", number, []
        elif line.startswith("#"):
            title = line.lstrip("# ").strip()
    if fence:
        raise BadBlock(f"line {start}: the fence is not closed")


def fields_in(body: list[str], start: int) -> dict[str, str]:
    """The fields of a block, each given once; a value may run on over indented lines."""
    fields: dict[str, str] = {}
    for number, line in enumerate(body, start + 1):
        if line.startswith(" ") and fields:
            last = next(reversed(fields))
            fields[last] = "\n".join(filter(None, (fields[last], line.strip())))
            continue
        word, colon, value = line.partition(":")
        if not colon or word.strip() in fields:
            raise BadBlock(f"line {number}: {line!r} should be `word: value`, each word once")
        fields[word.strip()] = value.strip()
    return fields
