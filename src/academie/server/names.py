"""Which names people may choose: letters of one script, none that looks like another's or the house's own."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from academie.kernel import Text
from academie.server.engine_accounts import ENGINES

MALFORMED: Final = Text(
    "un nom a de 2 à 20 caractères : lettres latines, avec ou sans accents, chiffres, '-' ou '_'",
    "a name has 2 to 20 characters: Latin letters, with or without accents, digits, '-' or '_'",
)
RESERVED: Final = Text("ce nom est réservé ; choisissez-en un autre", "this name is reserved; choose another")
TAKEN: Final = Text(
    "ce nom est pris, ou ressemble trop à un nom déjà pris ; choisissez-en un autre",
    "this name is taken, or looks too much like one that is taken; choose another",
)

# One alphabet, of which every letter is known, leaves nothing for a table of confusable characters to find:
# no other script, no invisible character, no letter in disguise.
_ACCENTED: Final = "".join(
    letter
    for letter in map(chr, range(0xC0, 0x180))
    if letter.isalpha() and unicodedata.normalize("NFKC", letter) == letter and letter != "ĸ"
)
NAME: Final = re.compile(rf"[A-Za-z0-9_{_ACCENTED}][A-Za-z0-9_{_ACCENTED}-]{{1,19}}")


def _plain(letter: str) -> str:
    """An accented letter without its accent, in lower case; one that has none in lower case alone."""
    bare = unicodedata.normalize("NFD", letter)[0].lower()
    return _CROSSED.get(bare, bare)


_CROSSED: Final = {"ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ł": "l", "ŧ": "t", "ŋ": "n", "ı": "i"}
_LOOKS: Final = {"i": "l", "I": "l", "1": "l", "0": "o", "_": "-"}
_FROM: Final = "".join((*_ACCENTED, *_LOOKS))
_TO: Final = "".join(_LOOKS.get(plain, plain) for plain in map(_plain, _FROM))
_TABLE: Final = str.maketrans(_FROM, _TO)

SKELETON: Final = f"""
    replace(replace(lower(translate(name, '{_FROM}', '{_TO}')), 'rn', 'm'), 'vv', 'w')
"""
"""The skeleton of the name of an account, in SQL."""


def skeleton(name: str) -> str:
    """What a name looks like: two names that are easily taken for each other have the same."""
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
    """Whether a name, or a part of it, is one that only the house may use, whatever digits come with it."""
    parts = [*re.split(r"[-_]+", name), re.sub(r"[-_]", "", name)]
    bare = {skeleton(part) for part in parts} | {skeleton(part.strip("0123456789")) for part in parts}
    return bool(bare & _RESERVED) or skeleton(name).startswith(skeleton("academie"))


def normalized(name: str) -> str:
    """The name as it is kept: accents are one with their letters."""
    return unicodedata.normalize("NFC", name)


def refusal(name: str) -> Text | None:
    """Why nobody may choose a name; nothing if one may."""
    if not NAME.fullmatch(name):
        return MALFORMED
    return RESERVED if reserved(name) else None
