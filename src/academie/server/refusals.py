"""Why the house does not do what it is asked; each is told to whoever asked, in both languages."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from academie.kernel import AcademieError, IllegalAction, NotationError, OptionError, Text, UnknownName

NO_GAME: Final = Text("cette partie n'existe pas", "there is no such game")
NO_TABLE: Final = Text("cette table n'existe pas", "there is no such table")
NO_SEEK: Final = Text("cette demande n'existe pas", "there is no such seek")
NO_JOB: Final = Text("vous n'avez pas de tel travail en cours", "you have no such job")
NOBODY: Final = Text("il n'y a personne de ce nom", "there is nobody of that name")
NOT_SEATED: Final = Text("vous n'êtes pas assis à cette table", "you do not sit at this table")
BEGUN: Final = Text("la partie a commencé", "the game has begun")
STILL_PLAYED: Final = Text("la partie se joue encore", "the game is still being played")
TOO_FAST: Final = Text("pas si vite", "not so fast")
GUESTS_UNRATED: Final = Text(
    "les invités jouent des parties qui ne comptent pas au classement",
    "guests play games that are not rated",
)


GENERAL: Final[tuple[tuple[type[AcademieError], str], ...]] = (
    (NotationError, "cela ne se lit pas"),
    (IllegalAction, "cela ne se peut pas maintenant"),
    (OptionError, "cela ne peut se convenir"),
    (UnknownName, "il n'y a rien de ce nom"),
)
"""What is said in French, before the reason, of an error whose reason is told in English alone."""


def words(wrong: AcademieError) -> Text:
    """What a person is told of an error: its own words, introduced in French where it has none."""
    if wrong.text.fr != wrong.text.en:
        return wrong.text
    general = next((fr for kind, fr in GENERAL if isinstance(wrong, kind)), "cela est refusé")
    return Text(f"{general} ({wrong.text.en})", wrong.text.en)


class NoSuch(AcademieError):
    """What was asked for is not there, or not for this caller to know of."""


@contextmanager
def looked_up() -> Generator[None]:
    """Tells a name that nothing has as something that is not there."""
    try:
        yield
    except UnknownName as wrong:
        raise NoSuch(wrong.text) from None


class NotYours(AcademieError):
    """The caller may not do this."""


class NotNow(AcademieError):
    """It cannot be done as things stand."""


class TooMany(AcademieError):
    """The caller has as many already as he may have at once."""
