"""The messages of each language, read from their files when they are first asked for."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from academie.words.ftl import CatalogueError, Pattern, entries, pattern, to_json
from academie.words.language import Language, add, refresh

LOG: Final = logging.getLogger("academie.words")
NAMED: Final = 5
COMMANDS: Final = ("commands-", "coverage-", "lab-", "testing-")
"""What only the command line says."""


class Catalogue:
    """The messages of one language. What it lacks is taken from English."""

    def __init__(self, language: Language) -> None:
        self._written = written(language)
        self._read: dict[str, Pattern] = {}
        self.complete = True
        """Whether the language has every message itself."""
        if language != Language.ENGLISH:
            self._fill(language)

    def __getitem__(self, key: str) -> Pattern:
        """The pattern of a message. Raises `KeyError` where there is none in English either."""
        found = self._read.get(key)
        if found is None:
            found = self._read[key] = pattern(self._written[key])
        return found

    def __contains__(self, key: str) -> bool:
        return key in self._written

    def _fill(self, language: Language) -> None:
        """Take what is missing from English, and say so."""
        english = written(Language.ENGLISH)
        missing = sorted(english.keys() - self._written.keys())
        self._written = {**english, **self._written}
        if missing:
            self.complete = False
            some = ", ".join(missing[:NAMED]) + (", …" if len(missing) > NAMED else "")
            LOG.warning("%s lacks %d messages (%s): they are said in English", language, len(missing), some)


@cache
def catalogue(language: Language) -> Catalogue:
    return Catalogue(language)


@cache
def written(language: Language) -> Mapping[str, str]:
    """Every message that a language has itself, as it is written. Raises `CatalogueError`."""
    found: dict[str, str] = {}
    for file in files(language):
        for key, text in entries(file.read_text(encoding="utf-8")):
            if key in found:
                raise CatalogueError(f"{file.name} has {key}, which another entry has already")
            found[key] = text
    return found


def as_json(language: Language) -> dict[str, Any]:
    """The messages of a language for the browser, by their keys; not those of commands."""
    return {
        key: to_json(pattern(text))
        for key, text in sorted(written(language).items())
        if not key.startswith(COMMANDS)
    }


def files(language: Language) -> list[Path]:
    """The files of a language."""
    return [file for folder in language.about.folders for file in sorted(folder.glob("*.ftl"))]


def register(root: Path) -> None:
    """Add the catalogues of a package: `root` has a folder for each language it speaks."""
    add(root)
    reload()


def reload() -> None:
    """Read all again, after files have changed."""
    refresh()
    catalogue.cache_clear()
    written.cache_clear()
