"""The law gives what the treatises give: every example, every sum, every slip set right."""

from dataclasses import replace

import pytest

from academie.games.trictrac import checks as trictrac
from academie.games.trictrac.checks import (
    CLAIMS,
    ERRATA,
    SETS,
    STATEMENTS,
    checked_verdict,
    claim_verdict,
    example_verdict,
    examples,
    law_of,
)
from academie.games.trictrac.checks.answers import compute
from academie.games.trictrac.law import TRICTRAC
from academie.kernel import UnknownName, cited
from academie.registry import registry
from academie.sources import ACAD_B
from academie.testing import conformance
from academie.testing.data import Case, cases

TRICTRAC_EXAMPLES = examples()


def each(those: list[Case]) -> pytest.MarkDecorator:
    """A parameter for every case, called by game and id."""
    return pytest.mark.parametrize(
        "case", [pytest.param(case, id=f"trictrac:{case['id']}") for case in those]
    )


@each(TRICTRAC_EXAMPLES)
def test_example(case: Case) -> None:
    verdict = example_verdict(case, TRICTRAC.default)
    assert verdict.agrees, f"{verdict.citation}: {verdict.expected.en}; the law: {verdict.found.en}"


@each(TRICTRAC_EXAMPLES)
def test_example_by_its_own_treatise(case: Case) -> None:
    verdict = example_verdict(case, law_of(case))
    assert verdict.agrees, f"{law_of(case).id}: {verdict.expected.en}; the law: {verdict.found.en}"


@each([case for case in TRICTRAC_EXAMPLES if "variants" in case])
def test_example_by_another_opinion(case: Case) -> None:
    """ACAD-B ch. XI also gives the figures of the opinion that was given up."""
    for variant in case["variants"]:
        assert variant["switch"] == "retour_coin_way"
        rules = replace(TRICTRAC.default, retour_coin_way=cited(variant["value"], ACAD_B, "ch. XI"))
        verdict = example_verdict({**case, "expect": variant["expect"]}, rules)
        assert verdict.agrees, verdict


@each(cases(SETS))
def test_set(case: Case) -> None:
    verdict = example_verdict(case, TRICTRAC.default)
    assert verdict.agrees, verdict
    assert case["printed"] != case["expect"]


@each(cases(STATEMENTS))
def test_statement(case: Case) -> None:
    verdict = checked_verdict(case)
    assert verdict.agrees, verdict


@each([case for case in cases(ERRATA) if "checks" in case])
def test_erratum(case: Case) -> None:
    verdict = checked_verdict(case)
    assert verdict.agrees, verdict


@each(cases(CLAIMS))
def test_claim(case: Case) -> None:
    verdict = claim_verdict(case)
    assert verdict.agrees == (case["verdict"] == "right"), verdict
    assert verdict.found.en == str(case.get("correct", case["book"]))


@each([case for case in cases(CLAIMS) if "by_law" in case])
def test_claim_by_the_law(case: Case) -> None:
    """Counting and the law in a position give the same figure."""
    assert compute(case["by_law"], TRICTRAC.default) == case["book"]


def test_all_that_the_treatises_give_is_there() -> None:
    by_kind = [
        sum(case["kind"] == kind for case in TRICTRAC_EXAMPLES) for kind in ("throw", "play", "marking")
    ]
    assert by_kind == [77, 19, 15]
    assert len(TRICTRAC_EXAMPLES) == 111
    assert len(cases(SETS)) == 2
    assert len(cases(CLAIMS)) == 60
    assert [erratum["id"] for erratum in cases(ERRATA)] == [f"E-{number}" for number in range(1, 46)]


def test_which_sums_the_books_have_wrong() -> None:
    wrong = {case["id"]: case["verdict"] for case in cases(CLAIMS) if case["verdict"] != "right"}
    assert wrong == {"AR-10b": "misprint", "AR-23": "wrong", "AR-31": "unfounded"}


def test_overlooked_points_and_wrong_numbers_are_shown() -> None:
    telling = {"overlooked points", "omission", "number", "numbers"}
    assert not [case["id"] for case in cases(ERRATA) if case["slip"] in telling and "checks" not in case]


def test_verdicts_for_people() -> None:
    found = conformance.example_verdicts("trictrac")
    assert len(found) == sum(verdict.agrees for verdict in found) == 111
    first = next(verdict for verdict in found if verdict.id == "B-IX-6")
    assert str(first.citation) == "ACAD-B, ch. IX § 14; fig. 1"
    assert (first.expected.en, first.found.en) == ("corner hit 0", "corner hit 0")


def test_a_wrong_figure_is_told() -> None:
    (case,) = (case for case in TRICTRAC_EXAMPLES if case["id"] == "B-IX-5")
    verdict = example_verdict({**case, "expect": {"mover": 18}}, TRICTRAC.default)
    assert (verdict.agrees, verdict.expected.fr, verdict.found.en) == (
        False,
        "18 au joueur",
        "20 to the player",
    )


def test_a_game_nobody_knows() -> None:
    with pytest.raises(UnknownName, match="trictrac"):
        conformance.verdicts("whist")


def test_a_game_without_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "game_cases", lambda key: [])
    assert not conformance.example_verdicts("dominos")
    with pytest.raises(
        UnknownName, match=r"no examples of 'dominos'; there are examples of: trictrac, ecrire"
    ):
        conformance.verdicts("dominos")


def test_every_game_is_compared() -> None:
    found = conformance.all_verdicts()
    assert [*found] == [game.key for game in registry]
    assert found["trictrac"] == conformance.verdicts("trictrac")
    assert sum(map(len, found.values())) >= 111 + 404


@pytest.mark.parametrize(
    "gathered", ["treatise_verdicts", "set_verdicts", "statement_verdicts", "erratum_verdicts"]
)
def test_gathered(gathered: str) -> None:
    found = getattr(trictrac, gathered)()
    assert found
    assert all(verdict.agrees for verdict in found)
