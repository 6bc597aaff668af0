"""Refusals: why a request is not carried out, in both languages."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from academie.kernel import AcademieError, IllegalAction, NotationError, OptionError, Text, UnknownName

NO_GAME: Final = Text("cette partie n'existe pas", "there is no such game")
NO_TABLE: Final = Text("cette table n'existe pas", "there is no such table")
NO_SEEK: Final = Text("cette recherche n'existe pas", "there is no such seek")
NO_JOB: Final = Text("ce travail n'existe pas", "there is no such job")
NOBODY: Final = Text("il n'y a aucun joueur de ce nom", "there is no player with that name")
NOT_SEATED: Final = Text("vous ne jouez pas à cette table", "you do not have a seat at this table")
BEGUN: Final = Text("la partie a déjà commencé", "the game has already begun")
STILL_PLAYED: Final = Text("la partie n'est pas finie", "the game is still being played")
TOO_FAST: Final = Text("trop de messages ; attendez un instant", "too many messages; wait a moment")
GUESTS_UNRATED: Final = Text(
    "les invités ne jouent pas de parties classées ; créez un compte",
    "guests cannot play rated games; create an account",
)


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
    return Text(f"{general} ({wrong.text.en})", wrong.text.en)


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
