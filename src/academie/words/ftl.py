"""Reads catalogues: the part of Fluent that the project uses.

A catalogue is a list of messages, `key = pattern`. A pattern is text with placeables: a variable `{ $name }`,
a number `{ NUMBER($name, minimumFractionDigits: 2) }`, a string `{ "…" }`, or a choice by the value or the
plural category of a variable. Attributes, terms and references to other messages are not used.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(.*)$")
_VARIABLE: Final = re.compile(r"\s*\$([a-zA-Z][\w-]*)\s*")
_NUMBER: Final = re.compile(r"\s*NUMBER\(\s*\$([a-zA-Z][\w-]*)\s*((?:,\s*\w+:\s*(?:\d+|\"\w+\")\s*)*)\)\s*")
_OPTION: Final = re.compile(r"(\w+):\s*(?:(\d+)|\"(\w+)\")")
_STRING: Final = re.compile(r'\s*"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"\s*')
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\][ \t]*")
_ESCAPE: Final = re.compile(r"\\(u[0-9a-fA-F]{4}|.)")
BLANK: Final = " \n"
"""What Fluent trims: a no-break space at an end is part of the text."""


class CatalogueError(ValueError):
    """A catalogue that cannot be read. The message says which entry and why."""


class Variable(NamedTuple):
    """The value of an argument."""

    name: str


class Number(NamedTuple):
    """An argument as a number: so many decimals, with its sign or as a percentage."""

    name: str
    least: int = 0
    most: int = 3
    signed: bool = False
    percent: bool = False


class Select(NamedTuple):
    """One of several patterns, by an argument."""

    name: str
    variants: Mapping[str, Pattern]
    default: str


Part = str | Variable | Number | Select
Pattern = tuple[Part, ...]


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a catalogue, each with its pattern as it is written.

    Raises `CatalogueError` for a line that belongs to none.
    """
    key: str | None = None
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        if (start := _ENTRY.match(line)) is not None:
            if key is not None:
                yield key, "\n".join(lines)
            key, lines = start[1], [start[2]]
        elif key is not None:
            lines.append(line)
        elif line.strip():
            raise CatalogueError(f"no message begins with {line!r}")
    if key is not None:
        yield key, "\n".join(lines)


def pattern(written: str) -> Pattern:
    """Read the pattern of a message. Raises `CatalogueError`."""
    reader = _Reader(_dedented(written))
    found = reader.pattern(nested=False)
    if reader.at != len(reader.text):
        raise CatalogueError(f"a brace is closed that was not opened: {written.strip()!r}")
    return found


def variables(of: Pattern) -> frozenset[str]:
    """The names of the arguments that a pattern uses."""
    found: set[str] = set()
    for part in of:
        if isinstance(part, Select):
            found.add(part.name)
            found.update(*map(variables, part.variants.values()))
        elif not isinstance(part, str):
            found.add(part.name)
    return frozenset(found)


def to_json(of: Pattern) -> Any:  # noqa: ANN401 - nested lists, objects and strings
    """A pattern as the browser reads it: a string, or a list of strings and objects."""
    if all(isinstance(part, str) for part in of):
        return "".join(map(str, of))
    return [_part_to_json(part) for part in of]


def _part_to_json(part: Part) -> str | dict[str, Any]:
    match part:
        case str():
            return part
        case Variable():
            return {"v": part.name}
        case Number():
            written: dict[str, Any] = {"n": part.name, "min": part.least, "max": part.most}
            if part.signed:
                written["sign"] = True
            if part.percent:
                written["percent"] = True
            return written
        case Select():
            variants = {name: to_json(each) for name, each in part.variants.items()}
            return {"s": part.name, "of": variants, "else": part.default}


def _dedented(written: str) -> str:
    """The text of a message without the indentation that its further lines share."""
    first, *rest = written.split("\n")
    depths = [
        len(line) - len(line.lstrip(" ")) for line in rest if line.strip() and line.lstrip()[0] not in "[*}"
    ]
    depth = min(depths, default=0)
    lines = [first.strip(" "), *(line[min(depth, len(line) - len(line.lstrip(" "))) :] for line in rest)]
    return "\n".join(lines).strip(BLANK)


class _Reader:
    """Reads patterns from the left to the right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def pattern(self, *, nested: bool) -> Pattern:
        """Text and placeables, up to the end; inside a choice up to its next variant or its closing brace."""
        parts: list[Part] = []
        while self.at < len(self.text) and not (nested and self._variant_ends()):
            if self.text[self.at] == "{":
                parts.append(self._placeable())
            elif self.text[self.at] == "}":
                break
            else:
                parts.append(self._text(nested=nested))
        if nested and parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(BLANK)
        return _joined(parts)

    def _text(self, *, nested: bool) -> str:
        start = self.at
        while self.at < len(self.text) and self.text[self.at] not in "{}":
            if nested and self._variant_ends():
                break
            self.at += 1
        return self.text[start : self.at]

    def _variant_ends(self) -> bool:
        """Whether a line break follows and then another variant or the end of the choice."""
        return self.text[self.at] == "\n" and re.match(r"\s*(\*?\[|\})", self.text[self.at :]) is not None

    def _placeable(self) -> Part:
        self.at += 1
        part = self._expression()
        if not self.text.startswith("}", self.at):
            raise CatalogueError(f"a closing brace is missing: {self.text!r}")
        self.at += 1
        return part

    def _expression(self) -> Part:
        if (string := self._take(_STRING)) is not None:
            return _ESCAPE.sub(lambda found: _unescaped(found[1]), string[1])
        if (number := self._take(_NUMBER)) is not None:
            return _number(number[1], number[2])
        if (variable := self._take(_VARIABLE)) is None:
            raise CatalogueError(
                f"a variable, a number or a string is expected after the brace: {self.text!r}"
            )
        if self.text.startswith("->", self.at):
            self.at += 2
            return self._select(variable[1])
        return Variable(variable[1])

    def _select(self, name: str) -> Select:
        variants: dict[str, Pattern] = {}
        default = ""
        while (head := self._take(_VARIANT)) is not None:
            if head[1]:
                default = head[2]
            variants[head[2]] = self.pattern(nested=True)
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        if not default:
            raise CatalogueError(f"a choice needs a default variant, marked with *: {self.text!r}")
        return Select(name, variants, default)

    def _take(self, expected: re.Pattern[str]) -> re.Match[str] | None:
        if (found := expected.match(self.text, self.at)) is not None:
            self.at = found.end()
        return found


def _joined(parts: list[Part]) -> Pattern:
    """The parts with neighbouring strings made one."""
    joined: list[Part] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    return tuple(joined)


def _number(name: str, options: str) -> Number:
    given = {found[1]: found[2] or found[3] for found in _OPTION.finditer(options)}
    least = int(given.get("minimumFractionDigits", 0))
    most = int(given.get("maximumFractionDigits", max(3, least)))
    signed = given.get("signDisplay") == "always"
    return Number(name, least, most, signed, percent=given.get("style") == "percent")


def _unescaped(escape: str) -> str:
    return chr(int(escape[1:], 16)) if escape.startswith("u") else escape
