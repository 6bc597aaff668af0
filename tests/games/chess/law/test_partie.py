"""How a game of chess goes, and how it ends."""

import pytest

from academie.games.chess.law import ECHECS, ChessRules, ChessState
from academie.games.chess.law.acts import ReclamerRemise
from academie.kernel import BLACK, WHITE, IllegalAction, OptionError, OptionValue
from tests.games.chess.law.board import ALLEMAGNE, EVERY, FIDE, PHILIDOR, at, move, played, reason

AWAY_AND_BACK = ("g1f3", "g8f6", "f3g1", "f6g8")
ROOKS = "7k/8/r7/8/8/R7/8/1K6 w - - 0 1"

by_each = pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.id)


def shuffled(state: ChessState, plies: int) -> ChessState:
    """The state after that many single moves, the same four over and over."""
    return played(state, *(AWAY_AND_BACK[nth % 4] for nth in range(plies)))


@by_each
def test_mate(rules: ChessRules) -> None:
    state = at("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2", rules)
    mated = played(state, "d8h4")
    assert (reason(mated), mated.outcome and mated.outcome.winners) == ("mat", (BLACK,))
    assert mated.events[-1].citation == rules.mating
    assert mated.actor is None
    with pytest.raises(IllegalAction):
        played(mated, "e1f2")


@by_each
def test_stalemate(rules: ChessRules) -> None:
    stale = played(at("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", rules), "g6f7")
    assert reason(stale) == "pat"
    assert stale.outcome is not None
    assert stale.outcome.winners == ()
    assert stale.events[-1].citation == rules.stalemating


@by_each
def test_too_little_left_to_mate(rules: ChessRules) -> None:
    bare = played(at("7k/8/8/8/8/8/r7/K7 w - - 0 1", rules), "a1a2")
    assert reason(bare) == "sans-force"


def test_repetition_may_be_claimed_today() -> None:
    """FIDE art. 9.2: at the third time the player to move may claim; art. 9.6.1: at the fifth it is drawn."""
    second, third = (shuffled(ECHECS.start(FIDE), plies) for plies in (4, 8))
    assert (second.times, third.times) == (2, 3)
    assert ReclamerRemise() not in second.actions()
    with pytest.raises(IllegalAction):
        second.apply(ReclamerRemise())
    claimed = third.apply(ReclamerRemise())
    assert reason(claimed) == "repetition"
    assert str(claimed.events[-1].citation) == "FIDE, art. 9.2"
    assert claimed.events[-1].seat == WHITE
    fifth = shuffled(ECHECS.start(FIDE), 16)
    assert (reason(fifth), str(fifth.events[-1].citation)) == ("repetition", "FIDE, art. 9.6.1")


def test_perpetual_check_draws() -> None:
    """PHIL, third gambit, the end: White has check for ever by the queen on h6 and g6."""
    state = at("3r1r1k/pp1q4/2p1b2Q/4P3/2P5/3B4/PP4PP/R5K1 b - - 0 24", PHILIDOR)
    cycle = ("h8g8", "h6g6", "g8h8", "g6h6")
    third = played(state, *cycle, *cycle)
    assert reason(third) == "repetition"
    assert ReclamerRemise() not in played(state, *cycle).actions()


def test_a_position_with_other_rights_is_another() -> None:
    """FIDE art. 9.2.3: castling lost makes it another position."""
    state = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert played(state, "h1h2", "h8h7", "h2h1", "h7h8").times == 1


@pytest.mark.parametrize(
    ("rules", "coups", "article"), [(FIDE, 75, "FIDE, art. 9.6.2"), (PHILIDOR, 75, "AC, where")]
)
def test_moves_without_progress(rules: ChessRules, coups: int, article: str) -> None:
    last = at(f"7k/8/r7/8/8/R7/8/1K6 w - - {2 * coups - 1} 90", rules)
    over = played(last, "a3b3")
    assert reason(over) == "coups-sans-progres"
    assert str(over.events[-1].citation).startswith(article)
    assert played(last, "a3a6").outcome is None


def test_fifty_moves_may_be_claimed_today() -> None:
    """FIDE art. 9.3."""
    early, late = (at(f"7k/8/r7/8/8/R7/8/1K6 w - - {quiet} 60") for quiet in (99, 100))
    assert ReclamerRemise() not in early.actions()
    assert reason(late.apply(ReclamerRemise())) == "coups-sans-progres"
    assert ReclamerRemise() not in at("7k/8/r7/8/8/R7/8/1K6 w - - 100 60", PHILIDOR).actions()


def test_mate_comes_before_the_count() -> None:
    """FIDE art. 9.6.2: if the last move gave mate, that takes precedence."""
    assert reason(played(at("7k/8/6K1/8/8/8/8/R7 w - - 149 90"), "a1a8")) == "mat"


def test_either_may_begin() -> None:
    """PHIL, third and fourth parties: Black begins."""
    assert ECHECS.start(PHILIDOR, {"first": "black"}).actor == BLACK
    assert ECHECS.start(ALLEMAGNE, {"first": "black"}).actor == BLACK
    with pytest.raises(OptionError, match=r"White begins \(FIDE, art. 1.2\)"):
        ECHECS.start(FIDE, {"first": "black"})
    assert ECHECS.start(FIDE, {"first": "white"}) == ECHECS.start(FIDE)


def test_a_position_begins_with_its_counts() -> None:
    state = at(ROOKS.replace("0 1", "12 34"))
    assert (state.quiet, state.number) == (12, 34)
    assert played(state, "a3b3", "a6b6").number == 35


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"position": "here"}, "is not a chess position"),
        ({"position": f"{ROOKS} 5"}, "at most two numbers"),
        ({"position": "8/8/8/8/8/8/8/K7 w - - 0 1"}, "Black has no king"),
        ({"position": "kQ6/8/8/8/8/8/8/K7 w - - 0 1"}, "has just moved is in check"),
        ({"position": "k7/8/8/8/8/8/8/KQQ5 w - - 0 1"}, "White has 2 queens; there are 1"),
        ({"position": ROOKS, "first": "white"}, "a position says who begins: leave out first"),
        ({"odds": "rook"}, "no option odds"),
        ({"first": "red"}, "first is white or black"),
    ],
)
def test_refused(options: dict[str, OptionValue], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        ECHECS.start(PHILIDOR, options)


def test_two_queens_can_be_today() -> None:
    assert at("k7/8/8/8/8/8/8/KQQ5 b - - 0 1").problems() == ()


@by_each
def test_every_switch_is_cited(rules: ChessRules) -> None:
    assert len([*rules.switches()]) == 11
    assert all(str(value.citation).split(",")[0] in {"PHIL", "FIDE", "AC"} for _, value in rules.switches())


def test_illegal() -> None:
    with pytest.raises(IllegalAction):
        ECHECS.start().apply(move("e2e5"))
