"""Whether the opening and the end of a game are in the transparency log of its server, and who saw it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from uuid import UUID

from academie.dice.log import Entry
from academie.dice.notes import LOG, BadNote, NamedKey
from academie.dice.tlog import EntryKind, EntryProof, GameEntry, read_entry_proof
from academie.dice.witness import signed_by_one
from academie.words import Message, Text


class Entered(NamedTuple):
    """The proofs of both entries of a game, with the key of the log as its server says it."""

    key: NamedKey
    opening: EntryProof
    end: EntryProof

    def to_json(self) -> dict[str, str]:
        return {"key": str(self.key), "open": str(self.opening), "end": str(self.end)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Entered:
        """Read them. Raises `BadNote`, `KeyError` or `TypeError`."""
        opening, end = read_entry_proof(str(data["open"])), read_entry_proof(str(data["end"]))
        return cls(NamedKey.read(str(data["key"])), opening, end)


class LogTrust(NamedTuple):
    """Whom somebody trusts: keys of logs, keys of witnesses, and how many of these must have cosigned."""

    logs: Sequence[NamedKey] = ()
    witnesses: Sequence[NamedKey] = ()
    quorum: int = 0


@dataclass(slots=True)
class LogFinding:
    """What the entries of a game show."""

    entered: bool = False
    known: bool = False
    """Whether the key of the log is known otherwise than from its server."""
    witnessed: list[str] = field(default_factory=list[str])
    """The trusted witnesses that have cosigned both."""
    strangers: list[str] = field(default_factory=list[str])
    """Who else has signed; nobody has checked that."""
    flaws: list[Text] = field(default_factory=list[Text])


def entries_of(game_id: UUID, log: Sequence[Entry]) -> tuple[bytes, bytes]:
    """What is entered of a finished game: its first event and its last."""
    first, last = log[0], log[-1]
    opening = GameEntry(EntryKind.OPEN, game_id.bytes, first.seq, first.digest)
    return bytes(opening), bytes(GameEntry(EntryKind.END, game_id.bytes, last.seq, last.digest))


def look_up(
    origin: str, game_id: UUID, log: Sequence[Entry], entered: Entered | None, trust: LogTrust
) -> LogFinding:
    """Check the entries of a game against its log, and their signatures against the keys that are trusted."""
    found = LogFinding()
    trusted = [key for key in trust.logs if key.name == origin]
    if entered is None:
        if trusted:
            found.flaws.append(Message("dice-entry-missing", origin=origin))
        return found
    opening, end = entries_of(game_id, log)
    if not entered.opening.proves(opening):
        found.flaws.append(Message("dice-entry-other-open", origin=origin))
    if not entered.end.proves(end):
        found.flaws.append(Message("dice-entry-other-end", origin=origin))
    if entered.opening.index >= entered.end.index:
        found.flaws.append(Message("dice-entry-order"))
    _check_signatures(found, origin, entered, trusted)
    _count_witnesses(found, entered, trust)
    found.entered, found.known = not found.flaws, bool(trusted)
    return found


def _check_signatures(found: LogFinding, origin: str, entered: Entered, trusted: Sequence[NamedKey]) -> None:
    """The checkpoints must be those of this server, signed by a key that is trusted if one is."""
    for proof in (entered.opening, entered.end):
        keys = trusted or [entered.key]
        ours = proof.checkpoint.origin == origin and entered.key[:2] == (origin, LOG)
        if not ours or not signed_by_one(proof.note, keys):
            found.flaws.append(Message("dice-entry-unsigned", origin=origin))
            return


def _count_witnesses(found: LogFinding, entered: Entered, trust: LogTrust) -> None:
    notes = (entered.opening.note, entered.end.note)
    for witness in trust.witnesses:
        try:
            if all(note.cosigned(witness) is not None for note in notes):
                found.witnessed.append(witness.name)
        except BadNote as wrong:
            found.flaws.append(wrong.text)
    own = {entered.opening.checkpoint.origin, *(witness.name for witness in trust.witnesses)}
    found.strangers = sorted({each.name for each in entered.end.note.signatures} - own)
