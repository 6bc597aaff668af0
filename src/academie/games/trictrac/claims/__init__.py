"""Checks of what the books state of trictrac: sums, worked examples, slips, and choices of plays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from academie.claims.check import Check, Effort, Power, lacks_core, loaded, proof_of, signed, verdict_of
from academie.games.trictrac.checks import (
    CLAIMS,
    ERRATA,
    STATEMENTS,
    checked_verdict,
    claim_verdict,
    example_verdict,
    law_of,
)
from academie.library.statement import Finding, Statement, Verdict
from academie.testing.data import Answer, Case, cases
from academie.testing.data import Verdict as Held
from academie.words import Message, Text


def check_sum(statement: Statement, effort: Effort) -> Finding:
    """A sum of the book done again by counting the casts, or by asking the law throw by throw."""
    del effort
    case = _case(CLAIMS, statement.parameters["case"])
    held = claim_verdict(case)
    return Finding(proof_of(holds=held.agrees), _sum_evidence(held, case), _figures(held), _position(case))


def _sum_evidence(held: Held, case: Case) -> Text:
    """The book's figure beside ours; where it errs, how."""
    if held.agrees:
        return Message("trictrac-check-count", found=held.found)
    slip = SLIPS[case["verdict"]]
    return Message("trictrac-check-slip", expected=held.expected, found=held.found, slip=slip)


SLIPS = {
    "misprint": Message("trictrac-slip-misprint"),
    "wrong": Message("trictrac-slip-wrong-sum"),
    "unfounded": Message("trictrac-slip-unfounded"),
}


def check_example(statement: Statement, effort: Effort) -> Finding:
    """A worked example by the law that was made from the very treatise: it can only come out otherwise."""
    del effort
    case = _case(statement.parameters["file"], statement.parameters["case"])
    held = _held(statement.parameters["file"], case)
    evidence = Message("trictrac-check-book-and-law", expected=held.expected, found=held.found)
    return Finding(verdict_of(holds=held.agrees), evidence, _figures(held), _position(case))


def _held(file: str, case: Case) -> Held | Answer:
    return checked_verdict(case) if file == STATEMENTS else example_verdict(case, law_of(case))


def check_slip(statement: Statement, effort: Effort) -> Finding:
    """What stands in print, where something else should: refuted if the law gives what should stand."""
    del effort
    case = _case(ERRATA, statement.parameters["case"])
    held = checked_verdict(case)
    evidence = Message("trictrac-check-law", found=held.found)
    position = next((check["position"] for check in case["checks"] if "position" in check), None)
    verdict = Verdict.REFUTED if held.agrees else Verdict.UNDECIDED
    return Finding(verdict, evidence, _figures(held), position)


def _figures(held: Held | Answer) -> dict[str, str]:
    return {"book": held.expected.en, "found": held.found.en}


def _position(case: Case) -> str | None:
    """The position of a case, where it has one."""
    asked = case.get("by_law") or case.get("compute") or case
    place = asked.get("position", case.get("position"))
    return place if isinstance(place, str) else None


@cache
def _cases(file: str) -> dict[str, Case]:
    return {case["id"]: case for case in cases(file)}


def _case(file: str, id_: str) -> Case:
    return _cases(file)[id_]


CHECKS: Final[Mapping[str, Check]] = {
    "sum": Check(Message("trictrac-check-casts"), 2, Power.PROVES, check_sum, quick=True),
    "example": Check(Message("trictrac-check-sum"), 2, Power.REFUTES, check_example, quick=True),
    "slip": Check(
        Message("trictrac-check-slip-title"), 2, Power.REFUTES, check_slip, quick=True, drawn=False
    ),
    "principle": Check(
        Message("trictrac-check-choice"),
        1,
        Power.MEASURES,
        loaded("academie.games.trictrac.claims.choices:check_principle"),
        lacks_core,
        signature=signed("academie.claims.signatures:dice"),
    ),
}
