"""Which passwords people may choose: none of those guessed first, the most common ones and one's own name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Final

from academie.words import Message, Text

TOO_COMMON: Final = Message("server-too-common")
LIKE_NAME: Final = Message("server-like-name")
LONGEST: Final = 32
"""Longer passwords are not among the most common."""
SHORT: Final = 12
LEAST_LETTERS: Final = 3
"""Short passwords with fewer letters are dates, telephone numbers and digits in order."""
LEAST_VARIETY: Final = 4
"""How many different characters there must be at least."""
SHORTEST_REPEATED: Final = 6
"""A repeated text shorter than this is too easy to guess."""
LETTERS: Final = str.maketrans("013457@$!", "oieastasi")
"""Digits and signs that people write for letters."""
FILLER: Final = r"(?:[\W\d_]{0,6}|0?123456789?0?|0?987654321?0?)"
"""What people add to a word: a few digits or signs, or all the digits in order."""
REPEATED: Final = re.compile(r"(.+?)\1+", re.DOTALL)


def password_problem(password: str, name: str) -> Text | None:
    """Why a password is too easy to guess for an account of that name; nothing if it is not."""
    if _bare(password) == _bare(name):
        return LIKE_NAME
    return TOO_COMMON if common(password) else None


def common(password: str) -> bool:
    """Whether a password is among the most common."""
    text = password.casefold()
    if repeated := REPEATED.fullmatch(text):
        text = repeated[1]
    if (repeated and len(text) < SHORTEST_REPEATED) or _too_simple(text):
        return True
    if len(text) > LONGEST:
        return False
    return any(_pattern().fullmatch(form) for form in (text, text.translate(LETTERS), _decoded(text)))


def _too_simple(text: str) -> bool:
    """Whether a text has hardly more than a few different characters, or digits."""
    letters = sum(map(str.isalpha, text))
    return len(set(text)) < LEAST_VARIETY or (len(text) < SHORT and letters < LEAST_LETTERS)


def _decoded(text: str) -> str:
    """The text with digits and signs read as letters, except at its end."""
    word = text.rstrip("0123456789!$@")
    return word.translate(LETTERS) + text[len(word) :]


def _bare(text: str) -> str:
    """The text without the digits and signs around it."""
    bare = text.casefold().strip("0123456789-_.!?*$@# ")
    return bare or text.casefold()


@cache
def _pattern() -> re.Pattern[str]:
    """One or two common words, with what people add to them."""
    words = "|".join(map(re.escape, sorted({*_words()}, key=len, reverse=True)))
    return re.compile(rf"{FILLER}(?:(?:{words}){FILLER}){{1,2}}")


def _words() -> Iterator[str]:
    lines = (
        (files("academie.server.accounts") / "common_passwords.txt").read_text(encoding="utf-8").splitlines()
    )
    return chain.from_iterable(line.split() for line in lines if not line.startswith("#"))
