"""Statements checked one after the other; what is known already is not computed again."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from academie.claims.basis import basis
from academie.claims.check import Check
from academie.claims.finding import Effort
from academie.claims.kinds import kinds
from academie.claims.ledger import Entry, Ledger
from academie.library.statement import Statement


class Found(NamedTuple):
    """A statement with what is known of it now, and whether that was known before."""

    statement: Statement
    entry: Entry
    kept: bool
    stale: bool = False
    """Whether it should be computed again, and cannot be here."""


def inquire(
    statements: Iterable[Statement], ledger: Ledger, effort: Effort, *, again: bool = False
) -> Iterator[Found]:
    """What comes of each statement, in their order; each new finding is kept before it is told."""
    for statement in statements:
        known = ledger.get(statement.id)
        found = examined_again(statement, known, effort, again=again)
        if not found.kept:
            ledger.add(statement.id, found.entry)
        yield found


def examined_again(statement: Statement, known: Entry | None, effort: Effort, *, again: bool) -> Found:
    """What is known of a statement, computed unless that would tell nothing new.

    What lacks a program or tables here does not take the place of what was found where they were.
    """
    check = kinds()[statement.kind]
    if known is not None and not again and not check.quick and known.serves(statement, check, effort):
        return Found(statement, known, kept=True)
    entry = examined(statement, check, effort)
    if known is not None and entry.finding.lacks is not None and known.finding.lacks is None:
        return Found(statement, known, kept=True, stale=known.stale(statement, check))
    if known is not None and not again and known.tells(entry):
        return Found(statement, known, kept=True)
    return Found(statement, entry, kept=False)


def examined(statement: Statement, check: Check, effort: Effort) -> Entry:
    """What comes of a statement now, and what it took."""
    clock = time.perf_counter if check.outside else time.process_time
    begun = clock()
    finding = check.find(statement, effort)
    took = clock() - begun
    return Entry(statement.digest(), check.version, finding, took, effort.seconds, basis(statement, check))
