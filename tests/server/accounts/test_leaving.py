"""What is held about a person, taken along and erased; every column of the schema is accounted for."""

from __future__ import annotations

import json
import zipfile
from io import BytesIO
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

import httpx

from academie.server.accounts.erasure import Leaving
from academie.server.accounts.personal_data import PersonalData
from academie.server.base.declared.personal_data import By
from academie.server.parts import PARTS
from tests.server.support.people import letters, put, sign_in, with_app, with_email, with_passkey
from tests.server.support.visitors import PASSWORD, RATED, Visitor, good, member, resigned, until
from tests.server.support.web import Parts, Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

HELD = PersonalData(PARTS)
ELSEWHERE = {place for part in PARTS for place in part.ids}
"""Columns that hold ids of other things than accounts."""
REFERRING = """
    SELECT conrelid::regclass::text || '.' || attname AS place
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
    WHERE contype = 'f' AND confrelid = 'account'::regclass
"""
COLUMNS = """
    SELECT c.table_name || '.' || c.column_name AS place, c.udt_name AS kind, c.table_name, c.column_name
    FROM information_schema.columns AS c JOIN information_schema.tables AS t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'alembic_version'
      AND c.table_name !~ '^game_event_'
"""
IDS = {"uuid", "_uuid"}
NAME_WORDS = ("name", "player", "author", "nick", "by")
NOT_NAMES = {"archive_file.name", "account.name_key", "name_change.name", "name_change.name_key"}
"""Columns of text that are called like names and are none, or are in rows found by the account."""
TRACES = """
    INSERT INTO name_change (account, name, name_key, skeleton, kept_until)
        VALUES ($1, 'before', 'before', 'before', now());
    INSERT INTO oauth_code (code, account, client, redirect, scopes, challenge, expires_at)
        VALUES (uuid_send($1), $1, 'app', 'x:/', '{}', '', now());
    INSERT INTO follow VALUES ($1, $2), ($2, $1);
    INSERT INTO block VALUES ($1, $2);
    INSERT INTO mute VALUES ($1, $2);
    INSERT INTO privacy (account) VALUES ($1);
    INSERT INTO thread (id, low, high) VALUES ($3, least($1, $2), greatest($1, $2));
    INSERT INTO message (thread, author, text) VALUES ($3, $1, 'salut'), ($3, $2, 'salut à vous');
    INSERT INTO thread_side (thread, account) VALUES ($3, $1);
    INSERT INTO account_role (account, role) VALUES ($1, 'director');
    INSERT INTO mod_case (about, leased_by) VALUES ($1, $2), ($2, $1);
    INSERT INTO report (case_id, reporter, about, kind, reason, text)
        SELECT id, leased_by, about, 'player', 'rude', '' FROM mod_case WHERE about IN ($1, $2);
    INSERT INTO sanction (account, kind, reason, decided_by) VALUES ($1, 'warn', 'rude', $2);
    INSERT INTO appeal (sanction, text) SELECT id, 'no' FROM sanction WHERE account = $1;
    INSERT INTO mod_action (moderator, what, about, before, after, reason)
        VALUES ($2, 'warn', $1, '{}', '{}', 'rude');
    INSERT INTO notify_preference (account) VALUES ($1);
    INSERT INTO push (endpoint, account, p256dh, auth) VALUES ($1::text, $1, '', '');
    INSERT INTO bounce (address, why) SELECT lower(email), 'full' FROM account WHERE id = $1;
    INSERT INTO pairing_delay (account, game_id, faults, games, since, until)
        VALUES ($1, $4, 3, 10, now(), now());
    INSERT INTO game_measure (game_id, seat, account, game_key, ended_at, model, choices, loss, mistakes,
                              decisions, agreed, pace)
        VALUES ($4, 0, $1, 'dames', now(), 'm', 1, 0, 0, 1, 1, '{}');
    INSERT INTO signal (account, kind, game_key, model, value) VALUES ($1, 'time', 'dames', 'm', 1)
"""
"""What the account $1 leaves with another, $2, in a thread $3 and a game $4."""
TEXTS = {"text", "_text", "varchar"}


def declared() -> set[str]:
    return {f"{held.table}.{held.column}" for held in HELD.holds}


async def test_every_column_that_refers_to_a_person_is_declared(cafe: Web, database: Database) -> None:
    del cafe
    referring = {row["place"] for row in await database.fetch(REFERRING)}
    assert referring <= declared(), "say in its part what becomes of these"
    columns = await database.fetch(COLUMNS)
    there = {row["place"] for row in columns}
    ids = {row["place"] for row in columns if row["kind"] in IDS}
    assert ids - declared() - ELSEWHERE == set(), "accounts, or ids of something else? Say so in its part"
    names = {
        row["place"]
        for row in columns
        if row["kind"] in TEXTS
        and any(
            word in [*row["column_name"].split("_"), row["column_name"].rstrip("s")] for word in NAME_WORDS
        )
    }
    assert names - declared() - NOT_NAMES <= {"account.name"}, "names of people? Say so in its part"
    assert declared() | ELSEWHERE <= there, "these no longer exist"
    assert not declared() & ELSEWHERE


