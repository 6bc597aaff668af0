"""What a throw scores: one file a family of jans, gathered here in the order players name them."""

from __future__ import annotations

from itertools import chain

from academie.games.trictrac.law.jans.coin import battre_le_coin
from academie.games.trictrac.law.jans.hits import hits
from academie.games.trictrac.law.jans.jan import Facon, Jan, JanScored, Manner, Scored
from academie.games.trictrac.law.jans.obsolete import margot_la_fendue, pile_de_misere, rencontre
from academie.games.trictrac.law.jans.opening import deux_tables, mezeas, trois_coups
from academie.games.trictrac.law.jans.pleins import pleins
from academie.games.trictrac.law.jans.tarif import TARIF, citation, shared_out
from academie.games.trictrac.law.jans.unplayed import nombre_non_joue
from academie.games.trictrac.law.plays import Plays
from academie.games.trictrac.law.position import Coup

__all__ = ["TARIF", "Facon", "Jan", "JanScored", "Manner", "Scored", "citation", "jans", "shared_out"]


def jans(coup: Coup, able: Plays) -> tuple[Scored, ...]:
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
            pleins(coup, able),
            pile_de_misere(coup, able),
            nombre_non_joue(coup, able),
        )
    )
