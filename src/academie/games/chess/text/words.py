"""The events of chess in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.chess.law.events import Castled, Checked, Drawn, Promoted, Taken, Why, Won
from academie.games.chess.law.position import Kind, square_name
from academie.kernel import Event
from academie.notation.seats import PLAYER
from academie.words import Content, Language, Message, Text

PIECES: Final[Mapping[Kind, Text]] = {
    Kind.PAWN: Message("chess-pieces-pawn"),
    Kind.KNIGHT: Message("chess-pieces-knight"),
    Kind.BISHOP: Message("chess-pieces-bishop"),
    Kind.ROOK: Message("chess-pieces-rook"),
    Kind.QUEEN: Message("chess-pieces-queen"),
}
"""With their articles; a king is never taken nor made."""

WHY: Final[Mapping[Why, Text]] = {
    Why.MATE: Message("chess-why-mate"),
    Why.STALEMATE: Message("chess-why-stalemate"),
    Why.DEAD: Message("chess-why-dead"),
    Why.REPETITION: Message("chess-why-repetition"),
    Why.QUIET: Message("chess-why-quiet"),
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
    return Message("chess-drawn", why=WHY[why])


def _won(event: Won) -> Text:
    who, why = PLAYER[event.seat], WHY[event.why]
    return Message("chess-wins", who=who, why=why)


def _done(event: Event) -> Text:
    """What the player of the event has done."""
    match event:
        case Taken():
            return _taken(event)
        case Castled():
            return _castled(event)
        case Promoted():
            what, where = PIECES[event.kind], square_name(event.square)
            return Message("chess-makes-on", what=what, where=where)
        case Checked():
            return Message("chess-gives-check")
        case _:
            raise TypeError(f"not an event of chess: {event!r}")


def _taken(event: Taken) -> Text:
    what, where = PIECES[event.kind], square_name(event.square)
    passing = " en passant" if event.passing else ""
    return Message("chess-takes-on", what=what, where=where, passing=passing)


def _castled(event: Castled) -> Text:
    side = Message("chess-queens-2") if event.long else Message("chess-kings-2")
    pushed = "" if event.pawn is None else square_name(event.pawn)
    return Content(
        fr=f"roque du côté {side.fr}" + (f" en poussant le pion en {pushed}" if pushed else ""),
        en=f"castles on the {side.en} side" + (f", pushing the pawn to {pushed}" if pushed else ""),
    )
