"""Errors of the library. A fault *at play* is never an exception: it is an event with a ruling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from json import JSONDecodeError
from typing import Final

from academie.words import Language, Message, Text, verbatim


class AcademieError(Exception):
    """Base of every error the library raises on purpose.

    `text` is for people, `code` for programs: the key of the message unless another is given.
    """

    def __init__(self, text: Text, *, code: str | None = None) -> None:
        self.text = text
        self.code = code or (text.key if isinstance(text, Message) else "")
        super().__init__(text)

    def __str__(self) -> str:
        return self.say(Language.ENGLISH)

    def say(self, language: Language) -> str:
        """Return what is wrong in a language."""
        return self.text.in_(language)


def reason(wrong: Exception) -> Text:
    """Return what an error says: in words of ours where users cause it, any other as Python prints it."""
    match wrong:
        case AcademieError():
            return wrong.text
        case UnicodeDecodeError():
            return Message("kernel-not-text")
        case OSError() if wrong.filename is not None:
            return Message(FILES.get(type(wrong), "kernel-file-fails"), file=str(wrong.filename))
        case JSONDecodeError():
            return Message("kernel-not-json", line=wrong.lineno, column=wrong.colno)
        case _:
            return _printed(wrong)


def unreadable(wrong: Exception) -> Text:
    """Return why data cannot be what a reader took it for."""
    match wrong:
        case AcademieError() | JSONDecodeError() | UnicodeDecodeError():
            return reason(wrong)
        case KeyError():
            return Message("kernel-no-field", name=str(wrong.args[0]))
        case _:
            return Message("kernel-wrong-value")


FILES: Final[Mapping[type[OSError], str]] = {
    FileNotFoundError: "kernel-no-file",
    IsADirectoryError: "kernel-is-folder",
    NotADirectoryError: "kernel-no-folder",
    PermissionError: "kernel-file-forbidden",
    FileExistsError: "kernel-file-exists",
}


def _printed(wrong: Exception) -> Text:
    return verbatim(f"{type(wrong).__name__}: {wrong}")


class NotationError(AcademieError):
    """Text that cannot be read. The message says what was expected and where."""


class SetupError(AcademieError):
    """A position that cannot be. `reasons` lists every problem found, not only the first."""

    def __init__(self, reasons: Sequence[Text]) -> None:
        self.reasons = tuple(reasons)
        super().__init__(reduce(_with, self.reasons), code="position.impossible")
        self.args = (self.reasons,)


def _with(reason: Text, another: Text) -> Text:
    return Message("kernel-reasons", reason=reason, another=another)


class IllegalAction(AcademieError):
    """An act the law does not allow in this state."""


class IllegalPlay(IllegalAction, NotationError):
    """Text that names no legal play. `code` says why to programs; `legal` lists the plays as texts.

    The codes are `play.not-legal`, `play.over` where the game has ended, `play.chance` where dice or a deal
    are due, `play.no-chance` where they are not, and `play.nothing` where nothing can be undone or redone.
    """

    def __init__(self, text: Text, *, code: str = "play.not-legal", legal: Sequence[str] = ()) -> None:
        self.legal = tuple(legal)
        super().__init__(text, code=code)


def refusal(action: object, text: Text) -> IllegalAction | TypeError:
    """Return the error for an act that is not legal; text in place of an act is a mistake of another kind."""
    if isinstance(action, str):
        return TypeError("an act is expected; use State.play for text")
    return IllegalAction(text)


class OptionError(AcademieError):
    """An option of a game that does not exist or has a value it cannot take."""


class UnknownName(AcademieError):
    """No game or rule set of that name. The message tells the names like it, or lists those that exist."""


FEW: Final = 40
"""How many names are listed at most."""


def instead(name: str, known: Sequence[str], aliases: Sequence[str] = ()) -> Text:
    """Return which names there are instead of an unknown one: those like it, else all if they are few."""
    # Most programs name nothing that is unknown.
    from difflib import get_close_matches  # noqa: PLC0415

    for names in (known, aliases):
        letters = {each.casefold(): each for each in names}
        if near := get_close_matches(name.casefold(), letters):
            return Message("kernel-did-you-mean", names=tuple(letters[each] for each in near))
    if len(known) > FEW:
        return Message("kernel-names-many", count=len(known), names=tuple(known[:3]))
    return Message("kernel-names", names=tuple(known))


class UnknownEdition(UnknownName):
    """An edition of a law that this release does not have, or no longer."""


class NoFacet(UnknownName):
    """A game without the part that was asked for."""
