"""Prints the proof of a short game of trictrac by the second format, played at random."""

from __future__ import annotations

from academie.dice.verdict import Countersignature, Proof
from tests.dice.exchange import ORIGIN, House

house = House("trictrac", 1)
house.play(60)
house.resign(0)
house.countersign()
signed = [
    Countersignature(each["seat"], each["seq"], bytes.fromhex(each["sig"]))
    for each in house.countersignatures
]
print(Proof(ORIGIN, house.game_id, house.log, signed).to_json())
