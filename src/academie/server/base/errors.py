"""Refusals: why a request is not carried out."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from academie.kernel import AcademieError, UnknownName
from academie.words import Message, Text

NO_GAME: Final = Message("server-no-game")
NO_TABLE: Final = Message("server-no-table")
NO_SEEK: Final = Message("server-no-seek")
NO_JOB: Final = Message("server-no-job")
NOBODY: Final = Message("server-nobody")
NOT_SEATED: Final = Message("server-not-seated")
BEGUN: Final = Message("server-begun")
STILL_PLAYED: Final = Message("server-still-played")
TOO_FAST: Final = Message("server-too-fast")
GUESTS_DENIED: Final = Message("identity-guests-denied")
GUESTS_UNRATED: Final = Message("server-guests-unrated")
SIGN_IN: Final = Message("server-sign-in")
TOKEN_DENIED: Final = Message("server-token-denied")
OTHER_SITE: Final = Message("server-other-site")
TOO_MANY_REQUESTS: Final = Message("server-too-many-requests")
TOO_DEEP: Final = Message("server-too-deep")


class NoSuch(AcademieError):
    """What was asked for does not exist, or the caller may not know of it."""


@contextmanager
def missing_if_unknown() -> Generator[None]:
    """Raise `NoSuch` instead of `UnknownName`."""
    try:
        yield
    except UnknownName as wrong:
        raise NoSuch(wrong.text) from None


class NotSignedIn(AcademieError):
    """Only someone who is signed in may do this."""


class NotYours(AcademieError):
    """The caller may not do this."""


class NotNow(AcademieError):
    """It cannot be done in the present situation."""


class TooMany(AcademieError):
    """The caller already has as many as allowed; `seconds` says when there may be more, if that is known."""

    def __init__(self, text: Text, seconds: int | None = None) -> None:
        super().__init__(text)
        self.seconds = seconds


class TooFast(AcademieError):
    """The caller has made too many requests, and may try again in a second."""
