"""A game: a law under a name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar

from academie.kernel.action import Action
from academie.kernel.errors import UnknownName
from academie.kernel.ruleset import RuleSet
from academie.kernel.state import State
from academie.kernel.text import Text

A = TypeVar("A", bound=Action)
R = TypeVar("R", bound=RuleSet)

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]


class Game(ABC, Generic[A, R]):
    """What the registry holds: a key, a title, the rule sets, and how to begin."""

    key: str
    title: Text
    rulesets: tuple[R, ...]
    hides: bool = False
    """Whether a seat may not see all: `State.view` then differs from the state."""
    chance: bool = True
    """Whether chance acts: dice are thrown, or tiles dealt."""
    seats: tuple[int, ...] = (2,)
    """How many may sit down, the usual number first; where there is a choice, the option `players` says."""

    @property
    def default(self) -> R:
        """The rule set used when none is named: the first listed."""
        return self.rulesets[0]

    def ruleset(self, id_: str | None = None) -> R:
        """The rule set of that id, with or without the `game/` before it. Raises `UnknownName`."""
        if id_ is None:
            return self.default
        for ruleset in self.rulesets:
            if id_ in {ruleset.id, ruleset.id.removeprefix(f"{self.key}/")}:
                return ruleset
        known = ", ".join(ruleset.id for ruleset in self.rulesets)
        raise UnknownName(f"no rule set {id_!r} of {self.key}; there are: {known}")

    @abstractmethod
    def start(self, ruleset: R | None = None, options: Options | None = None) -> State[A]:
        """The first state. Raises `OptionError` for an option the game does not know."""
