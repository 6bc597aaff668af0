"""Matchmaking: nearest ratings first, and wider differences the longer one waits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from time import process_time
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

from hypothesis import given
from hypothesis import strategies as st

from academie.server.edge.identity import Identity
from academie.server.game.clock import ClockRule
from academie.server.game.terms import agreed
from academie.server.lobby.matchmaking import Seek, pairs, window
from tests.server.support.visitors import RATED, Told, Visitor, guest, member, until
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

NOW = datetime(2026, 1, 1, tzinfo=UTC)
TERMS = agreed("dames", None, {}, ClockRule())


def seek(rating: float, waited: float = 0.0) -> Seek:
    return Seek(uuid4(), Identity(uuid4(), "x"), TERMS, rating, NOW - timedelta(seconds=waited), None)


def ids(found: list[tuple[Seek, Seek]]) -> set[frozenset[UUID]]:
    return {frozenset((one.id, other.id)) for one, other in found}


def test_the_nearest_are_paired() -> None:
    weak, near, strong = seek(1500, 2), seek(1520, 1), seek(1590)
    assert ids(pairs([strong, weak, near], NOW)) == {frozenset((weak.id, near.id))}


def test_who_waits_longest_chooses_first() -> None:
    newcomer, patient, middle = seek(1550), seek(1500, 30), seek(1540, 10)
    assert ids(pairs([newcomer, patient, middle], NOW)) == {frozenset((patient.id, middle.id))}


def test_strangers_in_strength_are_paired_only_after_a_while() -> None:
    def paired(waited: float) -> bool:
        return bool(pairs([seek(1200, waited), seek(2000, waited)], NOW))

    assert not paired(0)
    assert not paired(20)
    assert paired(60)


def test_a_long_wait_does_not_bind_who_has_just_come() -> None:
    assert pairs([seek(1200, 600), seek(2000)], NOW) == []


@given(st.lists(st.tuples(st.floats(500, 3000), st.floats(0, 300)), max_size=12))
def test_nobody_is_paired_twice_nor_too_far_and_nobody_is_left_who_could_be(
    people: list[tuple[float, float]],
) -> None:
    seeks = [seek(rating, waited) for rating, waited in people]
    found = pairs(seeks, NOW)
    taken = [one.id for pair in found for one in pair]
    assert len(taken) == len({*taken})
    for one, other in found:
        assert _suits(one, other)
    left = [one for one in seeks if one.id not in taken]
    assert not [
        (one, other) for one in left for other in left if one.id < other.id and _suits(one, other, -1e-6)
    ]


def _suits(one: Seek, other: Seek, edge: float = 1e-6) -> bool:
    reach = min(window((NOW - seek.created_at).total_seconds()) for seek in (one, other))
    # Sums are rounded: at the very edge of a window either answer is right.
    return abs(one.rating - other.rating) <= reach + edge


def test_who_is_kept_apart_is_paired_with_the_next() -> None:
    patient, near, further = seek(1500, 30), seek(1510, 10), seek(1480, 10)
    apart = frozenset({frozenset((patient.person.account, near.person.account))})
    assert ids(pairs([near, further, patient], NOW, apart)) == {frozenset((patient.id, further.id))}


def test_a_wave_grows_hardly_faster_than_the_queue() -> None:
    """All far from each other but for the last: who looks at every other one would look 200 million times."""
    seeks = [seek(1000.0 * number, 1) for number in range(20_000)]
    begun = process_time()
    assert pairs(seeks, NOW) == []
    assert process_time() - begun < 5.0
    near = [seek(1500.0 + number / 100, number % 50) for number in range(20_000)]
    begun = process_time()
    assert len(pairs(near, NOW)) == len(near) // 2
    assert process_time() - begun < 5.0


def wanted(visitor: Visitor, **terms: Told) -> Told:
    """A seek of a clock of its own, so that tests do not meet each other."""
    return visitor.post("/seeks", **{"game": "dames", **terms})


def clock(base_ms: int) -> dict[str, Any]:
    return {"pace": "sudden", "base_ms": base_ms}


def test_two_who_want_the_same_meet(cafe: Web) -> None:
    one, other = guest(cafe), guest(cafe)
    first = wanted(one, clock=clock(100_001))
    assert first["game"] is None
    assert (first["rating"], first["terms"]["ruleset"]) == (1500.0, "dames/fmjd")
    second = wanted(other, clock=clock(100_001))
    game = until(lambda: _found(other, second))["game"]
    assert one.get(f"/seeks/{first['id']}")["game"] == game
    assert {*one.look(game)["about"]["players"]} == {one.name, other.name}
    assert {one.look(game)["seat"], other.look(game)["seat"]} == {0, 1}


def _found(visitor: Visitor, seek: Told) -> Told:
    """The seek once it has its game."""
    told = visitor.get(f"/seeks/{seek['id']}")
    return told if told["game"] else None


def test_who_wants_something_else_waits(cafe: Web) -> None:
    one, other, third = member(cafe), member(cafe), member(cafe)
    seeks = [
        (one, wanted(one, clock=clock(100_002))),
        (other, wanted(other, clock=clock(100_002), ruleset="manoury-1787")),
        (third, wanted(third, clock=clock(100_002), rated=True)),
    ]
    assert [visitor.get(f"/seeks/{seek['id']}")["game"] for visitor, seek in seeks] == [None] * 3


def test_seeking_again_leaves_the_old_place(cafe: Web) -> None:
    one, other = guest(cafe), guest(cafe)
    first = wanted(one, clock=clock(100_003))
    second = wanted(one, clock=clock(100_004))
    assert one.status("GET", f"/seeks/{first['id']}") == 404
    assert other.status("GET", f"/seeks/{second['id']}") == 404
    assert other.status("DELETE", f"/seeks/{second['id']}") == 404
    assert one.http.delete(f"/api/seeks/{second['id']}").status_code == 204
    assert one.status("GET", f"/seeks/{second['id']}") == 404


def test_guests_do_not_seek_rated_games(cafe: Web) -> None:
    assert guest(cafe).status("POST", "/seeks", game="dames", **RATED) == 403


async def test_the_queue_is_looked_at_again_as_windows_widen(cafe: Web, database: Database) -> None:
    one, other = member(cafe), member(cafe)
    first = wanted(one, clock=clock(100_005), rated=True)
    await database.execute("UPDATE seek SET rating = 2300 WHERE id = $1::text::uuid", first["id"])
    second = wanted(other, clock=clock(100_005), rated=True)
    assert second["game"] is None
    # As if a minute had gone by for both.
    await database.execute(
        "UPDATE seek SET created_at = now() - interval '1 minute' WHERE id::text = ANY($1)",
        [first["id"], second["id"]],
    )
    assert until(lambda: _found(other, second))["game"] == one.get(f"/seeks/{first['id']}")["game"]
