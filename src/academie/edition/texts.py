"""Transcriptions somebody has installed: the author's words beside ours. Nothing is lost without them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from academie.edition.alignment import Span, align
from academie.edition.index import Book, passages
from academie.edition.letters import Letters
from academie.kernel.data import user_data
from academie.kernel.errors import AcademieError, NotationError, UnknownName
from academie.words import Message

VARIABLE: Final = "ACADEMIE_TEXTS"
LEAST: Final = 0.2
"""The share of a book's passages by which a file is known for a transcription of it."""


@dataclass(frozen=True, slots=True)
class Transcription:
    """A text of one of the books, with where the passages are that were found in it."""

    book: str
    text: str
    pieces: Mapping[str, tuple[Span, ...]]
    found: int
    passages: int
    """How many passages of the book can be found by their anchors."""

    def words(self, id_: str) -> str | None:
        """What the author says in a passage, in the lines of the file."""
        parts = [self.text[start:end].strip() for start, end in self.pieces.get(id_, ())]
        return "\n".join(part for part in parts if part) or None


def texts_folder() -> Path:
    """Where transcriptions are kept: the folder of `ACADEMIE_TEXTS`, else among the user's data."""
    return Path(os.environ.get(VARIABLE) or user_data("texts"))


def recognise(text: str) -> Transcription:
    """Which book a text is of, with its passages. Raises `NotationError` if it is of none."""
    letters = Letters(text)
    found = [_transcription(book, letters) for book in passages().books]
    best = max(found, key=_share)
    if _share(best) < LEAST:
        books = tuple(each.book for each in found)
        raise NotationError(
            Message(
                "edition-text-unknown", book=best.book, found=best.found, number=best.passages, books=books
            )
        )
    return best


def add_text(path: Path) -> Transcription:
    """Install a copy of a transcription, in place of any of the same book.

    Raises `NotationError` if it is no text in UTF-8, or of none of the books.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise NotationError(Message("edition-text-not-utf-8", path=path)) from None
    transcription = recognise(text)
    folder = texts_folder()
    folder.mkdir(parents=True, exist_ok=True)
    _write(_text_file(folder, transcription.book), text)
    places = {
        "found": transcription.found,
        "passages": transcription.passages,
        "pieces": transcription.pieces,
    }
    _write(_map_file(folder, transcription.book), json.dumps(places, indent=1) + "\n")
    return transcription


def remove_text(book: str) -> None:
    """Remove the transcription of a book. Raises `UnknownName` if none is installed."""
    folder = texts_folder()
    if book not in {each.book for each in installed_texts()}:
        known = tuple(each.book for each in installed_texts())
        raise UnknownName(
            Message("edition-text-none" if known else "edition-texts-none", book=book, known=known)
        )
    _map_file(folder, book).unlink()
    _text_file(folder, book).unlink(missing_ok=True)


def installed_texts() -> tuple[Transcription, ...]:
    """The transcriptions there are, in the order of the books. Raises `AcademieError` if one is damaged."""
    return tuple(_installed(texts_folder()))


def author_text(id_: str) -> str | None:
    """What the author says in a passage, or in that of a sentence; `None` if it is not installed.

    A passage that holds others has no words of its own. Raises `UnknownName` if there is no such passage.
    """
    index = passages()
    passage = index.find(id_)
    book = index.book_of(passage).id
    for transcription in _installed(texts_folder(), book):
        return transcription.words(passage.id)
    return None


def _transcription(book: Book, text: Letters) -> Transcription:
    pieces = align(book, text)
    anchored = [passage.id for passage in book.passages if passage.anchors]
    return Transcription(book.id, text.text, pieces, sum(id_ in pieces for id_ in anchored), len(anchored))


def _share(transcription: Transcription) -> float:
    return transcription.found / transcription.passages


def _installed(folder: Path, only: str | None = None) -> Iterator[Transcription]:
    for book in passages().books:
        file = _map_file(folder, book.id)
        if only in {None, book.id} and file.exists():
            yield _load(folder, book.id, file.stat().st_mtime_ns)


@lru_cache(maxsize=8)
def _load(folder: Path, book: str, _changed: int) -> Transcription:
    """The transcription as it was when its map was last written."""
    try:
        text = _text_file(folder, book).read_bytes().decode("utf-8")
        places: Mapping[str, Any] = json.loads(_map_file(folder, book).read_text(encoding="utf-8"))
        pieces = {id_: tuple((start, end) for start, end in each) for id_, each in places["pieces"].items()}
        return Transcription(book, text, pieces, places["found"], places["passages"])
    except (FileNotFoundError, ValueError, KeyError, TypeError, AttributeError):
        raise AcademieError(Message("edition-text-damaged", book=book, folder=folder)) from None


def _text_file(folder: Path, book: str) -> Path:
    return folder / f"{book}.txt"


def _map_file(folder: Path, book: str) -> Path:
    return folder / f"{book}.json"


def _write(path: Path, text: str) -> None:
    """Write the file at once: a server that reads it never sees half of it."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    fresh.write_bytes(text.encode("utf-8"))
    fresh.replace(path)
