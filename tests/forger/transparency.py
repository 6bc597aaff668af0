"""What a server tries with its transparency log: to keep two, or to be rid of games that it has begun."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any
from uuid import UUID

from typer.testing import CliRunner

from academie.commands.app import app
from academie.dice.entered import Entered, entries_of
from academie.dice.keys import Key
from academie.dice.notes import LOG, NamedKey
from academie.dice.tlog import Announced, DeviceEntry, EntryKind, NewKeyEntry, TilePlace, bundle, tile_path
from academie.dice.witness import Memory, Witness, logs_of
from tests.dice.exchange import House
from tests.dice.public_log import LOG_KEY, ORIGIN, PublicLog, branches
from tests.forger.beyond import stopped
from tests.forger.strategy import Forgery, left_of, played_out, proof_of

FORK, SIZE = 7, 20


def split_log() -> Forgery:
    """Two logs, each shown to some: of one size first, then one that has grown."""
    log, other = branches(SIZE + 1, FORK)
    with TemporaryDirectory() as folder:
        memory = Memory(Path(folder) / "cosigned.sqlite")
        witness = Witness(Key(bytes(31) + b"w"), "witness.example.net/w1", logs_of([str(LOG_KEY)]), memory)
        assert witness.answer(str(log.submission(0, SIZE)).encode()).status == 200
        answers = [witness.answer(str(other.submission(SIZE, size)).encode()) for size in (SIZE, SIZE + 1)]
        kept = memory.splits()
        memory.close()
    assert [answer.status for answer in answers] == [409, 422]
    assert [(one.by(LOG_KEY), two.by(LOG_KEY)) for one, two in kept] == [(True, True)]
    return Forgery(witness=answers[0].text.strip())


def abandoner() -> Forgery:
    """The server opens games and ends each whose first roll it does not like."""
    games = [House("trictrac", number) for number in range(26, 29)]
    left = [stopped(house) for house in games]
    with served([*games, played_out("trictrac", 11)]) as address:
        code, told = monitored(address)
    assert (code, told["flaws"], len(told["stopped"])) == (2, [], 3)
    return replace(left[0], monitor="; ".join(told["stopped"]))


def dropper() -> Forgery:
    """The server opens games, and denies those whose first roll it does not like."""
    kept, dropped = played_out("trictrac", 11), House("trictrac", 26)
    with served([kept], [dropped]) as address:
        code, told = monitored(address)
    assert (code, told["ended"]) == (1, 1)
    return replace(left_of(kept), monitor="; ".join(told["flaws"]))


def sleeper() -> Forgery:
    """The server opens games, and lets those sleep for ever whose first roll it does not like."""
    kept, asleep = played_out("trictrac", 11), House("trictrac", 26)
    with served([kept], asleep=[asleep]) as address:
        code, told = monitored(address)
    assert (code, told["ended"], told["playing"]) == (1, 1, 0)
    return replace(left_of(kept), monitor="; ".join(told["flaws"]))


def planter() -> Forgery:
    """The server enters a key of its own for somebody's account, and writes a game signed with it."""
    true, forged = House("trictrac", 11), played_out("trictrac", 29)
    owner, (own, planted) = UUID(true.log[0].body["who"][0]), (Key(bytes([n]) * 32).public for n in (8, 9))
    devices = [DeviceEntry(EntryKind.DEVICE, owner.bytes, key) for key in (own, planted)]
    with served([forged], first=[*map(bytes, devices)]) as address:
        code, told = monitored(address, "--account", str(owner), "--device", own.hex())
    assert (code, len(told["keys"])) == (1, 1)
    return replace(left_of(forged, honest=()), monitor="; ".join(told["flaws"]))


def key_swapper() -> Forgery:
    """The server signs its log with another key all at once; nobody announced it under the old one."""
    house, other = played_out("trictrac", 29), Key(bytes([7]) * 32)
    opening, end = entries_of(house.game_id, house.log)
    named = [NamedKey(ORIGIN, LOG, key.public) for key in (house.signer, other)]
    swapped = PublicLog([bytes(NewKeyEntry(named[1])), opening, end], other)
    # Its own word that the key was announced is signed by that key alone.
    word = Announced(named[1], named[0], swapped.proof(0))
    entered = Entered(named[1], swapped.proof(1), swapped.proof(2), announced=[word])
    with TemporaryDirectory() as folder:
        memory = Memory(Path(folder) / "cosigned.sqlite")
        witness = Witness(Key(bytes(31) + b"w"), "witness.example.net/w1", logs_of([str(named[0])]), memory)
        answer = witness.answer(str(swapped.submission(0)).encode())
        memory.close()
    assert answer.status == 403
    left = left_of(house)
    assert left.proof is not None
    return replace(left, proof=replace(left.proof, entered=entered), witness=answer.text.strip())


def monitored(address: str, *more: str) -> tuple[int, dict[str, Any]]:
    """What `academie monitor` finds."""
    done = CliRunner().invoke(app, ["monitor", address, "--key", str(LOG_KEY), "--json", *more])
    return done.exit_code, json.loads(done.stdout)


@contextmanager
def served(
    shown: Sequence[House],
    denied: Sequence[House] = (),
    first: Sequence[bytes] = (),
    asleep: Sequence[House] = (),
) -> Generator[str]:
    """A server with all games in its log, of which it shows some, and some as still being played."""
    openings = [entries_of(house.game_id, house.log)[0] for house in (*shown, *denied, *asleep)]
    log = PublicLog([*first, *openings, *(entries_of(house.game_id, house.log)[1] for house in shown)])
    size = len(log.entries)
    files: dict[str, bytes] = {
        "/api/keys": json.dumps({"origin": ORIGIN, "log": str(LOG_KEY)}).encode(),
        "/log/checkpoint": str(log.note()).encode(),
        f"/log/{tile_path('0', 0, size)}": log.tiles[TilePlace(0, 0)],
        f"/log/{tile_path('entries', 0, size)}": bundle(log.entries),
    }
    for house in shown:
        files[f"/api/games/{house.game_id}/dice-proof"] = proof_of(house).to_json().encode()
    for house in asleep:
        told = [{"at_ms": entry.at_ms, "body": entry.body} for entry in house.log]
        files[f"/api/games/{house.game_id}/log"] = json.dumps(told).encode()
    with ThreadingHTTPServer(("127.0.0.1", 0), door_of(files)) as server:
        thread = Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


def door_of(files: Mapping[str, bytes]) -> type[BaseHTTPRequestHandler]:
    class Door(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = files.get(self.path)
            self.send_response(404 if found is None else 200)
            self.end_headers()
            self.wfile.write(found or b"")

        def log_message(self, format: str, *args: object) -> None:
            del format, args

    return Door
