"""The account of a party à écrire for two: Lepeintre, part 1 ch. VI."""

from dataclasses import replace
from fractions import Fraction

import pytest

from academie.games.company.law import Ecrire, EcrireRules, Person, Unit
from academie.games.company.law.ecrire import fiches
from academie.games.company.law.rules import COMPENSATED, CRAYON, LEP_1818, NextDice, Price
from academie.games.company.law.transfers import postillon, postillons
from academie.kernel import BLACK, WHITE, IllegalAction, OptionError, cited
from academie.sources import LEP
from tests.games.company.law.results import marque_won, partie_won, refait, won_by_white

ADELE, BERTRAND = Person(0), Person(1)

PAR_JETON = replace(CRAYON, price=cited(Price.JETON, LEP, "part 1 ch. VI"))


def paid(company: Ecrire) -> tuple[tuple[Person, Person, int], ...]:
    return tuple((payer, payee, int(amount)) for payer, payee, amount in company.settle().payments)


@pytest.mark.parametrize(("missing", "owed"), [(0, 0), (1, 28), (2, 36), (3, 44), (4, 52), (5, 60), (6, 68)])
def test_postillons(missing: int, owed: int) -> None:
    """LEP part 1 ch. VI: 28 for the first marqué that is wanting, 8 for each of the others."""
    assert postillon(missing, LEP_1818) == owed


@pytest.mark.parametrize(("marques", "most"), [(8, 52), (12, 68)])
def test_one_is_postillonne_four_times_in_eight_and_six_in_twelve(marques: int, most: int) -> None:
    """LEP part 1 ch. VI."""
    party = won_by_white(Ecrire(marques=marques, rules=PAR_JETON, fiches=0), "w" * marques)
    assert paid(party) == ((BERTRAND, ADELE, 8 * marques + most),)


def test_who_has_made_his_half_is_not_postillonne() -> None:
    party = won_by_white(Ecrire(rules=PAR_JETON, fiches=0), "wbwbwbw")
    assert not party.over
    even = party.after(marque_won(BLACK, 6, 3))
    assert paid(even) == ((BERTRAND, ADELE, 3),)
    five = party.after(marque_won(WHITE, 6, 3))
    assert paid(five) == ((BERTRAND, ADELE, 8 + 5 + 28),)


@pytest.mark.parametrize(
    ("jetons", "whole"), [(0, 0), (4, 0), (5, 1), (10, 1), (14, 1), (15, 2), (116, 12), (114, 11)]
)
def test_five_jetons_over_are_a_fiche(jetons: int, whole: int) -> None:
    """LEP part 1 ch. VI: five and above count for a fiche, fewer are let go."""
    assert fiches(jetons, LEP_1818) == whole


@pytest.mark.parametrize(("agreed", "total"), [(None, 14), (2, 14), (3, 15), (4, 16), (0, 12)])
def test_the_loser_pays_the_queue_too(agreed: int | None, total: int) -> None:
    """LEP part 1 ch. VI: 64 points and 52 of postillons make twelve fiches; the queue is 2, 3 or 4."""
    party = won_by_white(Ecrire(rules=CRAYON, fiches=agreed), "wwwwwwww")
    assert party.settle().unit is Unit.FICHE
    assert paid(party) == ((BERTRAND, ADELE, total),)


def test_jetons_too_few_for_a_fiche_still_decide_the_queue() -> None:
    """LEP part 1 ch. VI."""
    party = won_by_white(Ecrire(rules=CRAYON), "wbwbwbw").after(marque_won(BLACK, 6, 1))
    assert paid(party) == ((BERTRAND, ADELE, 2),)


def test_even_accounts_pay_nothing() -> None:
    party = won_by_white(Ecrire(), "wbwbwbwb")
    assert party.settle().payments == ()
    assert party.settle().gain(ADELE) == 0


