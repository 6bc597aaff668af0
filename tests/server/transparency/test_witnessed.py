"""Two servers that witness each other's logs, and what becomes of a server that shows two."""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
from collections.abc import AsyncGenerator, Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from uuid import UUID

import asyncpg
import httpx
import pytest

from academie.dice.keys import Key
from academie.dice.merkle import consistency_path, root
from academie.dice.notes import (
    LOG,
    WITNESS,
    Checkpoint,
    NamedKey,
    Note,
    cosign,
    read_note,
    sign_checkpoint,
)
from academie.dice.tlog import GameEntry, added, read_entry, subtrees_of
from academie.dice.tlog_reader import LogReader
from academie.dice.witness import Submission
from tests.server.support.command import COMMAND
from tests.server.support.links import Binder, played, sat_down
from tests.server.support.warm import Warm
from tests.server.support.web import Parts, Web, keys_in, started, temporary_parts

pytestmark = pytest.mark.asyncio

R = TypeVar("R")
WAIT_SECONDS = 60.0
WATCHER = "home.example/w1"


@dataclass(frozen=True, slots=True)
class Cafe:
    """A server with its keys."""

    web: Web
    parts: Parts
    origin: str
    key: Key

    @property
    def log_key(self) -> NamedKey:
        return NamedKey(self.origin, LOG, self.key.public)

    @property
    def witness_key(self) -> NamedKey:
        return NamedKey(self.origin, WITNESS, self.key.public)

    @property
    def note(self) -> Note:
        return LogReader(f"{self.web.base_url}/log").note()

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """Change or read its database, as whoever runs it can."""
        connection = await asyncpg.connect(self.parts.postgres.address)
        try:
            return await connection.fetch(sql, *values)
        finally:
            await connection.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("keys")


@pytest.fixture(scope="module")
def watcher(folder: Path) -> str:
    """The key of a witness that is a folder."""
    done = academie("witness", "new", str(folder / "watcher"), WATCHER)
    return done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
async def cafes(folder: Path, watcher: str, warm: Warm) -> AsyncGenerator[tuple[Cafe, Cafe]]:
    """Two servers, each with its own database, that cosign each other's logs; each log has a game."""
    with ExitStack() as stack:
        one, two = (
            made(stack.enter_context(temporary_parts(warm)), f"{name}.example/academie", folder / name)
            for name in ("one", "two")
        )
        for cafe, other in ((one, two), (two, one)):
            cafe.web.settings["ACADEMIE_WITNESS_OF"] = str(other.log_key)
            asked = f"{other.witness_key} {other.web.base_url}/witness"
            cafe.web.settings["ACADEMIE_WITNESSES"] = f"{asked},{watcher}"
            stack.enter_context(started(cafe.web))
        (folder / "watcher" / "logs").write_text(f"{one.log_key}\n{two.log_key}\n", encoding="utf-8")
        for cafe, other in ((one, two), (two, one)):
            game, _ = await a_game(cafe)
            await proof_of(cafe, game, other.witness_key)
        yield one, two


def made(parts: Parts, origin: str, folder: Path) -> Cafe:
    keys = keys_in(folder, signing=(key := Key(secrets.token_bytes(32))).secret.hex())
    given = {"ACADEMIE_ORIGIN": origin, "ACADEMIE_KEYS": keys, "ACADEMIE_LOG_SECONDS": "1"}
    return Cafe(parts.web(**given), parts, origin, key)


