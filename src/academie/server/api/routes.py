"""Everything under `/api`."""

from __future__ import annotations

from typing import Final

from litestar import Router

from academie.server.api import (
    accounts,
    archive,
    bot,
    catalogue,
    drawings,
    games,
    jobs,
    lessons,
    library,
    lines,
    players,
    practice,
    practice_games,
    rules,
    schema,
    seeks,
    tables,
    tokens,
)
from academie.server.api.access import DEPENDENCIES, Door

NOUNS: Final = (
    accounts,
    tokens,
    catalogue,
    tables,
    seeks,
    games,
    drawings,
    lines,
    lessons,
    library,
    practice_games,
    rules,
    practice,
    archive,
    players,
    bot,
    jobs,
    schema,
)

router: Final = Router(
    "/api",
    route_handlers=[handler for noun in NOUNS for handler in noun.HANDLERS],
    dependencies=DEPENDENCIES,
    middleware=[Door()],
)
