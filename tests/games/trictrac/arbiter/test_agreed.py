"""What is agreed on about faults at a table by hand, and tables of the first version ruled as they were."""

from __future__ import annotations

from typing import Any

import pytest

from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.kernel import BLACK, IllegalAction, OptionError, OptionValue
from academie.notation import notation_of
from academie.notation.states import set_up
from academie.registry import registry

GAME = registry["trictrac"]
FOUR_THREE = "0x9,4x2,5x2,6x2/0x15 white throws=3-3"
"""Four et trois: two men put on the flèche nine, where the dice take neither."""
PLEIN = "0x2,1,5,6x2,7,8x2,9x2,10x2,11x2/0x13,11x2 white throws=3-3 coins=white,black"
"""LEP fig. 31: by four and two he fills in two ways, for eight points."""
COIN_HIT = "0x9,5x2,6,7,11x2/0x15 white throws=3-3 coins=white"


def table(text: str, *acts: str, ruleset: str = "lep-rigueur", **options: OptionValue) -> ArbitratedState:
    """The table after those acts, in rigour unless the options say otherwise."""
    given = {"marking": "rigueur", **options, "position": text}
    state: Any = set_up(GAME, GAME.ruleset(ruleset), given)
    for act in acts:
        state = state.play(act)
    assert isinstance(state, ArbitratedState)
    return state


def offered(state: ArbitratedState) -> set[str]:
    return {notation_of("trictrac").act(act) for act in state.actions()}


def faults(state: ArbitratedState) -> list[tuple[Kind, int]]:
    return [(event.kind, event.points) for event in state.events if isinstance(event, FaultMade)]


FALSE_CASE = ("white jeter", "4-3", "white bois 4/9 5/9")
BOTH = {"black faire-jouer 4/7 5/9", "black faire-jouer 4/8 5/8"}
OTHERS = {"black faire-jouer 4/7 4/8", "black faire-jouer 5/8 5/9"}
"""Men of the same flèches that nobody touched."""


@pytest.mark.parametrize(
    ("ruleset", "chosen", "imposed", "replayed"),
    [
        ("lep-rigueur", {}, BOTH, False),
        ("acad-1698", {}, set[str](), False),
        ("acad-1698", {"false_case": "at-will"}, BOTH, False),
        ("lep-rigueur", {"false_case": "held-or-one"}, set[str](), False),
        ("lep-rigueur", {"false_case": "replaced"}, set[str](), True),
    ],
)
def test_a_false_case(
    ruleset: str, chosen: dict[str, OptionValue], imposed: set[str], replayed: bool
) -> None:
    """LEP rules 23, 27; ACAD-A ch. VI; ACAD-B ch. XVIII; good company puts back."""
    acts = offered(table(FOUR_THREE, *FALSE_CASE, ruleset=ruleset, **chosen))
    assert acts & (BOTH | OTHERS) == imposed
    assert ("black faire-rejouer" in acts) == replayed


@pytest.mark.parametrize(
    ("ruleset", "chosen", "cost"),
    [
        ("lep-rigueur", {}, 16),
        ("acad-1749", {}, 8),
        ("acad-1749", {"plein_fault": "double"}, 16),
        ("lep-rigueur", {"plein_fault": "single"}, 8),
        ("lep-rigueur", {"plein_fault": "none"}, 0),
    ],
)
def test_a_plein_marked_and_not_made(ruleset: str, chosen: dict[str, OptionValue], cost: int) -> None:
    """LEP rule 60 and part 4 ch. III; ACAD-A ch. VI."""
    state = table(PLEIN, "white jeter", "4-2", "white jeton 8", "white bois 0/6", ruleset=ruleset, **chosen)
    assert faults(state) == [(Kind.PLEIN_MARKED, cost)]


def test_good_company_lets_a_plein_be_mended_and_forces_none() -> None:
    """LEP part 4 ch. III on rule 60."""
    acts = ("white jeter", "4-2", "white jeton 8", "white bois 0/6")
    state = table(PLEIN, *acts, ruleset="lep-salon", marking="courtois")
    assert not any("faire-jouer" in act for act in offered(state))
    mended = state.play("white corriger").play("white bois 1/7")
    assert faults(mended) == []


def test_a_second_jeton_left_standing_costs_what_was_agreed() -> None:
    """ACAD-B ch. VII wishes for a penalty; none is due without an agreement."""
    text = f"{COIN_HIT.replace('white throws', 'black throws')} points=4-6 bredouille=black"
    broken = ("black jeter", "2-1", "black bois 0/2 0/1", "white jeter", "6-5", "white jeton 8")
    on = (*broken, "white bois 5/10 5/11", "black jeter")
    assert faults(table(text, *on)) == []
    fined = table(text, *on, debredouille=4)
    assert faults(fined) == [(Kind.BREDOUILLE_LEFT, 4)]
    honest = (*on[:-1], "black dedoubler black", "black jeter")
    assert faults(table(text, *honest, debredouille=4)) == []
    with pytest.raises(OptionError, match="even"):
        table(text, debredouille=3)


HOLE = f"{COIN_HIT} points=10-4"


