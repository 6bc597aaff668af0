"""Refusals: why a request is not carried out."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar, Final

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

RETRY: Final = {"Retry-After": "1"}


class Refusal(AcademieError):
    """Why a request is not carried out, with what the answer to it says besides."""

    status: ClassVar[int] = 400
    headers: Mapping[str, str] = {}
    extra: dict[str, Any] | None = None


class NoSuch(Refusal):
    """What was asked for does not exist, or the caller may not know of it."""

    status = 404


@contextmanager
def missing_if_unknown() -> Generator[None]:
    """Raise `NoSuch` instead of `UnknownName`."""
    try:
        yield
    except UnknownName as wrong:
        raise NoSuch(wrong.text) from None


class NotSignedIn(Refusal):
    """Only someone who is signed in may do this."""

    status = 401


class NotYours(Refusal):
    """The caller may not do this."""

    status = 403


class NotNow(Refusal):
    """It cannot be done in the present situation."""

    status = 409


class TooMany(Refusal):
    """The caller already has as many as allowed; `seconds` says when there may be more, if that is known."""

    status = 429

    def __init__(self, text: Text, seconds: int | None = None) -> None:
        super().__init__(text)
        self.seconds = seconds
        if seconds is not None:
            self.headers = {"Retry-After": str(seconds)}


class TooFast(Refusal):
    """The caller has made too many requests, and may try again in a second."""

    status = 429
    headers = RETRY
