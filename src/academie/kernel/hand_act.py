"""What every table with hands on it shares."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from academie.kernel import Action, IllegalAction, Seat, Text, other


@dataclass(frozen=True, slots=True)
class HandAct(Action):
    """An act of one seat; both may act in the same moment."""

    by: Seat

    def mirrored(self) -> Self:
        return replace(self, by=other(self.by))


def refuse_unless(condition: object, reason: str | Text) -> None:
    """Raises `IllegalAction` with the reason for an act no rule foresees."""
    if not condition:
        raise IllegalAction(reason)
