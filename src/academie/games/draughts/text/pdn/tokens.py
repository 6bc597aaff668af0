"""PDN split into tokens. Any text can be split; what is no token of PDN is marked as bad."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple


class Kind(Enum):
    """The kind of a token."""

    SKIPPED = r"[\s\ufeff]+|%[^\n]*|\.{2,}|…"
    TAG = r'\[\s*[A-Za-z][A-Za-z0-9_]*\s*"(?:[^"\\]|\\.)*"\s*\]'
    BAD_TAG = r"\[[^\]\n]*\]?"
    COMMENT = r"\{[^}]*(?:\}|\Z)|;[^\n]*"
    NAG = r"\$[0-9]{1,3}(?![0-9])"
    STRENGTH = r"[!?]+|\([!?]+\)"
    OPEN = r"\("
    CLOSE = r"\)"
    RESULT = r"(?:1/2 ?- ?1/2|½ ?- ?½|2 ?- ?0|1 ?- ?1|0 ?- ?[012]|1 ?- ?0|\*)(?![-x:×]?[0-9])"
    SETUP = r"/[^/]*(?:/|\Z)"
    NUMBER = r"[0-9]+ ?\.(?:\.\.)?"
    MOVE = r"[0-9]{1,2}(?: ?[-xX:×] ?[0-9]{1,2})+(?![0-9])"
    BAD = r"\w+|."


class Token(NamedTuple):
    """A token and where it begins."""

    kind: Kind
    text: str
    at: int


_WORD: Final = re.compile("|".join(f"(?P<{kind.name}>{kind.value})" for kind in Kind), re.S)
_TAG: Final = re.compile(r'\[\s*(\w+)\s*"(.*)"\s*\]', re.S)
_ESCAPED: Final = re.compile(r'\\(["\\])')
_QUOTED: Final = re.compile(r'(["\\])')


def tokens(text: str) -> Iterator[Token]:
    """The tokens of the text in order, without blanks, `%` remarks and dots in place of a move."""
    for found in _WORD.finditer(text):
        kind = Kind[found.lastgroup or Kind.BAD.name]
        if kind is not Kind.SKIPPED:
            yield Token(kind, found[0], found.start())


def read_tag(text: str) -> tuple[str, str]:
    """Name and value of a tag; the name with a capital, as it should have one."""
    found = _TAG.fullmatch(text)
    assert found is not None, text
    return found[1][0].upper() + found[1][1:], _ESCAPED.sub(r"\1", found[2])


def tag_text(name: str, value: str) -> str:
    """The tag as it stands in a file."""
    escaped = _QUOTED.sub(r"\\\1", value)
    return f'[{name} "{escaped}"]'


def read_comment(text: str) -> str:
    """What the comment says, on one line."""
    said = text[1:] if text.startswith(";") else text[1:-1]
    return " ".join(said.split())
