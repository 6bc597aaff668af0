"""Passwords that are guessed first: the commonest ones, and one's own name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Final

from academie.kernel import Text

TOO_COMMON: Final = Text(
    "ce mot de passe est des plus courants et se devine vite ; choisissez-en un autre, par exemple plusieurs "
    "mots sans rapport entre eux",
    "this password is among the commonest and is quickly guessed; choose another, for example several words "
    "that have nothing to do with each other",
)
LIKE_NAME: Final = Text(
    "le mot de passe ne doit pas être votre nom ; choisissez-en un autre",
    "the password must not be your name; choose another",
)
LONGEST: Final = 32
"""What is longer is not among the commonest."""
SHORT: Final = 12
LEAST_LETTERS: Final = 3
"""Short passwords with fewer letters are dates, telephone numbers and digits in order."""
LEAST_VARIETY: Final = 4
"""How many different characters there must be at least."""
SHORTEST_REPEATED: Final = 6
"""Less than this said again and again is no password."""
LETTERS: Final = str.maketrans("013457@$!", "oieastasi")
"""Letters that people write as digits and signs."""
FILLER: Final = r"(?:[\W\d_]{0,6}|0?123456789?0?|0?987654321?0?)"
"""What people add to a word: a few digits or signs, or all the digits in order."""
REPEATED: Final = re.compile(r"(.+?)\1+", re.DOTALL)


def refusal(password: str, name: str) -> Text | None:
    """Why a password is too easy to guess for somebody of that name; nothing if it is not."""
    if _bare(password) == _bare(name):
        return LIKE_NAME
    return TOO_COMMON if common(password) else None


def common(password: str) -> bool:
    """Whether a password is among the commonest."""
    text = password.casefold()
    if repeated := REPEATED.fullmatch(text):
        text = repeated[1]
    if (repeated and len(text) < SHORTEST_REPEATED) or _poor(text):
        return True
    if len(text) > LONGEST:
        return False
    return any(_pattern().fullmatch(form) for form in (text, text.translate(LETTERS), _unended(text)))


def _poor(text: str) -> bool:
    """Whether there is next to nothing in it but a few characters, or digits."""
    letters = sum(map(str.isalpha, text))
    return len(set(text)) < LEAST_VARIETY or (len(text) < SHORT and letters < LEAST_LETTERS)


def _unended(text: str) -> str:
    """The text with digits and signs read as letters, except those that it ends with."""
    word = text.rstrip("0123456789!$@")
    return word.translate(LETTERS) + text[len(word) :]


def _bare(text: str) -> str:
    """The text without what people add to a word."""
    bare = text.casefold().strip("0123456789-_.!?*$@# ")
    return bare or text.casefold()


@cache
def _pattern() -> re.Pattern[str]:
    """One or two of the usual words, with what people add to them."""
    words = "|".join(map(re.escape, sorted({*_words()}, key=len, reverse=True)))
    return re.compile(rf"{FILLER}(?:(?:{words}){FILLER}){{1,2}}")


def _words() -> Iterator[str]:
    lines = (files("academie.server") / "common_passwords.txt").read_text(encoding="utf-8").splitlines()
    return chain.from_iterable(line.split() for line in lines if not line.startswith("#"))
