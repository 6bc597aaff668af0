"""What a marqué is worth: Lepeintre, part 1 ch. VI and part 3 no. 60-64."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from academie.games.company.law import Marque, ecrire_rules, ended, marque
from academie.games.company.law.ecrire import consolation, multiplier
from academie.games.company.law.rules import (
    DOUBLED_REFAIT,
    ECRIRE,
    LEP_1818,
    OCTUPLE,
    POULES,
    PROGRESSION,
    EcrireRules,
)
from academie.games.trictrac.law import TRICTRAC
from academie.kernel import BLACK, WHITE, IllegalAction, UnknownName
from tests.games.company.law.results import marque_won, refait


def written(holes: int, against: int, run: int, refaits: int = 0, rules: EcrireRules = LEP_1818) -> Marque:
    won = marque(marque_won(BLACK, holes, against, run), refaits, rules)
    assert won is not None
    return won


def test_six_in_bredouille_against_one_mark_fifteen() -> None:
    """LEP part 1 ch. VI: twelve and four of consolation are sixteen, less the other's one hole."""
    won = written(6, 1, run=6)
    assert (won.gross, won.points) == (16, 15)
    assert won.winner == BLACK


def test_a_plain_marque() -> None:
    """LEP part 1 ch. VI: the holes left over, and a consolation of two."""
    assert written(6, 4, run=3).points == 6 - 4 + 2


def test_holes_of_the_loser_before_the_run_do_not_spoil_it() -> None:
    """LEP part 1 ch. VI: the bredouille may begin after the adversary's holes, as with points."""
    assert written(6, 5, run=6).multiplier == 2
    assert written(6, 5, run=5).multiplier == 1


def test_what_holding_on_risks() -> None:
    """LEP part 3 no. 64: six in bredouille are 16; the pavillon lost leaves half; the grande is 56."""
    assert written(6, 0, run=6).points == 16
    assert written(6, 1, run=0).gross == 8
    assert written(12, 0, run=12).points == 56


@pytest.mark.parametrize(
    ("run", "plain", "octuple", "progression"),
    [
        (5, 1, 1, 1),
        (6, 2, 2, 2),
        (11, 2, 2, 2),
        (12, 4, 4, 4),
        (17, 4, 4, 4),
        (18, 4, 8, 8),
        (23, 4, 8, 8),
        (24, 4, 8, 16),
        (30, 4, 8, 32),
    ],
)
def test_bredouilles(run: int, plain: int, octuple: int, progression: int) -> None:
    """LEP part 1 ch. VI: petite to twelve exclusively, grande from twelve; further ones in some houses."""
    assert multiplier(run, LEP_1818) == plain
    assert multiplier(run, OCTUPLE) == octuple
    assert multiplier(run, PROGRESSION) == progression


@pytest.mark.parametrize(("refaits", "linear", "doubling"), [(0, 2, 2), (1, 4, 4), (2, 6, 8), (3, 8, 16)])
def test_consolation_after_refaits(refaits: int, linear: int, doubling: int) -> None:
    """LEP part 1 ch. VI: double after one refait, triple after two."""
    assert consolation(1, refaits, LEP_1818) == linear
    assert consolation(1, refaits, DOUBLED_REFAIT) == doubling
    assert consolation(4, refaits, LEP_1818) == 4 * linear


def test_refait_and_bredouille_together() -> None:
    assert written(6, 1, run=6, refaits=1).points == 12 + 8 - 1


def test_a_refait_is_not_written() -> None:
    assert marque(refait(WHITE), 0, LEP_1818) is None


@given(
    holes=st.integers(6, 40),
    less=st.integers(1, 40),
    run=st.integers(0, 40),
    refaits=st.integers(0, 5),
    rules=st.sampled_from(ECRIRE),
)
def test_the_winner_always_gains(holes: int, less: int, run: int, refaits: int, rules: EcrireRules) -> None:
    won = written(holes, max(0, holes - less), min(run, holes), refaits, rules)
    assert won.points >= 1 + rules.consolation.value
    assert won.points == won.multiplier * holes - won.against + won.consolation


def test_nothing_is_written_of_a_marque_that_goes_on() -> None:
    with pytest.raises(IllegalAction, match="not ended"):
        ended(TRICTRAC.start(options={"form": "marque"}))


@pytest.mark.parametrize("rules", [*ECRIRE, *POULES], ids=lambda rules: rules.id)
def test_every_switch_is_cited(rules: EcrireRules) -> None:
    switches = dict(rules.switches())
    assert len(switches) == len(rules.__dataclass_fields__) - 3
    assert all(switch.citation.place or switch.citation.remark for switch in switches.values())


def test_rule_sets_by_name() -> None:
    assert ecrire_rules() is LEP_1818
    assert ecrire_rules("octuple") is ecrire_rules("ecrire/octuple.2") is OCTUPLE
    assert len({rules.id for rules in ECRIRE}) == len(ECRIRE)
    with pytest.raises(UnknownName, match="ecrire/progression"):
        ecrire_rules("octave")
