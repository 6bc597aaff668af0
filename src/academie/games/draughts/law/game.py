"""Draughts as the registry knows it, and how a game begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.draughts.law.acts import DraughtsAction
from academie.games.draughts.law.board import bits
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.named import RULESETS
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.law.position import Position, back_first, men_set_out, men_set_out_diagonally
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.law.state import DraughtsState, set_up
from academie.kernel import BLACK, WHITE, AcademieError, Law, OptionError, Options, OptionValue, Seat, other
from academie.kernel.read_options import SEATS, flag, number, seat

PLACES: Final = frozenset(
    ("first", "diagonale", "white_men_less", "black_men_less", "white_dames", "black_dames")
)
"""Options that say how the men are set out, as a position does."""


class Dames(Law[DraughtsAction, DraughtsRules]):
    """Draughts, by default on a hundred squares.

    Options, which go with any rule set:

    * `first`: `white` or `black` begins; else who receives odds (MAN rule I), else White;
    * `qui_perd_gagne`: who loses wins (MAN ch. X; METZ);
    * `premier_a_dame`: who first has a king wins (an agreement);
    * `remise`: `white` or `black` is given the draw (MAN ch. V; METZ rule XIX note);
    * `white_men_less`, `black_men_less`: men given as odds (MAN ch. V); twenty against one is qui perd
      gagne as a good player gives it (MAN ch. X);
    * `white_dames`, `black_dames`: kings from the start, made of one's own men. With men less they give
      the king for two men, or five kings and ten men against twenty (MAN ch. X);
    * `diagonale`: the men set out so that only the ligne du milieu is empty (MAN ch. X);
    * `position`: the FEN the game begins from, e.g. `W:W31-50:B1-20`.
    """

    key = "dames"
    rulesets = RULESETS

    def start(self, ruleset: DraughtsRules | None = None, options: Options | None = None) -> DraughtsState:
        given = dict(options or {})
        position = given.pop("position", None)
        if position is not None and (twice := PLACES & {*given}):
            raise OptionError(f"position says where the men stand and who begins, so {min(twice)} cannot")
        begun = self._set_out(ruleset or self.default, given)
        return begun if position is None else _placed(begun, str(position))

    def _set_out(self, rules: DraughtsRules, given: dict[str, OptionValue]) -> DraughtsState:
        """The game agreed on, with the men where they usually stand."""
        first, remise = seat(given, "first"), seat(given, "remise")
        accord = Agreement(flag(given, "qui_perd_gagne"), flag(given, "premier_a_dame"), remise)
        position = _men_set_out(rules, diagonally=flag(given, "diagonale"))
        givers = {other(remise)} if remise is not None else set[Seat]()
        for name, who in SEATS.items():
            position, gives = _handicapped(position, rules, given, name)
            givers |= {who} if gives else set()
        _refuse(accord, position, given)
        giver = givers.pop() if len(givers) == 1 else None
        begins = first if first is not None else WHITE if giver is None else other(giver)
        return DraughtsState(rules, position._replace(turn=begins), replace(accord, giver=giver))


def _placed(partie: DraughtsState, fen: str) -> DraughtsState:
    """The game agreed on, from that position."""
    try:
        position = read_fen(fen, partie.rules.damier.value)
        placed = set_up(partie.rules, position, partie.agreement)
    except AcademieError as wrong:
        raise OptionError(f"position {fen}: {wrong}") from wrong
    if placed.agreement.premier_a_dame and position.kings:
        raise OptionError("premier_a_dame does not go with kings from the start")
    return placed


def _men_set_out(rules: DraughtsRules, *, diagonally: bool) -> Position:
    damier = rules.damier.value
    return men_set_out_diagonally(damier) if diagonally else men_set_out(damier, rules.men.value)


def _handicapped(
    position: Position, rules: DraughtsRules, given: dict[str, OptionValue], name: str
) -> tuple[Position, bool]:
    """The position without the men, and with the kings, of one player; and whether he gives odds by it."""
    who = SEATS[name]
    less = number(given, f"{name}_men_less", rules.men.value - 1)
    dames = number(given, f"{name}_dames", rules.men.value - less)
    pieces = back_first(position, rules.damier.value, who)
    kept = ~bits(pieces[:less])
    crowned = bits(pieces[less : less + dames])
    changed = Position(
        position.white & (kept if who == WHITE else -1),
        position.black & (kept if who == BLACK else -1),
        position.kings | crowned,
    )
    return changed, less > 0 and not dames


def _refuse(accord: Agreement, position: Position, unknown: dict[str, OptionValue]) -> None:
    """Raises `OptionError` for options that are not known or cannot go together."""
    if unknown:
        raise OptionError(f"dames has no option {', '.join(unknown)}; see the help of the game")
    if accord.premier_a_dame and (accord.qui_perd_gagne or position.kings):
        raise OptionError("premier_a_dame goes neither with qui_perd_gagne nor with kings from the start")


DAMES: Final = Dames()
