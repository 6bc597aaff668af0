"""A transparency log in memory, of an honest server or of one that keeps two."""

from __future__ import annotations

from collections.abc import Sequence

from academie.dice.keys import Key
from academie.dice.merkle import consistency_path, inclusion_path, root
from academie.dice.notes import LOG, Checkpoint, NamedKey, Note, sign_checkpoint
from academie.dice.tlog import EntryProof, added, subtrees_of
from academie.dice.witness import Submission

ORIGIN = "play.example.org/academie"
KEY = Key(bytes(range(1, 33)))
LOG_KEY = NamedKey(ORIGIN, LOG, KEY.public)


class PublicLog:
    """Entries, and what their server signs of them."""

    def __init__(self, entries: Sequence[bytes], key: Key = KEY) -> None:
        self.entries, self.key = [*entries], key
        self.tiles = added({}, 0, self.entries)

    def note(self, size: int | None = None) -> Note:
        """The checkpoint of that size, or of all entries."""
        many = len(self.entries) if size is None else size
        return sign_checkpoint(self.key, Checkpoint(ORIGIN, many, root(subtrees_of(self.tiles, many), many)))

    def submission(self, old: int, size: int | None = None) -> Submission:
        """What is sent to a witness that has seen `old` entries."""
        note = self.note(size)
        checkpoint = Checkpoint.read(note.text)
        path = consistency_path(subtrees_of(self.tiles, checkpoint.size), old, checkpoint.size)
        return Submission(old, tuple(path), note, checkpoint)

    def proof(self, index: int, note: Note | None = None) -> EntryProof:
        """That an entry is there, under a checkpoint of all of them."""
        size = len(self.entries)
        path = inclusion_path(subtrees_of(self.tiles, size), index, size)
        return EntryProof(index, tuple(path), self.note() if note is None else note)


def branches(many: int, fork: int) -> tuple[PublicLog, PublicLog]:
    """Two logs that differ from entry `fork` on."""
    entries = [b"entry %d" % number for number in range(many)]
    return PublicLog(entries), PublicLog([*entries[:fork], *(b"other " + each for each in entries[fork:])])
