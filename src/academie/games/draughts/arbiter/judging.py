"""Whether a piece was played as the law requires, and what would have been right.

Source: MAN rules III, XI-XII, XVII-XXIII, XXXV-XXXVI; METZ rules II, III, VIII, IX, XII.
"""

from __future__ import annotations

from typing import NamedTuple

from academie.games.draughts.arbiter.faults import Fault, Kind, Moves, ordered
from academie.games.draughts.arbiter.table_state import TableState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Line, Square
from academie.games.draughts.law.moves import every_capture, steps
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.state import DraughtsState
from academie.kernel import Seat


class Judgement(NamedTuple):
    """What is wrong with a move, if anything, and the one move it would be but for a slip of the hand."""

    kind: Kind | None = None
    right: Move | None = None


def legal_moves(game: DraughtsState) -> Moves:
    """The legal moves."""
    return tuple(act for act in game.actions() if isinstance(act, Move))


def captures_due(game: DraughtsState) -> Moves:
    """The captures of which one must be made."""
    return tuple(move for move in legal_moves(game) if move.taken)


def starts(moves: Moves) -> Line:
    """From where they are made, each square once."""
    return tuple(dict.fromkeys(move.start for move in moves))


def playable(game: DraughtsState, square: Square) -> bool:
    """Whether the piece there, of the player to move, can step or take at all.

    That another piece has to take does not matter (METZ rule II and board 1).
    """
    able = (*steps(game.position, game.rules), *every_capture(game.position, game.rules))
    return any(move.start == square for move in able)


def moves_of(game: DraughtsState, square: Square) -> Moves:
    """How the piece there is to be played by one obliged to: lawfully if it can be, else as best it takes."""
    position, rules = game.position, game.rules
    found = [move for move in legal_moves(game) if move.start == square]
    if not found:
        taking = [move for move in every_capture(position, rules) if move.start == square]
        found = [move for move in taking if len(move.taken) == len(taking[-1].taken)]
    return ordered(tuple(found or (move for move in steps(position, rules) if move.start == square)))


def right_moves(game: DraughtsState, touched: Line) -> Moves:
    """The lawful moves of what was touched, or all of them where it has none."""
    legal = legal_moves(game)
    return ordered(tuple(move for move in legal if move.start in touched) or legal)


def judge(game: DraughtsState, move: Move) -> Judgement:
    """Judge a move as it was released."""
    legal, captures = legal_moves(game), captures_due(game)
    if move in legal:
        return Judgement()
    if not captures:
        return Judgement(Kind.FALSE_MOVE)
    if move in steps(game.position, game.rules):
        return Judgement(Kind.OMITTED)
    routes = [route for route in every_capture(game.position, game.rules) if _lifts_less(move, route)]
    if whole := [route for route in routes if route in legal]:
        return Judgement(Kind.FORGOTTEN, whole[0] if len(whole) == 1 else None)
    if routes:
        return Judgement(Kind.SHORT if move.start in starts(captures) else Kind.WEAKER)
    return Judgement(Kind.FALSE_MOVE)


def _lifts_less(move: Move, route: Move) -> bool:
    """Whether the move went as `route` does, lifting no more than that jumps."""
    return (move.start, move.end) == (route.start, route.end) and {*move.taken} <= {*route.taken}


def still_possible(neglected: Moves, position: Position, seat: Seat, game: DraughtsState) -> Moves:
    """Those captures of `seat` that can be made in the position as they could before.

    Source: MAN rule XVIII and ch. IV on it; METZ rule XI.
    """
    if not neglected:
        return ()
    able = {*every_capture(position._replace(turn=seat), game.rules)}
    return tuple(move for move in neglected if move in able)


def touch_faults(state: TableState) -> tuple[Fault, ...]:
    """What the player to move can be held to for what he has touched, before he plays.

    Source: MAN rules VI, XVII; METZ rule II.
    """
    by = state.player
    touched = tuple(sorted(state.touched))
    if wrongly_touched(state):
        huffable = {*starts(owed_captures(state, touched)), *starts(kept_captures(state, touched))}
        return (Fault(Kind.WRONG_TOUCH, by, tuple(sorted(huffable)), touched),)
    return (Fault(Kind.TOUCHED, by, playable=touched),) if len(touched) > 1 else ()


def owed_captures(state: TableState, handled: Line) -> Moves:
    """The captures to be made, given what he has touched or played.

    Of several pieces that might take he has chosen those; if it is none of them, any may be huffed.
    Source: MAN rules III, XI; METZ rules II, VIII, IX.
    """
    captures = captures_due(state.game)
    return tuple(capture for capture in captures if capture.start in handled) or captures


def kept_captures(state: TableState, handled: Line) -> Moves:
    """The captures he left undone before, which can still be made by a piece he has not handled since."""
    by, game = state.player, state.game
    able = still_possible(state.neglected[by], game.position, by, game)
    return tuple(capture for capture in able if capture.start not in handled)


def wrongly_touched(state: TableState) -> bool:
    """Whether a touch alone has made the player liable to be huffed."""
    takers = starts(captures_due(state.game))
    wrong = any(square not in takers for square in state.touched)
    return bool(state.strictness.touch_huffs and takers and wrong)


def faults_of(state: TableState, move: Move, own: Line) -> tuple[Fault, ...]:
    """The faults of the move as it was released, `own` being what he lifted of his own."""
    by, handled = state.player, (*state.touched, move.start)
    verdict = judge(state.game, move)
    others = tuple(sorted(square for square in state.touched if square != move.start))
    found: list[Fault] = []
    if verdict.kind is not None:
        found.append(_move_fault(state, move, verdict, own))
    elif wrongly_touched(state):
        found.append(Fault(Kind.WRONG_TOUCH, by, _standing(starts(owed_captures(state, handled)), move, own)))
    if others:
        found.append(Fault(Kind.TOUCHED, by, playable=others))
    if own:
        found.append(Fault(Kind.OWN_LIFTED, by, right=verdict.right or move))
    return tuple(found)


def _move_fault(state: TableState, move: Move, verdict: Judgement, own: Line) -> Fault:
    """The fault of a wrong move."""
    assert verdict.kind is not None
    captures = (*owed_captures(state, (*state.touched, move.start)), *kept_captures(state, (move.start,)))
    huffable = _standing(starts(captures), move, own)
    unmoved = ordered(tuple(capture for capture in captures if capture.start != move.start))
    return Fault(verdict.kind, state.player, huffable, neglected=unmoved, right=verdict.right)


def _standing(pieces: Line, move: Move, own: Line) -> Line:
    """Where the pieces stand once the move is made."""
    stands = (move.end if square == move.start else square for square in pieces if square not in own)
    return tuple(sorted(stands))
