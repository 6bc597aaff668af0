"""Players as they are offered: by name, with a description and what must be installed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Final

from academie.engine.player import Player
from academie.kernel import Facet
from academie.words import Message, Text

Made = Callable[[int | None, float], Player]
"""Makes a player from its seed and from how often it forgets to mark, where players mark for themselves."""
Missing = Callable[[], Text | None]
"""Says what must be installed for a player, and how; `None` if nothing is missing."""


def nothing() -> Text | None:
    """Return `None`: for a player that needs nothing but Python."""
    return None


def core() -> Text | None:
    """Return what is missing for a player that needs the compiled core."""
    if find_spec("academie_core"):
        return None
    return Message("engine-no-core")


@dataclass(frozen=True, slots=True)
class PlayerOffer:
    """A player by name. Its engine is loaded only when the player is made."""

    name: str
    title: Text
    about: Text
    """How it plays, in a sentence."""
    make: Made
    missing: Missing = nothing

    @property
    def available(self) -> bool:
        """Whether all it needs is installed on this machine."""
        return self.missing() is None


@dataclass(frozen=True, slots=True)
class Players:
    """The players of a game beyond the random one: the simple one, doctrines, and levels, the weakest first.

    Doctrines follow the principles of a book. Levels are listed whether or not what they need is installed.
    Where engines of the game speak a protocol we know, `program` makes a player of the one that a command
    starts, written after `prefix`.
    """

    simple: Made | None = None
    levels: tuple[PlayerOffer, ...] = ()
    prefix: str = ""
    program: Callable[[Sequence[str]], Player] | None = None
    doctrines: tuple[PlayerOffer, ...] = ()


PLAYERS: Final[Facet[Players]] = Facet("players")


Leveled = Callable[[str, int | None, float], Player]
"""Makes the player of a level by its name, from the seed and from how often it forgets."""
LEVEL: Final = ("niveau", Message("engine-machine"))


def ladder(
    abouts: Sequence[Text], make: Leveled, missing: Missing = core, called: tuple[str, Text] = LEVEL
) -> tuple[PlayerOffer, ...]:
    """Return the levels of a game, one for each sentence, made by its name: each errs less than the last or
    looks further. How much stronger that makes it, if at all, its ladder says (`players.known`).

    `called` is what their names begin with, and what their titles begin with.
    """
    key, who = called
    return tuple(
        PlayerOffer(
            f"{key}-{number}",
            Message("engine-level", who=who, number=number),
            about,
            partial(make, f"{key}-{number}"),
            missing,
        )
        for number, about in enumerate(abouts, 1)
    )
