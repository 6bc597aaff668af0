"""Accounts and tokens of a database of before, once it is brought up to date."""

from __future__ import annotations

import subprocess
import sys
from uuid import uuid4

import asyncpg

from academie.server.accounts.sessions import Sessions
from academie.server.base.database import connect
from academie.server.edge.identity import token_digest
from tests.server.web import UPGRADE, Parts

BEFORE = """
import sys
from alembic import command
from academie.server.migrations.upgrade import upgrade
command.upgrade = lambda config, _, upgrade=command.upgrade: upgrade(config, sys.argv[2])
upgrade(sys.argv[1])
"""
SCOPES = frozenset({"play", "challenge:read", "challenge:write", "study:read", "study:write"})


async def test_names_get_their_forms_and_tokens_their_scopes(parts: Parts) -> None:
    address = parts.postgres.address.rpartition("/")[0] + "/names_of_before"
    maker = await asyncpg.connect(parts.postgres.address)
    await maker.execute("CREATE DATABASE names_of_before")
    await maker.close()
    subprocess.run([sys.executable, "-c", BEFORE, address, "0014"], check=True)
    old = await asyncpg.connect(address)
    names = ("Élodie", "elod1e", "_old-", "guest-00ff00ff", "engine:simple")
    ids = [uuid4() for _ in names]
    for account, name in zip(ids, names, strict=True):
        await old.execute(
            "INSERT INTO account (id, name, guest, engine) VALUES ($1, $2, $3, $4)",
            account,
            name,
            name.startswith("guest"),
            "simple" if ":" in name else None,
        )
    insert = (
        "INSERT INTO session (token, account, kind, expires_at) VALUES ($1, $2, $3, now() + interval '1 day')"
    )
    await old.execute(insert, token_digest("a token"), ids[0], "bot")
    await old.execute(insert, token_digest("a page"), ids[0], "web")
    await old.close()
    subprocess.run([sys.executable, "-c", UPGRADE, address], check=True)
    database = await connect(address, 2)
    rows = await database.fetch("SELECT name, name_key, skeleton FROM account")
    forms = {row["name"]: (row["name_key"], row["skeleton"]) for row in rows}
    assert forms["Élodie"] == ("élodie", "elodle")
    # Two that look alike stay; the oldest is the one that others may not look like.
    assert forms["elod1e"] == ("elod1e", None)
    assert forms["_old-"][0] == "_old-"
    assert forms["guest-00ff00ff"] == forms["engine:simple"] == (None, None)
    sessions = Sessions(database)
    token, page = await sessions.identity("a token"), await sessions.identity("a page")
    assert token is not None
    assert page is not None
    assert (token.kind, token.scopes) == ("bot", SCOPES)
    assert (page.kind, page.scopes) == ("web", frozenset())
    await database.close()
