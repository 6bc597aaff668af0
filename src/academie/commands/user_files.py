"""JSON files among the user's data, and the one that keeps how far lessons were taken."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from academie.kernel import NotationError
from academie.kernel.data import user_data
from academie.words import Message

if TYPE_CHECKING:
    from academie.library.lessons import Lesson


def save(path: Path, content: Mapping[str, Any]) -> None:
    """Write the file at once: another process never sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(path)


def load(path: Path) -> dict[str, Any]:
    """Return the content of the file; empty if there is none. Raises `ValueError` if it is no JSON object."""
    if not path.exists():
        return {}
    content: Any = json.loads(path.read_text(encoding="utf-8"))
    try:
        return dict(content.items())
    except AttributeError:
        raise ValueError(f"{path} holds no JSON object") from None


class LessonProgress:
    """The steps done of each lesson, by its id, saved in a file of the user's."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or user_data("lessons.json")
        self._done = _steps(self._path)

    def done(self, lesson: Lesson) -> int:
        """How many steps of a lesson are done: never more than it has."""
        return min(self._done.get(lesson.id, 0), len(lesson.steps))

    def finished(self, lesson: Lesson) -> bool:
        return self.done(lesson) == len(lesson.steps)

    def save(self, lesson: Lesson, steps: int) -> None:
        """Save that so many steps are done, unless more were done before."""
        self._done[lesson.id] = max(steps, self.done(lesson))
        save(self._path, self._done)


def _steps(path: Path) -> dict[str, int]:
    """The steps by lesson; none if there is no file. Raises `NotationError` for any other file."""
    try:
        return {name: int(steps) for name, steps in load(path).items()}
    except (ValueError, TypeError):
        raise NotationError(Message("commands-learn-unreadable", path=path)) from None
