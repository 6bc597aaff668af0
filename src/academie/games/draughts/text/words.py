"""The events of draughts in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.draughts.law.events import (
    Crowned,
    Drawn,
    LimitBegun,
    OfferMade,
    OfferRefused,
    Taken,
    Why,
    Won,
)
from academie.kernel import Event, Language, Text
from academie.notation.seats import PLAYER

WHY: Final[Mapping[Why, Text]] = {
    Why.NO_PIECES: Text("un des joueurs n'a plus de pièce", "one player has no piece left"),
    Why.BLOCKED: Text("un des joueurs ne peut plus jouer", "one player cannot move"),
    Why.FIRST_KING: Text("premier à dame", "first to have a king"),
    Why.MAIN_LINE: Text("la dame seule a la ligne du milieu", "the lone king has the ligne du milieu"),
    Why.LIMITED: Text("les coups limités sont joués", "the limited moves are played"),
    Why.QUIET: Text("trop de coups sans progrès", "too many moves without progress"),
    Why.REPETITION: Text("la même position est revenue", "the same position has come again"),
    Why.LEFT: Text("l'offre de damer est refusée", "the offer to crown was refused"),
}
DRAWN: Final = Text("Partie remise", "Drawn")
COLON: Final = Text(" : ", ": ")


def describe(event: Event, language: Language) -> str:
    """The event as a sentence."""
    match event:
        case Drawn():
            return _because(DRAWN, event.why, language)
        case Won():
            who = PLAYER[event.seat]
            return _because(Text(f"{who.fr} gagne", f"{who.en} wins"), event.why, language)
        case LimitBegun():
            return _limit(event).in_(language)
        case _:
            return f"{PLAYER[event.seat].in_(language)} {_done(event).in_(language)}"


def _because(what: Text, why: Why, language: Language) -> str:
    return what.in_(language) + COLON.in_(language) + WHY[why].in_(language)


def _limit(event: LimitBegun) -> Text:
    lone = PLAYER[event.seat]
    return Text(
        f"{event.coups} coups restent à jouer contre la dame seule de {lone.fr}",
        f"{event.coups} moves are left to play against the lone king of {lone.en}",
    )


def _done(event: Event) -> Text:
    """What the player of the event has done."""
    match event:
        case Taken():
            return _taken(event)
        case Crowned():
            return Text(f"a une dame en {event.square}", f"has a king on {event.square}")
        case OfferMade():
            return Text("offre de damer les pions adverses", "offers to crown the adversary's men")
        case OfferRefused():
            return Text("ne laisse pas damer ses pions", "will not have his men crowned")
        case _:
            raise TypeError(f"not an event of draughts: {event!r}")


def _taken(event: Taken) -> Text:
    men, kings = len(event.squares) - event.kings, event.kings
    what = [text for text in (_men(men), _kings(kings)) if text is not None]
    where = ", ".join(map(str, event.squares))
    return Text(
        f"prend {' et '.join(text.fr for text in what)} ({where})",
        f"takes {' and '.join(text.en for text in what)} ({where})",
    )


def _men(count: int) -> Text | None:
    if count < 2:
        return Text("un pion", "a man") if count else None
    return Text(f"{count} pions", f"{count} men")


def _kings(count: int) -> Text | None:
    if count < 2:
        return Text("une dame", "a king") if count else None
    return Text(f"{count} dames", f"{count} kings")
