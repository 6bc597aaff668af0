"""What a proof of the second format shows, and by whom: no more than signatures and evidence do."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from uuid import UUID

from academie.dice.canonical import MALFORMED, parse
from academie.dice.entered import Entered, LogFinding, LogTrust, look_up
from academie.dice.evidence import Evidence
from academie.dice.fold import Kind, key_at
from academie.dice.keys import countersigned, refused_key, verify
from academie.dice.log import Entry, chained
from academie.dice.notes import LOG, BadNote, NamedKey
from academie.dice.player import written
from academie.dice.server_word import ServerWord, server_word
from academie.dice.table import Flaw, Table, Unfallen, server_chains
from academie.kernel import NotationError, unreadable
from academie.words import Message, Text

FORMAT: Final = "academie-dice/2"


class Countersignature(NamedTuple):
    """A seat's signature of the log up to an event."""

    seat: int
    seq: int
    signature: bytes


@dataclass(frozen=True, slots=True)
class Proof:
    """A finished game as its server hands it out."""

    origin: str
    game_id: UUID
    log: Sequence[Entry]
    countersignatures: Sequence[Countersignature] = ()
    entered: Entered | None = None
    """Its entries in the transparency log of the server."""

    def to_json(self) -> str:
        signed = [{"seat": seat, "seq": seq, "sig": sig.hex()} for seat, seq, sig in self.countersignatures]
        data: dict[str, Any] = {
            "format": FORMAT,
            "origin": self.origin,
            "game": str(self.game_id),
            "log": [written(entry) for entry in self.log],
            "countersignatures": signed,
        }
        if self.entered is not None:
            data["tlog"] = self.entered.to_json()
        return json.dumps(data, indent=1, ensure_ascii=False)


def read_proof(text: str) -> Proof:
    """Read a proof of the second format. Raises `NotationError`."""
    try:
        data: dict[str, Any] = parse(text)
        if data["format"] != FORMAT:
            raise NotationError(Message("dice-proof-format", format=str(data["format"])))
        signed = [
            Countersignature(int(each["seat"]), int(each["seq"]), bytes.fromhex(each["sig"]))
            for each in data["countersignatures"]
        ]
        entered = None if data.get("tlog") is None else Entered.from_json(data["tlog"])
        return Proof(str(data["origin"]), UUID(data["game"]), chained(data["log"]), signed, entered)
    except BadNote as wrong:
        raise NotationError(Message("dice-proof-unreadable", why=wrong.text)) from wrong
    except MALFORMED as wrong:
        raise NotationError(Message("dice-proof-unreadable", why=unreadable(wrong))) from wrong


@dataclass(slots=True)
class Verdict:
    """What was found. `vouched` are the seats whose player is known to have seen this very game."""

    rolls: int = 0
    flaws: list[Text] = field(default_factory=list[Text])
    signed: dict[int, int] = field(default_factory=dict[int, int])
    """By seat, the last event that its key has signed."""
    vouched: set[int] = field(default_factory=set[int])
    people: set[int] = field(default_factory=set[int])
    """The seats with a key: house engines have none."""
    sharing: set[int] = field(default_factory=set[int])
    """The seats with a chain: one honest one among them is enough for the dice to be fair."""
    unfallen: Unfallen | None = None
    tlog: LogFinding = field(default_factory=LogFinding)
    quorum: int = 0
    """How many witnesses must have cosigned the log."""
    word: list[ServerWord] = field(default_factory=list[ServerWord])
    """What of a game without a flaw is the word of its server."""

    @property
    def witnessed(self) -> bool:
        """Whether as many witnesses have cosigned as are asked for."""
        return len(self.tlog.witnessed) >= self.quorum

    @property
    def code(self) -> int:
        """0 if every player vouches for the game, 1 for a flaw, 2 for a flawless log not vouched for."""
        if self.flaws:
            return 1
        return 0 if self.people and self.people <= self.vouched and self.witnessed else 2


Policy = Mapping[str, Sequence[str]]
"""Keys that are known to be those of an account, by its id."""


def examine(
    proof: Proof,
    evidence: Sequence[Evidence] = (),
    policy: Policy | None = None,
    trust: LogTrust | None = None,
    own: Collection[bytes] = (),
) -> Verdict:
    """Check a proof by the law and the exchange, by its signatures, and by what players kept.

    Evidence finds flaws and vouches for nobody: it could be made from the proof. `own` are keys that whoever
    asks knows to be their own.
    """
    verdict = Verdict()
    try:
        _check_log(proof, verdict)
        if proof.log and proof.log[0].kind == Kind.OPEN:
            _check_seats(proof, verdict)
            _check_policy(proof, verdict, policy or {})
            _check_own(proof, verdict, own)
            for each in evidence:
                _check_evidence(proof, verdict, each)
            _check_entries(proof, verdict, evidence, trust or LogTrust())
        if not verdict.flaws:
            verdict.word = server_word(proof.log, verdict.signed, verdict.vouched)
    # Bodies are as whoever wrote the proof liked them.
    except MALFORMED as wrong:
        verdict.flaws.append(Message("dice-proof-unreadable", why=unreadable(wrong)))
    return verdict


