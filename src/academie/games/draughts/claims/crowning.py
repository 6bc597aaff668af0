"""Whether a king is worth more than a man, by the tables, and a whole army given away."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from academie.claims.check import Effort, verdict_of
from academie.games.draughts.claims.distances import NoTable, lacking
from academie.games.draughts.claims.proof import MEGABYTES, table
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.fen import fen
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.players.search import DECIDED, Budget, Thinker, Thought
from academie.kernel import BLACK, WHITE
from academie.library.statement import Finding, Statement, Verdict
from academie.words import Message

MANY: Final = 4_000
FEW: Final = 0.02
"""The share of exceptions up to which a maxim holds."""
SEED: Final = 1787
NODES: Final = 1_000_000
INNER: Final = range(6, 46)
"""The squares of men that neither side could have crowned on."""


def check_crowning(statement: Statement, effort: Effort) -> Finding:
    """Whether crowning White's men makes his result worse on few random positions, or `never`."""
    del effort
    rules = DAMES.ruleset(statement.parameters["ruleset"])
    worse: list[Position] = []
    try:
        for position in drawn_by_lot(statement):
            if result(position.crowned(WHITE), rules) < result(position, rules):
                worse.append(position)
    except NoTable as missing:
        return lacking(missing)
    evidence = Message("draughts-crowning", asked=MANY, worse=len(worse), part=len(worse) / MANY)
    shown = fen(worse[0]) if worse else None
    most = 0.0 if statement.parameters.get("never") else FEW
    return Finding(
        verdict_of(holds=len(worse) <= most * MANY), evidence, {"asked": MANY, "worse": len(worse)}, shown
    )


def result(position: Position, rules: DraughtsRules) -> int:
    """White's result by the tables. Raises `NoTable`."""
    known = table(position, rules)
    if known is None:
        raise NoTable(Message("draughts-no-tables"))
    return known.result if position.turn == WHITE else -known.result


def drawn_by_lot(statement: Statement) -> Iterator[Position]:
    """Random positions of that material, always the same, White and Black to move in turn."""
    (men, kings), (foes, foe_kings) = (statement.parameters[side] for side in ("white", "black"))
    lot = random.Random(SEED)
    for nth in range(MANY):
        plain = lot.sample(INNER, men + foes)
        free = [square for square in HUNDRED.numbers() if square not in plain]
        crowned = lot.sample(free, kings + foe_kings)
        turn = BLACK if nth % 2 else WHITE
        yield Position.of(plain[:men], plain[men:], crowned[:kings], crowned[kings:], turn)


def check_giveaway(statement: Statement, effort: Effort) -> Finding:
    """Whether White gives his twenty men away against one at qui perd gagne, wherever it stands."""
    del effort
    rules = DAMES.ruleset(statement.parameters["ruleset"])
    squares: list[int] = statement.parameters["squares"]
    found = {square: _given_away(square, rules) for square in squares}
    won = [square for square, wins in found.items() if wins]
    evidence = Message("draughts-giveaway", won=len(won), asked=len(squares))
    verdict = Verdict.PROVEN if len(won) == len(squares) else Verdict.UNDECIDED
    return Finding(verdict, evidence, {"won": won, "asked": squares})


def _given_away(square: int, rules: DraughtsRules) -> bool:
    """Whether a search sees White rid of his men by force, with him to begin."""
    position = Position.of(HUNDRED.numbers()[-rules.men.value :], [square])
    state = DraughtsState(rules, position, Agreement(qui_perd_gagne=True))
    whole: list[Thought] = []
    Thinker(MEGABYTES).think(state, Budget(nodes=NODES), tell=whole.append)
    return bool(whole) and whole[-1].lines[0].score >= DECIDED
