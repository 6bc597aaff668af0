"""What the law alone decides of a position: the moves there are, what they take, what is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from academie.claims.check import Effort, proof_of
from academie.games.draughts.claims.place import BrokenLine, Place, place
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.fen import fen, read_fen
from academie.games.draughts.law.moves import every_capture, moves
from academie.games.draughts.law.position import Position
from academie.games.draughts.study.lines import moved, moves_by_text
from academie.kernel import BLACK, WHITE, other
from academie.library.statement import Finding, Statement, Verdict
from academie.notation.seats import SEATS
from academie.words import Message


def check_legal(statement: Statement, effort: Effort) -> Finding:
    """Whether the legal moves are those named: all of them, some of them, or at least so many.

    `by` names another law for what is legal here than the one by which the place is reached.
    """
    del effort
    given, here = statement.parameters, place(statement)
    rules = DAMES.ruleset(given["by"]) if "by" in given else here.rules
    legal = tuple(moves_by_text(here.position, rules))
    holds = (
        {*legal} == {*given["legal"]}
        if "legal" in given
        else {*given.get("includes", ())} <= {*legal} and len(legal) >= given.get("least", 0)
    )
    evidence = Message("draughts-legal", moves=legal or ("–",))
    return Finding(proof_of(holds=holds), evidence, {"legal": list(legal)}, fen(here.position))


def check_takes(statement: Statement, effort: Effort) -> Finding:
    """Whether a capture is legal and takes the pieces named, or so many, and so many kings among them."""
    del effort
    given, here = statement.parameters, place(statement)
    move = moves_by_text(here.position, here.rules).get(given["move"])
    if move is None:
        legal = tuple(moves_by_text(here.position, here.rules))
        refused = Message("draughts-line-broken", move=given["move"], legal=legal or ("–",))
        return Finding(Verdict.REFUTED, refused, {}, fen(here.position))
    kings = sum(here.position.kings >> square & 1 for square in move.taken)
    right = {
        "taken": sorted(given.get("taken", move.taken)) == sorted(move.taken),
        "number": given.get("number", len(move.taken)) == len(move.taken),
        "kings": kings >= given.get("kings", 0),
        "crowned": given.get("crowned", _crowned(here, move)) == _crowned(here, move),
    }
    evidence = Message("draughts-takes", move=given["move"], taken=tuple(map(str, move.taken)), kings=kings)
    figures = {"taken": list(move.taken), "kings": kings}
    return Finding(proof_of(holds=all(right.values())), evidence, figures, fen(here.position))


def _crowned(here: Place, move: Move) -> bool:
    """Whether the piece that moved is a king afterwards."""
    return bool(moved(here.position, move, here.rules).kings >> move.end & 1)


def check_safe(statement: Statement, effort: Effort) -> Finding:
    """Whether the squares named are all those on which the piece moved cannot be taken at once.

    `piece` names the piece, else all of the player's; `only_on` is enough where the squares lie on a line.
    """
    del effort
    given, here = statement.parameters, place(statement)
    piece = given.get("piece")
    legal = [each for each in moves(here.position, here.rules) if piece in {None, each.start}]
    safe = sorted(each.end for each in legal if not _can_take(moved(here.position, each, here.rules), here))
    taken = sorted({each.end for each in legal} - {*safe})
    holds = safe == sorted(given["safe"]) if "safe" in given else {*safe} <= {*given["only_on"]}
    evidence = Message("draughts-safe", safe=_listed(safe), taken=_listed(taken))
    return Finding(proof_of(holds=holds), evidence, {"safe": safe, "taken": taken}, fen(here.position))


def _listed(squares: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, squares)) or ("–",)


def _can_take(position: Position, here: Place) -> bool:
    return bool(every_capture(position, here.rules))


def check_material(statement: Statement, effort: Effort) -> Finding:
    """Whether both sides have so many men and kings: `white` and `black` are men and kings, or pieces."""
    del effort
    here = place(statement)
    found = {name: here.position.men_and_kings(SEATS[name]) for name in COLOURS}
    said = {name: statement.parameters[name] for name in COLOURS if name in statement.parameters}
    holds = all(_counts(number, found[name]) for name, number in said.items())
    white, black = found["white"], found["black"]
    evidence = Message(
        "draughts-material", men=white[0], kings=white[1], black_men=black[0], black_kings=black[1]
    )
    figures = {name: list(each) for name, each in found.items()}
    return Finding(proof_of(holds=holds), evidence, figures, fen(here.position))


COLOURS: Final = ("white", "black")


def _counts(said: int | list[int], found: tuple[int, int]) -> bool:
    """Whether what is said, pieces or men and kings, is what was found."""
    return sum(found) == said if isinstance(said, int) else [*found] == said


def check_losses(statement: Statement, effort: Effort) -> Finding:
    """Whether both sides lose so many pieces in a line that begins here."""
    del effort
    given, here = statement.parameters, place(statement)
    end = here.on(tuple(given["line"].split()))
    lost = [
        here.position.of_seat(seat).bit_count() - end.position.of_seat(seat).bit_count()
        for seat in (WHITE, BLACK)
    ]
    holds = lost == [given["white"], given["black"]]
    evidence = Message("draughts-losses", white=lost[0], black=lost[1])
    return Finding(proof_of(holds=holds), evidence, {"lost": lost}, fen(end.position))


def check_leads(statement: Statement, effort: Effort) -> Finding:
    """Whether a line is legal, leads to the board named, and leaves the player named no other move."""
    del effort
    given = statement.parameters
    try:
        here = place(statement)
        end = here.on(tuple(given["line"].split()))
    except BrokenLine as broken:
        return Finding(Verdict.REFUTED, broken.text, {"legal": False})
    wanted = read_fen(given["to"]) if "to" in given else end.position
    tail = Place(here.rules, (), end.positions[len(here.positions) - 1 :])
    free = tail.free(SEATS[given["compelled"]]) if "compelled" in given else []
    evidence = Message("draughts-leads", board=fen(end.position), choices=len(free), free=_listed(free))
    holds = end.position == wanted and not free
    return Finding(proof_of(holds=holds), evidence, {"free": free}, fen(end.position))


def check_ways(statement: Statement, effort: Effort) -> Finding:
    """Whether captures that go on as long as they can, the rule of number apart, are those counted.

    `ways` has a pair for each: the square it begins on and how many it takes.
    """
    del effort
    here = place(statement)
    routes = {(each.start, frozenset(each.taken)) for each in every_capture(here.position, here.rules)}
    whole = [(start, taken) for start, taken in routes if not _goes_on(start, taken, routes)]
    found = sorted([start, len(taken)] for start, taken in whole)
    told = tuple(f"{start} ({number})" for start, number in found)
    holds = found == sorted(statement.parameters["ways"])
    return Finding(
        proof_of(holds=holds), Message("draughts-ways", ways=told), {"ways": found}, fen(here.position)
    )


def _goes_on(start: int, taken: frozenset[int], routes: Iterable[tuple[int, frozenset[int]]]) -> bool:
    return any(start == other and taken < more for other, more in routes)


def check_en_prise(statement: Statement, effort: Effort) -> Finding:
    """Whether the adversary of the player to move could take the pieces named, were it his move."""
    del effort
    here = place(statement)
    asked = here.position._replace(turn=other(here.position.turn))
    taken = {square for each in every_capture(asked, here.rules) for square in each.taken}
    holds = {*statement.parameters["pieces"]} <= taken
    evidence = Message("draughts-en-prise", pieces=_listed(sorted(taken)))
    return Finding(proof_of(holds=holds), evidence, {"en_prise": sorted(taken)}, fen(here.position))
