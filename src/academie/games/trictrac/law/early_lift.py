"""One treatise's privilege: a man borne off before the others are in, to keep the plein of the retour.

He goes by both numbers together, straight onto the bande, and the plein must stand. Source: ACAD-A ch. II
note 1, ch. VI.
"""

from __future__ import annotations

from academie.games.tables.law.track import OFF, Move, full, moved
from academie.games.trictrac.law.movement import outside
from academie.games.trictrac.law.position import Coup, Table


def early_lift(coup: Coup) -> tuple[Move, ...]:
    """The man the privilege lets go, or nothing; he rests in the plein itself, so nothing can bar him."""
    start = OFF - coup.throw.total
    if not coup.rules.early_lift_to_keep or not outside(coup.mine) or not coup.mine[start]:
        return ()
    go = (Move(start, OFF),)
    keeps = full(coup.mine, Table.RETOUR.base) and full(moved(coup.mine, go), Table.RETOUR.base)
    return go if keeps else ()
