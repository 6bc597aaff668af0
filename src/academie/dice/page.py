"""Builds of the page: the list of its files with their hashes, whose own hash a server enters in its log.

What is served can then be compared with what was entered, by anyone and from anywhere. That shows what one
was sent oneself, and that others could have seen the entry; not what others were sent.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

from academie.dice.canonical import canonical
from academie.dice.tlog import PageEntry
from academie.words import Message, Text

SHELL: Final = "/index.html"
"""The file into which the server writes words before it sends it: it is looked at, not compared."""
PATH: Final = "/.well-known/academie/page"

Manifest = Mapping[str, str]
"""The SHA-256 of each file of a build, by its address on the server."""


def manifest_of(folder: Path) -> dict[str, str]:
    """The files of a build in a folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {f"/{path.relative_to(folder).as_posix()}": _digest(path.read_bytes()) for path in files}


def page_entry(files: Manifest) -> PageEntry:
    """What is entered in the log of a build."""
    return PageEntry(hashlib.sha256(canonical(dict(files))).digest())


def differing(files: Manifest, other: Manifest) -> list[Text]:
    """In what two builds differ."""
    return [
        Message("dice-page-build", file=name)
        for name in sorted({*files, *other})
        if files.get(name) != other.get(name)
    ]


def wrong_files(files: Manifest, fetch: Callable[[str], bytes]) -> Iterator[Text]:
    """The files that a server sends otherwise than its list says."""
    for name, digest in files.items():
        if name != SHELL and _digest(fetch(name)) != digest:
            yield Message("dice-page-file", file=name)


def foreign_scripts(html: str, files: Manifest) -> list[Text]:
    """The scripts of a page that are not files of the build."""
    found = _Scripts()
    found.feed(html)
    return [Message("dice-page-script", script=each) for each in found.scripts if each not in files]


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


class _Scripts(HTMLParser):
    """The addresses of the scripts of a page; one that stands in the page itself has none."""

    def __init__(self) -> None:
        super().__init__()
        self.scripts: list[str] = []

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        if tag != "script":
            return
        given = dict(attrs)
        if given.get("type") not in {"application/json", "speculationrules"}:  # no code
            self.scripts.append(given.get("src") or "<script>")
