"""Who sits when, step by step: Lepeintre, part 1 ch. VI."""

from dataclasses import replace

import pytest

from academie.games.company.law import ATourner, Chouette, DeuxContreDeux, Ecrire, Exchange, Person
from academie.games.company.law.rules import CRAYON, LEP_1818
from academie.games.company.law.transfers import Why
from academie.kernel import BLACK, WHITE, OptionError, cited
from academie.sources import LEP
from tests.games.company.law.results import marque_won, refait, won_by_white


def sittings(company: Ecrire, results: str) -> list[tuple[int, int]]:
    """White and Black of each marqué."""
    seen: list[tuple[int, int]] = []
    for letter in results:
        seen.append(company.table().persons)
        company = won_by_white(company, letter)
    return seen


class TestChouette:
    """One against two."""

    def test_the_two_play_two_marques_each_in_turn(self) -> None:
        expected = [(0, 1), (0, 1), (0, 2), (0, 2), (0, 1), (0, 1), (0, 2), (0, 2)]
        assert sittings(Ecrire(Chouette()), "wbbwwwbb") == expected

    def test_the_dice_are_the_chouette_s_at_each_entrance_and_then_the_other_s(self) -> None:
        company = Ecrire(Chouette())
        seen = []
        for letter in "bbwwbwbw":
            seen.append(company.table().first)
            company = won_by_white(company, letter)
        assert seen == [WHITE, BLACK] * 4

    def test_a_refait_is_begun_again_by_the_same_people(self) -> None:
        company = won_by_white(Ecrire(Chouette()), "w")
        assert company.after(refait(WHITE)).table() == company.table()

    def test_the_idle_partner_may_advise(self) -> None:
        assert Ecrire(Chouette()).table().advisers == ((), (Person(2),))
        silent = replace(LEP_1818, partner_advises=cited(False, LEP, "not agreed"))
        assert Ecrire(Chouette(), rules=silent).table().advisers == ((), ())

    def test_the_chouette_settles_with_both(self) -> None:
        """Eight marqués of 8 and 52 are 116: twelve fiches and two of queue, from each."""
        settled = won_by_white(Ecrire(Chouette(), rules=CRAYON), "wwwwwwww").settle()
        assert [settled.gain(Person(person)) for person in range(3)] == [28, -14, -14]


class TestDeuxContreDeux:
    """Two against two."""

    @pytest.mark.parametrize(
        ("results", "expected"),
        [
            ("bwwwwwww", [(0, 2), (1, 2), (1, 3), (0, 3), (0, 2), (1, 2), (1, 3), (0, 3)]),
            ("wbbbbbbb", [(0, 2), (0, 3), (1, 3), (1, 2), (0, 2), (0, 3), (1, 3), (1, 2)]),
        ],
    )
    def test_who_lost_the_first_makes_way(self, results: str, expected: list[tuple[int, int]]) -> None:
        """His partner plays two in a row, and so on to the last alone, which is his again."""
        company = Ecrire(DeuxContreDeux())
        assert sittings(company, results) == expected

    def test_one_rises_and_one_enters_each_time(self) -> None:
        company = won_by_white(Ecrire(DeuxContreDeux()), "b")
        for letter in "wbwbwb":
            then = won_by_white(company, letter)
            exchange = company.table().exchange(then.table())
            assert (len(exchange.rises), len(exchange.enters)) == (1, 1)
            assert company.side(exchange.rises[0]) == company.side(exchange.enters[0])
            company = then

    def test_in_twelve_each_plays_six(self) -> None:
        people = [person for pair in sittings(Ecrire(DeuxContreDeux(), 12), "b" * 12) for person in pair]
        assert [people.count(person) for person in range(4)] == [6, 6, 6, 6]

    def test_both_idle_partners_may_advise(self) -> None:
        assert Ecrire(DeuxContreDeux()).table().advisers == ((Person(1),), (Person(3),))

    def test_partners_pay_by_couples(self) -> None:
        settled = won_by_white(Ecrire(DeuxContreDeux(), rules=CRAYON), "b" * 8).settle()
        assert [settled.gain(Person(person)) for person in range(4)] == [-14, -14, 14, 14]

    def test_the_dice_of_one_who_has_risen_are_thrown_for(self) -> None:
        company = Ecrire(DeuxContreDeux())
        assert company.after(marque_won(WHITE)).table().first == WHITE
        beaten = replace(marque_won(WHITE), leaver=BLACK)
        assert company.after(beaten).table().first is None


