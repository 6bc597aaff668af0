"""A few acts weighed against each other by the engine of their game, for who is asked to choose."""

# Engines are loaded only by who weighs with them.
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from academie.engine.offer import core
from academie.kernel import WHITE, Action, State

if TYPE_CHECKING:
    from academie.engine.dice.engine import DiceEngine

PLIES: Final = 2
"""How far it looks beyond each act: the throws that follow, and the best that can be made of them."""


def weigh(game: str, state: State[Any], acts: Sequence[Action]) -> list[float] | None:
    """What each act is worth to who acts, in stakes; nothing where no engine of the game is installed."""
    engine = _engine(game)
    if engine is None:
        return None
    sign = 1 if state.actor == WHITE else -1
    try:
        return [sign * engine.value(state.apply(act), PLIES) for act in acts]
    except ValueError:
        return None


@cache
def _engine(game: str) -> DiceEngine[Any, Any] | None:
    """The engine of trictrac or of toc, if it can be had."""
    if game not in {"trictrac", "toc"} or core() is not None:
        return None
    from academie.engine.dice.engines import dice_engine

    return dice_engine(game)
