"""The checks there are, and what each of them can do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from importlib.util import find_spec
from pkgutil import resolve_name
from typing import Any, Final

from academie.drawing import Diagram
from academie.engine.offer import core
from academie.kernel import Facet
from academie.library.statement import Finding, Statement, Verdict
from academie.registry import parts
from academie.words import Content, Language, Message, Text


@dataclass(frozen=True, slots=True)
class Effort:
    """How much time may be spent on one statement."""

    seconds: float = 5.0


Run = Callable[[Statement, Effort], Finding]
"""Checks a statement within an effort."""
Signature = Callable[[str], Mapping[str, Any] | None]
"""What identifies the engine that a check asks about a game, its weights apart; nothing if it is missing."""
Draw = Callable[[Statement, Finding, Language], Diagram]
"""Draws a finding."""


class Power(Enum):
    """What a check can do to a statement."""

    PROVES = "proves"
    """Prove it or refute it, if it gets so far."""
    CONFIRMS = "confirms"
    """Prove it by an example; not refute it, for want of one."""
    REFUTES = "refutes"
    """Refute it by an example; that there is none found proves nothing."""
    MEASURES = "measures"
    """Measure it, with an error: what comes out is an opinion of engines or a share, never a proof."""
    NOTHING = "nothing"
    """Nothing: the statement is one that no machine can check."""


POWERS: Final[Mapping[Power, Text]] = {
    Power.PROVES: Message("claims-power-proves"),
    Power.CONFIRMS: Message("claims-power-confirms"),
    Power.REFUTES: Message("claims-power-refutes"),
    Power.MEASURES: Message("claims-power-measures"),
    Power.NOTHING: Message("claims-power-nothing"),
}


def verdict_of(*, holds: bool) -> Verdict:
    """The verdict of a measurement, or of a check that can refute only."""
    return Verdict.CONFIRMED if holds else Verdict.REFUTED


def proof_of(*, holds: bool) -> Verdict:
    """The verdict on a statement that is known to be true or false."""
    return Verdict.PROVEN if holds else Verdict.REFUTED


def nothing() -> str | None:
    """The missing program of a check that needs nothing but Python: none."""
    return None


def no_engine(game: str) -> Mapping[str, Any]:
    """The signature of a check that asks no engine of ours."""
    del game
    return {}


@dataclass(frozen=True, slots=True)
class Check:
    """One way to check statements; `version` rises whenever its answers may change."""

    title: Text
    version: int
    power: Power
    run: Run
    lack: Callable[[], str | None] = nothing
    """Returns the program that it needs and that is not installed, if there is one."""
    outside: bool = False
    """Whether another program does the work, so that time is measured by the clock."""
    signature: Signature = no_engine
    ruleset: str | None = None
    """The rule set for statements that name none, if it is not the default of the game."""
    quick: bool = False
    """Whether it takes no time, so that it is always done again."""
    draw: Draw | None = None
    """Draws the figures of a finding, where a position would not show them."""
    drawn: bool = True
    """Whether refutations are drawn at all."""

    def find(self, statement: Statement, effort: Effort) -> Finding:
        """Check the statement; it is undecided if the program that decides is missing, or it is held open."""
        missing = self.lack()
        return held_open(statement, self.run(statement, effort)) if missing is None else without(missing)


def held_open(statement: Statement, found: Finding) -> Finding:
    """The finding, undecided if the statement says why what is measured does not decide it."""
    if found.verdict is Verdict.UNDECIDED or not statement.parameters.get("open"):
        return found
    why = Message("claims-open", why=Content(**statement.parameters["why"]), found=found.evidence)
    return replace(found, verdict=Verdict.UNDECIDED, evidence=why)


def without(program: str) -> Finding:
    """The finding where a program is missing."""
    evidence = Message("claims-not-installed", program=program)
    return Finding(Verdict.UNDECIDED, evidence, lacks=program)


def loaded(place: str) -> Run:
    """The check at `module:name`, whose engine is loaded only when a statement is checked."""

    def run(statement: Statement, effort: Effort) -> Finding:
        check: Run = resolve_name(place)
        return check(statement, effort)

    return run


def lacks_core() -> str | None:
    """The compiled core, where it is not installed."""
    return None if core() is None else "academie-core"


def lacks_numpy() -> str | None:
    """NumPy, which solving whole games needs, where it is not installed."""
    return None if find_spec("numpy") else "numpy"


def signed(place: str) -> Signature:
    """The signature at `module:name`, whose engine is loaded only when it is asked for."""

    def signature(game: str) -> Mapping[str, Any] | None:
        if lacks_core() is not None:
            return None
        of_game: Signature = resolve_name(place)
        return of_game(game)

    return signature


CLAIMS: Final[Facet[Mapping[str, Check]]] = Facet("claims")
"""The checks of statements about a game, by the names that statements call them.

Raise the version of a check with every change after which stored findings may no longer hold.
"""


@cache
def checks() -> dict[str, Check]:
    """Return every check by the name that statements call it."""
    return {name: check for each in parts(CLAIMS).values() for name, check in each.items()}
