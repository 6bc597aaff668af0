"""States whose legal plays come from the compiled core, where it is installed.

An accelerated state is the law's own state with another finder of plays. Events, citations, façons, rulings,
the order of acts and equality stay the law's: code that holds a state need not know which it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

from academie.kernel import Facet, State
from academie.registry import game_of

CORE: Final[Facet[Callable[[State[Any]], State[Any]]]] = Facet("core")


def accelerated(state: State[Any]) -> State[Any]:
    """Return the state with plays found by the compiled core, or the state itself if the core cannot help."""
    accelerate = CORE.get(game_of(state)) if _installed() else None
    return state if accelerate is None else accelerate(state)


@cache
def _installed() -> bool:
    return find_spec("academie_core") is not None
