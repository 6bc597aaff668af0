"""Positions and throws of trictrac as the golden data writes them."""

from __future__ import annotations

from typing import Final

from academie.games.tables.law.throw import Throw
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import TrictracState
from academie.games.trictrac.text.notation import TrictracNotation
from academie.testing.data import Case

NOTATION: Final = TrictracNotation()


def position_of(case: Case, rules: TrictracRules) -> TrictracState:
    """The position of a case, by that law. Raises `NotationError` or `SetupError`."""
    return NOTATION.read_state(case["position"], rules)


def throw_of(text: str) -> Throw:
    """The throw written so. Raises `TypeError` if it is another act."""
    act = NOTATION.read_act(text)
    if not isinstance(act, Throw):
        raise TypeError(f"{text!r} is no throw")
    return act
