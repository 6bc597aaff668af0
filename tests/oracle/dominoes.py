"""Dominoes played by little rules written apart from the law: to read a golden party from its text alone.

Nothing of the project is imported. Source: ACAD-D ch. II-IX, rules IX, XI, XXIII.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

DES = {
    "tete-a-tete-1806": 6,
    "sans-points-1806": 6,
    "quatre-sans-points-1806": 6,
    "poule-1806": 8,
    "dernier-1806": 7,
    "piquet-voleur-1806": 6,
}
"""How many dés each takes."""
ACT = re.compile(r"(?:chance|seat (?P<seat>\d)) \((?P<choices>\d+)\): (?P<act>.*)")

Tile = tuple[int, int]


@dataclass
class Reader:
    """The table as it should be, after every act read so far."""

    party: str
    players: int
    leader: int = 0
    turn: int = 0
    passes: int = 0
    taken: int = 0
    hands: list[list[Tile]] = field(default_factory=list[list[Tile]])
    line: list[Tile] = field(default_factory=list[Tile])
    scores: list[int] = field(default_factory=list[int])
    won: str = ""
    """How the coup just ended was won, in the words it must be told by."""

    def __post_init__(self) -> None:
        self.hands = [[] for _ in range(self.players)]
        self.scores = [0] * (2 if self.partners else self.players)

    @property
    def partners(self) -> bool:
        return self.party.startswith("piquet")

    def side(self, seat: int) -> int:
        return seat % 2 if self.partners else seat

    def choices(self, act: str) -> int:
        """How many acts there should be to choose from."""
        if act.startswith("poseur"):
            return self.players
        if act.startswith("prendre"):
            return 28 - self.taken
        return 1 if act == "battre" else max(1, len(self.plays()))

    def plays(self) -> set[Tile]:
        """The ways to lay a dé: the half that touches, the half left open."""
        held = self.hands[self.turn]
        if not self.line:
            return {*held}
        open_ = {self.line[0][0], self.line[-1][1]}
        return {way for a, b in held for way in ((a, b), (b, a)) if way[0] in open_}

    def read(self, seat: int | None, act: str) -> None:
        self.won = ""
        if act.startswith("poseur"):
            self.leader = self.turn = int(act[-1]) - 1
        elif act == "battre":
            assert seat == self.leader
            self.hands, self.line, self.taken = [[] for _ in range(self.players)], [], 0
        elif act.startswith("prendre"):
            self._take(act.split()[1])
        else:
            assert seat == self.turn
            self._play(act)

    def _take(self, text: str) -> None:
        order = [(self.leader + step) % self.players for step in range(1, self.players + 1)]
        taker = next(seat for seat in order if len(self.hands[seat]) < DES[self.party])
        self.hands[taker].append((int(text[0]), int(text[2])))
        self.taken += 1
        self.turn, self.passes = self.leader, 0

    def _play(self, act: str) -> None:
        player = self.turn
        if act == "boude":
            assert not self.plays()
            self.passes += 1
        else:
            self._lay(int(act[0]), int(act[2]))
        self.turn = (player + 1) % self.players
        if act != "boude" and not self.hands[player]:
            self._count(player, "goes out: domino")
        elif self.passes == self.players or self._used_up():
            self._count(self._fewest(), "wins the round")

    def _lay(self, inner: int, outer: int) -> None:
        assert (inner, outer) in self.plays()
        self.hands[self.turn].remove((max(inner, outer), min(inner, outer)))
        if not self.line or self.line[-1][1] == inner:
            self.line.append((inner, outer))
        else:
            self.line.insert(0, (outer, inner))
        self.passes = 0

    def _used_up(self) -> bool:
        return all(sum(end in tile for tile in self.line) == 7 for end in (self.line[0][0], self.line[-1][1]))

    def _left(self) -> list[int]:
        return [sum(a + b for a, b in hand) for hand in self.hands]

    def _fewest(self) -> int:
        left = self._left()
        order = [(self.leader + step) % self.players for step in range(1, self.players + 1)]
        return next(seat for seat in order if left[seat] == min(left))

    def _count(self, winner: int, words: str) -> None:
        left, side = self._left(), self.side(winner)
        if self.party == "dernier-1806":
            self.scores = [score + pips for score, pips in zip(self.scores, left, strict=True)]
        elif "sans-points" in self.party:
            self.scores[side] += 1
        else:
            self.scores[side] += sum(pips for seat, pips in enumerate(left) if self.side(seat) != side)
        self.won = f"Player {winner + 1} {words}"
        self.leader = self.turn = (self.leader + 1) % self.players

    def position(self) -> tuple[str, str, str]:
        """Line, hands and accounts as they should be written."""
        line = ",".join(f"{a}-{b}" for a, b in self.line) or "-"
        hands = "/".join(",".join(f"{a}-{b}" for a, b in sorted(hand)) or "-" for hand in self.hands)
        return line, hands, "-".join(map(str, self.scores))
