"""Errors of the library. A fault *at play* is never an exception: it is an event with a ruling."""

from __future__ import annotations

from collections.abc import Sequence

from academie.words import Text, verbatim


class AcademieError(Exception):
    """Base of every error the library raises on purpose.

    `text` is for people; a message given in one language only is the same in both.
    """

    def __init__(self, message: str | Text = "") -> None:
        self.text = message if isinstance(message, Text) else verbatim(message)
        super().__init__(self.text.en)


class NotationError(AcademieError):
    """Text that cannot be read. The message says what was expected and where."""


class SetupError(AcademieError):
    """A position that cannot be. `reasons` lists every problem found, not only the first."""

    def __init__(self, reasons: Sequence[str]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("; ".join(self.reasons))


class IllegalAction(AcademieError):
    """An act the law does not allow in this state."""


class IllegalPlay(IllegalAction, NotationError):
    """Text that names no legal play. `code` says why to programs; `legal` lists the plays as texts.

    The codes are `play.not-legal`, `play.over` where the game has ended, `play.chance` where dice or a deal
    are due, `play.no-chance` where they are not, and `play.nothing` where nothing can be undone or redone.
    """

    def __init__(
        self, message: str | Text = "", *, code: str = "play.not-legal", legal: Sequence[str] = ()
    ) -> None:
        self.code = code
        self.legal = tuple(legal)
        super().__init__(message)


def refusal(action: object, message: str | Text) -> IllegalAction | TypeError:
    """Return the error for an act that is not legal; text in place of an act is a mistake of another kind."""
    if isinstance(action, str):
        return TypeError("an act is expected; use State.play for text")
    return IllegalAction(message)


class OptionError(AcademieError):
    """An option of a game that does not exist or has a value it cannot take."""


class UnknownName(AcademieError):
    """No game or rule set of that name. The message lists the names that exist."""


class NoFacet(UnknownName):
    """A game without the part that was asked for."""
