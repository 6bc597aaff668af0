"""The events of chess as messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.chess.law.events import Castled, Checked, Drawn, Promoted, Taken, Why, Won
from academie.games.chess.law.position import Kind, square_name
from academie.kernel import Event
from academie.notation.codec import Players
from academie.words import Message, Text

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


CITATIONS: Final = {
    "which knows no such claim": "qui ne connaît point de telle réclamation",
    "perpetual check draws (PHIL, third gambit, end): taken as shown by a third time": (
        "l'échec perpétuel fait remise (PHIL, troisième gambit, fin) : tenu pour montré par une redite"
    ),
    "first of the German customs": "première des coutumes allemandes",
    "second of the German customs": "deuxième des coutumes allemandes",
    "third of the German customs": "troisième des coutumes allemandes",
    "a pawn has no right to pass": "un pion n'a pas droit de passer",
    "first gambit, note (e)": "premier gambit, note (e)",
    "one queen, two rooks, two knights": "une dame, deux tours, deux cavaliers",
    "the rook at the right on a white square": "la tour de droite sur une case blanche",
    "two moves at the start are a German disfigurement": "deux coups d'entrée sont une difformité allemande",
    "who pushes it plays twice in a row": "qui le pousse joue deux fois de suite",
    "third and fourth parties, begun by Black": "troisième et quatrième parties, commencées par les noirs",
    "as in Philidor's own games": "comme dans les parties mêmes de Philidor",
    "both leave, yet not so soon as to spoil the mate of rook and bishop (PHIL, last chapter)": (
        "tous deux quittent, mais pas si tôt que le mat de tour et fou en soit gâté (PHIL, dernier chapitre)"
    ),
    "where nobody can mate there is nothing left to play for": (
        "où nul ne peut mater, il n'y a plus rien à jouer"
    ),
    "first partie": "première partie",
    "second partie": "deuxième partie",
    "first gambit": "premier gambit",
    "third gambit": "troisième gambit",
    "last chapter": "dernier chapitre",
    "supplement to the fourth partie": "supplément à la quatrième partie",
    "third partie": "troisième partie",
    "first renvoi": "premier renvoi",
    "fourth partie": "quatrième partie",
    "second gambit": "deuxième gambit",
    "gambit of the queen": "gambit de la dame",
    "gambit of Cunningham": "gambit de Cunningham",
    "mate of bishop and rook against a rook": "mat de fou et tour contre tour",
}
