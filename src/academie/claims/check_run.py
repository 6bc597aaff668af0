"""Statements checked one after another; what is already known is not computed again."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from academie.claims.basis import basis
from academie.claims.check import Check, Effort, checks
from academie.claims.ledger import Entry, Ledger
from academie.library.statement import Statement


class Found(NamedTuple):
    """A statement with what is known of it now, and whether that was known before."""

    statement: Statement
    entry: Entry
    kept: bool
    stale: bool = False
    """Whether it should be computed again, and cannot be here."""


def run_checks(
    statements: Iterable[Statement], ledger: Ledger, effort: Effort, *, again: bool = False
) -> Iterator[Found]:
    """Check each statement in order; a new finding is saved before it is returned."""
    for statement in statements:
        known = ledger.get(statement.id)
        found = recheck(statement, known, effort, again=again)
        if not found.kept:
            ledger.add(statement.id, found.entry)
        yield found


def recheck(statement: Statement, known: Entry | None, effort: Effort, *, again: bool) -> Found:
    """What is known of a statement, computed unless that would show nothing new.

    A finding without a missing program or tables does not replace one that had them.
    """
    check = checks()[statement.check]
    if known is not None and not again and not check.quick and known.serves(statement, check, effort):
        return Found(statement, known, kept=True)
    entry = compute(statement, check, effort)
    if known is not None and entry.finding.lacks is not None and known.finding.lacks is None:
        return Found(statement, known, kept=True, stale=known.stale(statement, check))
    if known is not None and not again and known.says_same(entry):
        return Found(statement, known, kept=True)
    return Found(statement, entry, kept=False)


def compute(statement: Statement, check: Check, effort: Effort) -> Entry:
    """Check a statement now, and measure the time."""
    clock = time.perf_counter if check.outside else time.process_time
    start = clock()
    finding = check.find(statement, effort)
    took = clock() - start
    return Entry(statement.digest(), check.version, finding, took, effort.seconds, basis(statement, check))
