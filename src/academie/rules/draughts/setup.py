"""A position set up by hand, made a state that can be played on."""

from __future__ import annotations

from academie.kernel import SetupError
from academie.rules.draughts.accord import NOTHING_AGREED, Accord
from academie.rules.draughts.flaws import flaws
from academie.rules.draughts.limits import limited
from academie.rules.draughts.partie import PartieDeDames
from academie.rules.draughts.position import Position
from academie.rules.draughts.rules import DraughtsRules


def set_up(rules: DraughtsRules, position: Position, accord: Accord = NOTHING_AGREED) -> PartieDeDames:
    """The state in which the position has just been reached: limited moves begin to count at once.

    Raises `SetupError` for a position that cannot be.
    """
    if reasons := flaws(position, rules):
        raise SetupError(reasons)
    limit, _ = limited(position, None, rules, accord)
    return PartieDeDames(rules, position, accord, limit=limit)
