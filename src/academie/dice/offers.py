"""What seats say in a log beside their acts: an answer needs its offer, and a seat that may give it.

The room makes such events by the same rules (`academie.server.play.requests`); here they bind the server.
"""

from __future__ import annotations

from typing import Final

from academie.dice.fold import Fold, Kind
from academie.dice.log import Entry

OFFERS: Final = frozenset({Kind.OFFER_DRAW, Kind.ASK_TAKEBACK, Kind.ASK_ADJOURN})
TAKES_UP: Final = {
    Kind.DRAW: Kind.OFFER_DRAW,
    Kind.TAKEBACK: Kind.ASK_TAKEBACK,
    Kind.ADJOURN: Kind.ASK_ADJOURN,
}
"""What comes of an offer that everybody has accepted."""
OF_A_SEAT: Final = OFFERS | {
    Kind.RESIGN,
    Kind.FLAG,
    Kind.CONSENT,
    Kind.DECLINE,
    Kind.WITHDRAW,
    Kind.DRAW,
    Kind.TAKEBACK,
}
"""What nobody but a seat brings about; the server may have a game rest."""


def may_say(fold: Fold, entry: Entry) -> bool:
    """Whether a seat may bring about that event now; true of events that are no words of a seat."""
    if entry.seat is None:
        return entry.kind not in OF_A_SEAT
    if not 0 <= entry.seat < fold.seats:
        return False
    offer, allowed = fold.offer, True
    match entry.kind:
        case Kind.ASK_TAKEBACK:
            allowed = offer is None and entry.body["acts"] == fold.own_last.get(entry.seat)
        case Kind.OFFER_DRAW | Kind.ASK_ADJOURN:
            allowed = offer is None
        case Kind.DRAW | Kind.TAKEBACK | Kind.ADJOURN:
            allowed = _takes_up(fold, entry, entry.seat)
        case Kind.CONSENT:
            allowed = entry.seat in fold.awaited() and len(fold.awaited()) > 1
        case Kind.DECLINE:
            allowed = offer is not None and offer.seat != entry.seat
        case Kind.WITHDRAW:
            allowed = offer is not None and offer.seat == entry.seat
        case _:
            pass
    return allowed


def _takes_up(fold: Fold, entry: Entry, seat: int) -> bool:
    """Whether an event is what comes of the offer, now that the last seat accepts it."""
    if fold.offer is None or fold.offer.kind != TAKES_UP[Kind(entry.kind)] or fold.awaited() != {seat}:
        return False
    return bool(entry.body.get("acts") == fold.offer.body.get("acts"))
