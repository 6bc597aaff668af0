"""Whole parties played by the compiled engine and told: who won, how long, what the first relevé brought."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from academie.engine.core import CourseEngine, CoursePartie, TrictracPartie, TrictracPlayer
from academie.engine.dice.bridge import DepthTuple, Series
from academie.games.race import RUNNING
from academie.games.race.core import core_state as course_of
from academie.games.tables.law.track import MEN
from academie.games.trictrac.core import core_state as trictrac_of
from academie.lab.arena import MOST, course_side, trictrac_player
from academie.lab.contestant import contestant
from academie.lab.workers import Tasks, Tell, Workers, in_order
from academie.registry import registry

A_TASK: Final = 100
"""So many parties a task: a second or more."""


WAITING: Final = ("first-dice", "throw")
"""The phases in which dice are waited for."""


class GameLength(NamedTuple):
    """A partie: what White won, and the throws of each relevé, of which a running game has one."""

    won: int
    throws: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Begun:
    """How parties begin, and who plays both seats."""

    game: str
    options: tuple[tuple[str, Any], ...] = ()
    player: str = "niveau-5"


def tales(begun: Begun, series: Series) -> list[GameLength]:
    """The parties of a series, the same in whatever parts."""
    seed, first, last = series
    start: Any = registry[begun.game].start(options=dict(begun.options))
    player = contestant(begun.player, begun.game)
    found = list[GameLength]()
    for number in range(first, last):
        dice = random.Random(f"{seed} {number}")
        if begun.game in RUNNING:
            found.append(_course(course_of(start), course_side(player), dice, start.rules.dice.value))
        else:
            found.append(_trictrac(trictrac_of(start), trictrac_player(player), dice))
    return found


def told(
    begun: Sequence[Begun], seed: int, parties: int, crew: Workers, tell: Tell
) -> list[list[GameLength]]:
    """So many parties of each beginning, in order."""
    firsts = [(each, first) for each in begun for first in range(0, parties, A_TASK)]
    items = [(each, (seed, first, min(first + A_TASK, parties))) for each, first in firsts]
    found: dict[Begun, list[GameLength]] = {each: [] for each in begun}
    for (each, _), part in zip(items, in_order(crew.done(Tasks(_part, None, items))), strict=True):
        found[each] += part
        tell(sum(map(len, found.values())), len(begun) * parties)
    return [found[each] for each in begun]


def _part(_: None, item: tuple[Begun, Series]) -> list[GameLength]:
    return tales(*item)


def _thrown(dice: random.Random, number: int = 2) -> Iterator[tuple[int, ...]]:
    """Dice, thrown so often at most."""
    return (tuple(dice.randint(1, 6) for _ in range(number)) for _ in range(MOST))


def _trictrac(partie: TrictracPartie, player: TrictracPlayer, dice: random.Random) -> GameLength:
    releves = [0]
    for one, two in _thrown(dice):
        if partie.phase == "first-dice":
            partie.first_dice(one, two)
        else:
            partie.throw(one, two)
        # Dice that only settle who begins are no throw.
        releves[-1] += partie.phase not in WAITING
        _settle(partie, player)
        if partie.returns is not None:
            return GameLength(partie.returns[0], tuple(releves))
        if all(men[0] == MEN for men in partie.men) and releves[-1]:
            releves.append(0)
    return GameLength(0, tuple(releves))


def _settle(partie: TrictracPartie, player: TrictracPlayer) -> None:
    """All that is to be done with the throw on the table."""
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


def _course(
    partie: CoursePartie, side: tuple[CourseEngine, DepthTuple], dice: random.Random, number: int
) -> GameLength:
    engine, as_tuple = side
    throws = 0
    for faces in _thrown(dice, number):
        if partie.phase == "first-dice":
            partie.first_dice(*faces[:2])
        else:
            partie.throw(bytes(faces))
        throws += partie.phase not in WAITING
        while partie.phase == "play":
            partie.play(*engine.rank(partie, as_tuple)[0][0])
        if partie.returns is not None:
            return GameLength(partie.returns[0], (throws,))
    return GameLength(0, (throws,))
