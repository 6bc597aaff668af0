"""Drawings of dominoes: SVG, plain text and marks, with or without an arbiter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.grid.pieces import Mark
from academie.drawing.picture import BoardMark, Picture
from academie.drawing.svg import Diagram
from academie.games.dominoes.arbiter import ArbitratedState, game_of
from academie.games.dominoes.law import DominoState, Hand
from academie.games.dominoes.law.events import Posed
from academie.games.dominoes.law.line import Line
from academie.games.dominoes.law.tiles import tile
from academie.games.dominoes.picture.caption import account_line, note_line, seats_from, talon_line
from academie.games.dominoes.picture.svg import dominoes_svg
from academie.games.dominoes.text.tiles import PLAYER, halves_text
from academie.kernel import Action, Event, Seat
from academie.words import Language

IN_A_ROW: Final = 15
"""How many tiles of the line stand in one row of text."""
TILE: Final = 5
RULE: Final = f"+{'-' * (IN_A_ROW * TILE + 2)}+"


def dominoes_text(state: DominoState, language: Language = Language.FRENCH, *, flip: bool = False) -> str:
    """The table as the drawing shows it, at most 79 columns; a tile face down is `[?]`."""
    *others, own = seats_from(state, flip=flip)
    rows = [f"| {row.ljust(IN_A_ROW * TILE)} |" for row in line_rows(state.line)]
    lines = (
        *(player_line(state, seat, language) for seat in others),
        RULE,
        *rows,
        RULE,
        f" {talon_line(state).in_(language)}",
        player_line(state, own, language),
    )
    return "".join(f"{line}\n" for line in lines)


def line_rows(line: Line) -> list[str]:
    """The line from left to right, a new row where one is full."""
    tiles = [f"[{laid.left}|{laid.right}]" for laid in line]
    starts = range(0, max(len(tiles), 1), IN_A_ROW)
    return ["".join(tiles[start : start + IN_A_ROW]) for start in starts]


def player_line(state: DominoState, seat: Seat, language: Language) -> str:
    """Who, with what account and tiles, and whether to play."""
    note = note_line(state, seat)
    parts = (
        f" {PLAYER[seat].in_(language)}",
        account_line(state, seat).in_(language),
        hand_text(state.hands[seat]),
        "" if note is None else note.in_(language),
    )
    return "   ".join(filter(None, parts))


def hand_text(hand: Hand) -> str:
    """The tiles of a hand."""
    return " ".join((*(f"[{held.high}|{held.low}]" for held in hand.tiles), *["[?]"] * hand.hidden))


def draw(
    state: DominoState | ArbitratedState,
    act: Action | None,
    *,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """Draw the line and the hands."""
    del act
    return dominoes_svg(game_of(state), events=state.events, flip=flip, language=language)


def text(state: DominoState | ArbitratedState, language: Language) -> str:
    """Write the line and the hands as plain text."""
    return dominoes_text(game_of(state), language)


def signs(event: Event) -> Iterator[BoardMark]:
    """Yield the mark of the tile just laid."""
    if isinstance(event, Posed):
        yield BoardMark((halves_text(tile(event.inner, event.outer)),), Mark.NOTED.value)


PICTURE: Final = Picture(draw, text, signs)