async def test_what_is_hidden_exists_and_secrets_are_hidden(cafe: Web, database: Database) -> None:
    del cafe
    there = {row["place"] for row in await database.fetch(COLUMNS)}
    hidden = {f"{held.table}.{column}" for held in HELD.holds for column in held.hidden}
    assert hidden <= there
    shown = {held.table for held in HELD.holds if held.shown}
    assert shown == {held.table for held in HELD.holds}, "each table is shown by one of its lines"
    secret = {"account.password", "session.token", "totp.secret", "recovery_code.digest", "game.seed"}
    assert secret <= hidden


async def places_of(database: Database, text: str) -> set[str]:
    """Every column in which a text occurs, whatever its type."""
    found: set[str] = set()
    for row in await database.fetch(COLUMNS):
        there = await database.fetchval(
            f"SELECT EXISTS (SELECT FROM {row['table_name']} WHERE {row['column_name']}::text ILIKE $1)",
            f"%{text}%",
        )
        if there:
            found.add(row["place"])
    return found


async def lived(cafe: Web, database: Database) -> tuple[Visitor, Visitor, str]:
    """Somebody who has left traces wherever one can: a rated game, a chat, tables, jobs, factors."""
    owner, other = member(cafe), member(cafe)
    await with_email(owner, database)
    with_passkey(owner)
    with_app(owner)
    game = resigned(owner, other, game="dames", **RATED)
    account = UUID(owner.get("/me")["id"])
    await database.execute(
        "INSERT INTO chat (game_id, name, text) VALUES ($1, $2, 'bonjour'), ($1, $3, 'bonsoir')",
        UUID(game),
        owner.name,
        other.name,
    )
    await database.execute("INSERT INTO practice_day VALUES ($1, now())", account)
    await database.execute(
        "INSERT INTO device (account, key, agent) VALUES ($1, 'key', $2)", account, owner.name
    )
    owner.post("/tables", seat=0, private=True, game="dames")
    other.post("/tables", opponent={"name": owner.name}, game="dames")
    owner.post("/seeks", game="dames")
    owner.post("/tokens", label="my bot")
    owner.post("/jobs", kind="verify-games", arguments={"games": [game]})
    until(lambda: owner.get(f"/players/{owner.name}")["ratings"])
    put(owner, "/email", email=f"{owner.name}@example.net")
    traces = TRACES
    for number, each in enumerate((account, other.get("/me")["id"], uuid4(), game), 1):
        traces = traces.replace(f"${number}", f"'{each}'::uuid")
    await database.execute(traces)
    return owner, other, game


async def test_an_export_has_all_that_is_held(cafe: Web, parts: Parts, database: Database) -> None:
    owner, other, game = await lived(cafe, database)
    asked = owner.post("/exports")
    assert asked["status"] == "waiting"
    with parts.academie("worker"):
        until(lambda: owner.get(f"/jobs/{asked['id']}")["status"] == "done")
    made = owner.get("/exports")[0]
    answer = owner.http.get(f"/api/exports/{made['id']}")
    assert answer.headers["content-type"] == "application/zip"
    archive = zipfile.ZipFile(BytesIO(answer.content))
    tables: dict[str, Any] = {
        name.removesuffix(".json"): json.loads(archive.read(name))
        for name in archive.namelist()
        if name.endswith(".json") and "/" not in name
    }
    assert tables.keys() == {held.table for held in HELD.holds}
    filled = {table for table, rows in tables.items() if rows}
    empty = {"practice_card", "practice_level", "data_export", "live"}
    assert filled == tables.keys() - empty
    assert tables["account"][0]["email"] == f"{owner.name}@example.org"
    assert [line["text"] for line in tables["chat"]] == ["bonjour"]
    assert [line["text"] for line in tables["message"]] == ["salut", "salut à vous"]
    assert [len(tables[table]) for table in ("follow", "thread", "report", "appeal")] == [1, 1, 2, 1]
    record = json.loads(archive.read(f"games/{game}.json"))
    assert record["tags"]["White"] == owner.name
    whole = b"".join(archive.read(name) for name in archive.namelist())
    assert b"argon2" not in whole
    assert "conserve à votre sujet" in archive.read("README.fr.txt").decode()
    told = await letters(database, f"{owner.name}@example.org")
    assert told[-1]["body"]["subject"]["key"] == "identity-changed-export-ready-subject"
    assert other.status("GET", f"/exports/{made['id']}") == 404
    assert other.status("GET", f"/jobs/{asked['id']}") == 404
    await database.execute("UPDATE data_export SET expires_at = now() WHERE id = $1", UUID(made["id"]))
    assert owner.status("GET", f"/exports/{made['id']}") == 404


