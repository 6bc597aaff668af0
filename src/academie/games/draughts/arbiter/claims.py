"""Huffing, making the adversary take or play, and consenting that he mend a slip.

Source: MAN rules III, VI, XI-XVII, XXXV; METZ rules II, III, VII-X, XII.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from academie.games.draughts.arbiter.acts import Consentir, FaireJouer, FairePrendre, FaireRejouer, Souffler
from academie.games.draughts.arbiter.faults import Decision, Kind, Moves, ordered
from academie.games.draughts.arbiter.hand_acts import touched
from academie.games.draughts.arbiter.judging import moves_of, rightly, starts
from academie.games.draughts.arbiter.table_state import Bound, TableState
from academie.games.draughts.law.board import Line, Square
from academie.games.draughts.law.state import DraughtsState
from academie.games.tables.law.pair import put
from academie.kernel import Seat, Text, other
from academie.kernel.hand_act import refuse_unless


class Turn(NamedTuple):
    """The turn in which a player committed a fault: the board before he played, and what he touched."""

    partie: DraughtsState
    touched: Line


def turn_of(scene: TableState, offender: Seat) -> Turn:
    """The turn of the faults that are open against him; a piece played was touched."""
    if scene.player == offender:
        return Turn(scene.partie, scene.touched)
    assert scene.played is not None
    before, move, touched = scene.played
    return Turn(before, touched or (move.start,))


def souffler(scene: TableState, act: Souffler) -> TableState:
    """A piece huffed. It is not a move: who huffs has still to play, once the other has.

    By touching another piece than that which had to take, the adversary has bound himself to it (MAN rule
    XVII); otherwise his move stands as it is (METZ rule X).
    """
    foe = other(act.by)
    refuse_unless(
        act.square in scene.huffable(foe),
        Text(f"il n'y a rien à souffler en {act.square}", f"there is nothing to huff on {act.square}"),
    )
    if scene.player == foe or _left_touched(scene, act.square):
        return _huffed_and_bound(scene, foe, act.square)
    spent = replace(_spent(scene, foe), touched=scene.touched)
    huffed = spent.with_partie(scene.partie.without(act.square)).ruled(act.by, Decision.HUFFED, (act.square,))
    return touched(huffed).settled()


def _left_touched(scene: TableState, square: Square) -> bool:
    """Whether he touched another piece than the one to be huffed and did not play it, where that decides."""
    played = scene.played
    if played is None or not scene.strictness.touch_huffs or played.move.start in played.touched:
        return False
    return any(piece != _stood(scene, other(scene.player), square) for piece in played.touched)


def _huffed_and_bound(scene: TableState, offender: Seat, square: Square) -> TableState:
    """The piece huffed before the move it should have made, which is then made with what was touched."""
    turn = turn_of(scene, offender)
    stood = _stood(scene, offender, square)
    partie = turn.partie.without(stood)
    able = (moves_of(partie, piece) for piece in turn.touched if piece != stood)
    moves = ordered(tuple(move for found in able for move in found))
    back = replace(_spent(scene, offender), bound=Bound(moves, taking=False)).with_partie(partie)
    return back.ruled(other(offender), Decision.HUFFED_AND_BOUND, (stood,)).settled()


def _stood(scene: TableState, offender: Seat, square: Square) -> Square:
    """Where the piece on `square` stood before he played."""
    if scene.player == offender or scene.played is None or square != scene.played.move.end:
        return square
    return scene.played.move.start


def _spent(scene: TableState, offender: Seat) -> TableState:
    """The scene with hands off the board, every fault dealt with, and nothing more to demand of him."""
    return replace(
        scene,
        touched=(),
        adoube=frozenset(),
        faults=(),
        neglected=put(scene.neglected, offender, ()),
        played=None,
        committed=None,
        proposed=None,
    )


def faire_prendre(scene: TableState, act: FairePrendre) -> TableState:
    """The adversary made to take, with what he touched if that can, else with what he likes of what must."""
    foe = other(act.by)
    refuse_unless(scene.huffable(foe), Text("il n'était pas obligé de prendre", "he was not bound to take"))
    turn = turn_of(scene, foe)
    return _bound(scene, foe, rightly(*turn), Decision.MADE_TO_TAKE)


def faire_jouer(scene: TableState, act: FaireJouer) -> TableState:
    """The adversary made to play a piece he touched."""
    foe = other(act.by)
    refuse_unless(
        act.square in scene.playable(foe),
        Text(
            f"il n'a rien touché en {act.square} qu'il doive jouer",
            f"he touched nothing on {act.square} that he must play",
        ),
    )
    return _bound(scene, foe, moves_of(turn_of(scene, foe).partie, act.square), Decision.MADE_TO_PLAY)


def faire_rejouer(scene: TableState, act: FaireRejouer) -> TableState:
    """The adversary made to put a piece falsely moved back, and to play it rightly."""
    foe = other(act.by)
    false = any(fault.kind is Kind.FALSE_MOVE for fault in scene.open_against(foe))
    refuse_unless(false, Text("il n'a pas fait de faux coup", "he made no false move"))
    return _bound(scene, foe, rightly(*turn_of(scene, foe)), Decision.MADE_TO_REPLAY)


def _bound(scene: TableState, offender: Seat, moves: Moves, decision: Decision) -> TableState:
    """The offender at his turn again, with no choice but those moves."""
    partie = replace(turn_of(scene, offender).partie, last_events=())
    bound = Bound(moves, taking=decision is Decision.MADE_TO_TAKE)
    back = replace(_spent(scene, offender), partie=partie, bound=bound)
    return back.ruled(offender, decision, starts(moves))


def consentir(scene: TableState, act: Consentir) -> TableState:
    """A slip mended: what was forgotten lifted, what was lifted by mistake put back."""
    foe = other(act.by)
    right = next((fault.right for fault in scene.open_against(foe) if fault.right), None)
    refuse_unless(right, Text("il n'y a rien à quoi consentir", "there is nothing to consent to"))
    assert right is not None
    assert scene.played is not None
    rest = tuple(fault for fault in scene.faults if not fault.right)
    partie = replace(scene.played.before.moved(right), last_events=())
    mended = replace(scene, faults=rest, partie=partie)
    return touched(mended.ruled(foe, Decision.MENDED, (right.end,))).settled()
