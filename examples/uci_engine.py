#!/usr/bin/env python3
"""A chess engine that speaks as much UCI as academie asks for: it counts pieces after each move.

chmod +x examples/uci_engine.py
ACADEMIE_STOCKFISH=examples/uci_engine.py academie play echecs --level 3
"""

from __future__ import annotations

import sys

import chess

VALUES = {"p": 100, "n": 300, "b": 300, "r": 500, "q": 900, "k": 0}


def say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


def material(board: chess.Board) -> int:
    """Pieces ahead, in hundredths of a pawn, for who is to move."""
    return sum(
        VALUES[piece.symbol().lower()] * (1 if piece.color == board.turn else -1)
        for piece in board.piece_map().values()
    )


def score(board: chess.Board, move: chess.Move) -> int:
    after = board.copy()
    after.push(move)
    return -material(after)


def set_up(words: list[str]) -> chess.Board:
    """The board of `position startpos|fen FEN [moves …]`."""
    head, _, moves = " ".join(words).partition(" moves ")
    board = chess.Board() if head.startswith("startpos") else chess.Board(head.removeprefix("fen "))
    for move in moves.split():
        board.push_uci(move)
    return board


def go(board: chess.Board, words: list[str], lines: int) -> None:
    """The best of the moves asked about, `lines` of them told."""
    asked = words[words.index("searchmoves") + 1 :] if "searchmoves" in words else []
    named = {move.uci() for move in board.legal_moves}
    moves = [chess.Move.from_uci(word) for word in asked if word in named] or [*board.legal_moves]
    ranked = sorted(moves, key=lambda move: -score(board, move))
    for place, move in enumerate(ranked[:lines], 1):
        say(f"info depth 1 multipv {place} score cp {score(board, move)} nodes {len(moves)} pv {move.uci()}")
    say(f"bestmove {ranked[0].uci() if ranked else '0000'}")


def main() -> None:
    board, lines = chess.Board(), 1
    for text in sys.stdin:
        match text.split():
            case ["uci"]:
                options = (
                    "Threads type spin default 1 min 1 max 1",
                    "Hash type spin default 16 min 1 max 1024",
                )
                say("id name Example", *(f"option name {option}" for option in options))
                say("option name MultiPV type spin default 1 min 1 max 256", "uciok")
            case ["isready"]:
                say("readyok")
            case ["setoption", "name", "MultiPV", "value", number]:
                lines = int(number)
            case ["position", *words]:
                board = set_up(words)
            case ["go", *words]:
                go(board, words, lines)
            case ["quit"]:
                return
            case _:
                pass


if __name__ == "__main__":
    main()
