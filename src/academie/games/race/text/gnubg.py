"""Positions and moves of toute-table as GNU Backgammon writes them over its socket: FIBS boards, plain moves.

Source: the manual of GNU Backgammon 1.07, `external`; the FIBS client protocol, board styles.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from academie.games.race.law import RaceState
from academie.games.race.law.acts import HAND, Play
from academie.games.race.text.play import HIT, change, play_text
from academie.games.tables.law.track import FLECHES, MEN, OFF, Move, Point
from academie.kernel import NotationError, other
from academie.words import Message

MONEY: Final = 9999
"""The length of a match that has no end: a double counts twice, a backgammon three times."""
SINGLE: Final = 1
"""The length of a match in which nothing counts but winning."""

_WORD: Final = re.compile(r"(?P<way>[^()]+)(?:\((?P<times>\d)\))?")
_POINT: Final = re.compile(r"bar|off|\d{1,2}", re.A)


def gnubg_board(state: RaceState) -> str:
    """The state seen by the player with the dice: his men positive, the way he goes counted down from 24."""
    his, mine = state.stand(other(state.thrower)), state.stand(state.thrower)
    dice = (0, 0) if state.dice is None else state.dice.numbers[:2]
    return fibs_board((mine.men, his.men), (mine.hand, his.hand), dice, MONEY if state.double else SINGLE)


def fibs_board(
    men: tuple[Sequence[int], Sequence[int]], hands: tuple[int, int], dice: Sequence[int], length: int
) -> str:
    """Men and hands of the player with the dice and of the other, each along their own way, as a board."""
    mine, his = men
    points = [here - there for here, there in zip(reversed(mine), his, strict=True)]
    home = [MEN - sum(stood) - hand for stood, hand in zip(men, hands, strict=True)]
    board = [-hands[1], *points, hands[0]]
    cube_and_way = [1, 1, 1, 0, 1, -1, 0, FLECHES + 1]
    tail = [1, *dice, 0, 0, *cube_and_way, *home, *hands, 0, 0, 0, 0]
    return "board:You:gnubg:" + ":".join(map(str, (length, 0, 0, *board, *tail)))


def read_gnubg_move(state: RaceState, text: str) -> Play:
    """The legal play written so, e.g. `24/18*/16 13/11(2)`. Raises `NotationError`.

    A hit may be marked by its sign or be implied by where a man stops.
    """
    read = read_gnubg_play(text)
    his = state.occupancy(state.thrower).his
    seen = {move.end for move in read.moves if move.end < OFF and his[move.end] == 1}
    wanted = gnubg_change(Play(read.moves, tuple({*read.hits} | seen)))
    for play in state.plays():
        if gnubg_change(play) == wanted:
            return play
    plays = tuple(map(play_text, state.plays()))
    raise NotationError(Message("race-gnubg-not-legal", text=text, plays=plays))


def read_gnubg_play(text: str) -> Play:
    """The moves written so, each from where a man starts to where he stops, and the hits marked by a sign."""
    moves: list[Move] = []
    hits: set[Point] = set()
    for word in text.split():
        found = _WORD.fullmatch(word)
        if found is None:
            raise NotationError(Message("race-gnubg-move", text=word))
        parts = found["way"].split("/")
        points = [*map(_point, parts)]
        moves += [Move(*step) for step in pairwise(points)] * int(found["times"] or 1)
        hits |= {point for point, part in zip(points, parts, strict=True) if part.endswith(HIT)}
    return Play(tuple(moves), tuple(sorted(hits)))


def gnubg_change(play: Play) -> tuple[frozenset[tuple[Point, int]], frozenset[Point]]:
    """What distinguishes plays: how many men each flèche gains or loses, and where men are hit."""
    return frozenset(change(play).items()), frozenset(play.hits)


def _point(text: str) -> Point:
    """A point counted from the end of the way, the bar or the place of men borne off."""
    word = text.removesuffix(HIT)
    if not _POINT.fullmatch(word):
        raise NotationError(Message("race-gnubg-point", text=text))
    point = {"bar": HAND, "off": OFF}.get(word)
    return OFF - int(word) if point is None else point
