"""The events of trictrac in words: jans and marks, faults and rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.tables.law.primaute import DoubletVoid, Primaute
from academie.games.tables.law.track import OFF, Move, Point
from academie.games.trictrac.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.games.trictrac.law.events import Marked, MarqueEnded, NewReleve, PartieWon, Why
from academie.games.trictrac.law.jans import Facon, Jan, JanScored, Manner, Scored
from academie.games.trictrac.law.position import Table
from academie.kernel import Event, Seat, other
from academie.notation.seats import PLAYER
from academie.words import Content, Language, Message, Text

__all__ = [
    "DECISION",
    "FAULT",
    "JAN",
    "MANNER",
    "PLAYER",
    "TABLE",
    "WHY",
    "describe",
    "describe_ruling",
    "scored",
]

JAN: Final = {
    Jan.TROIS_COUPS: Message("trictrac-jan-trois-coups"),
    Jan.DEUX_TABLES: Message("trictrac-jan-deux-tables"),
    Jan.CONTRE_DEUX_TABLES: Message("trictrac-jan-contre-deux-tables"),
    Jan.MEZEAS: Message("trictrac-jan-mezeas"),
    Jan.CONTRE_MEZEAS: Message("trictrac-jan-contre-mezeas"),
    Jan.BATTRE_LE_COIN: Message("trictrac-jan-battre-le-coin"),
    Jan.BATTRE_A_VRAI: Message("trictrac-jan-battre-a-vrai"),
    Jan.BATTRE_A_FAUX: Message("trictrac-jan-battre-a-faux"),
    Jan.REMPLIR: Message("trictrac-jan-remplir"),
    Jan.CONSERVER: Message("trictrac-jan-conserver"),
    Jan.NOMBRE_NON_JOUE: Message("trictrac-jan-nombre-non-joue"),
    Jan.SORTIE: Message("trictrac-jan-sortie"),
    Jan.RENCONTRE: Message("trictrac-jan-rencontre"),
    Jan.MARGOT: Message("trictrac-jan-margot"),
    Jan.PILE: Message("trictrac-jan-pile"),
}

TABLE: Final = {
    Table.PETIT: Message("trictrac-table-petit"),
    Table.GRAND: Message("trictrac-table-grand"),
    Table.RETOUR: Message("trictrac-table-retour"),
}

MANNER: Final = {
    Manner.PLAY: Message("trictrac-manner-play"),
    Manner.PASSING: Message("trictrac-manner-passing"),
    Manner.IMPUISSANCE: Message("trictrac-manner-impuissance"),
    Manner.BANDE: Message("trictrac-manner-bande"),
}

WHY: Final = {
    Why.WENT_AWAY: Message("trictrac-why-went-away"),
    Why.SORTIE: Message("trictrac-why-sortie"),
}


DOUBLET_VOID: Final = Message("trictrac-doublet-void")


def describe(event: Event, language: Language) -> str:
    """The event as a sentence; flèches are counted from the talon of the one who threw."""
    who = PLAYER[event.seat].in_(language)
    match event:
        case JanScored():
            colon = Message("trictrac-text").in_(language)
            return f"{who} +{event.scored.points}{colon} {scored(event.scored, language)}"
        case Marked():
            return f"{who} {_marked(event, language)}"
        case _:
            return f"{who} {_plain(event).in_(language)}"


def _plain(event: Event) -> Text:
    """What the player has done, without who."""
    match event:
        case NewReleve():
            return WHY[event.why]
        case Primaute():
            return Message("trictrac-first-throw")
        case DoubletVoid():
            return DOUBLET_VOID
        case MarqueEnded():
            return _marque(event)
        case PartieWon():
            return _won(event)
        case _:
            raise TypeError(f"not an event of trictrac: {event!r}")


def scored(item: Scored, language: Language) -> str:
    """What was scored and how, without who."""
    words = [
        JAN[item.jan].in_(language) + ("" if item.table is None else f" {TABLE[item.table].in_(language)}")
    ]
    if item.manner not in {None, Manner.IMPUISSANCE} or item.jan is Jan.CONSERVER:
        words.append(MANNER[item.manner or Manner.PLAY].in_(language).strip())
    if item.target is not None:
        words.append(f"({_fleche(item.target, language)})")
    if item.facons:
        words.append("; ".join(_facon(facon, language) for facon in item.facons))
    return " ".join(word for word in words if word)


def _fleche(point: Point, language: Language) -> str:
    return Message("trictrac-fleche", point=point).in_(language)


def _facon(facon: Facon, language: Language) -> str:
    numbers = "+".join(str(number) for number in facon.numbers)
    moves = ", ".join(_move(move) for move in facon.moves)
    rest = ""
    if facon.rest is not None:
        rest = Message("trictrac-over", rest=facon.rest).in_(language)
    return Message("trictrac-by", numbers=numbers).in_(language) + (f" ({moves}{rest})" if moves else "")


def _move(move: Move) -> str:
    return f"{move.start}→{'off' if move.end == OFF else move.end}"


def _marked(event: Marked, language: Language) -> str:
    text = Message("trictrac-marks", points=event.points).in_(language)
    if not event.holes:
        return text + Message("trictrac-to", rest=event.rest).in_(language)
    holes = sum(event.holes)
    text += Content(
        fr=f" : {holes} trou{'s' if holes > 1 else ''}, {event.rest} de reste",
        en=f": {holes} hole{'s' if holes > 1 else ''}, {event.rest} left",
    ).in_(language)
    if event.holes[0] == 2:
        text += Message("trictrac-in-bredouille").in_(language)
    if event.wiped:
        name = _other(event.seat, language)
        text += Message("trictrac-loses", name=name, wiped=event.wiped).in_(language)
    return text


def _other(seat: Seat, language: Language) -> str:
    return PLAYER[other(seat)].in_(language)


def _marque(event: MarqueEnded) -> Text:
    white, black = event.holes
    if white == black:
        return Message("trictrac-at-holes-all-refait", white=white)
    return Message("trictrac-ends-marque-holes", white=white, black=black)


def _won(event: PartieWon) -> Text:
    if event.stakes == 1:
        return Message("trictrac-wins-partie")
    return Message("trictrac-wins-partie-in-grande-bredouille-double")


FAULT: Final[Mapping[Kind, Message]] = {
    Kind.FORGOT_GAIN: Message("trictrac-fault-forgot-gain"),
    Kind.FORGOT_GIFT: Message("trictrac-fault-forgot-gift"),
    Kind.OVER_MARKED: Message("trictrac-fault-over-marked"),
    Kind.OVER_MARKED_HOLES: Message("trictrac-fault-over-marked-holes"),
    Kind.LEFT_SHOWING: Message("trictrac-fault-left-showing"),
    Kind.PLEIN_MARKED: Message("trictrac-fault-plein-marked"),
    Kind.PLEIN_MISSED: Message("trictrac-fault-plein-missed"),
    Kind.PLEIN_BROKEN: Message("trictrac-fault-plein-broken"),
    Kind.PLEIN_IMPOSSIBLE: Message("trictrac-fault-plein-impossible"),
    Kind.FALSE_ECOLE: Message("trictrac-fault-false-ecole"),
    Kind.TWO_JETONS: Message("trictrac-fault-two-jetons"),
    Kind.WIPED_WRONGLY: Message("trictrac-fault-wiped-wrongly"),
    Kind.LOST_OWN: Message("trictrac-fault-lost-own"),
    Kind.LEFT_WRONGLY: Message("trictrac-fault-left-wrongly"),
    Kind.SHORT: Message("trictrac-fault-short"),
    Kind.TOUCHED: Message("trictrac-fault-touched"),
    Kind.FALSE_CASE: Message("trictrac-fault-false-case"),
    Kind.WRONG_COIN: Message("trictrac-fault-wrong-coin"),
    Kind.MAN_IN_HAND: Message("trictrac-fault-man-in-hand"),
    Kind.BREDOUILLE_LEFT: Message("trictrac-fault-bredouille-left"),
    Kind.HOLES: Message("trictrac-fault-holes"),
}

DECISION: Final[Mapping[Decision, Message]] = {
    Decision.GRANTED: Message("trictrac-decision-granted"),
    Decision.IN_PART: Message("trictrac-decision-in-part"),
    Decision.TOO_MUCH: Message("trictrac-decision-too-much"),
    Decision.FALSE: Message("trictrac-decision-false"),
    Decision.WHOLE: Message("trictrac-decision-whole"),
    Decision.RECTIFIED: Message("trictrac-decision-rectified"),
    Decision.MADE_TO_MARK: Message("trictrac-decision-made-to-mark"),
    Decision.MADE_TO_PLAY: Message("trictrac-decision-made-to-play"),
    Decision.MADE_TO_STAY: Message("trictrac-decision-made-to-stay"),
    Decision.REPLAYS: Message("trictrac-decision-replays"),
    Decision.INDUCED: Message("trictrac-decision-induced"),
    Decision.LAPSED: Message("trictrac-decision-lapsed"),
    Decision.BREDOUILLE_LOST: Message("trictrac-decision-bredouille-lost"),
    Decision.BREDOUILLE_KEPT: Message("trictrac-decision-bredouille-kept"),
    Decision.PAVILLON_LOST: Message("trictrac-decision-pavillon-lost"),
    Decision.MAN_FOUND: Message("trictrac-decision-man-found"),
    Decision.RESTARTED: Message("trictrac-decision-restarted"),
}

REMEDY: Final = Message("trictrac-remedy")


def describe_ruling(event: FaultMade | Ruling, language: Language) -> str:
    """The fault with what it can cost, or the ruling with what it gives."""
    who = PLAYER[event.seat].in_(language)
    if isinstance(event, Ruling):
        return f"{who} {DECISION[event.decision].given(n=event.points).in_(language)}"
    fault = f"{who} {FAULT[event.kind].in_(language)}"
    if not event.points:
        return fault
    foe = PLAYER[other(event.seat)].in_(language)
    return f"{fault}{REMEDY.given(who=foe, n=event.points).in_(language)}"
