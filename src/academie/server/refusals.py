"""Refusals: why a request is not carried out, in both languages."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from academie.kernel import AcademieError, IllegalAction, NotationError, OptionError, UnknownName
from academie.words import Content, Message, Text

NO_GAME: Final = Message("server-no-game")
NO_TABLE: Final = Message("server-no-table")
NO_SEEK: Final = Message("server-no-seek")
NO_JOB: Final = Message("server-no-job")
NOBODY: Final = Message("server-nobody")
NOT_SEATED: Final = Message("server-not-seated")
BEGUN: Final = Message("server-begun")
STILL_PLAYED: Final = Message("server-still-played")
TOO_FAST: Final = Message("server-too-fast")
GUESTS_UNRATED: Final = Message("server-guests-unrated")


GENERAL: Final[tuple[tuple[type[AcademieError], str], ...]] = (
    (NotationError, "notation illisible"),
    (IllegalAction, "coup impossible maintenant"),
    (OptionError, "option refusée"),
    (UnknownName, "nom inconnu"),
)
"""How an error that has only an English reason is introduced in French."""


def error_text(wrong: AcademieError) -> Text:
    """The text of an error, introduced in French where it has an English reason alone."""
    if wrong.text.fr != wrong.text.en:
        return wrong.text
    general = next((fr for kind, fr in GENERAL if isinstance(wrong, kind)), "demande refusée")
    return Content(fr=f"{general} ({wrong.text.en})", en=wrong.text.en)


class NoSuch(AcademieError):
    """What was asked for does not exist, or the caller may not know of it."""


@contextmanager
def missing_if_unknown() -> Generator[None]:
    """Raise `NoSuch` instead of `UnknownName`."""
    try:
        yield
    except UnknownName as wrong:
        raise NoSuch(wrong.text) from None


class NotYours(AcademieError):
    """The caller may not do this."""


class NotNow(AcademieError):
    """It cannot be done in the present situation."""


class TooMany(AcademieError):
    """The caller already has as many as allowed at once."""
