"""What players may agree on at the running games and the small ones, each played as its passage says."""

from typing import Any

import pytest

from academie.kernel import WHITE, OptionError, Options, State
from academie.notation import notation_of
from academie.notation.states import set_up
from academie.registry import registry


def laid(game: str, ruleset: str, position: str, **agreed: str | int | bool) -> State[Any]:
    options: Options = {"position": position, **agreed}
    return set_up(registry[game], registry[game].ruleset(ruleset), options)


def played(state: State[Any], *acts: str) -> State[Any]:
    for act in acts:
        state = state.play(act)
    return state


def offered(state: State[Any], game: str) -> list[str]:
    return [notation_of(game).act(act) for act in state.actions()]


WON = "23/18x15 white double=true"
"""The loser has all men home and none off."""


@pytest.mark.parametrize(
    ("game", "ruleset", "when", "stakes"),
    [
        ("toute-table", "acad-1806", "not-home", 1),
        ("toute-table", "acad-1806", "none-off", 2),
        ("toute-table", "gammon-1818", "none-off", 2),
        ("jacquet", "lep-1818", "none-off", 2),
        ("jacquet", "lep-1818", "not-home", 1),
        ("garanguet", "lep-1818", "none-off", 2),
        ("garanguet", "lep-1818", "not-home", 1),
    ],
)
def test_what_the_double_asks(game: str, ruleset: str, when: str, stakes: int) -> None:
    """ACAD Toute-table ch. X; LEP, gammon, jacquet, garanguet."""
    dice = "6-5-4" if game == "garanguet" else "6-5"
    state = played(laid(game, ruleset, f"{WON} goal=1", double_when=when), dice, "23/off")
    assert state.outcome is not None
    assert [*map(int, state.outcome.returns)] == [stakes, -stakes]


@pytest.mark.parametrize(("agreed", "stakes"), [({}, 2), ({"shut_out": "simple-without-entry"}, 1)])
def test_lost_with_every_entry_shut(agreed: dict[str, str], stakes: int) -> None:
    """ACAD Revertier ch. IX and XI."""
    before = laid("revertier", "acad-1806", "0x8,11x7/0x5,1,2,3,4,5,11x4,13 white double=true", **agreed)
    state = played(before, "2-1", "0/1*/3")
    assert state.outcome is not None
    assert [*map(int, state.outcome.returns)] == [stakes, -stakes]


@pytest.mark.parametrize(("agreed", "count"), [({}, 2), ({"bearoff": "free"}, 9)])
def test_what_falls_exactly_is_lifted_unless_agreed(agreed: dict[str, str], count: int) -> None:
    """ACAD Toute-table ch. IX."""
    state = played(laid("toute-table", "acad-1806", "18x3,20x2,22,23x2/11x5,18x10 white", **agreed), "3-1")
    assert len(state.actions()) == count


@pytest.mark.parametrize(("agreed", "times"), [({}, 3), ({"triplet": 3}, 1)])
def test_a_triplet(agreed: dict[str, int], times: int) -> None:
    """LEP, garanguet."""
    state = played(laid("garanguet", "lep-1818", "0x15/0x15 white", **agreed), "2-2-2")
    for _ in range(times):
        assert state.actor == 0
        state = state.apply(state.actions()[0])
    assert state.actor != 0


@pytest.mark.parametrize(("agreed", "plays"), [({}, ["0/3", "8/11"]), ({"leader_first": True}, ["8/11"])])
def test_which_man_plays_at_tourne_case(agreed: dict[str, bool], plays: list[str]) -> None:
    """ACAD Tourne-case ch. I: chance alone, if one agrees to read it so."""
    state = played(laid("tourne-case", "acad-1806", "0,8,12/0x3 white", **agreed), "6-3")
    assert offered(state, "tourne-case") == plays


