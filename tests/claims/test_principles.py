"""Lepeintre's principles: on positions that a rule chose, with their conditions and provisos."""

from __future__ import annotations

import pytest

from academie.games.trictrac.claims.choices import Share, asked, gain, verdict_on
from academie.games.trictrac.claims.principles import PRINCIPLES, View
from academie.games.trictrac.claims.sample import GAMES, MANY, classes, digest, played, samples
from academie.games.trictrac.law.acts import SEnAller
from academie.games.trictrac.law.state import TrictracState
from academie.library.statement import Statement, Verdict, statements
from academie.notation import notation_of

STATED = [item for item in statements() if item.check == "principle"]
FEW = 12


def read(text: str) -> TrictracState:
    state = notation_of("trictrac").read_state(text)
    assert isinstance(state, TrictracState)
    return state


def worn(score: str = "") -> TrictracState:
    """A worn game that keeps its plein against a backward one, and makes a hole by it."""
    men = "6x2,7x2,8x3,9x3,10x3,11x2/0x6,3x2,5x2,6x2,8,11x2"
    before = read(f"{men} white points=8-0 bredouille=white {score}".strip())
    return before.apply(notation_of("trictrac").resolve(before, "2-1"))


def test_every_principle_is_stated_once_and_measured_on_several_positions() -> None:
    assert sorted(item.parameters["principle"] for item in STATED) == sorted(PRINCIPLES)
    for item in STATED:
        texts = item.parameters["positions"]
        assert 1 < len({*texts}) == len(texts) <= MANY, item.id


@pytest.mark.parametrize("item", STATED)
def test_a_principle_applies_to_each_of_its_positions(item: Statement) -> None:
    principle = PRINCIPLES[item.parameters["principle"]]
    for state in asked(item):
        found = classes(principle, state)
        assert found is not None
        better, worse = found
        assert not {*better} & {*worse}


def test_the_positions_are_the_first_by_digest() -> None:
    """Of the first games: what applies and comes before the last that was chosen was chosen."""
    chosen = {item.parameters["principle"]: item.parameters["positions"] for item in STATED}
    write = notation_of("trictrac").state
    for game in range(FEW):
        for state in played(game):
            text = write(state)
            for name, principle in PRINCIPLES.items():
                early = len(chosen[name]) < MANY or digest(text) <= digest(chosen[name][-1])
                if early and classes(principle, state) is not None:
                    assert text in chosen[name], (name, game)


@pytest.mark.night
def test_all_games_give_the_positions_shipped() -> None:
    found = samples(GAMES)
    assert {item.parameters["principle"]: item.parameters["positions"] for item in STATED} == found


def test_provisos_are_kept() -> None:
    """LEP part 3 no. 32: not if the other has eight points; no. 52: not for the last two holes."""
    filling = "0x2,3,4,5,6x2,7x2,8x2,9x2,11x2/0x5,3x2,4,5x2,6x2,7,11x2 white dice=6-1"
    put_in, not_put_in = PRINCIPLES["put-in-first"], PRINCIPLES["not-put-in"]
    assert put_in.holds(View.of(read(filling)))
    eight = View.of(read(f"{filling} points=0-8"))
    assert (put_in.holds(eight), not_put_in.holds(eight)) == (False, True)
    goes = PRINCIPLES["worn-goes"]
    assert goes.holds(View.of(worn()))
    assert not goes.holds(View.of(worn("holes=10-0")))


def test_a_worn_game_goes_away() -> None:
    """LEP part 3 no. 52: games played out put going away 0.6 stakes ahead."""
    state = worn()
    found = classes(PRINCIPLES["worn-goes"], state)
    assert found is not None
    assert found[0] == [SEnAller()]
    assert gain(PRINCIPLES["worn-goes"], state) > 0.1


def test_shares_and_their_intervals() -> None:
    """Wilson's interval of 10 of 10 begins at 72 %, that of 5 of 10 lies between 24 and 76 %."""
    low, high = Share(10, 10).interval
    assert (round(low, 2), round(high, 2)) == (0.72, 1.0)
    low, high = Share(5, 10).interval
    assert (round(low, 2), round(high, 2)) == (0.24, 0.76)
    assert [verdict_on(share) for share in (Share(10, 10), Share(0, 10), Share(5, 10), Share(4, 4))] == [
        Verdict.CONFIRMED,
        Verdict.REFUTED,
        Verdict.UNDECIDED,
        Verdict.UNDECIDED,
    ]
