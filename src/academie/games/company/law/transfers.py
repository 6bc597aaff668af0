"""Jetons that go from one account of trictrac à écrire to another, and why; what the end of the party adds.

Source: LEP part 1 ch. VI. The treatise describes the end for two accounts; with more, the same words are read
of the account that has most and the one that has least.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple, NewType

from academie.games.company.law.rules import EcrireRules, JetonQueue

Side = NewType("Side", int)
"""An account of trictrac à écrire: one person's, or that of two partners."""


class Why(Enum):
    """For what something is owed."""

    MARQUE = "marque"
    IDLE = "idle"
    """The consolation of those who looked on."""
    POSTILLON = "postillon"
    JETON_QUEUE = "queue-des-jetons"
    QUEUE = "queue"


class Transfer(NamedTuple):
    """What one account owes another for one thing."""

    payer: Side
    payee: Side
    jetons: int
    why: Why


def balances(transfers: Iterable[Transfer], sides: int) -> tuple[int, ...]:
    """What each account has gained by them all; the gains sum to zero."""
    gained = [0] * sides
    for item in transfers:
        gained[item.payer] -= item.jetons
        gained[item.payee] += item.jetons
    return tuple(gained)


def owed(transfers: Iterable[Transfer], side: Side, why: Why) -> int:
    """What an account is marked with under one head."""
    return sum(item.jetons for item in transfers if item.payer == side and item.why is why)


def between(transfers: Iterable[Transfer], payer: Side, payee: Side) -> int:
    """What one owes another, what the other owes him taken off."""
    signs = {(payer, payee): 1, (payee, payer): -1}
    return sum(signs.get((item.payer, item.payee), 0) * item.jetons for item in transfers)


def postillon(missing: int, rules: EcrireRules) -> int:
    """What is added to an account that wants so many marqués of its contingent."""
    return sum(price(nth, rules) for nth in range(missing))


def price(nth: int, rules: EcrireRules) -> int:
    """The postillon of one missing marqué, the first having number 0."""
    return (rules.postillon_next if nth else rules.postillon_first).value


def postillons(won: Sequence[int], rules: EcrireRules) -> Iterator[Transfer]:
    """What is owed for marqués not made, to those who made them instead.

    The contingent of each account is its even share of all marqués. Where several are over theirs, who
    made most is paid first: he has the dearer postillons.
    """
    contingent = sum(won) // len(won)
    over = sorted(range(len(won)), key=lambda side: -won[side])
    takers = [Side(side) for side in over for _ in range(won[side] - contingent)]
    missing = [(price(nth, rules), Side(side)) for side in over for nth in range(contingent - won[side])]
    for taker, (jetons, payer) in zip(takers, sorted(missing, reverse=True), strict=True):
        yield Transfer(payer, taker, jetons, Why.POSTILLON)


def alone(values: Sequence[int], value: int) -> Side | None:
    """The account that has the value, if it is the only one."""
    return Side(values.index(value)) if values.count(value) == 1 else None


def jeton_queue(points: Sequence[int], lost: Sequence[int], rules: EcrireRules) -> tuple[Transfer, ...]:
    """The jetons that counted the marqués, all taken by who gained most by the marqués alone.

    Each account had given so many for every marqué it lost: the taker has his own back with the others'.
    On equal gains everybody takes back his own.
    """
    taker = alone(points, max(points))
    if taker is None or rules.jeton_queue.value is JetonQueue.NONE:
        return ()
    each = rules.jetons_a_marque.value
    return tuple(
        Transfer(Side(side), taker, each * count, Why.JETON_QUEUE)
        for side, count in enumerate(lost)
        if side != taker and count
    )


def queue(totals: Sequence[int], fiches: int, rules: EcrireRules) -> Transfer | None:
    """The queue, lost by who owes most to who owes least; one jeton decides; none if they are even."""
    payer, payee = alone(totals, min(totals)), alone(totals, max(totals))
    if payer is None or payee is None:
        return None
    return Transfer(payer, payee, fiches * rules.jetons_a_fiche.value, Why.QUEUE)


def closing(
    points: Sequence[int], won: Sequence[int], lost: Sequence[int], fiches: int, rules: EcrireRules
) -> tuple[Transfer, ...]:
    """All that the end adds, given what each account gained and how many marqués it won and lost."""
    fined = tuple(postillons(won, rules))
    jetons = jeton_queue(points, lost, rules)
    totals = added(points, fined)
    if rules.jeton_queue.value is JetonQueue.COMPENSATED and jetons:
        tail = queue(totals, fiches, rules)
        if tail is not None and tail.payer == jetons[0].payee:
            return fined
    tail = queue(added(totals, jetons), fiches, rules)
    return (*fined, *jetons, *(() if tail is None or not fiches else (tail,)))


def added(points: Sequence[int], transfers: Sequence[Transfer]) -> tuple[int, ...]:
    """The gains once the transfers are made too."""
    return tuple(map(sum, zip(points, balances(transfers, len(points)), strict=True)))
