"""Acts with what they are worth."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Action


@dataclass(frozen=True, slots=True)
class RatedAct:
    """An act and what it is worth to who does it, in stakes: one for a game surely won, two for a double.

    `error` is the standard error of a value found by playing on; a value that was worked out has none.
    """

    act: Action
    value: float
    error: float | None = None
    score: str = ""
    """The same as players say it, where they do: men or pawns ahead, or a win in so many moves."""
    line: tuple[Action, ...] = ()
    """What is likely to follow."""
