"""In which language the command speaks, and how it says what went wrong."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from contextlib import contextmanager
from enum import StrEnum
from typing import Annotated, Final, NoReturn

import typer
from rich.console import Console
from rich.markup import escape

from academie.cli.missing import missing
from academie.kernel import AcademieError, Language, Text

out: Final = Console()
err: Final = Console(stderr=True)
INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""
BROKEN_OFF: Final = Text("Interrompu : ce qui est fait est gardé.", "Broken off: what is done is kept.")


class LanguageOption(StrEnum):
    """The languages of `--lang`."""

    fr = "fr"
    en = "en"


def usual() -> LanguageOption:
    """French where the system speaks French, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return LanguageOption.fr if spoken.startswith("fr") else LanguageOption.en


USUAL: Final = usual()

LangOption = Annotated[
    LanguageOption, typer.Option("--lang", help="Language of the answer / langue de la réponse.")
]


JsonOption = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]


def print_plain(content: object) -> None:
    """Prints plain data as JSON, for programs."""
    out.print_json(json.dumps(content, ensure_ascii=False))


def language(lang: LanguageOption) -> Language:
    return Language(lang.value)


@contextmanager
def told(lang: LanguageOption) -> Generator[None]:
    """Turns an error of ours, a file that cannot be used, or a package that is missing into one line for a
    person and exit code 2.
    """
    try:
        yield
    except (AcademieError, OSError, UnicodeError) as wrong:
        said = wrong.text.in_(language(lang)) if isinstance(wrong, AcademieError) else str(wrong)
        fail(said, lang)
    except ImportError as wrong:
        if (lack := missing(wrong)) is None:
            raise
        fail(lack.in_(language(lang)), lang)


def fail(said: str, lang: LanguageOption) -> NoReturn:
    """Says what is wrong in one line, and ends with exit code 2."""
    error = Text("Erreur", "Error").in_(language(lang))
    err.print(f"[red]{error}[/red]: {escape(said)}", highlight=False, soft_wrap=True)
    raise typer.Exit(2)


def warn(said: str) -> None:
    """Says in one line on stderr what was left out, and goes on."""
    err.print(f"[yellow]![/yellow] {escape(said)}", highlight=False, soft_wrap=True)
