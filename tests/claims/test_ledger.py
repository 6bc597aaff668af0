"""Findings kept in a file: nothing is computed twice, nothing is lost when one breaks off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from academie.claims import signatures
from academie.claims.basis import digest, law
from academie.claims.check import Check, Effort, Power, checks, without
from academie.claims.check_run import compute, run_checks
from academie.claims.ledger import Ledger, shipped
from academie.engine.dice.nets import shipped as shipped_net
from academie.kernel import Cited, RuleSet, cited
from academie.library.statement import Finding, Verdict, statement, statements
from academie.sources import LEP
from academie.words import Content

SUMS = [item for item in statements() if item.check == "sum"][:3]
EFFORT = Effort()


@pytest.fixture
def empty(tmp_path: Path) -> Ledger:
    return Ledger(tmp_path / "deep" / "findings.json", {})


def test_what_is_found_is_kept_and_read_again(empty: Ledger, tmp_path: Path) -> None:
    first = [*run_checks(SUMS, empty, EFFORT)]
    assert not any(item.kept for item in first)
    again = Ledger.at(tmp_path / "deep" / "findings.json")
    second = [*run_checks(SUMS, again, EFFORT)]
    assert all(item.kept for item in second)
    assert [item.entry.plain() for item in first] == [item.entry.plain() for item in second]
    assert {*again} == {item.id for item in SUMS}


def test_breaking_off_keeps_what_is_done(empty: Ledger, tmp_path: Path) -> None:
    running: Iterator[object] = run_checks(SUMS, empty, EFFORT)
    next(running)
    del running
    assert {*Ledger.at(tmp_path / "deep" / "findings.json")} == {SUMS[0].id}


def test_again_computes_anew(empty: Ledger) -> None:
    assert all(item.kept is False for item in [*run_checks(SUMS, empty, EFFORT)])
    assert all(item.kept is False for item in [*run_checks(SUMS, empty, EFFORT, again=True)])


def test_another_version_of_a_check_or_another_statement_does_not_serve() -> None:
    item = SUMS[0]
    check = checks()[item.check]
    entry = compute(item, check, EFFORT)
    newer = replace(check, version=check.version + 1)
    assert entry.serves(item, check, EFFORT)
    assert not entry.serves(item, newer, EFFORT)
    assert not entry.serves(SUMS[1], check, EFFORT)


def test_what_is_undecided_is_looked_at_again_with_more_time_only() -> None:
    item = SUMS[0]
    check = Check(
        Content(fr="a", en="b"),
        1,
        Power.PROVES,
        lambda statement, effort: Finding(Verdict.UNDECIDED, Content(fr="", en="")),
    )
    entry = compute(item, check, Effort(5.0))
    assert entry.serves(item, check, Effort(5.0))
    assert not entry.serves(item, check, Effort(6.0))


def test_what_lacked_a_program_is_looked_at_again_once_it_is_there() -> None:
    item = SUMS[0]
    missing = replace(checks()["sum"], lack=lambda: "gnubg")
    entry = compute(item, missing, EFFORT)
    assert entry.finding == without("gnubg")
    assert entry.serves(item, missing, EFFORT)
    assert not entry.serves(item, checks()["sum"], EFFORT)


RECOMPUTE = "stale: {}. Build the tables of endings as docs/studies.md says, then run `make claims`."


def test_every_statement_is_shipped_with_its_finding() -> None:
    assert {*shipped()} == {item.id for item in statements()}


def test_no_finding_shipped_is_stale() -> None:
    """What a changed law, engine, net, study or check may have changed is computed again before it ships."""
    known = shipped()
    entries = [(item, known.get(item.id)) for item in statements()]
    stale = [item.id for item, entry in entries if entry is None or entry.stale(item, checks()[item.check])]
    assert not stale, RECOMPUTE.format(", ".join(stale))


def test_every_finding_shipped_says_what_it_rests_on() -> None:
    known = shipped()
    entries = [known.get(item.id) for item in statements()]
    assert all(entry is not None and entry.basis is not None for entry in entries)


def plain(finding: Finding) -> tuple[object, ...]:
    """A finding with its evidence in words, as it is kept."""
    return (finding.verdict, finding.evidence.both(), dict(finding.figures), finding.position)


def test_what_takes_no_time_is_shipped_as_it_comes_out_now() -> None:
    """Sums, examples, slips, facts of the law: over 300 of the findings are simply computed again."""
    known = shipped()
    quick = [item for item in statements() if checks()[item.check].quick]
    assert len(quick) > 300
    for item in quick:
        entry = known.get(item.id)
        assert entry is not None
        found = checks()[item.check].find(item, EFFORT)
        assert plain(entry.finding) == plain(found), f"{item.id}: run `make claims`"


@pytest.mark.parametrize("part", ["engine", "weights"])
@pytest.mark.parametrize("check", ["win", "kings", "principle"])
def test_another_engine_makes_its_findings_stale_and_no_others(
    check: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search or a net that answers otherwise: only what was found by it must be computed again."""
    places = {"principle": "academie.claims.signatures.dice"}
    place = places.get(check, "academie.games.draughts.claims.signatures.draughts")
    known = shipped()
    now = checks()[check].signature("trictrac" if check == "principle" else "dames")
    assert now is not None
    monkeypatch.setattr(place, lambda game: {**now, part: "another"})
    entries = [(item, known.get(item.id)) for item in statements()]
    stale = {
        item.check for item, entry in entries if entry is not None and entry.stale(item, checks()[item.check])
    }
    assert check in stale
    assert stale == {name for name, each in checks().items() if each.signature is checks()[check].signature}


