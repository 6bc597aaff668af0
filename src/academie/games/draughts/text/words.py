"""The events of draughts in words, with faults and rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from academie.games.draughts.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.games.draughts.law.board import Line
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
from academie.notation.seats import PLAYER
from academie.words import Content, Language, Message, Text

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

HUFF: Final = Message("draughts-huff")
MAKE_TAKE: Final = Message("draughts-make-take")
MAKE_PLAY: Final = Message("draughts-make-play")
OR: Final = Message("draughts-or")
MAY: Final = Message("draughts-may")
BY_KIND: Final[Mapping[Kind, Text]] = {
    Kind.FALSE_MOVE: Message("draughts-by-kind-false-move"),
    Kind.FORGOTTEN: Message("draughts-by-kind-forgotten"),
    Kind.OWN_LIFTED: Message("draughts-by-kind-own-lifted"),
}


def describe_ruling(event: FaultMade | Ruling, language: Language) -> str:
    """The fault with what the other may do about it, or the ruling with what follows."""
    who, foe = PLAYER[event.seat].in_(language), PLAYER[other(event.seat)].in_(language)
    if isinstance(event, Ruling):
        squares = _squares(event.squares, language)
        return DECISION[event.decision].given(who=who, foe=foe, squares=squares).in_(language)
    remedies = ", ".join(_remedies(event, language))
    may = MAY.given(who=foe, remedies=remedies).in_(language)
    return f"{who} {FAULT[event.kind].in_(language)}{may}"


def _remedies(event: FaultMade, language: Language) -> Iterator[str]:
    """What the adversary may do about a fault."""
    if event.huffable:
        yield HUFF.given(squares=_squares(event.huffable, language)).in_(language)
        yield MAKE_TAKE.in_(language)
    if event.playable:
        yield MAKE_PLAY.given(squares=_squares(event.playable, language)).in_(language)
    if event.kind in BY_KIND:
        yield BY_KIND[event.kind].in_(language)


def _squares(squares: Line, language: Language) -> str:
    return OR.in_(language).join(map(str, squares))


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
DRAWN: Final = Message("draughts-drawn")
COLON: Final = Message("draughts-colon")


def describe(event: Event, language: Language) -> str:
    """The event as a sentence."""
    match event:
        case Drawn():
            return _because(DRAWN, event.why, language)
        case Won():
            who = PLAYER[event.seat]
            return _because(Message("draughts-wins", who=who), event.why, language)
        case LimitBegun():
            return _limit(event).in_(language)
        case _:
            return f"{PLAYER[event.seat].in_(language)} {_done(event).in_(language)}"


def _because(what: Text, why: Why, language: Language) -> str:
    return what.in_(language) + COLON.in_(language) + WHY[why].in_(language)


def _limit(event: LimitBegun) -> Text:
    lone = PLAYER[event.seat]
    return Message("draughts-moves-left-play-against-lone-king", coups=event.coups, lone=lone)


def _done(event: Event) -> Text:
    """What the player of the event has done."""
    match event:
        case Taken():
            return _taken(event)
        case Crowned():
            return Message("draughts-king-on", square=event.square)
        case OfferMade():
            return Message("draughts-offers-crown-adversarys-men")
        case OfferRefused():
            return Message("draughts-will-not-men-crowned")
        case _:
            raise TypeError(f"not an event of draughts: {event!r}")


def _taken(event: Taken) -> Text:
    men, kings = len(event.squares) - event.kings, event.kings
    what = [text for text in (_men(men), _kings(kings)) if text is not None]
    where = ", ".join(map(str, event.squares))
    return Content(
        fr=f"prend {' et '.join(text.fr for text in what)} ({where})",
        en=f"takes {' and '.join(text.en for text in what)} ({where})",
    )


def _men(count: int) -> Text | None:
    if count < 2:
        return Message("draughts-man") if count else None
    return Message("draughts-men-2", count=count)


def _kings(count: int) -> Text | None:
    if count < 2:
        return Message("draughts-king") if count else None
    return Message("draughts-kings-2", count=count)
