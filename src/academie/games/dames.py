"""Draughts as one sits down to it: set out as usual or from a position, and how faults are dealt with."""

from __future__ import annotations

from typing import Any, Final

from academie.arbiter.draughts import laid, manners
from academie.arbiter.marking import Marking, marking
from academie.kernel import AcademieError, Game, OptionError, Options, State
from academie.rules.draughts import game
from academie.rules.draughts.fen import read_fen
from academie.rules.draughts.partie import PartieDeDames
from academie.rules.draughts.rules import DraughtsRules
from academie.rules.draughts.setup import set_up

PLACES: Final = {
    "first",
    "diagonale",
    "white_men_less",
    "black_men_less",
    "white_dames",
    "black_dames",
}
"""Options that say how the men are set out, as a position does."""


class Dames(Game[Any, DraughtsRules]):
    """The law of draughts, with two options more than it knows itself:

    * `position`: the FEN the game begins from, e.g. `W:W31-50:B1-20`;
    * `marking`: `auto` (only legal moves can be played) or `rigueur` (by hand: whatever is touched and played
      counts, and who does not take is huffed), which goes with the rules of Manoury and of Metz.
    """

    key = game.DAMES.key
    title = game.DAMES.title
    rulesets = game.DAMES.rulesets
    chance = game.DAMES.chance

    def start(self, ruleset: DraughtsRules | None = None, options: Options | None = None) -> State[Any]:
        given = dict(options or {})
        how = marking(given)
        position = given.pop("position", None)
        if position is not None and (twice := PLACES & {*given}):
            raise OptionError(f"position says where the men stand and who begins, so {min(twice)} cannot")
        partie = game.DAMES.start(ruleset, given)
        partie = partie if position is None else _placed(partie, str(position))
        return partie if how is Marking.AUTO else laid(partie, manners(how, partie.rules))


def _placed(partie: PartieDeDames, fen: str) -> PartieDeDames:
    """The game agreed on, from that position."""
    try:
        position = read_fen(fen, partie.rules.damier.value)
        placed = set_up(partie.rules, position, partie.accord)
    except AcademieError as wrong:
        raise OptionError(f"position {fen}: {wrong}") from wrong
    if placed.accord.premier_a_dame and position.kings:
        raise OptionError("premier_a_dame does not go with kings from the start")
    return placed


DAMES: Final = Dames()
