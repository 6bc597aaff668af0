"""Matches of the running games by the compiled core."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from academie.engine.core import RaceEngine, RacePartie
from academie.engine.dice.bridge import DepthTuple, Series
from academie.engine.dice.engine import DiceEngine
from academie.engine.dice.nets import hand_made_weights, shipped
from academie.games.race.core import core_state
from academie.games.race.law import RaceLaw, RaceState
from academie.games.race.players.engine import hand_made_engine
from academie.games.race.players.gnubg import Gnubg, gnubg_program
from academie.games.race.players.simple import WEIGHTS, simple_weights
from academie.games.race.training.gnubg_match import GnubgMatch
from academie.kernel import Game, OptionError, OptionValue, RuleSet, State
from academie.lab.arena import MOST
from academie.lab.contestant import Contestant, GameLength, Match, Pair, is_compiled
from academie.lab.corpus import DRAWN, STEP, about_dice, compiled_contestant
from academie.research.corpora import Columns
from academie.words import Message

GNUBG: Final = "gnubg"
BY_HAND: Final = "hand"
"""The hand-made weights of a running game."""


@dataclass(frozen=True, slots=True)
class RaceMatches:
    """Matches of one running game; toute-table can also be played against GNU Backgammon."""

    game: str
    law: RaceLaw
    programs: Mapping[str, Callable[[], bool]]
    players: frozenset[str] = frozenset({BY_HAND})
    has_releves: bool = False

    def begin(self, ruleset: str | None = None) -> RaceState:
        """One partie by a rule set, in which doubles count if the game has any."""
        rules = self.law.ruleset(ruleset)
        wanted: dict[str, OptionValue] = {"double": True, "holes": 1}
        known = {option.name for option in self.law.options(rules)}
        return self.law.start(rules, {name: value for name, value in wanted.items() if name in known})

    def pairs(self, match: Match, series: Series) -> list[Pair] | None:
        """The pairs of a series. Raises `OptionError` for a player that GNU Backgammon cannot meet."""
        one, two = match.players
        if GNUBG in {one.program, two.program}:
            return _against_gnubg(match, series)
        if not (is_compiled(one) and is_compiled(two)):
            return None
        (ours, depth), (theirs, against) = compiled_side(one), compiled_side(two)
        start = core_state(self.begin(match.ruleset))
        return ours.meet(theirs, start, sought=depth, against=against, series=series, most=MOST)

    def engine(self, one: Contestant) -> DiceEngine[Any, Any]:
        """The engine by hand-made weights."""
        return hand_made_engine(self.game, one.looking)

    def length(self, start: State[Any], one: Contestant, dice: random.Random) -> GameLength:
        """A partie from that start in which one player has both seats."""
        assert isinstance(start, RaceState)
        return _length(core_state(start), compiled_side(one), dice, start.rules.dice.value)

    @property
    def usual(self) -> str:
        """The best net a ply deep: two plies take a hundred times as long."""
        return "niveau-5"

    def about(self, name: str, rules: RuleSet) -> Mapping[str, Any]:
        """What recorded games of a player depend on."""
        del rules
        one = compiled_contestant(name, self.game)
        return about_dice(one, _net(one))

    def record(self, name: str, start: State[Any], series: Series, most: int) -> Columns:
        """Whole games of a player against itself."""
        assert isinstance(start, RaceState)
        engine, depth = compiled_side(compiled_contestant(name, self.game))
        return Columns(*engine.record(core_state(start), depth, series, (most, DRAWN, STEP)))


def matches_of(game: Game) -> RaceMatches:
    """Return how the compiled core plays matches of a running game."""
    law = game.law
    assert isinstance(law, RaceLaw)
    known = {GNUBG: lambda: gnubg_program() is not None} if game.key == "toute-table" else {}
    return RaceMatches(game.key, law, known)


@cache
def compiled_side(one: Contestant) -> tuple[RaceEngine, DepthTuple]:
    """The compiled engine of a player, and how far it looks."""
    match one.program:
        case "simple":
            engine = RaceEngine.by_hand(simple_weights(WEIGHTS[one.game]))
        case "hand":
            engine = RaceEngine.by_hand(hand_made_weights(one.game))
        case _:
            engine = RaceEngine(_net(one))
    return engine, one.looking.as_tuple


def _net(one: Contestant) -> bytes:
    """The net of a player, by default that of the package."""
    return shipped(one.game) if one.net is None else one.net


def _against_gnubg(match: Match, series: Series) -> list[Pair]:
    """Pairs against GNU Backgammon, whichever of the two it is. Raises `IllegalMove`."""
    one, two = match.players
    ours, theirs = (one, two) if two.program == GNUBG else (two, one)
    if not is_compiled(ours):
        raise OptionError(Message("race-gnubg-meets", player=ours.name))
    engine, depth = compiled_side(ours)
    with Gnubg(theirs.looking.plies) as gnubg:
        found = [*GnubgMatch(engine, depth, gnubg).pairs(series)]
    return found if ours is one else [(-black, -white) for white, black in found]


def _length(
    partie: RacePartie, side: tuple[RaceEngine, DepthTuple], dice: random.Random, number: int
) -> GameLength:
    engine, depth = side
    throws = 0
    for _ in range(MOST):
        faces = [dice.randint(1, 6) for _ in range(number)]
        if partie.phase == "first-dice":
            partie.first_dice(*faces[:2])
        else:
            partie.throw(bytes(faces))
        # Dice that only decide who begins are not a throw.
        throws += partie.phase not in {"first-dice", "throw"}
        while partie.phase == "play":
            partie.play(*engine.rank(partie, depth)[0][0])
        if partie.returns is not None:
            return GameLength(partie.returns[0], (throws,))
    return GameLength(0, (throws,))
