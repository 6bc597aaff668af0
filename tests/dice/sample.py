"""Writes the examples of the second format: the proof of a short game, what White kept, a policy, a log."""

from __future__ import annotations

import json
from pathlib import Path

from academie.dice.entered import Entered, KeyProof, device_entries, entries_of
from academie.dice.keys import Key
from academie.dice.notes import LOG, WITNESS, NamedKey, Note, cosign
from academie.dice.tlog import bundle, tile_path
from academie.dice.verdict import Countersignature, Proof
from tests.dice.exchange import ORIGIN, House
from tests.dice.public_log import PublicLog

FOLDER = Path("examples")
WITNESS_KEY = Key(bytes(31) + b"w")
WITNESS_NAME = "witness.example.net/w1"
SECONDS = 1_763_222_460
REGISTERED_MS = 1_763_222_400_000


def main() -> None:
    house = House("trictrac", 1)
    house.play(60)
    house.resign(0)
    house.countersign()
    signed = [
        Countersignature(each["seat"], each["seq"], bytes.fromhex(each["sig"]))
        for each in house.countersignatures
    ]
    log, note = public_log(house)
    proof = Proof(ORIGIN, house.game_id, house.log, signed, entered(house, log, note)).to_json()
    kept = "".join(json.dumps(line) + "\n" for line in house.evidence[0])
    (FOLDER / "bound-proof.json").write_text(proof + "\n", encoding="utf-8")
    (FOLDER / "bound-evidence.jsonl").write_text(kept, encoding="utf-8")
    guest, key = house.log[0].body["who"][1], house.log[0].body["keys"][1]
    policy = {
        guest: [key],
        "logs": [str(NamedKey(ORIGIN, LOG, house.signer.public))],
        "witnesses": [str(NamedKey(WITNESS_NAME, WITNESS, WITNESS_KEY.public))],
    }
    (FOLDER / "bound-policy.json").write_text(json.dumps(policy, indent=1) + "\n", encoding="utf-8")
    files = {"checkpoint": str(note).encode(), tile_path("entries", 0, len(log.entries)): bundle(log.entries)}
    for name, data in files.items():
        path = FOLDER / "bound-log" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def public_log(house: House) -> tuple[PublicLog, Note]:
    """A log that a witness has cosigned: the key of White's device, the game, and others."""
    opening, end = entries_of(house.game_id, house.log)
    device = bytes(device_entries(house.log)[0])
    log = PublicLog([device, opening, b"another", end, b"another"], house.signer)
    note = log.note()
    return log, Note(note.text, (*note.signatures, cosign(WITNESS_KEY, WITNESS_NAME, note.text, SECONDS)))


def entered(house: House, log: PublicLog, note: Note) -> Entered:
    """The proofs of the entries. Black is a guest, whose key is nowhere entered."""
    devices = {0: KeyProof(REGISTERED_MS, log.proof(0, note))}
    key = NamedKey(ORIGIN, LOG, house.signer.public)
    return Entered(key, log.proof(1, note), log.proof(3, note), devices)


if __name__ == "__main__":
    main()
