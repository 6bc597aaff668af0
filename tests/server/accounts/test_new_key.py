"""A new key of a log: announced under the one before, believed then, and refused if it was not."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from academie.dice.keys import Key, make_key, read_key
from academie.dice.notes import LOG, NamedKey
from academie.dice.tlog import Announced, accepted
from academie.kernel import OptionError
from academie.server.base.database import Database, connect
from academie.server.base.settings import NEXT, Settings
from academie.server.transparency.log import TransparencyLog
from tests.server.support.web import Parts, temporary_parts

pytestmark = pytest.mark.asyncio
ORIGIN = "changing.example/academie"


@pytest_asyncio.fixture
async def database() -> AsyncGenerator[Database]:
    with temporary_parts() as parts:
        found = await _connected(parts)
        yield found
        await found.close()


async def _connected(parts: Parts) -> Database:
    return await connect(parts.postgres.address, 2)


def key_at(folder: Path, name: str) -> tuple[Key, NamedKey]:
    make_key(folder / name)
    key = read_key(str(folder / name))
    return key, NamedKey(ORIGIN, LOG, key.public)


async def test_a_key_is_announced_before_it_signs(database: Database, tmp_path: Path) -> None:
    settings = Settings(origin=ORIGIN)
    (old, old_key), (new, new_key) = key_at(tmp_path, "old"), key_at(tmp_path, NEXT)
    await database.execute("INSERT INTO log_pending (entry) VALUES ('one')")
    first = TransparencyLog(database, settings, old)
    await first.check_key()
    await first.sweep()
    second = TransparencyLog(database, settings, new)
    with pytest.raises(OptionError, match="init --next"):
        await second.check_key()
    announcing = TransparencyLog(database, replace(settings, keys=str(tmp_path)), old)
    for _ in range(4):
        await announcing.sweep()
    (announced,) = await announcing.announced()
    assert (announced.key, announced.under) == (new_key, old_key)
    assert await database.fetchval("SELECT count(*) FROM log_entry") == 2
    await second.check_key()
    await database.execute("INSERT INTO log_pending (entry) VALUES ('two')")
    await second.sweep()
    note = await second.checkpoint()
    assert note is not None
    assert (note.by(new_key), note.by(old_key)) == (True, False)
    # The proof is still that of the old key, though the newest checkpoint is not.
    assert (await second.announced())[0] == announced
    assert accepted([old_key], [announced]) == [old_key, new_key]
    with pytest.raises(OptionError):
        await first.check_key()  # what was retired does not come back


async def test_what_is_not_announced_is_not_believed(database: Database, tmp_path: Path) -> None:
    (old, old_key), (_, new_key) = key_at(tmp_path, "old"), key_at(tmp_path, NEXT)
    other = key_at(tmp_path, "other")[1]
    log = TransparencyLog(database, Settings(origin=ORIGIN, keys=str(tmp_path)), old)
    for _ in range(3):
        await log.sweep()
    (true,) = await log.announced()
    assert Announced.from_json(true.to_json()) == true
    assert accepted([other], [true]) == [other]
    for forged in (true._replace(key=other), true._replace(under=other)):
        assert accepted([old_key, other], [forged]) == [old_key, other]
    assert new_key in accepted([old_key], [true])
