"""Words said at a table that are no acts of the game: resigning, offering, answering.

What is offered holds once all the others have accepted it; any of them can decline it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from academie.kernel import Text
from academie.server.dice import NO_NONCE
from academie.server.fold import Fold, Kind

Meaning = tuple[Kind, dict[str, Any]] | None

OFFER_WAITS: Final = Text(
    "Une autre demande attend sa réponse : il faut d'abord y répondre.",
    "Another offer is waiting for its answer: it must be answered first.",
)
NO_OFFER: Final = Text("Il n'y a pas de demande à laquelle répondre.", "There is no offer to answer.")
OWN_OFFER: Final = Text(
    "C'est votre demande : c'est aux autres d'y répondre.",
    "This is your own offer: the others answer it.",
)
ACCEPTED: Final = Text(
    "Vous avez déjà accepté ; on attend les autres.", "You have accepted already; the others have not yet."
)
IS_ADJOURNED: Final = Text("La partie est déjà ajournée.", "The game is adjourned already.")
NOT_ADJOURNED: Final = Text("La partie n'est pas ajournée.", "The game is not adjourned.")
NOTHING_PLAYED: Final = Text(
    "Vous ne pouvez rien reprendre : vous n'avez pas encore joué.",
    "You cannot take back: you have not played yet.",
)
DICE_THROWN: Final = Text(
    "Vous ne pouvez plus reprendre : les dés ont été jetés depuis votre dernier coup.",
    "You cannot take back: dice have been thrown since your last play.",
)
TILES_DEALT: Final = Text(
    "Vous ne pouvez plus reprendre : des dominos ont été distribués depuis votre dernier coup.",
    "You cannot take back: tiles have been dealt since your last play.",
)


def table_request(fold: Fold, seat: int, word: str, adjourned: bool) -> Meaning:
    """The event a word stands for now, or nothing."""
    if word == "resume":
        return (Kind.RESUME, {}) if adjourned else None
    if word == "adjourn":
        return (Kind.ASK_ADJOURN, {}) if fold.offer is None and not adjourned else None
    meaning = _MEANINGS.get(word)
    return None if meaning is None else meaning(fold, seat)


def refusal(fold: Fold, seat: int, word: str, adjourned: bool) -> Text:
    """Why a word that stands for no event cannot be said now."""
    match word:
        case "resume":
            return NOT_ADJOURNED
        case "adjourn" if adjourned:
            return IS_ADJOURNED
        case "adjourn" | "offer-draw":
            return OFFER_WAITS
        case "ask-takeback":
            return OFFER_WAITS if fold.offer is not None else _nothing_to_take_back(fold, seat)
        case "accept" | "decline":
            return _nothing_to_answer(fold, seat)
        case _:
            known = ", ".join([*_MEANINGS, "adjourn", "resume"])
            return Text(
                f"« {word} » n'est pas un mot connu ; les mots sont : {known}.",
                f"{word!r} is not a known word; the words are: {known}.",
            )


def _nothing_to_take_back(fold: Fold, seat: int) -> Text:
    # Whoever has acted has given a nonce of his own.
    if not fold.rolls or fold.nonces[seat] == NO_NONCE:
        return NOTHING_PLAYED
    return TILES_DEALT if fold.game.hides else DICE_THROWN


def _nothing_to_answer(fold: Fold, seat: int) -> Text:
    if fold.offer is None:
        return NO_OFFER
    return OWN_OFFER if fold.offer.seat == seat else ACCEPTED


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
