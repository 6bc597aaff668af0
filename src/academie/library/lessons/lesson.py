"""Lessons as data: steps, each of a kind that the law can judge, and the conditions they ask for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final

from academie.kernel import Citation, OptionValue, Seat
from academie.words import Text

Term = str | int | bool


class Best(Enum):
    """Which extreme of all legal acts a condition asks for."""

    LEAST = "least"
    MOST = "most"


@dataclass(frozen=True, slots=True)
class Condition:
    """A measure, its terms, and its bounds; `best` asks that no legal act do better.

    `where` are the conditions of a measure that counts the plays or casts which fulfil them.
    """

    of: str
    terms: tuple[tuple[str, Term], ...] = ()
    least: int | None = None
    most: int | None = None
    best: Best | None = None
    where: tuple[Condition, ...] = ()

    def bounds(self, value: int) -> bool:
        """Whether a value lies within the bounds that are set."""
        above = self.least is None or value >= self.least
        return above and (self.most is None or value <= self.most)


Conditions = tuple[Condition, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """What the learner sees: a position or the start of a game, and the acts played from it."""

    game: str
    ruleset: str
    position: str | None = None
    options: tuple[tuple[str, OptionValue], ...] = ()
    acts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pointer:
    """An arrow from the first place to the last, or a mark upon the only one, as drawings name them."""

    places: tuple[str, ...]
    style: str = "noted"
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Show:
    """Something to look at."""

    kind: ClassVar[str] = "show"
    setting: Setting
    words: Text
    pointers: tuple[Pointer, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(Show):
    """Something to answer, with a hint and the words that follow an answer."""

    stated: tuple[str, ...]
    """The author's answer, casts one by one: shown on giving up, and checked against the law."""
    hint: Text
    right: tuple[Text, ...]
    """What a right answer is told besides, if anything."""
    wrong: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Question):
    """Play one of the acts that fulfil the conditions."""

    kind: ClassVar[str] = "play"
    asks: Conditions


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim(Question):
    """Do what is due where marking is by hand, as `seat`, whoever's turn it is."""

    kind: ClassVar[str] = "claim"
    asks: Conditions
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Count(Question):
    """Say how much a measure is."""

    kind: ClassVar[str] = "count"
    asks: Condition
    more: bool = False
    """Whether the next step counts at the same table; until then a right answer reveals nothing more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Casts(Question):
    """Say which of the 36 casts fulfil the conditions, within `seconds` if there is a clock."""

    kind: ClassVar[str] = "casts"
    asks: Conditions
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """An act to choose, and what speaks for it."""

    act: str
    words: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Question):
    """Choose between a few acts by judgement; needs an engine to be more than the word of the book.

    The answer stated is the act that the principle speaks for.
    """

    kind: ClassVar[str] = "choose"
    options: tuple[Option, ...]
    principle: Citation


Step = Show | Play | Claim | Count | Casts | Choose
KINDS: Final = {kind.kind: kind for kind in (Show, Play, Claim, Count, Casts, Choose)}


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
