"""Philidor's verdicts on the ends of his lines, held against the engine of chess."""

from __future__ import annotations

from typing import Any, Final

from academie.claims.choices import NO_ENGINE, engine_of
from academie.claims.finding import Effort, Finding, Verdict
from academie.kernel import WHITE, State, Text, UnknownName
from academie.library import Claim, Study, Way, catalogue
from academie.library.plays import play_of
from academie.library.statement import Statement
from academie.notation import notation_of

WON: Final = 0.5
"""From here on a side is taken to win, in stakes."""
LEVEL: Final = 0.2
"""Up to here the game is taken to be level."""


def check_line(statement: Statement, effort: Effort) -> Finding:
    """Who wins at the end of a line: by mate on the board, else as the engine judges it."""
    del effort
    study = catalogue().study(statement.parameters["study"])
    way, claim = way_of(study, statement.parameters.get("renvoi", ""))
    state = end_of(study, way)
    position = notation_of(study.game).state(state)
    if state.outcome is not None:
        return _over(float(state.outcome.returns[WHITE]), claim, position)
    judge = engine_of(study.game)
    if judge is None:
        return Finding(Verdict.UNDECIDED, NO_ENGINE, position=position, lacks="stockfish")
    best = judge.judge(state)[0]
    value = best.value if state.actor == WHITE else -best.value
    said = f"{value:+.2f}" + (f" ({best.score})" if best.score else "")
    evidence = Text(
        f"Le moteur donne {said} aux Blancs à la fin de la ligne.",
        f"The engine gives White {said} at the end of the line.",
    )
    return Finding(verdict_on(claim, value), evidence, {"white": round(value, 3)}, position)


def _over(white: float, claim: Claim, position: str) -> Finding:
    evidence = Text("La ligne finit sur l'échiquier même.", "The line ends on the board itself.")
    return Finding(verdict_on(claim, white), evidence, {"white": white}, position)


def verdict_on(claim: Claim, white: float) -> Verdict:
    """What becomes of a claim when the end is worth so much to White."""
    if claim.winner is None:
        return _within(abs(white), Verdict.CONFIRMED, Verdict.REFUTED)
    gain = white if claim.winner == WHITE else -white
    return _within(gain, Verdict.REFUTED, Verdict.CONFIRMED)


def _within(gain: float, level: Verdict, won: Verdict) -> Verdict:
    """One verdict up to a level game, another from a won one on; between them nothing is decided."""
    if gain <= LEVEL:
        return level
    return won if gain >= WON else Verdict.UNDECIDED


def way_of(study: Study, renvoi: str) -> tuple[Way, Claim]:
    """The line of that name with its claim, the main line having none. Raises `UnknownName`."""
    for way in study.line.ways():
        claim = study.claim if way.variation is None else way.variation.claim
        if claim is not None and renvoi == ("" if way.variation is None else way.variation.key):
            return way, claim
    raise UnknownName(f"{study.id} has no line {renvoi!r}")


def end_of(study: Study, way: Way) -> State[Any]:
    """The state at the end of a line."""
    play = play_of(study)
    played = play.replay(play.board(way.setup or study.position), way.moves, play.reach)
    return play.state(played.positions[-1])
