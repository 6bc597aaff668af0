"""Seeds of games, encrypted in the database, so that a stolen copy of it foretells no dice.

AES-256-GCM under a key of the day (UTC), derived by HKDF-SHA-256, with a random nonce and the id of the game
as additional data. Under one key for ever, random nonces would be safe for too few games.
"""

from __future__ import annotations

import secrets
import time
from typing import Final
from uuid import UUID

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from academie.dice.keys import read_key
from academie.kernel import AcademieError, OptionError
from academie.server.base.settings import SEAL, Settings
from academie.words import Message

KEY_LETTERS: Final = 64
KEY_BYTES: Final = 32
NONCE_BYTES: Final = 12
DAY_BYTES: Final = 4
DAY_SECONDS: Final = 86_400
VERSION: Final = b"\x01"
PLAIN: Final = frozenset({32, 64})
"""How long seeds are that were stored as they are; sealed ones are never as long."""


class SealedByAnotherKey(AcademieError):
    """The seed of a game cannot be opened with the key of this process."""

    def __init__(self) -> None:
        super().__init__(Message("dice-sealed-seed"))


def seal_key(settings: Settings) -> str:
    """The key of a server; nothing if it has none. Raises `OptionError` if others could read it, too."""
    file = settings.key_file(SEAL)
    return read_key(file).secret.hex() if file else ""


class SeedSealer:
    """Seals seeds before they are stored, and opens them again; without a key they are stored as they are."""

    def __init__(self, key: str = "") -> None:
        try:
            self._key = bytes.fromhex(key)
        except ValueError:
            self._key = b"?"
        if len(self._key) not in {0, KEY_BYTES}:
            raise OptionError(Message("dice-seal-key", letters=KEY_LETTERS))

    def seal(self, seed: bytes, game_id: UUID) -> bytes:
        """The seed as it is stored."""
        if not self._key:
            return seed
        day = (int(time.time()) // DAY_SECONDS).to_bytes(DAY_BYTES, "big")
        nonce = secrets.token_bytes(NONCE_BYTES)
        return VERSION + day + nonce + self._cipher(day).encrypt(nonce, seed, game_id.bytes)

    def open(self, stored: bytes, game_id: UUID) -> bytes:
        """The seed that was stored. Raises `SealedByAnotherKey`."""
        if len(stored) in PLAIN:
            return stored
        day, sealed = stored[1 : 1 + DAY_BYTES], stored[1 + DAY_BYTES :]
        try:
            return self._cipher(day).decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], game_id.bytes)
        except (InvalidTag, ValueError):
            raise SealedByAnotherKey from None

    def _cipher(self, day: bytes) -> AESGCM:
        derived = HKDF(SHA256(), KEY_BYTES, None, b"academie/seal/2\n" + day)
        return AESGCM(derived.derive(self._key))
