"""The notation of a game: the texts that every game must be able to read and write."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from academie.kernel import CHANCE, Action, Event, Facet, NotationError, RuleSet, Seat, SetupError, State
from academie.notation.hand_acts import Attempt
from academie.notation.seats import PLAYER, person
from academie.notation.sheet import Sheet
from academie.registry import registry
from academie.words import Language, Message, Text, listed, series, verbatim

A = TypeVar("A", bound=Action)
S = TypeVar("S", bound=State[Any])
Players = Callable[[Seat], Text]
"""What each seat is called."""


class Notation(ABC, Generic[A]):
    """The text of one game: acts, states, and events in words. Reading what was written gives it back."""

    @abstractmethod
    def act(self, act: A) -> str:
        """Return the act as a record keeps it; reading it needs no position."""

    def describe_act(self, state: State[A], act: A) -> Text:
        """Return the act as people read it, made in that state; most games write it as records do."""
        del state
        return verbatim(self.act(act))

    def describe_acts(self, state: State[A], acts: Iterable[A]) -> tuple[Text, ...]:
        """Return acts that follow one another from that state as people read them."""
        told: list[Text] = []
        for act in acts:
            told.append(self.describe_act(state, act))
            state = state.apply(act)
        return tuple(told)

    @abstractmethod
    def read_act(self, text: str) -> A:
        """Return the act of a text. Raises `NotationError`."""

    @abstractmethod
    def state(self, state: State[A]) -> str:
        """Return the state as one line, without its rule set."""

    @abstractmethod
    def read_state(self, text: str, ruleset: RuleSet | None = None) -> State[A]:
        """Return the state of a line, by that rule set or the game's default.

        Raises `NotationError` for text that cannot be read and `SetupError` for a position that cannot be.
        """

    @abstractmethod
    def message(self, event: Event, players: Players) -> Text:
        """Return the event as a message, with `players` for the names of seats."""

    def describe(self, event: Event, language: Language) -> str:
        """Return the event as a sentence."""
        return self.message(event, self.player).in_(language)

    def player(self, seat: Seat) -> Text:
        """Return the name of a seat: the colour of its men, or a number beyond the second."""
        return PLAYER[seat] if seat < len(PLAYER) else person(seat)

    def sheet(self, state: State[A], names: Sequence[str]) -> Sheet[Text] | None:
        """Return the account kept beside the board, with `names` for the seats; most games keep none."""
        del state, names
        return None

    def at_board(self, state: State[A]) -> tuple[Seat, ...]:
        """Return the seats that play White and Black, in games where these change; empty in others."""
        del state
        return ()

    def public_events(self, before: State[A], after: State[A]) -> Sequence[Event]:
        """Return the events announced to the table after the act that leads from one state to the other."""
        del before
        return after.events

    def attempts(self, state: State[A], seat: Seat) -> Sequence[Attempt]:
        """Return what `seat` may try by hand, right or wrong, where that is more than the legal acts."""
        del state, seat
        return ()

    def resolve(self, state: State[A], text: str) -> A:
        """Return the legal act that `text` stands for. Raises `NotationError`, which says what is legal.

        Games that allow shorthand override `parse_in`.
        """
        act = self.parse_in(state, text.strip())
        if not self.accepts(state, act):
            typed, choices = text.strip(), self.choices(state)
            raise NotationError(Message("notation-not-legal", typed=typed, choices=choices))
        return act

    def parse_in(self, state: State[A], text: str) -> A:
        """Return the act that `text` stands for in `state`, legal or not. Raises `NotationError`."""
        del state
        return self.read_act(text)

    def accepts(self, state: State[A], act: A) -> bool:
        """Return whether the act may be applied; where faults are possible, `apply` decides."""
        return act in state.actions()

    def choices(self, state: State[A], most: int = 8) -> Text:
        """Return some legal acts, and how many there are if not all are shown, for a message."""
        acts = state.actions()
        more = (verbatim(f"… ({len(acts)})"),) if len(acts) > most else ()
        told = (*(self.describe_act(state, act) for act in acts[:most]), *more)
        return series(told) if state.actor is CHANCE else listed(told)


AnyNotation = Notation[Any]


def possible(state: S) -> S:
    """Return the state itself. Raises `SetupError` with every reason why it cannot be."""
    if reasons := state.problems():
        raise SetupError(reasons)
    return state


NOTATION: Final[Facet[AnyNotation]] = Facet("notation")


def notation_of(key: str) -> AnyNotation:
    """Return the notation of a game. Raises `UnknownName` for an unknown game, `NoFacet` if it has none."""
    return NOTATION.of(registry[key])
