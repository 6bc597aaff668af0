"""What players may agree on whatever their treatise holds: each can be chosen, and plays as its book says."""

from __future__ import annotations

from typing import Any

import pytest

from academie.games.company.table import partie_of
from academie.games.tables.law.primaute import DoubletVoid
from academie.games.trictrac.law import TRICTRAC, Phase, TrictracState
from academie.games.trictrac.law.events import MarqueEnded, NewReleve
from academie.games.trictrac.law.rules import FORMER, RULESETS, TrictracRules
from academie.kernel import BLACK, WHITE, OptionError, OptionValue
from academie.notation.states import set_up
from academie.registry import registry
from tests.games.company.companies import begun
from tests.games.trictrac.law.setting import act, legal, points_by_jan

GAME = registry["trictrac"]
COIN_HIT = "0x9,5x2,6,7,11x2/0x15 white throws=3-3 coins=white"
"""Six et cinq hits the adverse coin: four points."""


def agreed(text: str, law: str = "default", /, **options: OptionValue) -> TrictracState:
    """The position by that law as agreed on."""
    state: Any = set_up(GAME, GAME.ruleset(law), {**options, "position": text})
    assert isinstance(state, TrictracState)
    return state


def points(state: TrictracState, dice: str) -> int:
    return sum(points_by_jan(act(state, dice)).values())


def outcome(text: str, **options: OptionValue) -> list[int]:
    over = act(agreed(text, **options), "6-5").outcome
    assert over is not None
    return [int(gain) for gain in over.returns]


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_what_is_granted_by_agreement_only_is_off_in_every_rule_set(rules: TrictracRules) -> None:
    """ACAD-A ch. I; ACAD-B ch. XIII; LEP part 1 ch. VI: paid double only if agreed before."""
    assert rules.grande_bredouille.value.value == "off"
    assert {option.name for option in rules.options()} >= {
        "bearoff",
        "deux_tables_passed",
        "first_doublet",
        "first_throw",
        "grande_bredouille",
        "jan_de_rencontre",
        "margot_la_fendue",
        "pile_de_misere",
        "refait_falls",
        "retour_coin_way",
        "two_half_two_ways",
    }


@pytest.mark.parametrize(
    ("holes", "chosen", "stakes"),
    [
        ("holes=11-0 runs=11-0", "off", 1),
        ("holes=11-0 runs=11-0", "none-taken", 2),
        ("holes=11-0 runs=11-0", "run", 2),
        ("holes=10-4 runs=10-0", "none-taken", 1),
        ("holes=10-4 runs=10-0", "run", 2),
        ("holes=10-4 runs=2-0", "run", 1),
    ],
)
def test_grande_bredouille(holes: str, chosen: str, stakes: int) -> None:
    """ACAD-A: the loser has none; ACAD-B and LEP: twelve in a row, even after some of the loser's."""
    text = f"{COIN_HIT} points=10-0 bredouille=white {holes}"
    assert outcome(text, grande_bredouille=chosen) == [stakes, -stakes]


def test_first_dice_give_the_throw_or_only_the_right_to_it() -> None:
    """ACAD-B ch. II: a die drawn for the right, or *coup et dés*."""
    both = act(TRICTRAC.start(), "w6b5")
    right = act(TRICTRAC.start(options={"first_throw": "right-only"}), "w6b5")
    assert (both.phase, right.phase) == (Phase.PLAY, Phase.THROW)
    assert right.thrower == both.thrower == WHITE


def test_a_first_doublet_passes_the_dice_or_is_thrown_again() -> None:
    """LEP part 1 ch. I: the coup is void and the other takes the dice."""
    passed = act(TRICTRAC.start(), "w3b3")
    assert [type(event) for event in passed.events] == [DoubletVoid]
    assert (passed.events[0].seat, passed.thrower, passed.phase) == (BLACK, BLACK, Phase.FIRST_DICE)
    again = act(TRICTRAC.start(options={"first_doublet": "again"}), "w3b3")
    assert (again.events, again.thrower, again.phase) == ((), WHITE, Phase.FIRST_DICE)
    assert act(passed, "w6b5").thrower == act(again, "w6b5").thrower == WHITE


