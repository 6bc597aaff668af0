"""GNU Backgammon itself, over its socket: what it chooses is legal by our law, what it expects is sensible.

The opening it is known for comes from the treatises of backgammon of all ages: with 3-1 one makes the case
before the bar, the second of ours above the tête of home.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from academie.engine.pipe import EngineError
from academie.engine.player import Player
from academie.games.race.law import Phase, RaceState
from academie.games.race.law.acts import HAND, Play
from academie.games.race.law.toute_table import ACAD_1806, GAMMON_1818, TOUTE_TABLE
from academie.games.race.players.gnubg import Chances, Gnubg, GnubgPlayer
from academie.games.race.text.gnubg import gnubg_board, gnubg_change, read_gnubg_move, read_gnubg_play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import throw
from academie.games.tables.law.track import OFF, Move
from academie.kernel import CHANCE, WHITE, NotationError, State
from academie.registry import registry
from academie.testing import random_game
from academie.testing.random_games import choose

needs_gnubg = pytest.mark.needs("gnubg")


def opening(high: int, low: int) -> RaceState:
    """The first throw of the game, White's."""
    state = TOUTE_TABLE.start(ACAD_1806).apply(FirstDice(high, low))
    assert isinstance(state, RaceState)
    return state if state.phase is Phase.PLAY else state.apply(throw(high, low))


def thrown(seed: int) -> list[RaceState]:
    """Every position of one random game with dice to be played."""
    states = [step.state for step in random_game(TOUTE_TABLE, GAMMON_1818, seed)]
    return [state for state in states if isinstance(state, RaceState) and state.phase is Phase.PLAY]


def played_out(player: Player, seed: int) -> int:
    """What White gains of a game that one player plays for both sides."""
    dice = random.Random(seed)
    state: State[Any] = TOUTE_TABLE.start(ACAD_1806)
    while state.actor is not None:
        act: Any = choose(state, dice) if state.actor is CHANCE else player.choose(state)
        state = state.apply(act)
    assert state.outcome is not None
    return int(state.outcome.returns[WHITE])


@pytest.fixture(scope="module")
def engine() -> Iterator[Gnubg]:
    with Gnubg() as program:
        yield program


def test_the_board_is_told_from_who_has_the_dice() -> None:
    fields = gnubg_board(opening(3, 1)).split(":")
    assert fields[:6] == ["board", "You", "gnubg", "1", "0", "0"]
    board = [int(field) for field in fields[6:32]]
    assert {point: men for point, men in enumerate(board) if men} == {
        1: -2, 6: 5, 8: 3, 12: -5, 13: 5, 17: -3, 19: -5, 24: 2,
    }  # fmt: skip
    assert fields[33:35] == ["3", "1"]
    assert len(fields) == 53


def test_the_board_is_the_same_from_either_seat() -> None:
    state = thrown(3)[7]
    assert gnubg_board(state) == gnubg_board(state.mirrored())


def test_moves_are_read_with_bars_offs_hits_and_repeats() -> None:
    assert read_gnubg_play("bar/20* 6/off(2)") == Play((Move(HAND, 4), Move(18, OFF), Move(18, OFF)), (4,))
    assert read_gnubg_play("25/20 6/0").moves == (Move(HAND, 4), Move(18, OFF))
    assert gnubg_change(read_gnubg_play("24/18/16")) == gnubg_change(read_gnubg_play("24/16"))


@pytest.mark.parametrize("text", ["8/5", "8/5 x/y", "8/5 6/5(", "", "8/5 6/5 24/23"])
def test_what_is_not_legal_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_gnubg_move(opening(3, 1), text)


def test_a_value_counts_a_partie_once_and_a_double_twice() -> None:
    chances = Chances(0.6, 0.2, 0.1, 0.05, 0.01)
    assert chances.value(double=False) == pytest.approx(0.2)
    assert chances.value(double=True) == pytest.approx(0.35)
    assert chances.turned().value(double=True) == pytest.approx(-0.35)


@needs_gnubg
def test_three_one_makes_the_fifth_case(engine: Gnubg) -> None:
    state = opening(3, 1)
    case = Play((Move(16, 19), Move(18, 19)))
    assert engine.choose(state) == case
    expected = engine.plays(state)
    assert next(iter(expected)) == case
    assert {*expected} == {*state.plays()}


@needs_gnubg
def test_who_throws_first_has_the_better_of_it(engine: Gnubg) -> None:
    before = TOUTE_TABLE.start(GAMMON_1818).apply(FirstDice(6, 1))
    assert isinstance(before, RaceState)
    chances = engine.chances(before)
    assert 0.5 < chances.win < 0.55
    assert chances.win > chances.win_double > chances.win_triple > 0


@needs_gnubg
def test_a_play_that_wins_is_certain(engine: Gnubg) -> None:
    last = tuple(1 if point == 23 else 0 for point in range(24))
    state = RaceState(ACAD_1806, (last, last), phase=Phase.PLAY, dice=throw(6, 5))
    assert [chances.win for chances in engine.plays(state).values()] == [1.0]


@needs_gnubg
def test_every_move_is_legal_by_our_law(engine: Gnubg) -> None:
    """Whole games against itself, through hits, entries, passes and bearing off; and random positions."""
    player = GnubgPlayer(engine)
    for seed in range(12):
        assert played_out(player, seed) in {-1, 1}
    for state in (*thrown(11), *thrown(12), *thrown(13)):
        assert player.choose(state) in state.actions()


@needs_gnubg
def test_it_plays_no_other_game(engine: Gnubg) -> None:
    player = GnubgPlayer(engine)
    for key in ("jacquet", "dames"):
        with pytest.raises(EngineError):
            player.choose(registry[key].start())


@needs_gnubg
def test_it_can_be_closed_twice() -> None:
    program = Gnubg()
    program.close()
    program.close()
    with pytest.raises(EngineError):
        program.chances(opening(3, 1))
