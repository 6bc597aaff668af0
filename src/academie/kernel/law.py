"""The law of a game: its rule sets and how a game begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from academie.kernel.action import Action
from academie.kernel.errors import UnknownName
from academie.kernel.kinds import Shape
from academie.kernel.options import NoOptions, Option, Options, options_of, refuse_unknown, take
from academie.kernel.ruleset import RuleSet
from academie.kernel.state import State

A = TypeVar("A", bound=Action)
R = TypeVar("R", bound=RuleSet)
O = TypeVar("O")  # noqa: E741 - a class of options


class Law(ABC, Generic[A, R]):
    """The rule sets of one game, the default first, and the first state under each."""

    key: str
    """The key of the game."""
    rulesets: tuple[R, ...]
    options_class: type[Any] = NoOptions
    """The dataclass that declares the options a game can be begun with."""

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

    def options(self, ruleset: R | None = None) -> tuple[Option, ...]:
        """Every option a game can be begun with under a rule set, the open points of law last."""
        rules = ruleset or self.default
        usual = {
            name: point.kind.plain(held.value)
            for _, point, held in rules.points()
            if not isinstance(point.kind, Shape)
            for name in point.by_option
        }
        declared = options_of(self.options_class, rules, usual)
        names = {option.name for option in declared}
        return *declared, *(option for option in rules.options() if option.name not in names)

    def agreed(self, kind: type[O], ruleset: R | None, options: Options | None) -> tuple[R, O]:
        """The law as the players agreed on it, and their options. Raises `OptionError` for what cannot be."""
        rules = ruleset or self.default
        given = dict(options or {})
        said = take(kind, given, rules)
        chosen = {name: given.pop(name) for name in rules.choosable() & {*given}}
        refuse_unknown(given, self.key, [option.name for option in self.options(rules)])
        return rules.agreed(chosen), said

    @abstractmethod
    def start(self, ruleset: R | None = None, options: Options | None = None) -> State[A]:
        """Return the first state. Raises `OptionError` for an option the game does not know."""