@pytest.mark.parametrize(
    ("rules", "total"),
    [
        pytest.param(CRAYON, 4, id="ecrire:20 owed: two fiches, and two of queue"),
        pytest.param(LEP_1818, 3, id="ecrire:six jetons taken: 14 owed, one fiche, and the queue"),
        pytest.param(COMPENSATED, 2, id="ecrire:one queue for the other: two fiches only"),
    ],
)
def test_fewer_marques_and_more_points(rules: EcrireRules, total: int) -> None:
    """LEP part 1 ch. VI: three marqués in bredouille against five plain ones.

    48 points against 40, but 28 of postillon. The two jetons a marqué are his who has more points: those of
    the three marqués lost to him are six.
    """
    party = won_by_white(Ecrire(rules=rules), "wwwww")
    for _ in range(3):
        party = party.after(marque_won(BLACK, 6, 0, run=6))
    assert paid(party) == ((BERTRAND, ADELE, total),)


@pytest.mark.parametrize("rules", [LEP_1818, COMPENSATED])
def test_who_gains_both_ways_has_both_queues(rules: EcrireRules) -> None:
    """64 and 52 of postillons, 16 jetons of the eight marqués lost: 132 are 13 fiches, and the queue."""
    assert paid(won_by_white(Ecrire(rules=rules), "wwwwwwww")) == ((BERTRAND, ADELE, 15),)


def test_a_refait_is_begun_again_and_makes_the_consolation_grow() -> None:
    """LEP part 1 ch. VI: double after one refait, triple after two; then it is as before."""
    party = Ecrire().after(refait(WHITE)).after(refait(BLACK))
    assert (party.refaits, party.written) == (2, ())
    party = party.after(marque_won(WHITE, 6, 2))
    assert party.written[0].marque.points == 6 - 2 + 6
    assert party.refaits == 0
    assert party.after(marque_won(WHITE, 6, 2)).written[1].marque.points == 6 - 2 + 2


def test_who_goes_away_has_the_dice() -> None:
    """LEP part 1 ch. II, read of the next marqué too; the first is thrown for (part 1 ch. I)."""
    party = Ecrire()
    assert party.table().first is None
    assert party.table().options == {"form": "marque"}
    assert party.after(marque_won(BLACK)).table().first == BLACK
    assert party.after(refait(BLACK)).table().options == {"form": "marque", "first": "black"}
    assert party.after(refait(WHITE)).table().options["first"] == "white"
    thrown = replace(LEP_1818, next_dice=cited(NextDice.THROWN, LEP, "part 1 ch. I"))
    assert Ecrire(rules=thrown).after(marque_won(BLACK)).table().first is None


def test_accounts_as_they_stand() -> None:
    party = Ecrire().after(marque_won(WHITE, 6, 1, run=6))
    white, black = party.accounts()
    assert (white.holders, white.won, white.balance) == ((ADELE,), 1, Fraction(15))
    assert (black.holders, black.won, black.balance) == ((BERTRAND,), 0, Fraction(-15))


@pytest.mark.parametrize("marques", [0, -2, 7])
def test_the_number_of_marques_must_be_even(marques: int) -> None:
    with pytest.raises(OptionError, match="evenly"):
        Ecrire(marques=marques)


def test_what_cannot_be_recorded() -> None:
    party = Ecrire(marques=2)
    with pytest.raises(IllegalAction, match="a marqué is being played"):
        party.after(partie_won(WHITE))
    with pytest.raises(IllegalAction, match="0 of 2"):
        party.settle()
    done = won_by_white(party, "wb")
    with pytest.raises(IllegalAction, match="all 2"):
        done.table()
    with pytest.raises(IllegalAction, match="all 2"):
        done.after(marque_won(WHITE))


def test_postillons_of_several_go_first_to_who_made_most() -> None:
    """Our reading where LEP is silent: one made 1 of his 4, the others 5 and 6; he owes 28, 8 and 8."""
    got = [0, 0, 0]
    for payer, payee, jetons, _ in postillons((1, 5, 6), LEP_1818):
        assert payer == 0
        got[payee] += jetons
    assert got == [0, 8, 36]
