"""The apparatus: every entry stands on passages there are, and every open point of the law has an entry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from academie.edition import Doubt, apparatus, doubt, doubts_about, passages
from academie.kernel import UnknownName
from academie.kernel.ruleset import Switch, declared_switches
from academie.registry import registry
from academie.words import Language, Text

EVERY = [pytest.param(each, id=each.id) for each in apparatus()]
STUDIES = Path(__file__).parents[2] / "studies"


def test_there_are_many_and_no_two_are_called_the_same() -> None:
    ids = [each.id for each in apparatus()]
    assert len(ids) == len({*ids}) >= 120


@pytest.mark.parametrize("entry", EVERY)
def test_its_passages_and_readings_exist(entry: Doubt) -> None:
    for passage in entry.passages:
        assert passages().find(passage).id in passage
    assert entry.chosen in entry.readings
    assert {witness.reading for witness in entry.witnesses} <= {*entry.readings}
    assert len(entry.readings) > 1


@pytest.mark.parametrize("entry", EVERY)
def test_it_is_told_in_french_and_english(entry: Doubt) -> None:
    def told(text: Text) -> bool:
        return all(text.in_(language).strip() for language in (Language.ENGLISH, Language("fr")))

    assert told(entry.about)
    assert told(entry.grounds)
    assert all(map(told, entry.readings.values()))


@pytest.mark.parametrize("entry", EVERY)
def test_its_points_of_law_exist_and_hold_such_values(entry: Doubt) -> None:
    assert not (entry.textual and entry.points)
    for point in entry.points:
        kind = switches(point.game)[point.name].kind
        for key, value in point.values.items():
            assert key in entry.readings
            assert kind.plain(kind.find(value)) == value
        assert entry.chosen in point.values


def switches(game: str) -> dict[str, Switch[object]]:
    return dict(declared_switches(type(registry[game].rulesets[0])))


def test_every_point_that_a_passage_leaves_open_is_in_it() -> None:
    """What a rule set says may be agreed on, or read otherwise, is a reading of some entry."""
    told = {
        (point.game, point.name, str(value))
        for each in apparatus()
        for point in each.points
        for value in point.values.values()
    }
    for game in registry:
        for rules in game.rulesets:
            for name, point, held in rules.points():
                for value in (*held.may_agree, *held.doubt):
                    assert (game.key, name, str(point.kind.plain(value))) in told, (rules.id, name, value)


def test_every_point_that_players_may_agree_on_whatever_their_book_is_in_it() -> None:
    """A point that toc takes from trictrac is one with it."""
    told = {id(switches(point.game)[point.name]) for each in apparatus() for point in each.points}
    for game in registry:
        for name, point in declared_switches(type(game.rulesets[0])):
            assert not point.agree or id(point) in told, (game.key, name)


def test_every_disputed_agreement_is_in_it() -> None:
    """The rows of the list of agreements whose books differ: by the name of the option."""
    text = (STUDIES.parent / "conformance" / "agreements.json").read_text(encoding="utf-8")
    told = {
        switches(point.game)[point.name].name or point.name for each in apparatus() for point in each.points
    }
    choosable = {name for game in registry for rules in game.rulesets for name in rules.choosable()}
    for row in json.loads(text)["rows"]:
        if isinstance(row.get("usual"), dict) and row.get("option") in choosable:
            assert row["option"] in told, row


def test_it_is_found_by_passage_sentence_chapter_and_id() -> None:
    assert [each.id for each in doubts_about("MAN.rXXII")] == ["rule-xxii"]
    assert doubt("grande-bredouille") in doubts_about("LEP.1.VI")
    assert doubt("grande-bredouille") in doubts_about("LEP.1.VI.p2")
    assert doubts_about("rule-xxii") == (doubt("rule-xxii"),)
    assert doubts_about("MAN.rI") == ()


def test_what_there_is_not() -> None:
    with pytest.raises(UnknownName):
        doubts_about("MAN.rC")
    with pytest.raises(UnknownName):
        doubt("MAN.rXXII")


def test_each_book_reads_in_its_own_way() -> None:
    """Metz lets the taker choose between man and king; Manoury does not."""
    entry = doubt("rule-xxii")
    assert entry.read_by("METZ.rXII") == "most"
    assert entry.read_by("MAN.rXXII") == "most-then-strongest"
