"""The terms of a game as callers ask for them and receive them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from academie.kernel import OptionValue
from academie.server.rooms.clock import ClockRule, Pace
from academie.server.settings import Settings, check_offered
from academie.server.terms import GameTerms, agreed, agreements_told
from academie.server.wire import Phrase

Milliseconds = Annotated[int, Meta(ge=0, le=2_592_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Value = Annotated[str, Meta(max_length=200)] | Annotated[int, Meta(ge=-10_000, le=10_000)] | bool
Options = Annotated[dict[Word, Value], Meta(max_length=32)]


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How time is counted: `base_ms` for the game, `step_ms` more with each act, or for each (`days`)."""

    pace: Pace = Pace.NONE
    base_ms: Milliseconds = 0
    step_ms: Milliseconds = 0


class TermsAsked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game of the catalogue, with what may be left out: its rule set, options, time, whether it counts."""

    game: Word
    ruleset: Word | None = None
    options: Options = msgspec.field(default_factory=dict[str, OptionValue])
    clock: Clock = msgspec.field(default_factory=Clock)
    rated: bool = False

    def agreed(self, settings: Settings) -> GameTerms:
        """The terms if a game can begin by them here. Raises an error of the library."""
        check_offered(self.game, settings)
        clock = ClockRule(self.clock.pace, self.clock.base_ms, self.clock.step_ms)
        return agreed(self.game, self.ruleset, self.options, clock, rated=self.rated)


class TermsTold(msgspec.Struct):
    """What is agreed on before a game."""

    game: str
    ruleset: str
    options: dict[str, OptionValue]
    agreed: list[Phrase]
    """What is played otherwise than the rule set has it, named shortly."""
    clock: Clock
    rated: bool


def terms_view(terms: GameTerms) -> TermsTold:
    rule = terms.clock
    clock = Clock(rule.pace, rule.base_ms, rule.step_ms)
    agreements = agreements_told(terms.game_key, terms.ruleset, terms.options)
    return TermsTold(terms.game_key, terms.ruleset, dict(terms.options), agreements, clock, terms.rated)