RETOUR = "11x2,14,17,18x2,19x2,20,21x2,22x2,23x2/11x2,14,16,18,19x2,20x2,21x2,22x2,23x2"


@pytest.mark.parametrize(
    ("throw", "chosen", "usual", "as_agreed"),
    [
        pytest.param((RETOUR, "6-3"), {"retour_coin_way": True}, 8, 12, id="ACAD-B ch. XI fig. 5"),
        pytest.param(
            ("0x4,1x2,2x2,3x2,4,5,6x3/0x15", "5-4"), {"two_half_two_ways": True}, 4, 8, id="LEP part 4 ch. IV"
        ),
        pytest.param(("9,10,11x13/11x15", "2-1"), {"pile_de_misere": "made"}, 0, 4, id="ACAD-B ch. XX: made"),
        pytest.param(("11x15/11x15", "1-1"), {"pile_de_misere": "made"}, 4, 4, id="ACAD-B ch. XX: not kept"),
        pytest.param(
            ("11x15/11x15", "1-1"), {"pile_de_misere": "made-and-kept"}, 4, 10, id="ACAD-A ch. VIII: kept"
        ),
        pytest.param(
            ("0x13,11x2/0x13,5,7", "6-2"), {"margot_la_fendue": True}, 0, 2, id="ACAD-B ch. XX: margot"
        ),
        pytest.param(("0x13,5,6/0x15", "6-6"), {"deux_tables_passed": True}, 6, 0, id="LEP part 1 ch. II"),
    ],
)
def test_points_of_a_throw(
    throw: tuple[str, str], chosen: dict[str, OptionValue], usual: int, as_agreed: int
) -> None:
    text, dice = throw
    position = f"{text} white throws=3-3"
    assert points(agreed(position), dice) == usual
    assert points(agreed(position, **chosen), dice) == as_agreed


def test_jan_de_rencontre() -> None:
    """ACAD-B ch. XX: the second throw of the relevé like the first."""
    moves = ("6-5", "0/6 0/5", "6-5")
    assert points_by_jan(act(TRICTRAC.start(options={"first": "white"}), *moves)) == {}
    met = act(TRICTRAC.start(options={"first": "white", "jan_de_rencontre": True}), *moves)
    assert [*points_by_jan(met).values()] == [4]


@pytest.mark.parametrize(
    ("chosen", "plays"),
    [
        ("exact", {"21/off 22/off"}),
        ("free", {"21/off 22/off", "18/21 22/off", "18/20 21/off", "18/23"}),
    ],
)
def test_bearing_off(chosen: str, plays: set[str]) -> None:
    """ACAD-B ch. XII; LEP part 1 ch. V, on 3-2."""
    text = "18,19,20x2,21x2,22x2,23x2/11x5,19x2,20x2,21x2,22x2,23x2 white"
    found = legal(act(agreed(text, "acad-1749", bearoff=chosen), "3-2"))
    assert found >= plays
    assert (found == plays) == (chosen == "exact")
    assert not any("off" in play for play in legal(act(agreed(text, "acad-1749"), "3-2")))


@pytest.mark.parametrize(
    ("text", "dice", "keeping"),
    [
        pytest.param("18x3,19x2,20x2,21x2,22x2,23x4", "5-1", {"18/off"}, id="in one go"),
        pytest.param("18x2,19x2,20x2,21x2,22x3,23x4", "2-1", {"22/off 23/off"}, id="by one number each"),
    ],
)
def test_the_bande_keeps_the_plein_where_nothing_else_does(text: str, dice: str, keeping: set[str]) -> None:
    """ACAD-A ch. II with note 1."""
    position = f"{text}/18x3,19x3,20x3,21x2,22x2,23x2 white throws=3-3"
    assert legal(act(agreed(position, "acad-1749"), dice)) == keeping
    first = act(agreed(position, "trictrac/acad-1749", bearoff="inside-first"), dice)
    assert not any("off" in play for play in legal(first))


