"""The events of chess as messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.chess.law.events import Castled, Checked, Drawn, Promoted, Taken, Why, Won
from academie.games.chess.law.position import Kind, square_name
from academie.kernel import Event
from academie.notation.codec import Players
from academie.words import Message, Text

LEAD: Final = "chess-lead"
"""The message for so many pawns."""
WHY: Final[Mapping[Why, Text]] = {
    Why.MATE: Message("chess-why-mate"),
    Why.STALEMATE: Message("chess-why-stalemate"),
    Why.DEAD: Message("chess-why-dead"),
    Why.REPETITION: Message("chess-why-repetition"),
    Why.QUIET: Message("chess-why-quiet"),
}


def event_message(event: Event, players: Players) -> Text:
    """The event as a message."""
    player = players(event.seat)
    match event:
        case Drawn():
            return Message("chess-drawn", why=WHY[event.why])
        case Won():
            return Message("chess-won", player=player, why=WHY[event.why])
        case Taken():
            return _taken(event, player)
        case Castled():
            return _castled(event, player)
        case Promoted():
            piece, square = _piece(event.kind), square_name(event.square)
            return Message("chess-promotes", player=player, piece=piece, square=square)
        case Checked():
            return Message("chess-gives-check", player=player)
        case _:
            raise TypeError(f"not an event of chess: {event!r}")


def _piece(kind: Kind) -> str:
    """The name by which messages choose the word for a piece."""
    return kind.name.lower()


def _taken(event: Taken, player: Text) -> Text:
    square = square_name(event.square)
    if event.passing:
        return Message("chess-takes-en-passant", player=player, square=square)
    return Message("chess-takes", player=player, piece=_piece(event.kind), square=square)


def _castled(event: Castled, player: Text) -> Text:
    side = "queen" if event.long else "king"
    if event.pawn is None:
        return Message("chess-castles", player=player, side=side)
    return Message("chess-castles-pushing", player=player, side=side, square=square_name(event.pawn))
