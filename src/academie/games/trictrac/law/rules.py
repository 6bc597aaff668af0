"""The switches of trictrac: every point on which the treatises differ, or are silent where it matters."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.primaute import FirstThrow
from academie.kernel import Cited, RuleSet, Source


class GrandeBredouille(Enum):
    """When the partie counts double."""

    OFF = "off"
    NONE_TAKEN = "none-taken"
    """The loser never had a hole."""
    RUN = "run"
    """The winner's twelve holes came in a row, even after some of the loser's."""


class PileDeMisere(Enum):
    """Whether fifteen men on one's own coin score."""

    OFF = "off"
    MADE = "made"
    """When the pile is made."""
    MADE_AND_KEPT = "made-and-kept"
    """When it is made, and at each throw that leaves it standing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrictracRules(RuleSet):
    """A law of trictrac. `authority` is the treatise its events cite."""

    authority: Source
    first_throw: Cited[FirstThrow]
    rest_on_empty_coin: Cited[bool]
    petit_jan_coin_exception: Cited[bool]
    retour_coin_way: Cited[bool]
    two_half_two_ways: Cited[bool]
    bearoff: Cited[Bearoff]
    enter_and_lift: Cited[bool]
    early_lift_to_keep: Cited[bool]
    hit_left_coin: Cited[bool]
    grande_bredouille: Cited[GrandeBredouille]
    pile_de_misere: Cited[PileDeMisere]
    jan_de_rencontre: Cited[bool]
    margot_la_fendue: Cited[bool]
    holes_to_win: Cited[int]
