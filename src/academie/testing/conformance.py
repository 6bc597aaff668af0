"""The law held against the golden data: the examples of the treatises, their sums and their slips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.kernel import UnknownName
from academie.rules.tables.trictrac import TRICTRAC, TrictracRules
from academie.testing import played, running
from academie.testing.arithmetic import compute
from academie.testing.data import Case, cases, citation, played_games
from academie.testing.trictrac_checks import answer
from academie.testing.verdict import Answer, Verdict

EXAMPLES: Final[Mapping[str, tuple[str, ...]]] = {
    "trictrac": ("scoring/trictrac-throws", "scoring/trictrac-plays", "scoring/trictrac-markings"),
}
"""The files with a game's examples."""

PLAYED: Final[Mapping[str, str]] = {key: f"played/{key}" for key in played_games()}
"""The files with examples told as play, by game: whatever lies in that folder."""

RUNNING: Final = ("toute-table", "revertier", "jacquet", "garanguet", "plein")
"""The games whose examples are in one file, each with its game."""

SETS: Final = "scoring/trictrac-sets"
STATEMENTS: Final = "scoring/trictrac-statements"
CLAIMS: Final = "arithmetic/lepeintre"
ERRATA: Final = "errata/trictrac"


def verdicts(key: str, ruleset: TrictracRules | None = None) -> list[Verdict]:
    """Every example the treatises give of a game, held against its law: by default its default rule set.

    Raises `UnknownName` for a game without examples.
    """
    if key in RUNNING:
        return [_verdict(case, running.answer(case)) for case in cases(running.FILE) if case["game"] == key]
    if key in PLAYED:
        return [_verdict(case, played.answer(case)) for case in played_cases(key)]
    return [example_verdict(case, ruleset or TRICTRAC.default) for case in examples(key)]


def played_cases(key: str) -> list[Case]:
    """The examples of a game that are told as play."""
    return [{"game": key, **case} for case in cases(PLAYED[key])]


def treatise_verdicts(key: str) -> list[Verdict]:
    """The examples again, each by the law of the very treatise that gives it."""
    return [example_verdict(case, law_of(case)) for case in examples(key)]


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


def examples(key: str) -> list[Case]:
    """The examples of a game as data. Raises `UnknownName` if there are none."""
    if key not in EXAMPLES:
        raise UnknownName(
            f"no examples of {key!r}; there are of: {', '.join((*EXAMPLES, *PLAYED, *RUNNING))}"
        )
    return [case for name in EXAMPLES[key] for case in cases(name)]


def law_of(case: Case) -> TrictracRules:
    """The first rule set that has the case's source for its authority."""
    source = citation(case).source
    return next(rules for rules in TRICTRAC.rulesets if rules.authority == source)


def example_verdict(case: Case, rules: TrictracRules) -> Verdict:
    """The verdict on one example by one law."""
    return _verdict(case, answer(case, rules))


def checked_verdict(case: Case) -> Verdict:
    """The verdict on a case of several checks, all of which must come out."""
    expected, found, agrees = zip(*(answer(check, TRICTRAC.default) for check in case["checks"]), strict=True)
    return _verdict(case, Answer("; ".join(expected), "; ".join(found), all(agrees)))


def claim_verdict(case: Case) -> Verdict:
    """The book's figure beside the computed one; where several readings are computed, one must give it."""
    book, found = case["book"], compute(case["compute"], TRICTRAC.default)
    right = book in found if isinstance(found, list) and isinstance(book, int) else book == found
    return _verdict(case, Answer(str(book), str(found), right))


def _verdict(case: Case, result: Answer) -> Verdict:
    return Verdict(case["id"], citation(case), case["topic"], *result)
