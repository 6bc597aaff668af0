"""New keys of a transparency log: each is announced by an entry of the log under the key before it.

Whoever knows a key of a log accepts one that was announced under it, and so on; any other is refused, since
whoever signs with it may not be the one who kept the log so far.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from academie.dice.notes import BadNote, NamedKey
from academie.dice.tlog import EntryProof, NewKeyEntry, read_entry_proof


class Announced(NamedTuple):
    """A key of a log, the one under which it was announced, and the proof of the entry."""

    key: NamedKey
    under: NamedKey
    proof: EntryProof

    def to_json(self) -> dict[str, str]:
        return {"key": str(self.key), "under": str(self.under), "proof": str(self.proof)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Announced:
        """Read it. Raises `BadNote`, `KeyError` or `TypeError`."""
        key, under = (NamedKey.read(str(data[part])) for part in ("key", "under"))
        return cls(key, under, read_entry_proof(str(data["proof"])))

    @property
    def holds(self) -> bool:
        """Whether the log has the entry, under a checkpoint that the key before it has signed."""
        names = {self.key.name, self.under.name, self.proof.checkpoint.origin}
        same = len(names) == 1 and self.key.kind == self.under.kind
        try:
            return same and self.proof.note.by(self.under) and self.proof.proves(bytes(NewKeyEntry(self.key)))
        except BadNote:
            return False


def accepted(known: Sequence[NamedKey], announced: Sequence[Announced]) -> list[NamedKey]:
    """The keys that are known, and those announced under one of them, directly or one after another."""
    found = [*known]
    for each in announced:  # in the order in which they were announced
        if each.under in found and each.key not in found and each.holds:
            found.append(each.key)
    return found
