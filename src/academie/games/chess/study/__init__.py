"""How studies of chess are played; python-chess is asked for only once one is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from academie.games.chess.law import ECHECS, ChessRules, ChessState
from academie.games.chess.law.acts import Move
from academie.games.chess.law.fen import read_fen
from academie.games.chess.law.position import square_name
from academie.games.chess.law.state import set_up
from academie.games.chess.text import EchecsNotation
from academie.games.chess.text.move import find_move, in_language, san
from academie.kernel import Citation, NotationError, RuleSet, Seat, Source
from academie.library.line import Moves
from academie.library.play import ILLEGAL, Replay, StudyRules, replayed
from academie.words import Language, Text

KINDS: Final[Mapping[str, str]] = {
    "p": "pawn",
    "n": "knight",
    "b": "bishop",
    "r": "rook",
    "q": "queen",
    "k": "king",
}


class EchecsPlay(StudyRules[ChessState, Move]):
    """Chess. Its boards are states without a past, so that no repetition ends a line."""

    rulesets = (ECHECS.ruleset("fide"), ECHECS.ruleset("philidor"))
    reach = ECHECS.ruleset("fide")

    def pieces(self, text: str) -> Counter[str]:
        placement, *_ = text.split()
        return Counter(KINDS[letter] for letter in placement.lower() if letter in KINDS)

    def board(self, text: str) -> ChessState:
        return set_up(ECHECS.ruleset("fide"), read_fen(text, ECHECS.ruleset("fide").movement))

    def replay(self, start: ChessState, line: Moves, rules: RuleSet) -> Replay[ChessState, Move]:
        assert isinstance(rules, ChessRules)
        return replayed(
            replace(start, rules=rules),
            line,
            find=_found,
            after=lambda state, move: replace(state.apply(move), seen=(), quiet=0),
            legal=lambda state: tuple(san(state, move) for move in state.moves),
        )

    def state(self, position: ChessState) -> ChessState:
        return position

    def turn(self, position: ChessState) -> Seat:
        return position.position.turn

    def resolve(self, position: ChessState, answer: str) -> str:
        move = EchecsNotation().resolve(position, answer)
        assert isinstance(move, Move)
        return san(position, move)

    def start(self, position: ChessState, move: str) -> str:
        return square_name(find_move(position, move).start)

    def proven(self, position: ChessState, move: str, winner: Seat) -> bool:
        outcome = position.apply(find_move(position, move)).outcome
        return outcome is not None and outcome.winners == (winner,)

    def why(self, position: ChessState, move: str, rules: RuleSet) -> tuple[Text, Citation]:
        del position, move
        assert isinstance(rules, ChessRules)
        return ILLEGAL, rules.taking

    def spoken(self, move: str, language: Language) -> str:
        return in_language(move, language)


def _found(state: ChessState, text: str) -> Move | None:
    try:
        move = find_move(state, text)
    except NotationError:
        return None
    return move if move in state.moves else None


def play_by(source: Source) -> EchecsPlay:
    """How studies are played, whatever their source."""
    del source
    return EchecsPlay()
