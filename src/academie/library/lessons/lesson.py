"""A lesson: a few steps that belong together."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Citation, Text
from academie.library.lessons.step import Question, Step


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """`id` is the game and the name of the file, e.g. `trictrac-01-marche`; lessons are in its order."""

    id: str
    game: str
    ruleset: str
    title: Text
    about: Text
    citation: Citation
    minutes: int
    steps: tuple[Step, ...]

    @property
    def slug(self) -> str:
        """The id without the game."""
        return self.id.removeprefix(f"{self.game}-")

    @property
    def questions(self) -> int:
        """How many steps ask for an answer."""
        return sum(isinstance(step, Question) for step in self.steps)
