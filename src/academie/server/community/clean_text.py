"""What people write: cleaned of what deceives the eye, its links found, its coarse words masked."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

MOST_MARKS: Final = 2
"""How many combining marks may follow one letter; no language here writes more."""
MASK: Final = "*"
INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories of characters that show nothing: controls, also those of direction, and unassigned ones."""
JOINERS: Final = "\u200c\u200d"
"""Format characters that some scripts and pictures need."""
EMPTY_LETTERS: Final = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters that show nothing."""
LINK: Final = re.compile(
    r"(?:https?|ftp)\s*:\s*/\s*/|\bwww\s*\.\s*\w"
    r"|\b[\w-]+\s?(?:\.|\(dot\)|\[dot\]|\(point\))\s?(?:com|net|org|fr|io|gg|me|ru|info|biz|xyz|site|app|dev|ly|tv|be|ch)\b"
    r"|\b[\w.+-]+@[\w-]+\.\w{2,}",
    re.IGNORECASE,
)
WORD: Final = re.compile(r"[^\W_]+")
DEFAULT_WORDS: Final = "masked_words.txt"
LOOKALIKES: Final = str.maketrans("013457@$", "oieastas")


def clean(text: str, *, lines: bool = False) -> str:
    """The text as it is kept: NFC, nothing invisible, few marks on a letter, no space around it.

    Ends of lines stay if `lines`; else they are spaces. Runs of spaces become one.
    """
    # What is invisible goes first: it may part a letter from its accents.
    seen = "".join(filter(_seen, text.replace("\r\n", "\n")))
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", seen):
        marks = marks + 1 if unicodedata.category(letter) in {"Mn", "Me"} else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    whole = re.sub(r"[^\S\n]+", " ", "".join(kept))
    if not lines:
        return re.sub(r"\s+", " ", whole).strip()
    return re.sub(r"\n{3,}", "\n\n", re.sub(r" *\n *", "\n", whole)).strip().strip(JOINERS)


def _seen(letter: str) -> bool:
    if letter in "\n\t" or letter in JOINERS:
        return True
    return unicodedata.category(letter) not in INVISIBLE and letter not in EMPTY_LETTERS


def is_blank(text: str) -> bool:
    """Whether nothing of a text would be seen."""
    return not text.strip(JOINERS + " \n\t\ufe0e\ufe0f")


def has_link(text: str) -> bool:
    """Whether a text leads to another site or to an address of e-mail."""
    return LINK.search(unicodedata.normalize("NFKC", text)) is not None


def mask(text: str, words: frozenset[str]) -> str:
    """The text with the letters of each word of the list replaced; nothing else is changed."""
    return WORD.sub(lambda found: MASK * len(found[0]) if _bare(found[0]) & words else found[0], text)


@lru_cache(4)
def masked_words(path: str) -> frozenset[str]:
    """The words of an operator's file, a line each (`#` begins a remark); without one the few of our own."""
    source = Path(path) if path else files("academie.server.community") / DEFAULT_WORDS
    lines = (line.partition("#")[0].strip() for line in source.read_text(encoding="utf-8").splitlines())
    return frozenset(form for line in lines if line for form in _bare(line))


def _bare(word: str) -> set[str]:
    """A word as it is compared: small letters without accents, figures read as letters, no letter thrice."""
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", word.casefold())
        if not unicodedata.combining(letter)
    )
    return {plain, re.sub(r"(.)\1{2,}", r"\1", plain.translate(LOOKALIKES))}
