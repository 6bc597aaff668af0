"""The law of a game: its rule sets and how a game begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from academie.kernel.action import Action
from academie.kernel.errors import UnknownName
from academie.kernel.options import Options
from academie.kernel.ruleset import RuleSet
from academie.kernel.state import State

A = TypeVar("A", bound=Action)
R = TypeVar("R", bound=RuleSet)


class Law(ABC, Generic[A, R]):
    """The rule sets of one game, the default first, and the first state under each."""

    key: str
    """The key of the game."""
    rulesets: tuple[R, ...]

    @property
    def default(self) -> R:
        """The rule set used when none is named: the first listed."""
        return self.rulesets[0]

    def ruleset(self, id_: str | None = None) -> R:
        """Return the rule set of that id, with or without the `game/` before it. Raises `UnknownName`."""
        if id_ is None:
            return self.default
        for ruleset in self.rulesets:
            if id_ in {ruleset.id, ruleset.id.removeprefix(f"{self.key}/")}:
                return ruleset
        known = ", ".join(ruleset.id for ruleset in self.rulesets)
        raise UnknownName(f"no rule set {id_!r} of {self.key}; there are: {known}")

    @abstractmethod
    def start(self, ruleset: R | None = None, options: Options | None = None) -> State[A]:
        """Return the first state. Raises `OptionError` for an option the game does not know."""
