"""What companies may agree on: each agreement can be chosen, and the account differs where the book says."""

from __future__ import annotations

from academie.games.company.law import Ecrire, Poule, Unit
from academie.games.company.table import CompanyState
from academie.kernel import WHITE, OptionValue
from academie.notation import notation_of
from academie.registry import registry
from tests.games.company.companies import begun, results, won


def account(state: CompanyState) -> Ecrire:
    assert isinstance(state.company, Ecrire)
    return state.company


def test_the_price_is_set_on_the_fiche_or_on_the_jeton() -> None:
    """LEP part 1 ch. VI: the price agreed on for each jeton or fiche."""
    settled = {
        price: account(results(begun("ecrire", marques=2, **chosen), "wb")).settle()
        for price, chosen in {"fiche": {}, "jeton": {"price": "jeton"}}.items()
    }
    assert (settled["fiche"].unit, settled["jeton"].unit) == (Unit.FICHE, Unit.JETON)
    whole = account(results(begun("ecrire", marques=2, price="jeton"), "ww")).settle()
    rounded = account(results(begun("ecrire", marques=2), "ww")).settle()
    assert whole.payments[0].amount > rounded.payments[0].amount


def test_bredouilles_beyond_the_grande() -> None:
    """LEP part 1 ch. VI: octuple at eighteen holes, sixteenfold at twenty-four, in some houses."""
    times = {
        cap: account(won(begun("ecrire", **chosen), WHITE, holes=24, run=24)).written[0].marque.multiplier
        for cap, chosen in agreed("bredouille_cap", 8, 0).items()
    }
    assert times == {None: 4, 8: 8, 0: 16}


def agreed(name: str, *values: OptionValue) -> dict[OptionValue | None, dict[str, OptionValue]]:
    """The usual law, and each of those agreements."""
    return {None: {}, **{value: {name: value} for value in values}}


def test_the_queue_of_the_jetons() -> None:
    """LEP part 1 ch. VI: with a pencil there are no jetons to take."""
    usual, pencil = (
        account(results(begun("ecrire", marques=2, **chosen), "ww")).transfers()
        for chosen in agreed("jeton_queue", "none").values()
    )
    assert len(pencil) == len(usual) - 1


def test_the_partners_draw_who_plays_the_chouette_first() -> None:
    """LEP part 1 ch. VI: *qui tirent entre eux à qui jouera le premier*."""
    usual, other = (begun("ecrire", company="chouette", **chosen) for chosen in ({}, {"partner_first": 2}))
    assert (usual.at, other.at) == ((0, 1), (0, 2))
    assert results(other, "ww").at == (0, 1)
    line = notation_of("ecrire").state(other)
    read = notation_of("ecrire").read_state(line, other.ruleset)
    assert isinstance(read, CompanyState)
    assert read.company == other.company


def test_an_idle_partner_advises_unless_it_was_agreed_otherwise() -> None:
    """LEP part 1 ch. VI, of the chouette and of two against two."""
    usual, silent = (
        begun("ecrire", company="chouette", **chosen) for chosen in agreed("partner_advises", False).values()
    )
    assert usual.company.table().advisers == ((), (2,))
    assert silent.company.table().advisers == ((), ())


def poule(state: CompanyState) -> Poule:
    assert isinstance(state.company, Poule)
    return state.company


def test_who_comes_back_to_the_poule_stakes_again_or_not() -> None:
    """LEP part 1 ch. VI: whoever comes back is obliged to stake anew."""
    usual, once = (
        poule(results(begun("poule", parties=9, **chosen), "wbw"))
        for chosen in agreed("stakes_again", False).values()
    )
    assert usual.pot > once.pot == 3


def test_the_poule_is_won_in_a_row_or_by_count() -> None:
    """LEP does not say in a row; of three, two parties take it, here the first and the fourth."""
    in_row, by_count = (
        poule(results(begun("poule", parties=9, **chosen), "wbwb"))
        for chosen in agreed("in_succession", False).values()
    )
    assert (in_row.over, in_row.taker) == (False, None)
    assert (by_count.over, by_count.taker) == (True, 0)


def test_every_agreement_of_a_company_is_listed_with_its_passage() -> None:
    listed = {option.name: option for option in registry["ecrire"].options()}
    for name in ("price", "jeton_queue", "bredouille_cap", "refait", "refait_falls", "partner_first"):
        assert listed[name].citation is not None
        assert listed[name].short is not None
