"""What a study is asked, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.dice.bridge import SearchDepth
from academie.engine.dice.engine import Plan
from academie.kernel import Language, Text
from academie.lab.config import bad, filled, is_list
from academie.lab.measured import Findings
from academie.lab.plots import Plot
from academie.lab.workers import Tell, Workers


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
        return Plan(self.rollouts, self.seed, looking=SearchDepth())


def asked(content: Mapping[str, Any], where: object = "--config") -> Asked:
    """What a file asks. Raises `OptionError` for a name a study does not know."""
    table = dict(content)
    games = table.pop("games", [*Asked().games])
    if not is_list(games) or not all(isinstance(each, str) for each in games):
        raise bad(where, Text("games doit être une liste de jeux", "games must be a list of games"))
    return filled(Asked, table, where, games=tuple(games))


@dataclass(frozen=True, slots=True)
class Found:
    """A table, and the plot that goes with it."""

    findings: Findings
    plot: Callable[[Language], Plot]


Run = Callable[[Asked, Workers, Tell], tuple[Found, ...]]

STAKES: Final = Text("mises de la partie", "stakes of the partie")
HOLES: Final = Text("trous", "holes")
PARTIES_WON: Final = Text("parties gagnées", "parties won")
PERCENT: Final = " %"
