"""`academie texts`: transcriptions of the books, so that pages show the author's words beside ours."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption
from academie.commands.output import out, print_json
from academie.words import Message, Text

if TYPE_CHECKING:
    from academie.edition.texts import Transcription

ADDED: Final = Message("commands-texts-added")
REMOVED: Final = Message("commands-texts-removed")
LINE: Final = Message("commands-texts-line")
NONE: Final = Message("commands-texts-none")

texts_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)


@texts_app.command()
def add(
    file: Annotated[Path, typer.Argument()],
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Install a copy of a transcription; which book it is of is found by its passages."""
    from academie.edition.texts import add_text

    added = add_text(file)
    if as_json:
        print_json(plain(added))
    else:
        out.print(told(ADDED, added).in_(lang), highlight=False, soft_wrap=True)


@texts_app.command("list")
def list_(as_json: JsonOption = False, lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """List the transcriptions that are installed, with how many passages each has."""
    from academie.edition.texts import installed_texts

    installed = installed_texts()
    if as_json:
        print_json([*map(plain, installed)])
        return
    for each in installed:
        out.print(told(LINE, each).in_(lang), highlight=False, soft_wrap=True)
    if not installed:
        out.print(NONE.in_(lang), highlight=False, soft_wrap=True)


@texts_app.command()
def remove(book: Annotated[str, typer.Argument()], lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Remove the transcription of a book; the file it was copied from stays."""
    from academie.edition.texts import remove_text

    remove_text(book)
    out.print(REMOVED.given(book=book).in_(lang), highlight=False, soft_wrap=True)


def told(message: Message, transcription: Transcription) -> Text:
    """What is said of a transcription."""
    return message.given(book=transcription.book, found=transcription.found, number=transcription.passages)


def plain(transcription: Transcription) -> dict[str, object]:
    """The same as plain data."""
    return {
        "book": transcription.book,
        "found": transcription.found,
        "passages": transcription.passages,
    }
