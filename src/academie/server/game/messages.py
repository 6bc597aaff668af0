"""The terms of a game as callers ask for them and receive them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from academie.dice.keys import refused_key
from academie.kernel import AcademieError, OptionValue
from academie.server.base.phrases import Phrase
from academie.server.base.settings import SIGNING, Settings, check_offered
from academie.server.game.clock import ClockRule, Pace
from academie.server.game.queries import SeatDice
from academie.server.game.terms import GameTerms, agreed, agreements_told
from academie.words import Message

Milliseconds = Annotated[int, Meta(ge=0, le=2_592_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Value = Annotated[str, Meta(max_length=200)] | Annotated[int, Meta(ge=-10_000, le=10_000)] | bool
Hexadecimal32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Hexadecimal16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Options = Annotated[dict[Word, Value], Meta(max_length=32)]


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How time is counted: `base_ms` for the game, `step_ms` more with each act, or for each (`days`)."""

    pace: Pace = Pace.NONE
    base_ms: Milliseconds = 0
    step_ms: Milliseconds = 0


class DiceAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat gives to the dice: see `docs/dice.md`. A game without chance needs the key alone."""

    key: Hexadecimal32
    anchor: Hexadecimal32 | None = None
    nonce: Hexadecimal16 = "0" * 32

    def seat_dice(self) -> SeatDice:
        """The same as it is stored. Raises `AcademieError` for a key that is refused."""
        if refused_key(bytes.fromhex(self.key)):
            raise AcademieError(Message("dice-weak-key"))
        return SeatDice(self.anchor, self.nonce, self.key)


class SittingDown(msgspec.Struct, forbid_unknown_fields=True):
    """What comes with a player who sits down."""

    dice: DiceAsked | None = None


def dice_given(asked: DiceAsked | None, settings: Settings) -> SeatDice | None:
    """What a seat gives to the dice; nothing where this server has no key to sign with."""
    return None if asked is None or not settings.key_file(SIGNING) else asked.seat_dice()


class TermsAsked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game of the catalogue, with what may be left out: its rule set, options, time, whether it counts."""

    game: Word
    ruleset: Word | None = None
    options: Options = msgspec.field(default_factory=dict[str, OptionValue])
    clock: Clock = msgspec.field(default_factory=Clock)
    rated: bool = False
    dice: DiceAsked | None = None

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
