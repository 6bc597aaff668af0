"""The poule (Lepeintre, part 1 ch. VI) and turn about (Académie, second treatise, ch. II)."""

from dataclasses import replace
from fractions import Fraction

import pytest

from academie.games.company.law import Ended, Payment, Person, Poule, poule, tour_a_tour
from academie.games.company.law.rules import POULE, POULE_BY_COUNT
from academie.games.trictrac.law.coup import Form
from academie.kernel import BLACK, WHITE, IllegalAction, OptionError, cited
from academie.sources import LEP
from tests.games.company.law.results import marque_won, partie_won, won_by_white


def stood(company: Poule) -> tuple[tuple[int, int], int]:
    return company.table().persons, company.pot


class TestPoule:
    """One must beat as many as one has against one."""

    def test_three_people_step_by_step(self) -> None:
        """Each stakes on sitting down, and again on coming back; two parties in a row take all."""
        company = poule(3, parties=30)
        assert stood(company) == ((0, 1), 2)
        company = won_by_white(company, "w")
        assert stood(company) == ((0, 2), 3)
        company = won_by_white(company, "b")
        assert stood(company) == ((1, 2), 4)
        company = won_by_white(company, "w")
        assert stood(company) == ((1, 0), 5)
        assert not company.over
        company = won_by_white(company, "w")
        assert company.over
        assert company.taker == Person(1)
        assert company.staked == (2, 2, 1)
        assert [account.balance for account in company.accounts()] == [-2, 3, -1]

    @pytest.mark.parametrize("people", [3, 4, 5, 6])
    def test_as_many_parties_as_adversaries(self, people: int) -> None:
        company = won_by_white(poule(people, parties=30), "w" * (people - 2))
        assert not company.over
        company = won_by_white(company, "w")
        assert company.taker == Person(0)
        assert company.pot == people
        settled = company.settle()
        assert settled.gain(Person(0)) == people - 1
        assert {payer for payer, _, _ in settled.payments} == {*range(1, people)}

    def test_a_loss_between_begins_the_count_again(self) -> None:
        """Four people: 0 beats 1 and 2 and loses to 3; 3 beats 1 and loses to 2, whom 0 beats.

        LEP says so many parties, and not that they be in a row: by that letter 0 now has his three.
        """
        company = won_by_white(poule(4, parties=30), "wwbbwb")
        assert company.wins(Person(0)) == 1
        assert not company.over
        by_count = won_by_white(poule(4, parties=30, rules=POULE_BY_COUNT), "wwbbwb")
        assert by_count.wins(Person(0)) == 3
        assert by_count.taker == Person(0)

    def test_shared_when_the_evening_ends(self) -> None:
        """LEP part 1 ch. VI: if nobody has succeeded the poule is shared."""
        company = won_by_white(poule(3, parties=3), "wbw")
        assert company.over
        assert company.taker is None
        assert company.pot == 4
        assert company.shares() == (Fraction(4, 3),) * 3
        assert [account.balance for account in company.accounts()] == [
            Fraction(1, 3),
            Fraction(-2, 3),
            Fraction(1, 3),
        ]

    def test_where_one_stakes_but_once(self) -> None:
        once = replace(POULE, stakes_again=cited(False, LEP, "not agreed"))
        company = won_by_white(poule(3, parties=30, rules=once), "wbwb")
        assert company.staked == (1, 1, 1)

    @pytest.mark.parametrize("people", [2, 7])
    def test_how_many(self, people: int) -> None:
        with pytest.raises(OptionError, match="3 to 6"):
            poule(people, parties=9)

    def test_what_cannot_be(self) -> None:
        company = poule(3, parties=1)
        with pytest.raises(OptionError, match="0 games"):
            poule(3, parties=0)
        with pytest.raises(IllegalAction, match="a game is being played"):
            company.after(marque_won(WHITE))
        with pytest.raises(IllegalAction, match="has a winner"):
            company.after(Ended(Form.PARTIE, (5, 5)))
        with pytest.raises(IllegalAction, match="still played for"):
            company.settle()
        with pytest.raises(IllegalAction, match="taken, or shared"):
            won_by_white(company, "w").table()


class TestTourATour:
    """The winner stays."""

    def test_he_plays_all_the_others_until_he_is_beaten(self) -> None:
        company = tour_a_tour(4, parties=7)
        seen = []
        for letter in "wwwwbww":
            seen.append(company.table().persons)
            company = won_by_white(company, letter)
        assert seen == [(0, 1), (0, 2), (0, 3), (0, 1), (0, 2), (3, 2), (3, 1)]
        assert company.over

    def test_the_loser_pays_and_a_grande_bredouille_counts_double(self) -> None:
        company = tour_a_tour(3, parties=2).after(partie_won(WHITE, stakes=2)).after(partie_won(BLACK))
        assert [account.balance for account in company.accounts()] == [1, -2, 1]
        assert company.settle().payments == (
            Payment(Person(1), Person(0), Fraction(1)),
            Payment(Person(1), Person(2), Fraction(1)),
        )

    def test_two_people_merely_go_on(self) -> None:
        company = won_by_white(tour_a_tour(2, parties=3), "wb")
        assert company.table().persons == (0, 1)

    def test_what_cannot_be(self) -> None:
        company = tour_a_tour(3, parties=1)
        with pytest.raises(IllegalAction, match="0 of 1"):
            company.settle()
        with pytest.raises(IllegalAction, match="all 1"):
            won_by_white(company, "w").table()
        with pytest.raises(OptionError, match="2 to 6"):
            tour_a_tour(1, parties=1)
