"""Tourne-case: what its chapters leave open, and what holds at every act."""

import pytest

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice, FirstThrow
from academie.games.tables.law.turns import Phase
from academie.games.tourne_case.law import TOURNE_CASE, TourneCaseState
from academie.games.tourne_case.law.movement import COIN
from academie.games.tourne_case.law.state import ManHit
from academie.games.tourne_case.text import TourneCaseNotation
from academie.kernel import BLACK, WHITE, IllegalAction, OptionError, OptionValue, SetupError
from academie.testing import random_game
from tests.games.small.variants import variant

NOTATION = TourneCaseNotation()
LAW = TOURNE_CASE.default


def legal(text: str, **switches: object) -> set[str]:
    state = NOTATION.read_state(text, variant(LAW, **switches))
    return {NOTATION.act(act) for act in state.actions()}


def test_of_several_men_the_player_chooses() -> None:
    """No rule says which; by another reading the foremost must."""
    assert legal("0x2,8/0x3 white dice=6-3") == {"0/3", "8/11"}
    assert legal("0x2,8/0x3 white dice=6-3", leader_first=True) == {"8/11"}


def test_the_foremost_that_can_play_must_by_the_other_reading() -> None:
    assert legal("0x2,11/0x3 white dice=6-3", leader_first=True) == {"0/3"}


def test_the_coin_is_reached_exactly() -> None:
    assert legal("9,12x2/0x3 white dice=6-4") == {"passe"}


def test_the_dice_drawn_are_not_played() -> None:
    first = FirstDice(2, 5)
    state = TOURNE_CASE.start().apply(first)
    assert (state.thrower, state.phase) == (BLACK, Phase.THROW)
    plays_it = TOURNE_CASE.start(variant(LAW, first_throw=FirstThrow.PLAYS_IT)).apply(first)
    assert {NOTATION.act(act) for act in plays_it.actions()} == {"0/2"}


def test_equal_dice_are_thrown_again() -> None:
    start = TOURNE_CASE.start()
    assert start.apply(FirstDice(4, 4)) == start


def test_what_holds_at_every_act() -> None:
    """ACAD ch. V-VII: one man moves, by the lower number; whom he faces is sent back; none else changes."""
    seen: set[str] = set()
    for seed in range(12):
        for step in random_game(TOURNE_CASE, LAW, seed):
            before, after = step.state, step.after
            assert isinstance(before, TourneCaseState)
            assert isinstance(after, TourneCaseState)
            seen |= {type(event).__name__ for event in after.events}
            if not isinstance(step.act, Play) or not step.act.moves:
                assert before.men == after.men
                continue
            (move,) = step.act.moves
            me, him = before.thrower, WHITE if before.thrower == BLACK else BLACK
            assert before.dice is not None
            assert move.end - move.start == before.dice.low
            faced = move.end < COIN and before.men[him][move.end] == 1
            assert after.men[him][0] == before.men[him][0] + faced
            assert any(isinstance(event, ManHit) for event in after.events) == faced
            assert all(count <= 1 for count in after.men[me][1:COIN])
    assert seen >= {"ManHit", "UselessThrow"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0x2/0x3 white", "White has 2 men"),
        ("0,4x2/0x3 white", "two men on one flèche"),
        ("0x2,5/0x2,5 white", "both players have a man on flèche 5"),
        ("12x3/0x3 white", "somebody has won"),
        ("0x3/0x3 white phase=play", "no dice"),
    ],
)
def test_impossible(text: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        NOTATION.read_state(text)


@pytest.mark.parametrize("options", [{"first": "red"}, {"double": 2}, {"holes": 3}])
def test_options(options: dict[str, OptionValue]) -> None:
    with pytest.raises(OptionError):
        TOURNE_CASE.start(None, options)


def test_refusals_are_told_in_both_languages() -> None:
    with pytest.raises(IllegalAction) as wrong:
        TOURNE_CASE.start().apply(Play())
    assert "n’est pas permis" in wrong.value.text.fr
    assert "is not legal" in wrong.value.text.en


def test_every_switch_is_cited() -> None:
    switches = dict(LAW.switches())
    assert {*switches} == {"men", "first_throw", "leader_first"}
    assert all(switch.citation.place or switch.citation.remark for switch in switches.values())
