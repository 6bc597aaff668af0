"""A running game from start to end: matches, draws, events, and positions that cannot be."""

import pytest

from academie.games.race.law import Phase, RaceLaw, RaceState
from academie.games.race.law.acts import Play
from academie.games.race.law.events import (
    Battues,
    CourierHome,
    HorsDuJeu,
    Manner,
    NewPartie,
    PartieNulle,
    TrouGagne,
)
from academie.games.race.law.garanguet import GARANGUET
from academie.games.race.law.jacquet import JACQUET
from academie.games.race.law.plein import PLEIN
from academie.games.race.law.revertier import REVERTIER
from academie.games.race.law.toute_table import TOUTE_TABLE
from academie.games.tables.law.turns import GameWon
from academie.kernel import BLACK, WHITE, IllegalAction, OptionError, OptionValue, SetupError, other
from academie.notation import notation_of
from academie.testing import random_game
from tests.games.race.law.examples import typed
from tests.running_games import RUNNING


def put(key: str, text: str, ruleset: str | None = None) -> RaceState:
    """A position that can be."""
    games = {game.key: game for game in RUNNING}
    state = notation_of(key).read_state(text, games[key].ruleset(ruleset))
    assert isinstance(state, RaceState)
    return state


def only(state: RaceState) -> RaceState:
    """What the only play leads to."""
    (play,) = state.plays()
    return state.apply(play)


def told(state: RaceState) -> tuple[list[int], str]:
    """What each won, and how."""
    assert state.outcome is not None
    return [*map(int, state.outcome.returns)], state.outcome.reason


def test_a_match_of_three_holes() -> None:
    """LEP, gammon: usually three holes, a double taking two; ACAD Toute-table ch. X: who won has the dé."""
    state = put("toute-table", "23/3,18x14 white dice=2-1", "gammon-1818")
    after = only(state)
    assert [type(event) for event in after.events] == [TrouGagne, NewPartie]
    assert (after.holes, after.goal, after.phase, after.thrower) == ((2, 0), 3, Phase.THROW, WHITE)
    last = only(put("toute-table", "23/18x14 white dice=2-1 holes=2-1", "gammon-1818"))
    assert [type(event) for event in last.events] == [TrouGagne, GameWon]
    assert told(last) == ([1, -1], "partie")


def test_one_hole_won_double_pays_two_stakes() -> None:
    """ACAD Toute-table ch. X: playing to the first partie, the double has the double of the stake."""
    over = only(put("toute-table", "23/3,18x14 white dice=2-1 double=true"))
    assert told(over) == ([2, -2], "double")


def test_hits_are_told_on_the_hitter_s_way() -> None:
    state = put("toute-table", "0x2,16x6,18x7/11x11,15,17,19,21 white dice=2-2")
    after = state.apply(typed(state, "0/2*/4*/6*/8*"))
    assert after.hands == (0, 4)
    (event,) = after.events
    assert isinstance(event, Battues)
    assert (event.seat, event.points) == (WHITE, (2, 4, 6, 8))


def test_hitting_is_at_will_and_may_be_told_apart() -> None:
    """LEP, gammon fig. 29: he who can hit need not; two ways to one flèche differ by whom they hit."""
    state = put("toute-table", "0x2,16x6,18x7/11x12,15x2,19 white dice=4-2")
    ways = {play.hits for play in state.plays() if play.moves in {((0, 4), (4, 6)), ((0, 2), (2, 6))}}
    assert ways == {(4,), ()}


def test_out_of_the_game() -> None:
    """ACAD Revertier ch. IX: more men in hand than entries, which the adversary's cases close."""
    state = put("revertier", "0x11,11x2,20/0x5,7,13x2,14x2,15x2,16x2,20 black dice=6-1 hands=1-0")
    after = state.apply(typed(state, "7/8* 0/6"))
    assert [(type(event), event.seat) for event in after.events] == [(Battues, BLACK), (HorsDuJeu, WHITE)]


def test_the_courier_is_told_home() -> None:
    after = only(put("jacquet", "0x14,11/0x14,11 white dice=6-1"))
    (event,) = after.events
    assert isinstance(event, CourierHome)


def test_numbers_left_over_are_free_once_the_courier_is_home() -> None:
    state = put("jacquet", "0x14,17/0x14,18 white dice=2-1")
    assert {tuple(play.moves) for play in state.plays()} == {
        ((0, 1), (17, 19)),
        ((0, 2), (17, 18)),
        ((17, 19), (19, 20)),
    }


def test_a_plein_that_nobody_can_make() -> None:
    state = put("plein", "5,6,7x2,8x2,9x2,10x2,11x5/7x9,11x6 white dice=5-5")
    after = only(state)
    assert isinstance(after.events[-1], PartieNulle)
    assert told(after) == ([0, 0], "nulle")
    assert notation_of("plein").read_state(notation_of("plein").state(after)) == after


