"""Dice and plays as text: as records keep them, and as people read them.

Dice are `w2b5` for one die each, `6-5` or `6-5-4` for a throw, the larger number first. A play is `0/6 0/5`,
`8/20`, `18/off`, or `passe` when nothing moves. People read `○T→○6 ○T→○5`, `○8→●3 (6+6)` for one man by both
numbers, `●5→off`; both forms can be typed.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import Final

from academie.games.tables.law.names import NAMES, Names
from academie.games.tables.law.play import Play, net
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import ThreeDice, Throw, three_dice, throw
from academie.games.tables.law.track import OFF, Move, Point
from academie.games.tables.text.position import read_point
from academie.kernel import NotationError, Seat
from academie.notation.seats import PLAYER
from academie.words import Fleche, Message, Text, spaced, verbatim

HAND: Final[Point] = -1
NOTHING: Final = "passe"
ARROW: Final = "→"
_TO: Final = re.compile(rf"\s*{ARROW}\s*|-")
_NUMBERS: Final = re.compile(r"\([\d+]+\)")
_FIRST_DICE: Final = re.compile(r"w([1-6])b([1-6])")
_THROW: Final = re.compile(r"([1-6])-([1-6])(?:-([1-6]))?")


def dice_text(dice: FirstDice | Throw | ThreeDice) -> str:
    """The dice as they stand in a record."""
    return f"w{dice.white}b{dice.black}" if isinstance(dice, FirstDice) else "-".join(map(str, dice.numbers))


def read_dice(text: str) -> FirstDice | Throw | ThreeDice | None:
    """The dice written so, or `None` if the text is something else."""
    if found := _FIRST_DICE.fullmatch(text):
        return FirstDice(int(found[1]), int(found[2]))
    return read_cast(text)


def read_cast(text: str) -> Throw | ThreeDice | None:
    """The throw of two dice or three written so, or `None`."""
    found = _THROW.fullmatch(text)
    if found is None:
        return None
    first, second, third = found.groups()
    return three_dice(int(first), int(second), int(third)) if third else throw(int(first), int(second))


def play_text(moves: tuple[Move, ...]) -> str:
    """The moves, each from where to where on the player's own track."""
    return " ".join(f"{start}/{'off' if end == OFF else end}" for start, end in moves) or NOTHING


def read_play(text: str, seat: Seat) -> Play:
    """The play as it is kept or as it is read, `8/14/20` for a man that pauses; a relay is one man's move."""
    if text.strip().lower() == NOTHING:
        return Play()
    steps = [step for word in play_words(text) for step in _steps(word, seat)]
    if not 1 <= len(steps) <= 2:
        raise NotationError(Message("tables-no-play", text=repr(text.strip())))
    return Play(net(*steps)) if len(steps) == 2 else Play(tuple(steps))


def play_words(text: str) -> list[str]:
    """The moves of a play, each as `0/6`: arrows, hyphens and the numbers played may be typed too."""
    return _TO.sub("/", _NUMBERS.sub("", text)).split()


def _steps(word: str, seat: Seat) -> list[Move]:
    points = [read_point(part, seat) for part in word.split("/")]
    if len(points) < 2 or points[0] == OFF:
        raise NotationError(Message("tables-no-move", text=repr(word)))
    return [Move(start, end) for start, end in pairwise(points)]


def describe_dice(dice: FirstDice | Throw | ThreeDice) -> Text:
    """The dice as people read them: `6-5`, or whose die was the higher."""
    if not isinstance(dice, FirstDice):
        return verbatim(dice_text(dice))
    if dice.higher is None:
        return Message("tables-first-dice", white=dice.white, black=dice.black)
    winner = PLAYER[dice.higher]
    return Message("tables-first-dice-won", white=dice.white, black=dice.black, player=winner)


def describe_play(moves: Sequence[Move], seat: Seat, thrown: Collection[int], names: Names = NAMES) -> Text:
    """The net moves of a play as people read them; a man who played all the numbers has them beside him."""
    return join_moves(
        describe_man(tuple(move), seat, names, thrown if move.end - move.start == sum(thrown) else ())
        for move in moves
    )


def join_moves(men: Iterable[Text]) -> Text:
    """The men of a play one after the other; `passe` where none moves."""
    return spaced([*men] or [verbatim(NOTHING)])


def describe_man(
    stops: Sequence[Point],
    seat: Seat,
    names: Names = NAMES,
    numbers: Collection[int] = (),
    hits: Collection[Point] = (),
) -> Text:
    """One man from where he starts to where he ends, with the stops at which he hits."""
    start, *further = stops
    told: object = name_of_point(start, seat, names)
    for stop in further:
        if stop == further[-1] or stop in hits:
            end = name_of_point(stop, seat, names)
            told = Message(
                "tables-move", start=told, end=Message("tables-hit", place=end) if stop in hits else end
            )
    if len(numbers) > 1 and stops[-1] != OFF:
        told = Message("tables-move-by", move=told, numbers="+".join(map(str, sorted(numbers, reverse=True))))
    assert isinstance(told, Message)
    return told


def name_of_point(point: Point, seat: Seat, names: Names = NAMES) -> Fleche | Message:
    """A flèche by its name, the hand or the bande."""
    if point == OFF:
        return Message("tables-off")
    return Message("tables-hand") if point == HAND else names.of(seat, point)
