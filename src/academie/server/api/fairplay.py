"""Fair play: one's own conduct and what it costs, and signals for moderators."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final
from uuid import UUID

import msgspec
from litestar import get
from litestar.params import QueryParameter

from academie.server.api.access import Player, Use
from academie.server.api.archive import ProfileName
from academie.server.api.moderation import moderator_of
from academie.server.api.problems import problems
from academie.server.fairplay.conduct import LOOKED_AT, MOST_FAULTS, Fault, current_delay, last_watched
from academie.server.fairplay.signals import MODEL, THRESHOLD, cases, signals

Size = Annotated[int, QueryParameter(ge=1, le=200)]


class DelayTold(msgspec.Struct):
    """Until when one is not paired, since one gave up so many of one's last games."""

    faults: int
    games: int
    until: datetime


class WatchedGameTold(msgspec.Struct):
    """A game in which conduct counts, and what one did there, if anything."""

    game_id: UUID
    game: str
    fault: Fault | None
    ended_at: datetime


class ConductTold(msgspec.Struct):
    """One's conduct: `most` faults in the last `of` games that count cost a delay."""

    delay: DelayTold | None
    games: list[WatchedGameTold]
    most: int
    of: int


@get("/me/conduct", responses=problems(401), tags=["fair play"])
async def my_conduct(services: Use, player: Player) -> ConductTold:
    """How one has behaved in one's last games with others, and whether one has to wait for the next."""
    delay = await current_delay(services.database, player.account)
    games = await last_watched(services.database, player.account)
    return ConductTold(
        None if delay is None else DelayTold(*delay),
        [WatchedGameTold(*game) for game in games],
        MOST_FAULTS,
        LOOKED_AT,
    )


class SignalCase(msgspec.Struct):
    """Somebody to look at: their strongest signal, and how many kinds are over the threshold."""

    name: str
    value: float
    kinds: int
    at: datetime


class SignalCases(msgspec.Struct):
    """Whom to look at first. A signal is no verdict, and says nothing by itself."""

    model: str
    threshold: float
    cases: list[SignalCase]


class SignalTold(msgspec.Struct):
    """One signal: how many standard deviations, or as many as they, and what it rests on."""

    kind: str
    game: str
    model: str
    game_id: UUID | None
    value: float
    detail: dict[str, Any]
    at: datetime


@get("/moderation/signals", responses=problems(401, 403), tags=["fair play"])
async def signal_cases(services: Use, player: Player, size: Size = 50) -> SignalCases:
    """For moderators: the accounts to look at, the strongest signal first."""
    await moderator_of(services, player)
    found = await cases(services.database, size)
    return SignalCases(MODEL, THRESHOLD, [SignalCase(*case) for case in found])


@get("/moderation/signals/{name:str}", responses=problems(401, 403, 404), tags=["fair play"])
async def account_signals(name: ProfileName, services: Use, player: Player) -> list[SignalTold]:
    """For moderators: every signal of an account, with what it rests on."""
    await moderator_of(services, player)
    return [
        SignalTold(each.kind, each.game_key, each.model, each.game_id, each.value, dict(each.detail), each.at)
        for each in await signals(services.database, name)
    ]


HANDLERS: Final = (my_conduct, signal_cases, account_signals)
