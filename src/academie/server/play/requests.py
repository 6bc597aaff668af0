"""Requests at a table that are no acts of the game: to resign, to offer, to answer.

An offer takes effect once all the others have accepted it; any of them can decline it, and whoever made
it can withdraw it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from academie.dice.fold import Fold, Kind
from academie.words import Message, Text

NewEvent = tuple[Kind, dict[str, Any]] | None

OFFER_WAITS: Final = Message("server-offer-waits")
NO_OFFER: Final = Message("server-no-offer")
OWN_OFFER: Final = Message("server-own-offer")
ACCEPTED: Final = Message("server-accepted")
IS_ADJOURNED: Final = Message("server-is-adjourned")
NOT_ADJOURNED: Final = Message("server-not-adjourned")
NOT_YOUR_OFFER: Final = Message("server-not-your-offer")
NOTHING_PLAYED: Final = Message("server-nothing-played")
DICE_THROWN: Final = Message("server-dice-thrown")
TILES_DEALT: Final = Message("server-tiles-dealt")
NO_CLAIM: Final = Message("server-no-claim")
CLAIMS: Final = {"claim-win": "win", "claim-draw": "draw"}
"""What a player may claim whose opponent stays away, and as what the log has it."""


def table_request(fold: Fold, seat: int, word: str, adjourned: bool) -> NewEvent:
    """The event that a request makes now, or nothing if it is refused."""
    if word == "resume":
        return (Kind.RESUME, {}) if adjourned else None
    if word == "adjourn":
        return (Kind.ASK_ADJOURN, {}) if fold.offer is None and not adjourned else None
    request = _REQUESTS.get(word)
    return None if request is None else request(fold, seat)


def refusal(fold: Fold, seat: int, word: str, adjourned: bool) -> Text:
    """Why a request makes no event now."""
    match word:
        case "resume":
            return NOT_ADJOURNED
        case "adjourn" if adjourned:
            return IS_ADJOURNED
        case "adjourn" | "offer-draw":
            return OFFER_WAITS
        case "ask-takeback":
            return OFFER_WAITS if fold.offer is not None else _nothing_to_take_back(fold, seat)
        case "accept" | "decline" | "withdraw":
            return _nothing_to_answer(fold, seat, word)
        case _:
            known = ", ".join([*_REQUESTS, "adjourn", "resume", *CLAIMS])
            return Message("server-no-such-request", word=word, known=known)


def _nothing_to_take_back(fold: Fold, seat: int) -> Text:
    if not fold.rolls or seat not in fold.authors:
        return NOTHING_PLAYED
    return TILES_DEALT if fold.game.hides else DICE_THROWN


def _nothing_to_answer(fold: Fold, seat: int, word: str) -> Text:
    if fold.offer is None:
        return NO_OFFER
    if word == "withdraw":
        return NOT_YOUR_OFFER
    return OWN_OFFER if fold.offer.seat == seat else ACCEPTED


def _resign(fold: Fold, seat: int) -> NewEvent:
    del fold, seat
    return Kind.RESIGN, {}


def _offer_draw(fold: Fold, seat: int) -> NewEvent:
    del seat
    return (Kind.OFFER_DRAW, {}) if fold.offer is None else None


def _ask_takeback(fold: Fold, seat: int) -> NewEvent:
    # Dice once seen are not thrown again: only acts since the last throw can be taken back.
    acts = fold.own_last.get(seat) if fold.offer is None else None
    return None if acts is None else (Kind.ASK_TAKEBACK, {"acts": acts})


def _accept(fold: Fold, seat: int) -> NewEvent:
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


def _decline(fold: Fold, seat: int) -> NewEvent:
    return (Kind.DECLINE, {}) if fold.offer is not None and fold.offer.seat != seat else None


def _withdraw(fold: Fold, seat: int) -> NewEvent:
    return (Kind.WITHDRAW, {}) if fold.offer is not None and fold.offer.seat == seat else None


_REQUESTS: Final[Mapping[str, Callable[[Fold, int], NewEvent]]] = {
    "resign": _resign,
    "offer-draw": _offer_draw,
    "ask-takeback": _ask_takeback,
    "accept": _accept,
    "decline": _decline,
    "withdraw": _withdraw,
}
