"""The events of trictrac in words: jans and marks, faults and rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.tables.law.names import NAMES
from academie.games.tables.law.primaute import DoubletVoid, Primaute
from academie.games.tables.text.acts import describe_man
from academie.games.tables.text.turns import PRIMAUTE
from academie.games.trictrac.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.games.trictrac.law.events import Marked, MarqueEnded, NewReleve, PartieWon, Why
from academie.games.trictrac.law.jans import Facon, Jan, JanScored, Manner, Scored
from academie.games.trictrac.law.position import Table
from academie.kernel import Event, Seat, other
from academie.notation.codec import Players
from academie.words import Message, Text

JAN: Final[Mapping[Jan, Message]] = {
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

TABLE: Final[Mapping[Table, Message]] = {
    Table.PETIT: Message("trictrac-table-petit"),
    Table.GRAND: Message("trictrac-table-grand"),
    Table.RETOUR: Message("trictrac-table-retour"),
}

RELEVE: Final[Mapping[Why, Message]] = {
    Why.WENT_AWAY: Message("trictrac-releve-leaving"),
    Why.SORTIE: Message("trictrac-releve-sortie"),
}

PARTIE_WON: Final = Message("trictrac-partie-won")
PARTIE_WON_DOUBLE: Final = Message("trictrac-partie-won-double")


def message(event: Event, players: Players) -> Text:
    """The event as a sentence; flèches have the names of the board."""
    player = players(event.seat)
    match event:
        case JanScored():
            points, what = event.scored.points, scored(event.scored, event.thrower)
            return Message("trictrac-jan-scored", player=player, points=points, scored=what)
        case Marked():
            return _marked(event, players)
        case MarqueEnded():
            return _marque(event, player)
        case _:
            return _plain(event).given(player=player)


def _plain(event: Event) -> Message:
    """The message of an event of which there is no more to say than who."""
    match event:
        case NewReleve():
            return RELEVE[event.why]
        case Primaute():
            return PRIMAUTE
        case DoubletVoid():
            return Message("trictrac-doublet-void")
        case PartieWon():
            return PARTIE_WON if event.stakes == 1 else PARTIE_WON_DOUBLE
        case _:
            raise TypeError(f"not an event of trictrac: {event!r}")


def scored(item: Scored, thrower: Seat) -> Text:
    """What was scored and how, without who; `thrower` is whose dice did it."""
    jan = JAN[item.jan]
    if item.table is not None:
        manner = item.manner or Manner.PLAY
        jan = jan.given(table=TABLE[item.table], manner=manner.value)
    ways = tuple(_way(facon, thrower) for facon in item.facons)
    if item.target is None:
        return Message("trictrac-scored-by", jan=jan, ways=ways) if ways else jan
    on = Message("trictrac-scored-on", jan=jan, point=NAMES.of(thrower, item.target))
    return Message("trictrac-scored-on-by", **on.args, ways=ways) if ways else on


def _way(facon: Facon, thrower: Seat) -> Message:
    way = Message("trictrac-way", numbers="+".join(map(str, facon.numbers)))
    if not facon.moves:
        return way
    moves = tuple(describe_man(tuple(move), thrower) for move in facon.moves)
    if facon.rest is None:
        return Message("trictrac-way-moves", **way.args, moves=moves)
    return Message("trictrac-way-rest", **way.args, moves=moves, rest=NAMES.of(thrower, facon.rest))


def _marked(event: Marked, players: Players) -> Text:
    marked = Message("trictrac-marked", player=players(event.seat), points=event.points, rest=event.rest)
    if not event.holes:
        return marked
    return Message(
        "trictrac-marked-holes",
        **marked.args,
        holes=sum(event.holes),
        bredouille="yes" if event.holes[0] == 2 else "no",
        foe=players(other(event.seat)),
        wiped=event.wiped,
    )


def _marque(event: MarqueEnded, player: Text) -> Text:
    white, black = event.holes
    if white == black:
        return Message("trictrac-refait", holes=white)
    return Message("trictrac-marque-ended", player=player, white=white, black=black)


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


def ruling_message(event: FaultMade | Ruling, players: Players) -> Text:
    """The fault with what it can cost, or the ruling with what it gives."""
    player, foe = players(event.seat), players(other(event.seat))
    if isinstance(event, Ruling):
        return DECISION[event.decision].given(player=player, foe=foe, points=event.points)
    fault = FAULT[event.kind].given(player=player)
    if not event.points:
        return fault
    return Message("trictrac-fault-claimable", fault=fault, foe=foe, points=event.points)
