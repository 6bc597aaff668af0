"""The remise: one king against few, the moves that are counted then, and the offer to crown.

These rules are about catching a lone king, so they do not apply to qui perd gagne.
Source: MAN rules XXVIII-XXXIV, ch. IV, VI; METZ rules XV-XVIII; FMJD art. 6.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Bits, bits
from academie.games.draughts.law.moves import after, moves
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules, MainLineDraw
from academie.kernel import Cited, Seat, cited, other
from academie.sources import ACADEMIE
from academie.words import Message

COUP: Final = 2
"""A coup is a move by each player (MAN rule XXXIII)."""
NO_LIMIT: Final = cited(0, ACADEMIE, remark=Message("citations-ours-other-endings"))


class Limit(NamedTuple):
    """How many single moves may still be played, and whose king is alone."""

    lone: Seat
    left: int


def lone_king(position: Position) -> Seat | None:
    """The seat that has one king and nothing else against at least one; the player to move, if both have."""
    for seat in (position.turn, other(position.turn)):
        if position.men_and_kings(seat) == (0, 1) and position.men_and_kings(other(seat))[1]:
            return seat
    return None


def allowance(position: Position, lone: Seat, rules: DraughtsRules, agreement: Agreement) -> Cited[int]:
    """How many coups may be played on when so few pieces are left; 0 where there is no limit."""
    men, kings = position.men_and_kings(other(lone))
    if men + kings == 3 and (rules.three_may_be_men or not men):
        return rules.three_to_one_giving_draw if agreement.remise == lone else rules.three_to_one
    if men + kings <= 2:
        return rules.two_to_one
    return NO_LIMIT


def limited(
    position: Position, running: Limit | None, rules: DraughtsRules, agreement: Agreement
) -> tuple[Limit | None, Cited[int] | None]:
    """The limit in the position just reached, and the count that starts here, if one does.

    `running` is the limit before, its last move counted; a new one never lengthens it, and it runs on
    whatever is taken meanwhile (MAN rule XXXII and N. 7 bis; METZ rule XVII).
    """
    lone = lone_king(position)
    if lone is None or agreement.qui_perd_gagne:
        return running, None
    coups = allowance(position, lone, rules, agreement)
    if not coups or (running is not None and running.left <= coups.value * COUP):
        return running, None
    return Limit(lone if running is None else running.lone, coups.value * COUP), coups


def main_line(rules: DraughtsRules) -> Bits:
    """The ligne du milieu as a set."""
    return bits(rules.damier.value.main_line())


def holds_main_line(position: Position, seat: Seat, rules: DraughtsRules) -> bool:
    """Whether `seat` has a piece on the ligne du milieu and the adversary none."""
    line = main_line(rules)
    return bool(position.of_seat(seat) & line) and not position.of_seat(other(seat)) & line


def drawn_by_main_line(
    position: Position, legal: Iterable[Move], rules: DraughtsRules, agreement: Agreement
) -> bool:
    """Whether the lone king draws against three at once.

    The treatises do not say at which moment it must have the line. Taken here: on its own move, when it
    need not capture. A king that has only just come there may still be taken.
    Source: MAN rule XXVIII; METZ rule XV.
    """
    if rules.main_line_draw.value is MainLineDraw.NEVER or agreement.qui_perd_gagne:
        return False
    if agreement.giver is not None and not rules.main_line_draw_at_odds:
        return False
    me, him = position.turn, other(position.turn)
    if position.men_and_kings(me) != (0, 1) or position.men_and_kings(him) != (0, 3):
        return False
    if any(move.taken for move in legal):
        return False
    if rules.main_line_draw.value is MainLineDraw.SAFE_ON_IT:
        return bool(position.mine & main_line(rules)) and _can_stay(position, legal, rules)
    return holds_main_line(position, me, rules)


def _can_stay(position: Position, legal: Iterable[Move], rules: DraughtsRules) -> bool:
    """Whether the lone king can move along the line without being taken."""
    line = main_line(rules)
    along = (after(position, move, crowned=False) for move in legal if line >> move.end & 1)
    return any(not any(move.taken for move in moves(then, rules)) for then in along)


def keeps_extra(
    position: Position, limit: Limit, rules: DraughtsRules, agreement: Agreement, *, forced: bool
) -> bool:
    """Whether the count may go on beyond what is due to anyone; asked when the lone king has moved.

    The giver of the draw has more moves only while he has the ligne du milieu, or has left it for a forced
    stroke. That the stroke is forced is taken to mean that the lone king had no choice but to take, or
    but one move. Source: MAN rule XXXI.
    """
    extra = (rules.three_to_one_giving_draw.value - rules.three_to_one.value) * COUP
    if not rules.extra_needs_main_line or agreement.remise != limit.lone or limit.left > extra:
        return True
    return position.turn == limit.lone or forced or holds_main_line(position, position.turn, rules)


def may_offer(position: Position, rules: DraughtsRules, agreement: Agreement) -> bool:
    """Whether the player to move may offer to crown: one king against a king and two men, or two and one.

    Source: MAN rule XXXIV; METZ rule XVIII.
    """
    if not rules.offer_to_crown or agreement.qui_perd_gagne:
        return False
    him = position.men_and_kings(other(position.turn))
    return position.men_and_kings(position.turn) == (0, 1) and him in {(2, 1), (1, 2)}
