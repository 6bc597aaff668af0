"""What is hidden stays hidden; and no pip is ever lost."""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.law import SET, DominoState, Hand, Phase
from academie.games.dominoes.law.rules import Aim
from academie.kernel import CHANCE, IllegalAction, OptionValue, Seat, SetupError, State
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import choose
from academie.testing.random_games import random_game
from tests.games.dominoes.arbiter.mischief import some_act
from tests.games.dominoes.law.table import played, table

DOMINOS = registry["dominos"]
IDS = [rules.id for rules in DOMINOS.rulesets]
AnyState = State[Any]


def partie_of(state: AnyState) -> DominoState:
    partie = state.state.game if isinstance(state, ArbitratedState) else state
    assert isinstance(partie, DominoState)
    return partie


def reached(ruleset: str, marking: str, seed: int, acts: int) -> AnyState:
    """A state of a random game, in rigour one full of faults."""
    chooser = random.Random(seed)
    options: dict[str, OptionValue] = {"marking": marking}
    state = DOMINOS.start(DOMINOS.law.ruleset(ruleset), options)
    for _ in range(acts):
        if state.actor is None:
            break
        if isinstance(state, ArbitratedState) and state.actor is not CHANCE and chooser.random() < 0.5:
            try:
                state = state.apply(some_act(state, chooser))
                continue
            except IllegalAction:
                pass
        state = state.apply(choose(state, chooser))
    return state


def with_other_hands(partie: DominoState, seat: Seat | None, seed: int) -> DominoState:
    """The same to `seat`: all he cannot see is dealt anew among the other hands and the talon."""
    own = partie.hands[seat].tiles if seat is not None else ()
    unseen = [tile for tile in SET if tile not in {laid.tile for laid in partie.line} and tile not in own]
    random.Random(seed).shuffle(unseen)
    hands: list[Hand] = []
    for place, hand in enumerate(partie.hands):
        taken = [unseen.pop() for _ in range(hand.size)] if place != seat else hand.tiles
        hands.append(Hand(tuple(sorted(taken))))
    return replace(partie, hands=tuple(hands))


def exchanged(state: AnyState, seat: Seat | None, seed: int) -> AnyState:
    if not isinstance(state, ArbitratedState):
        return with_other_hands(partie_of(state), seat, seed)
    scene = state.state
    return ArbitratedState(replace(scene, game=with_other_hands(scene.game, seat, seed)))


@given(
    ruleset=st.sampled_from(IDS),
    marking=st.sampled_from(["auto", "rigueur"]),
    seed=st.integers(0, 10_000),
    acts=st.integers(1, 120),
    look=st.integers(-1, 3),
)
@settings(max_examples=150)
def test_views_of_states_that_differ_in_hidden_tiles_are_equal(
    ruleset: str, marking: str, seed: int, acts: int, look: int
) -> None:
    state = reached(ruleset, marking, seed, acts)
    partie = partie_of(state)
    seat = None if look < 0 else Seat(look % partie.seats)
    if partie.phase not in {Phase.PLAY, Phase.DEAL}:
        return
    other = exchanged(state, seat, seed + 1)
    one, two = state.view(seat), other.view(seat)
    assert one == two
    assert one.describe() == two.describe()
    assert repr(one) == repr(two)
    notation = notation_of("dominos")
    assert notation.state(one) == notation.state(two)
    assert one.actions() == two.actions()
    assert one.events == two.events
    shown = {tile for hand in partie_of(one).hands for tile in hand.tiles}
    assert shown == ({*partie.hands[seat].tiles} if seat is not None else set())


