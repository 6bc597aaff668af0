"""Results of finished games by player, each written once; records of play and conduct are counted by them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID

import structlog

from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.kernel import AcademieError, UnknownName
from academie.registry import registry
from academie.server.accounts.engine_accounts import ENGINES
from academie.server.game.clock import LIVE, ClockRule
from academie.server.game.conduct import Ending, Fault, fault_of, is_watched
from academie.server.game.endings import UNDECIDED, GameEnded

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

TWO: Final = 2
MOST_OPPONENTS: Final = 50
MOST_ROWS: Final = 200
COUNTED: Final = 10_000
"""So many of the last results of an account are counted, which bounds the work."""

KEEP: Final = """
    INSERT INTO game_result (game_id, seat, account, game_key, ended_at, machine, rated, score, opening,
                             began, watched, fault, same_network)
    SELECT $1, $2, account.id, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 FROM account WHERE account.id = $3
    ON CONFLICT DO NOTHING
"""
"""Whoever has deleted their account has no results."""
COUNTS: Final = """
    count(*) FILTER (WHERE score = 1) AS won, count(*) FILTER (WHERE score = 0) AS lost,
    count(*) FILTER (WHERE score = 0.5) AS drawn
"""
DECIDED: Final = """
    (SELECT * FROM (SELECT * FROM game_result WHERE account = $1
                    ORDER BY ended_at DESC, game_id DESC LIMIT $4) AS newest
     WHERE machine = $2 AND score IS NOT NULL AND ($3::text IS NULL OR game_key = $3)) AS result
"""
BY_GAME: Final = f"""
    SELECT game_key, {COUNTS} FROM {DECIDED} GROUP BY game_key ORDER BY count(*) DESC
"""
BY_RULES: Final = f"""
    SELECT result.game_key, ruleset, options, {COUNTS} FROM {DECIDED} JOIN game ON game.id = game_id
    GROUP BY result.game_key, ruleset, options ORDER BY count(*) DESC LIMIT {MOST_ROWS}
"""
BY_OPENING: Final = f"""
    SELECT game_key, opening, began, {COUNTS} FROM {DECIDED}
    WHERE opening IS NOT NULL GROUP BY game_key, opening, began
    ORDER BY count(*) DESC, opening DESC LIMIT {MOST_ROWS}
"""
BY_OPPONENT: Final = f"""
    SELECT other.name, {COUNTS}
    FROM {DECIDED} JOIN game ON game.id = game_id JOIN account AS other ON other.id = seats[2 - seat]
    WHERE cardinality(seats) = {TWO} GROUP BY other.name
    ORDER BY count(*) DESC, other.name LIMIT {MOST_OPPONENTS}
