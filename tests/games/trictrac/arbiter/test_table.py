"""The table as a state: what the kernel asks of every game, where acts may be faults."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from academie.games.tables.law.primaute import FirstDice, FirstThrow
from academie.games.tables.law.throw import throw
from academie.games.tables.law.track import Move
from academie.games.trictrac.arbiter import ArbitratedState, acts, set_table, strictness
from academie.games.trictrac.arbiter.faults import Kind, article
from academie.games.trictrac.arbiter.strictness import ACAD_1698, ACAD_1749, LEP_RIGUEUR, LEP_SALON
from academie.games.trictrac.arbiter.table_state import Moment
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.text.words import DECISION, FAULT
from academie.kernel import BLACK, CHANCE, WHITE, IllegalAction
from academie.kernel.marking import Marking
from academie.sources import ACAD_A, ACAD_B, LEP
from academie.words import Language
from tests.games.trictrac.arbiter.driver import careless, start
from tests.games.trictrac.law.setting import NOTATION, variant


@pytest.mark.parametrize("marking", ["rigueur", "courtois"])
def test_nothing_depends_on_who_sits_where(marking: str) -> None:
    for seed in range(3):
        table = start("trictrac/lep-rigueur", {"marking": marking, "holes": 3, "white_men": 14})
        for done in careless(table, random.Random(seed), 0.3):
            mirror = done.before.mirrored()
            assert mirror.mirrored() == done.before
            assert {*mirror.actions()} == {act.mirrored() for act in done.before.actions()}
            assert mirror.apply(done.act.mirrored()) == done.after.mirrored()


def test_acts_of_good_play_are_taken_and_told_once() -> None:
    table = start("trictrac/default", {"marking": "rigueur", "holes": 2})
    for done in careless(table, random.Random(7), 0.3):
        good = done.before.actions()
        assert len({*good}) == len(good)
        assert (sum(weight for _, weight in done.before.chance()) == 1) == (done.before.actor is CHANCE)
        for act in good:
            done.before.apply(act)
    assert not done.after.actions()
    with pytest.raises(IllegalAction, match="the game is over"):
        done.after.apply(acts.Jeter(WHITE))


def test_dice_and_hands_wait_for_each_other() -> None:
    table = start("trictrac/default", {"marking": "rigueur"})
    assert table.chance()[0][1] == Fraction(1, 36)
    assert table.ruleset is TRICTRAC.default
    assert table.strictness is LEP_RIGUEUR
    with pytest.raises(IllegalAction, match="the dice are rolling"):
        table.apply(acts.Jeter(WHITE))
    with pytest.raises(IllegalAction, match="cannot fall so now"):
        table.apply(throw(6, 5))
    assert table.apply(FirstDice(3, 3)).apply(FirstDice(4, 4)) == table
    thrown = table.apply(FirstDice(2, 5))
    assert (thrown.actor, thrown.state.moment) == (BLACK, Moment.THROWN)
    with pytest.raises(IllegalAction, match="nobody has thrown"):
        thrown.apply(throw(6, 5))


def test_first_dice_may_give_the_right_only() -> None:
    rules = variant(first_throw=FirstThrow.RIGHT_ONLY)
    table = set_table(TRICTRAC.start(rules), LEP_RIGUEUR).apply(FirstDice(6, 1))
    assert (table.actor, table.state.moment, table.state.position.dice) == (WHITE, Moment.READY, None)


def test_a_throw_may_meet_the_first_where_that_scores() -> None:
    table = set_table(TRICTRAC.start(variant(jan_de_rencontre=True), {"first": "white"}), LEP_RIGUEUR)
    for text in ("white jeter", "6-5", "white bois 0/5 0/6", "black jeter", "6-5"):
        table = act(table, text)
    assert table.state.owed == (0, 4)


def test_a_relay_is_told_as_one_mans_move() -> None:
    """So that equal wood is the same act, in the record too."""
    table = set_table(NOTATION.read_state("0x13,4,5/0x13,6,7 white"), LEP_RIGUEUR)
    thrown = act(act(table, "white jeter"), "6-4")
    for moves in ((Move(0, 4), Move(4, 10)), (Move(5, 9), Move(4, 10))):
        with pytest.raises(IllegalAction, match="moved once"):
            thrown.apply(acts.Bois(WHITE, moves))
    assert act(thrown, "white bois 0/4 4/10") == act(thrown, "white bois 0/10")


def act(table: ArbitratedState, text: str) -> ArbitratedState:
    taken: ArbitratedState = table.apply(NOTATION.resolve(table, text))
    return taken


@pytest.mark.parametrize(
    ("marking", "ruleset", "expected"),
    [
        (Marking.RIGUEUR, "trictrac/default", LEP_RIGUEUR),
        (Marking.RIGUEUR, "trictrac/lep-salon", LEP_RIGUEUR),
        (Marking.RIGUEUR, "trictrac/acad-1698", ACAD_1698),
        (Marking.RIGUEUR, "trictrac/acad-1749", ACAD_1749),
        (Marking.COURTOIS, "trictrac/acad-1749", LEP_SALON),
    ],
)
def test_manners_by_rule_set(marking: Marking, ruleset: str, expected: object) -> None:
    assert strictness(marking, TRICTRAC.ruleset(ruleset)) is expected


def test_every_fault_has_its_article_and_every_word_both_languages() -> None:
    for kind in Kind:
        cited = {article(kind, source).source for source in (LEP, ACAD_A, ACAD_B)}
        assert cited <= {LEP, ACAD_A, ACAD_B}
    for template in (*FAULT.values(), *DECISION.values()):
        text = template.given(player="A", foe="B", points=4)
        assert text.in_(Language("fr")) != text.in_(Language("en"))
    assert {*FAULT} == {*Kind}


def test_a_position_shows_what_its_score_says() -> None:
    partie = NOTATION.read_state("0x13,11x2/0x13,6,7 white points=4-6 holes=1-2 bredouille=black")
    white, black = set_table(partie, LEP_RIGUEUR).state.marks
    assert (white.points, white.holes, white.double) == (4, 1, False)
    assert (black.points, black.holes, black.double) == (6, 2, True)
    assert set_table(replace(partie, board=replace(partie.board, thrower=BLACK)), LEP_RIGUEUR).actor == BLACK
