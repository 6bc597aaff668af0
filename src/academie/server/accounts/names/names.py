"""Which names people may choose.

A name is 2 to 20 letters and digits of one script, with `-` or `_` between them, written as RFC 8265 has
usernames (PRECIS UsernameCasePreserved). No other account has it in other capitals, or one that looks like
it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from precis_i18n import get_profile

from academie.kernel import OptionError
from academie.registry import LISTINGS, registry
from academie.server.accounts.engine_accounts import ENGINES
from academie.server.accounts.names.lookalikes import script_of, skeleton
from academie.words import Message, Text, languages

LENGTH: Final = range(2, 21)
SHOWN: Final = get_profile("UsernameCasePreserved")
KEY: Final = get_profile("UsernameCaseMapped")
WRITTEN_TOGETHER: Final = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "HANGUL"}),
    frozenset({"HAN", "BOPOMOFO"}),
)
"""Japanese, Korean and Chinese are written with several scripts, which count as one (UTS 39, 5.1)."""
CASED: Final = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN"})
"""Scripts all of whose letters are small and capital; others in their blocks are signs of phonetics."""
KANA_LENGTH: Final = "ー"
"""It belongs to both scripts of kana, and Unicode counts it to none."""
SIGNS: Final = "-_"
MOST_MARKS: Final = 4
"""How many marks a letter has at most: Burmese and Tibetan need as many."""

WRONG_LENGTH: Final = Message("server-name-length", least=LENGTH.start, most=LENGTH.stop - 1)
WRONG_CHARACTER: Final = Message("server-name-character")
MIXED_SCRIPTS: Final = Message("server-name-scripts")
WRONG_SIGNS: Final = Message("server-name-signs")
RESERVED: Final = Message("server-reserved")
TAKEN: Final = Message("server-taken")

_PARTS: Final = """
    academie academy account admin administrateur administration administrator administratrice aide
    anonyme anonymous api arbiter arbitre assistance bot bots compte contact deleted engine engines
    equipe everybody everyone guest guests help helpdesk invite invited invites invitee level machine
    machines mod moderateur moderation moderator moderatrice mods moteur moteurs niveau nobody noreply
    null official officiel operator postmaster random robot root secure security securite serveur server
    simple staff superuser support supprime sysadmin sysop system systeme team undefined webmaster
    админ администратор модератор поддержка гость διαχειριστής συντονιστής
"""
"""Roles and words of the server, none of which may be a part of a name."""
_GAMES: Final = ("draughts", "checkers", "dominoes", "chess", "backgammon", "tables")
"""Games as people call them, beside the names they have here."""
_BEGINNINGS: Final = ("academie", "guest", "engine", "deleted")
_DIGITS: Final = "0123456789"


@dataclass(frozen=True, slots=True)
class Name:
    """A name as it is shown, and the two forms of it that only one account may have.

    Guests and engines have no forms: nobody can choose a name like theirs.
    """

    shown: str
    key: str | None = None
    """In small letters: who signs in or follows a link need not know its capitals."""
    skeleton: str | None = None


class ReservedNames:
    """The names that only the server may use, and those that its operator adds."""

    def __init__(self, parts: Iterable[str], whole: Iterable[str], beginnings: Iterable[str]) -> None:
        self._parts = frozenset(map(skeleton, parts))
        self._whole = frozenset(_joined(skeleton(word)) for word in whole)
        self._beginnings = tuple(_joined(skeleton(word)) for word in beginnings)

    def __contains__(self, shown: str) -> bool:
        """Whether a name looks like one of these, signs and the digits around it aside."""
        parts = [*re.split(r"[-_]+", shown), re.sub(r"[-_]", "", shown)]
        bare = {skeleton(part) for part in parts} | {skeleton(part.strip(_DIGITS)) for part in parts}
        whole = _joined(skeleton(shown.strip(_DIGITS)))
        return bool(bare & self._parts) or whole in self._whole or whole.startswith(self._beginnings)


def reserved_names(file: str = "") -> ReservedNames:
    """Our own, and those of an operator's file, one a line; `word*` reserves all that begin so.

    Raises `OptionError` if the file cannot be read.
    """
    own = _operators(file) if file else []
    engines = (name.rpartition("-")[0] or name for name in ENGINES.values())
    keys = (word for game in LISTINGS for word in (game.key, *game.aliases))
    titles = (game.title.in_(language) for game in registry for language in languages())
    return ReservedNames(
        parts=(*_PARTS.split(), *engines),
        whole=(*_GAMES, *keys, *titles, *(each for each in own if not each.endswith("*"))),
        beginnings=(*_BEGINNINGS, *(each[:-1] for each in own if each.endswith("*") and each != "*")),
    )


def _operators(file: str) -> list[str]:
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as wrong:
        raise OptionError(Message("server-reserved-file", file=file, why=str(wrong))) from None
    return [word for line in lines if (word := line.partition("#")[0].strip())]


def _joined(text: str) -> str:
    return re.sub(r"[-\s]", "", text)


def normalized(name: str) -> str:
    """The name as it is shown: each accent composed with its letter."""
    return unicodedata.normalize("NFC", name)


def key_of(name: str) -> str:
    """The form by which a name is looked up, also for names that nobody could choose today."""
    # PostgreSQL accepts no NUL in text.
    text = normalized(name).replace("\0", "\ufffd")
    try:
        return str(KEY.enforce(text))
    except UnicodeError:
        return text.lower()


def name_of(shown: str) -> Name:
    """A name with its forms, whether or not it could be chosen."""
    shown = normalized(shown)
    return Name(shown, key_of(shown), skeleton(shown))


def name_problem(shown: str, reserved: ReservedNames) -> Text | None:
    """Why a name, normalized, cannot be chosen; nothing if it can, unless it is taken."""
    if len(shown) not in LENGTH:
        return WRONG_LENGTH
    if not _well_written(shown):
        return WRONG_CHARACTER
    if shown[0] in SIGNS or shown[-1] in SIGNS or re.search(r"[-_]{2}", shown):
        return WRONG_SIGNS
    if not _of_one_script(shown):
        return MIXED_SCRIPTS
    return RESERVED if shown in reserved else None


def _well_written(shown: str) -> bool:
    """Whether every character may stand where it does."""
    try:
        if SHOWN.enforce(shown) != shown or not KEY.enforce(shown):
            return False
    except UnicodeError:
        return False
    digits = {ord(each) - unicodedata.decimal(each) for each in shown if each.isdecimal()}
    marks = "".join("~" if _is_mark(each) else "." for each in shown)
    stacked = marks.startswith("~") or "~" * (MOST_MARKS + 1) in marks
    return len(digits) <= 1 and not stacked and all(map(_allowed, shown))


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in {"Mn", "Mc"}


def _allowed(character: str) -> bool:
    """Whether a character is a letter, mark or digit in everyday use, or one of the signs."""
    if character in SIGNS or character in _DIGITS or character == KANA_LENGTH:
        return True
    script = script_of(character)
    if script is None:
        return False
    if character.isdecimal():
        return True
    if script in CASED:
        return unicodedata.category(character) in {"Lu", "Ll"} and character.lower() != character.upper()
    return unicodedata.category(character) in {"Lu", "Ll", "Lo", "Lm", "Mn", "Mc"}


def _of_one_script(shown: str) -> bool:
    found = {script for each in shown if (script := script_of(each)) is not None}
    if KANA_LENGTH in shown and not found & {"HIRAGANA", "KATAKANA"}:
        return False
    return len(found) <= 1 or any(found <= together for together in WRITTEN_TOGETHER)
