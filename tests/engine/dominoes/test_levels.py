"""Players of dominoes by level: what is hidden changes nothing, what is known decides, by any party."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from academie.engine.players import levels, names, player
from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.arbiter.acts import DireBoude, Exiger, Presenter
from academie.games.dominoes.law import SET, DominoState, Hand, Phase
from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.rules import SANS_POINTS
from academie.games.dominoes.players.analyst import EFFORTS, Effort, LevelDominos, rate_layings
from academie.kernel import CHANCE, Action, Seat, State
from academie.lab.score import Score
from academie.registry import registry
from academie.testing import choose
from bench.dominoes import gains
from tests.games.dominoes.law.table import table

DOMINOS = registry["dominos"]
EVERY = [rules.id for rules in DOMINOS.rulesets]


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
        asked = [player(f"niveau-{2 + seat % 2}", "dominos", seat) for seat in range(share.players)]
        state = DOMINOS.start(rules, {"marking": marking, "players": share.players, "tiles": share.tiles[-1]})
        for _ in range(150):
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


@pytest.mark.parametrize("ruleset", EVERY)
def test_hidden_tiles_do_not_change_the_choice(ruleset: str) -> None:
    dice, compared = random.Random(7), 0
    state: Any = DOMINOS.start(DOMINOS.ruleset(ruleset))
    while compared < 12 and state.actor is not None:
        if state.phase is Phase.PLAY and len(state.actions()) > 1:
            other = dealt_anew(state, dice)
            assert asked_of(Effort(8, open=5), other) == asked_of(Effort(8, open=5), state)
            compared += other.hands != state.hands
        state = state.apply(choose(state, dice))
    assert compared >= 10


def test_the_same_seed_plays_alike() -> None:
    state = table("- 1-0,2-1,4-2,5-3,6-0,6-6/?6 leader=j1")
    first = rate_layings(state, Effort(20), 5)
    assert first == rate_layings(state, Effort(20), 5)
    assert first != rate_layings(state, Effort(20), 6)


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


def test_it_beats_the_simple_player() -> None:
    rules = DOMINOS.law.ruleset("tete-a-tete-1806")
    groups = [[*gains(rules, ("niveau-3", "simple"), seed)] for seed in range(20)]
    assert "40 games" in Score(groups).summary()
    assert sum(map(sum, groups)) > 0
