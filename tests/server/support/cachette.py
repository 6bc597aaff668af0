"""A small game with hidden hands, for tests only: each seat is dealt a secret card and may bury and draw.

Chance deals a card to each of three seats. In turn a seat shows its card, or buries it face down, upon which
chance deals it another in secret. When every seat has shown, the highest card wins. Secrets are in the rolls
(what was dealt) and in the acts (what was buried).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Self

from academie.kernel import (
    CHANCE,
    Action,
    Actor,
    Citation,
    Event,
    Game,
    IllegalAction,
    Law,
    NotationError,
    Options,
    Outcome,
    RuleSet,
    Seat,
    Source,
    State,
)
from academie.notation import Notation
from academie.notation.codec import Players
from academie.words import Content, Text, verbatim

SEATS = 3
CARDS = 16
HOUSE = Citation(Source("T", "Test", 2000), "ch. I")
RULES = RuleSet(id="cachette/test", title=Content(fr="Cachette", en="Cachette"))


def name(card: int) -> str:
    """The card as text that occurs nowhere by accident."""
    return f"CARTE_{card:02}_"


@dataclass(frozen=True, slots=True)
class Deal(Action):
    card: int


@dataclass(frozen=True, slots=True)
class Show(Action):
    card: int


@dataclass(frozen=True, slots=True)
class Bury(Action):
    card: int


Move = Deal | Show | Bury


@dataclass(frozen=True, slots=True, kw_only=True)
class Held(Event):
    """What a seat has in its hand; told to that seat alone."""

    card: int


@dataclass(frozen=True, slots=True)
class Hands(State[Move]):
    """`hands` are the cards held, `None` where there is none or it is hidden; `buried` those given up."""

    hands: tuple[int | None, ...] = (None,) * SEATS
    shown: tuple[bool, ...] = (False,) * SEATS
    buried: tuple[int | None, ...] = ()
    dealing: int | None = 0
    turn: int = 0

    @property
    def ruleset(self) -> RuleSet:
        return RULES

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def actor(self) -> Actor:
        if self.dealing is not None:
            return CHANCE
        return None if all(self.shown) else Seat(self.turn)

    @property
    def events(self) -> tuple[Event, ...]:
        held = enumerate(self.hands)
        return tuple(
            Held(seat=Seat(seat), citation=HOUSE, card=card) for seat, card in held if card is not None
        )

    @property
    def outcome(self) -> Outcome | None:
        if self.actor is not None:
            return None
        best = max(range(SEATS), key=lambda seat: self.hands[seat] or 0)
        returns = (Fraction(SEATS - 1 if seat == best else -1) for seat in range(SEATS))
        return Outcome(tuple(returns), "highest")

    def actions(self) -> Sequence[Move]:
        if self.dealing is not None:
            return tuple(Deal(card) for card in self._deck())
        if self.actor is None or (card := self.hands[self.turn]) is None:
            return ()
        return (Show(card), Bury(card)) if len(self.buried) < 6 else (Show(card),)

    def _deck(self) -> list[int]:
        return [card for card in range(CARDS) if card not in self.hands and card not in self.buried]

    def chance(self) -> Sequence[tuple[Move, Fraction]]:
        deck = self._deck() if self.dealing is not None else []
        return tuple((Deal(card), Fraction(1, len(deck))) for card in deck)

    def apply(self, action: Move) -> Self:
        if action not in self.actions():
            raise IllegalAction(verbatim(f"{action} is not legal"))
        match action:
            case Deal(card):
                return self._dealt(card)
            case Show():
                shown = tuple(seat == self.turn or was for seat, was in enumerate(self.shown))
                return replace(self, shown=shown, turn=self._next(shown))
            case Bury(card):
                hands = tuple(None if seat == self.turn else held for seat, held in enumerate(self.hands))
                return replace(self, hands=hands, buried=(*self.buried, card), dealing=self.turn)

    def _dealt(self, card: int) -> Self:
        assert self.dealing is not None
        hands = tuple(card if seat == self.dealing else held for seat, held in enumerate(self.hands))
        empty = next((seat for seat, held in enumerate(hands) if held is None), None)
        turn = self._next(self.shown) if empty is None and self.buried else 0
        return replace(self, hands=hands, dealing=empty, turn=turn)

    def _next(self, shown: tuple[bool, ...]) -> int:
        order = ((self.turn + step) % SEATS for step in range(1, SEATS + 1))
        return next((seat for seat in order if not shown[seat]), 0)

    def mirrored(self) -> Self:
        return self

    def problems(self) -> tuple[Text, ...]:
        return ()

    def view(self, seat: Seat | None) -> Self:
        hands = tuple(
            card if self.shown[place] or place == seat else None for place, card in enumerate(self.hands)
        )
        return replace(self, hands=hands, buried=(None,) * len(self.buried))


class CachetteLaw(Law[Move, RuleSet]):
    key = "cachette"
    rulesets = (RULES,)

    def start(self, ruleset: RuleSet | None = None, options: Options | None = None) -> Hands:
        del ruleset, options
        return Hands()


class CachetteNotation(Notation[Move]):
    """`deal CARTE_05_`, `show CARTE_05_`, `bury CARTE_05_`."""

    def act(self, act: Move) -> str:
        return f"{type(act).__name__.lower()} {name(act.card)}"

    def read_act(self, text: str) -> Move:
        word, _, card = text.partition(" ")
        kinds: dict[str, type[Deal] | type[Show] | type[Bury]] = {"deal": Deal, "show": Show, "bury": Bury}
        number = next((number for number in range(CARDS) if name(number) == card), None)
        if word not in kinds or number is None:
            raise NotationError(verbatim(f"cannot read {text!r}"))
        return kinds[word](number)

    def state(self, state: State[Move]) -> str:
        assert isinstance(state, Hands)
        return " ".join("?" if card is None else name(card) for card in (*state.hands, *state.buried))

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> State[Move]:
        raise NotationError(verbatim(text))

    def message(self, event: Event, players: Players) -> Text:
        assert isinstance(event, Held)
        del players
        return verbatim(f"{event.seat}: {name(event.card)}")


LAW = CachetteLaw()
NOTATION = CachetteNotation()
CACHETTE = Game(
    key="cachette",
    title=RULES.title,
    seats=(3,),
    hides=True,
    facets={"law": "tests.server.support.cachette:LAW", "notation": "tests.server.support.cachette:NOTATION"},
)
