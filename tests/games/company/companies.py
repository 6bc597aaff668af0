"""Companies at trictrac brought to the end of a marqué or partie without playing it out."""

from __future__ import annotations

from dataclasses import replace

from academie.games.company.table import CompanyState
from academie.games.tables.law.throw import throw
from academie.games.tables.law.track import put
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.law.acts import SEnAller
from academie.games.trictrac.law.coup import Form, with_dice
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.kernel import BLACK, CHANCE, WHITE, OptionValue, Seat
from academie.registry import registry


def begun(key: str, **options: OptionValue) -> CompanyState:
    """A company that has sat down; `ruleset` among the options is its law."""
    game = registry[key]
    ruleset = options.pop("ruleset", None)
    state = game.start(game.ruleset(None if ruleset is None else str(ruleset)), options)
    assert isinstance(state, CompanyState)
    return state


def won(state: CompanyState, winner: Seat, holes: int = 6, against: int = 0, run: int = 0) -> CompanyState:
    """The marqué on the board won by that colour, who goes away; or the partie, by a last hole."""
    board = state.board
    assert isinstance(board, TrictracState)
    score = put(put((0, 0), winner, holes), BLACK if winner == WHITE else WHITE, against)
    if board.form is Form.PARTIE:
        return _last_hole(state, board, winner)
    at_hand = replace(
        board,
        board=with_dice(replace(board.board, thrower=winner), throw(6, 5)),
        score=Score(holes=score, runs=put((0, 0), winner, run)),
        phase=Phase.HOLD,
    )
    return replace(state, board=at_hand).apply(SEnAller())


def _last_hole(state: CompanyState, board: TrictracState, winner: Seat) -> CompanyState:
    """The partie won by a throw that hits: ten points stand marked, and one hole is wanting."""
    track = tuple({0: 13, 1: 1, 6: 1}.get(point, 0) for point in range(24))
    his = tuple({0: 14, 11: 1}.get(point, 0) for point in range(24))
    men = put((his, his), winner, track)
    score = Score(points=put((0, 0), winner, 10), holes=put((3, 3), winner, board.goal - 1))
    laid = replace(board.board, men=men, thrower=winner)
    ready = replace(board, board=laid, score=score, phase=Phase.THROW)
    return replace(state, board=ready).apply(throw(6, 5))


def results(state: CompanyState, letters: str) -> CompanyState:
    """The company after results told as a word: `w` where White won, `b` where Black did."""
    for letter in letters:
        state = won(state, WHITE if letter == "w" else BLACK)
    return state


def past_the_dice(state: CompanyState) -> CompanyState:
    """The state once chance has acted, the same way each time."""
    while state.actor is CHANCE:
        state = state.apply(state.actions()[-1])
    return state


def by_hand(state: CompanyState) -> ArbitratedState:
    assert isinstance(state.board, ArbitratedState)
    return state.board
