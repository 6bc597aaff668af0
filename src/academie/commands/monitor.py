"""`academie monitor`: reads the whole transparency log of a server, and counts the games it has dropped."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Final
from uuid import UUID

import typer

from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption
from academie.commands.output import err, out, print_json
from academie.commands.progress import stoppable
from academie.kernel import AcademieError
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.dice.notes import Checkpoint, NamedKey
    from academie.dice.tlog import GameEntry, LogEntry
    from academie.dice.tlog_reader import LogReader

NOT_FOUND: Final = 404
DAY_MS: Final = 86_400_000
AGES: Final = (1, 7, 31)
"""Days since the last event of a game. A server ends one that is older than 30, and has a day to do so."""


@dataclass(slots=True)
class Findings:
    """What became of the games that a server has entered."""

    games: int = 0
    ended: int = 0
    playing: int = 0
    silent: dict[int, int] = field(default_factory=lambda: dict.fromkeys(AGES, 0))
    """How many of those being played have had no event for at most so many days."""
    flaws: list[Text] = field(default_factory=list[Text])
    """Games that the server no longer knows, or shows otherwise than it entered them."""
    keys: list[Text] = field(default_factory=list[Text])
    """New keys of the log, and the keys of devices of the account that was asked about."""
    stopped: list[Text] = field(default_factory=list[Text])
    """Games that the server ended while a roll was pending, with what would have fallen."""

    @property
    def code(self) -> int:
        """1 for a flaw, 2 for games stopped before a roll, which may be chance, 0 for neither."""
        return 1 if self.flaws else 2 if self.stopped else 0


def monitor(
    server: Annotated[str, typer.Argument()],
    key: Annotated[str | None, typer.Option()] = None,
    last: Annotated[int, typer.Option(min=1)] = 1000,
    since: Annotated[int, typer.Option(min=0)] = 0,
    account: Annotated[UUID | None, typer.Option()] = None,
    device: Annotated[list[str] | None, typer.Option()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Read a server's log, and look at games it entered; exit 1 if one was dropped, changed or is asleep."""
    from academie.dice.tlog import GameEntry, NewKeyEntry, read_entry
    from academie.dice.tlog_reader import LogReader

    address = server.rstrip("/")
    reader = LogReader(f"{address}/log")
    checkpoint = signed_checkpoint(reader, log_keys(address, key))
    entries = [read_entry(data) for data in reader.entries(checkpoint)]
    by_game: dict[bytes, list[GameEntry]] = {}
    newest: dict[bytes, int] = {}
    found = Findings()
    for index, entry in enumerate(entries):
        if isinstance(entry, GameEntry):
            by_game.setdefault(entry.game, []).append(entry)
            newest[entry.game] = index
        elif isinstance(entry, NewKeyEntry):
            found.keys.append(Message("commands-monitor-new-key", entry=index, key=str(entry.key)))
    found.games = len(by_game)
    if account is not None:
        look_at_devices(entries, account, device or (), found)
    begun = [each for each in by_game.values() if len(each) == 1]
    done_since = [each for game, each in by_game.items() if len(each) > 1 and newest[game] >= since]
    chosen = [*begun, *done_since[-last:]]
    with stoppable(Message("commands-monitor-games"), lang) as show:
        for done, of_game in enumerate(chosen, 1):
            look_at(address, of_game, found)
            show(done, len(chosen))
    tell(checkpoint, found, lang, as_json=as_json)
    raise typer.Exit(found.code)


def look_at_devices(
    entries: Sequence[LogEntry | None], account: UUID, known: Sequence[str], found: Findings
) -> None:
    """List the keys that the log has for an account; one that its owner does not know is a flaw."""
    from academie.dice.tlog import DeviceEntry, EntryKind

    for index, entry in enumerate(entries):
        if not isinstance(entry, DeviceEntry) or entry.account != account.bytes:
            continue
        key = entry.key.hex()
        if entry.kind == EntryKind.WITHDRAWN:
            found.keys.append(Message("commands-monitor-withdrawn", entry=index, key=key))
        elif key in known:
            found.keys.append(Message("commands-monitor-device", entry=index, key=key))
        else:
            found.flaws.append(Message("commands-monitor-planted", entry=index, key=key))


def log_keys(address: str, given: str | None) -> list[NamedKey]:
    """The keys of a server's log: the one given, or else the one it names, and those announced under it."""
    from academie.dice.notes import NamedKey
    from academie.dice.tlog import Announced, accepted
    from academie.dice.tlog_reader import ask

    told: dict[str, Any] = json.loads(ask(f"{address}/api/keys"))
    named: str | None = given or told.get("log")
    if named is None:
        raise AcademieError(Message("commands-monitor-no-log", server=address))
    return accepted([NamedKey.read(named)], [*map(Announced.from_json, told.get("announced") or ())])


