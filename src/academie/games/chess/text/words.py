"""The events of chess in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.chess.law.events import Castled, Checked, Drawn, Promoted, Taken, Why, Won
from academie.games.chess.law.position import Kind, square_name
from academie.kernel import Event, Language, Text
from academie.notation.seats import PLAYER

PIECES: Final[Mapping[Kind, Text]] = {
    Kind.PAWN: Text("un pion", "a pawn"),
    Kind.KNIGHT: Text("un cavalier", "a knight"),
    Kind.BISHOP: Text("un fou", "a bishop"),
    Kind.ROOK: Text("une tour", "a rook"),
    Kind.QUEEN: Text("une dame", "a queen"),
}
"""With their articles; a king is never taken nor made."""

WHY: Final[Mapping[Why, Text]] = {
    Why.MATE: Text("échec et mat", "checkmate"),
    Why.STALEMATE: Text("pat", "stalemate"),
    Why.DEAD: Text("plus personne ne peut mater", "nobody can mate any more"),
    Why.REPETITION: Text("la même position est revenue", "the same position has come again"),
    Why.QUIET: Text(
        "trop de coups sans prise ni pion joué", "too many moves without a capture or a pawn's move"
    ),
}


def describe(event: Event, language: Language) -> str:
    """The event as a sentence."""
    match event:
        case Drawn():
            return _drawn(event.why).in_(language)
        case Won():
            return _won(event).in_(language)
        case _:
            return f"{PLAYER[event.seat].in_(language)} {_done(event).in_(language)}"


def _drawn(why: Why) -> Text:
    return Text(f"Partie remise : {WHY[why].fr}", f"Drawn: {WHY[why].en}")


def _won(event: Won) -> Text:
    who, why = PLAYER[event.seat], WHY[event.why]
    return Text(f"{who.fr} gagne : {why.fr}", f"{who.en} wins: {why.en}")


def _done(event: Event) -> Text:
    """What the player of the event has done."""
    match event:
        case Taken():
            return _taken(event)
        case Castled():
            return _castled(event)
        case Promoted():
            what, where = PIECES[event.kind], square_name(event.square)
            return Text(f"fait {what.fr} en {where}", f"makes {what.en} on {where}")
        case Checked():
            return Text("donne échec", "gives check")
        case _:
            raise TypeError(f"not an event of chess: {event!r}")


def _taken(event: Taken) -> Text:
    what, where = PIECES[event.kind], square_name(event.square)
    passing = " en passant" if event.passing else ""
    return Text(f"prend {what.fr} en {where}{passing}", f"takes {what.en} on {where}{passing}")


def _castled(event: Castled) -> Text:
    side = Text("de la dame", "queen's") if event.long else Text("du roi", "king's")
    pushed = "" if event.pawn is None else square_name(event.pawn)
    return Text(
        f"roque du côté {side.fr}" + (f" en poussant le pion en {pushed}" if pushed else ""),
        f"castles on the {side.en} side" + (f", pushing the pawn to {pushed}" if pushed else ""),
    )
