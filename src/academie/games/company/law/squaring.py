"""Balances turned into payments."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from academie.games.company.law.company import Payment
from academie.games.company.law.seating import Person


def squared(balances: Sequence[Fraction]) -> tuple[Payment, ...]:
    """Fewer payments than people, by which balances that sum to nought are paid out."""
    left = [*balances]
    payments: list[Payment] = []
    for _ in left:
        payer, payee = left.index(min(left)), left.index(max(left))
        amount = min(-left[payer], left[payee])
        if amount == 0:
            break
        left[payer] += amount
        left[payee] -= amount
        payments.append(Payment(Person(payer), Person(payee), amount))
    return tuple(payments)
