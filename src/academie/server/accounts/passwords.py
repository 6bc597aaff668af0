"""Passwords: which may be chosen, and how they are stored and compared.

Any characters are taken, as typed. Refused are those that are guessed first: by the rules of `credentials`,
by a filter of passwords that were published, and one's own name, e-mail address and the words of the site.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from rbloom import Bloom

from academie.kernel import AcademieError, OptionError
from academie.registry import registry
from academie.server.accounts import common_passwords
from academie.words import Message, Text

PASSWORD_LENGTH: Final = range(8, 201)
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
DUMMY_HASH: Final = HASHER.hash(secrets.token_hex(16))
"""Verified when there is no such account, so that the answer takes as long either way."""
FILTER_NAME: Final = "passwords.bloom"
HASH_BYTES: Final = 16
LIKE_EMAIL: Final = Message("identity-like-email")
LIKE_SITE: Final = Message("identity-like-site")
SIGNS: Final = "0123456789-_.!?*$@#&+ "
SHORTEST_PART: Final = 4
"""A shorter part of an e-mail address says nothing of the password it stands in."""


class UnsuitablePassword(AcademieError):
    """A password that cannot be chosen; the message says why."""


class Passwords:
    """The passwords of one server; `filter_file` is a larger filter than ours, if there is one."""

    def __init__(self, filter_file: str = "", origins: tuple[str, ...] = ()) -> None:
        self._filter = _filter(filter_file)
        hosts = (urlsplit(origin).hostname or "" for origin in origins)
        labels = {label for host in hosts for label in host.split(".")[:-1] if len(label) >= SHORTEST_PART}
        self._site = labels | {"academie", *(game.key for game in registry)}

    def check(self, password: str, name: str, email: str | None = None) -> None:
        """Raise `UnsuitablePassword` for one that somebody of that name may not choose."""
        if (problem := self._problem(password, name, email)) is not None:
            raise UnsuitablePassword(problem)

    def _problem(self, password: str, name: str, email: str | None) -> Text | None:
        if len(password) not in PASSWORD_LENGTH:
            least, most = PASSWORD_LENGTH.start, PASSWORD_LENGTH.stop - 1
            if len(password) < least:
                return Message("server-password-short", least=least)
            return Message("identity-password-long", most=most)
        if (problem := common_passwords.password_problem(password, name)) is not None:
            return problem
        bare = password.casefold().strip(SIGNS)
        if email is not None and bare in {part.strip(SIGNS) for part in _parts(email)}:
            return LIKE_EMAIL
        if self._of_site_words(bare):
            return LIKE_SITE
        return common_passwords.TOO_COMMON if self._published(password) else None

    def _of_site_words(self, bare: str) -> bool:
        """Whether nothing is left of a password without the words of the site."""
        for word in sorted(self._site, key=len, reverse=True):
            bare = bare.replace(word, "")
        return not bare.strip(SIGNS)

    def _published(self, password: str) -> bool:
        return password in self._filter or password.casefold() in self._filter


async def hash_password(password: str) -> str:
    """What is stored of a password."""
    return await asyncio.to_thread(HASHER.hash, password)


async def verify_password(stored: str | None, password: str) -> bool:
    """Whether the password is the stored one; if none is stored it takes as long to say no."""
    try:
        await asyncio.to_thread(HASHER.verify, stored or DUMMY_HASH, password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


def needs_rehash(stored: str) -> bool:
    """Whether a hash was made with other parameters than the present ones."""
    return HASHER.check_needs_rehash(stored)


def filter_hash(password: object) -> int:
    """The hash by which a password is looked up in a filter: the same on every machine."""
    taken = hashlib.sha256(str(password).encode("utf-8", "surrogatepass")).digest()[:HASH_BYTES]
    return int.from_bytes(taken, "big", signed=True)


@cache
def _filter(path: str) -> Bloom:
    """The filter in that file, or the one of this package. Raises `OptionError`."""
    try:
        data = (
            Path(path).read_bytes()
            if path
            else (files("academie.server.accounts") / FILTER_NAME).read_bytes()
        )
        return Bloom.load_bytes(data, filter_hash)
    except (OSError, ValueError) as wrong:
        raise OptionError(Message("identity-password-filter", file=path, why=str(wrong))) from None


def _parts(email: str) -> set[str]:
    """An e-mail address and its parts, in small letters."""
    whole = email.casefold()
    local, _, domain = whole.partition("@")
    parts = {whole, local, domain, domain.rpartition(".")[0], *local.replace("_", ".").split(".")}
    return {part for part in parts if len(part) >= SHORTEST_PART}
