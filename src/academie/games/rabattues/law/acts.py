"""What a player of dames rabattues does, besides throwing."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Action


@dataclass(frozen=True, slots=True)
class Jouer(Action):
    """The thrower plays those of his numbers that he can, each on its own flèche."""

    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Prendre(Action):
    """The other plays for himself numbers that the thrower left; none if he leaves them too."""

    numbers: tuple[int, ...] = ()


RabattuesAct = Jouer | Prendre
