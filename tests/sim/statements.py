"""What outages and quarantine ask of the database in SQL, as functions on the rows of the simulation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final
from uuid import UUID

from academie.dice.fold import Kind
from academie.server.base import leases, processes
from academie.server.engines import service
from academie.server.game import quarantine
from academie.server.game.clock import Span
from academie.server.play import outages
from tests.sim.store import Leader, Row, Store, WebProcess, date

Statement = Callable[..., list[Row]]


def beat(store: Store, process: UUID, now: int, *_about: object) -> list[Row]:
    known = store.processes
    newest = max((each.beat_ms for key, each in known.items() if key != process), default=None)
    known[process] = WebProcess(now)
    return [{"newest": newest}]


def hold(store: Store, role: str, holder: UUID, seconds: float) -> list[Row]:
    now = store.true_ms()
    held = store.leaders.get(role)
    if held is not None and held.holder != holder and held.until_ms >= now:
        return []
    epoch = 1 if held is None else held.epoch + (held.holder != holder)
    store.leaders[role] = Leader(holder, epoch, now + round(seconds * 1000))
    return [{"epoch": epoch}]


def release(store: Store, role: str, holder: UUID) -> list[Row]:
    held = store.leaders.get(role)
    if held is not None and held.holder == holder:
        store.leaders[role] = held._replace(until_ms=store.true_ms())
    return []


def stop(store: Store, process: UUID, now: int) -> list[Row]:
    if process in store.processes:
        store.processes[process] = WebProcess(now, gone=True)
    return []


def note(store: Store, start: int, end: int) -> list[Row]:
    store.outages.append(Span(start, end))
    return []


def forget(store: Store, before: int) -> list[Row]:
    store.outages = [span for span in store.outages if span.end >= before]
    return []


def learn(store: Store, since: int) -> list[Row]:
    found = sorted(span for span in store.outages if span.end > since)
    return [{"from_ms": span.start, "to_ms": span.end} for span in found]


def attend(store: Store, game: UUID, seat: int, process: UUID, stalled: int) -> list[Row]:
    silent = [
        (game, seat, key)
        for key, each in store.processes.items()
        if key != process and (each.gone or each.beat_ms < stalled) and (game, seat, key) in store.attendance
    ]
    store.attendance.difference_update(silent)
    store.attendance.add((game, seat, process))
    return [{"max": max((store.processes[key].beat_ms for _, _, key in silent), default=None)}]


def leave(store: Store, games: Sequence[UUID], seats: Sequence[int], process: UUID) -> list[Row]:
    store.attendance.difference_update((*place, process) for place in zip(games, seats, strict=True))
    return []


def seats_of(store: Store, game: UUID, stalled: int) -> list[Row]:
    found = {
        (seat, each.gone or each.beat_ms < stalled)
        for place, seat, key in store.attendance
        if place == game and (each := store.processes.get(key)) is not None
    }
    return [{"seat": seat, "silent": silent} for seat, silent in sorted(found)]


def elsewhere(store: Store, games: Sequence[UUID], process: UUID) -> list[Row]:
    found = sorted(place for place in store.attendance if place[0] in games and place[2] != process)
    return [{"game_id": game, "seat": seat} for game, seat, _ in found]


def dead(store: Store, before: int) -> list[Row]:
    found = [
        (game, store.processes[key].beat_ms)
        for game, _, key in sorted(store.attendance)
        if key in store.processes and store.processes[key].beat_ms < before
    ]
    return [{"game_id": game, "beat_ms": beat_ms} for game, beat_ms in found]


def bury(store: Store, before: int) -> list[Row]:
    gone = {key for key, each in store.processes.items() if each.beat_ms < before}
    for key in gone:
        del store.processes[key]
    store.attendance = {place for place in store.attendance if place[2] not in gone}
    return []


def keep(store: Store, game: UUID, seq: int, release: str, error: str) -> list[Row]:
    since = store.quarantine.get(game, {"at": date(store.true_ms())})["at"]
    store.quarantine[game] = {"game_id": game, "seq": seq, "release": release, "error": error, "at": since}
    return []


def count_anew(store: Store, game: UUID) -> list[Row]:
    row = store.quarantine.get(game)
    if row is None:
        return []
    store.quarantine[game] = {**row, "at": date(store.true_ms())}
    return [{"at": row["at"]}]


def take_out(store: Store, game: UUID) -> list[Row]:
    store.quarantine.pop(game, None)
    return []


def listed(store: Store, game: UUID | None) -> list[Row]:
    found = (row for key, row in store.quarantine.items() if game in {None, key} and key in store.games)
    return [{**row, **_of_game(store, row["game_id"])} for row in sorted(found, key=lambda row: row["at"])]


def _of_game(store: Store, game: UUID) -> dict[str, Any]:
    row = store.games[game].row
    return {"game_key": row.game_key, "status": row.status, "players": row.players}


def engines_due(
    store: Store, stale: int, accounts: Sequence[UUID], offers: Sequence[str], left: int
) -> list[Row]:
    found: list[Row] = []
    for game in store.games.values():
        row, last = game.row, game.log[-1]
        played = game.live and game.with_engine and last.at_ms < stale
        answered = last.kind in offers or (last.seq == 0 and row.actor is None)
        turn = row.actor is not None and last.kind != Kind.ADJOURN and row.seats[row.actor] in accounts
        if played and (game.deadline_ms is not None or last.at_ms >= left) and (answered or turn):
            found.append({"id": row.id, "last_seq": last.seq})
    return found


def plain(sql: str) -> str:
    return " ".join(sql.split())


_BY_SQL: Final[dict[str, Statement]] = {
    processes.SERVES: beat,
    leases.HOLD: hold,
    leases.RELEASE: release,
    outages.LEARN: learn,
    outages.ATTEND: attend,
    outages.LEAVE: leave,
    outages.SEATS: seats_of,
    outages.ELSEWHERE: elsewhere,
    outages.DEAD: dead,
    outages.BURY: bury,
    processes.STOPS: stop,
    "INSERT INTO outage (from_ms, to_ms) VALUES ($1, $2)": note,
    "DELETE FROM outage WHERE to_ms < $1": forget,
    service.DUE: engines_due,
    quarantine.KEEP: keep,
    quarantine.LISTED: listed,
    quarantine.RESTART_COUNT: count_anew,
    quarantine.TAKE_OUT: take_out,
}
STATEMENTS: Final = {plain(sql): statement for sql, statement in _BY_SQL.items()}
"""By their words, spaces apart."""
