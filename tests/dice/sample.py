"""Writes the examples of the second format: the proof of a short game, what White kept, and a policy."""

from __future__ import annotations

import json
from pathlib import Path

from academie.dice.entered import Entered, entries_of
from academie.dice.keys import Key
from academie.dice.notes import LOG, WITNESS, NamedKey, Note, cosign
from academie.dice.verdict import Countersignature, Proof
from tests.dice.exchange import ORIGIN, House
from tests.dice.public_log import PublicLog

FOLDER = Path("examples")
WITNESS_KEY = Key(bytes(31) + b"w")
WITNESS_NAME = "witness.example.net/w1"
SECONDS = 1_763_222_460


def main() -> None:
    house = House("trictrac", 1)
    house.play(60)
    house.resign(0)
    house.countersign()
    signed = [
        Countersignature(each["seat"], each["seq"], bytes.fromhex(each["sig"]))
        for each in house.countersignatures
    ]
    proof = Proof(ORIGIN, house.game_id, house.log, signed, entered(house)).to_json()
    kept = "".join(json.dumps(line) + "\n" for line in house.evidence[0])
    (FOLDER / "bound-proof.json").write_text(proof + "\n", encoding="utf-8")
    (FOLDER / "bound-evidence.jsonl").write_text(kept, encoding="utf-8")
    policy = {"witnesses": [str(NamedKey(WITNESS_NAME, WITNESS, WITNESS_KEY.public))]}
    (FOLDER / "bound-policy.json").write_text(json.dumps(policy, indent=1) + "\n", encoding="utf-8")


def entered(house: House) -> Entered:
    """The entries of the game among others, in a log that a witness has cosigned."""
    opening, end = entries_of(house.game_id, house.log)
    log = PublicLog([b"another", opening, b"another", end, b"another"], house.signer)
    note = log.note()
    seen = Note(note.text, (*note.signatures, cosign(WITNESS_KEY, WITNESS_NAME, note.text, SECONDS)))
    return Entered(NamedKey(ORIGIN, LOG, house.signer.public), log.proof(1, seen), log.proof(3, seen))


if __name__ == "__main__":
    main()
