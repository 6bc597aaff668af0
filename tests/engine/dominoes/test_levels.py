"""Players of dominoes by level: what is hidden changes nothing, what is known decides, by any party."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from academie.engine.players import levels, names
from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.arbiter.acts import DireBoude, Exiger, Presenter
from academie.games.dominoes.law import SET, DominoState, Hand, Phase
from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.rules import SANS_POINTS
from academie.games.dominoes.players.analyst import (
    EFFORTS,
    Effort,
    LevelDominos,
    core_view,
    rate_layings,
)
from academie.kernel import CHANCE, Action, Seat, State
from academie.lab.score import Score
from academie.registry import registry
from academie.testing import choose
from bench.dominoes import gains
from tests.games.dominoes.law.table import played, table
from tests.rings import count

DOMINOS = registry["dominos"]
EVERY = [rules.id for rules in DOMINOS.rulesets]
LEGAL = (Effort(4), Effort(16, open=6), Effort(16, infers=True))


def asked_of(effort: Effort, state: State[Any], seed: int = 1) -> Action:
    return LevelDominos(effort, seed).choose(state)


def partie_of(state: State[Any]) -> DominoState:
    partie = state.state.game if isinstance(state, ArbitratedState) else state
    assert isinstance(partie, DominoState)
    return partie


def test_they_are_offered_by_name() -> None:
    assert [*EFFORTS] == [offer.name for offer in levels("dominos")]
    assert {*EFFORTS} <= {*names("dominos")}


@pytest.mark.parametrize("marking", ["auto", "rigueur"])
@pytest.mark.parametrize("ruleset", EVERY)
def test_legal_acts_in_every_party(ruleset: str, marking: str) -> None:
    rules = DOMINOS.law.ruleset(ruleset)
    for share in rules.shares.value:
        dice = random.Random(share.players)
        asked = [LevelDominos(LEGAL[seat % 3], seat) for seat in range(share.players)]
        state = DOMINOS.start(rules, {"marking": marking, "players": share.players, "tiles": share.tiles[-1]})
        for _ in range(count(40, 150)):
            if state.actor is None:
                break
            if state.actor is CHANCE:
                state = state.apply(choose(state, dice))
                continue
            assert isinstance(state.actor, int)
            act = asked[state.actor].choose(state.view(Seat(state.actor)))
            assert act in state.actions()
            state = state.apply(act)
        assert state.problems() == ()


def dealt_anew(partie: DominoState, dice: random.Random) -> DominoState:
    """The same to who is at turn: all he cannot see dealt anew, as agrees with what was said."""
    own, laid = partie.hands[partie.turn].tiles, {each.tile for each in partie.line}
    unseen = [tile for tile in SET if tile not in laid and tile not in own]
    denied = [{number for on in said for number in on} for said in partie.denied]
    for _ in range(20_000):
        dice.shuffle(unseen)
        rest, hands = [*unseen], list[Hand]()
        for seat, hand in enumerate(partie.hands):
            taken = own if seat == partie.turn else tuple(rest.pop() for _ in range(hand.size))
            hands.append(Hand(tuple(sorted(taken))))
        others = (seat for seat in range(partie.seats) if seat != partie.turn)
        if all(denied[seat].isdisjoint(tile) for seat in others for tile in hands[seat].tiles):
            return replace(partie, hands=tuple(hands))
    raise AssertionError("no other deal was found")


@pytest.mark.parametrize("effort", [Effort(8, open=5), Effort(8, infers=True)])
@pytest.mark.parametrize("ruleset", EVERY)
def test_hidden_tiles_do_not_change_the_choice(ruleset: str, effort: Effort) -> None:
    dice, compared = random.Random(7), 0
    state: Any = DOMINOS.start(DOMINOS.ruleset(ruleset))
    while compared < 12 and state.actor is not None:
        if state.phase is Phase.PLAY and len(state.actions()) > 1:
            other = dealt_anew(state, dice)
            assert asked_of(effort, other) == asked_of(effort, state)
            compared += other.hands != state.hands
        state = state.apply(choose(state, dice))
    assert compared >= 10


@pytest.mark.parametrize("effort", [Effort(20), Effort(20, infers=True)])
def test_the_same_seed_plays_alike(effort: Effort) -> None:
    state = table("- 1-0,2-1,4-2,5-3,6-0,6-6/?6 leader=j1")
    first = rate_layings(state, effort, 5)
    assert first == rate_layings(state, effort, 5)
    assert first != rate_layings(state, effort, 6)


def test_what_was_said_is_remembered() -> None:
    """The other has boudé on 6 and 5: once 5-0 is laid he cannot cover the 6, and 6-5 makes domino.

    He who does not remember it must fear a 6.
    """

    def worths(said: str) -> dict[Action, float]:
        state = table(f"5-4,4-6 5-0,6-5/?4 leader=j1 tiles=4{said}", SANS_POINTS)
        return {each.act: each.value for each in rate_layings(state, Effort(500, open=28), 1)}

    knowing, ignorant = worths(" boude=-/6-5"), worths("")
    assert knowing[Poser(5, 0)] == max(knowing.values())
    assert knowing[Poser(5, 0)] > ignorant[Poser(5, 0)]


def test_all_deals_are_looked_at_when_there_are_few() -> None:
    """Nothing is left to guess: every value is exact, and has no error."""
    state = table("6-6,6-5 5-4,5-0/?2 leader=j1 tiles=3")
    assert all(each.error == 0 for each in rate_layings(state, Effort(1000, open=28), 1))
    assert rate_layings(state, Effort(1000, open=28), 1) == rate_layings(state, Effort(1000, open=28), 2)


def test_it_chooses_alike_where_it_sees_the_same() -> None:
    """Ends 6 and 2; the other holds 4-4, 5-5, 6-4 or 6-6, all alike, having boudé on 3, 1, 2 and 0.

    After 6-0 he boudes. Then 2-6 wins against 4-4 and 5-5 (closed, 7 points to 8 and 10), not against sixes;
    2-5 wins against 6-4 and 6-6 (closed, 8 to 10 and 12), loses to 5-5, and to 4-4 since equals go to who did
    not lead. Who sees the hands wins always; who does not, once of two. After 6-2 he boudes too, and 2-5 must
    follow: 5-5 alone wins, and otherwise the coup closes with 6 points to 8, 10 or 12: three of four.
    """
    state = table("6-5,5-4,4-3,3-2 5-2,6-0,6-2/?1 leader=j1 tiles=4 boude=-/3-1,2-0", SANS_POINTS)
    opened = {each.act: each.value for each in rate_layings(state, Effort(100, open=28), 1)}
    closed = {each.act: each.value for each in rate_layings(state, Effort(100, infers=True), 1)}
    won = opened[Poser(6, 0)]
    assert won == max(opened.values()) > opened[Poser(6, 2)] > 0
    assert closed[Poser(6, 0)] == pytest.approx(0, abs=1e-9)
    assert closed[Poser(6, 2)] == pytest.approx(won / 2) == max(closed.values())
    assert asked_of(Effort(100, infers=True), state) == Poser(6, 2)


def after_a_lead(*acts: str) -> DominoState:
    """Two players; the first has led 6-4 and is to play again, with 5-3, 3-0, 2-0, 1-0, 0-0."""
    state = table("- 0-0,1-0,2-0,3-0,5-3,6-4/1-1,2-1,2-2,3-3,4-1,6-6 leader=j1")
    return played(state, "6-4", *acts)


def holds(state: DominoState, tile: tuple[int, int]) -> float:
    """How likely the player to act thinks it that the other holds a tile."""
    deals = core_view(state).weigh(deals=40_000, seed=1)
    assert sum(chance for _, chance in deals) == pytest.approx(1)
    return sum(chance for hands, chance in deals if tile in hands[1])


def test_who_did_not_get_rid_of_a_double_six_hardly_has_it() -> None:
    """He held five of the 21 dés unseen then, and laid 4-1 where 6-6 would have got rid of twelve points."""
    told = after_a_lead("4-1")
    untold = replace(told, record=())
    assert holds(untold, (6, 6)) == pytest.approx(5 / 21, abs=0.01)
    assert holds(told, (6, 6)) < 0.6 * holds(untold, (6, 6))
    # What could not have been laid is all the likelier.
    assert holds(told, (2, 2)) > holds(untold, (2, 2))


def test_a_partner_shows_what_he_has() -> None:
    """The second led 6-6. The third, partner of the first, had every six to choose from and opened the 2.

    One keeps what follows (ACAD-D ch. II): he has more twos than if it were not known that he chose so.
    """
    state = table(
        "- 0-0,1-0,3-0,4-0,5-0,5-1/1-1,3-1,4-1,5-5,6-5,6-6/2-2,3-2,4-2,4-4,6-2,6-3/2-1,3-3,4-3,5-3,5-4,6-4"
        " leader=j2",
        "piquet-voleur-1806",
    )
    told = played(state, "6-6", "6-2", "6-4")

    def twos(seen: DominoState) -> float:
        deals = core_view(seen).weigh(deals=20_000, seed=1)
        return sum(chance * sum(2 in tile for tile in hands[2]) for hands, chance in deals)

    assert twos(told) > twos(replace(told, record=())) + 0.05


def test_who_boudes_has_none() -> None:
    state = table("- 0-0,1-0,2-0,3-0,5-3,6-4/1-1,2-1,2-2,3-3,5-1,5-5 leader=j1")
    deals = core_view(played(state, "6-4", "boude")).weigh(deals=1_000, seed=1)
    assert sum(chance for _, chance in deals) == pytest.approx(1)
    assert all({6, 4}.isdisjoint(tile) for hands, _ in deals for tile in hands[1])


def test_a_table_that_must_remember_tells_no_record() -> None:
    """ACAD-D rule XXIV: who led is not told, and the record would."""
    state = after_a_lead("4-1")
    hidden = replace(state, agreement=state.agreement._replace(memory=True)).view(state.turn)
    assert state.record
    assert state.view(state.turn).record == state.record
    assert hidden.record == ()


def test_domino_is_made_where_it_can_be() -> None:
    state = table("6-6,6-5 5-5/?1 leader=j1 tiles=2")
    assert asked_of(Effort(1), state) == Poser(5, 5)


def test_at_a_table_with_hands_it_demands_the_party() -> None:
    """ACAD-D rules IX, XVI: who boudes falsely and then shows the dé has lost, if it is demanded."""
    law = DOMINOS.ruleset("tete-a-tete-1806")
    state: Any = DOMINOS.start(law, {"marking": "rigueur", "first": 1})
    dice = random.Random(5)
    while not state.state.playing:
        state = state.apply(choose(state, dice))
    led = state.state.game.hands[0].tiles[0]
    state = state.apply(Presenter(Seat(0), led.high, led.low, led.high))
    held = [tile for tile in state.state.game.hands[1].tiles if {*tile} & {*led}]
    state = state.apply(DireBoude(Seat(1)))
    assert held
    while not state.state.faults:
        actor = state.actor
        mine = [
            act
            for act in state.actions()
            if state.author(act) == actor and isinstance(act, Presenter | DireBoude)
        ]
        state = state.apply(mine[0])
    demanded = asked_of(Effort(4), state.view(Seat(0)))
    assert demanded == Exiger(Seat(0), Seat(1))


def test_a_word_that_cannot_be_true_is_not_believed() -> None:
    """He has denied every number, and still holds dés: the deals are those there were before he spoke."""
    state = table("6-6,6-5 5-4,6-4/?2 leader=j1 tiles=3 boude=-/0-1,2-3,4-5,6-6")
    assert len(rate_layings(state, Effort(8), 1)) == 2


@pytest.mark.night
def test_it_beats_the_simple_player() -> None:
    rules = DOMINOS.law.ruleset("tete-a-tete-1806")
    groups = [[*gains(rules, ("niveau-6", "simple"), seed)] for seed in range(20)]
    assert "40 games" in Score(groups).summary()
    assert sum(map(sum, groups)) > 0
