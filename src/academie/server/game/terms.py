"""What is agreed on before a game: the law, the time, whether it counts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from academie.dice.first_format import SEED_BYTES
from academie.kernel import AcademieError, OptionValue, UnknownName
from academie.registry import registry
from academie.server.base.dates import new_id
from academie.server.base.errors import NotNow
from academie.server.base.phrases import Phrase, phrase
from academie.server.game.clock import DAY_MS, ClockRule, Pace
from academie.server.game.queries import CHAIN_SECRET_BYTES, NewGame, SeatDice
from academie.words import Message, Text

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.server.edge.identity import Identity

TWO: Final = 2
"""How many play where it counts for ratings, or where strangers are paired."""
LEAST_BASE_MS: Final = 10_000
MOST_BASE_MS: Final = DAY_MS
MOST_STEP_MS: Final = 3_600_000
MOST_DAYS: Final = 14
MOST_RESERVE_DAYS: Final = 30
RATED_FOR_TWO: Final = Message("server-rated-for-two")
RATED_OURS: Final = Message("server-rated-not-ours")
RATED_BY_CLOCK: Final = Message("server-rated-by-clock")
RATED_AS_USUAL: Final = Message("server-rated-as-usual")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTerms:
    """Terms a game can begin by, made by `agreed` or `validate_terms`; `seats` says how many sit down."""

    game_key: str
    ruleset: str
    options: Mapping[str, OptionValue]
    clock: ClockRule
    rated: bool
    seats: int = TWO

    def columns(self) -> tuple[str, str, dict[str, OptionValue], dict[str, Any], bool]:
        """As the database keeps them: game_key, ruleset, options, clock, rated."""
        return self.game_key, self.ruleset, dict(self.options), self.clock.to_json(), self.rated


def agreed(
    game_key: str,
    ruleset: str | None,
    options: Mapping[str, OptionValue],
    clock: ClockRule,
    *,
    rated: bool = False,
) -> GameTerms:
    """The terms, if a game can begin by them. Raises an error of the library that says what is wrong."""
    _check(clock)
    terms = validate_terms(game_key, ruleset, options, clock, rated=rated)
    check_rated(terms)
    return terms


def check_rated(terms: GameTerms) -> None:
    """Raises `NotNow` if a game by these terms cannot be rated though they say so.

    Without a clock, whoever is about to lose need only stop playing.
    """
    if terms.rated and not registry.ours(terms.game_key):
        raise NotNow(RATED_OURS)
    if terms.rated and terms.seats != TWO:
        raise NotNow(RATED_FOR_TWO)
    if terms.rated and terms.clock.pace is Pace.NONE:
        raise NotNow(RATED_BY_CLOCK)
    if terms.rated and any(
        option.unrated and terms.options.get(option.name, option.default) != option.default
        for option in registry[terms.game_key].options(terms.ruleset)
    ):
        raise NotNow(RATED_AS_USUAL)


def validate_terms(
    game_key: str,
    ruleset: str | None,
    options: Mapping[str, OptionValue],
    clock: ClockRule,
    *,
    rated: bool = False,
) -> GameTerms:
    """The terms if the law allows them, however little time they give. Raises an error of the library."""
    game = registry[game_key]
    chosen = game.ruleset(ruleset)
    seats = game.start(chosen, options).seats
    return GameTerms(
        game_key=game_key, ruleset=chosen.id, options=options, clock=clock, rated=rated, seats=seats
    )


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
            days = DAY_MS <= clock.step_ms <= MOST_DAYS * DAY_MS
            fits = days and 0 <= clock.base_ms <= MOST_RESERVE_DAYS * DAY_MS
    if not fits:
        raise AcademieError(
            Message(
                "server-clock",
                least=LEAST_BASE_MS,
                most=MOST_BASE_MS,
                step=MOST_STEP_MS,
                days=MOST_DAYS,
                reserve=MOST_RESERVE_DAYS,
            )
        )


def terms_of(row: Record, seats: int = TWO) -> GameTerms:
    """The terms of a row that has their columns."""
    return GameTerms(
        game_key=row["game_key"],
        ruleset=row["ruleset"],
        options=row["options"],
        clock=ClockRule.from_json(row["clock"]),
        rated=row["rated"],
        seats=seats,
    )


def agreements(game_key: str, ruleset: str, options: Mapping[str, OptionValue]) -> Sequence[Text]:
    """What is played otherwise than the rule set has it, named shortly.

    Nothing is said of a game that is no longer installed.
    """
    try:
        game = registry[game_key]
        return game.agreed(game.recorded(ruleset), options) if options else ()
    except UnknownName:
        return ()


def agreements_told(game_key: str, ruleset: str, options: Mapping[str, OptionValue]) -> list[Phrase]:
    """The same as clients are sent it."""
    return [*map(phrase, agreements(game_key, ruleset, options))]


def seats_of(terms: GameTerms) -> Text:
    """How many sit down by these terms, as a refusal says it."""
    return Message("server-seats", seats=terms.seats)


def new_game(
    terms: GameTerms,
    people: Sequence[Identity],
    engines: Sequence[UUID] = (),
    dice: Mapping[UUID, SeatDice] | None = None,
    origin: str = "",
) -> NewGame:
    """The game of those people, in the order of their seats, its seed drawn. Raises `NotNow` for too many.

    `dice` is what accounts give to the dice, `origin` says how the players met.
    """
    if len(people) != terms.seats:
        raise NotNow(seats_of(terms))
    given = [(dice or {}).get(person.account) for person in people]
    return NewGame(
        id=new_id(),
        game_key=terms.game_key,
        ruleset=terms.ruleset,
        options=terms.options,
        seats=[person.account for person in people],
        players=[person.name for person in people],
        clock=terms.clock.to_json(),
        rated=terms.rated,
        seed=secrets.token_bytes(CHAIN_SECRET_BYTES if any(given) else SEED_BYTES),
        with_engine=any(person.account in engines for person in people),
        dice=given,
        origin=origin,
    )
