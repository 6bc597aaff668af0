"""The text of chess."""

import pytest

from academie.games.chess.law import ECHECS
from academie.games.chess.law.acts import Move, ReclamerRemise
from academie.games.chess.text import EchecsNotation
from academie.games.chess.text.move import san, short_notation
from academie.kernel import Event, NotationError, SetupError
from academie.words import Language
from tests.games.chess.law.board import ALLEMAGNE, FIDE, PHILIDOR, at, move, played

NOTATION = EchecsNotation()
CASTLING = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
PROMOTION = "7k/P7/8/8/8/8/8/K7 w - - 0 1"


@pytest.mark.parametrize("text", ["e2e4", "e7e8q", "a2a1n", "e1g1h2h3", "e8c8a7a5", "reclamer-remise"])
def test_acts_are_read_back(text: str) -> None:
    assert NOTATION.act(NOTATION.read_act(text)) == text


@pytest.mark.parametrize("text", ["", "e2", "e2e9", "i2i4", "e7e8k", "e2-e4", "reclamer"])
def test_what_is_no_act(text: str) -> None:
    with pytest.raises(NotationError, match="is not a move"):
        NOTATION.read_act(text)


@pytest.mark.parametrize(
    ("fen", "typed", "meant"),
    [
        (CASTLING, "O-O", "e1g1"),
        (CASTLING, "0-0-0", "e1c1"),
        (CASTLING, "e4", "e2e4"),
        (CASTLING, " E2E4 ", "e2e4"),
        (CASTLING, "Rf1", "h1f1"),
        (CASTLING, "Tf1", "h1f1"),
        (CASTLING, "Rd1", "a1d1"),
        (PROMOTION, "a8=Q+", "a7a8q"),
        (PROMOTION, "a8=D", "a7a8q"),
        (PROMOTION, "a8=C", "a7a8n"),
        ("7k/8/8/8/8/8/7P/K7 w - - 0 1", "Rb2", "a1b2"),
        ("7k/8/8/8/4p3/8/8/KN5B w - - 0 1", "Fxe4", "h1e4"),
        ("7k/8/8/8/4p3/8/8/KN5B w - - 0 1", "Cc3", "b1c3"),
    ],
)
def test_what_people_type(fen: str, typed: str, meant: str) -> None:
    assert NOTATION.act(NOTATION.resolve(at(fen), typed)) == meant


def test_castling_with_the_pawn() -> None:
    state = at(CASTLING, ALLEMAGNE)
    assert NOTATION.resolve(state, "O-O h3") == move("e1g1+h3")
    assert NOTATION.resolve(state, "O-O-O a4") == move("e1c1+a4")
    assert san(state, move("e1c1+a4")) == "O-O-O a4"
    with pytest.raises(NotationError):
        NOTATION.resolve(at(CASTLING), "O-O h3")


@pytest.mark.parametrize("typed", ["Qh5", "e5", "nonsense", "e2e5", "O-O a3 b4"])
def test_what_is_not_legal(typed: str) -> None:
    with pytest.raises(NotationError, match=r"try one of: .*, … \(20\)"):
        NOTATION.resolve(ECHECS.start(), typed)


def test_what_may_be_several() -> None:
    with pytest.raises(NotationError, match="name the file or the row"):
        NOTATION.resolve(at("7k/8/8/8/8/8/8/R4R1K w - - 0 1"), "Rc1")


def test_claiming() -> None:
    cycle = ("g1f3", "g8f6", "f3g1", "f6g8")
    state = played(ECHECS.start(FIDE), *cycle, *cycle)
    assert NOTATION.resolve(state, "reclamer-remise") == ReclamerRemise()
    assert NOTATION.choices(state, most=1).en == "Nh3, … (20), reclamer-remise"


def test_a_state_is_a_fen() -> None:
    start = ECHECS.start()
    assert NOTATION.state(start) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    after = played(start, "e2e4", "g8f6", "e4e5", "d7d5")
    assert NOTATION.state(after) == "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"


