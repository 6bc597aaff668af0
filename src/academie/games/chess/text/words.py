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
