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
from academie.kernel import Event, Language, Text

FAULT: Final[Mapping[Kind, Text]] = {
    Kind.FALSE_BOUDE: Text(
        "a boudé à faux : il avait le {tile}",
        "has boudé wrongly: he had the {tile}",
    ),
    Kind.NOT_ANNOUNCED: Text(
        "avait annoncé le {tile} et en pose un autre",
        "had announced the {tile} and lays another",
    ),
    Kind.MISFIT: Text(
        "pose le {tile} où il ne va pas",
        "lays the {tile} where it does not fit",
    ),
    Kind.NOT_UNCOVERED: Text(
        "pose un autre dé, quand le {tile}, qu'on a vu, allait",
        "lays another dé though the {tile}, which all have seen, would fit",
    ),
}

DECISION: Final[Mapping[Decision, Text]] = {
    Decision.ANNOUNCED: Text(
        "{who} annonce le {tile} ; s'il en pose un autre, on pourra l'exiger",
        "{who} announces the {tile}; if he lays another, it may be demanded",
    ),
    Decision.CORRECTED: Text(
        "{who} se reprend à temps : il a du dé, et doit poser",
        "{who} takes his word back in time: he has what fits, and must lay",
    ),
    Decision.EXCUSED: Text(
        "{who} se reprend, mais on a posé après lui : il pourra poser ce dé par la suite",
        "{who} takes his word back, but a dé was laid since: he may lay his later",
    ),
    Decision.LOSES: Text(
        "{foe} exige la partie : {who} la perd",
        "{foe} demands the party: {who} loses it",
    ),
    Decision.PAYS_EACH: Text(
        "{foe} l'exige : la partie est finie, et {who} paie à chacun une mise",
        "{foe} demands it: the party is over, and {who} pays each a stake",
    ),
    Decision.PAYS_FOR_BOTH: Text(
        "{foe} l'exige : la partie est finie, et {who} paie pour lui et pour son partenaire",
        "{foe} demands it: the party is over, and {who} pays for himself and his partner",
    ),
    Decision.MADE_TO_POSE: Text(
        "{foe} fait poser le {tile} sur le {on} : {who} n'a pas le choix",
        "{foe} has the {tile} laid on the {on}: {who} has no choice",
    ),
    Decision.TAKEN_BACK: Text(
        "{foe} fait reprendre le {tile} : {who} ne peut le poser cette fois",
        "{foe} has the {tile} taken back: {who} may not lay it this time",
    ),
    Decision.PUT_RIGHT: Text(
        "{foe} fait reprendre le {tile}, qui ne va pas ; s'il va à l'autre bout, {who} l'y pose",
        "{foe} has the {tile} taken back, as it does not fit; if it fits the other end, {who} lays it there",
    ),
    Decision.MADE_TO_POSE_ANNOUNCED: Text(
        "{foe} exige le dé annoncé : {who} pose le {tile}",
        "{foe} demands the dé announced: {who} lays the {tile}",
    ),
    Decision.FORBIDDEN_TO_OPEN: Text(
        "{foe} défend à {who} d'ouvrir les numéros du {tile}, à moins d'y être forcé",
        "{foe} forbids {who} to open the numbers of the {tile}, unless he must",
    ),
    Decision.STANDS: Text(
        "{who} a joué : le {tile} de {foe} reste, quoiqu'il n'aille pas",
        "{who} has played on: {foe}'s {tile} stands, though it does not fit",
    ),
    Decision.LAPSED: Text(
        "{who} laisse passer la faute de {foe}",
        "{who} lets {foe}'s fault pass",
    ),
    Decision.MADE_TO_POSE_UNCOVERED: Text(
        "{foe} fait poser sur le {on} le {tile} découvert : {who} n'a pas le choix",
        "{foe} has the uncovered {tile} laid on the {on}: {who} has no choice",
    ),
    Decision.UNCOVERED: Text(
        "{who} découvre le {tile} : il doit le poser dès qu'il ira",
        "{who} uncovers the {tile}: he must lay it as soon as it fits",
    ),
    Decision.LOSES_BY_COUNT: Text(
        "{foe} compte les dés : {who} en a pris trop peu et perd la partie",
        "{foe} counts the dés: {who} has taken too few and loses the party",
    ),
    Decision.TAKES_ONE: Text(
        "{foe} compte les dés : {who} en a pris trop peu et en reprend un au talon",
        "{foe} counts the dés: {who} has taken too few and takes one from the talon",
    ),
    Decision.LEAD_PASSES: Text(
        "{who} a posé avec trop peu de dés : la main coule, on reprend les dés, et {foe} pose",
        "{who} led with too few dés: the lead passes, dés are taken again, and {foe} leads",
    ),
    Decision.SURPLUS_DRAWN: Text(
        "{foe} retire à {who} ce qu'il a pris de trop",
        "{foe} draws away what {who} took too many",
    ),
    Decision.SEEN: Text(
        "Un dé est vu quand on le prend : {who} rebat",
        "A dé is seen while it is taken: {who} shuffles again",
    ),
    Decision.UPSET: Text(
        "{foe} découvre les dés de {who}, qui peut faire rebattre",
        "{foe} turns up the dés of {who}, who may have them shuffled again",
    ),
    Decision.RESHUFFLED: Text(
        "{who} fait rebattre ; la main ne coule pas",
        "{who} has the dés shuffled again; the lead does not pass",
    ),
}