class TestATourner:
    """Each for himself."""

    @pytest.mark.parametrize("first", ["w", "b"])
    def test_three_people_and_twelve_marques(self, first: str) -> None:
        """The loser makes way for the third, who plays two in a row, and so on, to the last for the first
        who rose; each plays as often as the others.
        """
        seen = sittings(Ecrire(ATourner(3), 12), first + "wbwbbwbwwbw")
        winner, loser = (0, 1) if first == "w" else (1, 0)
        expected = [{0, 1}, *[{winner, 2}, {2, loser}, {loser, winner}] * 4]
        assert [set(pair) for pair in seen] == expected[:12]
        assert seen[-1].count(loser) == 1
        assert loser not in seen[-2]
        people = [person for pair in seen for person in pair]
        assert [people.count(person) for person in range(3)] == [8, 8, 8]

    def test_who_enters_takes_the_empty_seat(self) -> None:
        company = Ecrire(ATourner(3), 12)
        second = won_by_white(company, "w")
        third = won_by_white(second, "w")
        assert (company.table().persons, second.table().persons) == ((0, 1), (0, 2))
        assert third.table().persons == (1, 2)
        assert second.table().exchange(third.table()) == Exchange((Person(0),), (Person(1),))

    def test_twelve_marques_are_four_for_each_of_three(self) -> None:
        """LEP part 1 ch. VI; who makes none of his four is postillonné four times, who makes four is not."""
        company = Ecrire(ATourner(3), 12, fiches=0, rules=CRAYON)
        for _ in range(12):
            table = company.table()
            seat = table.seat_of(Person(2))
            winner = seat if seat is not None else table.seat_of(Person(1))
            assert winner is not None
            company = company.after(marque_won(winner))
        assert company.won() == (0, 4, 8)
        owed = [item for item in company.transfers() if item.why is Why.POSTILLON]
        assert {(item.payer, item.payee) for item in owed} == {(0, 2)}
        assert sum(item.jetons for item in owed) == 52

    def test_the_idle_has_a_consolation_from_the_loser(self) -> None:
        """As much as the winner has of it: four, for a petite bredouille after none, eight after a refait."""
        company = Ecrire(ATourner(3), 12).after(refait(WHITE)).after(marque_won(WHITE, 6, 1, run=6))
        assert [account.balance for account in company.accounts()] == [12 + 8 - 1, -19 - 8, 8]

    def test_where_the_idle_have_nothing(self) -> None:
        rules = replace(LEP_1818, idle_consolation=cited(False, LEP, "not agreed"))
        company = Ecrire(ATourner(3), 12, rules).after(marque_won(WHITE, 6, 1, run=6))
        assert [account.balance for account in company.accounts()] == [15, -15, 0]

    def test_four_people(self) -> None:
        """As with three: each that enters plays two; in eight marqués all play four."""
        expected = [{0, 1}, {0, 2}, {2, 3}, {3, 1}, {1, 0}, {0, 2}, {2, 3}, {3, 1}]
        assert [set(pair) for pair in sittings(Ecrire(ATourner(4), 8), "wbbwbwww")] == expected

    def test_nobody_may_advise(self) -> None:
        assert Ecrire(ATourner(3), 12).table().advisers == ((), ())

    def test_shares_must_be_even(self) -> None:
        with pytest.raises(OptionError, match="evenly by 3 accounts"):
            Ecrire(ATourner(3), 8)

    @pytest.mark.parametrize("people", [2, 7])
    def test_how_many(self, people: int) -> None:
        with pytest.raises(OptionError, match="3 to 6"):
            ATourner(people)
