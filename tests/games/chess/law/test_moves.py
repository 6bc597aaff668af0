"""The moves of chess: counted as everybody counts them, and where the switches change them."""

import pytest

from academie.games.chess.law import ECHECS, ChessRules
from academie.games.chess.law.events import Castled, Checked, Promoted, Taken
from academie.games.chess.law.position import Kind
from academie.testing.perft import perft
from tests.games.chess.law.board import ALLEMAGNE, EVERY, FIDE, PHILIDOR, at, move, played, words

CASTLING = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
EVERYTHING_LOST = "8/P6k/8/8/8/8/8/K7 w - - 0 1"


@pytest.mark.parametrize("rules", [FIDE, PHILIDOR], ids=lambda rules: rules.id)
def test_from_the_start(rules: ChessRules) -> None:
    assert [perft(ECHECS.start(rules), depth) for depth in (1, 2, 3)] == [20, 400, 8902]


def test_four_deep() -> None:
    assert perft(ECHECS.start(), 4) == 197_281


@pytest.mark.parametrize(
    ("fen", "counts"),
    [
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", [48, 2039]),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", [14, 191, 2812]),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", [6, 264, 9467]),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", [44, 1486]),
    ],
    ids=["kiwipete", "rooks", "promotions", "knight"],
)
def test_known_counts(fen: str, counts: list[int]) -> None:
    """The positions by which chess programs are tested."""
    assert [perft(at(fen), depth + 1) for depth in range(len(counts))] == counts


def test_taking_a_pawn_that_passes() -> None:
    """PHIL, preface, against the right of a pawn to pass; third partie, first renvoi, move 15."""
    fen = "r3kb1r/pp1q2pp/7n/n2PPp1p/1Pp1p3/2P4P/4N1P1/RNBQ1RK1 b kq b3 0 14"
    for rules in (FIDE, PHILIDOR):
        after = played(at(fen, rules), "c4b3")
        (taken, *_) = after.events
        assert isinstance(taken, Taken)
        assert (taken.kind, taken.square, taken.passing) == (Kind.PAWN, 25, True)
        assert taken.citation == rules.en_passant.citation
    assert "c4b3" not in words(at(fen, ALLEMAGNE))


def test_a_pawn_becomes_anything_today() -> None:
    assert words(at("3qk3/P7/8/8/8/8/8/3QK3 w - - 0 1"), "a7") == {"a7a8q", "a7a8r", "a7a8b", "a7a8n"}


def test_a_pawn_becomes_what_was_lost() -> None:
    """PHIL, preface: one queen, two rooks, two knights and so on."""
    one_queen_two_rooks = "7k/P7/8/8/8/8/8/KQRR4 w - - 0 1"
    assert words(at(one_queen_two_rooks, PHILIDOR), "a7") == {"a7a8b", "a7a8n"}
    assert words(at(EVERYTHING_LOST, PHILIDOR), "a7") == {"a7a8q", "a7a8r", "a7a8b", "a7a8n"}


def test_a_pawn_waits_while_nothing_is_lost() -> None:
    """Our reading where PHIL is silent."""
    whole = "7k/P7/8/8/8/8/1PPPPPPP/RNBQKBNR w KQ - 0 1"
    assert words(at(whole, PHILIDOR), "a7") == set()
    assert len(words(at(whole, FIDE), "a7")) == 4


def test_promotion_is_told() -> None:
    (made,) = played(at(EVERYTHING_LOST, PHILIDOR), "a7a8q").events
    assert isinstance(made, Promoted)
    assert (made.kind, made.square, str(made.citation)[:5]) == (Kind.QUEEN, 56, "PHIL,")


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.id)
def test_castling_on_both_sides(rules: ChessRules) -> None:
    """PHIL, his games: 21 castlings on the king's side and 16 on the queen's, to the squares of today."""
    after = [played(at(CASTLING, rules), text) for text in ("e1g1", "e1c1")]
    assert [event.long for state in after for event in state.events if isinstance(event, Castled)] == [
        False,
        True,
    ]


def test_castling_pushes_no_pawn() -> None:
    """PHIL, preface: who castles so plays twice in a row."""
    for rules in (FIDE, PHILIDOR):
        assert words(at(CASTLING, rules), "e1") == {"e1d1", "e1f1", "e1g1", "e1c1"}


def test_castling_with_the_pawn() -> None:
    """PHIL, preface § 10: the third of the German customs."""
    state = at(CASTLING, ALLEMAGNE)
    assert {"e1g1+h3", "e1g1+h4", "e1c1+a3", "e1c1+a4"} < words(state, "e1")
    after = played(state, "e1g1+h3")
    assert words(after) & {"e8g8", "e8g8+h6", "e8c8+a5"} == {"e8g8", "e8g8+h6", "e8c8+a5"}
    assert after.position.pawns >> 23 & 1
    assert not after.position.pawns >> 15 & 1
    assert after.quiet == 0
    (castled,) = after.events
    assert isinstance(castled, Castled)
    assert castled.pawn == 23


def test_the_pawn_goes_only_if_it_can() -> None:
    state = at("r3k2r/8/8/8/7p/p7/P6P/R3K2R w KQkq - 0 1", ALLEMAGNE)
    assert {text for text in words(state, "e1") if "+" in text} == {"e1g1+h3"}


def test_two_moves_at_the_start() -> None:
    """PHIL, preface § 10, the first of the German customs; each player begins so, by our reading."""
    turns, state = [], ECHECS.start(ALLEMAGNE)
    for text in ("e2e4", "d2d4", "e7e5", "d7d5", "e4d5", "d8d5"):
        turns.append(state.position.turn)
        state = played(state, text)
    assert turns == [0, 0, 1, 1, 0, 1]
    assert state.number == 3


def test_turn_about_otherwise() -> None:
    """PHIL, preface: no game lets one play but each in his turn."""
    assert played(ECHECS.start(PHILIDOR), "e2e4").position.turn == 1


def test_check_is_told() -> None:
    state = played(ECHECS.start(), "e2e4", "f7f6", "d1h5")
    assert [type(event) for event in state.events] == [Checked]
    assert state.check


def test_moves_are_told_from_the_other_side() -> None:
    assert move("e1g1+h3").mirrored() == move("e8g8+h6")
    assert move("a7a8q").mirrored() == move("a2a1q")
