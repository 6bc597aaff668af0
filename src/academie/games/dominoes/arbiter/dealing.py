"""Taking too few or too many tiles, and the mishaps of a complete table.

Source: ACAD-D rules III-VI, VIII, XVII, XXV.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from academie.games.dominoes.arbiter.acts import (
    Compter,
    DeVu,
    FaireRebattre,
    PrendreDes,
    Rendre,
    Renverser,
    ReprendreUnDe,
    Retirer,
    TableAct,
)
from academie.games.dominoes.arbiter.faults import TOO_FEW, Decision
from academie.games.dominoes.arbiter.table_state import Pending, Step, TableState, new_table
from academie.games.dominoes.law.acts import Prendre, put, turned
from academie.games.dominoes.law.rules import Surplus
from academie.games.dominoes.law.state import TAKINGS, DominoState, Phase
from academie.games.dominoes.law.tiles import SET, Tile
from academie.kernel import Seat
from academie.kernel.action import refuse_unless
from academie.words import Message

SEEN_IN: Final = Fraction(1, 100)
"""How often a tile is seen while it is taken, at a complete table; the treatise names no number."""
PAIR: Final = 2
"""How many play where one too few loses the game, and where tiles may be turned up."""


def prendre_des(state: TableState, act: PrendreDes) -> TableState:
    """Take so many tiles for the coup, before one has taken them; nobody says whether that is right."""
    game = state.game
    shuffling = game.phase is Phase.SHUFFLE and not state.faults
    refuse_unless(
        shuffling or game.phase is Phase.DEAL,
        Message("dominoes-not-taking"),
    )
    taking = put(state.wanted if shuffling and state.wanted else _shares(game, shuffling), act.by, act.count)
    taken = 0 if shuffling else game.hands[act.by].size + (act.by == game.leader)
    refuse_unless(
        max(1, taken) <= act.count and sum(taking) <= len(SET),
        Message("dominoes-take-number"),
    )
    if shuffling:
        return replace(state, wanted=_unless_usual(game, taking))
    return replace(state, game=replace(game, taking=_unless_usual(game, taking)))


def _shares(game: DominoState, shuffling: bool) -> tuple[int, ...]:
    """How many each takes; as agreed, before a coup."""
    return tuple(game.agreement.tiles if shuffling else game.share(Seat(seat)) for seat in range(game.seats))


def _unless_usual(game: DominoState, taking: tuple[int, ...]) -> tuple[int, ...]:
    return () if {*taking} == {game.agreement.tiles} else taking


def may_count(state: TableState, claimant: Seat, offender: Seat) -> bool:
    """Whether a seat may have an adversary's tiles counted, who took too few.

    Two playing, once each has laid one (rule III); it is too late with the second tile of the claimant.
    """
    game = state.game
    short = game.share(offender) < game.agreement.tiles
    laid = state.players > PAIR or all(game.laid_by(Seat(seat)) for seat in range(PAIR))
    return (
        short and laid and _in_time(state, claimant, offender) and (state.players == PAIR or game.talon > 0)
    )


def may_draw(state: TableState, claimant: Seat, offender: Seat) -> bool:
    """Whether a seat may draw away what an adversary took too many, if that was agreed on."""
    drawn = state.game.rules.de_trop.value is Surplus.DRAWN
    surplus = state.game.share(offender) > state.game.agreement.tiles
    return drawn and surplus and _in_time(state, claimant, offender)


def _in_time(state: TableState, claimant: Seat, offender: Seat) -> bool:
    apart = not state.game.together(claimant, offender)
    return apart and state.playing and not state.faults and state.game.laid_by(claimant) < 2


def compter(state: TableState, act: Compter) -> TableState:
    """Count his tiles: two playing he loses; else he takes one more, or the lead passes if it was his."""
    refuse_unless(
        act.offender < state.players and may_count(state, act.by, act.offender),
        Message("dominoes-not-counted"),
    )
    offender = act.offender
    if state.players == PAIR:
        lost = replace(state, payer=offender, lost_by=TOO_FEW)
        return lost.with_ruling(offender, Decision.LOSES_BY_COUNT, against=act.by)
    if offender != state.game.leader:
        owing = replace(state, pending=Pending(Step.OWES, offender))
        return owing.with_ruling(offender, Decision.TAKES_ONE, against=act.by)
    leads = state.game.agreement.right_of(offender)
    return shuffled_again(state, leads).with_ruling(offender, Decision.LEAD_PASSES, against=leads)


def reprendre_un_de(state: TableState, act: ReprendreUnDe) -> TableState:
    """Take a tile from the talon, as one has been told to."""
    refuse_unless(
        state.pending == Pending(Step.OWES, act.by),
        Message("dominoes-nothing-to-take"),
    )
    return replace(state, pending=Pending(Step.DRAWS, act.by))


def retirer(state: TableState, act: Retirer) -> TableState:
    """Draw away what a player took too many: chance says which."""
    refuse_unless(
        act.offender < state.players and may_draw(state, act.by, act.offender),
        Message("dominoes-nothing-to-draw"),
    )
    drawing = replace(state, pending=Pending(Step.GIVES, act.offender))
    return drawing.with_ruling(act.offender, Decision.SURPLUS_DRAWN, against=act.by)


def may_upset(state: TableState, by: Seat) -> bool:
    """Whether a mishap may turn the other's tiles up: two playing, at a complete table."""
    at_play = state.playing and not state.faults and by < state.players
    return state.complete and state.players == PAIR and at_play


