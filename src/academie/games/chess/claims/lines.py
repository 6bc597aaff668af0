"""Philidor's verdicts on the ends of his lines, held against Stockfish."""

from __future__ import annotations

from typing import Final

from academie.claims.check import Effort
from academie.games.chess.law.acts import Move
from academie.games.chess.law.state import ChessState
from academie.games.chess.players.stockfish import MATE, score_text, shared_stockfish
from academie.kernel import WHITE, UnknownName
from academie.library import Claim, Study, Way, catalogue
from academie.library.play import play_of
from academie.library.statement import Finding, Statement, Verdict
from academie.notation import notation_of
from academie.words import Message

NODES: Final = 200_000
"""How many positions are looked at for each second allowed: counted, so as to answer alike anywhere."""
WON: Final = 150
"""From here on a side is taken to win, in hundredths of a pawn."""
LEVEL: Final = 75
"""Up to here the game is taken to be level."""


def check_line(statement: Statement, effort: Effort) -> Finding:
    """Who wins at the end of a line: by mate on the board, else as Stockfish judges it."""
    study = catalogue().study(statement.parameters["study"])
    way, claim = way_of(study, statement.parameters.get("renvoi", ""))
    state = end_of(study, way)
    white = white_score(state, round(NODES * effort.seconds))
    over = state.outcome is not None
    evidence = Message("chess-found-over") if over else Message("chess-found-score", score=score_text(white))
    position = notation_of(study.game).state(state)
    return Finding(verdict_on(claim, white), evidence, {"white": white}, position)


def white_score(state: ChessState, nodes: int) -> int:
    """What a state is worth to White in hundredths of a pawn."""
    if state.outcome is not None:
        return MATE * int(state.outcome.returns[WHITE])
    moves = [act for act in state.actions() if isinstance(act, Move)]
    best = shared_stockfish().scores(state, moves, nodes)[0].score
    return best if state.actor == WHITE else -best


def verdict_on(claim: Claim, white: int) -> Verdict:
    """The verdict on a claim, given the worth of its last position to White."""
    if claim.winner is None:
        return _within(abs(white), Verdict.CONFIRMED, Verdict.REFUTED)
    return _within(white if claim.winner == WHITE else -white, Verdict.REFUTED, Verdict.CONFIRMED)


def _within(gain: int, level: Verdict, won: Verdict) -> Verdict:
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
    raise UnknownName(Message("chess-no-line", study=study.id, line=renvoi))


def end_of(study: Study, way: Way) -> ChessState:
    """The state at the end of a line."""
    play = play_of(study)
    played = play.replay(play.board(way.setup or study.position), way.moves, play.reach)
    state = play.state(played.positions[-1])
    assert isinstance(state, ChessState)
    return state
