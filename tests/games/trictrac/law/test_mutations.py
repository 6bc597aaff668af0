"""The examples of the treatises decide how the law is read: each wrong reading makes some of them fail.

A wrong reading is put in the place of the one small function of the law that holds the right one.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NamedTuple

import pytest

from academie.games.tables.law.play import Moves
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import FLECHES, Pair, Point, Track, can_make, opposite
from academie.games.trictrac.checks import erratum_verdicts, verdicts
from academie.games.trictrac.law.jans.tarif import GRAND_JAN_HIT, PETIT_JAN_HIT
from academie.games.trictrac.law.marking import HOLE
from academie.games.trictrac.law.plays import Numbers, pair_to
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, TALON, Coup, Table

LAW = "academie.games.trictrac.law"


class Reading(NamedTuple):
    """A wrong reading: the functions it stands in for, and the examples that refute it."""

    name: str
    swaps: dict[str, Callable[..., Any]]
    refuted_by: set[str]


def closed_by_one(coup: Coup, rest: Point) -> bool:
    return coup.his_at(rest) == 0


def closed_by_empty_coin(coup: Coup, rest: Point) -> bool:
    return rest != ADVERSE_COIN and coup.his_at(rest) < 2


def closed_by_own_empty_coin(coup: Coup, rest: Point) -> bool:
    return coup.his_at(rest) < 2 and not (rest == COIN and not coup.mine[COIN])


def no_rest_on_own_empty_coin(coup: Coup, point: Point) -> bool:
    return not (point == COIN and not coup.mine[COIN])


def both_open(rests: Iterable[bool]) -> bool:
    return all(rests)


def as_few_as_one_likes(coup: Coup, found: dict[Moves, Numbers]) -> dict[Moves, Numbers]:
    del coup
    return found


def only_petit_jan_closed(coup: Coup) -> list[range]:
    return [range(Table.RETOUR.base, FLECHES)] if can_make(coup.his, Table.PETIT.base) else []


def petit_jan_closed_by_talon(coup: Coup) -> list[range]:
    grand = [range(ADVERSE_COIN, Table.RETOUR.base)] if can_make(coup.his, Table.GRAND.base) else []
    return grand + ([range(Table.RETOUR.base, FLECHES)] if coup.his[TALON] else [])


def all_men(coup: Coup) -> Track:
    return coup.mine


def power_though_natural(coup: Coup) -> bool:
    return not coup.mine[COIN] and not coup.his[COIN]


def power_against_a_coin(coup: Coup) -> bool:
    return not coup.mine[COIN] and not pair_to(coup, COIN, coup.mine)


def price_by_owner(target: Point, throw: Throw) -> int:
    return (PETIT_JAN_HIT if opposite(target) in Table.PETIT else GRAND_JAN_HIT).of(throw)


def never_in_bredouille_again(total: int, *, in_bredouille: bool) -> tuple[int, ...]:
    return (2 if in_bredouille else 1,) * (total // HOLE)


def nothing_wiped(points: Pair[int], seat: int) -> Pair[int]:
    del seat
    return points


OWN_EMPTY_COIN = Reading(
    "one's own empty coin is no rest",
    {"jans.hits:is_open": closed_by_own_empty_coin, "movement:may_rest": no_rest_on_own_empty_coin},
    set(),
)
"""Right or wrong, no example of the three treatises decides it."""

READINGS = [
    Reading("a lone man closes the passage", {"jans.hits:is_open": closed_by_one}, {"L1-II-9", "L1-IV-1"}),
    Reading(
        "both passages must be open",
        {"jans.hits:any_open": both_open},
        {"B-IX-1", "B-IX-4", "L1-III-6", "L1-IV-1"},
    ),
    Reading(
        "the empty adverse coin is no rest for hitting",
        {"jans.hits:is_open": closed_by_empty_coin},
        {"B-IX-1", "B-IX-3", "B-IX-4", "B-XI-3"},
    ),
    Reading(
        "fewer numbers than can be may be played to fill or keep",
        {"plays:number_maximal": as_few_as_one_likes},
        {"B-X-1", "B-X-2", "B-XI-12", "B-XI-14", "B-XII-2", "B-XII-3"},
    ),
    Reading(
        "the adverse grand jan may be entered while it can be filled",
        {"movement:adverse_tables_closed": only_petit_jan_closed},
        {"B-X-2", "L1-I-5b"},
    ),
    Reading(
        "the adverse petit jan is closed while the talon has men",
        {"movement:adverse_tables_closed": petit_jan_closed_by_talon},
        {"B-X-1", "B-X-2", "L1-I-5", "L1-I-5b", "L1-I-6"},
    ),
    Reading("the bare coin pair hits the coin", {"jans.coin:free_to_hit": all_men}, {"B-IX-4", "B-IX-6"}),
    Reading("power though natural", {"plays:power_allowed": power_though_natural}, {"A-II-7"}),
    Reading("power against a coin", {"plays:power_allowed": power_against_a_coin}, {"A-IV-3"}),
    Reading(
        "a passed man is valued by his owner",
        {"jans.hits:hit_price": price_by_owner},
        {"B-XI-1", "B-XI-2", "B-XI-3", "B-XI-4"},
    ),
    Reading(
        "bredouille is not had again after the first hole",
        {"marking:holes_in": never_in_bredouille_again},
        {"B-VII-2", "L1-IV-1m", "L1-VII-2"},
    ),
    Reading(
        "a hole does not wipe",
        {"marking:wipe": nothing_wiped},
        {"B-VII-1", "B-VII-2", "B-X-4", "L1-IV-1m", "L1-VII-2"},
    ),
    OWN_EMPTY_COIN,
]


@contextmanager
def read_as(reading: Reading) -> Iterator[None]:
    """The law with the wrong reading in it."""
    with pytest.MonkeyPatch.context() as patch:
        for place, wrong in reading.swaps.items():
            module, _, name = place.partition(":")
            patch.setattr(import_module(f"{LAW}.{module}"), name, wrong)
        yield


def failing() -> set[str]:
    return {verdict.id for verdict in verdicts() if not verdict.agrees}


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.name)
def test_wrong_reading(reading: Reading) -> None:
    with read_as(reading):
        assert failing() == reading.refuted_by


def test_right_reading() -> None:
    assert not failing()


def test_one_erratum_rests_on_the_own_empty_coin() -> None:
    with read_as(OWN_EMPTY_COIN):
        assert [verdict.id for verdict in erratum_verdicts() if not verdict.agrees] == ["E-15"]
