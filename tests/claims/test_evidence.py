"""The words of every finding shipped say what its figures are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from academie.claims.ledger import shipped
from academie.games.chess.claims.lines import end_of, way_of
from academie.library import catalogue
from academie.library.statement import Finding, Statement, Verdict, statements
from academie.notation import notation_of

SIGNED = r"[+\-−]\d+[.,]\d+|\b0[.,]0+\b"  # nothing has no sign
AHEAD = 200


def found(*checks: str) -> Iterator[tuple[Statement, Finding]]:
    ledger = shipped()
    for item in statements():
        entry = ledger.get(item.id)
        if item.check in checks and entry is not None:
            yield item, entry.finding


def told(finding: Finding) -> list[str]:
    """The signed numbers of the evidence and its zeros, which both languages must tell alike."""
    french: list[str] = [_plain(text) for text in re.findall(SIGNED, finding.evidence.fr)]
    assert french == [_plain(text) for text in re.findall(SIGNED, finding.evidence.en)]
    return french


def _plain(number: str) -> str:
    return number.replace("−", "-").replace(",", ".")


def whole(text: str) -> int:
    """A number as English groups it."""
    return int(text.replace(",", ""))


def men(hundredths: int) -> str:
    return f"{hundredths / 100:+.2f}"


def test_wins_of_manoury() -> None:
    """A proof tells how far off the end is, unless a table knows only who wins; the rest, what the search
    thinks, and how deep it looked.
    """
    for item, finding in found("win"):
        figures: dict[str, Any] = dict(finding.figures)
        if "branches" in item.parameters:
            continue
        if "result" in figures:
            plies = re.findall(r"in at most (one|\d+) single move", finding.evidence.en)
            known = (
                [] if "plies" not in figures else ["one" if figures["plies"] == 1 else str(figures["plies"])]
            )
            assert plies in ([], known), item.id
        else:
            assert told(finding) == [men(figures["men"])], item.id
            [(nodes, depth)] = re.findall(r"within (\S+) positions: at depth (\d+)", finding.evidence.en)
            assert (whole(nodes), int(depth)) == (figures["nodes"], figures["depth"]), item.id


def test_what_is_proven_is_proven() -> None:
    """No position of Manoury's is proven or refuted by a mere score; a score that is ahead confirms."""
    for item, finding in found("win"):
        if "branches" not in item.parameters:
            result, ahead = finding.figures.get("result"), finding.figures.get("men", 0) >= AHEAD
            expected = {1: Verdict.PROVEN, 0: Verdict.REFUTED, -1: Verdict.REFUTED}
            verdict = Verdict.CONFIRMED if ahead else Verdict.UNDECIDED
            assert finding.verdict is (verdict if result is None else expected[result]), item.id


def test_what_is_proven_of_the_end_alone_says_so() -> None:
    """Where the loser was free on the way, a proof at the end is told to begin there."""
    told_so = 0
    for item, finding in found("win"):
        free = bool(finding.figures.get("free")) and finding.verdict is Verdict.PROVEN
        assert ("Only from here" in finding.evidence.en) == (free and finding.figures["by"] != "law"), item.id
        told_so += free
    assert told_so > 40


def test_kings_and_lines() -> None:
    for item, finding in found("kings"):
        figures: dict[str, Any] = dict(finding.figures)
        [(asked, won)] = re.findall(r"^Of (\S+) .* (\S+) \(", finding.evidence.en)
        assert (whole(asked), whole(won)) == (figures["asked"], figures["won"]), item.id
        assert ("by the tables" in finding.evidence.en) == figures["by_table"], item.id
    for item, finding in found("line-held"):
        numbers = [int(number) for number in re.findall(r"\d+", finding.evidence.en)]
        assert numbers == [finding.figures["held"], finding.figures["of"]], item.id


def test_principles() -> None:
    for item, finding in found("principle"):
        [(asked, right, wrong, level)] = re.findall(
            r"\bOf (\d+) positions of games right in (\d+), wrong in (\d+), level in (\d+)",
            finding.evidence.en,
        )
        figures: dict[str, float] = dict(finding.figures)
        assert int(asked) == figures["positions"] == int(right) + int(wrong) + int(level), item.id
        assert (int(right), int(right) + int(wrong)) == (figures["right"], figures["of"]), item.id
        assert float(told(finding)[0]) == pytest.approx(figures["gain"], abs=6e-4), item.id


def test_lines_of_philidor_end_where_the_study_ends() -> None:
    """The position judged is the one the line leads to today."""
    for item, finding in found("chess-line"):
        study = catalogue().study(item.parameters["study"])
        way, _ = way_of(study, item.parameters.get("renvoi", ""))
        assert finding.position == notation_of("echecs").state(end_of(study, way)), item.id
        scores = told(finding)
        assert scores in ([], [men(finding.figures["white"])]), item.id


def test_openings() -> None:
    for item, finding in found("opening"):
        value, best = (float(number) for number in told(finding))
        assert value == pytest.approx(finding.figures["value"], abs=6e-4), item.id
        assert best == pytest.approx(finding.figures["best"], abs=6e-4), item.id
