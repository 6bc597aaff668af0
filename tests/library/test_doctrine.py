"""Doctrines: what a principle weighs, which acts it leads to, and what is said for them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from academie.edition.places import cited_passages
from academie.engine.player import Player
from academie.engine.players import doctrines, player
from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.position import Position
from academie.games.draughts.players.manoury import Case, DoctrineOfManoury
from academie.games.draughts.players.manoury import principles as of_manoury
from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import throw
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.players.lepeintre import DoctrineOfLepeintre
from academie.games.trictrac.players.lepeintre import principles as of_lepeintre
from academie.kernel import BLACK, WHITE, Action, Citation, State
from academie.library.doctrine import Doctrine, Explaining, Principle, Reason, belief, explained
from academie.library.statement import Verdict, findings, statement
from academie.notation import notation_of
from academie.registry import registry
from academie.sources import LEP
from academie.testing import choose
from academie.words import Content

EVERY: tuple[Principle[Any], ...] = (*of_lepeintre(), *of_manoury())


@pytest.mark.parametrize("principles", [of_lepeintre(), of_manoury()])
def test_there_are_several_each_at_a_place_of_the_book(principles: tuple[Principle[Any], ...]) -> None:
    assert 6 <= len(principles) <= 15
    assert len({each.said.en for each in principles}) == len(principles)
    for each in principles:
        assert cited_passages(each.citation), each.citation
        assert each.said.fr != each.said.en


def test_every_claim_a_principle_rests_on_is_of_its_passage() -> None:
    for each in EVERY:
        places = {passage.id for passage in cited_passages(each.citation)}
        for claim in each.claims:
            assert statement(claim).passage in places, (claim, each.citation)


def test_what_was_found_true_weighs_more_and_what_was_refuted_still_weighs() -> None:
    by_verdict = {
        verdict: next(id_ for id_, found in findings().items() if found.verdict is verdict)
        for verdict in (Verdict.CONFIRMED, Verdict.UNDECIDED, Verdict.REFUTED)
    }
    true, open_, false = (belief([id_]) for id_ in by_verdict.values())
    assert true > open_ == belief(()) > false > 0
    assert belief([by_verdict[Verdict.CONFIRMED], by_verdict[Verdict.REFUTED]]) == (true + false) / 2


def test_what_the_doctrines_weigh_stays_as_it_was_while_claims_are_open() -> None:
    """Until claims are measured anew, to withdraw a verdict must not change how the doctrines play."""
    assert [round(each.weight, 9) for each in of_lepeintre()] == [
        *(0.25, 0.25, 0.2, 0.1, 0.2, 0.2, 0.2, 0.4),
        *(1.2, 1.5, 1.0, 0.9, 0.2, 0.45, 0.3),
    ]
    assert [each.weight for each in of_manoury()] == [60, 225, 60, 60, 40, 20, 1, 80, 10, 60, 60, 50]


def plain(said: str, stress: float, liked: str) -> Principle[str]:
    return Principle(
        Content(fr=said, en=said), Citation(LEP, "part 3 no. 1"), stress, lambda act: float(act == liked)
    )


def test_the_weightiest_principle_decides_and_reasons_are_beside_the_mean() -> None:
    doctrine = Doctrine(
        [plain("small", 1, "a"), plain("large", 4, "b")], lambda state, acts: [*map(str, acts)]
    )
    acts: Any = ("a", "b")
    state: Any = None
    assert doctrine.best(state, acts) == 1
    against = doctrine.reasons(state, acts, 0)
    assert [(each.principle.said.en, each.worth) for each in against] == [("large", -2.0), ("small", 0.5)]


def thrown(high: int, low: int) -> TrictracState:
    return TRICTRAC.start(options={"first": "white"}).apply(throw(high, low))


def test_lepeintre_puts_both_men_down_at_the_first_throw() -> None:
    """LEP part 3 no. 1: he calls it a grave fault to play all with one man, though the claims refute him."""
    state, doctrine = thrown(5, 4), DoctrineOfLepeintre()
    act = doctrine.choose(state)
    assert isinstance(act, Play)
    assert state.apply(act).men[0][0] == 13
    assert said_for(doctrine.explain(state, act), "part 3 no. 1")


def said_for(reasons: tuple[Reason, ...], place: str) -> bool:
    return any(each.worth > 0 and each.principle.citation.place == place for each in reasons)


def test_lepeintre_speaks_against_what_he_would_not_play() -> None:
    state, doctrine = thrown(6, 4), DoctrineOfLepeintre()
    alone = next(act for act in state.actions() if state.apply(act).men[0][0] == 14)
    why = doctrine.explain(state, alone)
    assert any(each.worth < 0 and each.principle.citation.place == "part 3 no. 1" for each in why)


def draughts(text: str) -> DraughtsState:
    state = notation_of("dames").read_state(text)
    assert isinstance(state, DraughtsState)
    return state


STROKE = "W:WK10,19,37,39,44,45,46,49,50:B7,11,12,18,22"


def test_manoury_follows_a_stroke_to_its_end() -> None:
    """The king goes to 4, from where it takes two men for the one given on 13, if Black plays 12-17."""
    state, notation = draughts(STROKE), notation_of("dames")
    assert notation.act(DoctrineOfManoury().choose(state)) == "10-4"
    for move in ("10-4", "12-17", "19-13", "18x9", "4x27"):
        state = state.apply(notation.resolve(state, move))
    assert state.position.white.bit_count() == 8
    assert state.position.black.bit_count() == 3


@pytest.mark.parametrize(("black", "has"), [(8, True), (3, False)])
def test_manoury_knows_who_has_the_move(black: int, has: bool) -> None:
    """MAN ch. VII, “Avoir le Coup” § 7: 48 has the move on 8 if Black is to play: seven squares."""
    men = Position.of([48], [black], turn=BLACK)
    case = Case(HUNDRED, men, men, WHITE, 0.0, 0)
    move = next(each for each in of_manoury() if each.citation.place == "ch. VII, “Avoir le Coup” § 4")
    assert move.follows(case) == has


@pytest.mark.parametrize("game", ["trictrac", "dames"])
def test_the_doctrine_is_offered_plays_on_and_says_why(game: str) -> None:
    (offer,) = doctrines(game)
    one: Player = player(offer.name, game, seed=1)
    chance = random.Random(3)
    state: State[Any] = registry[game].start()
    said = 0
    for _ in range(60):
        if state.outcome is not None:
            break
        act: Action = choose(state, chance) if not isinstance(state.actor, int) else one.choose(state)
        if isinstance(state.actor, int):
            assert act in state.actions()
            why = explained(one, state, act)
            assert why is not None
            said += bool(why)
        state = state.apply(act)
    assert said > 10


def test_other_players_say_nothing() -> None:
    assert (
        explained(player("simple", "dames"), draughts("W:W42:B5"), draughts("W:W42:B5").actions()[0]) is None
    )
    assert not isinstance(player("niveau-1", "trictrac"), Explaining)
