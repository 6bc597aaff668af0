"""What a throw scores: one file a family of jans, gathered here in the order players name them."""

from __future__ import annotations

from itertools import chain

from academie.rules.tables.trictrac.coup import Coup
from academie.rules.tables.trictrac.jans.coin import battre_le_coin
from academie.rules.tables.trictrac.jans.hits import hits
from academie.rules.tables.trictrac.jans.jan import Facon, Jan, JanScored, Manner, Scored
from academie.rules.tables.trictrac.jans.obsolete import margot_la_fendue, pile_de_misere, rencontre
from academie.rules.tables.trictrac.jans.opening import deux_tables, mezeas, trois_coups
from academie.rules.tables.trictrac.jans.pleins import pleins
from academie.rules.tables.trictrac.jans.tarif import TARIF, citation, shared_out
from academie.rules.tables.trictrac.jans.unplayed import nombre_non_joue
from academie.rules.tables.trictrac.plays import Wood

__all__ = ["TARIF", "Facon", "Jan", "JanScored", "Manner", "Scored", "citation", "jans", "shared_out"]


def jans(coup: Coup, wood: Wood) -> tuple[Scored, ...]:
    """Everything the throw scores for either player, on the position before it is played."""
    return tuple(
        chain(
            rencontre(coup),
            trois_coups(coup),
            deux_tables(coup),
            mezeas(coup),
            battre_le_coin(coup),
            hits(coup),
            margot_la_fendue(coup),
            pleins(coup, wood),
            pile_de_misere(coup, wood),
            nombre_non_joue(coup, wood),
        )
    )
