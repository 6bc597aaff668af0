"""The engine of trictrac and toc: its acts are the law's, and it knows what any player knows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from academie.engine.core import TrictracEngine, TrictracPlayer, teach_trictrac
from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.engine import DiceEngine, Plan, Tally
from academie.engine.dice.nets import shipped
from academie.engine.players import names, player
from academie.games.tables.law.throw import Throw, throw
from academie.games.toc.law import TOC
from academie.games.trictrac.core import core_state
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, Undertake
from academie.games.trictrac.law.coup import Form, with_dice
from academie.games.trictrac.law.rules import RULESETS, TrictracRules
from academie.games.trictrac.law.state import Phase
from academie.games.trictrac.players.engine import STRENGTHS, TrictracBridge, toc_engine, trictrac_engine
from academie.games.trictrac.players.simple import COIN_BONUS, SimpleTrictrac
from academie.kernel import CHANCE, WHITE, State
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import choose

TO_ACT = {Phase.UNDERTAKE, Phase.HOLD, Phase.PLAY}


def states(
    start: TrictracState, seed: int, most: int, wanted: Callable[[TrictracState], bool]
) -> Iterator[TrictracState]:
    """So many of the states of random play that are wanted."""
    chance, state, found = random.Random(seed), start, 0
    while found < most and state.actor is not None:
        if wanted(state):
            found += 1
            yield state
        state = state.apply(choose(state, chance))


def waits_for_dice(state: TrictracState) -> bool:
    return state.actor is CHANCE


def many_plays(state: TrictracState) -> bool:
    return state.phase is Phase.PLAY and len(state.actions()) > 4


def position(text: str) -> TrictracState:
    return cast(TrictracState, notation_of("trictrac").read_state(text))


def after_a_hole(text: str, dice: Throw) -> TrictracState:
    """The position with that throw on the table, by which White has made a hole."""
    state = position(text)
    board = with_dice(state.board, dice)
    return replace(state, board=board, phase=Phase.HOLD, score=replace(state.score, runs=(1, 0)))


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
@pytest.mark.parametrize("form", ["partie", "marque"])
def test_every_act_is_ranked_and_legal_whatever_the_moment(rules: TrictracRules, form: str) -> None:
    engine = trictrac_engine()
    for state in states(TRICTRAC.start(rules, {"form": form}), 3, 40, lambda state: state.phase in TO_ACT):
        ranked = engine.rank(state)
        assert {each.action for each in ranked} == {*state.actions()}
        gains = [each.value if state.actor == WHITE else -each.value for each in ranked]
        assert gains == sorted(gains, reverse=True)


def test_an_undertaking_crosses_over() -> None:
    """LEP rule 40: the petit jan kept only by passing a man may be broken for the coin."""
    before = position("0x2,1x2,2x2,3x2,4x2,5x2,6,10x2/0x3,1x4,3x2,4x2,6x2,8x2 white")
    asked = before.apply(throw(6, 5))
    engine = trictrac_engine()
    assert {each.action for each in engine.rank(asked)} == {*map(Undertake, Promise)}
    for promise in Promise:
        undertaken = asked.apply(Undertake(promise))
        assert {each.action for each in engine.rank(undertaken)} == {*undertaken.actions()}


def test_toc_is_ranked_by_holes() -> None:
    start = TOC.start(options={"holes": 3})
    for state in states(start, 5, 30, lambda state: state.phase in TO_ACT):
        assert {each.action for each in toc_engine().rank(state)} == {*state.actions()}


def test_what_is_good_for_white_is_bad_for_black() -> None:
    engine = trictrac_engine()
    for state in states(TRICTRAC.start(options={"first": "white"}), 4, 25, waits_for_dice):
        assert engine.value(state) == pytest.approx(-engine.value(state.mirrored()), abs=1e-5)
        assert engine.value(state, 0) == pytest.approx(-engine.value(state.mirrored(), 0), abs=1e-5)


def test_the_throws_add_up_to_the_value() -> None:
    engine = trictrac_engine()
    for state in states(TRICTRAC.start(options={"first": "white"}), 6, 8, waits_for_dice):
        throws = engine.throws(state)
        assert {each.action for each in throws} == {*state.actions()}
        assert sum(each.ways for each in throws) == 36
        mean = sum(each.ways * each.value for each in throws) / 36
        assert mean == pytest.approx(engine.value(state), abs=1e-5)


def test_first_dice_are_worth_as_much_to_both() -> None:
    engine, state = trictrac_engine(), TRICTRAC.start()
    assert engine.value(state, 0) == pytest.approx(0, abs=1e-6)
    assert len(engine.throws(state)) == 30


def test_a_marque_that_is_won_is_left() -> None:
    """LEP part 3, on holding: with six holes one goes away, for the marqué may still be lost."""
    text = "0x4,6x2,7x2,8x2,9x2,11x3/0x5,6x2,8x2,9x2,10x2,11x2 white points=4-0 holes=7-3"
    left = after_a_hole(text, throw(6, 4))
    state = replace(left, board=replace(left.board, form=Form.MARQUE, goal=6))
    assert trictrac_engine().rank(state)[0].action == SEnAller()


def test_a_used_up_game_is_left_and_a_long_one_held() -> None:
    """LEP part 3, on holding: 21 points to play make one hold, unless the other is far behind."""
    used = after_a_hole("6x2,7x2,8x2,9x2,10x2,11x5/0x6,2x2,6x2,7x2,11x3 white holes=1-0", throw(6, 5))
    long = after_a_hole("0x3,6x2,7x2,8x2,9x2,10x2,11x2/5,6x2,7x2,9x2,10x4,11x4 white holes=1-0", throw(2, 1))
    assert trictrac_engine().rank(used)[0].action == SEnAller()
    assert trictrac_engine().rank(long)[0].action == Tenir()


PLAYED_OUT = Plan(games=20, seed=5)


@pytest.mark.parametrize(("chunks", "workers"), [(2, 1), (7, 2)])
def test_a_series_is_the_same_however_it_is_shared_out(chunks: int, workers: int) -> None:
    state = position("0x9,6x2,7,8,11x2/0x10,5,6x2,7,8 black")
    engine = trictrac_engine()
    whole = engine.rollout(state, plan=replace(PLAYED_OUT, chunks=1))
    assert whole == engine.rollout(state, plan=replace(PLAYED_OUT, chunks=chunks), workers=workers)
    assert whole.games == 20
    assert 0 < whole.error < 0.3


def test_who_stops_listening_keeps_what_is_done() -> None:
    state = position("0x9,6x2,7,8,11x2/0x10,5,6x2,7,8 black")
    for tally in trictrac_engine().rollouts(state, plan=replace(PLAYED_OUT, chunks=20)):
        if tally.games >= 4:
            break
    assert 4 <= tally.games < 20


def test_an_act_is_played_out_from() -> None:
    state = next(states(TRICTRAC.start(options={"first": "white"}), 2, 1, lambda at: at.phase is Phase.PLAY))
    engine, act = trictrac_engine(), state.actions()[0]
    played = engine.rollout(state, act, PLAYED_OUT)
    assert played == engine.rollout(state.apply(act), plan=PLAYED_OUT)


def test_a_tally_has_mean_and_error() -> None:
    unit = 1 << 32
    tally = Tally(1, unit, unit) + Tally(1, 0, 0)
    assert (tally.mean, tally.error) == (0.5, 0.5)


def test_the_twin_of_the_simple_player_plays_as_it_does() -> None:
    simple, core = SimpleTrictrac(), TrictracPlayer.simple(COIN_BONUS)
    bridge = TrictracBridge(TrictracEngine(shipped("trictrac")))
    start = TRICTRAC.start(options={"first": "white"})
    for state in states(start, 9, 12, lambda state: state.phase in TO_ACT and 1 < len(state.actions()) < 9):
        assert bridge.from_core(state, core.choose(core_state(state))) == simple.choose(state), state


@pytest.mark.parametrize(("game", "bonus", "least"), [("trictrac", COIN_BONUS, 17), ("toc", 0.5, 11)])
def test_it_beats_the_simple_player(game: str, bonus: float, least: int) -> None:
    """Of twenty parties, each pair on the same dice."""
    start = TRICTRAC.start() if game == "trictrac" else TOC.start()
    engine = TrictracPlayer.thinking(TrictracEngine(shipped(game)), ONE_PLY.as_tuple)
    pairs = engine.meet(TrictracPlayer.simple(bonus), core_state(start), (3, 0, 10), 5_000)
    assert sum(won > 0 for pair in pairs for won in pair) >= least


@pytest.mark.parametrize(
    ("game", "options"), [("trictrac", {"marking": "rigueur"}), ("ecrire", {}), ("poule", {})]
)
def test_a_level_sits_at_tables_with_hands_and_in_company(game: str, options: dict[str, Any]) -> None:
    assert {*STRENGTHS} <= {*names(game)}
    sitting, dice = player("niveau-4", game, seed=2), random.Random(3)
    state: State[Any] = registry[game].start(None, options)
    for _ in range(80):
        if state.actor is None:
            break
        state = state.apply(choose(state, dice) if state.actor is CHANCE else sitting.choose(state))
    assert state.problems() == ()


def test_two_plies_are_told_apart_from_one() -> None:
    state = next(states(TRICTRAC.start(options={"first": "white"}), 8, 1, many_plays))
    deep: DiceEngine[Any, Any] = trictrac_engine(SearchDepth(plies=2, wide=2))
    assert [each.plies for each in deep.rank(state)][:3] == [2, 2, 1]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no net"):
        TrictracEngine(b"nothing")
    with pytest.raises(ValueError, match="another game"):
        TrictracEngine(shipped("toute-table"))
    lying = next(states(TRICTRAC.start(options={"first": "white"}), 2, 1, lambda at: at.phase is Phase.PLAY))
    with pytest.raises(ValueError, match="begin with a throw"):
        teach_trictrac(core_state(lying), game="trictrac")
    with pytest.raises(ValueError, match="knows no"):
        trictrac_engine().rank(registry["dames"].start())
