"""What hands can reach for at the damier, rightly or not.

It follows from what both can see, never from whether it is right: what is offered must not tell that a
capture was left undone.
"""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.draughts.arbiter import acts
from academie.games.draughts.arbiter.acts import TableAct
from academie.games.draughts.arbiter.table_state import TableState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Line, squares
from academie.games.draughts.law.moves import every_capture, steps
from academie.games.draughts.law.state import Phase
from academie.kernel import Seat, other


def reach(scene: TableState, seat: Seat) -> Iterator[TableAct]:
    """Every act that `seat` may try now; what else a slip of the hand can do may be written."""
    if scene.over:
        return
    if scene.committed is not None:
        yield from (scene.committed,) if scene.committed.by == seat else ()
        return
    if scene.proposed == other(seat):
        yield acts.Accorder(seat)
    if scene.partie.phase is Phase.OFFERED:
        yield from _by_law(scene, seat)
        return
    if seat == scene.player:
        yield from _to_play(scene, seat)
    if scene.played is not None or scene.touched:
        yield from _claims(scene, seat)


def _to_play(scene: TableState, seat: Seat) -> Iterator[TableAct]:
    if scene.bound is not None:
        yield from (acts.Jouer(seat, move) for move in scene.bound.moves)
        yield acts.Refuser(seat)
        return
    if scene.partie.ending is not None:
        yield acts.Laisser(seat)
        return
    position, rules = scene.partie.position, scene.partie.rules
    yield from (acts.Jouer(seat, move) for move in steps(position, rules))
    yield from (acts.Jouer(seat, move) for move in every_capture(position, rules))
    if not scene.touched:
        yield from _by_law(scene, seat)
    if seat not in scene.adoube:
        yield acts.Adouber(seat)
        own = (square for square in squares(position.mine) if square not in scene.touched)
        yield from (acts.Toucher(seat, square, scene.damier) for square in own)


def _by_law(scene: TableState, seat: Seat) -> Iterator[TableAct]:
    """The offer to crown and its answers, which hands do not change."""
    if scene.partie.actor == seat:
        yield from (act for act in scene.partie.actions() if not isinstance(act, Move))


def _claims(scene: TableState, seat: Seat) -> Iterator[TableAct]:
    """What may be demanded for the last move, or for what the player to move has touched."""
    foe = other(seat)
    for square in squares(scene.partie.position.of_seat(foe)):
        yield acts.Souffler(seat, square, scene.damier)
    yield acts.FairePrendre(seat)
    for square in _handled(scene, foe):
        yield acts.FaireJouer(seat, square, scene.damier)
    if seat == scene.player:
        yield acts.FaireRejouer(seat)
        yield acts.Consentir(seat)


def _handled(scene: TableState, seat: Seat) -> Line:
    """Where the pieces stood that `seat` has touched: in his turn, or in the one before it."""
    if seat == scene.player:
        return tuple(sorted(scene.touched))
    return () if scene.played is None else tuple(sorted(scene.played.touched))