"""
"""At tables of two: among more, some play together."""
HAS_MORE: Final = "SELECT EXISTS (SELECT FROM game_result WHERE account = $1 OFFSET $2)"

log: Final = structlog.stdlib.get_logger("academie.results")


async def write_results(connection: PoolConnectionProxy[Record], ended: GameEnded) -> None:
    """Write what a game was to each of its people."""
    for result in results_of(ended.row, ended.log, ended.present):
        await connection.execute(KEEP, *_columns(ended.row, result, same=ended.same_network))


class Result(NamedTuple):
    """What a game was to one of its players."""

    seat: int
    account: UUID
    score: float | None
    """1 for a win, 1/2 for a draw, 0 for a loss; nothing if it was not decided."""
    opening: str | None
    """The throw that was played first, as 6-5; nothing where there are no dice."""
    began: bool | None
    watched: bool
    fault: Fault | None


def results_of(
    row: Mapping[str, Any] | Record, events: Sequence[Entry], present: frozenset[int] | None
) -> list[Result]:
    """The results of a game for its people."""
    clock = ClockRule.from_json(row["clock"])
    ending = Ending(events, clock, present if clock.pace in LIVE else None)
    fault = _fault(row["id"], ending)
    watched = is_watched(clock, row["origin"], machine=row["with_engine"], rated=row["rated"])
    scores = scores_of(row["outcome"]["returns"], decided=_is_decided(events))
    opening, first = opening_of(row["game_key"], events)
    return [
        Result(
            seat,
            account,
            scores[seat],
            opening,
            None if first is None else first == seat,
            watched,
            fault[1] if fault is not None and fault[0] == seat else None,
        )
        for seat, account in enumerate(row["seats"])
        if account not in ENGINES
    ]


def _fault(game_id: UUID, ending: Ending) -> tuple[int, Fault] | None:
    try:
        return fault_of(game_id, ending)
    except AcademieError:
        # A log that cannot be read any more blames nobody, and keeps no other game waiting.
        log.warning("results without conduct", game=str(game_id), exc_info=True)
        return None


def _is_decided(events: Sequence[Entry]) -> bool:
    """Whether the game has a result: it was neither aborted nor abandoned by all."""
    return not any(entry.kind in UNDECIDED and entry.seat is None for entry in events)


def scores_of(returns: Sequence[str], *, decided: bool = True) -> list[float | None]:
    """The score of each seat: who has gained more than the mean has won."""
    gains = [Fraction(gain) for gain in returns]
    if not decided:
        return [None] * len(gains)
    mean = sum(gains, Fraction(0)) / len(gains)
    return [1.0 if gain > mean else 0.0 if gain < mean else 0.5 for gain in gains]


def opening_of(game_key: str, events: Sequence[Entry]) -> tuple[str | None, int | None]:
    """The throw that was played first, the higher die first, and the seat that played it.

    In every notation of dice the digits are the dice: `6-5`, or `w5b6` where a throw decides who begins.
    """
    first = next((place for place, entry in enumerate(events) if entry.kind == Kind.ACT), None)
    if first is None:
        return None, None
    rolls = [entry.body.get("act", "") for entry in events[:first] if entry.kind == Kind.ROLL]
    try:
        dice = registry[game_key].chance and not registry[game_key].hides
    except UnknownName:
        dice = False
    digits = sorted(re.findall(r"\d", rolls[-1]), reverse=True) if rolls and dice else []
    return "-".join(digits) or None, events[first].seat


def _columns(row: Record, result: Result, *, same: bool) -> tuple[Any, ...]:
    return (
        row["id"],
        result.seat,
        result.account,
        row["game_key"],
        row["ended_at"],
        row["with_engine"],
        row["rated"],
        result.score,
        result.opening,
        result.began,
        result.watched,
        result.fault,
        same,
    )


class Count(NamedTuple):
    """How many games were won, lost and drawn."""

    won: int
    lost: int
    drawn: int


class Records(NamedTuple):
    """Results of one player counted in four ways; each row is what was counted and the count."""

    games: list[tuple[str, Count]]
    rules: list[tuple[str, str, Mapping[str, Any], Count]]
    openings: list[tuple[str, str, bool, Count]]
    opponents: list[tuple[str, Count]]
    last: int | None
    """So many of the last games were counted; nothing if all were."""


async def records(
    database: Database, account: UUID, game_key: str | None, *, machine: bool, last: int = COUNTED
) -> Records:
    """The decided games of an account, of one game or all, against people or against machines."""
    asked = (account, machine, game_key, last)
    games, rules, openings, opponents = [
        await database.fetch(question, *asked) for question in (BY_GAME, BY_RULES, BY_OPENING, BY_OPPONENT)
    ]
    return Records(
        [(row["game_key"], _count(row)) for row in games],
        [(row["game_key"], row["ruleset"], row["options"], _count(row)) for row in rules],
        [(row["game_key"], row["opening"], row["began"], _count(row)) for row in openings],
        [(row["name"], _count(row)) for row in opponents],
        last if await database.fetchval(HAS_MORE, account, last) else None,
    )


def _count(row: Record) -> Count:
    return Count(row["won"], row["lost"], row["drawn"])
