"""Games between two players in the same luck, and how long whole games are."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.accelerated import accelerated
from academie.engine.dice.bridge import Series
from academie.engine.dice.engine import DiceEngine, EnginePlayer, dice_engine
from academie.engine.player import Player
from academie.engine.players import player
from academie.kernel import BLACK, CHANCE, WHITE, OptionError, Seat, State, other
from academie.lab.contestant import MATCHES, Contestant, GameLength, Match, Pair, contestant
from academie.lab.engine_match import ENGINES, Part
from academie.lab.workers import Progress, Tasks, Workers, in_order
from academie.registry import registry
from academie.testing import choose
from academie.words import Message

MOST: Final = 5_000
"""After that many throws a game is a draw."""
DRAWN: Final = 4
"""So many acts are drawn first where no dice or hands are, so that games differ."""
A_TASK: Final = 100
"""Parties in a task: a second or more of work."""


def begin(game: str, ruleset: str | None = None) -> State[Any]:
    """One partie of a game by a rule set, in which doubles count if there are any."""
    of_game = registry[game]
    own = MATCHES.get(of_game)
    return of_game.law.start(of_game.ruleset(ruleset)) if own is None else own.begin(ruleset)


def pairs(match: Match, series: Series) -> list[Pair]:
    """What the first player wins of each pair of a series: the same in whatever parts it is played.

    Both games of a pair have the same dice, with the seats exchanged.
    """
    own = MATCHES.get(registry[match.one.game])
    found = None if own is None else own.pairs(match, series)
    if found is not None:
        return found
    seed, first, last = series
    return [_by_law(match, seed, number) for number in range(first, last)]


def part(match: Match, series: Series) -> Part:
    """What is won of each pair of a series; of engines, also what they spent and how they played."""
    own = ENGINES.get(registry[match.one.game])
    if own is None:
        return Part(pairs(match, series))
    if match.ruleset is not None:
        raise OptionError(Message("lab-match-ruleset", game=match.one.game))
    return own.part(match, series)


def _by_law(match: Match, seed: int, number: int) -> Pair:
    """One pair by the law itself, for players that are not compiled."""
    one, two = match.players
    gains = list[float]()
    start = opened(accelerated(begin(one.game, match.ruleset)), random.Random(f"{seed} {number} opening"))
    for ours in (WHITE, BLACK):
        seated = {
            ours: law_player(one, seed, number),
            other(ours): law_player(two, seed, number),
        }
        gains.append(returns(start, seated, random.Random(f"{seed} {number}"))[ours])
    return gains[0], gains[1]


def opened(state: State[Any], lots: random.Random) -> State[Any]:
    """A game that begins with chance as it is; any other after some acts drawn at random."""
    if state.actor is CHANCE:
        return state
    for _ in range(DRAWN):
        if state.outcome is not None:
            break
        state = state.apply(lots.choice(state.actions()))
    return state


def law_player(one: Contestant, seed: int, number: int) -> Player:
    """A player who plays by the law, whose errors depend on the pair."""
    engine = _engine(one)
    if engine is not None:
        return EnginePlayer(engine)
    return player(one.name, one.game, random.Random(f"{seed} {number} {one.name}").getrandbits(32))


def _engine(one: Contestant) -> DiceEngine[Any, Any] | None:
    """The engine of a player who is none of `academie play`."""
    if one.net is not None:
        return dice_engine(one.game, one.looking, one.net)
    own = MATCHES.get(registry[one.game])
    return own.engine(one) if own is not None and one.program in own.players else None


def returns(state: State[Any], seated: dict[Seat, Player], dice: random.Random) -> tuple[float, ...]:
    """What each seat wins of a game."""
    throws = 0
    while state.outcome is None and throws < MOST:
        if state.actor is CHANCE:
            state, throws = state.apply(choose(state, dice)), throws + 1
        else:
            assert isinstance(state.actor, int)
            state = state.apply(seated[state.actor].choose(state))
    return (0.0, 0.0) if state.outcome is None else tuple(map(float, state.outcome.returns))


@dataclass(frozen=True, slots=True)
class Beginning:
    """How parties begin, and who plays both seats."""

    game: str
    options: tuple[tuple[str, Any], ...] = ()
    player: str = "niveau-5"


def lengths(beginning: Beginning, series: Series) -> list[GameLength]:
    """The parties of a series, the same in whatever parts they are played."""
    seed, first, last = series
    game = registry[beginning.game]
    start, one = game.start(options=dict(beginning.options)), contestant(beginning.player, game.key)
    length = MATCHES.of(game).length
    return [length(start, one, random.Random(f"{seed} {number}")) for number in range(first, last)]


def all_lengths(
    beginnings: Sequence[Beginning], seed: int, parties: int, workers: Workers, progress: Progress
) -> list[list[GameLength]]:
    """That many parties of each beginning, in order."""
    firsts = [(each, first) for each in beginnings for first in range(0, parties, A_TASK)]
    items = [(each, (seed, first, min(first + A_TASK, parties))) for each, first in firsts]
    found: dict[Beginning, list[GameLength]] = {each: [] for each in beginnings}
    for (each, _), part in zip(items, in_order(workers.run(Tasks(_part, None, items))), strict=True):
        found[each] += part
        progress(sum(map(len, found.values())), len(beginnings) * parties)
    return [found[each] for each in beginnings]


def _part(_: None, item: tuple[Beginning, Series]) -> list[GameLength]:
    return lengths(*item)
