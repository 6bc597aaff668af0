"""What a book says of itself and of its law: how many boards it has, what they hold, how the men are set."""

from __future__ import annotations

from academie.claims.check import Effort, proof_of, verdict_of
from academie.games.draughts.claims.alternatives import worths
from academie.games.draughts.claims.place import Place, limit
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.board import squares
from academie.games.draughts.law.fen import fen, read_fen
from academie.games.draughts.study.lines import board
from academie.library import catalogue
from academie.library.statement import Finding, Statement
from academie.notation.seats import SEATS
from academie.words import Message, in_words


def check_studies(statement: Statement, effort: Effort) -> Finding:
    """Whether the book has at least so many boards, or so many with that player to move and that result.

    What is said in `general`, of most of them, is confirmed and not proven.
    """
    del effort
    given = statement.parameters
    every = [study for study in catalogue().studies if study.citation.source == statement.citation.source]
    found = [
        study
        for study in every
        if ("turn" not in given or board(study).turn == SEATS[given["turn"]])
        and study.claim.result.value == given.get("result", study.claim.result.value)
    ]
    evidence = Message("draughts-studies", found=len(found), asked=len(every))
    judge = verdict_of if given.get("general") else proof_of
    return Finding(
        judge(holds=len(found) >= given["least"]), evidence, {"found": len(found), "of": len(every)}
    )


def check_headings(statement: Statement, effort: Effort) -> Finding:
    """Whether the boards named have so many pieces of White and of Black, as their headings say."""
    del effort
    said: dict[str, list[int]] = statement.parameters["boards"]
    found = {name: read_fen(catalogue().study(name).position) for name in said}
    wrong = [
        name
        for name, position in found.items()
        if [position.white.bit_count(), position.black.bit_count()] != said[name]
    ]
    evidence = Message("draughts-headings", right=len(said) - len(wrong), asked=len(said))
    return Finding(proof_of(holds=not wrong), evidence, {"asked": len(said), "wrong": wrong})


def check_start(statement: Statement, effort: Effort) -> Finding:
    """Whether a law sets the men out as the book says: how many squares and men, which squares empty."""
    del effort
    given = statement.parameters
    start = DAMES.start(DAMES.ruleset(given["of"]))
    position, size = start.position, len(start.rules.damier.value.numbers()) * 2
    empty = [
        number
        for number in start.rules.damier.value.numbers()
        if not (position.white | position.black) >> number & 1
    ]
    men = [len(squares(side)) for side in (position.white, position.black)]
    holds = (
        size == given["squares"]
        and men == given["men"]
        and empty == given.get("empty", empty)
        and ("board" not in given or position == read_fen(given["board"]))
    )
    evidence = Message("draughts-start", squares=size, white=men[0], black=men[1])
    return Finding(
        proof_of(holds=holds), evidence, {"squares": size, "men": men, "empty": empty}, fen(position)
    )


def check_switch(statement: Statement, effort: Effort) -> Finding:
    """Whether a point of the law has the value that the book gives it."""
    del effort
    given = statement.parameters
    switch = dict(DAMES.ruleset(given["ruleset"]).switches())[given["switch"]]
    evidence = Message("draughts-switch", value=in_words(switch.value), article=switch.citation)
    return Finding(proof_of(holds=switch.value == given["value"]), evidence, {"value": switch.value})


def check_mistakes(statement: Statement, effort: Effort) -> Finding:
    """Whether several of the boards named have both a move that wins and one that throws the win away."""
    del effort
    given = statement.parameters
    rules = DAMES.ruleset(given["ruleset"])
    turning = [name for name in given["among"] if _turns(name, Place(rules, (), ()), limit(statement))]
    evidence = Message(
        "draughts-mistakes", found=len(turning), asked=len(given["among"]), names=tuple(turning)
    )
    return Finding(proof_of(holds=len(turning) >= given["least"]), evidence, {"found": turning})


def _turns(name: str, empty: Place, nodes: int) -> bool:
    here = empty._replace(positions=(read_fen(catalogue().study(name).position),))
    results = {worth.result for worth in worths(here, nodes).values()}
    return 1 in results and bool(results & {0, -1})
