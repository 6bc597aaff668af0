"""How far off the end is, by the tables alone: a search knows how far it is at most, a table exactly."""

from __future__ import annotations

from academie.claims.check import Effort, proof_of
from academie.games.draughts.claims.place import Place, place
from academie.games.draughts.claims.proof import TABLES, table, tables
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.fen import fen
from academie.games.draughts.players.tablebase import TablebaseResult
from academie.games.draughts.study.lines import moved, moves_by_text
from academie.kernel import AcademieError, other
from academie.library.statement import Finding, Statement, Verdict
from academie.notation.seats import SEATS
from academie.words import Message, Text, spaced


class NoTable(AcademieError):
    """A position that no table here knows."""


def plies(here: Place, move: str) -> tuple[int, int]:
    """The result of a move for its player and the single moves to the end. Raises `NoTable`."""
    legal = moves_by_text(here.position, here.rules)
    then = moved(here.position, legal[move], here.rules)
    if not moves_by_text(then, here.rules):
        return 1, 1
    found = table(then, here.rules)
    if found is None or not is_measured(found):
        raise NoTable(Message("draughts-no-tables"))
    after = found.before()
    return after.result, after.plies or 0


def is_measured(found: TablebaseResult) -> bool:
    """Whether the table tells how far off the end is."""
    return found.result == 0 or found.plies is not None


def lacking(missing: NoTable) -> Finding:
    """The finding where a table is missing."""
    return Finding(Verdict.UNDECIDED, missing.text, lacks=TABLES)


def check_distance(statement: Statement, effort: Effort) -> Finding:
    """Whether the game is won in so many single moves, both playing as well as can be."""
    del effort
    here = place(statement)
    found = table(here.position, here.rules)
    if found is None or not is_measured(found):
        return lacking(NoTable(Message("draughts-no-tables")))
    holds = found.result == 1 and found.plies == statement.parameters["plies"]
    evidence = Message("draughts-distance", plies=found.plies or 0)
    return Finding(proof_of(holds=holds), evidence, {"plies": found.plies}, fen(here.position))


def check_shortest(statement: Statement, effort: Effort) -> Finding:
    """Whether no move wins sooner than the one named."""
    del effort
    here, move = place(statement), statement.parameters["move"]
    try:
        found = {each: plies(here, each) for each in moves_by_text(here.position, here.rules)}
    except NoTable as missing:
        return lacking(missing)
    won = {each: far for each, (result, far) in found.items() if result == 1}
    least = min(won.values(), default=0)
    best = tuple(each for each, far in won.items() if far == least)
    far = won.get(move, 0)
    evidence = Message("draughts-shortest", move=move, plies=far, best=best or ("–",), least=least)
    holds = move in best
    return Finding(proof_of(holds=holds), evidence, {"plies": far, "least": least}, fen(here.position))


def check_forced(statement: Statement, effort: Effort) -> Finding:
    """Whether, at each turn of the loser in a line, no other move lasts longer than the one made."""
    del effort
    given, here = statement.parameters, place(statement)
    longer: list[Text] = []
    turns = 0
    try:
        for nth, move in enumerate(given["line"].split(), start=1):
            if here.position.turn == SEATS[given["compelled"]]:
                turns += 1
                longer += _longer(here, nth, move)
            here = here.on((move,))
    except NoTable as missing:
        return lacking(missing)
    evidence = spaced([Message("draughts-forced", turns=turns, longer=len(longer)), *longer])
    return Finding(
        proof_of(holds=not longer), evidence, {"turns": turns, "longer": len(longer)}, fen(here.position)
    )


def _longer(here: Place, nth: int, move: str) -> list[Text]:
    """What lasts longer than the move made, or does not lose at all."""
    far = plies(here, move)[1]
    found = {each: plies(here, each) for each in moves_by_text(here.position, here.rules)}
    better = tuple(f"{each} ({end})" for each, (result, end) in found.items() if result > -1 or end > far)
    return [Message("draughts-lasts-longer", nth=nth, move=move, plies=far, others=better)] if better else []


def check_longest(statement: Statement, effort: Effort) -> Finding:
    """Whether the longest forced win of a material lies within bounds of single moves."""
    del effort
    given = statement.parameters
    rules = DAMES.ruleset(given["ruleset"])
    known = tables(rules)
    if given["material"] not in known.compiled.materials:
        return lacking(NoTable(Message("draughts-no-tables")))
    counts = known.counts(given["material"])
    longest = max(value - 1 for value, number in enumerate(counts) if number and value and value % 2 == 0)
    holds = given.get("more_than", -1) < longest <= given["at_most"]
    evidence = Message("draughts-longest", plies=longest, coups=(longest + 1) // 2)
    return Finding(proof_of(holds=holds), evidence, {"longest": longest})


def check_turn(statement: Statement, effort: Effort) -> Finding:
    """Whether the player named wins here, and would not if it were the other's turn."""
    del effort
    here, winner = place(statement), SEATS[statement.parameters["winner"]]
    passed = here.position._replace(turn=other(here.position.turn))
    found = [table(position, here.rules) for position in (here.position, passed)]
    if None in found:
        return lacking(NoTable(Message("draughts-no-tables")))
    now, then = (
        known.result if position.turn == winner else -known.result
        for known, position in zip(found, (here.position, passed), strict=True)
        if known is not None
    )
    names = {1: "won", 0: "drawn", -1: "lost"}
    evidence = Message("draughts-turn", now=names[now], then=names[then])
    holds = now == 1 and then < 1
    return Finding(proof_of(holds=holds), evidence, {"now": now, "other": then}, fen(here.position))
