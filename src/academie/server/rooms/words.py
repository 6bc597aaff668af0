"""Words said at a table that are no acts of the game: resigning, offering, answering.

What is offered holds once all the others have accepted it; any of them can decline it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from academie.server.fold import Fold, Kind

Meaning = tuple[Kind, dict[str, Any]] | None


def word_event(fold: Fold, seat: int, word: str, adjourned: bool) -> Meaning:
    """The event a word stands for now, or nothing."""
    if word == "resume":
        return (Kind.RESUME, {}) if adjourned else None
    if word == "adjourn":
        return (Kind.ASK_ADJOURN, {}) if fold.offer is None and not adjourned else None
    meaning = _MEANINGS.get(word)
    return None if meaning is None else meaning(fold, seat)


def _resign(fold: Fold, seat: int) -> Meaning:
    del fold, seat
    return Kind.RESIGN, {}


def _offer_draw(fold: Fold, seat: int) -> Meaning:
    del seat
    return (Kind.OFFER_DRAW, {}) if fold.offer is None else None


def _ask_takeback(fold: Fold, seat: int) -> Meaning:
    # Dice once seen are not thrown again: only acts since the last throw can be taken back.
    acts = fold.own_last.get(seat) if fold.offer is None else None
    return None if acts is None else (Kind.ASK_TAKEBACK, {"acts": acts})


def _accept(fold: Fold, seat: int) -> Meaning:
    awaited = fold.awaited()
    if fold.offer is None or seat not in awaited:
        return None
    if awaited != {seat}:
        return Kind.CONSENT, {}
    match fold.offer.kind:
        case Kind.OFFER_DRAW:
            return Kind.DRAW, {}
        case Kind.ASK_ADJOURN:
            return Kind.ADJOURN, {}
        case _:
            return Kind.TAKEBACK, {"acts": fold.offer.body["acts"]}


def _decline(fold: Fold, seat: int) -> Meaning:
    return (Kind.DECLINE, {}) if fold.offer is not None and fold.offer.seat != seat else None


_MEANINGS: Final[Mapping[str, Callable[[Fold, int], Meaning]]] = {
    "resign": _resign,
    "offer-draw": _offer_draw,
    "ask-takeback": _ask_takeback,
    "accept": _accept,
    "decline": _decline,
}
