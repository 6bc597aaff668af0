"""What happens at dames rabattues."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    """`seat` has laid a man on flèche `number`."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lifted(Event):
    """`seat` has lifted a man from flèche `number`; `rest` are left to him."""

    number: int
    rest: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AllLaid(Event):
    """`seat` has laid his last man: now he lifts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unplayed(Event):
    """`number`, thrown by `seat`, is played by nobody."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ThrowsAgain(Event):
    """`seat` has thrown a doublet and keeps the dé."""
