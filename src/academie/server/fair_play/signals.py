"""Signals of unfair play, for moderators: they say which cases to look at first, and never decide one.

Each is a number of standard deviations, or scaled like one: from `THRESHOLD` on it is worth a look. What it
rests on is told with it. A change of how one is computed is a new `MODEL`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID

from academie.server.accounts.names.names import key_of
from academie.server.accounts.names.queries import account_named
from academie.server.base.errors import NOBODY, NoSuch
from academie.server.engines.baseline import GameBaseline, baselines
from academie.server.engines.measures import PaceSums

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

MODEL: Final = "1"
THRESHOLD: Final = 3.0
GAMES: Final = 20
"""How many of the last rated games of a player are looked at."""
LEAST_GAMES: Final = 5
LEAST_DECISIONS: Final = 40
LEAST_TIMED: Final = 100
"""Fewer say nothing."""
USUAL_CORRELATION: Final = 0.2
"""How far people take more time where there is more to choose from: assumed, not measured."""
USUAL_SPREAD: Final = 0.8
SPREAD_UNIT: Final = 0.2
"""The spread of the times of people, and what counts as one deviation from it: assumed, not measured."""
USUAL_STALLING: Final = 0.25
STALLING_UNIT: Final = 0.15
"""The share of their time that people spend in lost positions, likewise."""
PAIRS_SINCE: Final = timedelta(days=90)
LEAST_MEETINGS: Final = 5
FEEDING_SHARE: Final = 0.5
"""Who owes at least this part of what they have gained to one opponent may have been let win."""
ELO: Final = 400.0

MEASURES: Final = """
    SELECT game_id, choices, loss, decisions, agreed, pace, rating, deviation FROM game_measure
    WHERE account = $1 AND game_key = $2 AND rating IS NOT NULL ORDER BY ended_at DESC LIMIT $3
"""
MEETINGS: Final = """
    SELECT other.account, count(*) AS games, sum(mine.score) AS score,
           sum(1 / (1 + 10 ^ ((theirs.before - own.before) / $4::double precision))) AS expected,
           sum(greatest(own.after - own.before, 0)) AS gained,
           count(*) FILTER (WHERE mine.same_network) AS shared
    FROM game_result AS mine
    JOIN game_result AS other ON other.game_id = mine.game_id AND other.seat <> mine.seat
    JOIN rating_change AS own ON own.game_id = mine.game_id AND own.account = mine.account
    JOIN rating_change AS theirs ON theirs.game_id = mine.game_id AND theirs.account = other.account
    WHERE mine.account = $1 AND mine.game_key = $2 AND mine.ended_at > now() - $3::interval
      AND mine.score IS NOT NULL
    GROUP BY other.account
"""
CONDUCT: Final = """
    SELECT count(*) AS games, count(fault) AS faults
    FROM (SELECT fault FROM game_result WHERE account = $1 AND watched
          ORDER BY ended_at DESC LIMIT $2) AS recent
"""
KEEP: Final = """
    INSERT INTO signal (account, kind, game_key, model, game_id, value, detail, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, now())
    ON CONFLICT (account, kind, game_key, model) DO UPDATE
    SET game_id = excluded.game_id, value = excluded.value, detail = excluded.detail, at = excluded.at
"""
CASES: Final = """
    SELECT name, max(value) AS value, count(*) FILTER (WHERE value >= $2) AS kinds, max(at) AS at
    FROM signal JOIN account ON account.id = account WHERE model = $1
    GROUP BY account.id, name ORDER BY max(value) DESC, name LIMIT $3
"""
SIGNALS: Final = """
    SELECT kind, game_key, model, game_id, value, detail, at FROM signal
    WHERE account = $1 ORDER BY model DESC, value DESC
"""


class SignalKind(StrEnum):
    """What a signal looks at."""

    AGREEMENT = "agreement"
    """Clear decisions made as the engine makes them, beside others of the same rating."""
    LOSS = "loss"
    """Little given away, beside others of the same rating."""
    TIME_DIFFICULTY = "time-difficulty"
    """Hard and easy choices take the same time."""
    TIME_SPREAD = "time-spread"
    """All choices take about the same time."""
    STALLING = "stalling"
    """Much of the time goes by in lost positions."""
    LEAVING = "leaving"
    """Games given up without a word."""
    SHARED_NETWORK = "shared-network"
    """Rated games between players who come from one network."""
    TRANSFER = "transfer"
    """Rating gained mostly from one opponent, by more wins than the ratings foresee."""


@dataclass(frozen=True, slots=True)
class Played:
    """A measured game of somebody whose rating then was known."""

    choices: int
    loss: float
    decisions: int
    agreed: int
    pace: Mapping[str, Any]
    rating: float
    deviation: float


class Found(NamedTuple):
    """A signal that was computed."""

    kind: SignalKind
    value: float
    detail: dict[str, Any]


def signals_of(games: Sequence[Played], baseline: GameBaseline | None) -> list[Found]:
    """The signals of somebody's last games; fewer where there is not enough to say anything."""
    if len(games) < LEAST_GAMES:
        return []
    found = [] if baseline is None else [*_agreement(games, baseline), *_loss(games, baseline)]
    return [*found, *_times(games)]


