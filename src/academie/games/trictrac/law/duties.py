"""Which of the possible plays the law leaves to the player once a plein is marked.

Source: ACAD-A ch. VI; ACAD-B ch. X, XI, XVIII; LEP rule 40.
"""

from __future__ import annotations

from collections.abc import Iterable

from academie.games.tables.law.play import Play
from academie.games.trictrac.law.acts import Promise
from academie.games.trictrac.law.coup import Coup
from academie.games.trictrac.law.jans.jan import Jan, Manner, Scored
from academie.games.trictrac.law.jans.obsolete import makes_pile
from academie.games.trictrac.law.jans.pleins import making
from academie.games.trictrac.law.plays import takes_coin


def may_break_for_coin(coup: Coup, plays: tuple[Play, ...], scored: Iterable[Scored]) -> bool:
    """Whether the petit jan, to be kept only by passing a man, may be broken to take the coin instead."""
    return (
        coup.rules.petit_jan_coin_exception.value
        and any(item.manner is Manner.PASSING for item in scored)
        and any(takes_coin(coup, play.moves) for play in plays)
    )


def dutiful(
    coup: Coup, plays: tuple[Play, ...], scored: Iterable[Scored], promise: Promise = Promise.PLEIN
) -> tuple[Play, ...]:
    """The plays that make good what was marked: who can fill or keep a plein must."""
    if promise is Promise.COIN:
        return tuple(play for play in plays if takes_coin(coup, play.moves))
    for item in scored:
        if item.jan in {Jan.REMPLIR, Jan.CONSERVER} and item.table is not None:
            return tuple(making(coup, plays, item.table))
        if item.jan is Jan.PILE:
            return tuple(play for play in plays if makes_pile(coup, play))
    return plays


def kept(scored: Iterable[Scored], promise: Promise) -> tuple[Scored, ...]:
    """What is marked: nothing for a petit jan given up for the coin."""
    return tuple(item for item in scored if promise is Promise.PLEIN or item.manner is not Manner.PASSING)
