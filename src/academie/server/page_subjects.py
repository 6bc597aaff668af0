"""Whether what a page is about exists, be it a game, a player or a lesson: a page of nothing is a 404."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.kernel import UnknownName
from academie.library import catalogue
from academie.library.lessons import lesson
from academie.library.rulebook import rules_page
from academie.server.refusals import NoSuch
from academie.server.store.writer import LOST

if TYPE_CHECKING:
    from academie.server.services import Services

PRACTICES: Final = frozenset({"puzzles", "marking"})
ACCOUNT: Final = "SELECT EXISTS (SELECT FROM account WHERE lower(name) = lower($1))"
GAME: Final = "SELECT EXISTS (SELECT FROM game WHERE id = $1)"

Check = Callable[["Services", str], Awaitable[bool]]


async def subject_exists(services: Services, page: str, name: str) -> bool:
    """Whether the page of that name has a subject; taken for granted while the database is away."""
    try:
        return await CHECKS[page](services, name)
    except LOST:
        return True


async def _game(services: Services, name: str) -> bool:
    game_id = _uuid(name)
    return game_id is not None and bool(await services.database.fetchval(GAME, game_id))


async def _table(services: Services, name: str) -> bool:
    table_id = _uuid(name)
    if table_id is None:
        return False
    with suppress(NoSuch):
        await services.lobby.table(table_id)
        return True
    return False


async def _player(services: Services, name: str) -> bool:
    # PostgreSQL takes no NUL within a text.
    return "\0" not in name and bool(await services.database.fetchval(ACCOUNT, name))


def _uuid(name: str) -> UUID | None:
    """The id, if it is written as links write it."""
    with suppress(ValueError):
        if str(found := UUID(name)) == name:
            return found
    return None


def _known(look_up: Callable[[str], object]) -> Check:
    """Whether a name is one of the library's."""

    async def check(services: Services, name: str) -> bool:
        del services
        with suppress(UnknownName):
            look_up(name)
            return True
        return False

    return check


async def _practice(services: Services, name: str) -> bool:
    del services
    return name in PRACTICES


CHECKS: Final[Mapping[str, Check]] = {
    "table": _game,
    "game": _game,
    "dice": _game,
    "join": _table,
    "player": _player,
    "learn": _known(lesson),
    "library": _known(lambda name: catalogue().study(name)),
    "rules": _known(rules_page),
    "practice": _practice,
}
"""By the first word of the address."""
