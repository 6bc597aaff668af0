"""The kinds of statements about chess, judged by Stockfish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.claims.check import Check, Power, loaded
from academie.games.chess.players.stockfish import stockfish_program
from academie.words import Message


def _lacks_stockfish() -> str | None:
    return None if stockfish_program() else "stockfish"


CHECKS: Final[Mapping[str, Check]] = {
    "chess-line": Check(
        Message("chess-claim-line"),
        1,
        Power.MEASURES,
        loaded("academie.games.chess.claims.lines:check_line"),
        _lacks_stockfish,
        outside=True,
        ruleset="fide",
    ),
}
