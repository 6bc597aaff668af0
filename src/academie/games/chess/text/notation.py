"""The text of chess: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

from typing import Final

from academie.games.chess.law import ECHECS, ChessRules, ChessState
from academie.games.chess.law.acts import ChessAction, Move, ReclamerRemise
from academie.games.chess.text.move import choices, meant_move, move_text, read_move
from academie.games.chess.text.position import read_state_line, state_line
from academie.games.chess.text.words import describe
from academie.kernel import Event, Language, RuleSet, State
from academie.notation.codec import Notation, possible

CLAIM: Final = "reclamer-remise"


class EchecsNotation(Notation[ChessAction]):
    """Acts like `e2e4` and `e7e8q`; states as a FEN with fields. People may type `Nf3` or `Cf3`."""

    def act(self, act: ChessAction) -> str:
        return move_text(act) if isinstance(act, Move) else CLAIM

    def read_act(self, text: str) -> ChessAction:
        return ReclamerRemise() if text.strip().lower() == CLAIM else read_move(text)

    def parse_in(self, state: State[ChessAction], text: str) -> ChessAction:
        assert isinstance(state, ChessState)
        return ReclamerRemise() if text.lower() == CLAIM else meant_move(state, text)

    def choices(self, state: State[ChessAction], most: int = 8) -> str:
        assert isinstance(state, ChessState)
        claim = (CLAIM,) if ReclamerRemise() in state.actions() else ()
        return ", ".join((choices(state, most), *claim))

    def state(self, state: State[ChessAction]) -> str:
        assert isinstance(state, ChessState)
        return state_line(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> ChessState:
        rules = ECHECS.default if ruleset is None else ruleset
        assert isinstance(rules, ChessRules)
        return possible(read_state_line(text, rules))

    def describe(self, event: Event, language: Language) -> str:
        return describe(event, language)


NOTATION: Final = EchecsNotation()
