"""How statements of a kind are checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any

from academie.claims.finding import Effort, Finding, Verdict
from academie.engine.offer import core
from academie.kernel import Text
from academie.library.statement import Statement

Run = Callable[[Statement, Effort], Finding]
"""Checks a statement within an effort."""
Signature = Callable[[str], Sequence[Any] | None]
"""What tells apart the engines a check asks about a game, as plain data; nothing where one is missing."""


def nothing() -> str | None:
    """The lack of a check that needs nothing but Python."""
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
    """The program that it needs and that is not here, if one is missing."""
    outside: bool = False
    """Whether another program does the work, so that its time counts by the clock."""
    signature: Signature = no_engine
    ruleset: str | None = None
    """The law it asks where a statement names none; else the usual law of the game."""
    quick: bool = False
    """Whether it takes no time, so that it is always done again."""

    def find(self, statement: Statement, effort: Effort) -> Finding:
        """What comes of the statement; undecided where the program that decides is missing."""
        missing = self.lack()
        return self.run(statement, effort) if missing is None else without(missing)


def without(program: str) -> Finding:
    """The finding where a program is missing."""
    evidence = Text(f"{program} n'est pas installé ici.", f"{program} is not installed here.")
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