@pytest.mark.parametrize(("agreed", "fifth"), [({}, "3"), ({"lay_by_transfer": False}, "2+1")])
def test_laying_with_what_the_other_leaves(agreed: dict[str, bool], fifth: str) -> None:
    """ACAD Dames rabattues ch. V and VI."""
    before = laid("rabattues", "acad-1806", "2,2,2,3,0,3/2,2,2,3,2+1,3 white", **agreed)
    state = played(before, "5-3", "jouer 3")
    assert str(notation_of("rabattues").state(state)).startswith(f"2,2,1,3,0,3/2,2,2,3,{fifth},3")


@pytest.mark.parametrize(
    ("ruleset", "agreed", "waits"),
    [
        ("acad-1806", {}, False),
        ("acad-1806", {"claim_transfers": True}, True),
        ("acad-1806-attention", {}, True),
        ("acad-1806-attention", {"claim_transfers": False}, False),
    ],
)
def test_watching_for_what_the_other_leaves(ruleset: str, agreed: dict[str, bool], waits: bool) -> None:
    """ACAD Dames rabattues ch. V: nobody need tell the other."""
    state = played(laid("rabattues", ruleset, "2,2,2,3,3,3/2,2,2,3,2+1,3 black", **agreed), "2-1", "passe")
    assert (state.actor == 0) == waits


@pytest.mark.parametrize(
    ("given", "white"),
    [
        ({"white_down": "quatre-trois"}, "0x2,11x3,14,15,16x3,18x5"),
        ({"white_down": "six-as"}, "0x2,11x4,16x2,17x2,18x5"),
        ({"white_down": "ambesas", "first": "white"}, "0x2,11x5,16,17x2,18x3,19x2"),
        ({"white_down": "trois-as"}, "0x2,11x5,16x2,18x4,19x2"),
        ({"white_down": "sonnez"}, "6x2,11x3,16x3,17x2,18x5"),
        ({"white_tete": 1}, "0,11x6,16x3,18x5"),
    ],
)
def test_odds_of_toute_table(given: Options, white: str) -> None:
    """ACAD Toute-table ch. XI: almost those of revertier, and ambesas, with or without the dé.

    How the fairest throws stand: LEP appendix, gammon § 13. Sonnez brings both men of the first pile to where
    they go by six, and two of the second before the third.
    """
    state = registry["toute-table"].start(None, given)
    assert notation_of("toute-table").state(state).split("/")[0] == white
    assert (state.actor is not None, "first" in given) in {(True, True), (True, False)}


def test_odds_that_do_not_go_together() -> None:
    with pytest.raises(OptionError, match="are more than the pile has"):
        registry["toute-table"].start(None, {"white_down": "sonnez", "white_tete": 1})


@pytest.mark.parametrize(
    ("game", "ruleset", "given", "usual"),
    [
        ("toute-table", "acad-1806", "double", False),
        ("toute-table", "gammon-1818", "double", True),
        ("toute-table", "acad-1806", "holes", 1),
        ("toute-table", "gammon-1818", "holes", 3),
        ("revertier", "acad-1806", "double", False),
        ("tourne-case", "acad-1806", "double", False),
        ("jacquet", "lep-1818", "double", False),
        ("garanguet", "lep-1818", "double", False),
    ],
)
def test_what_goes_if_nothing_is_said(game: str, ruleset: str, given: str, usual: object) -> None:
    """ACAD Revertier ch. XI, Toute-table ch. X, Tourne-case ch. VII; LEP, gammon, where it is customary."""
    option = next(each for each in registry[game].options(ruleset) if each.name == given)
    assert option.default == usual
    assert option.short is not None


@pytest.mark.parametrize(
    ("game", "ruleset", "first"),
    [
        ("revertier", "acad-1806", "black"),
        ("toute-table", "acad-1806", "black"),
        ("toute-table", "gammon-1818", "black"),
        ("plein", "acad-1806", None),
    ],
)
def test_the_de_of_the_revanche(game: str, ruleset: str, first: str | None) -> None:
    """ACAD Revertier ch. XII, Toute-table ch. X, Plain ch. V: White won, and plays Black the next time."""
    law = registry[game].law
    assert law.rematch(law.ruleset(ruleset), {}, WHITE).get("first") == first
