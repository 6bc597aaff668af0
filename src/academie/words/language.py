"""The languages that people can read: one folder of catalogues for each."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

FOLDER: Final = Path(__file__).with_name("catalogues")
DESCRIPTION: Final = "language.toml"
MORE: Final = "ACADEMIE_LANGUAGES"
"""The environment variable that names a folder with further languages."""


class Language(str):
    """A language by its code, e.g. `fr`. Raises `ValueError` where no folder has its catalogues."""

    __slots__ = ()
    FRENCH: ClassVar[Language]
    ENGLISH: ClassVar[Language]

    def __new__(cls, code: str) -> Language:
        return _known(str(code))

    @property
    def value(self) -> str:
        """The code as a plain string."""
        return str.__str__(self)

    @property
    def about(self) -> About:
        """How numbers and plurals are written in it."""
        return about(self.value)


class About(NamedTuple):
    """What `language.toml` says of a language."""

    code: str
    name: str
    """Its own name for itself."""
    plural: str
    """The rule of its plurals: a name of `academie.words.plurals.RULES`."""
    decimal: str
    group: str
    percent: str = "%"
    draft: bool = False
    """Whether no native speaker has read it yet."""
    folders: tuple[Path, ...] = ()


def languages() -> tuple[Language, ...]:
    """All languages that can be read here: French and English, then the others by their codes."""
    first = (Language.FRENCH, Language.ENGLISH)
    return *first, *(Language(code) for code in sorted(_folders()) if code not in first)


@cache
def about(code: str) -> About:
    """Read what the folder of a language says. Raises `KeyError` where there is none."""
    folders = _folders()[code]
    described = next(folder for folder in folders if (folder / DESCRIPTION).exists())
    with (described / DESCRIPTION).open("rb") as file:
        found = tomllib.load(file)
    return About(
        code,
        found["name"],
        found.get("plural", "english"),
        found.get("decimal", "."),
        found.get("group", ","),
        found.get("percent", "%"),
        found.get("draft", False),
        tuple(folders),
    )


def add(root: Path) -> None:
    """Look for languages in a further folder too."""
    if root not in _registered:
        _registered.append(root)


def refresh() -> None:
    """Look at the folders again, after a language was added."""
    _folders.cache_clear()
    about.cache_clear()


@cache
def _known(code: str) -> Language:
    if code not in _folders():
        raise ValueError(f"no language {code!r}; there are: {', '.join(sorted(_folders()))}")
    return str.__new__(Language, code)


@cache
def _folders() -> dict[str, list[Path]]:
    """The folders of each language that is described somewhere."""
    found: dict[str, list[Path]] = {}
    for root in _roots():
        for folder in sorted(each for each in root.iterdir() if each.is_dir()):
            found.setdefault(folder.name, []).append(folder)
    return {
        code: folders
        for code, folders in found.items()
        if any((each / DESCRIPTION).exists() for each in folders)
    }


def _roots() -> Iterator[Path]:
    yield FOLDER
    yield from _registered
    if more := os.environ.get(MORE):
        yield Path(more)


_registered: list[Path] = []
Language.FRENCH = Language("fr")
Language.ENGLISH = Language("en")
WRITTEN: Final = (Language.FRENCH, Language.ENGLISH)
"""The languages that pages and lessons are written in."""
