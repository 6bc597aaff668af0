"""What must hold whatever happens, checked as it happens: at each commit, frame, signature and link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from uuid import UUID

import msgspec

from academie.dice.fold import ENDING, Fold, Kind
from academie.dice.log import SECOND, Entry
from academie.dice.table import Table
from academie.kernel import AcademieError
from tests.sim.store import StoredGame

if TYPE_CHECKING:
    from tests.sim.people import Person

SETTLE_SECONDS = 50.0
"""How long after a fault clocks may still be given time back: players have 45 s to come back."""
TOLERANCE_MS = 2_500
"""An outage is noticed after two seconds, and no two clocks agree."""

decode = msgspec.json.Decoder().decode


class Violation(AssertionError):
    """Something has happened that must not."""


@dataclass(slots=True)
class Watched:
    """A game as its stored log has it, with the moment at which each event was stored."""

    stored: StoredGame
    table: Table | None
    fold: Fold
    log: list[Entry] = field(default_factory=list[Entry])
    at: list[float] = field(default_factory=list[float])
    asked_for: set[tuple[int | None, UUID]] = field(default_factory=set[tuple[int | None, UUID]])

    @property
    def to_act(self) -> int | None:
        actor = None if self.fold.over else self.fold.state.actor
        return actor if isinstance(actor, int) else None


class Judge:
    """Watches a simulation; the first thing that must not happen ends it."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.games: dict[UUID, Watched] = {}
        self.people: dict[tuple[UUID, int], Person] = {}
        self.windows: list[list[float]] = []
        """When something was broken: from and to, the latter infinite as long as it is."""
        self.poisoned: set[UUID] = set()
        """Games that were made unreadable on purpose."""
        self.links: dict[tuple[UUID, int, int], bytes] = {}
        """The links that people have given: by game, seat and roll."""
        self.violation: str | None = None
        self.ended = asyncio.Event()
        self.acknowledged = 0

    def check(self, holds: bool, wrong: str) -> None:
        """Note a violation unless something holds."""
        if not holds and self.violation is None:
            self.violation = f"at {self._clock():.3f} s: {wrong}"
            self.ended.set()

    # What is stored

    def committed(self, stored: StoredGame, entries: Sequence[Entry], idem: UUID | None) -> None:
        """Events have been stored."""
        game = self.games.get(stored.row.id)
        if game is None:
            table = Table(stored.row.id) if stored.row.format == SECOND else None
            fold = Fold(stored.row.id) if table is None else table.fold
            game = self.games[stored.row.id] = Watched(stored, table, fold)
        for place, entry in enumerate(entries):
            self._stored(game, entry, idem if place == 0 else None)

    def _stored(self, game: Watched, entry: Entry, idem: UUID | None) -> None:
        known = game.log[entry.seq] if entry.seq < len(game.log) else None
        self.check(known is None, f"event {entry.seq} is stored twice: {known} and {entry}")
        head = game.log[-1].digest if game.log else bytes(32)
        follows = entry.seq == len(game.log) and entry.prev == head
        self.check(follows, f"event {entry.seq} ({entry.kind}) does not follow event {len(game.log) - 1}")
        if self.violation is not None:
            return
        self.check(
            idem is None or (entry.seat, idem) not in game.asked_for,
            f"event {entry.seq} carries out a request that was carried out before",
        )
        if idem is not None:
            game.asked_for.add((entry.seat, idem))
        self._check_time(game, entry, idem)
        self._check_links(game, entry)
        try:
            (game.fold if game.table is None else game.table).push(entry)
        except AcademieError as wrong:
            self.check(False, f"event {entry.seq} ({entry.kind}) breaks the law: {wrong}")
        game.log.append(entry)
        game.at.append(self._clock())

    def _check_links(self, game: Watched, entry: Entry) -> None:
        """No roll without the links that the seats have given for it."""
        for seat, link in enumerate(entry.body.get("shares") or ()) if entry.kind == Kind.ROLL else ():
            if link is not None:
                given = self.links.get((game.stored.row.id, seat, int(entry.body["n"])))
                self.check(given == bytes.fromhex(link), f"roll {entry.body['n']} has a link nobody gave")

    # Time

    def _check_time(self, game: Watched, entry: Entry, idem: UUID | None) -> None:
        """Nobody loses by our faults, and nobody gains by them."""
        if entry.kind == Kind.PAUSE:
            start, end = int(entry.body["from"]), int(entry.body["to"])
            broken = any(self.broken(game.at[-1] - 3.0, self._clock()))
            self.check(int(entry.body["lost_ms"]) <= end - start, "more time was given back than was lost")
            self.check(broken, "time was given back though nothing was broken")
        if entry.kind in ENDING and entry.kind not in {Kind.RESIGN, Kind.DRAW}:
            self._check_end(game, entry)
        if entry.kind == Kind.ACT and entry.seat is not None and idem is not None:
            self._check_charge(game, entry, idem)

    def _check_end(self, game: Watched, entry: Entry) -> None:
        """A clock ends a game only if the player did not play, though nothing kept them from it."""
        if entry.kind == Kind.ABORT and entry.body.get("reason") == "unsigned":
            idle = [*self._seated(game)]
        else:
            seat = entry.seat if entry.seat is not None else game.to_act
            idle = [person for person in self._seated(game) if person.seat == seat]
        if idle:
            self.check(
                any(not person.diligent for person in idle),
                f"{entry.kind} {dict(entry.body)} of event {entry.seq}, though everyone plays on",
            )

    def _seated(self, game: Watched) -> list[Person]:
        return [person for (each, _), person in self.people.items() if each == game.stored.row.id]

    def _check_charge(self, game: Watched, entry: Entry, idem: UUID) -> None:
        """What an act is charged is not less than what passed between it and the event before."""
        person = self.people.get((game.stored.row.id, entry.seat or 0))
        sent = None if person is None else person.sent_at.get(idem)
        moved = [at for at, each in zip(game.at, game.log, strict=True) if each.kind != Kind.PAUSE]
        if sent is None or "spent" not in entry.body or not moved:
            return
        lost = sum(self.broken(moved[-1] - 3.0, sent))
        true = (sent - moved[-1] - lost) * 1000 - int(entry.body["lag"])
        self.check(
            int(entry.body["spent"]) >= true - TOLERANCE_MS or game.fold.offer is not None,
            f"event {entry.seq} is charged {entry.body['spent']} ms for {true:.0f} ms",
        )

    def broken(self, start: float, end: float) -> list[float]:
        """How much of each fault, and of the time to settle after it, lay in a span."""
        found = (min(end, to + SETTLE_SECONDS) - max(start, since) for since, to in self.windows)
        return [each for each in found if each > 0]

    # What is told

    def sent(self, text: str) -> None:
        """A process sends a frame."""
        if text.startswith('{"t":"ack"'):
            message = decode(text)
            self.acknowledged += 1
            key, seq = UUID(message["id"]), message["seq"]
            self.check(
                any(key in self._keys(game, seq) for game in self.games.values()),
                f"event {seq} is acknowledged and not stored",
            )

    def _keys(self, game: Watched, seq: int) -> Sequence[UUID | None]:
        return game.stored.idems[seq : seq + 1]

    def told(self, game_id: UUID, item: Mapping[str, Any]) -> None:
        """Somebody is told an event: it must be the one that is stored."""
        log = self.games[game_id].log
        seq = item["seq"]
        if seq >= len(log):
            self.check(False, f"event {seq} is told and not stored")
            return
        entry = log[seq]
        same = (
            (entry.kind, entry.seat, entry.at_ms) == (item["kind"], item["seat"], item["at_ms"])
            and entry.body == item["body"]
            and item.get("hash", entry.digest.hex()) == entry.digest.hex()
        )
        self.check(same, f"event {seq} is told otherwise than it is stored")

    def signed(self, heads: Mapping[bytes, tuple[int, bytes]]) -> None:
        """The server signs: only what is stored, so that no two heads of one event are ever signed."""
        for game, (seq, head) in heads.items():
            log = self.games[UUID(bytes=game)].log
            self.check(
                seq < len(log) and log[seq].digest == head, f"a head of event {seq} is signed, not stored"
            )

    def gave(self, person: Person, number: int, link: bytes, receipt: bool) -> None:
        """A person gives a link."""
        game_id = person.game
        self.check(receipt, f"seat {person.seat} gives link {number} without a receipt")
        self.links[game_id, person.seat, number] = link
