"""Citations, and the switches of rule sets that carry them."""

from dataclasses import FrozenInstanceError

import pytest

from academie.games.trictrac.law import TRICTRAC
from academie.kernel import Citation, Cited, RuleSet, Source, cited

BOOK = Source("BOOK", "A book", 1800)


def test_a_citation_reads_as_one_writes_it() -> None:
    assert str(Citation(BOOK, "ch. II")) == "BOOK, ch. II"


@pytest.mark.parametrize(("value", "truth"), [(True, True), (False, False), (0, False), (12, True)])
def test_a_cited_value_is_as_true_as_the_value(value: object, truth: bool) -> None:
    """Else `if rules.x:` would hold for every switch."""
    assert bool(cited(value, BOOK, "ch. I")) is truth


def test_cited() -> None:
    assert cited(3, BOOK, "ch. I") == Cited(3, Citation(BOOK, "ch. I"))


def test_switches_are_the_cited_fields_in_order() -> None:
    names = [name for name, _ in TRICTRAC.default.switches()]
    assert names[:3] == ["first_throw", "first_doublet", "rest_on_empty_coin"]
    assert not {"id", "title", "authority"} & {*names}


RULESETS = [pytest.param(ruleset, id=ruleset.id) for ruleset in TRICTRAC.rulesets]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_switch_of_a_rule_set_says_where_it_is_from(ruleset: RuleSet) -> None:
    for name, value in ruleset.switches():
        assert value.citation.source.siglum, name
        assert value.citation.place or value.citation.remark, name


@pytest.mark.parametrize("ruleset", RULESETS)
def test_rule_sets_cannot_be_changed(ruleset: RuleSet) -> None:
    with pytest.raises(FrozenInstanceError):
        ruleset.id = "other"  # type: ignore[misc]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_rule_sets_are_titled_in_both_languages_and_named_after_their_game(ruleset: RuleSet) -> None:
    assert ruleset.id.startswith(f"{TRICTRAC.key}/")
    assert ruleset.title.fr
    assert ruleset.title.en
