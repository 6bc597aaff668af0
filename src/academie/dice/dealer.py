"""The server's side of the exchange: it collects a link from every seat, and only then lets a roll fall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from academie.dice.chains import LINKS, Chain
from academie.dice.fold import Kind, Step
from academie.dice.log import SECOND, Entry
from academie.dice.rolls import NO_SHARE
from academie.dice.table import Table
from academie.kernel import CHANCE


class Dealer:
    """Deals the rolls of one game, whose log it follows, from the chains of the server."""

    def __init__(self, table: Table, chains: Sequence[Chain]) -> None:
        self.table = table
        self._chains = [*chains]
        self._given: dict[int, bytes] = {}
        self._number = 0
        """The roll that the links were given for."""

    @property
    def chains(self) -> int:
        """How many chains the server has had."""
        return len(self._chains)

    def add_chain(self, chain: Chain) -> None:
        """Take a new chain, whose anchor the next entry publishes."""
        self._chains.append(chain)
        self.table.learn_chain(chain)

    @property
    def owed(self) -> list[int]:
        """The seats whose link is missing for the pending roll."""
        self._forget_old()
        return [
            seat for seat, tip in enumerate(self.table.tips) if tip is not None and seat not in self._given
        ]

    def take(self, seat: int, number: int, link: bytes) -> bool:
        """Take the link of a seat; false if it is not the next of its chain, or no such roll is pending."""
        self._forget_old()
        tip = self.table.tips[seat]
        if number != self.table.pending or tip is None or not tip.follows(link):
            return False
        self._given[seat] = link
        return True

    @property
    def given(self) -> dict[int, bytes]:
        """The links that have come for the pending roll, by seat."""
        self._forget_old()
        return {**self._given}

    def _forget_old(self) -> None:
        if self._number != self.table.fold.rolls + 1:
            self._number = self.table.fold.rolls + 1
            self._given.clear()

    def roll(self, at_ms: int, spent: Mapping[str, int] | None = None) -> list[tuple[Entry, Step]]:
        """The entries of the pending roll, once no link is owed. They are to be stored together.

        `spent` is the time, in milliseconds, that seats are charged for their links.
        """
        number = self.table.pending
        assert number is not None
        assert not self.owed
        link = self._link()
        given = [self._given.get(seat) for seat in range(len(self.table.tips))]
        shares = tuple(share or NO_SHARE for share in given)
        first: dict[str, Any] = {
            "server": self._sent(link),
            "shares": [None if share is None else share.hex() for share in given],
            **({"spent": dict(spent)} if spent else {}),
        }
        name = "sealed" if self.table.hides else "act"
        drawn = self.table.draw(number, shares, link)
        bodies: list[dict[str, Any]] = [{name: each.written, "n": number} for each in drawn]
        bodies[0] |= first
        entries = self._entries(Kind.ROLL, bodies, at_ms)
        return [(entry, each.step) for entry, each in zip(entries, drawn, strict=True)]

    def _link(self) -> bytes:
        """The server's link of the next roll."""
        return self._chains[-1].link(LINKS - self.table.server.left + 1)

    def _sent(self, link: bytes) -> str | None:
        """The link that is sent with the roll: while hands are hidden, that of the roll before."""
        if not self.table.hides:
            return link.hex()
        return None if self.table.fold.rolls == 0 else self.table.last_link.hex()

    def reveal(self, ending: Entry) -> Entry:
        """The entry that follows the end of a game."""
        body = self.revealed(Kind(ending.kind))
        return Entry(ending.seq + 1, Kind.REVEAL, None, body, ending.at_ms, ending.digest, SECOND)

    def revealed(self, ending: Kind) -> dict[str, Any]:
        """The seeds of the server, and the links that had come for a roll which the end kept from falling."""
        body: dict[str, Any] = {"server": [chain.seed.hex() for chain in self._chains]}
        if self.table.fold.state.actor is CHANCE and ending != Kind.ROLL:
            self._forget_old()
            given = [self._given.get(seat) for seat in range(len(self.table.tips))]
            body["shares"] = [None if share is None else share.hex() for share in given]
        return body

    def _entries(self, kind: Kind, bodies: Sequence[Mapping[str, Any]], at_ms: int) -> list[Entry]:
        seq, prev = self.table.fold.seq, self.table.fold.head
        # Of two processes of a server one may have the slower clock; the dates of a log go forwards.
        at_ms = max(at_ms, self.table.fold.at_ms)
        entries: list[Entry] = []
        for body in bodies:
            seq += 1
            entries.append(Entry(seq, kind, None, body, at_ms, prev, SECOND))
            prev = entries[-1].digest
        return entries