def signed_checkpoint(reader: LogReader, keys: Sequence[NamedKey]) -> Checkpoint:
    """The newest checkpoint of a log, signed by one of its keys. Raises `AcademieError`."""
    from academie.dice.notes import Checkpoint
    from academie.dice.witness import signed_by_one

    note = reader.note()
    found = Checkpoint.read(note.text)
    if found.origin != keys[0].name or not signed_by_one(note, keys):
        raise AcademieError(Message("dice-witness-unsigned", origin=keys[0].name))
    return found


def look_at(address: str, entered: Sequence[GameEntry], found: Findings) -> None:
    """Compare what was entered of a game with what the server shows of it now."""
    from academie.dice.tlog import EntryKind
    from academie.dice.tlog_reader import Away

    game = UUID(bytes=entered[0].game)
    kinds = [entry.kind for entry in entered]
    if kinds not in ([EntryKind.OPEN], [EntryKind.OPEN, EntryKind.END]):
        found.flaws.append(Message("commands-monitor-twice", game=str(game)))
        return
    try:
        if len(kinds) == 1:
            look_at_open(address, game, found)
        else:
            look_at_ended(address, game, entered, found)
    except Away as gone:
        if gone.status != NOT_FOUND:
            raise
        found.flaws.append(Message("commands-monitor-dropped", game=str(game)))


def now_ms() -> float:
    """Milliseconds since 1970, as events are dated."""
    return time.time() * 1000


def look_at_open(address: str, game: UUID, found: Findings) -> None:
    """A game without an end must be one that the server knows, and in which something happened of late."""
    from academie.dice.tlog_reader import ask

    log = json.loads(ask(f"{address}/api/games/{game}/log"))
    clock = log[0]["body"]["clock"]
    time_ms = clock["base_ms"] + clock["step_ms"] if clock.get("pace") == "days" else 0
    silent_ms = now_ms() - log[-1]["at_ms"]
    age = next((days for days in AGES if silent_ms - time_ms <= days * DAY_MS), None)
    if age is None:
        days = int(silent_ms / DAY_MS)
        found.flaws.append(Message("commands-monitor-asleep", game=str(game), days=days))
        return
    found.playing += 1
    found.silent[age] += 1


def look_at_ended(address: str, game: UUID, entered: Sequence[GameEntry], found: Findings) -> None:
    """A game that has ended must be the one that was entered, and have no flaw."""
    from academie.dice.entered import entries_of
    from academie.dice.fold import Kind
    from academie.dice.tlog_reader import ask
    from academie.dice.verdict import examine, read_proof

    proof = read_proof(ask(f"{address}/api/games/{game}/dice-proof").decode())
    if not proof.log or entries_of(game, proof.log) != tuple(map(bytes, entered)):
        found.flaws.append(Message("commands-monitor-changed", game=str(game)))
        return
    found.ended += 1
    verdict = examine(proof)
    found.flaws += [Message("commands-monitor-flaw", game=str(game), why=flaw) for flaw in verdict.flaws]
    if verdict.unfallen is None or proof.log[-2].kind == Kind.RESIGN:
        return
    roll, acts = verdict.unfallen
    if acts:  # all links were there, so that the server knew what would fall
        dice = " ".join(acts)
        found.stopped.append(Message("commands-monitor-stopped", game=str(game), roll=roll, dice=dice))


def tell(checkpoint: Checkpoint, found: Findings, lang: Language, *, as_json: bool) -> None:
    """Print what was found, the worst first."""
    if as_json:
        texts = {"flaws": found.flaws, "keys": found.keys, "stopped": found.stopped}
        told = {name: [each.en for each in lines] for name, lines in texts.items()}
        counts = {"games": found.games, "ended": found.ended, "playing": found.playing}
        silent = {"silent": found.silent}
        print_json({"origin": checkpoint.origin, "size": checkpoint.size, **counts, **silent, **told})
        return
    for flaw in found.flaws:
        err.print(flaw.in_(lang), highlight=False, markup=False, soft_wrap=True)
    counts = {"games": found.games, "ended": found.ended, "playing": found.playing}
    lines: list[Text] = [
        *found.keys,
        *found.stopped,
        Message("commands-monitor-read", origin=checkpoint.origin, size=checkpoint.size),
        Message("commands-monitor-counts", **counts),
        Message("commands-monitor-silent", **{f"days{days}": count for days, count in found.silent.items()}),
    ]
    if found.stopped:
        lines.append(Message("commands-monitor-share", stopped=len(found.stopped), ended=found.ended))
    for line in lines:
        out.print(line.in_(lang), highlight=False, markup=False, soft_wrap=True)
