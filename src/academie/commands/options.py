"""What commands share: options, the language in which they answer, the exit code after Ctrl-C."""

from __future__ import annotations

import os
from typing import Annotated, Any, Final

import typer

from academie.registry import registry
from academie.words import Language

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as in shells."""
_LANGUAGE: Final = "academie.language"
"""Where a context keeps the language asked for, so that errors are reported in it."""


def default_language() -> Language:
    """French where the system is set to French, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return Language.FRENCH if locale.startswith("fr") else Language.ENGLISH


DEFAULT_LANGUAGE: Final = default_language()


def language_of(context: Any) -> Language:  # noqa: ANN401 - Typer does not export the type of its contexts
    """The language asked for by `--lang`, as far as the command line was read; else the default."""
    language: Language = context.meta.get(_LANGUAGE, DEFAULT_LANGUAGE)
    return language


def _keep_language(context: typer.Context, value: Language) -> Language:
    context.meta[_LANGUAGE] = value
    return value


def game_key(name: str | None) -> str | None:
    """The key of the game of that name or alias. A name that no game has stays: the command reports it."""
    return None if name is None else registry.key(name)


LanguageOption = Annotated[
    Language,
    typer.Option("--lang", callback=_keep_language, help="Language of the answer / langue de la réponse."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]
GameArgument = Annotated[str, typer.Argument(callback=game_key, help="The game, e.g. trictrac.")]
AnyGameArgument = Annotated[
    str | None, typer.Argument(callback=game_key, help="The game, e.g. trictrac; all games if left out.")
]
RulesetOption = Annotated[str | None, typer.Option(help="By which rule set.")]
