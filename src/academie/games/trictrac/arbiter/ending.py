"""How a partie ends at a table where a fichet may stand in the last hole wrongly."""

from __future__ import annotations

from dataclasses import replace

from academie.games.trictrac.arbiter.bredouille import holes_made
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import right_sides
from academie.games.trictrac.law.state import Form, Phase
from academie.kernel import BLACK, WHITE, Seat


def won_by_right(scene: TableState, seat: Seat) -> TableState:
    """The scene, over at once if the last hole has been marked and truly made."""
    right = right_sides(scene, seat)[seat].holes
    if not at_goal(scene, seat) or right < scene.partie.goal:
        return scene
    return over(holes_made(scene, seat, right - scene.before[seat].holes))


def at_goal(scene: TableState, seat: Seat) -> bool:
    """Whether the fichet stands in the last hole of a partie."""
    return scene.partie.form is Form.PARTIE and scene.shown[seat].holes >= scene.partie.goal


def won_unchallenged(scene: TableState) -> TableState:
    """The scene, over if a fichet stands in the last hole and nobody can object any more."""
    won = any(
        at_goal(scene, seat) and not any(fault.right for fault in scene.open_against(seat))
        for seat in (WHITE, BLACK)
    )
    return over(scene) if won else scene


def over(scene: TableState) -> TableState:
    """The scene at its end."""
    partie = replace(scene.partie, phase=Phase.OVER, dice=None)
    return replace(scene, moment=Moment.OVER, partie=partie, faults=(), undo=None)
