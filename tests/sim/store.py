"""The database of the simulation: rows in memory, and what the server asks of them, each as one step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, NamedTuple
from uuid import UUID

from academie.dice.fold import Kind
from academie.dice.log import GENESIS, SECOND, Entry
from academie.registry import registry
from academie.server.game.clock import ClockRule, Pace, Span
from academie.server.game.log_writer import Append
from academie.server.game.queries import GameRow, NewGame

UNSIGNED_MS = 30_000
Row = dict[str, Any]


@dataclass(slots=True)
class StoredGame:
    """A game with its log, and the key by which each event was asked for."""

    row: GameRow
    with_engine: bool
    log: list[Entry]
    idems: list[UUID | None]
    deadline_ms: int | None
    signed: list[tuple[int, int, bytes]] = field(default_factory=list[tuple[int, int, bytes]])

    @property
    def keys(self) -> set[UUID]:
        """The keys that were used."""
        return {key for key in self.idems if key is not None}

    @property
    def head(self) -> bytes:
        return self.log[-1].digest

    @property
    def live(self) -> bool:
        return self.row.status == "live"


@dataclass(slots=True)
class WebProcess:
    """When a process last said that it serves."""

    beat_ms: int
    gone: bool = False


class Leader(NamedTuple):
    """Who leads in a role, the how many-th it is, and until when."""

    holder: UUID
    epoch: int
    until_ms: int


class Store:
    """The rows. Every method is one transaction; `compares` is false where a mutation takes that away."""

    def __init__(self, true_ms: Callable[[], int]) -> None:
        self.true_ms = true_ms
        self.compares = True
        self.games: dict[UUID, StoredGame] = {}
        self.processes: dict[UUID, WebProcess] = {}
        self.leaders: dict[str, Leader] = {}
        self.attendance: set[tuple[UUID, int, UUID]] = set()
        self.outages: list[Span] = []
        self.quarantine: dict[UUID, Row] = {}
        self.committed: Callable[[StoredGame, Sequence[Entry], UUID | None], None] | None = None
        """Called with events when they are in the log."""

    def begin(self, game: NewGame) -> Entry:
        """Store a game and its first event."""
        now, rule = self.true_ms(), ClockRule.from_json(game.clock)
        entry = Entry(0, Kind.OPEN, None, game.opening(), now, GENESIS, game.format)
        due = rule.first_deadline(now)
        played = registry[game.game_key].at(game.edition)
        actor = played.start(played.recorded(game.ruleset), game.options).actor
        row = GameRow(
            id=game.id,
            game_key=game.game_key,
            ruleset=game.ruleset,
            options=game.options,
            status="live",
            seats=tuple(game.seats),
            players=tuple(game.players),
            clock=game.clock,
            rated=game.rated,
            seed=game.seed,
            last_seq=0,
            head=entry.digest,
            created_at=date(now),
            ended_at=None,
            outcome=None,
            actor=actor if isinstance(actor, int) else None,
            deadline=None if due is None else date(due),
            format=game.format,
            nonces=tuple(None if each is None else each.nonce for each in game.dice),
            law=game.law,
        )
        kept = StoredGame(row, game.with_engine, [entry], [None], due)
        self.games[game.id] = kept
        self._tell(kept, [entry], None)
        return entry

    def commit(self, batch: Sequence[Append]) -> set[UUID]:
        """Store what follows the last event of its game; the games whose events are in the log now."""
        stored: set[UUID] = set()
        for item in batch:
            if not item.entries or self._append(item):
                stored.add(item.game_id)
        return stored

    def _append(self, item: Append) -> bool:
        game, first = self.games[item.game_id], item.entries[0]
        follows = game.live and first.seq == len(game.log) and first.prev == game.head
        if self.compares and (not follows or item.idem in game.keys):
            return self._is_ours(game, item)
        del game.log[first.seq :], game.idems[first.seq :]
        game.log += item.entries
        game.idems += [item.idem, *[None] * (len(item.entries) - 1)]
        over = item.outcome is not None
        game.deadline_ms = None if over else item.deadline_ms
        game.row = replace(
            game.row,
            last_seq=item.entries[-1].seq,
            head=None if over else item.entries[-1].digest,
            actor=None if over else item.actor,
            deadline=None if game.deadline_ms is None else date(game.deadline_ms),
            status="over" if over else game.row.status,
            outcome=item.outcome if over else game.row.outcome,
            ended_at=date(self.true_ms()) if over else game.row.ended_at,
        )
        self._tell(game, item.entries, item.idem)
        return True

    def _is_ours(self, game: StoredGame, item: Append) -> bool:
        """Whether events are those that an earlier attempt has stored, whose answer was lost."""
        first, last = item.entries[0], item.entries[-1]
        return (
            last.seq < len(game.log)
            and game.log[last.seq].digest == last.digest
            and game.idems[first.seq] == item.idem
        )

    def _tell(self, game: StoredGame, entries: Sequence[Entry], idem: UUID | None) -> None:
        if self.committed is not None:
            self.committed(game, entries, idem)

    def row(self, game_id: UUID) -> GameRow | None:
        game = self.games.get(game_id)
        return None if game is None else game.row

    def log(self, game_id: UUID, since: int = 0) -> list[Entry]:
        game = self.games.get(game_id)
        return [] if game is None else game.log[since:]

    def seq_of(self, game_id: UUID, seat: int, idem: UUID) -> int | None:
        game = self.games[game_id]
        found = (seq for seq, key in enumerate(game.idems) if key == idem and game.log[seq].seat == seat)
        return next(found, None)

    def keep_countersignature(self, game_id: UUID, seat: int, seq: int, signature: bytes) -> None:
        signed = self.games[game_id].signed
        if not any(each[:2] == (seat, seq) for each in signed):
            signed.append((seat, seq, signature))

    def countersignatures(self, game_id: UUID) -> list[tuple[int, int, bytes]]:
        return sorted(self.games[game_id].signed)

    def keep_nonce(self, game_id: UUID, seat: int, nonce: str) -> None:
        game = self.games[game_id]
        nonces = (*game.row.nonces[:seat], nonce, *game.row.nonces[seat + 1 :])
        game.row = replace(game.row, nonces=nonces)

    def unsigned(self) -> list[UUID]:
        """Games of the second format where nothing has happened, as somebody has not signed the opening."""
        return [game.row.id for game in self.games.values() if self._is_unsigned(game)]

    def _is_unsigned(self, game: StoredGame) -> bool:
        rule = ClockRule.from_json(game.row.clock)
        waited = max(UNSIGNED_MS, rule.step_ms if rule.pace is Pace.DAYS else 0)
        return (
            game.live
            and game.row.format == SECOND
            and len(game.log) == 1
            and game.log[0].at_ms < self.true_ms() - waited
            and len({seat for seat, _, _ in game.signed}) < sum(each is not None for each in game.row.nonces)
        )

    def ahead(self, known: Mapping[UUID, int]) -> list[UUID]:
        return [game for game, seq in known.items() if game in self.games and self._last(game) > seq]

    def _last(self, game_id: UUID) -> int:
        return self.games[game_id].row.last_seq

    def overdue(self) -> list[UUID]:
        now = self.true_ms()
        return [
            game.row.id
            for game in self.games.values()
            if game.live
            and game.deadline_ms is not None
            and game.deadline_ms < now
            and game.row.id not in self.quarantine
        ]


def date(ms: float) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)


def first_of(rows: Iterable[Row]) -> Row | None:
    return next(iter(rows), None)
