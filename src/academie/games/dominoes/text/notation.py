"""The text of dominoes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.arbiter.acts import Presenter
from academie.games.dominoes.arbiter.events import FaultMade, Ruling
from academie.games.dominoes.arbiter.possible_acts import reach
from academie.games.dominoes.law import DOMINOS, DominoRules, DominoState
from academie.games.dominoes.law.acts import Battre, Bouder, Poser, Poseur, Prendre
from academie.games.dominoes.text.hand_acts import BOUDE, HANDS, PRESENTER
from academie.games.dominoes.text.position import read_state_line, state_line
from academie.games.dominoes.text.rulings import describe_ruling
from academie.games.dominoes.text.seats import NAMES, PLAYER, SEATS
from academie.games.dominoes.text.table import table_line
from academie.games.dominoes.text.tiles import halves_text, read_halves, read_tile
from academie.games.dominoes.text.words import describe
from academie.kernel import Action, Event, Language, NotationError, RuleSet, Seat, State, Text
from academie.kernel.hand_act import HandAct
from academie.notation.codec import Notation, possible
from academie.notation.hand_acts import Attempt, attempts, is_hand_act

WORDS: Final[dict[str, Action]] = {"battre": Battre(), "boude": Bouder()}
POSEUR: Final = "poseur"
PRENDRE: Final = "prendre"


class DominosNotation(Notation[Any]):
    """Acts are `6-3` (its 6 to the line, its 3 open), `boude` and `battre`.

    Those of chance are `poseur j2` and `prendre 6-3`. At a table with hands they begin with their seat, as
    `j1 presenter 6-3`; a person may leave out the seat, and `presenter`, where he is to play.
    """

    def act(self, act: Action) -> str:
        match act:
            case HandAct():
                return HANDS.text(act)
            case Poser():
                return halves_text((act.inner, act.outer))
            case Prendre():
                return f"{PRENDRE} {halves_text(act.tile)}"
            case Poseur():
                return f"{POSEUR} {NAMES[act.seat]}"
            case _:
                return next(word for word, known in WORDS.items() if known == act)

    def read_act(self, text: str) -> Action:
        if is_hand_act(text.strip(), NAMES):
            return HANDS.read(text)
        word, _, rest = text.strip().partition(" ")
        if text.strip() in WORDS:
            return WORDS[text.strip()]
        if word == PRENDRE:
            return Prendre(read_tile(rest))
        if word == POSEUR and rest in SEATS:
            return Poseur(SEATS[rest])
        if not word[:1].isdecimal():
            raise NotationError(
                Text(
                    f"{text.strip()!r} n'est pas un acte : posez un dé, comme 6-3, ou dites boude",
                    f"{text.strip()!r} is no act of dominoes: lay a dé, as 6-3, or say boude",
                )
            )
        return Poser(*read_halves(text))

    def parse_in(self, state: State[Any], text: str) -> Action:
        """The act, told by either half first where the dé can be laid in one way only."""
        if isinstance(state, ArbitratedState):
            return self._meant_by_hand(state, text)
        act = self.read_act(text)
        if isinstance(act, Poser) and act not in state.actions():
            turned = Poser(act.outer, act.inner)
            return turned if turned in state.actions() else act
        return act

    def _meant_by_hand(self, table: ArbitratedState, text: str) -> Action:
        """The act, of the player to act unless it says whose; a bare dé is laid, `boude` is said."""
        actor = table.actor
        if not isinstance(actor, int) or is_hand_act(text, NAMES) or text == "battre":
            return self.read_act(text)
        if text == "boude":
            return HANDS.read(f"{NAMES[actor]} {BOUDE}")
        if not text[:1].isdecimal():
            return HANDS.read(f"{NAMES[actor]} {text}")
        act = HANDS.read(f"{NAMES[actor]} {PRESENTER} {text}")
        assert isinstance(act, Presenter)
        turned = Presenter(actor, act.outer, act.inner, act.outer)
        regular = table.actions()
        return turned if turned in regular and act not in regular else act

    def accepts(self, state: State[Any], act: Action) -> bool:
        return isinstance(state, ArbitratedState) or super().accepts(state, act)

    def state(self, state: State[Any]) -> str:
        if isinstance(state, ArbitratedState):
            return table_line(state)
        assert isinstance(state, DominoState)
        return state_line(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> DominoState:
        rules = DOMINOS.default if ruleset is None else ruleset
        assert isinstance(rules, DominoRules)
        return possible(read_state_line(text, rules))

    def player(self, seat: Seat) -> Text:
        return PLAYER[seat]

    def attempts(self, state: State[Any], seat: Seat) -> Sequence[Attempt]:
        return attempts(map(self.act, reach(state.scene, seat))) if isinstance(state, ArbitratedState) else ()

    def describe(self, event: Event, language: Language) -> str:
        if isinstance(event, FaultMade | Ruling):
            return describe_ruling(event, language)
        return describe(event, language)


NOTATION: Final = DominosNotation()
