"""Files among the user's data: JSON, how far lessons were taken, and games as they are played."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from academie.kernel import NotationError, Record, reason
from academie.kernel.data import user_data
from academie.words import Message, Text

if TYPE_CHECKING:
    from academie.library.lessons import Lesson


UNFINISHED: Final = "unfinished"


def save(path: Path, content: Mapping[str, Any]) -> None:
    """Write the content as JSON, and the folder of the file if there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_at_once(path, json.dumps(content, indent=1, sort_keys=True) + "\n")


def write_at_once(path: Path, text: str) -> None:
    """Write the file at once: nobody ever finds half of it, whenever we are stopped."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
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


class GameFile:
    """The file in which a game is kept as it is played: one that the player named, or one of ours.

    One of ours lies among the unfinished games until its game is over. If it cannot be written the game goes
    on, and `kept` says why it is not kept.
    """

    def __init__(self, path: Path, *, ours: bool) -> None:
        self.path = path
        self.ours = ours
        self._written = path.exists()
        self._failed: Text | None = None

    @classmethod
    def new(cls, game: str) -> GameFile:
        """The file of a game that begins now."""
        name = f"{game}_{datetime.now():%Y-%m-%d_%H%M%S}.txt"
        return cls(user_data("games") / UNFINISHED / name, ours=True)

    def save(self, record: Record[Any]) -> None:
        """Write the game as far as it is played, in the format of the file's ending.

        Raises `OSError` or `AcademieError` if the player named the file.
        """
        from academie.notation.formats import ending_of, written

        try:
            if self.ours:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            write_at_once(self.path, written(record, ending_of(self.path)))
            self._written = True
        except OSError as wrong:
            if not self.ours:
                raise
            self._failed = reason(wrong)

    def kept(self, game: str, *, over: bool) -> Text | None:
        """Say at the end where the game is, or how to go on with it; nothing if none was written."""
        if self._failed is not None:
            return Message("commands-play-not-kept", reason=self._failed)
        if not self._written:
            return None
        if self.ours and not over:
            return Message("commands-play-to-resume", game=game)
        if self.ours:
            self.path = self.path.replace(self.path.parents[1] / self.path.name)
        return Message("commands-play-kept", path=self.path)


def unfinished(game: str | None = None) -> Path | None:
    """The game that was left last, of one game or of any."""
    folder = user_data("games") / UNFINISHED
    return max(folder.glob(f"{game or '*'}_*.txt"), key=lambda path: path.stat().st_mtime, default=None)
