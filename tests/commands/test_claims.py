"""`academie claims`: statements checked at the terminal."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from academie.claims.check import Effort, checks
from academie.claims.check_run import Found, run_checks
from academie.claims.ledger import Ledger
from academie.library.statement import Statement, shipped_findings
from tests.commands.terminal import academie


def test_one_statement(tmp_path: Path) -> None:
    """LEP part 2 ch. V fig. 6: twenty casts, not twelve."""
    said = academie("claims", "--id", "AR-23", "--results", str(tmp_path / "f.json"))
    assert said.code == 0
    assert "refuted" in said.out
    assert "the count gives 20" in said.out
    assert "1: 1 refuted" in said.out


def test_by_book_and_kind_as_plain_data(tmp_path: Path) -> None:
    results = tmp_path / "f.json"
    said = academie(
        "claims", "--source", "manoury", "--kind", "coup-rule", "--json", "--results", str(results)
    )
    told = json.loads(said.out)
    assert [item["id"] for item in told] == ["MAN-VII-1", "MAN-VII-4"]
    assert {(item["kind"], item["power"]) for item in told} == {("principle", "measures")}
    assert told[0]["passage"] == "MAN.VII.coup.p4"
    assert {item["verdict"] for item in told} == {"confirmed"}
    assert told[0]["figures"] == {"pairs": 325, "right": 322}


def test_in_french(tmp_path: Path) -> None:
    said = academie("claims", "--id", "AR-4", "--results", str(tmp_path / "f.json"), "--lang", "fr")
    assert "prouvé" in said.out


@pytest.mark.parametrize("asked", [("--id", "AR-99"), ("--kind", "nonsense")])
def test_what_there_is_not(asked: tuple[str, str], tmp_path: Path) -> None:
    said = academie("claims", *asked, "--results", str(tmp_path / "f.json"))
    assert said.code == 2
    assert said.err.startswith("Error")


def test_what_is_stale_and_cannot_be_computed_here_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without Stockfish, what it found for an older check stays, and the reader is told so."""
    results = tmp_path / "f.json"
    results.write_text(
        json.dumps({"PHIL-P1": {**shipped_findings()["PHIL-P1"], "version": 0}}), encoding="utf-8"
    )
    missing = replace(checks()["chess-line"], lack=lambda: "stockfish")
    monkeypatch.setattr("academie.claims.check_run.checks", lambda: {"chess-line": missing})
    said = academie("claims", "--id", "PHIL-P1", "--results", str(results))
    assert said.code == 0
    assert "confirmed" in said.out
    assert "Out of date" in said.err
    assert "PHIL-P1" in said.err


def test_what_is_out_of_date_fails(tmp_path: Path) -> None:
    """`--stale` computes nothing: it names what is out of date or missing, and fails if anything is."""
    results = tmp_path / "f.json"
    known = shipped_findings()["MAN-94-a"]
    results.write_text(json.dumps({"MAN-94-a": known}), encoding="utf-8")
    said = academie("claims", "--stale", "--id", "MAN-94-a", "--results", str(results))
    assert (said.code, said.out.strip()) == (0, "All 1 findings are current.")
    other = {**known, "basis": {**known["basis"], "weights": "0" * 16}}
    results.write_text(json.dumps({"MAN-94-a": other}), encoding="utf-8")
    said = academie("claims", "--stale", "--source", "man", "--kind", "win", "--results", str(results))
    assert said.code == 1
    assert "MAN-94-a" in said.out
    assert "MAN-93-b" in said.out


def test_breaking_off_tells_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(asked: list[Statement], ledger: Ledger, effort: Effort, *, again: bool) -> Iterator[Found]:
        yield next(run_checks(asked, ledger, effort, again=again))
        raise KeyboardInterrupt

    monkeypatch.setattr("academie.claims.check_run.run_checks", broken_off)
    said = academie("claims", "--kind", "sum", "--results", str(tmp_path / "f.json"))
    assert said.code == 130
    assert "what is done is kept" in said.err
    assert "1: 1 proven" in said.out
