"""Setting up and playing positions of chess in few words."""

from __future__ import annotations

from academie.games.chess.law import ECHECS, ChessRules, ChessState
from academie.games.chess.law.acts import Move
from academie.games.chess.law.position import Kind, square_name, square_named

FIDE, PHILIDOR, ALLEMAGNE = (ECHECS.ruleset(name) for name in ("fide", "philidor", "allemagne"))
EVERY = (FIDE, PHILIDOR, ALLEMAGNE)

LETTERS = {"n": Kind.KNIGHT, "b": Kind.BISHOP, "r": Kind.ROOK, "q": Kind.QUEEN}


def at(fen: str, rules: ChessRules = FIDE) -> ChessState:
    return ECHECS.start(rules, {"position": fen})


def move(text: str) -> Move:
    """`e2e4`, `e7e8q`, or `e1g1+h3` with the pawn that is pushed along."""
    squares, _, pawn = text.partition("+")
    promotion = LETTERS[squares[4]] if len(squares) == 5 else None
    return Move(
        square_named(squares[:2]),
        square_named(squares[2:4]),
        promotion,
        square_named(pawn) if pawn else None,
    )


def played(state: ChessState, *moves: str) -> ChessState:
    for text in moves:
        state = state.apply(move(text))
    return state


def words(state: ChessState, start: str = "") -> set[str]:
    """The legal moves from a square, or all of them."""
    return {word(act) for act in state.moves if square_name(act.start).startswith(start)}


def word(act: Move) -> str:
    letters = {kind: letter for letter, kind in LETTERS.items()}
    promotion = "" if act.promotion is None else letters[act.promotion]
    pawn = "" if act.pawn is None else f"+{square_name(act.pawn)}"
    return square_name(act.start) + square_name(act.end) + promotion + pawn


def reason(state: ChessState) -> str:
    assert state.outcome is not None, "the game is not over"
    return state.outcome.reason
