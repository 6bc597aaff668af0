"""The events of draughts as messages, with faults and rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from academie.games.draughts.arbiter.faults import Decision, FaultMade, Kind, Ruling
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
from academie.kernel import Event, other
from academie.notation.codec import Players
from academie.words import Message, Text, any_of

LEAD: Final = "draughts-lead"
"""The message for so many men."""
FAULT: Final[Mapping[Kind, Message]] = {
    Kind.OMITTED: Message("draughts-fault-omitted"),
    Kind.WEAKER: Message("draughts-fault-weaker"),
    Kind.SHORT: Message("draughts-fault-short"),
    Kind.FORGOTTEN: Message("draughts-fault-forgotten"),
    Kind.OWN_LIFTED: Message("draughts-fault-own-lifted"),
    Kind.FALSE_MOVE: Message("draughts-fault-false-move"),
    Kind.TOUCHED: Message("draughts-fault-touched"),
    Kind.WRONG_TOUCH: Message("draughts-fault-wrong-touch"),
}

DECISION: Final[Mapping[Decision, Message]] = {
    Decision.HUFFED: Message("draughts-decision-huffed"),
    Decision.HUFFED_AND_BOUND: Message("draughts-decision-huffed-and-bound"),
    Decision.COMMITTED: Message("draughts-decision-committed"),
    Decision.MADE_TO_TAKE: Message("draughts-decision-made-to-take"),
    Decision.MADE_TO_PLAY: Message("draughts-decision-made-to-play"),
    Decision.MADE_TO_REPLAY: Message("draughts-decision-made-to-replay"),
    Decision.MENDED: Message("draughts-decision-mended"),
    Decision.KEPT: Message("draughts-decision-kept"),
    Decision.LAPSED: Message("draughts-decision-lapsed"),
    Decision.NOT_PLAYABLE: Message("draughts-decision-not-playable"),
    Decision.NOT_HIS: Message("draughts-decision-not-his"),
    Decision.REFUSED: Message("draughts-decision-refused"),
    Decision.LEFT: Message("draughts-decision-left"),
    Decision.PROPOSED: Message("draughts-decision-proposed"),
    Decision.AGREED: Message("draughts-decision-agreed"),
}

BY_KIND: Final[Mapping[Kind, Text]] = {
    Kind.FALSE_MOVE: Message("draughts-remedy-replay"),
    Kind.FORGOTTEN: Message("draughts-remedy-lift"),
    Kind.OWN_LIFTED: Message("draughts-remedy-put-back"),
}


def ruling_message(event: FaultMade | Ruling, players: Players) -> Text:
    """The fault with what the opponent may do about it, or the ruling with what follows."""
    player, opponent = players(event.seat), players(other(event.seat))
    if isinstance(event, Ruling):
        squares = any_of(event.squares)
        return DECISION[event.decision].given(player=player, opponent=opponent, squares=squares)
    fault = FAULT[event.kind].given(player=player)
    return Message("draughts-fault", fault=fault, opponent=opponent, remedies=(*_remedies(event),))


def _remedies(event: FaultMade) -> Iterator[Text]:
    """What the opponent may do about a fault."""
    if event.huffable:
        yield Message("draughts-remedy-huff", squares=any_of(event.huffable))
        yield Message("draughts-remedy-take")
    if event.playable:
        yield Message("draughts-remedy-play", squares=any_of(event.playable))
    if event.kind in BY_KIND:
        yield BY_KIND[event.kind]


WHY: Final[Mapping[Why, Text]] = {
    Why.NO_PIECES: Message("draughts-why-no-pieces"),
    Why.BLOCKED: Message("draughts-why-blocked"),
    Why.FIRST_KING: Message("draughts-why-first-king"),
    Why.MAIN_LINE: Message("draughts-why-main-line"),
    Why.LIMITED: Message("draughts-why-limited"),
    Why.QUIET: Message("draughts-why-quiet"),
    Why.REPETITION: Message("draughts-why-repetition"),
    Why.LEFT: Message("draughts-why-left"),
}


def event_message(event: Event, players: Players) -> Text:
    """The event as a message."""
    player = players(event.seat)
    match event:
        case FaultMade() | Ruling():
            return ruling_message(event, players)
        case Drawn():
            return Message("draughts-drawn", why=WHY[event.why])
        case Won():
            return Message("draughts-won", player=player, why=WHY[event.why])
        case Taken():
            return _taken(event, player)
        case _:
            return _done(event, player)


def _done(event: Event, player: Text) -> Text:
    match event:
        case LimitBegun():
            return Message("draughts-limit-begun", moves=event.coups, player=player)
        case Crowned():
            return Message("draughts-crowned", player=player, square=event.square)
        case OfferMade():
            return Message("draughts-offer-made", player=player)
        case OfferRefused():
            return Message("draughts-offer-refused", player=player)
        case _:
            raise TypeError(f"not an event of draughts: {event!r}")


def _taken(event: Taken, player: Text) -> Text:
    men, kings = len(event.squares) - event.kings, event.kings
    if not kings:
        return Message("draughts-takes-men", player=player, men=men, squares=event.squares)
    if not men:
        return Message("draughts-takes-kings", player=player, kings=kings, squares=event.squares)
    return Message("draughts-takes-both", player=player, men=men, kings=kings, squares=event.squares)
