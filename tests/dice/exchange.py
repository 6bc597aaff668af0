"""An honest server in memory, with players who check it, for whole games by the second format."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from academie.dice.chains import LINKS, Chain
from academie.dice.dealer import Dealer
from academie.dice.fold import Kind
from academie.dice.keys import Key
from academie.dice.log import GENESIS, SECOND, Entry
from academie.dice.player import Line, Player, Seat, Throw
from academie.dice.receipts import tick_of
from academie.dice.table import Table
from academie.registry import registry
from academie.testing import choose

TIMED = {"pace": "increment", "base_ms": 60_000, "step_ms": 1_000}
ORIGIN = "play.example.org/academie"


class House:
    """A server that keeps to the rules; forgers change one of its methods."""

    def __init__(
        self,
        key: str,
        number: int,
        *,
        chains: tuple[bool, ...] = (True, True),
        clock: Mapping[str, Any] | None = None,
    ) -> None:
        self.chooser = random.Random(f"{key}:{number}")
        self.game_id = UUID(bytes=self.chooser.randbytes(16), version=4)
        self.clock = clock or {}
        self.signer = Key(self.chooser.randbytes(32))
        self.chain = Chain(self.chooser.randbytes(32))
        self.evidence: list[list[Line]] = [[] for _ in chains]
        self.players = [self._player(seat, chained=chained) for seat, chained in enumerate(chains)]
        self.log: list[Entry] = []
        self.countersignatures: list[dict[str, Any]] = []
        self.table = Table(self.game_id, [self.chain])
        self.dealer = Dealer(self.table, [self.chain])
        self.append(self.opening(key))

    @property
    def keys(self) -> list[bytes]:
        """The public keys of the players."""
        return [player.seat.key.public for player in self.players]

    def _player(self, seat: int, *, chained: bool) -> Player:
        chain = Chain(self.chooser.randbytes(32)) if chained else None
        key = Key(self.chooser.randbytes(32))
        who = Seat(self.game_id, seat, chain, key, ORIGIN, self.signer.public)
        return Player(who, self.evidence[seat].append)

    def opening(self, key: str) -> Entry:
        """The first event."""
        chains = [player.seat.chain for player in self.players]
        body = {
            "v": 2,
            "id": str(self.game_id),
            "game": key,
            "ruleset": registry[key].default.id,
            "law": f"{key}/1",
            "options": {},
            "seats": len(chains),
            "who": [str(UUID(int=seat + 1)) for seat in range(len(chains))],
            "clock": self.clock,
            "rated": True,
            "server": self.chain.anchor.hex(),
            "shares": [None if chain is None else chain.anchor.hex() for chain in chains],
            "keys": [player.seat.key.public.hex() for player in self.players],
            "links": LINKS,
            "beacon": None,
        }
        return Entry(0, Kind.OPEN, None, body, 1_000, GENESIS, SECOND)

    def next_entry(self, kind: Kind, seat: int | None, body: Mapping[str, Any]) -> Entry:
        last = self.log[-1]
        return Entry(last.seq + 1, kind, seat, body, last.at_ms + 10, last.digest, SECOND)

    def append(self, *entries: Entry) -> None:
        """Store events and tell them."""
        for entry in entries:
            self.table.push(entry)
            self.log.append(entry)
            self.tell(entry)

    def tell(self, entry: Entry) -> None:
        for player in self.players:
            player.receive(entry)

    def throw(self) -> Throw:
        """What the players are asked for the pending roll."""
        assert self.table.pending is not None
        last = self.log[-1]
        return self.throw_for(self.table.pending, last)

    def throw_for(self, number: int, entry: Entry) -> Throw:
        tick = tick_of(self.signer, ORIGIN, entry.at_ms, {self.game_id.bytes: (entry.seq, entry.digest)})
        return Throw(number, entry.seq, entry.digest, tick.receipt(self.game_id.bytes))

    def roll(self) -> None:
        """One exchange, and the roll it gives."""
        throw = self.throw()
        for seat in self.dealer.owed:
            assert self.dealer.take(seat, throw.number, self.players[seat].share(throw))
        self.append(*(entry for entry, _ in self.dealer.roll(self.log[-1].at_ms + 5)))

    def act(self) -> None:
        """An act at random of the seat to play."""
        fold = self.table.fold
        act = choose(fold.state, self.chooser)
        seat = fold.author(act)
        assert seat is not None
        text = fold.notation.act(act)
        self.players[seat].send(Kind.ACT, text)
        self.append(self.next_entry(Kind.ACT, seat, {"act": text, "spent": 10, "lag": 0}))

    def play(self, most: int = 10_000) -> None:
        """Play on, to the end or for so many events, and countersign."""
        while not self.table.fold.over and len(self.log) < most:
            if self.table.pending is not None:
                self.roll()
            else:
                self.act()
        if self.table.fold.over and self.log[-1].kind != Kind.REVEAL:
            self.append(self.dealer.reveal(self.log[-1]))
        self.countersign()

    def resign(self, seat: int) -> None:
        self.players[seat].send(Kind.RESIGN)
        self.append(self.next_entry(Kind.RESIGN, seat, {}))
        self.append(self.dealer.reveal(self.log[-1]))

    def countersign(self) -> None:
        """Every seat signs, and hears the others."""
        for seat, player in enumerate(self.players):
            seq, signature = player.countersign()
            self.countersignatures.append({"seat": seat, "seq": seq, "sig": signature.hex()})
            for other in self.players:
                if other is not player:
                    other.hear(seat, seq, signature)
