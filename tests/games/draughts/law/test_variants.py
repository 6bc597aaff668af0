"""French draughts and the Babylonian game, as far as Manoury and Metz describe them."""

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import SIXTY_FOUR
from academie.kernel import BLACK, WHITE
from academie.testing.perft import perft
from tests.games.draughts.law.table import played, reason, shuffled, white_to_move, words

FRENCH = DAMES.ruleset("francaises-64")
BABYLON = DAMES.ruleset("babylonienne")


def test_french_board() -> None:
    """MAN ch. I: 64 squares, twelve men each."""
    start = DAMES.start(FRENCH)
    assert SIXTY_FOUR.squares == 32
    assert start.position.men_and_kings(WHITE) == start.position.men_and_kings(BLACK) == (12, 0)
    assert SIXTY_FOUR.main_line() == (29, 25, 22, 18, 15, 11, 8, 4)


def test_french_opening_counts() -> None:
    """As in English draughts, whose men go and take alike, while nothing depends on how many are taken."""
    assert [perft(DAMES.start(FRENCH), depth) for depth in (1, 2, 3)] == [7, 49, 302]


def test_french_men_take_forward_only() -> None:
    """METZ, before the rules."""
    assert words(DraughtsState(FRENCH, white_to_move([15], [11, 18]))) == {"15x8:11"}
    assert words(DraughtsState(FRENCH, white_to_move([15], [18]))) == {"15-10", "15-11"}


def test_french_kings_go_one_step() -> None:
    """MAN ch. I; METZ, before the rules: they go and take backward too, but never over two empty squares."""
    king = white_to_move((), [1], [18])
    assert words(DraughtsState(FRENCH, king)) == {"18-14", "18-15", "18-22", "18-23"}
    assert words(DraughtsState(FRENCH, white_to_move((), [23], [18]))) == {"18x27:23"}
    assert words(DraughtsState(FRENCH, white_to_move((), [27], [18]))) == {"18-14", "18-15", "18-22", "18-23"}


def test_french_most_and_strongest() -> None:
    """MAN rule XX and ch. IV on rule XXII: always rigorously kept in the French game."""
    more = white_to_move([22, 28], [18, 11], black_kings=[24])
    assert words(DraughtsState(FRENCH, more)) == {"22x8:11,18"}
    equal = white_to_move([22, 24], [18], black_kings=[19])
    assert words(DraughtsState(FRENCH, equal)) == {"24x15:19"}


def test_french_mirror() -> None:
    start = DAMES.start(FRENCH)
    assert start.mirrored() == DAMES.start(FRENCH, {"first": "black"})
    for act in start.actions():
        assert start.mirrored().apply(act.mirrored()) == start.apply(act).mirrored()


def test_babylonian_men_go_every_way() -> None:
    """MAN ch. I: forward, backward, sideways and straight."""
    acts = DraughtsState(BABYLON, white_to_move([28], [1])).actions()
    ends = {act.end for act in acts if isinstance(act, Move)}
    assert ends == {22, 23, 32, 33, 18, 38, 27, 29}


def test_babylonian_men_take_every_way() -> None:
    """MAN ch. I: straight on over 18, sideways over 29."""
    assert words(DraughtsState(BABYLON, white_to_move([28], [18]))) == {"28x8:18"}
    assert words(DraughtsState(BABYLON, white_to_move([28], [29]))) == {"28x30:29"}


def test_babylonian_games_end() -> None:
    """A man may go back, so that moving one is no progress: fifty idle moves end the game."""
    state = DraughtsState(BABYLON, white_to_move([31], [20]))
    over = shuffled(state, 100, "31-36", "20-15", "36-31", "15-20")
    assert reason(over) == "coups-sans-progres"
    assert played(state, "31-36").quiet == 1
