"""What text every game must be able to read and write."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from academie.kernel import Action, Event, Language, NotationError, RuleSet, Seat, SetupError, State, Text
from academie.notation.hand_acts import Attempt
from academie.notation.seats import PLAYER, person
from academie.notation.sheet import Sheet

A = TypeVar("A", bound=Action)
S = TypeVar("S", bound=State[Any])


class Notation(ABC, Generic[A]):
    """The text of one game: acts, states, and events in words. Reading what was written gives it back."""

    @abstractmethod
    def act(self, act: A) -> str:
        """The act as it stands in a record; needs no position to be read."""

    @abstractmethod
    def read_act(self, text: str) -> A:
        """The act written so. Raises `NotationError`."""

    @abstractmethod
    def state(self, state: State[A]) -> str:
        """The state on one line, without its rule set."""

    @abstractmethod
    def read_state(self, text: str, ruleset: RuleSet | None = None) -> State[A]:
        """The state written so, by that rule set or the game's default.

        Raises `NotationError` for text that cannot be read and `SetupError` for a position that cannot be.
        """

    @abstractmethod
    def describe(self, event: Event, language: Language) -> str:
        """A sentence for people."""

    def player(self, seat: Seat) -> Text:
        """What a seat is called: by its men, or by its number beyond the second."""
        return PLAYER[seat] if seat < len(PLAYER) else person(seat)

    def sheet(self, state: State[A], names: Sequence[str], language: Language) -> Sheet | None:
        """The account that is kept beside the board, the seats being named in order; most games keep none."""
        del state, names, language
        return None

    def at_board(self, state: State[A]) -> tuple[Seat, ...]:
        """The seats that have the men, White's first, where it is not always the first two."""
        del state
        return ()

    def public_events(self, before: State[A], after: State[A]) -> Sequence[Event]:
        """What is said aloud at the table once an act has led from one state to the other."""
        del before
        return after.events

    def attempts(self, state: State[A], seat: Seat) -> Sequence[Attempt]:
        """What `seat` may try by hand, right or wrong, where that is more than the legal acts."""
        del state, seat
        return ()

    def resolve(self, state: State[A], text: str) -> A:
        """The legal act a person means by `text` in `state`. Raises `NotationError`, saying what is legal.

        Games that allow shorthand override `parse_in`.
        """
        act = self.parse_in(state, text.strip())
        if not self.accepts(state, act):
            said, choices = repr(text.strip()), self.choices(state)
            raise NotationError(
                Text(
                    f"{said} n'est pas permis ici ; essayez : {choices}",
                    f"{said} is not legal here; try one of: {choices}",
                )
            )
        return act

    def parse_in(self, state: State[A], text: str) -> A:
        """The act `text` stands for, legal or not."""
        del state
        return self.read_act(text)

    def accepts(self, state: State[A], act: A) -> bool:
        """Whether the act is one to try; a table that takes faults lets `apply` decide."""
        return act in state.actions()

    def choices(self, state: State[A], most: int = 8) -> str:
        """Some legal acts, for a message."""
        acts = [self.act(act) for act in state.actions()]
        more = f", … ({len(acts)} in all)" if len(acts) > most else ""
        return ", ".join(acts[:most]) + more


AnyNotation = Notation[Any]


def possible(state: S) -> S:
    """The state itself. Raises `SetupError` with every reason why it cannot be."""
    if reasons := state.problems():
        raise SetupError(reasons)
    return state
