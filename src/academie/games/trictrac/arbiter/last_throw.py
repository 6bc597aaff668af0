"""The last throw of a sortie in advance, and *je joue pour tout*.

Source: ACAD-A ch. II; LEP rules 74-75.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import FLECHES, Pair, Track, put
from academie.games.trictrac.arbiter.acts import Accorder
from academie.games.trictrac.arbiter.missing_men import stacks
from academie.games.trictrac.arbiter.playing import new_releve
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.throwing import (
    DiceRuling,
    FaireTirer,
    JeJouePourTout,
    Last,
    TirerLeDernier,
    What,
    dice_manners,
)
from academie.games.trictrac.arbiter.windows import open_sortie
from academie.games.trictrac.law.coup import restacked
from academie.games.trictrac.law.events import Why
from academie.games.trictrac.law.jans import TARIF, Jan, Scored
from academie.games.trictrac.law.position import Table
from academie.kernel import Citation, Seat, other
from academie.kernel.action import refuse_unless
from academie.sources import ACAD_A, LEP
from academie.words import Message

MOST_A_THROW: Final = 12
LEAST_A_THROW: Final = 2
"""How far men go by one throw: doublets are played twice like other throws."""
MEN_OF_A_PLEIN: Final = 12

IN_ADVANCE: Final = {LEP: Citation(LEP, "rule 75"), ACAD_A: Citation(ACAD_A, "ch. II § 39")}
POUR_TOUT: Final = Citation(LEP, "rule 74")
DOUBTFUL: Final = Message("trictrac-doubtful")


def decided(men: Pair[Track], seat: Seat) -> bool:
    """Whether `seat`, about to throw, bears off first whatever the dice, nothing else being scored before.

    Neither has men enough for a plein, and no man of either is in the other's way: his slowest march, two
    points a throw, is set against the fastest of the other.
    """
    mine, his = men[seat], men[other(seat)]
    apart = not any(mine[: Table.RETOUR.base]) and not any(his[: Table.GRAND.base])
    if not apart or max(sum(mine), sum(his)) >= MEN_OF_A_PLEIN:
        return False
    slowest = -(-march(mine) // LEAST_A_THROW)
    fastest = max(-(-march(his) // MOST_A_THROW), -(-sum(his) // 2))
    return 0 < slowest <= fastest


def march(men: Track) -> int:
    """How many points men have to go to be off."""
    return sum(count * (FLECHES - point) for point, count in enumerate(men[:FLECHES]))


def may_be_last(state: TableState) -> bool:
    """Whether the thrower-to-be may throw the last throw of his sortie."""
    free = state.throwing.last is not Last.AGREED and state.throwing.early is None
    return state.moment is Moment.READY and free and decided(state.board.men, state.thrower)


def demanded(state: TableState) -> bool:
    """Whether the treatise of the table lets one demand it."""
    authority = state.board.rules.authority
    return dice_manners(authority, good_company=state.strictness.self_correction.value).last_demanded.value


def faire_tirer(state: TableState, act: FaireTirer) -> TableState:
    """The other made to throw the last throw of his sortie at once."""
    refuse_unless(
        demanded(state),
        Message("trictrac-last-throw-by-agreement"),
    )
    refuse_unless(act.by != state.thrower and may_be_last(state), DOUBTFUL)
    return agreed(state)


def tirer_le_dernier(state: TableState, act: TirerLeDernier) -> TableState:
    """One's own last throw offered to be thrown at once; the other may agree."""
    refuse_unless(act.by == state.thrower and may_be_last(state), DOUBTFUL)
    return replace(state, throwing=replace(state.throwing, last=Last.OFFERED))


def agreed(state: TableState) -> TableState:
    """The last throw to be thrown now."""
    source = LEP if demanded(state) else ACAD_A
    told = DiceRuling(seat=state.thrower, citation=IN_ADVANCE[source], what=What.LAST_THROW)
    return replace(state, throwing=replace(state.throwing, last=Last.AGREED)).with_events(told)


def accorder_last(state: TableState, act: Accorder) -> TableState | None:
    """The offer of a last throw agreed to; nothing where none is made."""
    offered = state.throwing.last is Last.OFFERED and state.moment is Moment.READY
    return agreed(state) if offered and act.by != state.thrower else None


def je_joue_pour_tout(state: TableState, act: JeJouePourTout) -> TableState:
    """The last throw said to be also the first of the next relevé; nobody can be made to say it."""
    refuse_unless(
        act.by == state.thrower and state.moment is Moment.READY and state.throwing.last is Last.AGREED,
        Message("trictrac-pour-tout-when"),
    )
    keeps = state.board.keeps_dice
    refuse_unless(
        keeps is None or keeps == act.by,
        Message("trictrac-pour-tout-dice"),
    )
    told = DiceRuling(seat=act.by, citation=POUR_TOUT, what=What.POUR_TOUT)
    return replace(state, throwing=replace(state.throwing, pour_tout=True)).with_events(told)


def last_thrown(state: TableState, dice: Throw, *, pour_tout: bool) -> TableState:
    """The sortie decided by one throw: what it is worth is owed, and a relevé begins."""
    seat = state.thrower
    sortie = Scored(Jan.SORTIE, TARIF[Jan.SORTIE].price.of(dice))
    off = replace(state.board, men=put(state.board.men, seat, (0,) * len(state.board.men[seat])))
    done = replace(state.hands_off(), board=off, moment=Moment.READY)
    owing = open_sortie(done, seat, state.tally.worth((sortie,), dice))
    fresh, event = restacked(off, Why.SORTIE, stacks(state))
    begun = replace(new_releve(owing, fresh), sortie=True).with_events(event)
    carried = dice if pour_tout and fresh.thrower == seat else None
    return replace(begun, throwing=replace(begun.throwing, carried=carried))
