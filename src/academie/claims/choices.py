"""Principles put as a choice between two acts in a position: the engine of the game plays on from both."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Any, Final

from academie.claims.finding import Effort, Finding, Verdict
from academie.engine.analysis.analyst import Analyst
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.played_out import AnalystByPlay
from academie.games import registry
from academie.kernel import Action, State, Text, UnknownName
from academie.library.statement import Statement
from academie.notation import notation_of

SURE: Final = 2.0
"""How many standard errors one act must be better by."""
NO_ENGINE: Final = Text("Aucun moteur de ce jeu ne décide encore.", "No engine of this game decides yet.")


@cache
def engine_of(game: str) -> Analyst | None:
    """Whoever judges acts of the game by an engine of its own; simple players playing on do not decide."""
    try:
        found = analyst(game)
    except UnknownName:
        return None
    return None if isinstance(found, AnalystByPlay) else found


def asked(statement: Statement) -> tuple[State[Any], Action, Action]:
    """The state in which one chooses, the act that is said to be better, and the other."""
    told = statement.parameters
    notation = notation_of(statement.game)
    state: State[Any] = notation.read_state(
        told["position"], registry[statement.game].ruleset(told.get("ruleset"))
    )
    for text in told.get("acts", ()):
        state = state.apply(notation.resolve(state, text))
    return state, notation.resolve(state, told["better"]), notation.resolve(state, told["worse"])


def check_choice(statement: Statement, effort: Effort) -> Finding:
    """Whether the act preferred is worth more, beyond the error of playing on."""
    del effort
    position = statement.parameters["position"]
    judge = engine_of(statement.game)
    if judge is None:
        return Finding(Verdict.UNDECIDED, NO_ENGINE, position=position, lacks=f"{statement.game} engine")
    state, better, worse = asked(statement)
    found = {each.act: each for each in judge.ponder(state, (better, worse))}
    gain = found[better].value - found[worse].value
    error = hypot(found[better].error or 0.0, found[worse].error or 0.0)
    one, two = f"{found[better].value:+.3f}", f"{found[worse].value:+.3f}"
    evidence = Text(
        f"{one} contre {two} : différence {gain:+.3f} ± {error:.3f}.",
        f"{one} against {two}: a difference of {gain:+.3f} ± {error:.3f}.",
    )
    figures = {"gain": round(gain, 4), "error": round(error, 4)}
    return Finding(_verdict(gain, error), evidence, figures, position)


def _verdict(gain: float, error: float) -> Verdict:
    if abs(gain) <= SURE * error:
        return Verdict.UNDECIDED
    return Verdict.CONFIRMED if gain > 0 else Verdict.REFUTED
