"""Winning and losing: Metz's rule XXI, Manoury's aim of the game, and the parties where it is otherwise."""

import pytest

from academie.games.draughts.law import DAMES, DraughtsRules, DraughtsState
from academie.games.draughts.law.events import Won
from academie.games.draughts.law.options import PREMIER_A_DAME, QUI_PERD_GAGNE, Agreement
from academie.kernel import BLACK, WHITE
from tests.games.draughts.law.table import POLISH, brought, played, reason, white_to_move, winner

every_polish = pytest.mark.parametrize("rules", POLISH, ids=lambda rules: rules.id)


@every_polish
def test_lost_without_pieces(rules: DraughtsRules) -> None:
    """METZ rule XXI; MAN ch. I: one aims at taking the men of the adversary."""
    over = played(DraughtsState(rules, white_to_move([28], [23])), "28x19")
    assert (reason(over), winner(over)) == ("sans-pions", WHITE)
    assert brought(over, Won)[0].citation == rules.losing


@every_polish
def test_lost_when_shut_in(rules: DraughtsRules) -> None:
    """METZ rule XXI; MAN ch. I: or at leaving them no way to move."""
    state = DraughtsState(rules, white_to_move([44, 45], [35]))
    shut = played(state, "45-40")
    assert (reason(shut), winner(shut)) == ("enferme", WHITE)


@every_polish
def test_who_loses_wins(rules: DraughtsRules) -> None:
    """METZ, qui perd gagne; MAN ch. X: who has given all, or is shut in, wins."""
    agreement = Agreement(qui_perd_gagne=True)
    given = played(DraughtsState(rules, white_to_move([28], [23]), agreement), "28x19")
    assert (reason(given), winner(given)) == ("sans-pions", BLACK)
    assert brought(given, Won)[0].citation == QUI_PERD_GAGNE
    shut = played(DraughtsState(rules, white_to_move([44, 45], [35]), agreement), "45-40")
    assert (reason(shut), winner(shut)) == ("enferme", BLACK)


@every_polish
def test_first_king_wins(rules: DraughtsRules) -> None:
    """An agreement: the game ends with the crowning."""
    agreement = Agreement(premier_a_dame=True)
    over = played(DraughtsState(rules, white_to_move([10], [36]), agreement), "10-4")
    assert (reason(over), winner(over)) == ("premier-a-dame", WHITE)
    assert over.actions() == ()
    assert brought(over, Won)[0].citation == PREMIER_A_DAME


@every_polish
def test_a_side_without_pieces_has_lost_whoever_is_to_move(rules: DraughtsRules) -> None:
    """So that a position set up with one side empty is over."""
    state = DraughtsState(rules, white_to_move([28]))
    assert (reason(state), winner(state)) == ("sans-pions", WHITE)


def test_a_start_is_no_end() -> None:
    for rules in DAMES.rulesets:
        start = DAMES.start(rules)
        assert (start.outcome, start.events, start.problems()) == (None, (), ())
