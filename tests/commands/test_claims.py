"""`academie claims`: statements checked at the terminal."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from academie.claims.check import Effort, kinds
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
    assert [item["id"] for item in told] == ["MAN-VII-COUP", "MAN-VII-COUP-LOIN"]
    assert {item["verdict"] for item in told} == {"confirmed"}
    assert told[0]["figures"] == {"pairs": 325, "right": 322}


def test_in_french(tmp_path: Path) -> None:
    said = academie("claims", "--id", "AR-4", "--results", str(tmp_path / "f.json"), "--lang", "fr")
    assert "confirmé" in said.out


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
    missing = replace(kinds()["chess-line"], lack=lambda: "stockfish")
    monkeypatch.setattr("academie.claims.check_run.kinds", lambda: {"chess-line": missing})
    said = academie("claims", "--id", "PHIL-P1", "--results", str(results))
    assert said.code == 0
    assert "confirmed" in said.out
    assert "Out of date" in said.err
    assert "PHIL-P1" in said.err


def test_breaking_off_tells_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(asked: list[Statement], ledger: Ledger, effort: Effort, *, again: bool) -> Iterator[Found]:
        yield next(run_checks(asked, ledger, effort, again=again))
        raise KeyboardInterrupt

    monkeypatch.setattr("academie.claims.check_run.run_checks", broken_off)
    said = academie("claims", "--kind", "sum", "--results", str(tmp_path / "f.json"))
    assert said.code == 130
    assert "what is done is kept" in said.err
    assert "1: 1 confirmed" in said.out
