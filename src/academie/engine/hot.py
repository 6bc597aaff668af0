"""Games that many play at once: their plays come from the compiled twin where it is installed.

A hot state is the law's own state with another finder of plays. Events, citations, façons, rulings and the
order of acts stay the law's, and so does equality: whoever holds a state need not know which it is.
"""

# The twin is loaded only where it is installed.
# ruff: noqa: PLC0415

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from typing import Any

from academie.kernel import State
from academie.rules.draughts.partie import PartieDeDames
from academie.rules.tables.trictrac import Partie


def hot(state: State[Any]) -> State[Any]:
    """The same state, quicker to play on from; the state itself where no twin can help it."""
    if not _installed():
        return state
    match state:
        case Partie():
            from academie.engine.twin_trictrac import Finder as OfTrictrac

            return replace(state, find=OfTrictrac(state.rules))
        case PartieDeDames():
            from academie.engine.draughts.twin import Finder as OfDraughts

            return replace(state, find=OfDraughts(state.rules))
        case _:
            return state


@cache
def _installed() -> bool:
    return find_spec("academie_core") is not None
