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

SIGNED = r"[+-]\d+\.\d+"
WON = 30_000
DECIDED = 25_000


def found(*kinds: str) -> Iterator[tuple[Statement, Finding]]:
    ledger = shipped()
    for item in statements():
        entry = ledger.get(item.id)
        if item.kind in kinds and entry is not None:
            yield item, entry.finding


def told(finding: Finding) -> list[str]:
    """The signed numbers of the evidence, which both languages must tell alike."""
    french: list[str] = re.findall(SIGNED, finding.evidence.fr)
    assert french == re.findall(SIGNED, finding.evidence.en)
    return french


def men(hundredths: int) -> str:
    return f"{hundredths / 100:+.2f}"


def test_positions_of_manoury() -> None:
    """A proof tells how far off the end is; what is not proven, the score at the diagram and at the end."""
    for item, finding in found("study"):
        figures: dict[str, int] = dict(finding.figures)
        scores, [*plies] = told(finding), re.findall(r"in (\d+) single moves", finding.evidence.en)
        if plies:
            proof = [value for value in figures.values() if abs(value) >= DECIDED]
            assert [int(number) for number in plies] == [WON - abs(value) for value in proof], item.id
        elif "forbidden" in finding.evidence.en:
            assert scores == [men(figures["diagram"])], item.id
        elif "end of the line" in finding.evidence.en:
            assert scores == [men(figures["diagram"]), men(figures["end"])], item.id
        elif scores:
            assert scores == [men(figures["diagram"])], item.id


def test_what_is_decided_is_proven() -> None:
    """A position of Manoury's is not confirmed by a mere score."""
    for item, finding in found("study"):
        proven = max(abs(value) for value in finding.figures.values()) >= DECIDED
        validate_terms = "forbidden" in finding.evidence.en or "table of endings" in finding.evidence.en
        assert (finding.verdict is not Verdict.UNDECIDED) == (proven or validate_terms), item.id


def test_kings_and_lines() -> None:
    for item, finding in found("kings"):
        figures: dict[str, Any] = dict(finding.figures)
        [(asked, won)] = re.findall(r"^Of (\d+) .* (\d+) \(", finding.evidence.en)
        assert (int(asked), int(won)) == (figures["asked"], figures["won"]), item.id
        assert ("by the tables" in finding.evidence.en) == figures["by_table"], item.id
    for item, finding in found("line-held"):
        numbers = [int(number) for number in re.findall(r"\d+", finding.evidence.en)]
        assert numbers == [finding.figures["held"], finding.figures["of"]], item.id


def test_choices() -> None:
    for item, finding in found("choice"):
        [(one, two, games, gain, error)] = re.findall(
            rf"({SIGNED}) against ({SIGNED}) over (\d+) games: a difference of ({SIGNED}) ± (\S+) ",
            finding.evidence.en,
        )
        figures: dict[str, float] = dict(finding.figures)
        assert int(games) == figures["games"], item.id
        assert float(gain) == pytest.approx(figures["gain"], abs=6e-4), item.id
        assert float(error) == pytest.approx(figures["error"], abs=6e-4), item.id
        assert float(one) - float(two) == pytest.approx(figures["gain"], abs=2e-3), item.id


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