def academie(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([COMMAND, *words], capture_output=True, text=True, timeout=120, check=False)


async def until(found: Callable[[], R | None]) -> R:
    """Wait until something is there."""
    async with asyncio.timeout(WAIT_SECONDS):
        while (there := await asyncio.to_thread(found)) is None:
            await asyncio.sleep(0.2)
    return there


async def a_game(cafe: Cafe) -> tuple[UUID, list[Binder]]:
    game, people = await sat_down(cafe.web)
    await played(*people, most=16)
    return game, people


async def proof_of(cafe: Cafe, game: UUID, witness: NamedKey | None) -> dict[str, Any]:
    """The proof of a game once it is entered, and cosigned if a witness is named."""

    def entered() -> dict[str, Any] | None:
        found: dict[str, Any] = httpx.get(f"{cafe.web.base_url}/api/games/{game}/dice-proof").json()
        signed = "tlog" in found and (witness is None or f"— {witness.name} " in found["tlog"]["end"])
        return found if signed else None

    return await until(entered)


def verified(folder: Path, proof: dict[str, Any], **policy: object) -> tuple[int, str]:
    """What `academie verify` says of a proof."""
    (folder / "proof.json").write_text(json.dumps(proof), encoding="utf-8")
    (folder / "policy.json").write_text(json.dumps(policy), encoding="utf-8")
    done = academie("verify", str(folder / "proof.json"), "--policy", str(folder / "policy.json"))
    return done.returncode, done.stdout + done.stderr


def players(proof: dict[str, Any]) -> dict[str, list[str]]:
    opening = proof["log"][0]["body"]
    return {account: [key] for account, key in zip(opening["who"], opening["keys"], strict=True)}


async def test_two_servers_witness_each_other(cafes: tuple[Cafe, Cafe], tmp_path: Path) -> None:
    for cafe, other in (cafes, cafes[::-1]):
        game, _ = await a_game(cafe)
        proof = await proof_of(cafe, game, other.witness_key)
        told = {"logs": [str(cafe.log_key)], "witnesses": [str(other.witness_key)], **players(proof)}
        code, said = verified(tmp_path, proof, **told)
        assert code == 0, said
        assert f"entered in the log of {cafe.origin}" in said
        assert f"cosigned by 1 of the 1 witnesses you ask for: {other.origin}" in said
        keys = httpx.get(f"{cafe.web.base_url}/api/keys").json()
        assert (keys["log"], keys["witness"]) == (str(cafe.log_key), str(cafe.witness_key))


async def test_a_witness_comes_by_itself(cafes: tuple[Cafe, Cafe], folder: Path) -> None:
    """`academie witness watch`: what it cosigned is shown in the checkpoint, and it stands by it."""
    logs = [f"{cafe.web.base_url}/log" for cafe in cafes]
    for _ in range(2):
        done = academie("witness", "watch", str(folder / "watcher"), *logs)
        assert (done.returncode, done.stdout.count("cosigned")) == (0, 2), done.stderr
    for cafe in cafes:
        assert f"\n— {WATCHER} " in str(cafe.note)
    assert academie("witness", "status", str(folder / "watcher")).returncode == 0


async def test_a_cosignature_of_a_stranger_is_not_shown(cafes: tuple[Cafe, Cafe]) -> None:
    note = cafes[0].note
    signed = cosign(Key(bytes(31) + b"x"), "stranger.example", note.text, 1)
    for lines in (str(signed), str(cosign(Key(bytes(31) + b"x"), WATCHER, note.text, 1))):
        answer = httpx.post(
            f"{cafes[0].web.base_url}/log/cosignature", content=f"{note.text}\n{lines}".encode()
        )
        assert answer.status_code == 409
    for body in (b"", b"\xff\xff", b"no note"):
        assert httpx.post(f"{cafes[0].web.base_url}/log/cosignature", content=body).status_code == 400


async def test_the_log_is_served_as_tiles(cafes: tuple[Cafe, Cafe]) -> None:
    cafe = cafes[0]
    reader, note = LogReader(f"{cafe.web.base_url}/log"), cafe.note
    checkpoint = Checkpoint.read(note.text)
    assert note.by(cafe.log_key)
    assert reader.root(checkpoint.size) == checkpoint.root
    assert len(reader.entries(checkpoint)) == checkpoint.size
    base = f"{cafe.web.base_url}/log/tile"
    too_many = checkpoint.size + 200
    for wrong in (
        "0/000",
        f"0/000.p/{too_many}",
        "0/000.p/0",
        "0/000.p/256",
        "64/000.p/1",
        "x/000",
        "0/00",
        "",
    ):
        assert httpx.get(f"{base}/{wrong}").status_code == 404, wrong


async def test_games_dropped_or_changed_are_found(cafes: tuple[Cafe, Cafe], tmp_path: Path) -> None:
    """What whoever runs a server does to its database, found by `academie monitor` and `academie verify`."""
    one, two = cafes
    dropped, _ = await a_game(one)
    changed, _ = await a_game(one)
    proof = await proof_of(one, changed, two.witness_key)
    asked = ("monitor", one.web.base_url, "--key", str(one.log_key))
    done = academie(*asked)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{one.origin}: " in done.stdout
    await one.ask("DELETE FROM countersignature WHERE game_id = $1", dropped)
    await one.ask("DELETE FROM game_event WHERE game_id = $1", dropped)
    await one.ask("DELETE FROM game WHERE id = $1", dropped)
    await one.ask(
        "UPDATE game_event SET at_ms = at_ms + 1 WHERE game_id = $1 AND seq = $2",
        changed,
        len(proof["log"]) - 1,
    )
    done = academie(*asked)
    assert done.returncode == 1
    assert f"game {dropped}: entered, and the server no longer knows it" in done.stderr
    assert f"game {changed}: the server shows another game than the one entered" in done.stderr
    # The same log with the signatures and proofs of the true game, and then without any.
    proof["log"][-1]["at_ms"] += 1
    known = {"logs": [str(one.log_key)], "witnesses": [str(two.witness_key)]}
    code, said = verified(tmp_path, proof, **known)
    assert (code, "has another end of this game" in said) == (1, True)
    del proof["tlog"]
    proof["countersignatures"] = []
    code, said = verified(tmp_path, proof, **known)
    assert (code, f"the game is not entered in the log of {one.origin}" in said) == (1, True)


class Forged:
    """A second log of a server, made by whoever has its key: the first game in it is another."""

    def __init__(self, cafe: Cafe, more: int) -> None:
        checkpoint = Checkpoint.read(cafe.note.text)
        self.cafe, self.old = cafe, checkpoint.size
        entries = LogReader(f"{cafe.web.base_url}/log").entries(checkpoint)
        games = [
            (place, entry)
            for place, entry in enumerate(map(read_entry, entries))
            if isinstance(entry, GameEntry)
        ]
        place, game = games[0]
        other = bytes(game._replace(head=bytes(32)))
        self.entries = [*entries[:place], other, *entries[place + 1 :], *[b"more"] * more]
        self.size = len(self.entries)
        self.tiles = added({}, 0, self.entries)
        self.checkpoint = Checkpoint(
            cafe.origin, self.size, root(subtrees_of(self.tiles, self.size), self.size)
        )
        self.note = sign_checkpoint(cafe.key, self.checkpoint)

    def submitted_to(self, witness: Cafe) -> httpx.Response:
        path = consistency_path(subtrees_of(self.tiles, self.size), self.old, self.size)
        body = str(Submission(self.old, tuple(path), self.note, self.checkpoint)).encode()
        return httpx.post(f"{witness.web.base_url}/witness/add-checkpoint", content=body)


async def test_a_witness_refuses_what_it_should(cafes: tuple[Cafe, Cafe]) -> None:
    one, two = cafes
    note = one.note
    checkpoint = Checkpoint.read(note.text)
    address = f"{two.web.base_url}/witness/add-checkpoint"
    stranger = sign_checkpoint(one.key, checkpoint._replace(origin="stranger.example"))
    forged = sign_checkpoint(Key(bytes(31) + b"x"), checkpoint)
    asked = (
        (b"nonsense", 400),
        (f"old 0\n\n{stranger}".encode(), 404),
        (f"old 0\n\n{forged}".encode(), 403),
        (f"old {checkpoint.size + 1}\n\n{note}".encode(), 400),
        (f"old 0\n\n{note}".encode(), 409),
    )
    for body, status in asked:
        assert httpx.post(address, content=body).status_code == status, body
    behind = httpx.post(address, content=asked[-1][0])
    assert behind.headers["content-type"].startswith("text/x.tlog.size")
    assert behind.text == f"{checkpoint.size}\n"
    again = httpx.post(address, content=f"old {checkpoint.size}\n\n{note}".encode())
    assert again.status_code == 200
    assert read_note(f"{note}{again.text}").cosigned(two.witness_key) is not None


async def test_a_split_log_is_caught_by_its_witness(
    cafes: tuple[Cafe, Cafe], folder: Path, tmp_path: Path
) -> None:
    """Forger 4: two trees of one size, then a longer one that does not go on from what was cosigned."""
    one, two = cafes
    game, _ = await a_game(one)
    await proof_of(one, game, two.witness_key)
    watched = academie("witness", "watch", str(folder / "watcher"), f"{one.web.base_url}/log")
    assert watched.returncode == 0
    same, longer = Forged(one, 0).submitted_to(two), Forged(one, 1).submitted_to(two)
    assert (same.status_code, "two different trees" in same.text) == (409, True)
    assert (longer.status_code, "does not begin with" in longer.text) == (422, True)
    (kept,) = await two.ask("SELECT note, split FROM witnessed WHERE origin = $1", one.origin)
    pair = [read_note(kept[part]) for part in ("note", "split")]
    assert all(note.by(one.log_key) for note in pair)
    assert len({Checkpoint.read(note.text).size for note in pair}) == 1
    await rewritten(one, Forged(one, 0))
    # The server goes on by itself from its forged log; nobody cosigns it any more.
    game, _ = await a_game(one)
    proof = await proof_of(one, game, None)
    watched = academie("witness", "watch", str(folder / "watcher"), f"{one.web.base_url}/log")
    assert (watched.returncode, "does not begin with" in watched.stderr) == (1, True)
    known = {"logs": [str(one.log_key)], "witnesses": [str(two.witness_key)], **players(proof)}
    code, said = verified(tmp_path, proof, **known)
    assert code == 2, said
    assert "cosigned by 0 of the 1 witnesses you ask for" in said
    assert "fewer witnesses than you ask for" in said


async def rewritten(cafe: Cafe, forged: Forged) -> None:
    """Put a forged log into the database of its server."""
    await cafe.ask("UPDATE log_entry SET entry = $1 WHERE index = 0", forged.entries[0])
    for place, hashes in forged.tiles.items():
        sql = "UPDATE log_tile SET hashes = $3 WHERE level = $1 AND number = $2"
        await cafe.ask(sql, place.level, place.number, hashes)
