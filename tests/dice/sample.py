"""Writes the examples of the second format: the proof of a short game, and what White kept of it."""

from __future__ import annotations

import json
from pathlib import Path

from academie.dice.verdict import Countersignature, Proof
from tests.dice.exchange import ORIGIN, House

FOLDER = Path("examples")


def main() -> None:
    house = House("trictrac", 1)
    house.play(60)
    house.resign(0)
    house.countersign()
    signed = [
        Countersignature(each["seat"], each["seq"], bytes.fromhex(each["sig"]))
        for each in house.countersignatures
    ]
    proof = Proof(ORIGIN, house.game_id, house.log, signed).to_json()
    kept = "".join(json.dumps(line) + "\n" for line in house.evidence[0])
    (FOLDER / "bound-proof.json").write_text(proof + "\n", encoding="utf-8")
    (FOLDER / "bound-evidence.jsonl").write_text(kept, encoding="utf-8")


if __name__ == "__main__":
    main()
