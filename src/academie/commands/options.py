"""What commands share: options, the language in which they answer, the exit code after Ctrl-C."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

from academie.registry import registry
from academie.words import Language, Message, languages

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as in shells."""
LANGUAGE: Final = "--lang"


def default_language() -> Language:
    """The language the system is set to, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return _known(locale.replace("_", ".").partition(".")[0]) or Language.ENGLISH


def language_in(arguments: Sequence[str]) -> Language:
    """The language that a command line asks for, as far as there is one; else that of the system."""
    for place, each in enumerate(arguments):
        name, equals, value = each.partition("=")
        if name == LANGUAGE:
            asked = value if equals else "".join(arguments[place + 1 : place + 2])
            return _known(asked) or default_language()
    return default_language()


def language_of(context: Any) -> Language:  # noqa: ANN401 - Typer does not export the type of its contexts
    """The language that the command line of a context asks for; else that of the system."""
    found: Language = getattr(context.find_root().command, "language", DEFAULT_LANGUAGE)
    return found


def read_language(code: str) -> Language:
    """The language of a code. Raises `BadParameter` with those there are."""
    if (found := _known(code)) is None:
        text = Message("commands-usage-no-language", code=code, known=tuple(languages()))
        raise typer.BadParameter(text.in_(DEFAULT_LANGUAGE))
    return found


def language_of_call(context: typer.Context) -> Language:
    """The language of a call: it may be asked for before the name of the command too."""
    return language_of(context)


def _known(code: str) -> Language | None:
    return Language(code) if code in languages() else None


DEFAULT_LANGUAGE: Final = default_language()


def game_key(name: str | None) -> str | None:
    """The key of the game of that name or alias. A name that no game has stays: the command reports it."""
    return None if name is None else registry.key(name)


LanguageOption = Annotated[
    Language,
    typer.Option(
        LANGUAGE, parser=read_language, callback=language_of_call, metavar=f"[{'|'.join(languages())}]"
    ),
]
JsonOption = Annotated[bool, typer.Option("--json")]
GameArgument = Annotated[str, typer.Argument(callback=game_key)]
AnyGameArgument = Annotated[str | None, typer.Argument(callback=game_key)]
RulesetOption = Annotated[str | None, typer.Option()]
