"""Two players who mark perfectly by hand come to the holes the law marks by itself."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from academie.games.tables.law.pair import put
from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import Throw
from academie.games.trictrac.arbiter import ArbitratedState, acts, laid, strictness
from academie.games.trictrac.arbiter.events import FaultMade, Ruling
from academie.games.trictrac.arbiter.marker import correct_marks
from academie.games.trictrac.arbiter.table_state import Moment
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.acts import Promise, SEnAller
from academie.games.trictrac.law.state import Phase
from academie.kernel import Action, OptionValue, Seat, other
from academie.kernel.marking import Marking
from academie.testing import choose

MODES = (Marking.RIGUEUR, Marking.COURTOIS)
FORMS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"form": "marque"},
    {"white_holes": 3, "keeps_dice": "black"},
)
MOST_MARKS = 20


def played(table: ArbitratedState, act: acts.TableAct) -> ArbitratedState:
    """The table after an act that must bring no fault and need no ruling."""
    after = table.apply(act)
    told = [event for event in after.events if isinstance(event, FaultMade | Ruling)]
    assert not told, f"{told} after {act}"
    return after


def marked(table: ArbitratedState, seat: Seat, *, staying: bool = True, given_up: int = 0) -> ArbitratedState:
    """The table once `seat` has moved all that is due, but for what he gives up."""
    for _ in range(MOST_MARKS):
        if table.scene.moment is Moment.OVER:
            return table
        owed = put(table.scene.owed, seat, table.scene.owed[seat] - given_up)
        act = next(correct_marks(replace(table.scene, owed=owed), seat, staying=staying), None)
        if act is None:
            return table
        table = played(table, act)
    raise AssertionError(f"still marking after {MOST_MARKS} acts")


def followed(table: ArbitratedState, before: TrictracState, act: Action) -> ArbitratedState:
    """The table once hands have done what the law did by itself."""
    seat = table.scene.thrower
    match act:
        case FirstDice():
            return played(table, act)
        case Throw():
            ready = marked(table, seat)
            return ready if over(ready) else played(played(ready, acts.Jeter(seat)), act)
        case SEnAller():
            return gone(marked(table, seat, staying=False), seat)
        case Play():
            given_up = petit_jan(table) if before.promise is Promise.COIN else 0
            ready = marked(table, seat, given_up=given_up)
            return ready if over(ready) else played(ready, acts.Bois(seat, act.moves))
        case _:
            return table


def over(table: ArbitratedState) -> bool:
    return table.scene.moment is Moment.OVER


def gone(table: ArbitratedState, seat: Seat) -> ArbitratedState:
    """The table once the thrower has gone away; after a sortie nobody is left to let him."""
    if over(table):
        return table
    leaving = played(table, acts.JeMEnVais(seat))
    return played(leaving, acts.Accorder(other(seat))) if leaving.scene.moment is Moment.LEAVING else leaving


def petit_jan(table: ArbitratedState) -> int:
    return sum(item.points for item in table.scene.scored if item.jan.value == "conserver")


def compare(table: ArbitratedState, law: TrictracState) -> None:
    """What jetons and fichets show once all is marked and the time for it past, against the law's score."""
    seat = table.scene.thrower
    if table.scene.owed[other(seat)]:
        return
    shown = played(marked(table, seat), acts.Jeter(seat))
    assert shown.scene.partie.score == law.score
    assert shown.scene.partie.men == law.men


def party(ruleset: str, marking: Marking, options: dict[str, OptionValue], seed: int) -> None:
    """One seeded party, played by the law and by two perfect markers."""
    chooser = random.Random(f"{ruleset}:{options}:{seed}")
    law = TRICTRAC.start(TRICTRAC.ruleset(ruleset), options)
    table = laid(law, strictness(marking, law.rules))
    while law.actor is not None:
        act = choose(law, chooser)
        before, law = law, law.apply(act)
        table = followed(table, before, act)
        if law.phase is Phase.THROW:
            compare(table, law)
    table = marked(table, table.scene.thrower)
    assert table.outcome == law.outcome
    assert table.scene.partie.score.holes == law.score.holes


def parties(count: int, marking: Marking) -> None:
    rulesets = [rules.id for rules in TRICTRAC.rulesets]
    for seed in range(count):
        party(rulesets[seed % len(rulesets)], marking, FORMS[seed % 7 % len(FORMS)], seed)


@pytest.mark.parametrize("marking", MODES)
def test_perfect_markers_agree_with_the_law(marking: Marking) -> None:
    parties(30, marking)


@pytest.mark.slow
@pytest.mark.parametrize("marking", MODES)
def test_perfect_markers_agree_with_the_law_in_a_thousand_parties(marking: Marking) -> None:
    parties(1_000, marking)
