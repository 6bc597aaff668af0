"""The kinds of statements there are, and how those of each kind are checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pkgutil import resolve_name
from typing import Any, Final

from academie.drawing import Diagram
from academie.engine.offer import core
from academie.kernel import Facet
from academie.library.statement import Finding, Statement, Verdict
from academie.registry import parts
from academie.words import Language, Message, Text


@dataclass(frozen=True, slots=True)
class Effort:
    """How much time may be spent on one statement."""

    seconds: float = 5.0


Run = Callable[[Statement, Effort], Finding]
"""Checks a statement within an effort."""
Signature = Callable[[str], Sequence[Any] | None]
"""What identifies the engines that a check asks about a game, as plain data; nothing if one is missing."""
Draw = Callable[[Statement, Finding, Language], Diagram]
"""Draws a finding."""


def verdict_of(*, holds: bool) -> Verdict:
    """The verdict on a statement that is either true or false."""
    return Verdict.CONFIRMED if holds else Verdict.REFUTED


def nothing() -> str | None:
    """The missing program of a check that needs nothing but Python: none."""
    return None


def no_engine(game: str) -> Sequence[Any]:
    """The signature of a check that asks no engine of ours."""
    del game
    return ()


@dataclass(frozen=True, slots=True)
class Check:
    """The check of one kind of statements; `version` rises whenever its answers may change."""

    title: Text
    version: int
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
        """Check the statement; the finding is undecided if the program that decides is missing."""
        missing = self.lack()
        return self.run(statement, effort) if missing is None else without(missing)


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


def signed(place: str) -> Signature:
    """The signature at `module:name`, whose engine is loaded only when it is asked for."""

    def signature(game: str) -> Sequence[Any] | None:
        if lacks_core() is not None:
            return None
        of_game: Signature = resolve_name(place)
        return of_game(game)

    return signature


CLAIMS: Final[Facet[Mapping[str, Check]]] = Facet("claims")
"""The kinds of statements about a game.

Raise the version of a check with every change after which stored findings may no longer hold.
"""


@cache
def kinds() -> dict[str, Check]:
    """Return every kind by the name that statements call it."""
    return {name: check for each in parts(CLAIMS).values() for name, check in each.items()}
