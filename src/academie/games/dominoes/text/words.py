"""The events of dominoes in words, with faults and rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from academie.games.dominoes.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.games.dominoes.law.events import (
    Bouded,
    Charged,
    CoupsMarked,
    CoupWon,
    HandShown,
    How,
    LeadDrawn,
    Lost,
    Marked,
    Posed,
    SeatsDrawn,
    StakesPut,
    StakeTaken,
    Why,
    Won,
)
from academie.games.dominoes.text.tiles import PLAYER, halves_text
from academie.kernel import Event
from academie.words import Content, Language, Message, Text

FAULT: Final[Mapping[Kind, Message]] = {
    Kind.FALSE_BOUDE: Message("dominoes-fault-false-boude"),
    Kind.NOT_ANNOUNCED: Message("dominoes-fault-not-announced"),
    Kind.MISFIT: Message("dominoes-fault-misfit"),
    Kind.NOT_UNCOVERED: Message("dominoes-fault-not-uncovered"),
}

DECISION: Final[Mapping[Decision, Message]] = {
    Decision.ANNOUNCED: Message("dominoes-decision-announced"),
    Decision.CORRECTED: Message("dominoes-decision-corrected"),
    Decision.EXCUSED: Message("dominoes-decision-excused"),
    Decision.LOSES: Message("dominoes-decision-loses"),
    Decision.PAYS_EACH: Message("dominoes-decision-pays-each"),
    Decision.PAYS_FOR_BOTH: Message("dominoes-decision-pays-for-both"),
    Decision.MADE_TO_POSE: Message("dominoes-decision-made-to-pose"),
    Decision.TAKEN_BACK: Message("dominoes-decision-taken-back"),
    Decision.PUT_RIGHT: Message("dominoes-decision-put-right"),
    Decision.MADE_TO_POSE_ANNOUNCED: Message("dominoes-decision-made-to-pose-announced"),
    Decision.FORBIDDEN_TO_OPEN: Message("dominoes-decision-forbidden-to-open"),
    Decision.STANDS: Message("dominoes-decision-stands"),
    Decision.LAPSED: Message("dominoes-decision-lapsed"),
    Decision.MADE_TO_POSE_UNCOVERED: Message("dominoes-decision-made-to-pose-uncovered"),
    Decision.UNCOVERED: Message("dominoes-decision-uncovered"),
    Decision.LOSES_BY_COUNT: Message("dominoes-decision-loses-by-count"),
    Decision.TAKES_ONE: Message("dominoes-decision-takes-one"),
    Decision.LEAD_PASSES: Message("dominoes-decision-lead-passes"),
    Decision.SURPLUS_DRAWN: Message("dominoes-decision-surplus-drawn"),
    Decision.SEEN: Message("dominoes-decision-seen"),
    Decision.UPSET: Message("dominoes-decision-upset"),
    Decision.RESHUFFLED: Message("dominoes-decision-reshuffled"),
}

DEMAND: Final = Message("dominoes-demand")
LAY: Final = Message("dominoes-lay")
RECALL: Final = Message("dominoes-recall")
ANNOUNCED: Final = Message("dominoes-announced")
MAY: Final = Message("dominoes-may")
OR: Final = Message("dominoes-or")


def describe_ruling(event: FaultMade | Ruling, language: Language) -> str:
    """The fault with what may be done about it, or the ruling with what follows."""
    who = PLAYER[event.seat].in_(language)
    tile = "" if event.tile is None else halves_text(event.tile)
    if isinstance(event, Ruling):
        foe = "" if event.against is None else PLAYER[event.against].in_(language)
        return DECISION[event.decision].given(who=who, foe=foe, tile=tile, on=event.on).in_(language)
    may = MAY.given(remedies=", ".join(_remedies(event, language))).in_(language)
    return f"{who} {FAULT[event.kind].given(tile=tile).in_(language)}{may}"


def _remedies(event: FaultMade, language: Language) -> Iterator[str]:
    """What an adversary may do about a fault."""
    if event.kind is Kind.FALSE_BOUDE:
        yield DEMAND.in_(language)
    if event.kind is Kind.NOT_ANNOUNCED:
        yield ANNOUNCED.in_(language)
    if event.on:
        yield LAY.given(on=OR.in_(language).join(map(str, event.on))).in_(language)
    if event.recallable:
        yield RECALL.in_(language)


COUP: Final[Mapping[How, Text]] = {
    How.DOMINO: Message("dominoes-coup-domino"),
    How.CLOSED: Message("dominoes-coup-closed"),
}
TIED: Final = Message("dominoes-tied")
WON: Final[Mapping[Why, Text]] = {
    Why.POINTS: Message("dominoes-won-points"),
    Why.ROUNDS: Message("dominoes-won-rounds"),
}
LOST: Final = Message("dominoes-lost")
STAKES_PUT: Final = Message("dominoes-stakes-put")


def describe(event: Event, language: Language) -> str:
    """The event as a sentence."""
    if isinstance(event, StakesPut):
        return STAKES_PUT.in_(language)
    return f"{PLAYER[event.seat].in_(language)} {_done(event).in_(language)}"


def _done(event: Event) -> Text:
    """What the player of the event does, or what happens to him."""
    match event:
        case Posed():
            return _posed(event)
        case Bouded():
            return _bouded(event)
        case CoupWon():
            return TIED if event.tied else COUP[event.how]
        case HandShown():
            return _shown(event)
        case Marked() | Charged() | CoupsMarked() | StakeTaken():
            return _account(event)
        case _:
            return _standing(event)


def _standing(event: Event) -> Text:
    """How he begins, or ends."""
    match event:
        case SeatsDrawn():
            return _seated(event)
        case LeadDrawn():
            return Message("dominoes-leads-first")
        case Won():
            return WON[event.why]
        case Lost():
            return LOST
        case _:
            raise TypeError(f"not an event of dominoes: {event!r}")


def _seated(event: SeatsDrawn) -> Text:
    french, english = (
        ", ".join(PLAYER[seat].in_(language).lower() for seat in event.order[1:])
        for language in (Language.FRENCH, Language.ENGLISH)
    )
    return Content(
        fr=f"a le plus fort dé ; à sa droite, dans l'ordre : {french}",
        en=f"has the highest dé; to the right, in order: {english}",
    )


def _account(event: Marked | Charged | CoupsMarked | StakeTaken) -> Text:
    """What goes to his account."""
    match event:
        case Marked():
            return Message("dominoes-counts-in-all", points=_points(event.points), total=event.total)
        case Charged():
            return Message("dominoes-charged-in-all", points=_points(event.points), total=event.total)
        case CoupsMarked(total=total):
            return Content(
                fr=f"a gagné {total} coup{'s' if total > 1 else ''}",
                en=f"has won {total} coup{'s' if total > 1 else ''}",
            )
        case StakeTaken(left=left):
            return Content(
                fr=f"retire une mise ; il en reste {left} au jeu",
                en=f"takes a stake back; {left} {'is' if left == 1 else 'are'} left in the pot",
            )


def _posed(event: Posed) -> Text:
    laid = halves_text((event.inner, event.outer))
    everywhere = event.partout
    return Content(
        fr=f"pose {laid}" + (f" : {event.outer} partout" if everywhere else ""),
        en=f"lays {laid}" + (f": {event.outer} partout" if everywhere else ""),
    )


def _bouded(event: Bouded) -> Text:
    on = [str(number) for number in dict.fromkeys(event.on)]
    return Content(fr=f"boude au {' et au '.join(on)}", en=f"boudes: has no {' and no '.join(on)}")


def _shown(event: HandShown) -> Text:
    tiles, points = ", ".join(map(halves_text, event.tiles)), _points(event.pips)
    return Message("dominoes-shows", tiles=tiles, points=points)


def _points(count: int) -> Text:
    """A number of points. French keeps the singular for zero, English does not."""
    return Content(
        fr=f"{count} point{'' if count < 2 else 's'}", en=f"{count} point{'' if count == 1 else 's'}"
    )
