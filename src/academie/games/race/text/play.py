"""The play of a throw of a running game as text: `0/6*/11 16/17`, `main/4`, `18/off`, or `passe`.

A man that plays several numbers is written with every flèche he touches; `*` follows where a man is hit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from academie.games.race.law.acts import HAND, Play
from academie.games.tables.law.names import Names
from academie.games.tables.law.track import OFF, Move, Point
from academie.games.tables.text.acts import NOTHING, describe_man, join_moves, play_words
from academie.games.tables.text.position import read_point
from academie.kernel import NotationError, Seat
from academie.words import Message, Text

IN_HAND: Final = "main"
HIT: Final = "*"


def play_text(play: Play) -> str:
    """The moves, each man's numbers strung together."""
    unhit = {*play.hits}
    words: list[str] = []
    for points in strung(play.moves):
        stops = [point_text(points[0])]
        for point in points[1:]:
            stops.append(point_text(point) + (HIT if point in unhit else ""))
            unhit.discard(point)
        words.append("/".join(stops))
    return " ".join(words) or NOTHING


def describe_play(play: Play, seat: Seat, names: Names) -> Text:
    """The moves as people read them: each man with the numbers he played, and where he hits."""
    unhit = {*play.hits}
    men: list[Text] = []
    for stops in strung(play.moves):
        hits = unhit & {*stops[1:]}
        unhit -= hits
        numbers = [end - start for start, end in pairwise(stops)]
        men.append(describe_man(stops, seat, names, numbers, hits))
    return join_moves(men)


def strung(moves: tuple[Move, ...]) -> Iterator[list[Point]]:
    """The moves as ways of men: each goes on from where it ended as long as a move begins there."""
    left = [*moves]
    while left:
        way = [*left.pop(0)]
        while further := [move for move in left if move.start == way[-1]]:
            left.remove(further[0])
            way.append(further[0].end)
        yield way


def point_text(point: Point) -> str:
    """A flèche, the hand or the bande."""
    return {HAND: IN_HAND, OFF: "off"}.get(point, str(point))


def read_play(text: str, seat: Seat, names: Names) -> Play:
    """The play written by numbers, letters or names. Raises `NotationError`.

    The moves of one man may be written at once, `0/11`; whether the play is possible is not checked here.
    """
    if text.strip().lower() == NOTHING:
        return Play()
    moves: list[Move] = []
    hits: set[Point] = set()
    for word in play_words(text):
        points = [read_place(part, seat, names) for part in word.split("/")]
        if len(points) < 2 or points[0] == OFF:
            raise NotationError(Message("race-no-move", text=word))
        moves += [Move(start, end) for start, end in pairwise(points)]
        hits |= {point for point, part in zip(points, word.split("/"), strict=True) if part.endswith(HIT)}
    if not moves:
        raise NotationError(Message("race-no-play"))
    return Play(tuple(sorted(moves)), tuple(sorted(hits)))


def read_place(text: str, seat: Seat, names: Names) -> Point:
    """A flèche by number, letter or name, the hand or the bande, with or without the sign of a hit."""
    word = text.removesuffix(HIT)
    return HAND if word.lower() in {IN_HAND, "hand"} else read_point(word, seat, names)


def meant_play(legal: tuple[Play, ...], typed: Play, told: Callable[[Play], Text], *, as_read: bool) -> Play:
    """The legal play that was typed: the same, or the only one with the same outcome.

    As people read it (`as_read`), a play has the sign of every hit. Raises `NotationError` if several differ
    in whom they hit on the way, with those plays as they are `told`.
    """
    same = [play for play in legal if play.moves == typed.moves] or [
        play for play in legal if change(play) == change(typed) and may_mean(typed, play)
    ]
    if typed.hits or as_read:
        same = [play for play in same if play.hits == typed.hits]
    if len(same) > 1:
        raise NotationError(Message("race-several", plays=tuple(map(told, same))))
    return same[0] if same else typed


def may_mean(typed: Play, play: Play) -> bool:
    """Whether the play hits only where a typed move ends; typing fewer moves leaves the stops open."""
    return len(typed.moves) < len(play.moves) or {*play.hits} <= {move.end for move in typed.moves}


def change(play: Play) -> dict[Point, int]:
    """How many men each flèche gains or loses."""
    gains: Counter[Point] = Counter()
    for start, end in play.moves:
        gains[start] -= 1
        gains[end] += 1
    return {point: gain for point, gain in gains.items() if gain}
