"""What may be tried at a table with hands, and what is said aloud there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from academie.games.trictrac.arbiter.acts import Bois
from academie.games.trictrac.arbiter.faults import FaultMade, Ruling
from academie.kernel import BLACK, WHITE, Seat, State
from academie.notation import notation_of
from academie.notation.hand_acts import Attempt, attempts
from academie.registry import registry


def table(game: str, ruleset: str, *acts: str, **options: str | int) -> State[Any]:
    """The table after those acts."""
    law = registry[game]
    state: State[Any] = law.start(law.ruleset(ruleset), options)
    for text in acts:
        state = state.apply(notation_of(game).read_act(text))
    return state


def trictrac(*acts: str, marking: str = "rigueur") -> State[Any]:
    return table("trictrac", "lep-rigueur", *acts, marking=marking)


def dames(*acts: str, position: str) -> State[Any]:
    return table("dames", "manoury-1787", *acts, marking="rigueur", position=position)


def tried(state: State[Any], seat: Seat) -> dict[str, Attempt]:
    found = notation_of(state.ruleset.id.split("/")[0]).attempts(state, seat)
    return {each.verb: each for each in found}


def public_events(game: str, before: State[Any], act: str) -> list[str]:
    """What is said aloud of an act, by the kind of each event."""
    notation = notation_of(game)
    after = before.apply(notation.read_act(act))
    return [type(event).__name__ for event in notation.public_events(before, after)]


def test_acts_are_grouped_by_what_is_done() -> None:
    assert attempts(["white jeton 2", "white jeter", "white jeton 4", "tenir"]) == (
        Attempt("white jeton", ("2", "4")),
        Attempt("white jeter"),
        Attempt("tenir"),
    )


def test_without_hands_nothing_is_tried() -> None:
    assert not tried(table("trictrac", "lep-rigueur", "w6b1"), WHITE)
    assert not tried(table("dames", "manoury-1787"), WHITE)


def test_the_thrower_may_mark_anything_and_put_men_anywhere() -> None:
    # Nothing is owed on a first throw of 6 and 1, and two men cannot leave the talon by 2 and 3.
    found = tried(trictrac("w6b1"), WHITE)
    assert found["white jeton"].words == ("2", "4", "6", "8", "10")
    assert found["white fichet"].words == ("1", "2", "3", "4", "5", "6")
    assert {"0/2", "0/3", "0/6"} <= {*found["white bois"].words}
    assert found["white bois"].most == 2
    assert found["white toucher"].words == ("0",)


def test_what_is_offered_does_not_tell_who_is_at_fault() -> None:
    """White marks two points he has not gained: Black is offered the same as if he had not."""
    right, wrong = trictrac("w6b1"), trictrac("w6b1", "white jeton 2")
    assert "black ecole 2" in map(notation_of("trictrac").act, wrong.actions())
    assert tried(right, BLACK) == tried(wrong, BLACK)


def test_a_fault_is_kept_quiet_in_rigour_and_told_with_its_ruling() -> None:
    """LEP rule 62: who marks an école need not say what for; no treatise of the Académie spares him that."""
    before = trictrac("w6b1")
    assert public_events("trictrac", before, "white jeton 2") == []
    after = trictrac("w6b1", "white jeton 2")
    assert public_events("trictrac", after, "black ecole 2") == [Ruling.__name__]
    told = table("trictrac", "acad-1698", "w6b1", "white jeton 2", marking="rigueur")
    assert public_events("trictrac", told, "black ecole 2") == [FaultMade.__name__, Ruling.__name__]
    lapsed = trictrac("w6b1", "white jeton 2", "white bois 0/1 0/6")
    assert public_events("trictrac", lapsed, "black jeter") == [FaultMade.__name__, Ruling.__name__]


def test_a_fault_is_told_at_once_in_good_company() -> None:
    before = trictrac("w6b1", "white jeton 2", marking="courtois")
    assert public_events("trictrac", before, "white bois 0/1 0/6") == [FaultMade.__name__]


def test_a_touched_man_is_told_and_not_offered_again() -> None:
    state = trictrac("w6b1", "white toucher 0")
    assert notation_of("trictrac").state(state).endswith(" touched=0")
    assert "white toucher" not in tried(state, WHITE)
    assert "white jeton" not in tried(state, WHITE), "who has touched wood marks no more (LEP rule 36)"


CAPTURE = "W:W32,40:B28,10"


def test_who_must_take_may_try_not_to() -> None:
    found = tried(dames(position=CAPTURE), WHITE)
    assert {"32-27", "40-34", "32x23(28)"} <= {*found["white jouer"].words}
    assert found["white toucher"].words == ("32", "40")
    assert "white souffler" not in found, "Black has not played yet"


def test_any_piece_may_be_tried_to_huff() -> None:
    state = dames("white jouer 40-34", position=CAPTURE)
    assert tried(state, BLACK)["black souffler"].words == ("32", "34")
    assert public_events("dames", dames(position=CAPTURE), "white jouer 40-34") == []
    assert public_events("dames", state, "black souffler 32") == ["FaultMade", "Ruling"]


def offered(state: State[Any], seat: Seat) -> Iterator[Any]:
    """Every act offered that is told by one word at the most."""
    notation = notation_of("trictrac")
    for each in notation.attempts(state, seat):
        yield from (notation.read_act(f"{each.verb} {word}".strip()) for word in each.words or ("",))


@pytest.mark.parametrize("acts", [(), ("white bois 0/1 0/6",), ("white je-m-en-vais",), ("white toucher 0",)])
def test_what_is_offered_is_his_own_and_good_play_is_among_it(acts: tuple[str, ...]) -> None:
    state = trictrac("w6b1", *acts)
    for seat in (WHITE, BLACK):
        found = {*offered(state, seat)}
        assert all(state.author(act) == seat for act in found)
        words = {act for act in state.actions() if state.author(act) == seat and not isinstance(act, Bois)}
        assert words <= found
