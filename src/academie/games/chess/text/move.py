"""Moves of chess as text: `e2e4` in records, `Nf3` or, with French letters, `Cf3` as people write them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from academie.games.chess.law import ChessState
from academie.games.chess.law.acts import Move
from academie.games.chess.law.moves import board_of, rook_pawn
from academie.games.chess.law.position import Kind, square_name, square_named
from academie.games.chess.law.python_chess import chess
from academie.kernel import NotationError
from academie.words import Language, Message, languages

LETTERS: Final = dict(zip(Kind, "pnbrqk", strict=True))
_KINDS: Final = {letter: kind for kind, letter in LETTERS.items()}
_UCI: Final = re.compile(r"([a-h][1-8])([a-h][1-8])(?:([nbrq])|[a-h][1-8]([a-h][1-8]))?")
_TYPED: Final = re.compile(r"(\S+)(?:\s+([a-h][1-8]))?")
_SHORT: Final = re.compile(r"([NBRQK]?)([^=+#]+)(?:=([NBRQ]))?([+#]?)")


def move_text(move: Move) -> str:
    """The move by its squares, then what a pawn becomes, or the squares of the pawn pushed with castling."""
    became = "" if move.promotion is None else LETTERS[move.promotion]
    pushed = "" if move.pawn is None else square_name(rook_pawn(move)) + square_name(move.pawn)
    return square_name(move.start) + square_name(move.end) + became + pushed


@lru_cache(4096)
def read_move(text: str) -> Move:
    """The move written so. Raises `NotationError`."""
    found = _UCI.fullmatch(text.strip().lower())
    if found is None:
        raise NotationError(Message("chess-no-move", text=text.strip()))
    start, end = square_named(found[1]), square_named(found[2])
    promotion = None if found[3] is None else _KINDS[found[3]]
    return Move(start, end, promotion, None if found[4] is None else square_named(found[4]))


def san(state: ChessState, move: Move, language: Language = Language.ENGLISH) -> str:
    """A legal move in the usual short notation, its letters in that language."""
    board = board_of(state.position)
    written = board.san(chess.Move(move.start, move.end, move.promotion))
    whole = written if move.pawn is None else f"{written} {square_name(move.pawn)}"
    return in_language(whole, language)


def in_language(written: str, language: Language) -> str:
    """A move in the usual short notation with English letters, its letters in that language."""
    return written.translate(dict(zip(map(ord, letters(Language.ENGLISH)), letters(language), strict=True)))


@cache
def letters(language: Language) -> tuple[str, ...]:
    """The letters of the kinds of pieces, from the pawn to the king."""
    return tuple(letter(kind).in_(language) for kind in Kind)


def letter(kind: Kind) -> Message:
    """The letter of a kind of piece."""
    return Message("chess-letter", kind=kind.name.lower())


def short_notation(state: ChessState, move: Move) -> Message:
    """A legal move in the usual short notation, whose letters are those of whoever reads it."""
    found = _SHORT.fullmatch(written := san(state, move))
    if found is None or not (found[1] or found[3]):
        return Message("common-verbatim", text=written)
    piece = letter(_KINDS[(found[3] or found[1]).lower()])
    return Message(
        "chess-move-promoting" if found[3] else "chess-move", piece=piece, to=found[2], check=found[4]
    )


def _in_english(written: str, language: Language) -> str:
    read = zip(letters(language), letters(Language.ENGLISH), strict=True)
    return written.translate({ord(one): english for one, english in read if len(one) == 1})


def find_move(state: ChessState, text: str) -> Move:
    """Find the legal move, by squares or in short notation with the letters of any language, English first.

    Raises `NotationError` where there is none, or several. `R` is a rook, or a king where no rook can go.
    """
    if _UCI.fullmatch(text.strip().lower()):
        return read_move(text)
    typed = _TYPED.fullmatch(text.strip())
    written, push = ("", None) if typed is None else typed.groups()
    readings = dict.fromkeys((written, *(_in_english(written, language) for language in languages())))
    found = next(filter(None, (_parsed(state, reading) for reading in readings)), None)
    if found is None and state.outcome is not None:
        raise NotationError(Message("chess-over"))
    if found is None:
        raise NotationError(Message("chess-not-legal", text=text.strip(), choices=choices(state)))
    return Move(found.start, found.end, found.promotion, None if push is None else square_named(push))


def _parsed(state: ChessState, text: str) -> Move | None:
    """The move, if the text is one. Raises `NotationError` for one that may be several."""
    try:
        move = board_of(state.position).parse_san(text)
    except chess.AmbiguousMoveError as wrong:
        raise NotationError(Message("chess-ambiguous", text=text)) from wrong
    except ValueError:
        return None
    return read_move(move.uci())


def choices(state: ChessState, most: int = 8) -> str:
    """Some legal moves as people write them, and how many there are if not all are shown."""
    moves: Sequence[Move] = [act for act in state.actions() if isinstance(act, Move)]
    more = f", … ({len(moves)})" if len(moves) > most else ""
    return (", ".join(san(state, move) for move in moves[:most]) or "-") + more