def _agreement(games: Sequence[Played], baseline: GameBaseline) -> list[Found]:
    decisions = sum(game.decisions for game in games)
    if decisions < LEAST_DECISIONS:
        return []
    agreed, expected, variance = sum(game.agreed for game in games), 0.0, 0.0
    for game in games:
        band = baseline.at(_strength(game))
        expected += game.decisions * band.agreement
        variance += game.decisions * band.agreement * (1 - band.agreement) * band.dispersion
    detail = {"games": len(games), "decisions": decisions, "agreed": agreed, "expected": round(expected, 1)}
    return [Found(SignalKind.AGREEMENT, (agreed - expected) / sqrt(max(variance, 1e-9)), detail)]


def _loss(games: Sequence[Played], baseline: GameBaseline) -> list[Found]:
    counted = [game for game in games if game.choices]
    if len(counted) < LEAST_GAMES:
        return []
    bands = [baseline.at(_strength(game)) for game in counted]
    lost = sum(game.loss / game.choices for game in counted) / len(counted)
    expected = sum(band.loss for band in bands) / len(bands)
    error = sqrt(sum(band.loss_spread**2 for band in bands)) / len(bands)
    detail = {"games": len(counted), "lost": round(lost, 4), "expected": round(expected, 4)}
    return [Found(SignalKind.LOSS, (expected - lost) / max(error, 1e-9), detail)]


def _strength(game: Played) -> float:
    """The rating somebody is compared by: a deviation higher, since they may be better than is known."""
    return game.rating + game.deviation


def _times(games: Sequence[Played]) -> list[Found]:
    pace = PaceSums.total(game.pace for game in games)
    if pace.count < LEAST_TIMED:
        return []
    share = pace.lost_ms / pace.spent_ms if pace.spent_ms else 0.0
    detail = {"games": len(games), "choices": pace.count}
    return [
        Found(
            SignalKind.TIME_DIFFICULTY,
            pace.below(USUAL_CORRELATION),
            {**detail, "correlation": round(pace.correlation, 3), "usual": USUAL_CORRELATION},
        ),
        Found(
            SignalKind.TIME_SPREAD,
            (USUAL_SPREAD - pace.spread) / SPREAD_UNIT,
            {**detail, "spread": round(pace.spread, 3), "usual": USUAL_SPREAD},
        ),
        Found(
            SignalKind.STALLING,
            (share - USUAL_STALLING) / STALLING_UNIT,
            {**detail, "share": round(share, 3), "usual": USUAL_STALLING},
        ),
    ]


def pair_signals(rows: Sequence[Mapping[str, Any]] | Sequence[Record]) -> list[Found]:
    """The signals of somebody's meetings with each opponent: the strongest of each kind."""
    found: list[Found] = []
    gained = sum(row["gained"] for row in rows)
    for row in rows:
        detail = {"with": str(row["account"]), "games": row["games"]}
        if row["shared"]:
            found.append(Found(SignalKind.SHARED_NETWORK, float(row["shared"]), detail))
        share = row["gained"] / gained if gained else 0.0
        if row["games"] >= LEAST_MEETINGS and share >= FEEDING_SHARE:
            error = sqrt(max(row["expected"] * (1 - row["expected"] / row["games"]), 1e-9))
            more = {**detail, "score": float(row["score"]), "expected": round(row["expected"], 1)}
            value = (float(row["score"]) - row["expected"]) / error
            found.append(Found(SignalKind.TRANSFER, value, {**more, "share": round(share, 2)}))
    return [*{each.kind: each for each in sorted(found, key=lambda each: each.value)}.values()]


async def refresh(
    connection: PoolConnectionProxy[Record], account: UUID, game_key: str, game_id: UUID
) -> None:
    """Compute the signals of an account at a game again, since a game of it was measured."""
    games = [_played(row) for row in await connection.fetch(MEASURES, account, game_key, GAMES)]
    found = signals_of(games, baselines().games.get(game_key))
    found += pair_signals(await connection.fetch(MEETINGS, account, game_key, PAIRS_SINCE, ELO))
    conduct = await connection.fetchrow(CONDUCT, account, GAMES)
    if conduct is not None and conduct["faults"]:
        detail = {"games": conduct["games"], "faults": conduct["faults"]}
        found.append(Found(SignalKind.LEAVING, float(conduct["faults"]), detail))
    for kind, value, detail in found:
        await connection.execute(KEEP, account, kind, game_key, MODEL, game_id, value, detail)


def _played(row: Record) -> Played:
    return Played(
        row["choices"],
        row["loss"],
        row["decisions"],
        row["agreed"],
        row["pace"],
        row["rating"],
        row["deviation"] or 0.0,
    )


class Case(NamedTuple):
    """Somebody, their strongest signal, and how many kinds of signals are worth a look."""

    name: str
    value: float
    kinds: int
    at: datetime


class Signal(NamedTuple):
    """One signal of an account."""

    kind: str
    game_key: str
    model: str
    game_id: UUID | None
    """The last game it rests on."""
    value: float
    detail: Mapping[str, Any]
    at: datetime


async def cases(database: Database, most: int) -> list[Case]:
    """The accounts to look at, the strongest signal first."""
    return [Case(**row) for row in await database.fetch(CASES, MODEL, THRESHOLD, most)]


async def signals(database: Database, name: str) -> list[Signal]:
    """The signals of an account, the strongest first. Raises `NoSuch`."""
    account = await database.fetchval(f"SELECT {account_named('$1')}", key_of(name))
    if account is None:
        raise NoSuch(NOBODY)
    return [Signal(**row) for row in await database.fetch(SIGNALS, account)]
