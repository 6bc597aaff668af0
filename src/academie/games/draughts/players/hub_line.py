"""Lines of the Hub protocol: a command, then arguments `name=value` or bare names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

_WORD: Final = re.compile(r'([^\s="]+)(?:\s*=\s*("[^"]*"|[^\s"]*))?')
_PLAIN: Final = re.compile(r'[^\s="]+')


@dataclass(frozen=True, slots=True)
class HubLine:
    """A command with its arguments; a bare name is read as one with the empty value."""

    command: str
    arguments: Mapping[str, str] = field(default_factory=dict[str, str])

    def __str__(self) -> str:
        return " ".join((self.command, *map(_argument, self.arguments.items())))

    def number(self, name: str) -> float | None:
        """The argument as a number, if it is there and is one."""
        try:
            return float(self.arguments[name])
        except (KeyError, ValueError):
            return None


def _argument(item: tuple[str, str]) -> str:
    name, value = item
    return f"{name}={value}" if _PLAIN.fullmatch(value) else f'{name}="{value}"'


def read_line(text: str) -> HubLine:
    """The line read with good will: what is not understood is passed over."""
    words = [(found[1], (found[2] or "").strip('"')) for found in _WORD.finditer(text)]
    if not words:
        return HubLine("")
    return HubLine(words[0][0], dict(words[1:]))
