"""Findings kept in a file: nothing is computed twice, nothing is lost when one breaks off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from academie.claims.check import Check, without
from academie.claims.finding import Effort, Finding, Verdict
from academie.claims.inquiry import examined, inquire
from academie.claims.kinds import kinds
from academie.claims.ledger import Ledger, shipped
from academie.kernel import Text
from academie.library.statement import statement, statements

SUMS = [item for item in statements() if item.kind == "sum"][:3]
EFFORT = Effort()


@pytest.fixture
def empty(tmp_path: Path) -> Ledger:
    return Ledger(tmp_path / "deep" / "findings.json", {})


def test_what_is_found_is_kept_and_read_again(empty: Ledger, tmp_path: Path) -> None:
    first = [*inquire(SUMS, empty, EFFORT)]
    assert not any(item.kept for item in first)
    again = Ledger.at(tmp_path / "deep" / "findings.json")
    second = [*inquire(SUMS, again, EFFORT)]
    assert all(item.kept for item in second)
    assert [item.entry.finding for item in first] == [item.entry.finding for item in second]
    assert {*again} == {item.id for item in SUMS}


def test_breaking_off_keeps_what_is_done(empty: Ledger, tmp_path: Path) -> None:
    running: Iterator[object] = inquire(SUMS, empty, EFFORT)
    next(running)
    del running
    assert {*Ledger.at(tmp_path / "deep" / "findings.json")} == {SUMS[0].id}


def test_again_computes_anew(empty: Ledger) -> None:
    assert all(item.kept is False for item in [*inquire(SUMS, empty, EFFORT)])
    assert all(item.kept is False for item in [*inquire(SUMS, empty, EFFORT, again=True)])


def test_another_version_of_a_check_or_another_statement_does_not_serve() -> None:
    item = SUMS[0]
    check = kinds()[item.kind]
    entry = examined(item, check, EFFORT)
    newer = Check(check.title, check.version + 1, check.run)
    assert entry.serves(item, check, EFFORT)
    assert not entry.serves(item, newer, EFFORT)
    assert not entry.serves(SUMS[1], check, EFFORT)


def test_what_is_undecided_is_looked_at_again_with_more_time_only() -> None:
    item = SUMS[0]
    check = Check(Text("a", "b"), 1, lambda statement, effort: Finding(Verdict.UNDECIDED, Text("", "")))
    entry = examined(item, check, Effort(5.0))
    assert entry.serves(item, check, Effort(5.0))
    assert not entry.serves(item, check, Effort(6.0))


def test_what_lacked_a_program_is_looked_at_again_once_it_is_there() -> None:
    item = SUMS[0]
    missing = Check(Text("a", "b"), 1, kinds()["sum"].run, lack=lambda: "gnubg")
    entry = examined(item, missing, EFFORT)
    assert entry.finding == without("gnubg")
    assert entry.serves(item, missing, EFFORT)
    assert not entry.serves(item, Check(Text("a", "b"), 1, kinds()["sum"].run), EFFORT)


def test_what_is_shipped_covers_every_statement_as_it_stands() -> None:
    """Findings of what has changed since must be computed again before they are shipped."""
    known = shipped()
    assert {*known} == {item.id for item in statements()}
    for item in statements():
        entry = known.get(item.id)
        assert entry is not None
        assert (entry.digest, entry.version) == (item.digest(), kinds()[item.kind].version), item.id


def test_the_named_refutations_are_shipped() -> None:
    known = shipped()
    for id_ in ("AR-10b", "AR-23", "AR-31", "MAN-58", "GAM-BEST"):
        entry = known.get(statement(id_).id)
        assert entry is not None
        assert entry.finding.verdict is Verdict.REFUTED


def test_cost_is_that_of_the_processor_or_of_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter((1.0, 4.0))
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks))
    outside = Check(Text("a", "b"), 1, kinds()["sum"].run, outside=True)
    assert examined(SUMS[0], outside, EFFORT).seconds == 3.0
