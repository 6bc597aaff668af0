"""What each move of a position is worth: the only one that wins, the one that throws the game away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from academie.claims.check import Effort
from academie.games.draughts.claims.place import BrokenLine, Place, limit, place
from academie.games.draughts.claims.proof import By, Proof, prove
from academie.games.draughts.law.fen import fen
from academie.games.draughts.study.lines import moved, moves_by_text
from academie.library.statement import Finding, Statement, Verdict
from academie.words import Message, Text, spaced

LEVEL: Final = 100
"""Up to so many hundredths of a man a search that proves nothing is taken to see neither win nor loss."""
NAMES: Final = {1: "won", 0: "drawn", -1: "lost", None: "open"}
CLAIMS: Final[Mapping[str, frozenset[int]]] = {
    "won": frozenset((1,)),
    "drawn": frozenset((0,)),
    "lost": frozenset((-1,)),
    "not-won": frozenset((0, -1)),
    "not-lost": frozenset((0, 1)),
}
"""The results that each claim allows to the player who moves."""


class Worth(NamedTuple):
    """What a move is worth to its player: the result if it is proven, and what the search thinks of it."""

    result: int | None
    opinion: int
    plies: int | None
    by: By

    @property
    def seen(self) -> int:
        """The result that the search takes it for."""
        if self.result is not None:
            return self.result
        return 0 if abs(self.opinion) < LEVEL else 1 if self.opinion > 0 else -1


def worths(here: Place, nodes: int) -> dict[str, Worth]:
    """What every legal move is worth to its player."""
    legal = moves_by_text(here.position, here.rules)
    return {
        text: _worth(prove(moved(here.position, move, here.rules), here.rules, nodes))
        for text, move in legal.items()
    }


def _worth(then: Proof) -> Worth:
    """The worth of a move, from what is known of the position after it."""
    result = None if then.result is None else -then.result
    return Worth(result, -then.score, None if then.plies is None else then.plies + 1, then.by)


def judged(claims: Mapping[str, str], found: Mapping[str, Worth]) -> Verdict:
    """The verdict on what is claimed of each move: one that is disproven is enough to refute it."""
    allowed = {move: CLAIMS[claim] for move, claim in claims.items()}
    known = {move: found[move].result for move in allowed}
    if any(result is not None and result not in allowed[move] for move, result in known.items()):
        return Verdict.REFUTED
    if all(result is not None for result in known.values()):
        return Verdict.PROVEN
    near = all(found[move].seen in allowed[move] for move in allowed)
    return Verdict.CONFIRMED if near else Verdict.UNDECIDED


def check_moves(statement: Statement, effort: Effort) -> Finding:
    """Whether the moves named, and all others, are worth what is said of them to who makes them.

    `moves` says it of moves by name, `others` of all the rest, `some_other` of at least one of the rest; of a
    move that is said to be worth `any` nothing is asked.
    """
    del effort
    given, here = statement.parameters, place(statement)
    found = worths(here, limit(statement))
    said = dict[str, str](given.get("moves", {}))
    if unknown := [move for move in said if move not in found]:
        raise BrokenLine(Message("draughts-line-broken", move=unknown[0], legal=tuple(found)))
    rest = [move for move in found if move not in said]
    named = {move: claim for move, claim in said.items() if claim != "any"}
    if "others" in given:
        named.update((move, given["others"]) for move in rest)
    verdicts = [judged(named, found)]
    if "some_other" in given:
        verdicts.append(_any({move: found[move] for move in rest}, given["some_other"]))
    figures = {move: NAMES[worth.result] for move, worth in found.items()}
    return Finding(_least(verdicts), _list(found), figures, fen(here.position))


def _any(found: Mapping[str, Worth], claim: str) -> Verdict:
    """The verdict on the claim that at least one of the moves has such a result."""
    each = [judged({move: claim}, {move: worth}) for move, worth in found.items()]
    best = (Verdict.PROVEN, Verdict.CONFIRMED, Verdict.UNDECIDED, Verdict.REFUTED)
    return next((verdict for verdict in best if verdict in each), Verdict.REFUTED)


def _least(verdicts: list[Verdict]) -> Verdict:
    """The verdict on all together."""
    worst = (Verdict.REFUTED, Verdict.UNDECIDED, Verdict.CONFIRMED, Verdict.PROVEN)
    return next(verdict for verdict in worst if verdict in verdicts)


def _list(found: Mapping[str, Worth]) -> Text:
    """The moves by what they are worth."""
    return spaced(Message(f"draughts-moves-{name}", moves=moves) for name, moves in _classes(found))


def _classes(found: Mapping[str, Worth]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for result, name in NAMES.items():
        moves = tuple(_told(move, worth) for move, worth in found.items() if worth.result == result)
        if moves:
            yield name, moves


def _told(move: str, worth: Worth) -> str:
    """A move with how far off the end is, or with what the search thinks of it."""
    if worth.result is None:
        return f"{move} ({worth.opinion / 100:+.2f})"
    return move if worth.plies is None else f"{move} ({worth.plies})"


def check_line_unique(statement: Statement, effort: Effort) -> Finding:
    """Whether, at each turn of one player in a line, no other move than the one made keeps the result."""
    del effort
    given, here = statement.parameters, place(statement)
    verdicts: list[Verdict] = []
    parts: list[Text] = []
    figures: dict[str, list[str]] = {}
    for nth, move in enumerate(given["line"].split(), start=1):
        if here.position.turn == ("white", "black").index(given["player"]):
            found = worths(here, limit(statement))
            rest = {other: given["others"] for other in found if other != move}
            verdicts.append(judged(rest, found))
            also = [other for other in rest if found[other].result not in {None, *CLAIMS[given["others"]]}]
            figures[f"{nth}. {move}"] = also
            if also:
                parts.append(Message("draughts-unique-also", nth=nth, move=move, others=tuple(also)))
        here = here.on((move,))
    alone = sum(not also for also in figures.values())
    turns = Message("draughts-unique-turns", turns=len(verdicts), alone=alone)
    return Finding(_least(verdicts), spaced([turns, *parts]), figures, fen(place(statement).position))
