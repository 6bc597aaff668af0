"""The marelle installed, and a server that plays it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

import pytest

from tests.plugin.environment import MARELLE, Environment, environment

if TYPE_CHECKING:
    from tests.server.support.web import Parts, Web


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the marelle in it."""
    made = environment(tmp_path_factory.mktemp("marelle") / "environment")
    made.install(MARELLE)
    return made


@pytest.fixture(scope="session")
def parts() -> Generator[Parts]:
    from tests.server.support.web import temporary_parts  # noqa: PLC0415 - most tests here need no server

    with temporary_parts() as found:
        yield found


@pytest.fixture(scope="session")
def cafe(parts: Parts, installed: Environment) -> Generator[Web]:
    """A server in that environment whose operator lists the marelle."""
    from tests.server.support.web import started  # noqa: PLC0415

    with started(parts.web(ACADEMIE_GAMES="marelle", PYTHONPATH=str(installed.packages))) as web:
        yield web
