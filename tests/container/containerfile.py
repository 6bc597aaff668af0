"""Reads a Containerfile: its stages and their steps, as far as ours needs the language."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

KNOWN = frozenset({"CMD", "COPY", "ENV", "EXPOSE", "RUN", "USER", "WORKDIR"})


class NotUnderstood(ValueError):
    """A step that this reader does not know: teach it, or write the step otherwise."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what is to be done, and the rest of its line."""

    kind: str
    words: str

    def listed(self) -> list[str]:
        """A command given as a list, as `CMD` has it."""
        told: list[str] = json.loads(self.words)
        return told

    def pairs(self) -> dict[str, str]:
        """The variables that an `ENV` sets."""
        return dict(word.split("=", 1) for word in shlex.split(self.words))


@dataclass(frozen=True, slots=True)
class Copy:
    """A `COPY`: from another stage or from the context, what, and where to."""

    stage: str | None
    sources: tuple[str, ...]
    target: str

    @classmethod
    def read(cls, words: str) -> Copy:
        """Raises `NotUnderstood` for an option other than `--from`."""
        options = [word for word in shlex.split(words) if word.startswith("--")]
        *sources, target = (word for word in shlex.split(words) if not word.startswith("--"))
        unknown = [option for option in options if not option.startswith("--from=")]
        if unknown:
            raise NotUnderstood(f"COPY {unknown[0]}")
        stage = options[0].removeprefix("--from=") if options else None
        return cls(stage, tuple(sources), target)


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage: the image it begins with, its name if it has one, its steps."""

    base: str
    name: str | None
    steps: list[Step] = field(default_factory=list[Step])

    def copies(self) -> Iterator[Copy]:
        """What it copies."""
        return (Copy.read(step.words) for step in self.steps if step.kind == "COPY")

    def last(self, kind: str) -> Step | None:
        """The last step of that kind: the one that counts for `USER` and `CMD`."""
        return next((step for step in reversed(self.steps) if step.kind == kind), None)


def read_stages(path: Path) -> list[Stage]:
    """The stages of a file, in order. Raises `NotUnderstood`."""
    text = re.sub(r"^\s*#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    stages: list[Stage] = []
    for line in filter(None, map(str.strip, text.replace("\\\n", " ").splitlines())):
        kind, _, words = line.partition(" ")
        if kind == "FROM":
            base, *name = words.split(" AS ")
            stages.append(Stage(base, name[0] if name else None))
        elif kind in KNOWN:
            stages[-1].steps.append(Step(kind, words.strip()))
        else:
            raise NotUnderstood(line)
    return stages


@dataclass(frozen=True, slots=True)
class Ignored:
    """The files of a context that are not given to a build, by a .dockerignore: the last pattern counts."""

    patterns: tuple[tuple[re.Pattern[str], bool], ...]

    @classmethod
    def read(cls, path: Path) -> Ignored:
        """The patterns of a file."""
        lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
        wanted = [line for line in lines if line and not line.startswith("#")]
        return cls(tuple((_pattern(line.removeprefix("!")), not line.startswith("!")) for line in wanted))

    def __contains__(self, path: str) -> bool:
        """Whether a path from the root of the context is left out; a pattern holds for all below it."""
        ignored = False
        for pattern, leaves_out in self.patterns:
            if pattern.match(path):
                ignored = leaves_out
        return ignored


def _pattern(line: str) -> re.Pattern[str]:
    parts = (re.escape(part).replace(r"\*", "[^/]*") for part in line.split("**/"))
    return re.compile("(?:.*/)?".join(parts) + "(?:/|$)")
