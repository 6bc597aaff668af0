"""Jetons that go from one account to another, and why."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple, NewType

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
    """What each account has gained by them all; they sum to nought."""
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