DEMAND: Final = Text("exiger la partie", "demand the party")
LAY: Final = Text("le faire poser sur le {on}", "have it laid on the {on}")
RECALL: Final = Text("le faire reprendre", "have it taken back")
ANNOUNCED: Final = Text("exiger le dé annoncé", "demand the dé announced")
MAY: Final = Text(
    " ; un adversaire peut {remedies}, ou laisser", "; an adversary may {remedies}, or let it pass"
)
OR: Final = Text(" ou ", " or ")


def describe_ruling(event: FaultMade | Ruling, language: Language) -> str:
    """The fault with what may be done about it, or the ruling with what follows."""
    who = PLAYER[event.seat].in_(language)
    tile = "" if event.tile is None else halves_text(event.tile)
    if isinstance(event, Ruling):
        foe = "" if event.against is None else PLAYER[event.against].in_(language)
        return DECISION[event.decision].in_(language).format(who=who, foe=foe, tile=tile, on=event.on)
    may = MAY.in_(language).format(remedies=", ".join(_remedies(event, language)))
    return f"{who} {FAULT[event.kind].in_(language).format(tile=tile)}{may}"


def _remedies(event: FaultMade, language: Language) -> Iterator[str]:
    """What an adversary may do about a fault."""
    if event.kind is Kind.FALSE_BOUDE:
        yield DEMAND.in_(language)
    if event.kind is Kind.NOT_ANNOUNCED:
        yield ANNOUNCED.in_(language)
    if event.on:
        yield LAY.in_(language).format(on=OR.in_(language).join(map(str, event.on)))
    if event.recallable:
        yield RECALL.in_(language)


COUP: Final[Mapping[How, Text]] = {
    How.DOMINO: Text("fait domino", "makes domino"),
    How.CLOSED: Text(
        "gagne le coup : le jeu est fermé, et il a le moins de points",
        "wins the coup: it is closed, and he has fewest points",
    ),
}
TIED: Final = Text(
    "gagne le coup : le jeu est fermé, et de ceux qui ont le moins de points le rang est pour lui",
    "wins the coup: it is closed, and of those who have fewest points he comes first by his place",
)
WON: Final[Mapping[Why, Text]] = {
    Why.POINTS: Text("gagne la partie, ayant ses points", "wins the party, having his points"),
    Why.ROUNDS: Text("gagne la partie, ayant ses coups", "wins the party, having his coups"),
}
LOST: Final = Text(
    "a le plus de points : il perd la partie et paie à chacun une mise",
    "has most points: he loses the party and pays each a stake",
)
STAKES_PUT: Final = Text(
    "Toutes les mises sont retirées : chacun remet au jeu",
    "All stakes are withdrawn: everyone stakes again",
)


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
            return Text("pose le premier", "leads first")
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
    return Text(
        f"a le plus fort dé ; à sa droite, dans l'ordre : {french}",
        f"has the highest dé; to the right, in order: {english}",
    )


def _account(event: Marked | Charged | CoupsMarked | StakeTaken) -> Text:
    """What goes to his account."""
    match event:
        case Marked():
            return Text(
                f"compte {_points(event.points).fr}, {event.total} en tout",
                f"counts {_points(event.points).en}, {event.total} in all",
            )
        case Charged():
            return Text(
                f"garde {_points(event.points).fr} à sa charge, {event.total} en tout",
                f"is charged {_points(event.points).en}, {event.total} in all",
            )
        case CoupsMarked(total=total):
            return Text(
                f"a gagné {total} coup{'s' if total > 1 else ''}",
                f"has won {total} coup{'s' if total > 1 else ''}",
            )
        case StakeTaken(left=left):
            return Text(
                f"retire une mise ; il en reste {left} au jeu",
                f"takes a stake back; {left} {'is' if left == 1 else 'are'} left in the pot",
            )


def _posed(event: Posed) -> Text:
    laid = halves_text((event.inner, event.outer))
    everywhere = event.partout
    return Text(
        f"pose {laid}" + (f" : {event.outer} partout" if everywhere else ""),
        f"lays {laid}" + (f": {event.outer} partout" if everywhere else ""),
    )


def _bouded(event: Bouded) -> Text:
    on = [str(number) for number in dict.fromkeys(event.on)]
    return Text(f"boude au {' et au '.join(on)}", f"boudes: has no {' and no '.join(on)}")


def _shown(event: HandShown) -> Text:
    tiles, points = ", ".join(map(halves_text, event.tiles)), _points(event.pips)
    return Text(f"montre {tiles} : {points.fr}", f"shows {tiles}: {points.en}")


def _points(count: int) -> Text:
    """A number of points. French keeps the singular for zero, English does not."""
    return Text(
        f"{count} point{'' if count < 2 else 's'}",
        f"{count} point{'' if count == 1 else 's'}",
    )
