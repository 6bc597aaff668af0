"""An opening book of draughts: how often each move was played in a position, and what it brought.

A file is a line that says how the book was made, then a line for every move: the position with White to move,
as Hub writes it, the move, in how many games, and the half points of who played it; all of it compressed.
"""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.options import NOTHING_AGREED
from academie.games.draughts.text.hub import hub_move, hub_position
from academie.kernel import WHITE, NotationError
from academie.kernel.data import user_data
from academie.words import Message

KIND: Final = "academie book of dames"
VERSION: Final = 1
MARGIN: Final = 0.03
"""How much less of a point than the best move another may bring and still be played."""


class Tried(NamedTuple):
    """In how many games a move was played, and the half points it brought."""

    games: int
    half_points: int

    @property
    def worth(self) -> float:
        """The share of the points, drawn towards a half as if two more games had been draws."""
        return (self.half_points + 2) / (2 * self.games + 4)

    def plus(self, half_points: int) -> Tried:
        """One game more."""
        return Tried(self.games + 1, self.half_points + half_points)


Moves = Mapping[str, Tried]


@dataclass(frozen=True, slots=True)
class Book:
    """The moves of each position, both written with White to move; the card says how they were found."""

    card: Mapping[str, Any]
    moves: Mapping[str, Moves]

    def choose(self, state: DraughtsState, chance: random.Random) -> Move | None:
        """One of the best moves, those played more often being likelier; nothing where none is known.

        The book is for today's rules without agreements.
        """
        if state.rules != DAMES.default or state.agreement != NOTHING_AGREED:
            return None
        tried = self.moves.get(book_position(state), {})
        legal = {book_move(state, act): act for act in state.actions() if isinstance(act, Move)}
        known = {move: tried[move] for move in legal if move in tried}
        if not known:
            return None
        best = max(each.worth for each in known.values())
        good = [move for move, each in known.items() if each.worth >= best - MARGIN]
        return legal[chance.choices(good, [known[move].games for move in good])[0]]

    def write(self, path: Path) -> None:
        """Writes the file, the same bytes for the same book."""
        lines = [json.dumps(self.card, ensure_ascii=False, sort_keys=True)]
        for position, moves in sorted(self.moves.items()):
            lines += [
                f"{position} {move} {tried.games} {tried.half_points}"
                for move, tried in sorted(moves.items())
            ]
        path.write_bytes(gzip.compress("\n".join((*lines, "")).encode(), mtime=0))


def read_book(path: Path) -> Book:
    """The book of a file. Raises `OSError` for a missing one, `NotationError` for one that is none."""
    found: dict[str, dict[str, Tried]] = {}
    try:
        first, *lines = gzip.decompress(path.read_bytes()).decode().splitlines()
        card: dict[str, Any] = json.loads(first)
        ours = (card["kind"], card["version"]) == (KIND, VERSION)
        for position, move, games, half_points in map(str.split, lines):
            found.setdefault(position, {})[move] = Tried(int(games), int(half_points))
    except (gzip.BadGzipFile, EOFError, ValueError, KeyError, TypeError) as wrong:
        raise NotationError(Message("draughts-book-unreadable", path=path)) from wrong
    if not ours:
        raise NotationError(Message("draughts-book-unreadable", path=path))
    return Book(card, found)


def usual_book() -> Path:
    """Where a user's own book is."""
    return user_data("dames.book")


def book_position(state: DraughtsState) -> str:
    """The position as the book has it: with White to move, the damier being turned if needed."""
    position = state.position if state.position.turn == WHITE else state.position.turned(HUNDRED)
    return hub_position(position, state.rules)


def book_move(state: DraughtsState, move: Move) -> str:
    """The move as the book has it."""
    if state.position.turn == WHITE:
        return hub_move(move)
    turned = [HUNDRED.turned(square) for square in (move.start, move.end, *move.taken)]
    ends, taken = turned[:2], sorted(turned[2:])
    return "x".join(map(str, (*ends, *taken))) if taken else "-".join(map(str, ends))


def collected(
    games: Iterator[tuple[DraughtsState, tuple[Move, ...], float]], plies: int
) -> dict[str, dict[str, Tried]]:
    """What was played in the first `plies` single moves of games: each its start, its moves, White's gain."""
    found: dict[str, dict[str, Tried]] = {}
    for start, moves, gain in games:
        state = start
        for move in moves[:plies]:
            points = 1 + round(gain if state.position.turn == WHITE else -gain)
            tried = found.setdefault(book_position(state), {})
            written = book_move(state, move)
            tried[written] = tried.get(written, Tried(0, 0)).plus(points)
            state = state.apply(move)
    return found
