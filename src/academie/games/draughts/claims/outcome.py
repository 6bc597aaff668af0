"""Who wins from a position, over every defence: wins, draws, and draws that a search can only refute."""

from __future__ import annotations

from typing import Any, Final

from academie.claims.check import Effort
from academie.games.draughts.claims.place import Place, limit, place
from academie.games.draughts.claims.proof import TABLES, By, Proof, has_tables, prove
from academie.games.draughts.law.fen import fen
from academie.kernel import Seat, other
from academie.library.statement import Finding, Statement, Verdict
from academie.notation.seats import NAMES, PLAYER, SEATS
from academie.words import Message, Text

TABLED: Final = "dames/manoury-1787"
"""The rule set whose tables are built for the findings."""
AHEAD: Final = 200
"""From so many hundredths of a man on a search that proves nothing is said to confirm a win."""
LEVEL: Final = 100
"""Up to so many it is said to see none."""


def check_win(statement: Statement, effort: Effort) -> Finding:
    """Whether the player named wins against every defence from where the statement begins.

    `branches` are several ways on from there, after each of which he must win.
    """
    del effort
    here, winner = place(statement), SEATS[statement.parameters.get("winner", "white")]
    if "branches" in statement.parameters:
        return _each_branch(statement, here, winner)
    proof = prove(here.position, here.rules, limit(statement))
    result = proof.of(here.position, winner)
    figures = _figures(here, proof, winner)
    if result is None:
        gain = proof.score if here.position.turn == winner else -proof.score
        verdict = Verdict.CONFIRMED if gain >= AHEAD else Verdict.UNDECIDED
        return _finding(verdict, _opinion(proof, gain), figures, here)
    verdict = Verdict.PROVEN if result == 1 else Verdict.REFUTED
    return _finding(verdict, told(proof, here, winner), figures, here)


def _each_branch(statement: Statement, here: Place, winner: Seat) -> Finding:
    """The wins after each of several ways on."""
    found: dict[str, Proof] = {}
    for branch in statement.parameters["branches"]:
        there = here.on(tuple(branch.split()))
        found[branch] = prove(there.position, there.rules, limit(statement))
        if found[branch].of(there.position, winner) in {0, -1}:
            return _finding(Verdict.REFUTED, told(found[branch], there, winner), {}, there)
    proven = [proof for proof in found.values() if proof.result is not None]
    verdict = Verdict.PROVEN if len(proven) == len(found) else Verdict.UNDECIDED
    longest = max((proof.plies or 0 for proof in proven), default=0)
    counted = all(proof.plies is not None for proof in proven)
    evidence = Message("draughts-branches" if counted else "draughts-branches-won").given(
        player=PLAYER[winner], proven=len(proven), asked=len(found), plies=longest
    )
    figures = {branch: proof.plies for branch, proof in found.items()}
    return _finding(verdict, evidence, figures, here)


def check_draw(statement: Statement, effort: Effort) -> Finding:
    """Whether nobody wins, by the tables."""
    del effort
    here = place(statement)
    proof = prove(here.position, here.rules, limit(statement))
    if proof.result is None:
        return _finding(Verdict.UNDECIDED, Message("draughts-no-tables"), {}, here, TABLES)
    verdict = Verdict.PROVEN if proof.result == 0 else Verdict.REFUTED
    return _finding(verdict, told(proof, here, here.position.turn), _figures(here, proof), here)


def check_no_win(statement: Statement, effort: Effort) -> Finding:
    """Whether a search sees a win for the player named, or for either: that it sees none proves nothing."""
    del effort
    here = place(statement)
    named = statement.parameters.get("winner")
    proof = prove(here.position, here.rules, limit(statement))
    winner = here.position.turn if named is None else SEATS[named]
    result = proof.of(here.position, winner)
    refuted = result == 1 or (named is None and result == -1)
    gain = proof.score if here.position.turn == winner else -proof.score
    near = gain < LEVEL if named else abs(gain) < LEVEL
    verdict = Verdict.REFUTED if refuted else Verdict.CONFIRMED if near else Verdict.UNDECIDED
    evidence = _opinion(proof, gain) if result is None else told(proof, here, winner)
    return _finding(verdict, evidence, _figures(here, proof, winner), here)


def told(proof: Proof, here: Place, seat: Seat) -> Text:
    """What was proven, by what, and where on the way to it the loser was free to play otherwise."""
    result = proof.of(here.position, seat)
    assert result is not None
    if result == 0:
        return Message("draughts-proven-draw")
    winner = seat if result == 1 else other(seat)
    if proof.by is By.LAW:
        return Message("draughts-proven-over", player=PLAYER[winner])
    free = tuple(map(str, here.free(other(winner))))
    found = Message("draughts-proven-outcome" if proof.plies is None else "draughts-proven-win")
    return found.given(
        player=PLAYER[winner],
        plies=proof.plies or 0,
        by=proof.by.value,
        nodes=proof.nodes,
        choices=len(free),
        free=free or ("–",),
    )


def _opinion(proof: Proof, gain: int) -> Text:
    return Message("draughts-opinion", nodes=proof.nodes, depth=proof.depth, men=gain / 100)


def _figures(here: Place, proof: Proof, winner: Seat | None = None) -> dict[str, Any]:
    """What was computed; what does not apply is left out."""
    seat = here.position.turn if winner is None else winner
    sign = 1 if seat == here.position.turn else -1
    proven = proof.result is not None
    found = {
        "for": NAMES[seat],
        "result": proof.of(here.position, seat),
        "by": proof.by.value,
        "plies": proof.plies,
        "men": None if proven else sign * proof.score,
        "depth": None if proven else proof.depth,
        "nodes": None if proof.by in {By.LAW, By.TABLES} else proof.nodes,
        "free": here.free(other(seat)) or None,
    }
    return {key: value for key, value in found.items() if value is not None}


def _finding(
    verdict: Verdict, evidence: Text, figures: dict[str, Any], here: Place, lacks: str | None = None
) -> Finding:
    unsure = verdict in {Verdict.UNDECIDED, Verdict.CONFIRMED}
    without = TABLES if unsure and here.rules.id == TABLED and not has_tables(here.rules) else None
    return Finding(verdict, evidence, figures, fen(here.position), lacks or without)
