"""Versions of rule sets: the newest is played, the one a stored game names is replayed."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from academie.kernel import (
    Action,
    Cited,
    Law,
    OptionError,
    Options,
    Revanche,
    RuleSet,
    State,
    UnknownName,
    cited,
    switch,
)
from academie.kernel.action import BLACK, WHITE
from academie.kernel.kinds import Flag, Number
from academie.sources import ACAD, LEP
from academie.words import Content


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(RuleSet):
    """A law of two points."""

    double: Cited[bool] = switch(
        Flag(),
        Content(fr="La double", en="The double"),
        agree=(True, False),
        acad=cited(False, ACAD, "ch. I"),
        lep=cited(True, LEP, "ch. II"),
    )
    men: Cited[int] = switch(Number(1, 15), Content(fr="Dames", en="Men"), acad=cited(15, ACAD, "ch. I"))


FIRST = Rules.follow("essai/acad-1806", Content(fr="", en=""), "acad")
SECOND = FIRST.corrected(men=cited(14, ACAD, "ch. III"))


class Essai(Law[Action, Rules]):
    """A game that cannot be begun."""

    key = "essai"
    rulesets = (SECOND,)
    former = (FIRST,)
    begins = Revanche.DRAWN

    def start(self, ruleset: Rules | None = None, options: Options | None = None) -> State[Action]:
        raise NotImplementedError

    def revanche(self, ruleset: Rules) -> Revanche:
        return self.begins


def test_a_correction_is_the_next_version() -> None:
    assert (SECOND.id, SECOND.name, SECOND.version) == ("essai/acad-1806.2", "acad-1806", 2)
    assert (FIRST.name, FIRST.version) == ("acad-1806", 1)
    assert SECOND.corrected().id == "essai/acad-1806.3"
    assert SECOND.men.value == 14
    assert FIRST.men.value == 15


def test_a_name_is_the_newest_and_an_id_of_a_record_just_that_version() -> None:
    law = Essai()
    for text in ("acad-1806", "essai/acad-1806", "acad-1806.2", "essai/acad-1806.2"):
        assert law.ruleset(text) is SECOND
    assert law.recorded("essai/acad-1806") is FIRST
    assert law.recorded("essai/acad-1806.2") is SECOND
    with pytest.raises(UnknownName, match=r"acad-1806\.2"):
        law.recorded("essai/acad-1806.3")


def test_players_may_agree_on_what_some_treatise_tells() -> None:
    (option,) = (each for each in FIRST.options() if each.name == "double")
    assert option.default is False
    assert option.values == (False, True)
    assert [(value, citation.source) for value, citation in option.readings] == [(False, ACAD), (True, LEP)]
    assert FIRST.agreed({"double": True}).double.value is True
    with pytest.raises(OptionError, match="not left to the players"):
        FIRST.agreed({"men": 3})


def test_an_official_law_is_played_as_it_is() -> None:
    official = replace(FIRST, official=True)
    assert official.options() == ()
    with pytest.raises(OptionError, match="not left to the players"):
        official.agreed({"double": True})


def test_odds_stay_with_the_person() -> None:
    given: Options = {"white_holes": 3, "keeps_dice": "black", "holes": 12}
    again = Essai().rematch(SECOND, given, WHITE)
    assert again == {"black_holes": 3, "keeps_dice": "white", "holes": 12}


def test_the_winner_has_the_dice_whatever_his_colour() -> None:
    law = Essai()
    law.begins = Revanche.WINNER
    assert law.rematch(SECOND, {}, WHITE) == {"first": "black"}
    assert law.rematch(SECOND, {"first": "white"}, BLACK) == {"first": "white"}


def test_the_first_move_goes_in_turn_unless_odds_are_given() -> None:
    law = Essai()
    law.begins = Revanche.IN_TURN
    assert law.rematch(SECOND, {"first": "black"}, WHITE) == {"first": "black"}
    assert law.rematch(SECOND, {"first": "black", "white_men_less": 1}, WHITE) == {
        "first": "white",
        "black_men_less": 1,
    }
    assert law.rematch(SECOND, {"first": "black", "remise": "black"}, WHITE) == {
        "first": "white",
        "remise": "white",
    }
