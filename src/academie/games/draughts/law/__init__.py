"""Draughts as the registry knows it, and how a game begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.draughts.law.acts import DraughtsAction
from academie.games.draughts.law.board import bits
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.options import Agreement, DraughtsOptions
from academie.games.draughts.law.position import Position, back_first, men_set_out, men_set_out_diagonally
from academie.games.draughts.law.rules import RULESETS, DraughtsRules
from academie.games.draughts.law.state import DraughtsState, Phase, set_up
from academie.kernel import (
    BLACK,
    WHITE,
    AcademieError,
    Law,
    OptionError,
    Options,
    OptionValue,
    Revanche,
    Seat,
    other,
)
from academie.kernel.kinds import Side, check_number
from academie.words import Message

__all__ = ["DAMES", "DraughtsRules", "DraughtsState", "Phase", "Position"]

PLACES: Final = frozenset(
    ("first", "diagonale", "white_men_less", "black_men_less", "white_dames", "black_dames")
)
"""Options that say how the men are set out, as a position does."""


class Dames(Law[DraughtsAction, DraughtsRules]):
    """Draughts, by default on a hundred squares."""

    key = "dames"
    rulesets = RULESETS
    options_class = DraughtsOptions

    def revanche(self, ruleset: DraughtsRules) -> Revanche:
        """In turn, the first time by lot, and always who receives odds (MAN rule I)."""
        del ruleset
        return Revanche.IN_TURN

    def rematch(
        self, ruleset: DraughtsRules, options: Options, winner: Seat | None
    ) -> dict[str, OptionValue]:
        """As everywhere, and the next game of the set over which odds are spread (MAN rule XXXVIII)."""
        again = super().rematch(ruleset, options, winner)
        games = int(again.get("odds_games", 1))
        if games > 1:
            again["set_game"] = int(again.get("set_game", 1)) % games + 1
        return again

    def start(self, ruleset: DraughtsRules | None = None, options: Options | None = None) -> DraughtsState:
        rules, said = self.agreed(DraughtsOptions, ruleset, options)
        if said.position is not None and (twice := PLACES & {*(options or ())}):
            raise OptionError(Message("draughts-position-twice", option=min(twice)))
        begun = _set_out(rules, said)
        return begun if said.position is None else _placed(begun, said.position)


def _set_out(rules: DraughtsRules, said: DraughtsOptions) -> DraughtsState:
    """The game agreed on, with the men where they usually stand."""
    now = _in_this_game(said)
    stakes = said.white_stakes, said.black_stakes
    accord = Agreement(now.qui_perd_gagne, now.premier_a_dame, now.remise, stakes=stakes)
    position = _men_set_out(rules, diagonally=now.diagonale)
    odds = {
        WHITE: (now.white_men_less, now.white_dames),
        BLACK: (now.black_men_less, now.black_dames),
    }
    for who, (less, dames) in odds.items():
        position = _handicapped(position, rules, who, less, dames)
    if accord.premier_a_dame and (accord.qui_perd_gagne or position.kings):
        raise OptionError(Message("draughts-first-king-alone"))
    giver = _giver(said)
    begins = said.first if said.first is not None else WHITE if giver is None else other(giver)
    return DraughtsState(rules, position._replace(turn=begins), replace(accord, giver=_giver(now)))


def _in_this_game(said: DraughtsOptions) -> DraughtsOptions:
    """What is given now: a half, a third or a quarter only in the first game (MAN rule XXXVIII).

    Raises `OptionError` for a game beyond those of the set.
    """
    if check_number("set_game", said.set_game, 1, said.odds_games) == 1:
        return said
    return replace(said, remise=None, white_men_less=0, black_men_less=0, white_dames=0, black_dames=0)


def _giver(said: DraughtsOptions) -> Seat | None:
    """The one who gives odds; nobody if both do."""
    givers = {other(said.remise)} if said.remise is not None else set[Seat]()
    givers |= {WHITE} if said.white_men_less and not said.white_dames else set()
    givers |= {BLACK} if said.black_men_less and not said.black_dames else set()
    return givers.pop() if len(givers) == 1 else None


def _placed(partie: DraughtsState, fen: str) -> DraughtsState:
    """The game agreed on, from that position."""
    try:
        position = read_fen(fen, partie.rules.damier.value)
        placed = set_up(partie.rules, position, partie.agreement)
    except AcademieError as wrong:
        raise OptionError(Message("draughts-bad-position", position=fen, wrong=wrong.text)) from wrong
    if placed.agreement.premier_a_dame and position.kings:
        raise OptionError(Message("draughts-first-king-kings"))
    return placed


def _men_set_out(rules: DraughtsRules, *, diagonally: bool) -> Position:
    damier = rules.damier.value
    return men_set_out_diagonally(damier) if diagonally else men_set_out(damier, rules.men.value)


def _handicapped(position: Position, rules: DraughtsRules, who: Seat, less: int, dames: int) -> Position:
    """The position without so many men of one player, and with so many kings. Raises `OptionError`."""
    name = Side().plain(who)
    check_number(f"{name}_men_less", less, 0, rules.men.value - 1)
    check_number(f"{name}_dames", dames, 0, rules.men.value - less)
    pieces = back_first(position, rules.damier.value, who)
    kept = ~bits(pieces[:less])
    crowned = bits(pieces[less : less + dames])
    return Position(
        position.white & (kept if who == WHITE else -1),
        position.black & (kept if who == BLACK else -1),
        position.kings | crowned,
    )


DAMES: Final = Dames()
