"""What happens in a company at trictrac, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from academie.games.company.law import Unit
from academie.games.company.law.events import Exchanged, MarqueWritten, Owed, Paid, PouleEnded, Staked
from academie.games.company.law.transfer import Why
from academie.games.company.text.score_words import amount
from academie.kernel import Event, Language, Seat, Text, other
from academie.notation.seats import PLAYER, person

FOR: Final = {
    Why.MARQUE: Text("pour le marqué", "for the marqué"),
    Why.IDLE: Text("de consolation", "as consolation"),
    Why.POSTILLON: Text("de postillon", "for the postillon"),
    Why.JETON_QUEUE: Text("pour la queue des jetons", "for the queue des jetons"),
    Why.QUEUE: Text("pour la queue", "for the queue"),
}
BREDOUILLE: Final = {
    2: Text(", en petite bredouille, double", ", in petite bredouille, double"),
    4: Text(", en grande bredouille, quadruple", ", in grande bredouille, fourfold"),
}


def describe_company(event: Event, language: Language) -> str:
    """The event as a sentence; people are numbered from one."""
    match event:
        case MarqueWritten():
            return _marque(event, language)
        case Owed():
            return _owed(event, language)
        case Exchanged():
            return _exchanged(event, language)
        case Staked():
            who, pot = person(event.seat).in_(language), amount(event.pot, Unit.STAKE, language)
            return Text(
                f"{who} entre et met au jeu : poule de {pot}", f"{who} stakes: the poule is {pot}"
            ).in_(language)
        case PouleEnded():
            return _poule(event, language)
        case Paid():
            payer, payee = (person(seat).in_(language) for seat in (event.seat, event.payee))
            paid = amount(event.amount, event.unit, language)
            return Text(f"{payer} paie {paid} à {payee}", f"{payer} pays {payee} {paid}").in_(language)
        case _:
            raise TypeError(f"not an event of a company: {event!r}")


def _marque(event: MarqueWritten, language: Language) -> str:
    marque = event.marque
    winner, loser = (PLAYER[seat].in_(language) for seat in (marque.winner, other(marque.winner)))
    who = person(event.seat).in_(language)
    times = Text(f", {marque.multiplier} fois", f", {marque.multiplier} times")
    doubled = BREDOUILLE.get(marque.multiplier, times if marque.multiplier > 1 else Text("", ""))
    several = "s" if marque.holes > 1 else ""
    return Text(
        f"{who} ({winner}) gagne le marqué, {marque.holes} trou{several} à {marque.against}{doubled.fr} :"
        f" {marque.points} points sur {loser}",
        f"{who} ({winner}) wins the marqué, {marque.holes} hole{several} to {marque.against}{doubled.en}:"
        f" {marque.points} points on {loser}",
    ).in_(language)


def _owed(event: Owed, language: Language) -> str:
    payers, payees = _all(event.payers, language), _all(event.payees, language)
    owed = amount(event.jetons, Unit.JETON, language)
    several = len(event.payers) > 1
    return Text(
        f"{payers} {'doivent' if several else 'doit'} à {payees} {owed} {FOR[event.why].fr}",
        f"{payers} {'owe' if several else 'owes'} {payees} {owed} {FOR[event.why].en}",
    ).in_(language)


def _exchanged(event: Exchanged, language: Language) -> str:
    rises, enters = _all(event.rises, language), _all(event.enters, language)
    white, black = (person(seat).in_(language) for seat in event.at)
    return Text(
        f"{rises} cède la place à {enters} : {white} a les blanches, {black} les noires",
        f"{rises} makes way for {enters}: {white} is White, {black} Black",
    ).in_(language)


def _poule(event: PouleEnded, language: Language) -> str:
    pot = amount(event.pot, Unit.STAKE, language)
    if event.shared:
        return Text(f"La poule de {pot} se partage", f"The poule of {pot} is shared").in_(language)
    who = person(event.seat).in_(language)
    return Text(f"{who} emporte la poule : {pot}", f"{who} takes the poule: {pot}").in_(language)


def _all(seats: Sequence[Seat], language: Language) -> str:
    return " & ".join(person(seat).in_(language) for seat in seats)
