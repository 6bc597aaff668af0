"""The text of trictrac: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import Throw
from academie.games.tables.text.acts import NOTHING, dice_text, play_text, read_dice, read_play
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.arbiter.events import FaultMade, Ruling
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, Undertake
from academie.games.trictrac.law.game import TRICTRAC
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.games.trictrac.text.hand_acts import HANDS
from academie.games.trictrac.text.position import position, read_position
from academie.games.trictrac.text.rulings import describe_ruling
from academie.games.trictrac.text.table import public_events, reached, table_line
from academie.games.trictrac.text.words import describe
from academie.kernel import CHANCE, WHITE, Action, Event, Language, RuleSet, Seat, State
from academie.kernel.hand_act import HandAct
from academie.notation.codec import Notation, possible
from academie.notation.hand_acts import Attempt, is_hand_act
from academie.notation.seats import NAMES

_WORDS: Final[dict[str, Action]] = {
    "tenir": Tenir(),
    "s-en-aller": SEnAller(),
    "plein": Undertake(Promise.PLEIN),
    "coin": Undertake(Promise.COIN),
    NOTHING: Play(),
}


class TrictracNotation(Notation[Any]):
    """Acts like `6-5` and `0/6 0/5`, or `white jeton 6`; states like `0x15/0x15 white dice=6-5`.

    A table with hands is kept by its record: its line shows it to people and cannot be read back.
    """

    def act(self, act: Action) -> str:
        match act:
            case FirstDice() | Throw():
                return dice_text(act)
            case Play():
                return play_text(act.moves)
            case HandAct():
                return HANDS.text(act)
            case _:
                return next(word for word, known in _WORDS.items() if known == act)

    def read_act(self, text: str) -> Action:
        word = text.strip().lower()
        if word in _WORDS:
            return _WORDS[word]
        if is_hand_act(word):
            return HANDS.read(word)
        return read_dice(word) or read_play(text, WHITE)

    def parse_in(self, state: State[Any], text: str) -> Action:
        if isinstance(state, TrictracState) and state.phase is Phase.PLAY and text.lower() not in _WORDS:
            return read_play(text, state.thrower)
        if isinstance(state, ArbitratedState) and state.actor is not CHANCE and not is_hand_act(text.lower()):
            assert state.actor is not None
            return HANDS.read(f"{NAMES[state.actor]} {text.lower()}")
        return self.read_act(text)

    def accepts(self, state: State[Any], act: Action) -> bool:
        if isinstance(state, ArbitratedState):
            return True
        return super().accepts(state, act)

    def state(self, state: State[Any]) -> str:
        if isinstance(state, ArbitratedState):
            return table_line(state)
        assert isinstance(state, TrictracState)
        return position(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> TrictracState:
        rules = TRICTRAC.default if ruleset is None else ruleset
        assert isinstance(rules, TrictracRules)
        return possible(read_position(text, rules))

    def public_events(self, before: State[Any], after: State[Any]) -> Sequence[Event]:
        if isinstance(before, ArbitratedState) and isinstance(after, ArbitratedState):
            return public_events(before, after)
        return super().public_events(before, after)

    def attempts(self, state: State[Any], seat: Seat) -> Sequence[Attempt]:
        return reached(state, seat) if isinstance(state, ArbitratedState) else ()

    def describe(self, event: Event, language: Language) -> str:
        if isinstance(event, FaultMade | Ruling):
            return describe_ruling(event, language)
        return describe(event, language)


NOTATION: Final = TrictracNotation()
