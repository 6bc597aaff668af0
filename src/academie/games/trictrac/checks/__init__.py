"""The law of trictrac against the golden data: examples of the treatises, their sums and their slips."""

from __future__ import annotations

from typing import Final

from academie.games.trictrac.checks.answers import answer, compute
from academie.games.trictrac.law import TRICTRAC, TrictracRules
from academie.testing.conformance import verdict
from academie.testing.data import Answer, Case, Verdict, cases, citation
from academie.words import series, verbatim

EXAMPLES: Final = ("scoring/trictrac-throws", "scoring/trictrac-plays", "scoring/trictrac-markings")
"""The files with the examples."""
SETS: Final = "scoring/trictrac-sets"
STATEMENTS: Final = "scoring/trictrac-statements"
CLAIMS: Final = "arithmetic/lepeintre"
ERRATA: Final = "errata/trictrac"


def verdicts(ruleset: TrictracRules | None = None) -> list[Verdict]:
    """Every example the treatises give, held against a rule set: by default the default one."""
    return [example_verdict(case, ruleset or TRICTRAC.default) for case in examples()]


def examples() -> list[Case]:
    """The examples as data."""
    return [case for name in EXAMPLES for case in cases(name)]


def treatise_verdicts() -> list[Verdict]:
    """The examples again, each by the law of the very treatise that gives it."""
    return [example_verdict(case, law_of(case)) for case in examples()]


def set_verdicts() -> list[Verdict]:
    """The lists of throws a treatise gives with one missing or wrong: the law must give the right ones."""
    return [example_verdict(case, TRICTRAC.default) for case in cases(SETS)]


def statement_verdicts() -> list[Verdict]:
    """What the treatises state in words, worked out."""
    return [checked_verdict(case) for case in cases(STATEMENTS)]


def erratum_verdicts() -> list[Verdict]:
    """The slips of the treatises that the law can show: it must give what should stand, not what does."""
    return [checked_verdict(case) for case in cases(ERRATA) if "checks" in case]


def claim_verdicts() -> list[Verdict]:
    """The sums of the treatises done again. Here `agrees` says whether the book has it right."""
    return [claim_verdict(case) for case in cases(CLAIMS)]


def law_of(case: Case) -> TrictracRules:
    """The first rule set that has the case's source for its authority."""
    source = citation(case).source
    return next(rules for rules in TRICTRAC.rulesets if rules.authority == source)


def example_verdict(case: Case, rules: TrictracRules) -> Verdict:
    """The verdict on one example by one law."""
    return verdict(case, answer(case, rules))


def checked_verdict(case: Case) -> Verdict:
    """The verdict on a case of several checks, all of which must come out."""
    expected, found, agrees = zip(*(answer(check, TRICTRAC.default) for check in case["checks"]), strict=True)
    return verdict(case, Answer(series(expected), series(found), all(agrees)))


def claim_verdict(case: Case) -> Verdict:
    """The book's figure beside the computed one; where several readings are computed, one must give it."""
    book, found = case["book"], compute(case["compute"], TRICTRAC.default)
    right = book in found if isinstance(found, list) and isinstance(book, int) else book == found
    return verdict(case, Answer(verbatim(str(book)), verbatim(str(found)), right))
