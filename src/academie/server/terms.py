"""What is agreed on before a game: the law, the time, whether it counts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from academie.games import registry
from academie.kernel import AcademieError, OptionValue
from academie.server.dice import SEED_BYTES
from academie.server.rooms.clock import DAY_MS, ClockRule, Pace
from academie.server.store.games import NewGame, game_id_of

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.server.connection import Identity

SEATS: Final = range(2, 3)
"""How many may sit at a table, in every game there is now; the tables themselves have room for six."""
LEAST_BASE_MS: Final = 10_000
MOST_BASE_MS: Final = DAY_MS
MOST_STEP_MS: Final = 3_600_000
MOST_DAYS: Final = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """Made by `agreed` or `by_law`, so that the game can begin by them."""

    game_key: str
    ruleset: str
    options: Mapping[str, OptionValue]
    clock: ClockRule
    rated: bool

    def columns(self) -> tuple[str, str, dict[str, OptionValue], dict[str, Any], bool]:
        """As the database keeps them: game_key, ruleset, options, clock, rated."""
        return self.game_key, self.ruleset, dict(self.options), self.clock.told(), self.rated


def agreed(
    game_key: str,
    ruleset: str | None,
    options: Mapping[str, OptionValue],
    clock: ClockRule,
    *,
    rated: bool = False,
) -> Terms:
    """The terms, if a game can begin by them. Raises an error of the library that says what is wrong."""
    _check(clock)
    return by_law(game_key, ruleset, options, clock, rated=rated)


def by_law(
    game_key: str,
    ruleset: str | None,
    options: Mapping[str, OptionValue],
    clock: ClockRule,
    *,
    rated: bool = False,
) -> Terms:
    """The terms if the law allows them, however little time they give. Raises an error of the library."""
    game = registry[game_key]
    chosen = game.ruleset(ruleset)
    game.start(chosen, options)
    return Terms(game_key=game_key, ruleset=chosen.id, options=options, clock=clock, rated=rated)


def _check(clock: ClockRule) -> None:
    """Raises `AcademieError` for a time nobody could play in."""
    match clock.pace:
        case Pace.NONE:
            fits = clock.base_ms == clock.step_ms == 0
        case Pace.SUDDEN:
            fits = LEAST_BASE_MS <= clock.base_ms <= MOST_BASE_MS and clock.step_ms == 0
        case Pace.INCREMENT:
            fits = LEAST_BASE_MS <= clock.base_ms <= MOST_BASE_MS and 0 < clock.step_ms <= MOST_STEP_MS
        case Pace.DAYS:
            fits = clock.base_ms == 0 and DAY_MS <= clock.step_ms <= MOST_DAYS * DAY_MS
    if not fits:
        raise AcademieError(
            f"a clock is none; sudden with base_ms from {LEAST_BASE_MS} to {MOST_BASE_MS}; increment with "
            f"that and step_ms up to {MOST_STEP_MS}; or days with step_ms of 1 to {MOST_DAYS} days"
        )


def terms_of(row: Record) -> Terms:
    """The terms of a row that has their columns."""
    return Terms(
        game_key=row["game_key"],
        ruleset=row["ruleset"],
        options=row["options"],
        clock=ClockRule.of(row["clock"]),
        rated=row["rated"],
    )


def new_game(terms: Terms, people: Sequence[Identity], engines: Sequence[UUID] = ()) -> NewGame:
    """The game of those people, in the order of their seats, its seed drawn."""
    return NewGame(
        id=game_id_of(),
        game_key=terms.game_key,
        ruleset=terms.ruleset,
        options=terms.options,
        seats=[person.account for person in people],
        players=[person.name for person in people],
        clock=terms.clock.told(),
        rated=terms.rated,
        seed=secrets.token_bytes(SEED_BYTES),
        with_engine=any(person.account in engines for person in people),
    )
