"""Each reading that the treatise leaves open, and the other one."""

from typing import Any

import pytest

from academie.games.dominoes.arbiter import set_table
from academie.games.dominoes.law import DOMINOS, Phase
from academie.games.dominoes.law.rules import DominoRules
from academie.kernel import CHANCE, IllegalAction, OptionValue, Seat
from tests.games.dominoes.law.table import NOTATION, played, table

CLOSED = "1-2,2-3 0-0,6-6/2-2,5-4 leader=j1 tiles=3"
TIED = "1-2,2-3 0-0,6-6/2-0,5-5 leader=j1 tiles=3"
FOUR_CLOSED = "1-2,2-3,3-4,4-1 0-0/5-0/6-6/3-3 leader=j2 tiles=2"
FOUR_DOMINO = "6-5,5-3,3-3,3-1 6-4/4-4/6-6/2-1 leader=j1 tiles=2"
BOUDE = ("boude",)


def agreed(ruleset: str, name: str, value: OptionValue) -> DominoRules:
    """The rule set with a point that the players chose."""
    rules = DOMINOS.start(DOMINOS.ruleset(ruleset), {name: value}).rules
    assert rules.id == DOMINOS.ruleset(ruleset).id
    return rules


def test_the_winner_of_a_closed_coup_counts_the_others_or_the_difference() -> None:
    assert played(table(CLOSED), *BOUDE * 2).scores == (13, 0)
    difference = agreed("tete-a-tete-1806", "block_score", "difference")
    assert played(table(CLOSED, difference), *BOUDE * 2).scores == (1, 0)
    domino = table("6-5,5-3 3-1/4-4 leader=j1 tiles=2", difference)
    assert played(domino, "3-1").scores == (8, 0), "domino leaves nothing to take off"


def test_the_leader_among_equals() -> None:
    assert played(table(TIED), *BOUDE * 2).scores == (0, 12)
    assert played(table(TIED, agreed("tete-a-tete-1806", "leader_tie", "leader")), *BOUDE * 2).scores == (
        12,
        0,
    )


def test_what_the_partner_has_left() -> None:
    assert played(table(FOUR_DOMINO, "piquet-voleur-1806"), "6-4").scores == (11, 0)
    counted = agreed("piquet-voleur-1806", "partner_counts", True)
    assert played(table(FOUR_DOMINO, counted), "6-4").scores == (23, 0)


@pytest.mark.parametrize(("takes", "scores"), [(True, (1, 0, 0, 0)), (False, (0, 0, 0, 0))])
def test_a_closed_coup_takes_a_stake(takes: bool, scores: tuple[int, ...]) -> None:
    rules = agreed("quatre-sans-points-1806", "closed_takes", takes)
    assert played(table(FOUR_CLOSED, rules), *BOUDE * 4).scores == scores
    assert DOMINOS.ruleset("quatre-sans-points-1806").closed_takes.value


def test_who_is_charged() -> None:
    position = "6-5,5-3,3-1 6-4/4-4/2-2 leader=j1 tiles=2"
    assert played(table(position, "dernier-1806"), "6-4").scores == (0, 8, 4)
    highest = agreed("dernier-1806", "charge", "highest-hand")
    assert played(table(position, highest), "6-4").scores == (0, 8, 0)


def test_who_leads_next() -> None:
    position = "6-5,5-3,3-1 6-4/4-4/2-2 leader=j1 tiles=2"
    assert played(table(position, "poule-1806"), "6-4").leader == Seat(1)
    winner = agreed("poule-1806", "next_lead", "winner")
    assert played(table(position, winner), "6-4").leader == Seat(0)


@pytest.mark.parametrize(("redraw", "leader"), [(False, 0), (True, 1)])
def test_equal_partners_draw_again_for_the_lead(redraw: bool, leader: int) -> None:
    """Rule II: the 6-2 and the 5-3 are equal, and the players may have them drawn again."""
    options: dict[str, OptionValue] = {"seats": "tirees", "partners_redraw": redraw}
    state = DOMINOS.start(DOMINOS.ruleset("piquet-voleur-1806"), options)
    drawn = played(state, "tirer 6-2", "tirer 5-3", "tirer 1-0", "tirer 0-0")
    assert (drawn.phase is Phase.SEATS) == redraw
    if redraw:
        drawn = played(drawn, "tirer 2-0", "tirer 6-6")
    assert drawn.leader == Seat(leader)
    assert drawn.together(Seat(0), Seat(1))


def test_des_too_many_are_kept_or_drawn_away() -> None:
    """Rules IV and XVII."""
    position = "6-6,6-5 1-0/0-0,4-1 leader=j1 tiles=2 taking=2-3"
    act: Any = NOTATION.read_act("j1 retirer j2")
    back: Any = NOTATION.read_act("rendre 4-1")
    with pytest.raises(IllegalAction, match="extra tiles are kept"):
        set_table(table(position)).apply(act)
    drawing = set_table(table(position, agreed("tete-a-tete-1806", "de_trop", "retire"))).apply(act)
    assert drawing.actor is CHANCE
    kept = drawing.apply(back)
    assert [hand.size for hand in kept.state.game.hands] == [1, 1]


EVERY_LAW = (*DOMINOS.rulesets, *DOMINOS.former)


@pytest.mark.parametrize("rules", EVERY_LAW, ids=lambda rules: rules.id)
def test_every_switch_is_cited(rules: DominoRules) -> None:
    switches = dict(rules.switches())
    assert len(switches) == 13
    assert all(value.citation.source.siglum in {"ACAD-D", "AC"} for value in switches.values())
    assert all(value.citation.place or value.citation.remark for value in switches.values())


@pytest.mark.parametrize(
    ("ruleset", "open_points"),
    [
        ("tete-a-tete-1806", {"block_score", "leader_tie", "next_lead", "de_trop"}),
        ("sans-points-1806", {"leader_tie", "next_lead", "de_trop"}),
        ("quatre-sans-points-1806", {"leader_tie", "closed_takes", "next_lead", "de_trop"}),
        ("poule-1806", {"block_score", "leader_tie", "next_lead", "de_trop"}),
        ("dernier-1806", {"leader_tie", "charge", "next_lead", "de_trop"}),
        (
            "piquet-voleur-1806",
            {"block_score", "leader_tie", "partner_counts", "next_lead", "de_trop"},
        ),
    ],
)
def test_what_players_may_agree_on(ruleset: str, open_points: set[str]) -> None:
    """Only what changes something in the party is asked, each with a short name."""
    listed = DOMINOS.ruleset(ruleset).options()
    assert {option.name for option in listed} == open_points
    assert all(option.short and option.citation for option in listed)
