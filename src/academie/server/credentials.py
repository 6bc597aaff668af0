"""Which names and passwords people may choose.

Names have letters of one script, and none looks like another's or like one the server uses itself. Passwords
are none of those that are guessed first: the most common ones, and the name of the account.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Final

from academie.server.engine_accounts import ENGINES
from academie.words import Message, Text

MALFORMED: Final = Message("server-malformed")
RESERVED: Final = Message("server-reserved")
TAKEN: Final = Message("server-taken")

# With one alphabet, all of whose letters are known, no table of confusable characters is needed: there is no
# other script, no invisible character, no look-alike letter.
_ACCENTED: Final = "".join(
    letter
    for letter in map(chr, range(0xC0, 0x180))
    if letter.isalpha() and unicodedata.normalize("NFKC", letter) == letter and letter != "ĸ"
)
NAME: Final = re.compile(rf"[A-Za-z0-9_{_ACCENTED}][A-Za-z0-9_{_ACCENTED}-]{{1,19}}")
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


def _plain(letter: str) -> str:
    """A letter without its accent, in lower case."""
    bare = unicodedata.normalize("NFD", letter)[0].lower()
    return _CROSSED.get(bare, bare)


_CROSSED: Final = {"ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ł": "l", "ŧ": "t", "ŋ": "n", "ı": "i"}
_LOOK_ALIKES: Final = {"i": "l", "I": "l", "1": "l", "0": "o", "_": "-"}
_FROM: Final = "".join((*_ACCENTED, *_LOOK_ALIKES))
_TO: Final = "".join(_LOOK_ALIKES.get(plain, plain) for plain in map(_plain, _FROM))
_TABLE: Final = str.maketrans(_FROM, _TO)

SKELETON: Final = f"""
    replace(replace(lower(translate(name, '{_FROM}', '{_TO}')), 'rn', 'm'), 'vv', 'w')
"""
"""The skeleton of the name of an account, in SQL."""


def skeleton(name: str) -> str:
    """A form of a name that is the same for names that look alike."""
    return name.translate(_TABLE).lower().replace("rn", "m").replace("vv", "w")


_WORDS: Final = """
    academie academy account admin administrateur administration administrator administratrice aide
    anonyme anonymous api arbiter arbitre assistance bot bots compte contact deleted engine engines
    equipe everybody everyone guest guests help helpdesk invite invited invites invitee level machine
    machines mod moderateur moderation moderator moderatrice mods moteur moteurs niveau nobody noreply
    null official officiel operator postmaster random robot root secure security securite serveur server
    simple staff superuser support supprime sysadmin sysop system systeme team undefined webmaster
"""
_RESERVED: Final = frozenset(
    skeleton(word)
    for word in (*_WORDS.split(), *(name.rpartition("-")[0] or name for name in ENGINES.values()))
)


def reserved(name: str) -> bool:
    """Whether a name or a part of it, digits aside, is one that only the server may use."""
    parts = [*re.split(r"[-_]+", name), re.sub(r"[-_]", "", name)]
    bare = {skeleton(part) for part in parts} | {skeleton(part.strip("0123456789")) for part in parts}
    return bool(bare & _RESERVED) or skeleton(name).startswith(skeleton("academie"))


def normalized(name: str) -> str:
    """The name as stored: each accent composed with its letter."""
    return unicodedata.normalize("NFC", name)


def name_problem(name: str) -> Text | None:
    """Why a name cannot be chosen; nothing if it can."""
    if not NAME.fullmatch(name):
        return MALFORMED
    return RESERVED if reserved(name) else None


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
    lines = (files("academie.server") / "common_passwords.txt").read_text(encoding="utf-8").splitlines()
    return chain.from_iterable(line.split() for line in lines if not line.startswith("#"))
