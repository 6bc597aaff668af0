"""The commands of a page: what each block of shell says to run, and what it says comes out."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

LONG: Final = "(long)"
"""In the comment of a command that serves, asks, or takes minutes: its words are read, it is not run."""
PROMPT: Final = "$ "

_ASSIGNMENT: Final = re.compile(r"[A-Z_]+=.*")


@dataclass(frozen=True, slots=True)
class Command:
    """One command: variables set for it, its words, whether it is run, and what it prints."""

    text: str
    variables: tuple[tuple[str, str], ...]
    words: tuple[str, ...]
    long: bool
    printed: tuple[str, ...] = ()


def commands(block: str) -> Iterator[Command]:
    """The commands of a block, a line each unless it ends in a backslash; with prompts, what they print."""
    lines = block.replace("\\\n", " ").splitlines()
    prompted = any(line.startswith(PROMPT) for line in lines)
    for number, line in enumerate(lines):
        if not line.strip() or line.startswith("#") or (prompted and not line.startswith(PROMPT)):
            continue
        yield command(line.removeprefix(PROMPT), _printed(lines[number + 1 :]) if prompted else ())


def _printed(after: list[str]) -> tuple[str, ...]:
    """The lines up to the next prompt."""
    end = next((number for number, line in enumerate(after) if line.startswith(PROMPT)), len(after))
    return tuple(filter(None, after[:end]))


def command(line: str, printed: tuple[str, ...] = ()) -> Command:
    """The command of one line."""
    words = shlex.split(line, comments=True)
    count = next((n for n, word in enumerate(words) if not _ASSIGNMENT.fullmatch(word)), len(words))
    pairs = (word.partition("=") for word in words[:count])
    variables = tuple((name, value) for name, _, value in pairs)
    return Command(line.strip(), variables, tuple(words[count:]), LONG in line, printed)
