"""The text of dominoes."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

from academie.games.dominoes.arbiter import ArbitratedState, acts
from academie.games.dominoes.arbiter.acts import Presenter
from academie.games.dominoes.arbiter.faults import FaultMade, Ruling
from academie.games.dominoes.arbiter.table import reach
from academie.games.dominoes.law import DOMINOS, DominoRules, DominoState
from academie.games.dominoes.law.acts import Battre, Bouder, Poser, Poseur, Prendre
from academie.games.dominoes.text.position import read_state_line, state_line, table_line
from academie.games.dominoes.text.tiles import NAMES, PLAYER, SEATS, halves_text, read_halves, read_tile
from academie.games.dominoes.text.words import describe, describe_ruling
from academie.kernel import Action, Event, Language, NotationError, RuleSet, Seat, State, Text
from academie.kernel.hand_act import HandAct
from academie.notation.codec import Notation, possible
from academie.notation.hand_acts import Hands, Try, Verb, counted, is_hand_act, plain, tries

PRESENTER: Final = "presenter"
BOUDE: Final = "je-boude"
SUR: Final = " sur "
"""Before the number of the end where a dé is laid that does not fit there."""


def _laid_text(act: acts.Presenter) -> str:
    laid = halves_text((act.inner, act.outer))
    return laid if act.on == act.inner else f"{laid}{SUR}{act.on}"


def _read_laid(by: Seat, text: str) -> acts.Presenter | None:
    laid, _, end = text.partition(SUR)
    inner, outer = read_halves(laid)
    if not end:
        return acts.Presenter(by, inner, outer, inner)
    return acts.Presenter(by, inner, outer, int(end)) if end in {*"0123456"} else None


def _named_text(act: acts.Annoncer) -> str:
    return halves_text(act.tile)


def _offender_text(act: acts.Exiger) -> str:
    return NAMES[act.offender]


def _read_offender(by: Seat, text: str) -> acts.Exiger | None:
    return acts.Exiger(by, SEATS[text]) if text in SEATS else None


HANDS: Final = Hands(
    (
        Verb(PRESENTER, acts.Presenter, _laid_text, _read_laid),
        plain(BOUDE, acts.DireBoude),
        Verb(
            "annoncer",
            acts.Annoncer,
            _named_text,
            lambda by, text: acts.Annoncer(by, read_tile(text)),
        ),
        plain("se-reprendre", acts.SeReprendre),
        Verb("exiger", acts.Exiger, _offender_text, _read_offender),
        counted("faire-poser", acts.FairePoser, acts.FairePoser, attrgetter("on")),
        plain("faire-reprendre", acts.FaireReprendre),
        plain("exiger-l-annonce", acts.ExigerAnnonce),
        plain("defendre", acts.Defendre),
        plain("laisser", acts.Laisser),
    ),
    NAMES,
)


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

    def meant(self, state: State[Any], text: str) -> Action:
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

    def takes(self, state: State[Any], act: Action) -> bool:
        return isinstance(state, ArbitratedState) or super().takes(state, act)

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

    def tries(self, state: State[Any], seat: Seat) -> Sequence[Try]:
        return tries(map(self.act, reach(state.scene, seat))) if isinstance(state, ArbitratedState) else ()

    def describe(self, event: Event, language: Language) -> str:
        if isinstance(event, FaultMade | Ruling):
            return describe_ruling(event, language)
        return describe(event, language)


NOTATION: Final = DominosNotation()