def test_what_came_before_is_told() -> None:
    state = played(ECHECS.start(FIDE), "g1f3")
    assert NOTATION.state(state).endswith(" 1 1 seen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-")
    assert NOTATION.read_state(NOTATION.state(state), FIDE) == state
    doubled = played(ECHECS.start(ALLEMAGNE), "g1f3")
    assert " opening=3 " in NOTATION.state(doubled)
    assert NOTATION.read_state(NOTATION.state(doubled), ALLEMAGNE) == doubled


@pytest.mark.parametrize("text", ["", "here", "8/8/8/8 w", "7k/8/8/8/8/8/8/K7 w - - 0 1 opening=9", "x=1"])
def test_what_is_no_state(text: str) -> None:
    with pytest.raises((NotationError, SetupError)):
        NOTATION.read_state(text)


def test_a_state_that_cannot_be() -> None:
    with pytest.raises(SetupError, match="too many kings"):
        NOTATION.read_state("kk6/8/8/8/8/8/8/K7 w - - 0 1", PHILIDOR)


def told(event: Event) -> tuple[str, str]:
    return NOTATION.describe(event, Language.FRENCH), NOTATION.describe(event, Language.ENGLISH)


@pytest.mark.parametrize(
    ("fen", "text", "french", "english"),
    [
        (CASTLING, "e1g1", "Blanc roque du côté du roi", "White castles on the king's side"),
        (CASTLING, "e1c1", "Blanc roque du côté de la dame", "White castles on the queen's side"),
        (PROMOTION, "a7a8n", "Blanc fait un cavalier en a8", "White promotes to a knight on a8"),
        ("7k/8/8/8/8/8/r7/RK6 w - - 0 1", "b1a2", "Blanc prend une tour en a2", "White takes a rook on a2"),
        (
            "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1",
            "e5d6",
            "Blanc prend un pion en d5 en passant",
            "White takes a pawn on d5 en passant",
        ),
        ("7k/8/8/8/8/8/8/KR6 w - - 0 1", "b1h1", "Blanc donne échec", "White gives check"),
    ],
)
def test_events_in_words(fen: str, text: str, french: str, english: str) -> None:
    assert told(played(at(fen), text).events[0]) == (french, english)


def test_a_pawn_pushed_with_castling_in_words() -> None:
    (castled,) = played(at(CASTLING, ALLEMAGNE), "e1g1+h4").events
    assert told(castled) == (
        "Blanc roque du côté du roi en poussant le pion en h4",
        "White castles on the king's side, pushing the pawn to h4",
    )


def test_the_end_in_words() -> None:
    mate = played(at("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), "a1a8").events[-1]
    stale = played(at("7k/8/5KQ1/8/8/8/8/8 w - - 0 1"), "g6f7").events[-1]
    assert told(mate) == ("Blanc gagne : échec et mat", "White wins: checkmate")
    assert told(stale) == ("Partie nulle : pat", "Draw: stalemate")


def test_french_letters() -> None:
    state = at("7k/8/8/8/8/8/8/RNBQK3 w - - 0 1")
    moves = ("a1a8", "b1c3", "c1d2", "d1d4", "e1f2")
    assert [san(state, move(text), Language.FRENCH) for text in moves] == [
        "Ta8+",
        "Cc3",
        "Fd2",
        "Dd4+",
        "Rf2",
    ]


def test_moves_are_values() -> None:
    assert NOTATION.read_act("e2e4") == Move(move("e2e4").start, move("e2e4").end)


@pytest.mark.parametrize(
    ("fen", "text", "english", "french"),
    [
        (CASTLING, "e2e4", "e4", "e4"),
        (CASTLING, "h1f1", "Rf1", "Tf1"),
        (CASTLING, "e1g1", "O-O", "O-O"),
        (PROMOTION, "a7a8q", "a8=Q+", "a8=D+"),
        ("7k/8/8/8/8/5n2/8/K5N1 w - - 0 1", "g1f3", "Nxf3", "Cxf3"),
    ],
)
def test_a_move_is_told_in_the_letters_of_who_reads_it(
    fen: str, text: str, english: str, french: str
) -> None:
    act = NOTATION.read_act(text)
    assert isinstance(act, Move)
    told = short_notation(at(fen), act)
    assert (told.in_(Language.ENGLISH), told.in_(Language.FRENCH)) == (english, french)
