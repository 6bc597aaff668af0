"""A game with no rules to speak of, and the server that knows it: what the path to the log costs alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Self

from academie.kernel import (
    Action,
    Actor,
    Event,
    Game,
    Law,
    NotationError,
    Options,
    Outcome,
    RuleSet,
    Seat,
    State,
)
from academie.notation import Notation
from academie.notation.codec import Players
from academie.registry import registry
from academie.server import app
from academie.words import NOTHING, Content, Text, verbatim

RULES = RuleSet(id="bare/bench", title=Content(fr="Nu", en="Bare"))


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """The only act."""


ACT = Pass()


@dataclass(frozen=True, slots=True)
class Counted(State[Pass]):
    """How many acts there were; the seats take turns for ever."""

    acts: int = 0

    @property
    def ruleset(self) -> RuleSet:
        return RULES

    @property
    def actor(self) -> Actor:
        return Seat(self.acts % 2)

    @property
    def events(self) -> tuple[Event, ...]:
        return ()

    @property
    def outcome(self) -> Outcome | None:
        return None

    def actions(self) -> Sequence[Pass]:
        return (ACT,)

    def chance(self) -> Sequence[tuple[Pass, Fraction]]:
        return ()

    def apply(self, action: Pass) -> Self:
        return replace(self, acts=self.acts + 1)

    def mirrored(self) -> Self:
        return self

    def problems(self) -> tuple[Text, ...]:
        return ()


class Bare(Law[Pass, RuleSet]):
    """The law: any number of passes."""

    key = "bare"
    rulesets = (RULES,)

    def start(self, ruleset: RuleSet | None = None, options: Options | None = None) -> Counted:
        del ruleset, options
        return Counted()


class BareNotation(Notation[Pass]):
    """One word for everything."""

    def act(self, act: Pass) -> str:
        return "pass"

    def read_act(self, text: str) -> Pass:
        if text != "pass":
            raise NotationError(verbatim(text))
        return ACT

    def state(self, state: State[Pass]) -> str:
        assert isinstance(state, Counted)
        return str(state.acts)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> State[Pass]:
        return Counted(int(text))

    def message(self, event: Event, players: Players) -> Text:
        del event, players
        return NOTHING


LAW = Bare()
NOTATION = BareNotation()
registry.add(
    Game(
        key=Bare.key,
        title=RULES.title,
        facets={"law": "bench.bare:LAW", "notation": "bench.bare:NOTATION"},
        chance=False,
    )
)

create_app = app.create_app
