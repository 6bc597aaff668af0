"""What is told when a partie or marqué has been recorded: the sheet, the seats, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from academie.games.company.law import Company, Ecrire, Person, Poule, TourATour
from academie.games.company.law.events import Exchanged, MarqueWritten, Owed, Paid, PouleEnded, Staked
from academie.kernel import Citation, Event, Seat
from academie.sources import ACAD_B, LEP

WRITING: Final = Citation(LEP, "part 1 ch. VI")
TURNS: Final = Citation(ACAD_B, "ch. II")

Chairs = Sequence[Seat]
"""Where each of the company sits."""


def recorded(before: Company, after: Company, chairs: Chairs) -> Iterator[Event]:
    """The events that lead from a company to the same once a result is recorded."""
    match before, after:
        case Ecrire(), Ecrire():
            yield from _written(before, after, chairs)
        case Poule(), Poule():
            yield from _pooled(before, after, chairs)
        case _:
            pass
    yield from _paid(after, chairs) if after.over else _exchanged(before, after, chairs)


def _written(before: Ecrire, after: Ecrire, chairs: Chairs) -> Iterator[Event]:
    """The marqué on the sheet, and whatever else is owed now; nothing for a refait."""
    if len(after.written) == len(before.written):
        return
    last = after.written[-1]
    yield MarqueWritten(seat=chairs[last.winner], citation=WRITING, marque=last.marque)
    # The first of what is new is the marqué itself.
    for item in after.transfers()[len(before.transfers()) + 1 :]:
        payers, payees = (
            tuple(chairs[person] for person in after.sides[side]) for side in (item.payer, item.payee)
        )
        yield Owed(
            seat=payers[0],
            citation=WRITING,
            payers=payers,
            payees=payees,
            jetons=item.jetons,
            why=item.why,
        )


def _pooled(before: Poule, after: Poule, chairs: Chairs) -> Iterator[Event]:
    """A stake laid down by who enters, or what becomes of the poule."""
    if not after.over:
        for person, (was, now) in enumerate(zip(before.staked, after.staked, strict=True)):
            if now > was:
                yield Staked(seat=chairs[person], citation=WRITING, pot=after.pot)
        return
    taker = after.taker
    last = after.bouts[-1].winner if taker is None else taker
    yield PouleEnded(seat=chairs[last], citation=WRITING, pot=after.pot, shared=taker is None)


def _exchanged(before: Company, after: Company, chairs: Chairs) -> Iterator[Event]:
    """Who rises and who sits down before the next can begin."""
    then = after.table()
    exchange = before.table().exchange(then)
    if exchange.enters:
        yield Exchanged(
            seat=chairs[exchange.enters[0]],
            citation=citation(after),
            rises=_seats(exchange.rises, chairs),
            enters=_seats(exchange.enters, chairs),
            at=(chairs[then.white], chairs[then.black]),
        )


def _paid(after: Company, chairs: Chairs) -> Iterator[Event]:
    """Who pays whom what."""
    settled = after.settle()
    for item in settled.payments:
        yield Paid(
            seat=chairs[item.payer],
            citation=citation(after),
            payee=chairs[item.payee],
            amount=item.amount,
            unit=settled.unit,
        )


def citation(company: Company) -> Citation:
    """Where the form of company is told of."""
    return TURNS if isinstance(company, TourATour) else WRITING


def _seats(persons: Sequence[Person], chairs: Chairs) -> tuple[Seat, ...]:
    return tuple(chairs[person] for person in persons)