def test_a_simple_number_laid_down_as_odds() -> None:
    """ACAD-B ch. XIX: any other number that one likes."""
    men = TRICTRAC.start(options={"white_down": "six-quatre+coin"}).men[WHITE]
    assert {point: count for point, count in enumerate(men) if count} == {0: 11, 4: 1, 6: 1, 11: 2}
    with pytest.raises(OptionError, match="white_down"):
        TRICTRAC.start(options={"white_down": "six-six"})


MARQUE = f"{COIN_HIT} points=10-4 form=marque goal=6"


def test_a_refait_falls_when_somebody_goes_or_at_once() -> None:
    """LEP part 1 ch. VI: *son adversaire l'a rejoint*."""
    usual = act(agreed(f"{MARQUE} holes=5-6"), "6-5")
    assert (usual.outcome, usual.phase) == (None, Phase.HOLD)
    at_once = act(agreed(f"{MARQUE} holes=5-6", refait_falls="at-once"), "6-5")
    assert isinstance(at_once.events[-1], MarqueEnded)
    assert at_once.outcome is not None
    assert at_once.outcome.reason == "refait"


def test_only_who_has_the_marque_ends_it() -> None:
    """LEP part 1 ch. VI; a leaver behind the other begins a new relevé."""
    for holes in ("2-6", "6-8"):
        gone = act(agreed(f"{MARQUE} holes={holes}"), "6-5", "s-en-aller")
        assert isinstance(gone.events[-1], NewReleve)
        assert gone.outcome is None
    ended = act(agreed(f"{MARQUE} holes=6-5"), "6-5", "s-en-aller")
    assert isinstance(ended.events[-1], MarqueEnded)


FIRST = {rules.id: rules for rules in FORMER}


def test_first_versions_rule_as_they_did() -> None:
    """Records of the first versions keep their results, however they were read then."""
    hole = f"{COIN_HIT} points=10-0 bredouille=white holes=11-0 runs=11-0"
    for name in ("acad-1698", "acad-1749"):
        state: Any = set_up(GAME, FIRST[f"trictrac/{name}"], {"position": hole})
        over = act(state, "6-5").outcome
        assert over is not None
        assert [int(gain) for gain in over.returns] == [2, -2]
    behind: Any = set_up(GAME, FIRST["trictrac/default"], {"position": f"{MARQUE} holes=2-6"})
    assert isinstance(act(behind, "6-5", "s-en-aller").events[-1], MarqueEnded)
    plein = "18x3,19x2,20x2,21x2,22x2,23x4/18x3,19x3,20x3,21x2,22x2,23x2 white throws=3-3"
    kept: Any = set_up(GAME, FIRST["trictrac/acad-1749"], {"position": plein})
    assert not any("off" in play for play in legal(act(kept, "5-1")))
    doublet = act(TRICTRAC.start(FIRST["trictrac/default"]), "w3b3")
    assert (doublet.thrower, doublet.events) == (WHITE, ())


def test_versions_are_named_apart() -> None:
    assert TRICTRAC.ruleset("acad-1749").id == "trictrac/acad-1749.2"
    assert TRICTRAC.recorded("trictrac/acad-1749") is FIRST["trictrac/acad-1749"]
    assert [rules.name for rules in FORMER] == [rules.name for rules in RULESETS]
    assert {rules.version for rules in FORMER} == {1}


def test_a_company_of_the_first_version_plays_by_the_first_law() -> None:
    game = registry["ecrire"]
    for version, law in (("ecrire/lep-1818", "trictrac/acad-1698"), ("lep-1818.2", "trictrac/acad-1698.2")):
        state: Any = game.start(game.law.recorded(version), {"law": "acad-1698"})
        assert state.setup.law.id == law


def test_a_company_agrees_on_the_board_too() -> None:
    assert (
        partie_of(begun("poule", grande_bredouille="run").board).rules.grande_bredouille.value.value == "run"
    )
    assert partie_of(begun("ecrire", bearoff="exact").board).rules.bearoff.value.value == "exact"
    with pytest.raises(OptionError, match="grande_bredouille"):
        begun("ecrire", grande_bredouille="run")
    assert "refait_falls" in {option.name for option in registry["ecrire"].options()}
    assert "refait_falls" not in {option.name for option in registry["poule"].options()}
