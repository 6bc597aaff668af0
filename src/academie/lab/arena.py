"""Two players over pairs of games: the same dice, seats reversed. Every match of dice is played here."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final, NamedTuple

from academie.engine.accelerated import accelerated
from academie.engine.core import CourseEngine, TrictracEngine, TrictracPlayer
from academie.engine.dice.bridge import DepthTuple, Series
from academie.engine.dice.engine import EnginePlayer, dice_engine
from academie.engine.dice.nets import hand_made_weights, shipped
from academie.engine.player import Player
from academie.engine.players import player
from academie.games.race import RUNNING
from academie.games.race.core import core_state as course_of
from academie.games.race.law import RaceLaw
from academie.games.race.players.gnubg import Gnubg
from academie.games.race.players.simple import WEIGHTS, simple_weights
from academie.games.trictrac.core import core_state as trictrac_of
from academie.games.trictrac.players.simple import COIN_BONUS, COIN_BONUS_IN_HOLES
from academie.kernel import BLACK, CHANCE, WHITE, OptionError, OptionValue, Seat, State, other
from academie.lab.contestant import BY_HAND, BY_RULE, GNUBG, OF_TRICTRAC, Contestant, errs
from academie.lab.gnubg_match import GnubgMatch
from academie.registry import registry
from academie.testing import choose

MOST: Final = 5_000
"""After so many throws a game is nobody's."""

Pair = tuple[float, float]
"""What the first player wins, once in either seat."""


class Match(NamedTuple):
    """Who meets whom."""

    one: Contestant
    two: Contestant


def begun(game: str) -> State[Any]:
    """One partie of a game, doubles counting where there are any."""
    law = registry[game].law
    if not isinstance(law, RaceLaw):
        return law.start()
    wanted: dict[str, OptionValue] = {"double": True, "holes": 1}
    known = {option.name for option in law.options()}
    return law.start(options={name: value for name, value in wanted.items() if name in known})


def pairs(match: Match, series: Series) -> list[Pair]:
    """What the first player wins of each pair of a series: the same whoever plays it, in whatever parts."""
    one, two = match
    if GNUBG in {_called(one), _called(two)}:
        return _against_gnubg(match, series)
    if one.game in OF_TRICTRAC and _compiled(one) and _compiled(two):
        start = trictrac_of(begun(one.game))  # type: ignore[arg-type]  # a partie, by the game's name
        return trictrac_player(one).meet(trictrac_player(two), start, series, MOST)
    if one.game in RUNNING and _compiled(one) and _compiled(two):
        (ours, as_tuple), (theirs, against) = course_side(one), course_side(two)
        start_ = course_of(begun(one.game))  # type: ignore[arg-type]  # as above
        return ours.meet(theirs, start_, sought=as_tuple, against=against, series=series, most=MOST)
    seed, first, last = series
    return [_by_law(match, seed, number) for number in range(first, last)]


def _called(one: Contestant) -> str:
    return one.name.partition("@")[0]


def _compiled(one: Contestant) -> bool:
    """Whether the compiled engine plays all he plays."""
    return one.name in {"simple", BY_HAND, *BY_RULE} or one.net is not None or _level(one)


def _level(one: Contestant) -> bool:
    return one.name.startswith("niveau-") and not errs(one)


@cache
def trictrac_player(one: Contestant) -> TrictracPlayer:
    """Who plays trictrac or toc by the compiled engine."""
    if one.name == "simple":
        return TrictracPlayer.simple(COIN_BONUS if one.game == "trictrac" else COIN_BONUS_IN_HOLES)
    if one.name == BY_HAND:
        engine = TrictracEngine.by_hand(hand_made_weights(one.game))
    else:
        engine = TrictracEngine(shipped(one.game) if one.net is None else one.net)
    return TrictracPlayer.thinking(engine, one.looking.as_tuple, BY_RULE.get(one.name))


@cache
def course_side(one: Contestant) -> tuple[CourseEngine, DepthTuple]:
    """Who plays a running game by the compiled engine, and how far he looks."""
    match one.name:
        case "simple":
            engine = CourseEngine.by_hand(simple_weights(WEIGHTS[one.game]))
        case "hand":
            engine = CourseEngine.by_hand(hand_made_weights(one.game))
        case _:
            engine = CourseEngine(shipped(one.game) if one.net is None else one.net)
    return engine, one.looking.as_tuple


def _against_gnubg(match: Match, series: Series) -> list[Pair]:
    """Pairs against GNU Backgammon, whichever of the two it is. Raises `IllegalMove`."""
    one, two = match
    ours, theirs = (one, two) if _called(two) == GNUBG else (two, one)
    if not _compiled(ours):
        raise OptionError(f"gnubg meets players of the compiled engine, and {ours.name} is none")
    engine, as_tuple = course_side(ours)
    with Gnubg(theirs.looking.plies) as gnubg:
        found = [*GnubgMatch(engine, as_tuple, gnubg).pairs(series)]
    return found if ours is one else [(-black, -white) for white, black in found]


def _by_law(match: Match, seed: int, number: int) -> Pair:
    """One pair by the law itself, for players that are not compiled."""
    one, two = match
    gains = list[float]()
    for ours in (WHITE, BLACK):
        seated = {
            ours: _seated(one, seed, number),
            other(ours): _seated(two, seed, number),
        }
        gains.append(_played(accelerated(begun(one.game)), seated, random.Random(f"{seed} {number}"))[ours])
    return gains[0], gains[1]


def _seated(one: Contestant, seed: int, number: int) -> Player:
    """A player at a table of the law, with whims of his own in each pair."""
    if one.net is not None:
        return EnginePlayer(dice_engine(one.game, one.looking, one.net))
    return player(one.name, one.game, random.Random(f"{seed} {number} {one.name}").getrandbits(32))


def _played(state: State[Any], seated: dict[Seat, Player], dice: random.Random) -> tuple[float, ...]:
    """What each seat wins of a game."""
    throws = 0
    while state.outcome is None and throws < MOST:
        if state.actor is CHANCE:
            state, throws = state.apply(choose(state, dice)), throws + 1
        else:
            assert isinstance(state.actor, int)
            state = state.apply(seated[state.actor].choose(state))
    return (0.0, 0.0) if state.outcome is None else tuple(map(float, state.outcome.returns))
