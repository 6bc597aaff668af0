"""The forgery that the first format lets pass, and the same thing tried with the second."""

from __future__ import annotations

import random
from typing import Any
from uuid import UUID

from academie.dice import proof as first
from academie.dice.first_format import commitment, pick_chance
from academie.dice.fold import Fold, Kind
from academie.dice.log import GENESIS, Entry
from academie.kernel import CHANCE
from academie.registry import registry
from academie.testing import choose
from tests.forger.strategy import Forgery, changed, closed, left_of, played_out, roll_after, to_a_roll
from tests.forger.telling import told

WISHED = {"6-6", "2-1"}
TRIES = 2_000


class Ground:
    """A game by the first format in which the server picks the throws: it tries nonces until they fit."""

    def __init__(self) -> None:
        self.chooser = random.Random(1)
        self.game, self.seed = UUID(int=7), self.chooser.randbytes(32)
        law = registry["trictrac"]
        body: dict[str, Any] = {"game": "trictrac", "ruleset": law.default.id, "options": {}, "seats": 2}
        body["commitment"] = commitment(self.seed).hex()
        self.log = [Entry(0, Kind.OPEN, None, body, 1, GENESIS)]
        self.fold = Fold.of(self.game, self.log)
        self.wished = 0

    def write(self, events: int) -> None:
        """Write a whole game by oneself."""
        while not self.fold.over and len(self.log) < events:
            if self.fold.state.actor is CHANCE:
                drawn = pick_chance(self.fold.state.chance(), self.seed, self.fold.roll())
                self._push(Kind.ROLL, None, {"act": self.fold.notation.act(drawn)})
            else:
                self._act()
        self._push(Kind.RESIGN, 0, {})
        self._push(Kind.REVEAL, None, {"seed": self.seed.hex()})

    def _act(self) -> None:
        seat = self.fold.state.actor
        assert isinstance(seat, int)
        text = self.fold.notation.act(choose(self.fold.state, self.chooser))
        after = self.fold.state.apply(self.fold.notation.read_act(text))
        nonce = self.chooser.randbytes(16)
        if after.actor is CHANCE:
            for _ in range(TRIES):
                nonce = self.chooser.randbytes(16)
                drawn = pick_chance(after.chance(), self.seed, self.fold.roll_after(seat, text, nonce))
                if self.fold.notation.act(drawn) in WISHED:
                    self.wished += 1
                    break
        self._push(Kind.ACT, seat, {"act": text, "nonce": nonce.hex(), "spent": 0})

    def _push(self, kind: Kind, seat: int | None, body: dict[str, Any]) -> None:
        self.log.append(Entry(self.log[-1].seq + 1, kind, seat, body, 1, self.log[-1].digest))
        self.fold.push(self.log[-1])


def passes_the_first_format() -> bool:
    """Whether `academie verify-dice` accepts a game of chosen throws."""
    ground = Ground()
    ground.write(60)
    return ground.wished > len(WISHED) and not first.verify(ground.game, ground.log).problems


def chosen_dice() -> Forgery:
    """The same with the second format, while the players are there: the roll is a six-six."""
    assert passes_the_first_format()
    house = to_a_roll(11)
    number, chooser = house.table.pending, random.Random(2)
    assert number is not None
    throw = house.throw()
    for seat in house.dealer.owed:
        house.dealer.take(seat, number, house.players[seat].share(throw))
    honest = house.dealer.roll(house.log[-1].at_ms + 5)[0][0]
    own, server = bytes.fromhex(honest.body["shares"][0]), bytes.fromhex(honest.body["server"])
    while True:
        link = chooser.randbytes(32)
        drawn = [*house.table.draw(number, (own, link), server)]
        if drawn[0].text == "6-6":
            break
    forged = house.next_entry(
        Kind.ROLL, None, {**honest.body, "act": "6-6", "shares": [own.hex(), link.hex()]}
    )
    told(house, forged, seats=(1, 0))
    return left_of(house, closed(house, forged), honest=(1, 0))


def grinder() -> Forgery:
    """A player's link replaced afterwards, in the log of a finished game."""
    house = played_out("trictrac", 11)
    target = roll_after(house.log, 20)
    log = changed(house.log, target.seq, act="6-6", shares=[target.body["shares"][0], "ab" * 32])
    return left_of(house, log, honest=(1, 0))
