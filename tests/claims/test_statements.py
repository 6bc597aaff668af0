"""The statements of the books as data: in both languages, none twice, each of a kind that is checked."""

import re
from collections import Counter

import pytest

from academie.claims.check import kinds
from academie.games.chess.claims.lines import way_of
from academie.games.trictrac.checks import CLAIMS, EXAMPLES, STATEMENTS
from academie.games.trictrac.claims.choices import asked
from academie.kernel import UnknownName
from academie.library import catalogue
from academie.library.statement import Statement, statement, statements
from academie.testing.data import cases

BY_KIND = {kind: [item for item in statements() if item.kind == kind] for kind in kinds()}


def test_there_are_many_and_none_twice() -> None:
    assert len(statements()) >= 200
    assert len({item.id for item in statements()}) == len(statements())


def test_every_kind_is_checked_and_every_check_has_statements() -> None:
    assert {item.kind for item in statements()} == {*kinds()}


def test_each_is_said_in_both_languages_and_cited() -> None:
    for item in statements():
        assert "" not in {*item.said.both().values(), item.citation.place}, item.id
        assert item.said.fr != item.said.en, item.id


def test_every_sum_and_example_of_the_golden_data_is_a_statement() -> None:
    """The 60 sums, and all that the treatises say of throws, plays and marks."""
    assert [item.id for item in BY_KIND["sum"]] == [case["id"] for case in cases(CLAIMS)]
    files = (*EXAMPLES, STATEMENTS)
    assert [item.id for item in BY_KIND["example"]] == [case["id"] for file in files for case in cases(file)]


def test_every_white_wins_of_manoury_is_a_statement() -> None:
    """91 of his positions are said to be won by White, six to be drawn, of which two by keeping to a line."""
    claims = Counter(
        catalogue().study(item.parameters["study"]).claim.result.value for item in BY_KIND["study"]
    )
    assert claims == {"white-wins": 91, "draw": 4}
    assert [item.id for item in BY_KIND["line-held"]] == ["MAN-18", "MAN-19"]


def test_every_line_of_philidor_is_a_statement() -> None:
    assert len(BY_KIND["chess-line"]) == 48
    for item in BY_KIND["chess-line"]:
        study = catalogue().study(item.parameters["study"])
        way_of(study, item.parameters.get("renvoi", ""))


@pytest.mark.parametrize("item", BY_KIND["choice"], ids=lambda item: item.id)
def test_every_choice_is_between_two_legal_acts(item: Statement) -> None:
    state, better, worse = asked(item)
    assert {better, worse} <= {*state.actions()}
    assert better != worse


def test_a_digest_covers_what_is_checked_and_not_the_words() -> None:
    found = statement("ar-23")
    assert re.fullmatch(r"[0-9a-f]{16}", found.digest())
    told = Statement("x", found.game, found.citation, found.said, found.kind, {"case": "AR-31"})
    assert told.digest() == statement("AR-31").digest() != found.digest()


def test_an_unknown_statement_is_refused() -> None:
    with pytest.raises(UnknownName):
        statement("AR-99")