def renverser(state: TableState, act: Renverser) -> TableState:
    """Turn the adversary's tiles up: he says whether all are shuffled again."""
    refuse_unless(
        may_upset(state, act.by) and act.offender == turned(act.by, PAIR),
        Message("dominoes-not-upset"),
    )
    victim = act.offender
    seen = state.shows(victim, *state.game.hands[victim].tiles)
    waiting = replace(seen, pending=Pending(Step.UPSET, victim))
    return waiting.with_ruling(victim, Decision.UPSET, against=act.by)


def faire_rebattre(state: TableState, act: FaireRebattre) -> TableState:
    """Have all tiles shuffled again; the same player leads."""
    refuse_unless(
        state.pending == Pending(Step.UPSET, act.by),
        Message("dominoes-not-turned-up"),
    )
    again = shuffled_again(state, state.game.leader)
    return again.with_ruling(act.by, Decision.RESHUFFLED)


def shuffled_again(state: TableState, leader: Seat) -> TableState:
    """The table before tiles are taken, that seat being to shuffle and lead."""
    game = replace(state.game.swept(), phase=Phase.SHUFFLE, turn=leader, leader=leader)
    return new_table(game, complete=state.complete)


def blind_chance(state: TableState) -> Sequence[tuple[TableAct, Fraction]]:
    """What chance may bring where it draws for somebody, or where a tile may be seen; else nothing."""
    pending, game = state.pending, state.game
    if pending is not None and pending.by_chance:
        acts = _drawn(state, pending)
        return tuple((act, Fraction(1, len(acts))) for act in acts)
    if not state.complete or game.phase is not Phase.DEAL:
        return ()
    taken = tuple((act, weight * (1 - SEEN_IN)) for act, weight in game.chance() if isinstance(act, Prendre))
    return (*taken, (DeVu(), SEEN_IN))


def _drawn(state: TableState, pending: Pending) -> tuple[Prendre | Rendre, ...]:
    hands = state.game.hands
    if pending.step is Step.GIVES:
        return tuple(map(Rendre, hands[pending.seat].tiles))
    elsewhere = {tile for hand in hands for tile in hand.tiles} | {laid.tile for laid in state.game.line}
    return tuple(act for act in TAKINGS if act.tile not in elsewhere)


def drawn(state: TableState, act: Prendre | Rendre | DeVu) -> TableState:
    """The table after such an act of chance."""
    refuse_unless(
        act in {each for each, _ in blind_chance(state)},
        Message("dominoes-no-chance"),
    )
    if isinstance(act, DeVu):
        leader = state.game.leader
        return shuffled_again(state, leader).with_ruling(leader, Decision.SEEN)
    assert state.pending is not None
    seat = state.pending.seat
    return _taken(state, seat, act.tile) if isinstance(act, Prendre) else _given(state, seat, act.tile)


def _taken(state: TableState, seat: Seat, tile: Tile) -> TableState:
    """He has one more, and is excused for it though he may have boudé on its numbers."""
    excused = put(state.excused_tiles, seat, (*state.excused_tiles[seat], tile))
    return _recounted(replace(state, excused_tiles=excused, pending=None), seat, tile, 1)


def _given(state: TableState, seat: Seat, tile: Tile) -> TableState:
    """He has one less; if he still has too many, chance draws again."""
    known = put(state.known, seat, tuple(seen for seen in state.known[seat] if seen != tile))
    left = _recounted(replace(state, known=known), seat, tile, -1)
    surplus = left.game.share(seat) > left.game.agreement.tiles
    return left if surplus else replace(left, pending=None)


def _recounted(state: TableState, seat: Seat, tile: Tile, change: int) -> TableState:
    """The table with a tile more or less in a hand; what was laid before can no longer be taken back."""
    game = state.game
    hand = game.hands[seat].plus(tile) if change > 0 else game.hands[seat].without(tile)
    taking = put(_shares(game, shuffling=False), seat, game.share(seat) + change)
    recounted = replace(game, hands=put(game.hands, seat, hand), taking=_unless_usual(game, taking))
    return replace(state, game=recounted, played=None)