def test_nobody_asks_for_the_export_of_another(cafe: Web) -> None:
    victim = member(cafe).get("/me")["id"]
    body = {"kind": "export-account", "arguments": {"account": victim}}
    told = member(cafe).refusal("POST", "/jobs", **body)
    assert told["status_code"] == 400
    assert "export-account" not in str(told["message"]["args"].get("known"))


async def test_an_account_is_erased_after_two_weeks(cafe: Web, database: Database) -> None:
    owner, other, game = await lived(cafe, database)
    account = owner.get("/me")["id"]
    token = owner.post("/tokens", label="another")["secret"]
    wrong = owner.refusal("POST", "/me/erasure", name=other.name)
    assert (wrong["status_code"], wrong["code"]) == (403, "identity-type-name")
    owner.post("/me/erasure", name=owner.name.upper())
    assert owner.status("GET", "/me") == 401
    assert (
        httpx.get(f"{cafe.base_url}/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    )
    due = "SELECT round(extract(epoch FROM erase_at - now()) / 86400) FROM account WHERE id = $1"
    assert await database.fetchval(due, UUID(account)) == 14
    told = await letters(database, f"{owner.name}@example.org")
    assert told[-1]["body"]["subject"]["key"] == "identity-changed-leaving-subject"
    await Leaving(database, HELD).sweep()
    assert owner.get(f"/players/{owner.name}")["name"] == owner.name, "until then nothing changes"
    await database.execute("UPDATE account SET erase_at = now() WHERE id = $1", UUID(account))
    await Leaving(database, HELD).sweep()
    assert await places_of(database, owner.name) == set()
    kept = {f"{held.table}.{held.column}" for held in HELD.holds if not held.erased} | {"account.id"}
    events = {"game_event.body", "device.account"}  # keys stay, as they do in the public log
    assert await places_of(database, account) <= kept | events
    assert other.status("GET", f"/players/{owner.name}") == 404
    tags = other.get(f"/games/{game}/record")["tags"]
    assert tags["White"].startswith("deleted-")
    assert len(tags["White"]) == len("deleted-xxxxxxxx")
    assert tags["Black"] == other.name
    assert other.status("GET", f"/players/{tags['White']}") == 404
    assert Visitor(cafe).status("POST", "/sessions", name=owner.name, password=PASSWORD) == 401
    assert Visitor(cafe).status("POST", "/sessions", name=tags["White"], password=PASSWORD) == 401
    lines = await database.fetch("SELECT text FROM chat WHERE game_id = $1", UUID(game))
    assert [row["text"] for row in lines] == ["bonsoir"]
    assert good(other.http.get("/api/me"))["name"] == other.name


async def test_whoever_signs_in_meanwhile_stays(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    account = UUID(owner.get("/me")["id"])
    owner.post("/me/erasure", name=owner.name)
    back = Visitor(cafe)
    told = sign_in(back, owner.name)
    assert (told["name"], told["kept"]) == (owner.name, True), "they learn that it was to go"
    assert not sign_in(Visitor(cafe), owner.name)["kept"]
    assert await database.fetchval("SELECT erase_at FROM account WHERE id = $1", account) is None
    await Leaving(database, HELD).sweep()
    assert back.get("/me")["name"] == owner.name


async def test_a_seat_at_an_open_table_is_given_up(cafe: Web, database: Database) -> None:
    owner, leaving = member(cafe), member(cafe)
    table, account = uuid4(), UUID(leaving.get("/me")["id"])
    await database.execute(
        """INSERT INTO open_table (id, owner, audience, game_key, ruleset, options, clock, rated, seats,
                                   shuffled, expires_at, dice)
           VALUES ($1, $2, 'link', 'domino', 'domino/x', '{}', '{}', false, ARRAY[$2, $3]::uuid[], false,
                   now() + interval '1 hour', jsonb_build_object($3::text, '{}'::jsonb))""",
        table,
        UUID(owner.get("/me")["id"]),
        account,
    )
    await database.execute("UPDATE account SET erase_at = now() WHERE id = $1", account)
    await Leaving(database, HELD).sweep()
    row = await database.fetchrow("SELECT seats, dice FROM open_table WHERE id = $1", table)
    assert row is not None
    assert row["seats"] == [UUID(owner.get("/me")["id"]), None]
    assert row["dice"] == {}
    assert By.KEYS in {held.by for held in HELD.holds}
