"""Whether the opening and the end of a game are in the transparency log of its server, and who saw it.

So are the keys of its players, if these have accounts: a key counts that the log had for the account before
the game, and did not have withdrawn. That nothing was withdrawn only the whole log shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from uuid import UUID

from academie.dice.canonical import MALFORMED
from academie.dice.log import Entry
from academie.dice.notes import LOG, BadNote, NamedKey
from academie.dice.tlog import (
    Announced,
    DeviceEntry,
    EntryKind,
    EntryProof,
    GameEntry,
    accepted,
    read_entry,
    read_entry_proof,
)
from academie.dice.witness import signed_by_one
from academie.words import Message, Text


class KeyProof(NamedTuple):
    """That the log has the key of a seat for its account, and since when, as the server says."""

    at_ms: int
    proof: EntryProof

    def to_json(self) -> dict[str, Any]:
        return {"at_ms": self.at_ms, "proof": str(self.proof)}


class Entered(NamedTuple):
    """The proofs of both entries of a game, with the key of the log as its server says it."""

    key: NamedKey
    opening: EntryProof
    end: EntryProof
    devices: Mapping[int, KeyProof] = {}
    """By seat, the proofs of the keys of people with an account."""
    announced: Sequence[Announced] = ()
    """The keys that the log has had since its first, in their order."""

    def to_json(self) -> dict[str, Any]:
        told = {"key": str(self.key), "open": str(self.opening), "end": str(self.end)}
        devices = {str(seat): each.to_json() for seat, each in sorted(self.devices.items())}
        announced = [each.to_json() for each in self.announced]
        more = {"devices": devices, "announced": announced}
        return {**told, **{name: value for name, value in more.items() if value}}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Entered:
        """Read them. Raises `BadNote`, `KeyError` or `TypeError`."""
        opening, end = read_entry_proof(str(data["open"])), read_entry_proof(str(data["end"]))
        keys: dict[str, Any] = data.get("devices") or {}
        devices = {
            int(seat): KeyProof(int(each["at_ms"]), read_entry_proof(str(each["proof"])))
            for seat, each in keys.items()
        }
        told: list[Any] = data.get("announced") or []
        announced = [*map(Announced.from_json, told)]
        return cls(NamedKey.read(str(data["key"])), opening, end, devices, announced)

    @property
    def proofs(self) -> list[EntryProof]:
        """All of them."""
        return [self.opening, self.end, *(each.proof for each in self.devices.values())]


class LogTrust(NamedTuple):
    """Whom somebody trusts: keys of logs, keys of witnesses, and how many of these must have cosigned."""

    logs: Sequence[NamedKey] = ()
    witnesses: Sequence[NamedKey] = ()
    quorum: int = 0
    entries: Sequence[bytes] | None = None
    """All entries of the log of the server, if it was read and its signature checked."""
    kept: Sequence[NamedKey] = ()
    """Keys of logs that players kept. Whoever writes a game could write these, so they find flaws only."""


class DeviceFound(NamedTuple):
    """A key that the log had for an account before a game: which entry it is."""

    entry: int
    at_ms: int | None = None
    """Since when, as the server says."""
    withdrawn: bool = False
    """Whether the log had it withdrawn before the game."""


@dataclass(slots=True)
class LogFinding:
    """What the entries of a game show."""

    origin: str = ""
    entered: bool = False
    known: bool = False
    """Whether whoever asks has named a key of the log."""
    witnessed: list[str] = field(default_factory=list[str])
    """The trusted witnesses that have cosigned both."""
    strangers: list[str] = field(default_factory=list[str])
    """Who else has signed; nobody has checked that."""
    devices: dict[int, DeviceFound] = field(default_factory=dict[int, DeviceFound])
    """By seat, the entry of its key."""
    read: bool = False
    """Whether the whole log was read, so that it is known what was withdrawn."""
    flaws: list[Text] = field(default_factory=list[Text])


def entries_of(game_id: UUID, log: Sequence[Entry]) -> tuple[bytes, bytes]:
    """What is entered of a finished game: its first event and its last."""
    first, last = log[0], log[-1]
    opening = GameEntry(EntryKind.OPEN, game_id.bytes, first.seq, first.digest)
    return bytes(opening), bytes(GameEntry(EntryKind.END, game_id.bytes, last.seq, last.digest))


def device_entries(log: Sequence[Entry]) -> dict[int, DeviceEntry]:
    """By seat, what the log would have of its key if it is that of an account."""
    body = log[0].body
    try:
        return {
            seat: DeviceEntry(EntryKind.DEVICE, UUID(account).bytes, bytes.fromhex(key))
            for seat, (account, key) in enumerate(zip(body["who"], body["keys"], strict=True))
            if key is not None
        }
    except MALFORMED:  # a flaw that the fold has found
        return {}


def look_up(
    origin: str, game_id: UUID, log: Sequence[Entry], entered: Entered | None, trust: LogTrust
) -> LogFinding:
    """Check the entries of a game against its log, and their signatures against the keys that are trusted."""
    found = LogFinding(origin)
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
    _check_devices(found, log, entered)
    if trust.entries is not None:
        _read_devices(found, log, opening, trust.entries)
    kept = [key for key in trust.kept if key.name == origin]
    _check_signatures(found, origin, entered, [trusted or [entered.key], *([key] for key in kept)])
    _count_witnesses(found, entered, trust)
    found.entered, found.known = not found.flaws, bool(trusted)
    return found


def _check_devices(found: LogFinding, log: Sequence[Entry], entered: Entered) -> None:
    """The keys of which there is a proof must have been there before the game."""
    asked = device_entries(log) if entered.devices else {}
    for seat, (at_ms, proof) in entered.devices.items():
        early = proof.index < entered.opening.index
        if seat not in asked or not early or not proof.proves(bytes(asked[seat])):
            found.flaws.append(Message("dice-key-not-entered", seat=seat))
        else:
            found.devices[seat] = DeviceFound(proof.index, at_ms)


def _read_devices(found: LogFinding, log: Sequence[Entry], opening: bytes, entries: Sequence[bytes]) -> None:
    """Look in the whole log for the keys of the seats, and for their withdrawal, before the game."""
    if opening not in entries:
        found.flaws.append(Message("dice-entry-missing", origin=found.origin))
        return
    before, found.read = entries[: entries.index(opening)], True
    devices = [entry for data in before if isinstance(entry := read_entry(data), DeviceEntry)]
    for seat, key in device_entries(log).items():
        known = [each for each in devices if each.account == key.account]
        if key in known:
            at_ms = found.devices[seat].at_ms if seat in found.devices else None
            gone = key._replace(kind=EntryKind.WITHDRAWN) in known
            found.devices[seat] = DeviceFound(before.index(bytes(key)), at_ms, gone)
        if known and log[0].body.get("rated") and (key not in known or found.devices[seat].withdrawn):
            found.flaws.append(Message("dice-key-unknown", seat=seat))


def _check_signatures(
    found: LogFinding, origin: str, entered: Entered, asked: Sequence[Sequence[NamedKey]]
) -> None:
    """The checkpoints must be those of this server, signed by one of each group of keys, or its successor."""
    groups = [accepted(keys, entered.announced) for keys in asked]
    for proof in entered.proofs:
        ours = proof.checkpoint.origin == origin and entered.key[:2] == (origin, LOG)
        if not ours or not all(signed_by_one(proof.note, keys) for keys in groups):
            found.flaws.append(Message("dice-entry-unsigned", origin=origin))
            return


def _count_witnesses(found: LogFinding, entered: Entered, trust: LogTrust) -> None:
    notes = [proof.note for proof in entered.proofs]
    for witness in trust.witnesses:
        try:
            if all(note.cosigned(witness) is not None for note in notes):
                found.witnessed.append(witness.name)
        except BadNote as wrong:
            found.flaws.append(wrong.text)
    own = {entered.opening.checkpoint.origin, *(witness.name for witness in trust.witnesses)}
    found.strangers = sorted({each.name for each in entered.end.note.signatures} - own)
