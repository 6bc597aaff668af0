"""Ed25519 keys of servers, seats and witnesses, and what they sign.

Keys of small order are refused: under such a key one signature serves for every text, so that its owner
could deny all he signed. Programs differ in whether they accept them.
"""

from __future__ import annotations

import os
import secrets
import stat
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from academie.kernel import OptionError
from academie.words import Message

KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64
KEY_LETTERS: Final = 2 * KEY_BYTES
PRIVATE: Final = stat.S_IRWXG | stat.S_IRWXO
PRIME: Final = 2**255 - 19
ORDER_8: Final = (
    0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826,
    0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7,
)
SMALL: Final = frozenset({0, 1, PRIME - 1, *ORDER_8})
"""The y coordinates of the eight points of small order."""


def refused_key(key: bytes) -> bool:
    """Whether a public key is refused: of another length, of small order, or not written in the one way."""
    y = int.from_bytes(key, "little") & (2**255 - 1)
    return len(key) != KEY_BYTES or y >= PRIME or y in SMALL


def verify(key: bytes, signature: bytes, message: bytes) -> bool:
    """Whether the owner of the key has signed the message."""
    if refused_key(key) or len(signature) != SIGNATURE_BYTES:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


@dataclass(frozen=True)
class Key:
    """A key that signs; `secret` is its seed of 32 bytes."""

    secret: bytes = field(repr=False)

    @cached_property
    def _private(self) -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(self.secret)

    @cached_property
    def public(self) -> bytes:
        return self._private.public_key().public_bytes_raw()

    def sign(self, message: bytes) -> bytes:
        return self._private.sign(message)


def countersigned(game: bytes, seq: int, head: bytes) -> bytes:
    """What a seat signs once it has checked the log up to an event."""
    return b"academie/countersign/2\n" + game + seq.to_bytes(4, "big") + head


def read_key(file: str) -> Key:
    """The key in a file. Raises `OptionError` if others could read it, too."""
    path = Path(file)
    try:
        text = path.read_text(encoding="ascii").strip()
        secret = bytes.fromhex(text) if len(text) == KEY_LETTERS else b""
        private = path.stat().st_mode & PRIVATE == 0
    except (OSError, ValueError):
        secret, private = b"", False
    if not secret or not private:
        raise OptionError(Message("dice-key-file", file=file))
    return Key(secret)


def make_key(path: Path) -> None:
    """Write a new key that its owner alone can read, unless there is one."""
    with suppress(FileExistsError):
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, stat.S_IRUSR | stat.S_IWUSR)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(KEY_BYTES))
