"""What holds in every company, whatever the results; and whole companies over real parties."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from academie.games.company.law import (
    ECRIRE,
    POULES,
    ATourner,
    Chouette,
    Company,
    DeuxContreDeux,
    Ecrire,
    Ended,
    Person,
    Poule,
    Rotation,
    TeteATete,
    poule,
    tour_a_tour,
)
from academie.games.company.law.rules import CRAYON
from academie.games.trictrac.law.coup import Form
from academie.kernel import WHITE, Seat, other
from tests.games.company.law.results import played

ROTATIONS: list[Rotation] = [TeteATete(), Chouette(), DeuxContreDeux(), *map(ATourner, range(3, 7))]


@st.composite
def parties_a_ecrire(draw: st.DrawFn) -> Ecrire:
    rotation = draw(st.sampled_from(ROTATIONS))
    share = draw(st.integers(1, 6))
    rules, fiches = draw(st.sampled_from(ECRIRE)), draw(st.none() | st.integers(0, 9))
    return Ecrire(rotation, share * len(rotation.sides), rules, fiches)


COMPANIES: st.SearchStrategy[Company] = st.one_of(
    parties_a_ecrire(),
    st.builds(poule, st.integers(3, 6), st.integers(1, 40), st.sampled_from(POULES)),
    st.builds(tour_a_tour, st.integers(2, 6), st.integers(1, 40)),
)


@st.composite
def results(draw: st.DrawFn, form: Form) -> Ended:
    winner = draw(st.sampled_from([Seat(0), Seat(1)]))
    if form is Form.PARTIE:
        return Ended(form, (12, 3) if winner == WHITE else (3, 12), stakes=draw(st.integers(1, 2)))
    holes = draw(st.integers(6, 30))
    against = draw(st.integers(0, holes))
    run = draw(st.integers(0, holes))
    pairs = (holes, against), (run, 0)
    if winner != WHITE:
        pairs = (against, holes), (0, run)
    return Ended(form, *pairs, leaver=draw(st.sampled_from([winner, other(winner)])))


@given(st.data())
def test_laws(data: st.DataObject) -> None:
    company = data.draw(COMPANIES)
    for _ in range(400):
        if company.over:
            break
        check_table(company)
        company = company.after(data.draw(results(company.table().form)))
        assert sum(account.balance for account in company.accounts()) == (
            0 if not isinstance(company, Poule) or company.over else -company.pot
        )
    if company.over:
        check_end(company)


def check_table(company: Company) -> None:
    """Nobody plays himself, nor advises an adversary, and all are of the company."""
    table = company.table()
    assert table.white != table.black
    assert {*table.persons, *table.advisers[0], *table.advisers[1]} <= {*range(company.people)}
    assert not {*table.persons} & {*table.advisers[0], *table.advisers[1]}
    assert not {*table.advisers[0]} & {*table.advisers[1]}


def check_end(company: Company) -> None:
    """What some lose others gain, each payment is worth making, and the numbers are as agreed."""
    settled = company.settle()
    gains = [settled.gain(Person(person)) for person in range(company.people)]
    assert sum(gains) == 0
    assert all(payer != payee and amount > 0 for payer, payee, amount in settled.payments)
    assert len({frozenset(payment[:2]) for payment in settled.payments}) == len(settled.payments)
    holders = [person for account in company.accounts() for person in account.holders]
    assert sorted(holders) == [*range(company.people)]
    if isinstance(company, Ecrire):
        assert sum(account.won for account in company.accounts()) == company.marques
    if isinstance(company, Poule):
        assert sum(company.shares()) == company.pot
        assert gains == [share - put for share, put in zip(company.shares(), company.staked, strict=True)]


@given(st.lists(st.sampled_from("wb"), min_size=24, max_size=24), st.sampled_from(ROTATIONS))
def test_everybody_plays_as_often_as_his_side_allows(letters: list[str], rotation: Rotation) -> None:
    """Over a number of marqués that comes out even, all of one side play alike."""
    count = len(rotation.sides) * 4
    company = Ecrire(rotation, count)
    people: list[Person] = []
    for letter in letters[:count]:
        people += company.table().persons
        holes = (6, 0) if letter == "w" else (0, 6)
        company = company.after(Ended(Form.MARQUE, holes))
    for holders in rotation.sides:
        assert len({people.count(person) for person in holders}) == 1
    assert len({people.count(holders[0]) for holders in rotation.sides if len(rotation.sides) > 2}) <= 1


REAL: list[Company] = [
    *(Ecrire(rotation, 2 * len(rotation.sides)) for rotation in ROTATIONS),
    poule(3, parties=4),
    tour_a_tour(4, parties=4),
]
SEEDS = pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 40), marks=pytest.mark.night)])


@pytest.mark.parametrize("company", REAL, ids=lambda company: f"{type(company).__name__}-{company.people}")
@SEEDS
def test_real_parties(company: Company, seeds: range) -> None:
    """Companies driven by the law itself come to their end and settle."""
    for seed in seeds:
        *_, (_, _, done) = played(company, 1000 * seed)
        check_end(done)


@SEEDS
def test_real_marques_add_up(seeds: range) -> None:
    """The account of eight real marqués, reckoned anew by the words of LEP part 1 ch. VI."""
    for seed in seeds:
        balance, made, refaits = 0, [0, 0], 0
        games = [*played(Ecrire(rules=CRAYON, fiches=0), 1000 * seed)]
        for _, result, _ in games:
            (more, run), (less, _) = sorted(zip(result.holes, result.runs, strict=True), reverse=True)
            if more == less:
                refaits += 1
                continue
            times = 4 if run >= 12 else 2 if run >= 6 else 1
            points = times * more - less + times * 2 * (1 + refaits)
            refaits = 0
            white = result.holes[0] == more
            made[0 if white else 1] += 1
            balance += points if white else -points
        fewer = min(made)
        fine = 28 + 8 * (3 - fewer) if fewer < 4 else 0
        balance += fine if made[1] == fewer else -fine
        assert [account.balance for account in games[-1][2].accounts()] == [balance, -balance]