def test_a_finding_says_law_engine_and_weights_apart() -> None:
    proven, counted = shipped().get("MAN-94-a"), shipped().get("AR-4")
    assert proven is not None
    assert counted is not None
    assert proven.basis is not None
    assert counted.basis is not None
    assert {*proven.basis} == {"law", "study", "engine", "weights"}
    assert {*counted.basis} == {"law"}


def test_other_weights_are_another_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    net = shipped_net("trictrac")
    before = signatures.dice("trictrac")
    signatures.dice.cache_clear()
    monkeypatch.setattr("academie.claims.signatures.shipped", lambda game: net + b"\0")
    try:
        assert signatures.dice("trictrac") != before
    finally:
        signatures.dice.cache_clear()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(RuleSet):
    moves: Cited[int]
    takes: Cited[bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class RenamedRules(RuleSet):
    how_many_moves: Cited[int]
    must_take: Cited[bool]


def test_values_of_the_law_count_and_neither_their_places_nor_names_in_the_code() -> None:
    title, moves, takes = Content(fr="a", en="b"), cited(20, LEP, "ch. I"), cited(True, LEP, "ch. II")
    rules = Rules(id="x/y", title=title, moves=moves, takes=takes)
    renamed = RenamedRules(id="x/y", title=title, how_many_moves=moves, must_take=takes)
    other = replace(rules, moves=cited(25, LEP, "ch. I"))
    elsewhere = replace(rules, moves=cited(20, LEP, "ch. III"))
    assert digest(law(rules)) == digest(law(renamed)) == digest(law(elsewhere)) != digest(law(other))


def test_what_can_not_be_computed_here_leaves_what_was_found(
    empty: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stale finding of Stockfish's is not replaced by the want of Stockfish; it is reported."""
    item = statement("PHIL-P1")
    missing = replace(checks()["chess-line"], version=99, lack=lambda: "stockfish")
    monkeypatch.setattr("academie.claims.check_run.checks", lambda: {"chess-line": missing})
    known = shipped().get(item.id)
    assert known is not None
    empty.add(item.id, known)
    [found] = run_checks([item], empty, EFFORT)
    assert (found.entry, found.kept, found.stale) == (known, True, True)
    assert empty.get(item.id) == known


def test_what_is_stale_is_computed_again_and_the_rest_is_not(
    empty: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [statement("MAN-18-a"), statement("LEP-III-37")]
    for item in asked:
        entry = shipped().get(item.id)
        assert entry is not None
        empty.add(item.id, entry)
    fresh = Finding(Verdict.CONFIRMED, Content(fr="neuf", en="new"))
    faked = {
        name: replace(checks()[name], run=lambda statement, effort: fresh)
        for name in ("line-held", "principle")
    }
    monkeypatch.setattr("academie.claims.check_run.checks", lambda: faked)
    monkeypatch.setattr("academie.claims.signatures.dice", lambda game: {"engine": "another"})
    assert [found.kept for found in run_checks(asked, empty, EFFORT)] == [True, False]
    assert [found.kept for found in run_checks(asked, empty, EFFORT)] == [True, True]


def test_the_named_refutations_are_shipped() -> None:
    known = shipped()
    for id_ in ("AR-10b", "AR-23", "AR-31", "MAN-58-b", "GAM-BEST"):
        entry = known.get(statement(id_).id)
        assert entry is not None
        assert entry.finding.verdict is Verdict.REFUTED


@pytest.mark.parametrize(
    ("id_", "figures"), [("MAN-VI-2", "start"), ("MAN-P-3", "start"), ("LEP-III-4", "right")]
)
def test_what_a_measure_does_not_decide_is_open_and_says_why(id_: str, figures: str) -> None:
    """Draws grow more with strength, and a lot drawn is right as seldom: neither refutes the book."""
    entry = shipped().get(id_)
    assert entry is not None
    finding = entry.finding
    assert finding.verdict is Verdict.UNDECIDED
    assert figures in finding.figures
    why = statement(id_).parameters["why"]
    assert why["en"] in finding.evidence.en
    assert why["fr"] in finding.evidence.fr


@pytest.mark.parametrize("id_", ["MAN-VI-2", "MAN-P-3"])
def test_how_far_draws_grow_is_told_in_figures(id_: str) -> None:
    """The first is that of the games which the finding counts."""
    entry = shipped().get(id_)
    assert entry is not None
    won, drawn, lost = entry.finding.figures["start"]
    share, why = drawn / (won + drawn + lost), statement(id_).parameters["why"]
    assert f"from {share:.0%} at 1,000 a move to 75% at 50,000" in why["en"]
    assert f"de {100 * share:.0f}\u00a0% à 1\u202f000 par coup à 75\u00a0% à 50\u202f000" in why["fr"]


def test_cost_is_that_of_the_processor_or_of_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter((1.0, 4.0))
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks))
    outside = replace(checks()["sum"], outside=True)
    assert compute(SUMS[0], outside, EFFORT).seconds == 3.0
