"""The levels of chess as people are told of them; neither python-chess nor Stockfish is started for that."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.chess.law.python_chess import NEEDED
from academie.games.chess.players.simple import SimpleEchecs
from academie.games.chess.players.stockfish import MISSING, stockfish_program
from academie.kernel import Text


def _made(name: str, seed: int | None, forget: float) -> Player:
    """The player of a level; there is nothing to mark at chess."""
    del forget
    from academie.games.chess.players.levels import STRENGTHS, StockfishEchecs  # noqa: PLC0415

    return StockfishEchecs(STRENGTHS[name], seed)


def _lack() -> Text | None:
    if find_spec("chess") is None:
        return NEEDED
    return None if stockfish_program() else MISSING


LEVELS: Final = ladder(
    (
        Text(
            "Stockfish à peine éveillé : se contente de coups qui perdent un pion.",
            "Stockfish half asleep: content with moves that lose a pawn.",
        ),
        Text("Distrait : laisse passer de petites fautes.", "Absent-minded: small mistakes slip through."),
        Text("Joue comme un bon débutant.", "Plays like a good beginner."),
        Text("Joue comme un habitué de café.", "Plays like a café regular."),
        Text("Se trompe rarement de beaucoup.", "Seldom errs by much."),
        Text(
            "Ne commet que des inexactitudes.",
            "Is inexact at times, and no worse.",
        ),
        Text(
            "Examine cent mille positions par coup : très fort.",
            "Looks at 100,000 positions a move: very strong.",
        ),
        Text(
            "Examine un million de positions par coup : plus fort que quiconque.",
            "Looks at a million positions a move: stronger than anybody.",
        ),
    ),
    _made,
    _lack,
    ("stockfish", Text("Stockfish", "Stockfish")),
)

PLAYERS: Final = Players(lambda seed, forget: SimpleEchecs(), LEVELS)
