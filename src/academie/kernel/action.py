"""Who acts, and what they do: seats, chance and acts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, NewType, Self

from academie.kernel.errors import IllegalAction
from academie.words import Text

Seat = NewType("Seat", int)

WHITE: Final = Seat(0)
BLACK: Final = Seat(1)


class Chance(Enum):
    """The actor of throws and deals; a singleton, so that `actor is CHANCE` narrows the type."""

    CHANCE = "chance"


CHANCE: Final = Chance.CHANCE

Actor = Seat | Chance | None


def other(seat: Seat) -> Seat:
    """Return the adversary of `seat` in a game of two."""
    return BLACK if seat == WHITE else WHITE


class Action:
    """An act. Each game has its own, as frozen dataclasses; equal acts are equal values."""

    __slots__ = ()

    def mirrored(self) -> Self:
        """Return the act with the seats exchanged; one written from the actor's own side stays the same."""
        return self


@dataclass(frozen=True, slots=True)
class HandAct(Action):
    """An act by hand of one seat; both seats may act at the same moment."""

    by: Seat

    def mirrored(self) -> Self:
        return replace(self, by=other(self.by))


def refuse_unless(condition: object, reason: Text) -> None:
    """Raise `IllegalAction` with the reason unless the condition holds: no rule foresees such an act."""
    if not condition:
        raise IllegalAction(reason)


def refuse_if(reason: Text | None) -> None:
    """Raise `IllegalAction` if there is a reason."""
    if reason is not None:
        raise IllegalAction(reason)
