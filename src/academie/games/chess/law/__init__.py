"""Chess as the registry knows it, and how a game begins."""

from __future__ import annotations

from typing import Final

from academie.games.chess.law.acts import ChessAction
from academie.games.chess.law.fen import read_fen
from academie.games.chess.law.position import SET_OUT, Position
from academie.games.chess.law.python_chess import ChessMissing
from academie.games.chess.law.rules import RULESETS, ChessOptions, ChessRules
from academie.games.chess.law.state import COUP, ChessState, set_up
from academie.kernel import BLACK, AcademieError, Law, OptionError, Options
from academie.words import Message, Text

__all__ = ["ECHECS", "ChessRules", "ChessState", "Position"]


class Echecs(Law[ChessAction, ChessRules]):
    """Chess. Starting a game raises `ChessMissing` where python-chess is not installed."""

    key = "echecs"
    rulesets = RULESETS
    options_class = ChessOptions

    def start(self, ruleset: ChessRules | None = None, options: Options | None = None) -> ChessState:
        rules, said = self.agreed(ChessOptions, ruleset, options)
        if said.position is not None:
            if said.first is not None:
                raise OptionError(Message("chess-position-first"))
            return _placed(rules, said.position)
        if said.first == BLACK and not rules.either_may_begin:
            raise OptionError(_white_begins(rules))
        turn = SET_OUT.turn if said.first is None else said.first
        in_a_row = rules.opening_moves.value
        opening = COUP * in_a_row if in_a_row > 1 else 0
        return ChessState(rules, SET_OUT._replace(turn=turn), opening=opening)


def _white_begins(rules: ChessRules) -> Text:
    article = rules.either_may_begin.citation
    return Message("chess-white-begins", rules=rules.id, article=article)


def _placed(rules: ChessRules, fen: str) -> ChessState:
    try:
        return set_up(rules, read_fen(fen, rules.movement))
    except ChessMissing:
        raise
    except AcademieError as wrong:
        raise OptionError(Message("chess-bad-position", position=fen, wrong=wrong.text)) from wrong


ECHECS: Final = Echecs()
