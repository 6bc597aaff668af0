"""The events of dominoes as messages, with faults and rulings."""

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
from academie.games.dominoes.text.tiles import halves_text
from academie.kernel import Event
from academie.notation.codec import Players
from academie.words import NOTHING, Message, Text, any_of

FAULT: Final[Mapping[Kind, Message]] = {
    Kind.FALSE_BOUDE: Message("dominoes-fault-false-pass"),
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


def ruling_message(event: FaultMade | Ruling, players: Players) -> Text:
    """The fault with what may be done about it, or the ruling with what follows."""
    player = players(event.seat)
    tile = "" if event.tile is None else halves_text(event.tile)
    if isinstance(event, Ruling):
        opponent = NOTHING if event.against is None else players(event.against)
        on = "" if event.on is None else event.on
        return DECISION[event.decision].given(player=player, opponent=opponent, tile=tile, on=on)
    fault = FAULT[event.kind].given(player=player, tile=tile)
    return Message("dominoes-fault", fault=fault, remedies=(*_remedies(event),))


def _remedies(event: FaultMade) -> Iterator[Text]:
    """What an opponent may do about a fault."""
    if event.kind is Kind.FALSE_BOUDE:
        yield Message("dominoes-remedy-game")
    if event.kind is Kind.NOT_ANNOUNCED:
        yield Message("dominoes-remedy-announced")
    if event.on:
        yield Message("dominoes-remedy-lay", on=any_of(event.on))
    if event.recallable:
        yield Message("dominoes-remedy-recall")


ROUND: Final[Mapping[How, Message]] = {
    How.DOMINO: Message("dominoes-round-domino"),
    How.CLOSED: Message("dominoes-round-closed"),
}
TIED: Final = Message("dominoes-round-tied")
WON: Final[Mapping[Why, Message]] = {
    Why.POINTS: Message("dominoes-won-points"),
    Why.ROUNDS: Message("dominoes-won-rounds"),
}


def event_message(event: Event, players: Players) -> Text:
    """The event as a message."""
    match event:
        case FaultMade() | Ruling():
            return ruling_message(event, players)
        case StakesPut():
            return Message("dominoes-stakes-put")
        case SeatsDrawn():
            others = tuple(map(players, event.order[1:]))
            return Message("dominoes-seats-drawn", player=players(event.seat), others=others)
        case Marked() | Charged() | CoupsMarked() | StakeTaken():
            return _account(event, players(event.seat))
        case _:
            return _done(event, players(event.seat))


def _done(event: Event, player: Text) -> Text:
    """What a player does."""
    match event:
        case Posed():
            return _posed(event, player)
        case Bouded():
            return _bouded(event, player)
        case CoupWon():
            return (TIED if event.tied else ROUND[event.how]).given(player=player)
        case HandShown():
            tiles = tuple(map(halves_text, event.tiles))
            return Message("dominoes-shows", player=player, tiles=tiles, points=event.pips)
        case _:
            return _standing(event, player)


def _standing(event: Event, player: Text) -> Text:
    """How a player begins, or ends."""
    match event:
        case LeadDrawn():
            return Message("dominoes-leads-first", player=player)
        case Won():
            return WON[event.why].given(player=player)
        case Lost():
            return Message("dominoes-lost", player=player)
        case _:
            raise TypeError(f"not an event of dominoes: {event!r}")


def _account(event: Marked | Charged | CoupsMarked | StakeTaken, player: Text) -> Text:
    """What goes to a player's account."""
    match event:
        case Marked(points=points, total=total):
            return Message("dominoes-counts", player=player, points=points, total=total)
        case Charged(points=points, total=total):
            return Message("dominoes-charged", player=player, points=points, total=total)
        case CoupsMarked(total=total):
            return Message("dominoes-rounds-won", player=player, total=total)
        case StakeTaken(left=left):
            return Message("dominoes-stake-taken", player=player, left=left)


def _posed(event: Posed, player: Text) -> Text:
    tile = halves_text((event.inner, event.outer))
    if event.partout:
        return Message("dominoes-lays-both-ends", player=player, tile=tile, number=event.outer)
    return Message("dominoes-lays", player=player, tile=tile)


def _bouded(event: Bouded, player: Text) -> Text:
    first, *rest = dict.fromkeys(event.on)
    if rest:
        return Message("dominoes-passes-both", player=player, first=first, second=rest[0])
    return Message("dominoes-passes", player=player, number=first)
