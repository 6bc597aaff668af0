"""The steps of a lesson: few kinds, each asking for something that the law can judge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from academie.kernel import Citation, OptionValue, Seat, Text
from academie.library.lessons.condition import Condition, Conditions


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """What lies before the learner: a position, or the start of a game, and the acts that lead on from it."""

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
    """Something to answer, with a hint and what is said after."""

    stated: tuple[str, ...]
    """An answer as the author states it, casts one by one: for who gives up, and checked against the law."""
    hint: Text
    right: Text
    wrong: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Question):
    """Play one of the acts that fulfil the conditions."""

    kind: ClassVar[str] = "play"
    asks: Conditions


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim(Question):
    """Do what is due at a table with hands, as `seat`, whoever's turn it is."""

    kind: ClassVar[str] = "claim"
    asks: Conditions
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Count(Question):
    """Say how much a measure is."""

    kind: ClassVar[str] = "count"
    asks: Condition
    more: bool = False
    """Whether the next step counts at the same table: until then a right answer is told no more than that."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Casts(Question):
    """Say which of the 36 casts fulfil the conditions, within `seconds` if there is a clock."""

    kind: ClassVar[str] = "casts"
    asks: Conditions
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """An act to choose, and what is said for it."""

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
