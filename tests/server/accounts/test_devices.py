"""Keys of people's devices on a real server: entered before they serve, withdrawn with their session."""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
from collections.abc import Generator
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest

from academie.dice.keys import Key
from academie.dice.notes import LOG, Checkpoint, NamedKey
from academie.dice.tlog import DeviceEntry, EntryKind, read_entry
from academie.dice.tlog_reader import LogReader
from academie.server.accounts.personal_data import PersonalData
from academie.server.base.database import connect
from academie.server.parts import PARTS
from tests.server.support.command import COMMAND
from tests.server.support.links import KEY, ORIGIN, Binder, played
from tests.server.support.visitors import PASSWORD, RATED, Visitor, guest, member, until
from tests.server.support.web import Parts, Web, keys_in, started

pytestmark = pytest.mark.asyncio
LOG_KEY = NamedKey(ORIGIN, LOG, KEY.public)
SMALL = "00" * 32


@pytest.fixture(scope="module")
def signing(parts: Parts, tmp_path_factory: pytest.TempPathFactory) -> Generator[Web]:
    """A web process that signs, and enters what waits every second."""
    given = {
        "ACADEMIE_ORIGIN": ORIGIN,
        "ACADEMIE_KEYS": keys_in(tmp_path_factory.mktemp("keys"), signing=KEY.secret.hex()),
        "ACADEMIE_LOG_SECONDS": "1",
        "ACADEMIE_LIMIT_SCALE": "100",
    }
    with started(parts.web(**given)) as web:
        yield web


def new_key() -> str:
    return Key(secrets.token_bytes(32)).public.hex()


def account_of(visitor: Visitor) -> UUID:
    return UUID(visitor.get("/me")["id"])


def entries(web: Web) -> list[bytes]:
    reader = LogReader(f"{web.base_url}/log")
    note = reader.note()
    assert note.by(LOG_KEY)
    return reader.entries(Checkpoint.read(note.text))


def history(web: Web, account: UUID) -> list[tuple[EntryKind, str]]:
    """What the log has of an account, in its order."""
    read = (read_entry(data) for data in entries(web))
    found = (each for each in read if isinstance(each, DeviceEntry) and each.account == account.bytes)
    return [(each.kind, each.key.hex()) for each in found]


def becomes(web: Web, account: UUID, wanted: list[tuple[EntryKind, str]]) -> None:
    """Wait until the log has that of an account."""
    until(lambda: _signed(web) and history(web, account) == wanted)


def _signed(web: Web) -> bool:
    return httpx.get(f"{web.base_url}/log/checkpoint").status_code == 200


async def test_a_device_is_entered_once_and_withdrawn_once(signing: Web) -> None:
    one, key = member(signing), new_key()
    for _ in range(3):
        one.post("/me/keys", key=key)
    becomes(signing, account_of(one), [(EntryKind.DEVICE, key)])
    (listed,) = one.get("/me/keys")
    assert (listed["key"], listed["current"], listed["withdrawn_at"]) == (key, True, None)
    there = entries(signing)[listed["entry"]]
    assert read_entry(there) == DeviceEntry(EntryKind.DEVICE, account_of(one).bytes, bytes.fromhex(key))
    assert one.http.delete(f"/api/me/keys/{key}").status_code == 204
    assert one.status("DELETE", f"/me/keys/{key}") == 404
    assert one.refusal("POST", "/me/keys", key=key)["message"]["key"] == "identity-device-withdrawn"
    becomes(signing, account_of(one), [(EntryKind.DEVICE, key), (EntryKind.WITHDRAWN, key)])
    (listed,) = one.get("/me/keys")
    assert listed["withdrawn_entry"] > listed["entry"]


async def test_keys_of_guests_and_weak_keys_are_entered_nowhere(signing: Web) -> None:
    visitor = guest(signing)
    assert visitor.status("POST", "/me/keys", key=new_key()) == 403
    one = member(signing)
    assert one.status("POST", "/me/keys", key=SMALL) == 400
    assert one.status("POST", "/me/keys", key="x") == 400
    assert one.status("DELETE", "/me/keys/x") == 404
    marker = new_key()
    one.post("/me/keys", key=marker)
    becomes(signing, account_of(one), [(EntryKind.DEVICE, marker)])
    assert history(signing, account_of(visitor)) == []


async def test_signing_out_withdraws_and_signing_in_again_does_not(signing: Web) -> None:
    one, key = member(signing), new_key()
    account = account_of(one)
    one.post("/me/keys", key=key)
    # The same browser signs in again: its session is another, its device the same.
    one.post("/sessions", name=one.name, password=PASSWORD)
    assert one.get("/me/keys")[0]["current"]
    elsewhere, other = Visitor(signing, one.name), new_key()
    elsewhere.post("/sessions", name=one.name, password=PASSWORD)
    elsewhere.post("/me/keys", key=other)
    assert one.http.delete("/api/sessions/others").is_success
    assert one.http.delete("/api/sessions/current").is_success
    expected = [
        (EntryKind.DEVICE, key),
        (EntryKind.DEVICE, other),
        (EntryKind.WITHDRAWN, other),
        (EntryKind.WITHDRAWN, key),
    ]
    becomes(signing, account, expected)


