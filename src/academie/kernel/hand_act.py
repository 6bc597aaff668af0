"""Acts by hand: what all games with an arbiter share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from academie.kernel import Action, IllegalAction, Seat, Text, other


@dataclass(frozen=True, slots=True)
class HandAct(Action):
    """An act by hand of one seat; both seats may act at the same moment."""

    by: Seat

    def mirrored(self) -> Self:
        return replace(self, by=other(self.by))


def refuse_unless(condition: object, reason: str | Text) -> None:
    """Raise `IllegalAction` with the reason unless the condition holds: no rule foresees such an act."""
    if not condition:
        raise IllegalAction(reason)