@pytest.mark.parametrize("marking", ["auto", "rigueur"])
def test_from_memory_no_view_tells_who_led(marking: str) -> None:
    """ACAD-D rule XXIV: tables that differ in the leader alone look the same to every seat."""
    options: dict[str, OptionValue] = {"marking": marking, "memory": True}
    state, chooser, met = DOMINOS.start(DOMINOS.ruleset("poule-1806"), options), random.Random(7), 0
    while met < 40:
        state = state.apply(choose(state, chooser))
        partie = partie_of(state)
        if partie.phase is not Phase.PLAY:
            continue
        met += 1
        for leader in map(Seat, range(partie.seats)):
            other = replace(partie, leader=leader)
            for seat in (None, *map(Seat, range(partie.seats))):
                assert partie.view(seat) == other.view(seat)
                assert "leader=?" in notation_of("dominos").state(state.view(seat))


@pytest.mark.parametrize("ruleset", IDS)
def test_who_acts_sees_his_acts(ruleset: str) -> None:
    for step in random_game(DOMINOS, DOMINOS.law.ruleset(ruleset), 3):
        if isinstance(step.state.actor, int):
            assert step.state.view(step.state.actor).actions() == step.state.actions()


def test_hidden_tiles_are_not_counted() -> None:
    seen = table("6-5,5-3 3-1/4-4 leader=j1 tiles=2").view(Seat(0))
    with pytest.raises(IllegalAction, match="face down"):
        played(seen, "3-1")


@given(ruleset=st.sampled_from(IDS), seed=st.integers(0, 10_000))
@settings(max_examples=40)
def test_pips_are_conserved(ruleset: str, seed: int) -> None:
    """Line, hands and talon always have 168 pips, and accounts grow by what hands have left."""
    rules = DOMINOS.law.ruleset(ruleset)
    for step in random_game(DOMINOS, rules, seed):
        before, after = partie_of(step.state), partie_of(step.after)
        laid = [laid.tile for laid in after.line]
        held = [tile for hand in after.hands for tile in hand.tiles]
        talon = [tile for tile in SET if tile not in laid and tile not in held]
        assert sum(tile.pips for tile in (*laid, *held, *talon)) == 168
        assert len(talon) == after.talon
        if before.phase is Phase.PLAY and after.phase is Phase.SHUFFLE:
            gained = [now - then for now, then in zip(after.scores, before.scores, strict=True)]
            left = [sum(tile.pips for tile in hand.tiles) for hand in after.hands]
            assert_accounts(rules.aim.value, gained, left, partners=rules.partners.value)
        else:
            assert after.scores == before.scores


def assert_accounts(aim: Aim, gained: list[int], left: list[int], *, partners: bool) -> None:
    """What a coup adds, worked out from what is left in the hands alone."""
    if aim is Aim.LAST:
        assert gained == left
    elif aim is Aim.POINTS:
        (winner,) = [side for side, gain in enumerate(gained) if gain] or [0]
        lost = [pips for seat, pips in enumerate(left) if (seat % 2 if partners else seat) != winner]
        assert sum(gained) in {sum(lost), 0}
        assert sum(gained) == sum(lost) or not any(left)
    else:
        assert sorted(gained) == [0] * (len(gained) - 1) + [1]


def test_what_was_said_is_remembered_until_the_next_deal() -> None:
    """ACAD-D rules IX, XVI hold a player to what he has said in a coup: everyone may remember it."""
    state = table("6-6,6-5,5-3 0-0,1-0,2-2,4-4/1-1,4-1,6-3 leader=j1 tiles=5")
    said = played(state, "boude")
    assert said.denied == (((6, 3),), ())
    assert played(said, "6-3").view(Seat(1)).denied == (((6, 3),), ())
    again = played(said, "6-3", "boude")
    assert again.denied == (((6, 3), (3, 3)), ())
    assert again.mirrored().denied == ((), ((6, 3), (3, 3)))


def test_words_are_of_as_many_as_play() -> None:
    with pytest.raises(SetupError, match="passes are given for 1 players"):
        table("6-6,6-5,5-3 0-0,1-0,2-2,4-4/1-1,4-1,6-3 leader=j1 tiles=5 boude=6-3")
