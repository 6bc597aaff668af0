"""A position set up by hand, made a state that can be played on."""

from __future__ import annotations

from academie.games.draughts.law.limits import limited
from academie.games.draughts.law.options import NOTHING_AGREED, Agreement
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.problems import problems
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.law.state import DraughtsState
from academie.kernel import SetupError


def set_up(rules: DraughtsRules, position: Position, accord: Agreement = NOTHING_AGREED) -> DraughtsState:
    """The state in which the position has just been reached: limited moves begin to count at once.

    Raises `SetupError` for a position that cannot be.
    """
    if reasons := problems(position, rules):
        raise SetupError(reasons)
    limit, _ = limited(position, None, rules, accord)
    return DraughtsState(rules, position, accord, limit=limit)
