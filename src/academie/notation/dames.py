"""The text of draughts: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

from typing import Any, Final

from academie.kernel import Action, Event, Language, RuleSet, SetupError, State
from academie.notation.codec import Notation
from academie.notation.dames_move import choices, is_short, meant_move, move_text, read_move
from academie.notation.dames_position import read_state_line, state_line
from academie.notation.dames_words import describe
from academie.rules.draughts import DAMES, DraughtsRules, PartieDeDames
from academie.rules.draughts.acts import LaisserDamer, Move, OffrirDeDamer, QuitterRemise, RefuserDeDamer

WORDS: Final[dict[str, Action]] = {
    "offrir-de-damer": OffrirDeDamer(),
    "laisser-damer": LaisserDamer(),
    "refuser-de-damer": RefuserDeDamer(),
    "quitter-remise": QuitterRemise(),
}


class DamesNotation(Notation[Any]):
    """Acts like `32-28` and `32x21(27)`; states like `W:W31,K40:B1,2 quiet=3`."""

    def act(self, act: Action) -> str:
        if isinstance(act, Move):
            return move_text(act)
        return next(word for word, known in WORDS.items() if known == act)

    def read_act(self, text: str) -> Action:
        word = text.strip().lower()
        return WORDS[word] if word in WORDS else read_move(word)

    def meant(self, state: State[Any], text: str) -> Action:
        """The act, or the legal move told by its squares. Legal moves come with their route."""
        if isinstance(state, PartieDeDames) and is_short(text):
            return meant_move(state, text)
        act = self.read_act(text)
        return next((legal for legal in state.actions() if legal == act), act)

    def choices(self, state: State[Any], most: int = 8) -> str:
        assert isinstance(state, PartieDeDames)
        words = [word for word, act in WORDS.items() if act in state.actions()]
        return ", ".join((choices(state, most), *words))

    def state(self, state: State[Any]) -> str:
        assert isinstance(state, PartieDeDames)
        return state_line(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> PartieDeDames:
        rules = DAMES.default if ruleset is None else ruleset
        assert isinstance(rules, DraughtsRules)
        state = read_state_line(text, rules)
        if reasons := state.flaws():
            raise SetupError(reasons)
        return state

    def describe(self, event: Event, language: Language) -> str:
        return describe(event, language)
