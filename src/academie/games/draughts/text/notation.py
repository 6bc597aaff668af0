"""The text of draughts: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

from academie.games.draughts.arbiter import ArbitratedState, acts
from academie.games.draughts.arbiter.acts import Jouer
from academie.games.draughts.arbiter.faults import FaultMade, Ruling
from academie.games.draughts.arbiter.possible_acts import reach
from academie.games.draughts.law import DAMES, DraughtsRules, DraughtsState
from academie.games.draughts.law.acts import LaisserDamer, Move, OffrirDeDamer, QuitterRemise, RefuserDeDamer
from academie.games.draughts.law.board import Square
from academie.games.draughts.text.move import choices, is_short, meant_move, move_text, read_move
from academie.games.draughts.text.position import heard, read_state_line, state_line, table_line
from academie.games.draughts.text.words import describe, describe_ruling
from academie.kernel import CHANCE, Action, Event, Language, NotationError, RuleSet, Seat, State
from academie.kernel.hand_act import HandAct
from academie.notation.codec import Notation, possible
from academie.notation.hand_acts import Hands, Try, Verb, counted, is_hand_act, plain, tries
from academie.notation.seats import NAMES

JOUER: Final = "jouer"


def _of_square(word: str, kind: type[acts.SquareAct]) -> Verb:
    return counted(word, kind, lambda by, number: kind(by, Square(number)), attrgetter("square"))


def _read_jouer(by: Seat, text: str) -> acts.Jouer:
    return acts.Jouer(by, read_move(text))


HANDS: Final = Hands(
    (
        plain("adouber", acts.Adouber),
        _of_square("toucher", acts.Toucher),
        Verb(JOUER, acts.Jouer, lambda act: move_text(act.move), _read_jouer),
        _of_square("souffler", acts.Souffler),
        plain("faire-prendre", acts.FairePrendre),
        _of_square("faire-jouer", acts.FaireJouer),
        plain("faire-rejouer", acts.FaireRejouer),
        plain("consentir", acts.Consentir),
        plain("laisser", acts.Laisser),
        plain("refuser", acts.Refuser),
        plain("quitter", acts.Quitter),
        plain("proposer-de-quitter", acts.ProposerDeQuitter),
        plain("accorder", acts.Accorder),
    )
)


WORDS: Final[dict[str, Action]] = {
    "offrir-de-damer": OffrirDeDamer(),
    "laisser-damer": LaisserDamer(),
    "refuser-de-damer": RefuserDeDamer(),
    "quitter-remise": QuitterRemise(),
}


class DamesNotation(Notation[Any]):
    """Acts like `32-28` and `32x21(27)`, or `white jouer 32-28`; states like `W:W31,K40:B1,2 quiet=3`.

    A table with hands is kept by its record: its line shows it to people and cannot be read back.
    """

    def act(self, act: Action) -> str:
        if isinstance(act, Move):
            return move_text(act)
        if isinstance(act, HandAct):
            return HANDS.text(act)
        return next(word for word, known in WORDS.items() if known == act)

    def read_act(self, text: str) -> Action:
        word = text.strip().lower()
        if is_hand_act(word):
            return HANDS.read(word)
        return WORDS[word] if word in WORDS else read_move(word)

    def meant(self, state: State[Any], text: str) -> Action:
        """The act, or the legal move told by its squares. Legal moves come with their route."""
        if isinstance(state, DraughtsState) and is_short(text):
            return meant_move(state, text)
        if isinstance(state, ArbitratedState):
            return self._by_hand(state, text.lower())
        act = self.read_act(text)
        return next((legal for legal in state.actions() if legal == act), act)

    def _by_hand(self, table: ArbitratedState, text: str) -> Action:
        """The act of hands meant: who acts may be left out, and so may what a lawful move takes."""
        actor = table.actor
        if actor is None or actor is CHANCE or text in WORDS or is_hand_act(text):
            return self.read_act(text)
        if not is_short(text):
            return HANDS.read(f"{NAMES[actor]} {text}")
        try:
            return Jouer(actor, meant_move(table.scene.partie, text))
        except NotationError:
            return Jouer(actor, read_move(text))

    def takes(self, state: State[Any], act: Action) -> bool:
        return isinstance(state, ArbitratedState) or super().takes(state, act)

    def choices(self, state: State[Any], most: int = 8) -> str:
        if isinstance(state, ArbitratedState):
            return super().choices(state, most)
        assert isinstance(state, DraughtsState)
        words = [word for word, act in WORDS.items() if act in state.actions()]
        return ", ".join((choices(state, most), *words))

    def state(self, state: State[Any]) -> str:
        if isinstance(state, ArbitratedState):
            return table_line(state)
        assert isinstance(state, DraughtsState)
        return state_line(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> DraughtsState:
        rules = DAMES.default if ruleset is None else ruleset
        assert isinstance(rules, DraughtsRules)
        return possible(read_state_line(text, rules))

    def heard(self, before: State[Any], after: State[Any]) -> Sequence[Event]:
        if isinstance(before, ArbitratedState) and isinstance(after, ArbitratedState):
            return heard(before, after)
        return super().heard(before, after)

    def tries(self, state: State[Any], seat: Seat) -> Sequence[Try]:
        return tries(map(self.act, reach(state.scene, seat))) if isinstance(state, ArbitratedState) else ()

    def describe(self, event: Event, language: Language) -> str:
        if isinstance(event, FaultMade | Ruling):
            return describe_ruling(event, language)
        return describe(event, language)


NOTATION: Final = DamesNotation()
