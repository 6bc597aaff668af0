"""What becomes of tests whose program is missing."""

from unittest.mock import Mock

import pytest

from academie.server.operations.private_services import MissingPart
from tests import programs


@pytest.fixture(autouse=True)
def _nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "found", lambda name: "/bin/node" if name == "node" else None)
    monkeypatch.delenv(programs.ALL, raising=False)


def needing(*names: str) -> pytest.Item:
    return Mock(spec=pytest.Item, iter_markers=lambda name: [pytest.mark.needs(*names).mark])


def test_a_test_runs_where_its_programs_are() -> None:
    programs.require(needing("node"))


def test_it_is_skipped_with_the_name_of_what_is_missing_and_its_package() -> None:
    with pytest.raises(pytest.skip.Exception, match="redis not found: apt-get install redis-server"):
        programs.require(needing("node", "redis"))


def test_a_part_the_server_lacks_skips_too() -> None:
    with pytest.raises(pytest.skip.Exception, match="postgresql"), programs.requiring():
        raise MissingPart("initdb", "postgresql")
    with pytest.raises(ValueError, match="another"), programs.requiring():
        raise ValueError("another")


def test_it_fails_where_all_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(programs.ALL, "1")
    with pytest.raises(pytest.fail.Exception, match="redis"):
        programs.require(needing("redis"))