async def test_a_token_that_is_revoked_takes_its_key_along(signing: Web) -> None:
    one, key = member(signing), new_key()
    token = one.post("/tokens", label="bot", scopes=["play"])
    bearer = {"Authorization": f"Bearer {token['secret']}"}
    asked = httpx.post(f"{signing.base_url}/api/me/keys", json={"key": key}, headers=bearer)
    assert asked.status_code == 204, asked.text
    assert [each["agent"] for each in one.get("/me/keys")] == ["bot"]
    assert one.http.delete(f"/api/tokens/{token['token']['id']}").is_success
    becomes(signing, account_of(one), [(EntryKind.DEVICE, key), (EntryKind.WITHDRAWN, key)])


async def test_erasing_an_account_withdraws_its_keys_and_keeps_them(signing: Web, parts: Parts) -> None:
    one, key, gone = member(signing), new_key(), new_key()
    account = account_of(one)
    for each in (gone, key):
        one.post("/me/keys", key=each)
    assert one.http.delete(f"/api/me/keys/{gone}").is_success
    database = await connect(parts.postgres.address, 2)
    try:
        async with database.acquire() as connection, connection.transaction():
            await PersonalData(PARTS).erase(connection, account)
        rows = await database.fetch("SELECT withdrawn_at, agent FROM device WHERE account = $1", account)
    finally:
        await database.close()
    assert [(row["withdrawn_at"] is not None, row["agent"]) for row in rows] == [(True, "")] * 2
    expected = [
        (EntryKind.DEVICE, gone),
        (EntryKind.DEVICE, key),
        (EntryKind.WITHDRAWN, gone),
        (EntryKind.WITHDRAWN, key),
    ]
    becomes(signing, account, expected)


def member_binder(web: Web) -> Binder:
    visitor = member(web)
    return Binder(visitor, ORIGIN, KEY.public)


async def rated_game(one: Binder, two: Binder) -> UUID:
    table = one.visitor.post("/tables", game="trictrac", dice=one.dice, seat=0, private=True, **RATED)
    game = UUID(two.visitor.post(f"/tables/{table['id']}/join", dice=two.dice)["game"])
    for each in (one, two):
        await each.join(game)
    return game


def verified(folder: Path, web: Web, proof: dict[str, Any], *more: str) -> tuple[int, str]:
    """What `academie verify` says by a policy that names the log alone."""
    (folder / "proof.json").write_text(json.dumps(proof), encoding="utf-8")
    (folder / "policy.json").write_text(json.dumps({"logs": [str(LOG_KEY)]}), encoding="utf-8")
    words = ["verify", str(folder / "proof.json"), "--policy", str(folder / "policy.json"), *more]
    done = subprocess.run([COMMAND, *words], capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout + done.stderr


async def test_a_rated_game_is_vouched_for_by_keys_of_the_log(signing: Web, tmp_path: Path) -> None:
    one, two = member_binder(signing), member_binder(signing)
    asked = {"game": "trictrac", "dice": one.dice, "seat": 0, "private": True, **RATED}
    refused = one.visitor.refusal("POST", "/tables", **asked)
    assert (refused["status_code"], refused["message"]["key"]) == (409, "identity-device-unknown")
    assert one.visitor.status("POST", "/seeks", game="trictrac", dice=one.dice, **RATED) == 409
    for each in (one, two):
        each.visitor.post("/me/keys", key=each.key.public.hex())
    game = await rated_game(one, two)
    await played(one, two, most=20)
    one.visitor.http.delete(f"/api/me/keys/{one.key.public.hex()}")  # after the game: it was his then

    def entered() -> dict[str, Any] | None:
        found: dict[str, Any] = one.visitor.get(f"/games/{game}/dice-proof")
        return found if "tlog" in found else None

    proof = await asyncio.to_thread(until, entered)
    assert sorted(proof["tlog"]["devices"]) == ["0", "1"]
    own = one.visitor.get("/me/keys")[0]
    line = f"seat 0: key of entry {own['entry']}, {own['created_at'][:10]}"
    code, said = verified(tmp_path, signing, proof)
    assert (code, line in said, "only the whole log shows: --log" in said) == (2, True, True), said
    code, said = verified(tmp_path, signing, proof, "--log", f"{signing.base_url}/log")
    assert (code, line in said, "Vouched for." in said) == (0, True, True), said
    # Without its proofs, which a server may leave out, the log itself says whose the keys are.
    proof["tlog"].pop("devices")
    code, said = verified(tmp_path, signing, proof, "--log", f"{signing.base_url}/log")
    assert (code, f"seat 0: key of entry {own['entry']}, –" in said) == (0, True), said
