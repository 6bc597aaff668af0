"""Statements checked one after the other; what is known already is not computed again."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import NamedTuple

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


def inquire(
    statements: Iterable[Statement], ledger: Ledger, effort: Effort, *, again: bool = False
) -> Iterator[Found]:
    """What comes of each statement, in their order; each new finding is kept before it is told."""
    for statement in statements:
        check = kinds()[statement.kind]
        known = None if again else ledger.get(statement.id)
        if known is not None and known.serves(statement, check, effort):
            yield Found(statement, known, kept=True)
            continue
        entry = examined(statement, check, effort)
        ledger.add(statement.id, entry)
        yield Found(statement, entry, kept=False)


def examined(statement: Statement, check: Check, effort: Effort) -> Entry:
    """What comes of a statement now, and what it took."""
    clock = time.perf_counter if check.outside else time.process_time
    begun = clock()
    finding = check.find(statement, effort)
    return Entry(statement.digest(), check.version, finding, clock() - begun, effort.seconds)
