"""Huffing, making the adversary take or play, and consenting that he mend a slip.

Source: MAN rules III, VI, XI-XVII, XXXV; METZ rules II, III, VII-X, XII.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from academie.games.draughts.arbiter.acts import Consentir, FaireJouer, FairePrendre, FaireRejouer, Souffler
from academie.games.draughts.arbiter.faults import Decision, Kind, Moves, ordered
from academie.games.draughts.arbiter.hand_acts import touched
from academie.games.draughts.arbiter.judging import moves_of, right_moves, starts
from academie.games.draughts.arbiter.table_state import Bound, TableState
from academie.games.draughts.law.board import Line, Square
from academie.games.draughts.law.state import DraughtsState
from academie.games.tables.law.track import put
from academie.kernel import Seat, other
from academie.kernel.action import refuse_unless
from academie.words import Message


class Turn(NamedTuple):
    """The turn in which a player committed a fault: the board before he played, and what he touched."""

    game: DraughtsState
    touched: Line


def turn_of(state: TableState, offender: Seat) -> Turn:
    """The turn of the faults that are open against him; a piece played was touched."""
    if state.player == offender:
        return Turn(state.game, state.touched)
    assert state.played is not None
    before, move, touched = state.played
    return Turn(before, touched or (move.start,))


def souffler(state: TableState, act: Souffler) -> TableState:
    """Huff a piece. It is not a move: the huffer has still to play, once the other has.

    By touching another piece than that which had to take, the adversary has bound himself to it (MAN rule
    XVII); otherwise his move stands as it is (METZ rule X).
    """
    foe = other(act.by)
    refuse_unless(
        act.square in state.huffable(foe),
        Message("draughts-nothing-to-huff", square=act.square),
    )
    if state.player == foe or _left_touched(state, act.square):
        return _huffed_and_bound(state, foe, act.square)
    spent = replace(_spent(state, foe), touched=state.touched)
    huffed = spent.with_game(state.game.without(act.square)).with_ruling(
        act.by, Decision.HUFFED, (act.square,)
    )
    return touched(huffed).settled()


def _left_touched(state: TableState, square: Square) -> bool:
    """Whether he touched another piece than the one to be huffed and did not play it, where that decides."""
    played = state.played
    if played is None or not state.strictness.touch_huffs or played.move.start in played.touched:
        return False
    return any(piece != _stood(state, other(state.player), square) for piece in played.touched)


def _huffed_and_bound(state: TableState, offender: Seat, square: Square) -> TableState:
    """Huff the piece before the move it should have made; the offender then plays what he touched."""
    turn = turn_of(state, offender)
    stood = _stood(state, offender, square)
    game = turn.game.without(stood)
    able = (moves_of(game, piece) for piece in turn.touched if piece != stood)
    moves = ordered(tuple(move for found in able for move in found))
    back = replace(_spent(state, offender), bound=Bound(moves, taking=False)).with_game(game)
    return back.with_ruling(other(offender), Decision.HUFFED_AND_BOUND, (stood,)).settled()


def _stood(state: TableState, offender: Seat, square: Square) -> Square:
    """Where the piece on `square` stood before he played."""
    if state.player == offender or state.played is None or square != state.played.move.end:
        return square
    return state.played.move.start


def _spent(state: TableState, offender: Seat) -> TableState:
    """The table with hands off the board, all faults settled and nothing more to demand of the offender."""
    return replace(
        state,
        touched=(),
        adoube=frozenset(),
        faults=(),
        neglected=put(state.neglected, offender, ()),
        played=None,
        committed=None,
        proposed=None,
    )


def faire_prendre(state: TableState, act: FairePrendre) -> TableState:
    """Make the adversary take, with what he touched if it can, else with any piece that must."""
    foe = other(act.by)
    refuse_unless(state.huffable(foe), Message("draughts-not-bound-to-take"))
    turn = turn_of(state, foe)
    return _bound(state, foe, right_moves(*turn), Decision.MADE_TO_TAKE)


def faire_jouer(state: TableState, act: FaireJouer) -> TableState:
    """Make the adversary play a piece he touched."""
    foe = other(act.by)
    refuse_unless(
        act.square in state.playable(foe),
        Message("draughts-not-touched", square=act.square),
    )
    return _bound(state, foe, moves_of(turn_of(state, foe).game, act.square), Decision.MADE_TO_PLAY)


def faire_rejouer(state: TableState, act: FaireRejouer) -> TableState:
    """Make the adversary put a piece falsely moved back and play it rightly."""
    foe = other(act.by)
    false = any(fault.kind is Kind.FALSE_MOVE for fault in state.open_against(foe))
    refuse_unless(false, Message("draughts-no-false-move"))
    return _bound(state, foe, right_moves(*turn_of(state, foe)), Decision.MADE_TO_REPLAY)


def _bound(state: TableState, offender: Seat, moves: Moves, decision: Decision) -> TableState:
    """Put the offender at his turn again, with no choice but those moves."""
    game = replace(turn_of(state, offender).game, last_events=())
    bound = Bound(moves, taking=decision is Decision.MADE_TO_TAKE)
    back = replace(_spent(state, offender), game=game, bound=bound)
    return back.with_ruling(offender, decision, starts(moves))


def consentir(state: TableState, act: Consentir) -> TableState:
    """Mend a slip: lift what was forgotten, put back what was lifted by mistake."""
    foe = other(act.by)
    right = next((fault.right for fault in state.open_against(foe) if fault.right), None)
    refuse_unless(right, Message("draughts-nothing-to-consent-to"))
    assert right is not None
    assert state.played is not None
    rest = tuple(fault for fault in state.faults if not fault.right)
    game = replace(state.played.before.moved(right), last_events=())
    mended = replace(state, faults=rest, game=game)
    return touched(mended.with_ruling(foe, Decision.MENDED, (right.end,))).settled()
