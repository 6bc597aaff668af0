"""The letters of a text and nothing else, which all transcriptions of a book have in common."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import blake2b
from string import ascii_lowercase
from typing import Final
from unicodedata import normalize

WINDOW: Final = 20
"""How many letters an anchor is made of."""
DIGEST_BYTES: Final = 5
LIGATURES: Final = {"œ": "oe", "æ": "ae"}


def digest(window: str) -> str:
    """What an anchor keeps of its letters."""
    return blake2b(window.encode("ascii"), digest_size=DIGEST_BYTES).hexdigest()


@dataclass(frozen=True)
class Letters:
    """A text with its letters from a to z; accents, spaces, figures and punctuation have no part in them."""

    text: str

    @cached_property
    def _read(self) -> tuple[str, array[int]]:
        letters, at = list[str](), array("I")
        for position, character in enumerate(self.text):
            for letter in _plain(character):
                letters.append(letter)
                at.append(position)
        return "".join(letters), at

    @property
    def letters(self) -> str:
        return self._read[0]

    @property
    def at(self) -> array[int]:
        """Where in the text each letter is."""
        return self._read[1]

    @cached_property
    def _digests(self) -> list[str]:
        letters = self.letters
        return [digest(letters[at : at + WINDOW]) for at in range(len(letters) - WINDOW + 1)]

    @cached_property
    def lines(self) -> array[int]:
        """Where each line begins, and the end of the text."""
        starts = array("I", [0])
        for line in self.text.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        return starts

    @cached_property
    def line_letters(self) -> array[int]:
        """How many letters come before each line."""
        found, number = array("I"), 0
        for start in self.lines:
            while number < len(self.at) and self.at[number] < start:
                number += 1
            found.append(number)
        return found

    def line_of(self, position: int) -> int:
        """The number of the line that a position of the text is in, the first being 1."""
        return bisect_right(self.lines, position)

    def count(self, span: tuple[int, int]) -> int:
        """How many letters a part of the text has."""
        start, end = span
        return bisect_left(self.at, end) - bisect_left(self.at, start)

    def windows(self, wanted: Collection[str]) -> Mapping[str, list[int]]:
        """After how many letters each of the digests is met."""
        found: dict[str, list[int]] = {}
        for at, met in enumerate(self._digests):
            if met in wanted:
                found.setdefault(met, []).append(at)
        return found

    def around(self, start: int, end: int) -> tuple[int, int]:
        """The part of the text from one letter up to another, with the figures and signs that go with it."""
        first, last = self.at[start], self.at[end - 1] + 1
        line = self.lines[self.line_of(first) - 1]
        before = self.at[start - 1] + 1 if start else 0
        first = line if before <= line else _back(self.text, before, first)
        line = self.lines[self.line_of(last - 1)]
        after = self.at[end] if end < len(self.at) else len(self.text)
        return first, line if after >= line else _on(self.text, last, after)


def _back(text: str, least: int, position: int) -> int:
    while position > least and not text[position - 1].isspace():
        position -= 1
    return position


def _on(text: str, position: int, most: int) -> int:
    while position < most and not text[position].isspace():
        position += 1
    return position


@cache
def _plain(character: str) -> str:
    decomposed = normalize("NFKD", character).lower()
    spelled = "".join(LIGATURES.get(each, each) for each in decomposed)
    return "".join(letter for letter in spelled if letter in ascii_lowercase)
