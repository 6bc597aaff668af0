"""Signed notes, the checkpoints of transparency logs and their cosignatures, in the formats of c2sp.org.

A note is text with signature lines under it; keys have names. A checkpoint is a note of three lines: the name
of a log, its size and its root. A witness adds a cosignature: it has seen no other tree of that log.
"""

from __future__ import annotations

import base64
import hashlib
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from academie.dice.keys import SIGNATURE_BYTES, Key, refused_key, verify
from academie.dice.merkle import HASH_BYTES
from academie.kernel import AcademieError
from academie.words import Message

LOG: Final = 1
"""The type of a key that signs checkpoints of its own log."""
WITNESS: Final = 4
"""The type of a key that cosigns those of others, with the time."""
ID_BYTES: Final = 4
TIME_BYTES: Final = 8
MOST_SIGNATURES: Final = 64
MOST_LETTERS: Final = 65_536
MARK: Final = "— "
DECIMAL: Final = re.compile(r"0|[1-9][0-9]{0,18}")
LINES: Final = 3
SHOWN: Final = 60
NO_NOTE: Final = Message("dice-note-form")
NO_CHECKPOINT: Final = Message("dice-note-checkpoint")


class BadNote(AcademieError):
    """Text that is no note, checkpoint, proof or key, or a signature that is not valid."""


class NamedKey(NamedTuple):
    """A public key with its name and what it signs; written as a C2SP verifier key."""

    name: str
    kind: int
    key: bytes

    @property
    def id(self) -> bytes:
        text = self.name.encode() + b"\n" + bytes([self.kind]) + self.key
        return hashlib.sha256(text).digest()[:ID_BYTES]

    def __str__(self) -> str:
        return f"{self.name}+{self.id.hex()}+{to_base64(bytes([self.kind]) + self.key)}"

    @classmethod
    def read(cls, text: str) -> NamedKey:
        """Read a verifier key. Raises `BadNote`."""
        name, _, rest = text.strip().partition("+")
        number, _, encoded = rest.partition("+")
        data = from_base64(encoded)
        found = cls(name, data[0] if data else 0, data[1:])
        if not is_name(name) or found.kind not in {LOG, WITNESS} or refused_key(found.key):
            raise BadNote(Message("dice-note-key", text=text))
        if found.id.hex() != number:
            raise BadNote(Message("dice-note-key-number", text=text))
        return found


class Signature(NamedTuple):
    """A signature line: the name of a key, its number, and what it signed."""

    name: str
    id: bytes
    data: bytes

    def __str__(self) -> str:
        return f"{MARK}{self.name} {to_base64(self.id + self.data)}\n"


@dataclass(frozen=True, slots=True)
class Note:
    """Text, which ends in a line feed, with its signatures."""

    text: str
    signatures: tuple[Signature, ...]

    def __str__(self) -> str:
        return f"{self.text}\n{''.join(map(str, self.signatures))}"

    def by(self, key: NamedKey) -> bool:
        """Whether that log has signed it. Raises `BadNote` for a signature that is not valid."""
        return any(self._valid(each.data, self.text.encode(), key) for each in self._of(key))

    def cosigned(self, key: NamedKey) -> int | None:
        """When that witness has last cosigned it, in seconds since 1970. Raises `BadNote`."""
        return max((self._cosigned(each, key) for each in self._of(key)), default=None)

    def _of(self, key: NamedKey) -> list[Signature]:
        return [each for each in self.signatures if (each.name, each.id) == (key.name, key.id)]

    def _cosigned(self, found: Signature, key: NamedKey) -> int:
        seconds = int.from_bytes(found.data[:TIME_BYTES], "big")
        self._valid(found.data[TIME_BYTES:], cosigned_message(seconds, self.text), key)
        return seconds

    def _valid(self, signature: bytes, message: bytes, key: NamedKey) -> bool:
        if len(signature) != SIGNATURE_BYTES or not verify(key.key, signature, message):
            raise BadNote(Message("dice-note-signature", name=key.name))
        return True


class Checkpoint(NamedTuple):
    """The name of a log, how many entries it has, and the root of the tree over them."""

    origin: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        return f"{self.origin}\n{self.size}\n{to_base64(self.root)}\n"

    @classmethod
    def read(cls, text: str) -> Checkpoint:
        """Read the text of a note. Raises `BadNote`; lines of extension are passed over."""
        lines = text.split("\n")[:-1]
        if len(lines) < LINES or not all(lines):
            raise BadNote(NO_CHECKPOINT)
        found = cls(lines[0], decimal(lines[1]), from_base64(lines[2]))
        if len(found.root) != HASH_BYTES:
            raise BadNote(NO_CHECKPOINT)
        return found


def read_note(data: str | bytes) -> Note:
    """Read a note, of whose signatures none is checked yet. Raises `BadNote`."""
    try:
        whole = data.decode() if isinstance(data, bytes) else data
        whole.encode()
    except UnicodeError:
        raise BadNote(NO_NOTE) from None
    text, gap, rest = whole.rpartition("\n\n")
    lines = rest.split("\n")
    if len(whole) > MOST_LETTERS or any(letter < " " and letter != "\n" for letter in whole):
        raise BadNote(NO_NOTE)
    if not gap or not text or lines[-1] or not 1 < len(lines) <= MOST_SIGNATURES + 1:
        raise BadNote(NO_NOTE)
    return Note(text + "\n", tuple(map(read_signature, lines[:-1])))


def read_signature(line: str) -> Signature:
    """Read a signature line without its line feed. Raises `BadNote`."""
    name, _, encoded = line.removeprefix(MARK).partition(" ")
    data = from_base64(encoded)
    if not line.startswith(MARK) or not is_name(name) or len(data) <= ID_BYTES:
        raise BadNote(NO_NOTE)
    return Signature(name, data[:ID_BYTES], data[ID_BYTES:])


def sign_checkpoint(key: Key, checkpoint: Checkpoint, cosignatures: Sequence[Signature] = ()) -> Note:
    """The checkpoint signed by its own log."""
    named = NamedKey(checkpoint.origin, LOG, key.public)
    own = Signature(named.name, named.id, key.sign(checkpoint.text.encode()))
    return Note(checkpoint.text, (own, *cosignatures))


def cosign(key: Key, name: str, text: str, seconds: int) -> Signature:
    """What a witness adds to the text of a checkpoint."""
    signed = key.sign(cosigned_message(seconds, text))
    return Signature(
        name, NamedKey(name, WITNESS, key.public).id, seconds.to_bytes(TIME_BYTES, "big") + signed
    )


def cosigned_message(seconds: int, text: str) -> bytes:
    return f"cosignature/v1\ntime {seconds}\n{text}".encode()


def is_name(text: str) -> bool:
    """Whether a key may have this name."""
    return bool(text) and not any(letter == "+" or _is_space(letter) for letter in text)


def _is_space(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) in {"Cc", "Zs", "Zl", "Zp"}


def decimal(text: str) -> int:
    """A number without leading zeros. Raises `BadNote`."""
    if not DECIMAL.fullmatch(text):
        raise BadNote(Message("dice-note-number", text=text[:SHOWN]))
    return int(text)


def to_base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def from_base64(text: str) -> bytes:
    """Bytes of which this is the one way to write them. Raises `BadNote`."""
    try:
        found = base64.b64decode(text.encode("ascii"), validate=True)
    except ValueError:
        found = b""
    if to_base64(found) != text:
        raise BadNote(Message("dice-note-base64", text=text[:SHOWN]))
    return found
