"""The statements of the books as data: in both languages, none twice, each of a kind that is checked."""

import re
from collections import Counter

import pytest

from academie.claims.check import Power, checks
from academie.games.chess.claims.lines import way_of
from academie.games.draughts.claims.place import place
from academie.games.draughts.law.moves import moves
from academie.games.trictrac.checks import CLAIMS, EXAMPLES, STATEMENTS
from academie.kernel import UnknownName
from academie.library import catalogue
from academie.library.claim import Result
from academie.library.statement import Kind, Statement, statement, statements
from academie.testing.data import cases

BY_CHECK = {check: [item for item in statements() if item.check == check] for check in checks()}


def test_there_are_many_and_none_twice() -> None:
    assert len(statements()) >= 500
    assert len({item.id for item in statements()}) == len(statements())


def test_every_check_and_every_kind_has_statements() -> None:
    assert {item.check for item in statements()} == {*checks()}
    assert {item.kind for item in statements()} == {*Kind}


def test_each_is_said_in_both_languages_and_cited() -> None:
    for item in statements():
        assert "" not in {*item.said.both().values(), item.citation.place}, item.id
        assert item.said.fr != item.said.en, item.id


def test_every_sum_and_example_of_the_golden_data_is_a_statement() -> None:
    """The 60 sums, and all that the treatises say of throws, plays and marks."""
    assert [item.id for item in BY_CHECK["sum"]] == [case["id"] for case in cases(CLAIMS)]
    files = (*EXAMPLES, STATEMENTS)
    assert [item.id for item in BY_CHECK["example"]] == [case["id"] for file in files for case in cases(file)]


def test_manoury_has_all_his_statements() -> None:
    """MAN: 375 statements, counted by what they state when the book was read for them."""
    found = [item for item in statements() if item.citation.source.siglum == "MAN"]
    assert Counter(item.kind.value for item in found) == {
        "win": 186,
        "count": 67,
        "only-move": 30,
        "principle": 28,
        "refuted-alternative": 23,
        "draw": 21,
        "bound": 20,
    }
    assert all(item.passage is not None and item.passage.startswith("MAN.") for item in found)


def test_every_white_wins_of_manoury_is_a_statement() -> None:
    """Each of the 91 boards that White is said to win has a statement of a win, or of the law, about it."""
    won = {study.id for study in catalogue().studies if study.claim.result is Result.WHITE_WINS}
    stated = {item.parameters.get("study") for item in statements()}
    assert {id_ for id_ in won if id_.startswith("man-")} <= stated


def test_a_mistake_is_a_move_that_could_have_been_another() -> None:
    """What is said to be lost by a mistake begins after it, and the loser was free to play otherwise."""
    named = [item for item in statements() if "mistake" in item.parameters]
    assert len(named) >= 15
    for item in named:
        here = place(item)
        at = here.moves.index(item.parameters["mistake"])
        assert len(moves(here.positions[at], here.rules)) > 1, item.id


def test_what_is_not_checked_says_why_and_is_counted_apart() -> None:
    for item in BY_CHECK["not-checked"]:
        assert {*item.parameters["why"]} == {"fr", "en"}, item.id
    assert [name for name, check in checks().items() if check.power is Power.NOTHING] == ["not-checked"]


def test_every_line_of_philidor_is_a_statement() -> None:
    assert len(BY_CHECK["chess-line"]) == 48
    for item in BY_CHECK["chess-line"]:
        study = catalogue().study(item.parameters["study"])
        way_of(study, item.parameters.get("renvoi", ""))


def test_a_digest_covers_what_is_checked_and_not_the_words() -> None:
    found = statement("ar-23")
    assert re.fullmatch(r"[0-9a-f]{16}", found.digest())
    told = Statement("x", found.game, found.citation, found.said, found.kind, found.check, {"case": "AR-31"})
    assert told.digest() == statement("AR-31").digest() != found.digest()


def test_an_unknown_statement_is_refused() -> None:
    with pytest.raises(UnknownName):
        statement("AR-99")