def _check_log(proof: Proof, verdict: Verdict) -> None:
    try:
        table = _replayed(proof)
    except Flaw as wrong:
        verdict.flaws.append(wrong.text)
    else:
        verdict.rolls, verdict.unfallen = table.fold.rolls, table.unfallen


def _check_seats(proof: Proof, verdict: Verdict) -> None:
    """Look at who sat down with a key and a chain, and at what the seats have signed."""
    keys: Sequence[str | None] = proof.log[0].body.get("keys") or ()
    shares: Sequence[str | None] = proof.log[0].body.get("shares") or ()
    verdict.people = {seat for seat, key in enumerate(keys) if key is not None}
    verdict.sharing = {seat for seat, anchor in enumerate(shares) if anchor is not None}
    verdict.flaws += _weak_keys(keys)
    _check_signatures(proof, verdict)


def _replayed(proof: Proof) -> Table:
    """The game folded from its log. Raises `Flaw`."""
    if not proof.log or proof.log[-1].kind != Kind.REVEAL:
        raise Flaw(len(proof.log), Message("dice-not-over"))
    try:
        chains = server_chains(proof.log)
    except MALFORMED as wrong:
        raise Flaw(proof.log[-1].seq, unreadable(wrong)) from wrong
    table = Table(proof.game_id, chains)
    for entry in proof.log:
        table.push(entry)
    return table


def _weak_keys(keys: Sequence[str | None]) -> Iterator[Text]:
    for seat, key in enumerate(keys):
        if key is not None and refused_key(bytes.fromhex(key)):
            yield Message("dice-key-refused", seat=seat)


def _check_signatures(proof: Proof, verdict: Verdict) -> None:
    for seat, seq, signature in proof.countersignatures:
        key = key_at(proof.log, seat, seq)
        known = 0 <= seq < len(proof.log) and key is not None
        message = countersigned(proof.game_id.bytes, seq, proof.log[seq].digest) if known else b""
        if key is None or not known or not verify(key, signature, message):
            verdict.flaws.append(Message("dice-other-log", seat=seat, seq=seq))
        else:
            verdict.signed[seat] = max(seq, verdict.signed.get(seat, 0))


def _check_policy(proof: Proof, verdict: Verdict, policy: Policy) -> None:
    """A seat that signed the end with a key known to be its account's has vouched for the game."""
    body = proof.log[0].body
    for seat in verdict.people:
        known = policy.get(body["who"][seat])
        if known is not None and body["keys"][seat] not in known:
            verdict.flaws.append(Message("dice-key-unknown", seat=seat))
        elif known is not None and _signed_the_end(proof, verdict, seat):
            verdict.vouched.add(seat)


def _check_own(proof: Proof, verdict: Verdict, own: Collection[bytes]) -> None:
    """A seat has vouched that signed the end, if its keys, the first and the last, are of whoever asks."""
    last = proof.log[-1].seq
    for seat in verdict.people:
        keys = {key_at(proof.log, seat, 0), key_at(proof.log, seat, last)}
        if keys <= {*own} and verdict.signed.get(seat) == last:
            verdict.vouched.add(seat)


def _signed_the_end(proof: Proof, verdict: Verdict, seat: int) -> bool:
    """Whether a seat has signed the whole game, and with the key of its opening."""
    last = proof.log[-1].seq
    key = key_at(proof.log, seat, last)
    return verdict.signed.get(seat) == last and key == key_at(proof.log, seat, 0)


def _check_entries(proof: Proof, verdict: Verdict, evidence: Sequence[Evidence], trust: LogTrust) -> None:
    """A seat has vouched that signed the end with a key that a log had for its account.

    The key of that log must be one that whoever asks has named. Players have kept the key of the server, by
    which it signs its log too: that finds flaws.
    """
    verdict.quorum = trust.quorum
    trust = trust._replace(kept=[NamedKey(each.origin, LOG, each.server_key) for each in evidence])
    verdict.tlog = look_up(proof.origin, proof.game_id, proof.log, proof.entered, trust)
    verdict.flaws += verdict.tlog.flaws
    for seat, device in verdict.tlog.devices.items():
        sure = verdict.tlog.known and verdict.tlog.read and not device.withdrawn
        if sure and _signed_the_end(proof, verdict, seat):
            verdict.vouched.add(seat)


def _check_evidence(proof: Proof, verdict: Verdict, evidence: Evidence) -> None:
    if evidence.game_id != proof.game_id:
        verdict.flaws.append(Message("dice-evidence-other-game"))
        return
    verdict.flaws += evidence.problems(proof.log)
