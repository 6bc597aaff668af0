"""What a kind of notice is: why somebody is told something, and how until they choose otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Final


class By(StrEnum):
    """By which channel a person is told."""

    PAGE = "page"
    PUSH = "push"
    MAIL = "mail"


DAY_SECONDS: Final = 24 * 3600


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeKind:
    """Why somebody is told something.

    A part above may declare a kind of one below again, with more to say of it: the last one counts.
    """

    name: str
    by: frozenset[By] = frozenset({By.PAGE})
    """By which channels somebody is told who has not chosen otherwise."""
    chosen: bool = True
    """Whether the person chooses by which."""
    essential: bool = False
    """Whether it is for the safety of the account: sent at once, whatever the person has chosen."""
    delay: timedelta = timedelta(seconds=20)
    """How long it waits for being seen before it is sent on."""
    urgent: bool = False
    """Whether a push service is to wake the device for it."""
    digested: bool = True
    """Whether mail of it waits for a digest, for those who want digests."""
    seldom: bool = False
    """Whether mail of it comes at most twice a day."""
    push_seconds: int = DAY_SECONDS
    """How long a push service keeps it for a browser that is away."""
    seen: str = ""
    """A condition on a row of `notice`: the person has it before their eyes elsewhere."""
    settled: str = ""
    """A condition on a row of `notice`: what it told of holds no longer."""


class NoticeKinds(dict[str, NoticeKind]):
    """The kinds of notice that the parts of a process declare, by name."""

    def __init__(self, kinds: Iterable[NoticeKind]) -> None:
        super().__init__((kind.name, kind) for kind in kinds)

    @property
    def chosen(self) -> list[NoticeKind]:
        """Those of which people choose how they are told."""
        return [kind for kind in self.values() if kind.chosen]
