"""What a study is asked, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.dice.crossing import Looking
from academie.engine.dice.engine import Plan
from academie.kernel import Language, OptionError, Text
from academie.lab.crew import Crew, Tell
from academie.lab.measured import Findings
from academie.lab.plots import Plot


@dataclass(frozen=True, slots=True)
class Asked:
    """How much a study may play; all that its result depends on."""

    games: tuple[str, ...] = ("trictrac",)
    seed: int = 1818
    rollouts: int = 1296
    """Games played out of each position."""
    parties: int = 200
    """Whole parties of each beginning."""
    wide: int = 3
    """How many plays of a throw are played out."""

    @property
    def plan(self) -> Plan:
        return Plan(self.rollouts, self.seed, looking=Looking())


def asked(content: Mapping[str, Any]) -> Asked:
    """What a file asks. Raises `OptionError` for a name a study does not know."""
    given: dict[str, Any] = {**content, "games": tuple(content.get("games", Asked().games))}
    try:
        return Asked(**given)
    except TypeError as wrong:
        raise OptionError(str(wrong)) from None


@dataclass(frozen=True, slots=True)
class Found:
    """A table, and the plot that goes with it."""

    findings: Findings
    plot: Callable[[Language], Plot]


Run = Callable[[Asked, Crew, Tell], tuple[Found, ...]]

STAKES: Final = Text("mises de la partie", "stakes of the partie")
HOLES: Final = Text("trous", "holes")
PARTIES_WON: Final = Text("parties gagnées", "parties won")
PERCENT: Final = " %"
