"""Manoury's positions: who wins by tables of endings or by search, by his own rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from academie.claims.check import Effort
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.fen import fen, read_fen
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.players.search import DECIDED, WON, Budget, Thinker
from academie.games.draughts.players.tablebase import TablebaseResult, Tables, tables_folder
from academie.games.draughts.study.lines import replay
from academie.kernel import Seat
from academie.library import Study, catalogue
from academie.library.statement import Finding, Statement, Verdict
from academie.notation.seats import PLAYER
from academie.words import Message, Text

MEGABYTES: Final = 64
TABLES: Final = "tables"
"""What a finding lacks where tables of endings would decide and are not built."""
FEW: Final = 4
"""How many pieces the tables have that are built for the findings."""


@cache
def thinker() -> Thinker:
    """One search for all statements; it looks up whatever tables of endings there are."""
    return Thinker(MEGABYTES, folder=tables_folder())


@cache
def tables(rules: DraughtsRules) -> Tables:
    """The tables of endings of those rules that are built here."""
    return Tables(rules, tables_folder())


def known(position: Position, rules: DraughtsRules) -> TablebaseResult | None:
    """What a table says for the player to move, or nothing where there is no table."""
    return tables(rules).known(position)


def score(position: Position, rules: DraughtsRules, seconds: float, seat: Seat) -> int:
    """What a search makes of a position for `seat`, in hundredths of a man: certain from `DECIDED` on."""
    found = thinker().think(DraughtsState(rules, position), Budget(seconds=seconds)).lines
    if not found:
        return -DECIDED if position.turn == seat else DECIDED
    return found[0].score if position.turn == seat else -found[0].score


def check_study(statement: Statement, effort: Effort) -> Finding:
    """The author's verdict on a position by his own rules: from the diagram, else at the end of his line."""
    study = catalogue().study(statement.parameters["study"])
    rules = DAMES.ruleset(statement.parameters["ruleset"])
    winner = study.claim.winner
    return _drawn(study, rules, effort) if winner is None else _won(study, rules, winner, effort)


def _won(study: Study, rules: DraughtsRules, winner: Seat, effort: Effort) -> Finding:
    start = read_fen(study.position)
    first = score(start, rules, effort.seconds, winner)
    figures: dict[str, object] = {"diagram": first}
    if abs(first) >= DECIDED:
        verdict = Verdict.CONFIRMED if first > 0 else Verdict.REFUTED
        return Finding(verdict, _proven(first, winner), figures, study.position)
    played = replay(start, study.line.moves, rules)
    last = score(played.positions[-1], rules, effort.seconds, winner)
    figures["end"] = last
    if played.refused is not None:
        evidence = _forbidden(played.refused, played.legal, len(played.moves) + 1, rules, first)
        return Finding(Verdict.REFUTED, evidence, figures, fen(played.positions[-1]))
    if abs(last) >= DECIDED:
        verdict = Verdict.CONFIRMED if last > 0 else Verdict.REFUTED
        return Finding(verdict, _proven(last, winner, end=True), figures, study.position)
    return Finding(Verdict.UNDECIDED, _ahead(first, last), figures, study.position)


def _proven(found: int, winner: Seat, *, end: bool = False) -> Text:
    """That the end of the game is seen, from the diagram or from the end of the line."""
    who = PLAYER[winner if found > 0 else Seat(1 - winner)]
    plies = WON - abs(found)
    return Message("draughts-found-win", start="end" if end else "diagram", player=who, plies=plies)


def _forbidden(move: str, legal: tuple[str, ...], nth: int, rules: DraughtsRules, first: int) -> Text:
    """That the line breaks a rule of its own author, and that nothing else is seen to win."""
    article = rules.precedence.citation
    return Message(
        "draughts-found-forbidden",
        nth=nth,
        move=move,
        article=article,
        legal=legal,
        men=first / 100,
    )


def _ahead(first: int, last: int) -> Text:
    return Message("draughts-found-ahead", first=first / 100, last=last / 100)


def _drawn(study: Study, rules: DraughtsRules, effort: Effort) -> Finding:
    """A draw is confirmed by a table, refuted by a win that is seen, and else stays open."""
    position = read_fen(study.position)
    table = known(position, rules)
    found = score(position, rules, effort.seconds, position.turn)
    figures = {"diagram": found}
    if table is not None and table.result == 0:
        said = Message("draughts-found-draw")
        return Finding(Verdict.CONFIRMED, said, figures, study.position)
    if abs(found) >= DECIDED:
        return Finding(Verdict.REFUTED, _proven(found, position.turn), figures, study.position)
    said = Message("draughts-found-no-win", men=found / 100)
    few = (position.white | position.black).bit_count() <= FEW
    lacks = TABLES if few and table is None else None
    return Finding(Verdict.UNDECIDED, said, figures, study.position, lacks)
