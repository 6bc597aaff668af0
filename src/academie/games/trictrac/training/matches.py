"""Matches of trictrac and toc by the compiled core."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from academie.engine.core import TrictracEngine, TrictracPartie, TrictracPlayer
from academie.engine.dice.bridge import Series
from academie.engine.dice.engine import DiceEngine
from academie.engine.dice.nets import hand_made_weights, shipped
from academie.games.tables.law.track import MEN
from academie.games.trictrac.core import core_state
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.players.engine import TrictracBridge, core_engine, net_of_law
from academie.games.trictrac.players.simple import COIN_BONUS, COIN_BONUS_IN_HOLES
from academie.kernel import Game, RuleSet, State
from academie.lab.arena import MOST
from academie.lab.contestant import Contestant, GameLength, Match, Pair, is_compiled
from academie.lab.corpus import DRAWN, STEP, about_dice, compiled_contestant
from academie.research.corpora import Columns

BY_HAND: Final = "hand"
"""The hand-made weights of trictrac."""
LEAD: Final = "lead"
"""The net of the lead in holes, which was the best of version 0.1."""
BY_RULE: Final = {"holds": "never", "leaves": "always"}
"""The best net a ply deep, that never goes away after a hole or always does."""


@dataclass(frozen=True, slots=True)
class TrictracMatches:
    """Matches of trictrac, or of a game played by its law."""

    game: Game
    players: frozenset[str]
    programs: Mapping[str, Callable[[], bool]] = field(default_factory=dict[str, Callable[[], bool]])
    has_releves: bool = True

    def begin(self, ruleset: str | None = None) -> State[Any]:
        """One partie by a rule set."""
        return self.game.law.start(self.game.ruleset(ruleset))

    def pairs(self, match: Match, series: Series) -> list[Pair] | None:
        """The pairs of a series, if both players are compiled."""
        if not all(map(is_compiled, match.players)):
            return None
        one, two = map(compiled_player, match.players)
        return one.meet(two, _compiled(self.begin(match.ruleset)), series, MOST)

    def engine(self, one: Contestant) -> DiceEngine[Any, Any] | None:
        """The engine of a player, if it alone decides."""
        return None if one.program in BY_RULE else DiceEngine(TrictracBridge(_engine(one)), one.looking)

    def length(self, start: State[Any], one: Contestant, dice: random.Random) -> GameLength:
        """A partie from that start in which one player has both seats."""
        return _length(_compiled(start), compiled_player(one), dice)

    @property
    def usual(self) -> str:
        """The best net a ply deep: two plies take a hundred times as long."""
        return "niveau-5"

    def about(self, name: str, rules: RuleSet) -> Mapping[str, Any]:
        """What recorded games of a player depend on."""
        one = compiled_contestant(name, self.game.key)
        return about_dice(one, _net(one, rules))

    def record(self, name: str, start: State[Any], series: Series, most: int) -> Columns:
        """Whole games of a player against itself."""
        one = compiled_contestant(name, self.game.key)
        return Columns(
            *_engine(one).record(_compiled(start), one.looking.as_tuple, series, (most, DRAWN, STEP))
        )


def matches_of(game: Game) -> TrictracMatches:
    """Return how the compiled core plays matches of trictrac."""
    return TrictracMatches(game, frozenset({BY_HAND, LEAD, *BY_RULE}))


def toc_matches_of(game: Game) -> TrictracMatches:
    """Return how the compiled core plays matches of toc, for which there are no weights made by hand."""
    return TrictracMatches(game, frozenset(BY_RULE))


def _compiled(state: State[Any]) -> TrictracPartie:
    assert isinstance(state, TrictracState)
    return core_state(state)


@cache
def compiled_player(one: Contestant) -> TrictracPlayer:
    """The compiled player of that name."""
    if one.name == "simple":
        return TrictracPlayer.simple(COIN_BONUS if one.game == "trictrac" else COIN_BONUS_IN_HOLES)
    return TrictracPlayer.thinking(_engine(one), one.looking.as_tuple, BY_RULE.get(one.program))


def _net(one: Contestant, rules: RuleSet) -> bytes:
    """The net by which a player plays games of a rule set."""
    if one.net is not None:
        return one.net
    if one.game == "trictrac" and one.program != LEAD and isinstance(rules, TrictracRules):
        return net_of_law(rules)
    return shipped(one.game)


@cache
def _engine(one: Contestant) -> TrictracEngine:
    if one.program == BY_HAND:
        return TrictracEngine.by_hand(hand_made_weights(one.game))
    if one.program == LEAD:
        return core_engine(shipped("trictrac"))
    if one.game == "trictrac":
        return core_engine(one.net)
    return TrictracEngine(shipped(one.game) if one.net is None else one.net)


def _length(partie: TrictracPartie, player: TrictracPlayer, dice: random.Random) -> GameLength:
    releves = [0]
    for _ in range(MOST):
        one, two = dice.randint(1, 6), dice.randint(1, 6)
        if partie.phase == "first-dice":
            partie.first_dice(one, two)
        else:
            partie.throw(one, two)
        # Dice that only decide who begins are not a throw.
        releves[-1] += partie.phase not in {"first-dice", "throw"}
        _answer(partie, player)
        if partie.returns is not None:
            return GameLength(partie.returns[0], tuple(releves))
        if all(men[0] == MEN for men in partie.men) and releves[-1]:
            releves.append(0)
    return GameLength(0, tuple(releves))


def _answer(partie: TrictracPartie, player: TrictracPlayer) -> None:
    """Make every choice that the throw on the table asks for."""
    while partie.phase in {"undertake", "hold", "play"}:
        name, moves = player.choose(partie)
        match name:
            case "play":
                partie.play(moves)
            case "hold":
                partie.hold()
            case "go-away":
                partie.go_away()
            case _:
                partie.undertake(name == "coin")
