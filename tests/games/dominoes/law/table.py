"""Tables of dominoes for tests, from text."""

from __future__ import annotations

from academie.games.dominoes.law import DOMINOS, DominoState
from academie.games.dominoes.law.rules import DominoRules
from academie.games.dominoes.text import DominosNotation

NOTATION = DominosNotation()


def table(text: str, rules: DominoRules | str = "tete-a-tete-1806") -> DominoState:
    """The state written so, by a rule set or the one of that name."""
    return NOTATION.read_state(text, DOMINOS.ruleset(rules) if isinstance(rules, str) else rules)


def played(state: DominoState, *texts: str) -> DominoState:
    """The state once those acts are done."""
    for text in texts:
        state = state.apply(NOTATION.resolve(state, text))
    return state
