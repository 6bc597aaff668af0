"""How far a learner has come, kept in a small file of his own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from academie.cli.keeping import keep, kept, user_file
from academie.kernel import NotationError, Text
from academie.library.lessons import Lesson


class Progress:
    """The steps done of each lesson, by its id."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or user_file("lessons.json")
        self._done = dict(_read(self._path))

    def done(self, lesson: Lesson) -> int:
        """How many steps of a lesson are done: never more than it has."""
        return min(self._done.get(lesson.id, 0), len(lesson.steps))

    def finished(self, lesson: Lesson) -> bool:
        return self.done(lesson) == len(lesson.steps)

    def keep(self, lesson: Lesson, steps: int) -> None:
        """Remembers so many steps, unless more were done before."""
        self._done[lesson.id] = max(steps, self.done(lesson))
        keep(self._path, self._done)


def _read(path: Path) -> Mapping[str, int]:
    """What the file says; nothing if there is none. Raises `NotationError` for one that is not ours."""
    try:
        return {name: int(steps) for name, steps in kept(path).items()}
    except (ValueError, TypeError):
        raise NotationError(
            Text(f"{path} n'est pas un carnet de leçons", f"{path} is no record of lessons")
        ) from None
