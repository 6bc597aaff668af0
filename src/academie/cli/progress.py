"""How far a learner has come, kept in a small file of his own."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from academie.kernel import NotationError, Text
from academie.library.lessons import Lesson


def usual_file() -> Path:
    """Where progress is kept: with the other data of the user."""
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "academie" / "lessons.json"


class Progress:
    """The steps done of each lesson, by its id."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or usual_file()
        self._done = dict(_read(self._path))

    def done(self, lesson: Lesson) -> int:
        """How many steps of a lesson are done: never more than it has."""
        return min(self._done.get(lesson.id, 0), len(lesson.steps))

    def finished(self, lesson: Lesson) -> bool:
        return self.done(lesson) == len(lesson.steps)

    def keep(self, lesson: Lesson, steps: int) -> None:
        """Remembers so many steps, unless more were done before; the file is never left half-written."""
        self._done[lesson.id] = max(steps, self.done(lesson))
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_suffix(f".{os.getpid()}")
        fresh.write_text(json.dumps(self._done, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        fresh.replace(self._path)


def _read(path: Path) -> Mapping[str, int]:
    """What the file says; nothing if there is none. Raises `NotationError` for one that is not ours."""
    if not path.exists():
        return {}
    try:
        content: Any = json.loads(path.read_text(encoding="utf-8"))
        return {str(name): int(steps) for name, steps in content.items()}
    except (ValueError, AttributeError, TypeError):
        raise NotationError(
            Text(f"{path} n'est pas un carnet de leçons", f"{path} is no record of lessons")
        ) from None
