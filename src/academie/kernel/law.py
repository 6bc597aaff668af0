"""The law of a game: its rule sets and how a game begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from enum import Enum
from typing import Any, Final, Generic, TypeVar

from academie.kernel.action import WHITE, Action, Seat
from academie.kernel.errors import UnknownName
from academie.kernel.kinds import OptionValue, Shape
from academie.kernel.options import NoOptions, Option, Options, options_of, refuse_unknown, take
from academie.kernel.ruleset import RuleSet
from academie.kernel.state import State
from academie.words import Message

A = TypeVar("A", bound=Action)
R = TypeVar("R", bound=RuleSet)
O = TypeVar("O")  # noqa: E741 - a class of options


EXCHANGED: Final = {"white": "black", "black": "white"}


class Revanche(Enum):
    """Who begins when the same two play again, having exchanged their seats."""

    DRAWN = "drawn"
    """As in the first game: whoever has the lot, or is given the first move."""
    WINNER = "winner"
    """Who won."""
    IN_TURN = "in-turn"
    """Who did not begin before; but who receives odds always begins."""


class Law(ABC, Generic[A, R]):
    """The rule sets of one game, the default first, and the first state under each."""

    key: str
    """The key of the game."""
    rulesets: tuple[R, ...]
    """The newest version of each."""
    former: tuple[R, ...] = ()
    """Older versions, by which stored games are replayed."""
    options_class: type[Any] = NoOptions
    """The dataclass that declares the options a game can be begun with."""

    @property
    def default(self) -> R:
        """The rule set used when none is named: the first listed."""
        return self.rulesets[0]

    def ruleset(self, id_: str | None = None) -> R:
        """Return the newest rule set of that name, or the version an id like `game/authority.2` names.

        The `game/` before it may be left out. Raises `UnknownName`.
        """
        if id_ is None:
            return self.default
        asked = id_.removeprefix(f"{self.key}/")
        for ruleset in self.rulesets:
            if asked == ruleset.name:
                return ruleset
        return self.recorded(id_)

    def recorded(self, id_: str) -> R:
        """Return just the version of a rule set that the id of a stored game names. Raises `UnknownName`."""
        asked = id_.removeprefix(f"{self.key}/")
        for ruleset in (*self.rulesets, *self.former):
            if asked == ruleset.id.removeprefix(f"{self.key}/"):
                return ruleset
        known = tuple(ruleset.id for ruleset in self.rulesets)
        raise UnknownName(Message("kernel-no-ruleset", id=id_, game=self.key, known=known))

    @contextmanager
    def read_otherwise(self, changed: Mapping[str, R]) -> Generator[None]:
        """Within this, the rule sets of those ids are others, so that one can see what a reading changes.

        It holds for the whole process: not for use where games are being played.
        """
        kept = self.rulesets, self.former
        self.rulesets, self.former = (tuple(changed.get(each.id, each) for each in some) for some in kept)
        try:
            yield
        finally:
            self.rulesets, self.former = kept

    def options(self, ruleset: R | None = None) -> tuple[Option, ...]:
        """Every option a game can be begun with under a rule set, the open points of law last."""
        rules = ruleset or self.default
        points = [(name, point, held) for _, point, held in rules.points() for name in point.by_option]
        usual = {
            name: point.kind.plain(held.value)
            for name, point, held in points
            if not isinstance(point.kind, Shape)
        }
        cited = {name: held.citation for name, _, held in points}
        declared = options_of(self.options_class, rules, usual, cited)
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

    def revanche(self, ruleset: R) -> Revanche:
        """Who begins when the same two play again."""
        del ruleset
        return Revanche.DRAWN

    def rematch(self, ruleset: R, options: Options, winner: Seat | None) -> dict[str, OptionValue]:
        """The options of the next game of two who exchange seats: odds stay with who gives them."""
        begins = self.revanche(ruleset)
        turned = {_turned_name(name): _turned_value(value) for name, value in options.items()}
        odds = {name: value for name, value in options.items() if name != "first"}
        if begins is Revanche.WINNER and winner is not None:
            turned["first"] = "black" if winner == WHITE else "white"
        if begins is Revanche.IN_TURN and "first" in options and odds.items() <= turned.items():
            turned["first"] = options["first"]
        return turned

    @abstractmethod
    def start(self, ruleset: R | None = None, options: Options | None = None) -> State[A]:
        """Return the first state. Raises `OptionError` for an option the game does not know."""


def _turned_name(name: str) -> str:
    side, _, rest = name.partition("_")
    return f"{EXCHANGED[side]}_{rest}" if rest and side in EXCHANGED else name


def _turned_value(value: OptionValue) -> OptionValue:
    return EXCHANGED.get(value, value) if isinstance(value, str) else value