def test_a_revertier_in_which_nobody_can_ever_move() -> None:
    """Both wait for an entry that the other's case closes: no treatise thinks of it."""
    state = put("revertier", "0x8,1,2,3,4,17x2/0x8,1,2,3,4,17x2 white dice=6-5 hands=1-1")
    after = only(state)
    assert isinstance(after.events[-1], PartieNulle)
    assert after.actor is None


def test_shutting_out_wins_at_once() -> None:
    state = put("revertier", "0x8,1,2,3,4,11,15,19/0x14,1 black dice=4-2")
    after = state.apply(typed(state, "1/3*/7*"))
    event = after.events[-1]
    assert isinstance(event, TrouGagne)
    assert (event.seat, event.manner, event.holes) == (BLACK, Manner.SHUT_OUT, 1)
    assert str(event.citation) == "ACAD, Revertier ch. IX § 6; Revertier ch. XI § 1"


@pytest.mark.parametrize("game", RUNNING, ids=lambda game: game.key)
def test_men_are_conserved_and_never_go_back(game: RaceLaw) -> None:
    for step in random_game(game, game.default, 5):
        before, after = step.state, step.after
        assert isinstance(before, RaceState)
        assert isinstance(after, RaceState)
        if before.phase is Phase.PLAY and after.holes == before.holes:
            assert run(after, before.thrower) >= run(before, before.thrower)
            assert after.men[other(before.thrower)] == before.men[other(before.thrower)] or after.events


def run(state: RaceState, seat: int) -> int:
    """The points the men have run, those off the board having run 24."""
    men = state.men[seat]
    off = 15 - sum(men) - state.hands[seat]
    return sum(point * count for point, count in enumerate(men)) + 24 * off - state.hands[seat]


@pytest.mark.parametrize(
    ("key", "options", "message"),
    [
        (
            "toute-table",
            {"white_down": "quine"},
            "white_down is one of quatre-trois, six-as, ambesas, trois-as, sonnez, not 'quine'",
        ),
        ("jacquet", {"white_tete": 2}, "jacquet has no option white_tete"),
        ("toute-table", {"holes": 0}, "holes is a number from 1 to 99"),
        ("toute-table", {"double": 2}, "double is true or false, not 2"),
        ("revertier", {"black_tete": 12}, "black_tete is a number from 0 to 11"),
        ("jacquet", {"white_down": "six-as"}, "jacquet has no option white_down"),
        ("garanguet", {"first": "me"}, "first is white or black"),
        ("plein", {"double": True}, "plein has no option double"),
    ],
)
def test_options_refused(key: str, options: dict[str, OptionValue], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        {game.key: game for game in RUNNING}[key].start(None, options)


@pytest.mark.parametrize(
    ("key", "text", "flaw"),
    [
        ("toute-table", "0x16/0x15", "White has 16 men"),
        ("toute-table", "0x15/0x14,23", "both players have men on ●1"),
        ("jacquet", "0x14,18/0x14,18 white hands=1-0", "White has men in hand, but nobody is hit"),
        ("jacquet", "0x13,2,3/0x15", "White has moved another man before the courier was home"),
        ("garanguet", "0x13,19/0x15", "White has borne off men before all were home"),
        ("revertier", "0x13,4x2/0x15", "White has two men on a flèche that holds one"),
        (
            "revertier",
            "0x8,1,2,3,4,5/0x15 white hands=2-0",
            "White has more men in hand than can ever enter",
        ),
        ("plein", "0x14,12/0x15", "White has men beyond ○C"),
        ("plein", "0x14/0x15", "White has 14 men; there are 15"),
        ("plein", "0x15/0x15 white dice=4-4-3", "the game is played with 2 dice"),
        ("garanguet", "0x15/0x15 white dice=4-4-3 again=1", "only a triplet is played again"),
        ("garanguet", "0x15/0x15 white phase=over", "the game is over, but the holes are not made"),
        ("jacquet", "-/0x15", "the game has already been won"),
        ("jacquet", "0x15/0x15 white phase=play", "there must be dice on the table"),
    ],
)
def test_positions_that_cannot_be(key: str, text: str, flaw: str) -> None:
    with pytest.raises(SetupError, match=flaw):
        put(key, text)


def test_acts_of_another_moment_are_refused() -> None:
    state = TOUTE_TABLE.start(None, {"first": "white"})
    with pytest.raises(IllegalAction, match="not legal now"):
        state.apply(Play())


def test_each_game_is_its_own() -> None:
    assert {*RUNNING} == {TOUTE_TABLE, REVERTIER, JACQUET, GARANGUET, PLEIN}
    assert len({game.key for game in RUNNING}) == 5
