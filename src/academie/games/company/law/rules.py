"""The switches of trictrac in company: what is agreed on before, or what the treatise leaves in doubt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.kernel import Cited, RuleSet


class Refait(Enum):
    """How the consolation grows with each refait."""

    LINEAR = "linear"
    """Double, triple, quadruple."""
    DOUBLING = "doubling"
    """Double, four times, eight times."""


class JetonQueue(Enum):
    """What becomes of the jetons that count the marqués."""

    NONE = "none"
    """The account is kept with a pencil: there are none."""
    DEDUCTED = "deducted"
    """Who has gained most by the marqués takes them all, even against the postillons he owes."""
    COMPENSATED = "compensated"
    """The same, but if he is the one to pay the queue, neither queue is paid."""


class NextDice(Enum):
    """Who has the dice of the next marqué, where the form of company does not say it."""

    LEAVER = "leaver"
    """Who went away, if he still sits; else they are thrown for."""
    THROWN = "thrown"
    """They are thrown for every time."""


class Price(Enum):
    """What the money is set on."""

    JETON = "jeton"
    FICHE = "fiche"


@dataclass(frozen=True, slots=True, kw_only=True)
class EcrireRules(RuleSet):
    """A law of trictrac à écrire."""

    usual_marques: Cited[tuple[int, ...]]
    consolation: Cited[int]
    refait: Cited[Refait]
    bredouille_every: Cited[int]
    """Every so many holes in a row the marqué is doubled again,"""
    bredouille_cap: Cited[int | None]
    """but no further than this many times."""
    postillon_first: Cited[int]
    postillon_next: Cited[int]
    queue: Cited[int]
    """In fiches."""
    jetons_a_marque: Cited[int]
    jeton_queue: Cited[JetonQueue]
    price: Cited[Price]
    jetons_a_fiche: Cited[int]
    fiche_from: Cited[int]
    """So many jetons over count as a fiche; fewer as nothing."""
    next_dice: Cited[NextDice]
    partner_advises: Cited[bool]
    idle_consolation: Cited[bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class TourRules(RuleSet):
    """A law of playing turn about."""

    fewest: Cited[int]
    """How few may play so; two change seats with nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PouleRules(RuleSet):
    """A law of the poule."""

    in_succession: Cited[bool]
    """Whether the parties that take it must be won without losing one between."""
    stakes_again: Cited[bool]
    """Whether who comes back to the table stakes anew."""
