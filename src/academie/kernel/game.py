"""A game: what can be known of it before its law is loaded, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from academie.kernel.errors import UnknownEdition
from academie.kernel.facet import Facet
from academie.kernel.kinds import Line, OptionValue
from academie.kernel.marking import TableOptions
from academie.kernel.options import Option, Options, Scope, options_of
from academie.words import Message, Text

if TYPE_CHECKING:
    from academie.kernel.law import Law
    from academie.kernel.ruleset import RuleSet
    from academie.kernel.state import State


class Arbiter(Protocol):
    """Begins games that are played by hand, where faults are possible and ruled upon."""

    @property
    def options_class(self) -> type[TableOptions]:
        """The dataclass that declares its options, `marking` among them."""
        ...

    def begin(self, law: Law[Any, Any], ruleset: RuleSet | None, given: dict[str, OptionValue]) -> State[Any]:
        """Return the first state. The option `marking` says whether hands or the program mark."""
        ...

    def lay(self, state: State[Any], given: dict[str, OptionValue]) -> State[Any]:
        """Return the table of a position, played by hand as the options of the table say.

        They are taken out of `given`. Raises `OptionError` where no table can be set up.
        """
        ...


LAW: Facet[Law[Any, Any]] = Facet("law")
ARBITER: Facet[Arbiter] = Facet("arbiter")


@dataclass(frozen=True, kw_only=True, repr=False)
class Game:
    """A game and its parts, which are loaded on demand: making this value loads no law."""

    key: str
    """The name in records and logs; it never changes."""
    title: Text
    facets: Mapping[str, str]
    """Where each part is: `module:name`, or `module:name()` for a function that makes it for the game."""
    seats: tuple[int, ...] = (2,)
    """How many may sit down, the usual number first; where there is a choice, the option `players` says."""
    hides: bool = False
    """Whether a seat may not see everything: `State.view` then differs from the state."""
    chance: bool = True
    """Whether chance acts: dice are thrown, or tiles dealt."""
    edition: int = 1
    """The edition of its law: another one if legality, chances, notation or an outcome can differ."""
    oldest_edition: int = 1
    """The oldest edition by which games begun earlier still go on."""

    def __hash__(self) -> int:
        return hash(self.key)  # where the parts are is a mapping, which has no hash

    def __repr__(self) -> str:
        return f"<Game {self.key}: {self.title.en}>"

    def at(self, edition: int) -> Game:
        """Return the game as it is played by an edition of its law. Raises `UnknownEdition`.

        A part that was otherwise in edition 1 is declared as `part/1` beside `part`.
        """
        if not self.oldest_edition <= edition <= self.edition:
            raise UnknownEdition(
                Message(
                    "kernel-no-edition",
                    game=self.key,
                    edition=edition,
                    oldest=self.oldest_edition,
                    newest=self.edition,
                )
            )
        return _at(self, edition)

    @property
    def law(self) -> Law[Any, Any]:
        """The rule sets and how a game begins."""
        return LAW.of(self)

    @property
    def rulesets(self) -> tuple[RuleSet, ...]:
        """The rule sets, the default first."""
        return self.law.rulesets

    @property
    def default(self) -> RuleSet:
        """The rule set used when none is named."""
        default: RuleSet = self.law.default
        return default

    def ruleset(self, id_: str | None = None) -> RuleSet:
        """Return the newest rule set of that name, or the version that an id names: see `Law.ruleset`."""
        ruleset: RuleSet = self.law.ruleset(id_)
        return ruleset

    def recorded(self, id_: str) -> RuleSet:
        """Return just the version of a rule set that the id of a stored game names. Raises `UnknownName`."""
        ruleset: RuleSet = self.law.recorded(id_)
        return ruleset

    def options(self, ruleset: RuleSet | str | None = None) -> tuple[Option, ...]:
        """Every option under a rule set or its id, with kind, default, citation and words: see `Option`."""
        rules = self.ruleset(ruleset) if ruleset is None or isinstance(ruleset, str) else ruleset
        arbiter = ARBITER.get(self)
        of_table = () if arbiter is None else options_of(arbiter.options_class)
        return *self.law.options(rules), *of_table

    def form(self) -> tuple[Option, ...]:
        """The options to ask for whatever the rule set: some go with a few rule sets only."""
        arbiter = ARBITER.get(self)
        of_table = () if arbiter is None else options_of(arbiter.options_class)
        return tuple(each for each in (*options_of(self.law.options_class), *of_table) if each.in_form)

    def agreements(self, ruleset: RuleSet | str | None = None) -> tuple[Option, ...]:
        """What players may agree on under a rule set before a game, odds aside."""
        return tuple(
            each
            for each in self.options(ruleset)
            if each.scope is not Scope.HANDICAP and not isinstance(each.kind, Line)
        )

    def agreed(self, ruleset: RuleSet, options: Options) -> tuple[Text, ...]:
        """What is played otherwise than a rule set has it, named shortly; a position it begins from aside."""
        return tuple(
            called
            for each in self.options(ruleset)
            if each.name in options and not isinstance(each.kind, Line)
            if (called := each.called(options[each.name])).en
        )

    def start(self, ruleset: RuleSet | None = None, options: Options | None = None) -> State[Any]:
        """Return the first state. Raises `OptionError` for an option the game does not know."""
        arbiter = ARBITER.get(self)
        if arbiter is None:
            return self.law.start(ruleset, options)
        return arbiter.begin(self.law, ruleset, dict(options or {}))


@cache
def _at(game: Game, edition: int) -> Game:
    """The game with the parts of an edition; the game itself if they are all the same."""
    former = {
        part: place
        for part in game.facets
        if (place := game.facets.get(f"{part}/{edition}")) is not None and edition != game.edition
    }
    return replace(game, facets={**game.facets, **former}) if former else game


def edition_of(law: str | None) -> int:
    """Return the edition that a log names: `trictrac/2` is the second; the first logs name none."""
    return 1 if law is None else int(law.rpartition("/")[2])
