"""Positions and throws of the golden data, and the sums of the treatises computed from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from academie.games.tables.law.odds import Shortcut, casts, covering, pips, showing, totalling
from academie.games.tables.law.throw import THROWS, Throw
from academie.games.trictrac.law.jans import Jan
from academie.games.trictrac.law.odds import coin_blocked, scoring
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import TrictracState
from academie.games.trictrac.text.notation import TrictracNotation
from academie.testing.data import Case

NOTATION: Final = TrictracNotation()

Figure = int | list["Figure"]
Computation = Callable[[Case, TrictracRules], Figure]


def position_of(case: Case, rules: TrictracRules) -> TrictracState:
    """The position of a case, by that law. Raises `NotationError` or `SetupError`."""
    return NOTATION.read_state(case["position"], rules)


def throw_of(text: str) -> Throw:
    """The throw that a text describes. Raises `TypeError` for another act."""
    act = NOTATION.read_act(text)
    if not isinstance(act, Throw):
        raise TypeError(f"{text!r} is not a throw")
    return act


def compute(sum_: Case, rules: TrictracRules) -> Figure:
    """The figure of a sum given as data, of that `kind`. Raises `KeyError` for an unknown kind."""
    return KINDS[sum_["kind"]](sum_, rules)


def _each(sum_: Case, rules: TrictracRules) -> Figure:
    return [compute(part, rules) for part in sum_["of"]]


def _named(sum_: Case, rules: TrictracRules) -> Figure:
    """The covering throws as players name them, and those of them that fall two ways."""
    del rules
    throws = covering(sum_["numbers"])
    return [len(throws), sum(not cast.doublet for cast in throws)]


def _scoring(sum_: Case, rules: TrictracRules) -> Figure:
    return casts(scoring(position_of(sum_, rules), Jan(sum_["jan"]), sum_.get("target")))


KINDS: Final[Mapping[str, Computation]] = {
    "each": _each,
    "throws": lambda sum_, rules: [len(THROWS), casts(THROWS)],
    "totals": lambda sum_, rules: casts(totalling(sum_["totals"])),
    "pips": lambda sum_, rules: pips(totalling(sum_["totals"])),
    "direct": lambda sum_, rules: casts(showing(sum_["numbers"])),
    "cover": lambda sum_, rules: casts(covering(sum_["numbers"])),
    "twice": lambda sum_, rules: casts(covering(sum_["numbers"], least=2)),
    "named": _named,
    "shortcut": lambda sum_, rules: Shortcut(**sum_["rule"]).successes(),
    "scoring": _scoring,
    "coin-blocked": lambda sum_, rules: casts(coin_blocked(position_of(sum_, rules))),
}