def test_men_lifted_without_a_word() -> None:
    """LEP rule 37 asks for no word; part 4 ch. IV would have the silent stay."""
    going = ("white jeter", "6-5", "white fichet 1", "white lever")
    assert table(HOLE, *going).actor == BLACK
    silent = table(HOLE, *going, annonce=True)
    ruling = next(event for event in silent.events if isinstance(event, Ruling))
    assert (ruling.decision, str(ruling.citation)) == (Decision.MADE_TO_STAY, "LEP, part 4 ch. IV § 3")
    with pytest.raises(IllegalAction, match="you hold"):
        silent.play("white je-m-en-vais")
    assert table(HOLE, *going[:-1], "white je-m-en-vais", annonce=True).actor == BLACK


@pytest.mark.parametrize(
    ("ruleset", "acts", "may_go"),
    [
        pytest.param("lep-rigueur", ("white jeton 2",), False, id="LEP rule 41: the rest marked"),
        pytest.param("acad-1749", ("white jeton 2",), False, id="ACAD-A ch. VI: the rest marked"),
        pytest.param("acad-1698", ("white jeton 2",), False, id="ACAD-B ch. X: the jeton moved"),
        pytest.param("lep-rigueur", ("white fichet 1", "white jeton 0"), True, id="LEP: nothing is over"),
        pytest.param("acad-1698", ("white fichet 1", "white jeton 0"), False, id="ACAD-B ch. XVIII: touched"),
        pytest.param("lep-rigueur", ("white fichet 1",), True, id="the jeton in its place"),
        pytest.param("trictrac/lep-rigueur.2", ("white jeton 2",), False, id="the second version by its id"),
    ],
)
def test_what_binds_to_stay(ruleset: str, acts: tuple[str, ...], may_go: bool) -> None:
    state = table(HOLE, "white jeter", "6-5", *acts, ruleset=ruleset)
    if may_go:
        assert state.play("white je-m-en-vais").actor == BLACK
        return
    with pytest.raises(IllegalAction, match="you hold"):
        state.play("white je-m-en-vais")


def first_version(
    text: str, *acts: str, ruleset: str = "lep-rigueur", how: str = "rigueur"
) -> ArbitratedState:
    state: Any = set_up(GAME, GAME.recorded(f"trictrac/{ruleset}"), {"marking": how, "position": text})
    for act in acts:
        state = state.play(act)
    assert isinstance(state, ArbitratedState)
    return state


def test_tables_of_the_first_version_are_ruled_as_they_were() -> None:
    assert offered(first_version(FOUR_THREE, *FALSE_CASE)) >= BOTH | OTHERS
    left = first_version(HOLE, "white jeter", "6-5", "white jeton 2", "white je-m-en-vais")
    assert left.actor == BLACK
    with pytest.raises(IllegalAction, match="you hold"):
        first_version(HOLE, "white jeter", "6-5", "white fichet 1", "white jeton 0", "white je-m-en-vais")
    acts = ("white jeter", "4-2", "white jeton 8", "white bois 0/6")
    salon = first_version(PLEIN, *acts, ruleset="lep-salon", how="courtois")
    assert "black faire-jouer 1/7" in offered(salon)


@pytest.mark.parametrize(
    ("ruleset", "cites"),
    [
        ("acad-1698", "ACAD-B, ch. X § 34-35"),
        ("acad-1749", "ACAD-A, ch. VI § 6-7"),
        ("lep-rigueur", "LEP, part 1 ch. I § 18"),
    ],
)
def test_a_ruling_cites_the_authority_of_its_table(ruleset: str, cites: str) -> None:
    sent = table(COIN_HIT, "white jeter", "6-5", "white bois 5/10 5/11", "black ecole 4", ruleset=ruleset)
    (ruling,) = (event for event in sent.events if isinstance(event, Ruling))
    assert (ruling.seat, ruling.decision, str(ruling.citation)) == (BLACK, Decision.GRANTED, cites)


def test_a_marque_that_ends_leaves_the_stacks_set_up() -> None:
    """As it does where points are marked for the players."""
    text = f"{COIN_HIT} points=10-4 form=marque goal=6 holes=5-2"
    going = ("white jeter", "6-5", "white fichet 6", "white je-m-en-vais", "black accorder")
    by_hand = table(text, *going)
    auto: Any = set_up(GAME, GAME.ruleset("lep-rigueur"), {"position": text})
    assert by_hand.state.board.men == auto.play("6-5").play("s-en-aller").men
    assert first_version(text, *going).state.board.men != by_hand.state.board.men


def test_a_refait_at_once_by_hand() -> None:
    """LEP part 1 ch. VI, read so: the marqué is over as soon as the fichets stand alike."""
    text = f"{COIN_HIT} points=10-4 form=marque goal=6 holes=5-6"
    marked = ("white jeter", "6-5", "white fichet 6")
    assert table(text, *marked).outcome is None
    ended = table(text, *marked, refait_falls="at-once").outcome
    assert ended is not None
    assert ended.reason == "refait"
    assert [*ended.returns] == [0, 0]
