"""The text of draughts: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any, Final

from academie.games.draughts.arbiter import ArbitratedState, acts
from academie.games.draughts.arbiter.acts import Jouer
from academie.games.draughts.arbiter.faults import FaultMade, Ruling
from academie.games.draughts.arbiter.table import possible_acts
from academie.games.draughts.arbiter.table_state import fault_made
from academie.games.draughts.law import DAMES, DraughtsRules, DraughtsState, Phase
from academie.games.draughts.law.acts import SPOKEN_ACTS, Move
from academie.games.draughts.law.board import Square
from academie.games.draughts.law.fen import fen, read_fen
from academie.games.draughts.law.limits import Limit
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.text.move import choices, find_move, is_short, move_text, read_move
from academie.games.draughts.text.words import event_message
from academie.kernel import CHANCE, Action, Event, NotationError, RuleSet, Seat, State
from academie.kernel.action import HandAct
from academie.notation.codec import Notation, Players, possible
from academie.notation.fields import Fields
from academie.notation.hand_acts import (
    Attempt,
    Hands,
    Verb,
    announced_with_ruling,
    attempts,
    counted,
    is_hand_act,
    plain,
)
from academie.notation.seats import NAMES, SEATS
from academie.words import Message, Text, listed

EVEN: Final = (1, 1)
TRUTH = {"true": True, "false": False}


def state_line(state: DraughtsState) -> str:
    """The position and its fields."""
    return " ".join((fen(state.position), *_fields(state)))


def _fields(state: DraughtsState) -> list[str]:
    agreement, limit = state.agreement, state.limit
    pairs = {
        "phase": state.phase is not Phase.PLAY and state.phase.value,
        "limit": limit is not None and f"{NAMES[limit.lone]}:{limit.left}",
        "quiet": state.quiet and str(state.quiet),
        "seen": ";".join(map(fen, state.seen)),
        "qui_perd_gagne": agreement.qui_perd_gagne and "true",
        "premier_a_dame": agreement.premier_a_dame and "true",
        "remise": agreement.remise is not None and NAMES[agreement.remise],
        "giver": agreement.giver is not None and NAMES[agreement.giver],
        "stakes": agreement.stakes != EVEN and "-".join(map(str, agreement.stakes)),
    }
    return [f"{key}={value}" for key, value in pairs.items() if value]


def read_state_line(text: str, rules: DraughtsRules) -> DraughtsState:
    """The state written so. Raises `NotationError`; whether it is possible is not checked here."""
    words = text.split()
    first = next((nth for nth, word in enumerate(words) if "=" in word), len(words))
    damier = rules.damier.value
    fields = Fields(words[first:])
    state = DraughtsState(
        rules=rules,
        position=read_fen(" ".join(words[:first]), damier),
        agreement=_read_agreement(fields),
        phase=fields.take("phase", Phase) or Phase.PLAY,
        limit=fields.take("limit", _read_limit),
        quiet=fields.take("quiet", _read_count) or 0,
        seen=tuple(sorted(read_fen(word, damier) for word in fields.take("seen", _read_seen) or ())),
    )
    fields.done()
    return state


def _read_agreement(fields: Fields) -> Agreement:
    return Agreement(
        qui_perd_gagne=fields.take("qui_perd_gagne", TRUTH.__getitem__) or False,
        premier_a_dame=fields.take("premier_a_dame", TRUTH.__getitem__) or False,
        remise=fields.take("remise", SEATS.__getitem__),
        giver=fields.take("giver", SEATS.__getitem__),
        stakes=fields.take("stakes", _read_stakes) or EVEN,
    )


def _read_stakes(text: str) -> tuple[int, int]:
    white, black = map(_read_count, text.split("-"))
    return white, black


def _read_limit(text: str) -> Limit:
    lone, left = text.split(":")
    return Limit(SEATS[lone], _read_count(left))


def _read_count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise NotationError(Message("draughts-no-count", text=text))
    return int(text)


def _read_seen(text: str) -> list[str]:
    return text.split(";")


def table_line(table: ArbitratedState) -> str:
    """The position, then what was touched, what is open to challenge and what is obliged."""
    return " ".join((state_line(table.state.game), *_words(table)))


def _words(table: ArbitratedState) -> Iterator[str]:
    state = table.state
    if state.touched:
        yield f"touched:{_squares(state.touched)}"
    for fault in state.faults:
        yield f"{NAMES[fault.offender]}:{fault.kind.value}" + (
            f"({_squares(fault.huffable)})" if fault.huffable else ""
        )
    if state.committed is not None:
        yield f"souffler:{state.committed.square}"
    if state.bound is not None:
        yield f"obliged:{','.join(map(move_text, state.bound.moves))}"


def _squares(squares: tuple[int, ...]) -> str:
    return ",".join(map(str, squares))


def public_events(before: ArbitratedState, after: ArbitratedState) -> Sequence[Event]:
    """Events announced to both players after an act.

    The opponent must notice a fault: it is announced only with the ruling on it.
    """
    settled = (fault for fault in before.state.faults if fault not in after.state.faults)
    made = (fault_made(before.state, fault) for fault in settled)
    return announced_with_ruling(after.events, made, FaultMade, Ruling)


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


class DamesNotation(Notation[Any]):
    """Acts like `32-28` and `32x21(27)`, or `white jouer 32-28`; states like `W:W31,K40:B1,2 quiet=3`.

    A table with hands is kept by its record: its line shows it to people and cannot be read back.
    """

    def act(self, act: Action) -> str:
        if isinstance(act, Move):
            return move_text(act)
        if isinstance(act, HandAct):
            return HANDS.text(act)
        return next(word for word, known in SPOKEN_ACTS.items() if known == act)

    def read_act(self, text: str) -> Action:
        word = text.strip().lower()
        if is_hand_act(word):
            return HANDS.read(word)
        return SPOKEN_ACTS[word] if word in SPOKEN_ACTS else read_move(word)

    def parse_in(self, state: State[Any], text: str) -> Action:
        """The act, or the legal move given by its squares. Legal moves come with their route."""
        if isinstance(state, DraughtsState) and is_short(text):
            return find_move(state, text)
        if isinstance(state, ArbitratedState):
            return self._by_hand(state, text.lower())
        act = self.read_act(text)
        return next((legal for legal in state.actions() if legal == act), act)

    def _by_hand(self, table: ArbitratedState, text: str) -> Action:
        """Read an act by hand: the seat may be left out, and so may what a lawful move takes."""
        actor = table.actor
        if actor is None or actor is CHANCE or text in SPOKEN_ACTS or is_hand_act(text):
            return self.read_act(text)
        if not is_short(text):
            return HANDS.read(f"{NAMES[actor]} {text}")
        try:
            return Jouer(actor, find_move(table.state.game, text))
        except NotationError:
            return Jouer(actor, read_move(text))

    def accepts(self, state: State[Any], act: Action) -> bool:
        return isinstance(state, ArbitratedState) or super().accepts(state, act)

    def choices(self, state: State[Any], most: int = 8) -> Text:
        if isinstance(state, ArbitratedState):
            return super().choices(state, most)
        assert isinstance(state, DraughtsState)
        words = [word for word, act in SPOKEN_ACTS.items() if act in state.actions()]
        return listed((choices(state, most), *words))

    def state(self, state: State[Any]) -> str:
        if isinstance(state, ArbitratedState):
            return table_line(state)
        assert isinstance(state, DraughtsState)
        return state_line(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> DraughtsState:
        rules = DAMES.default if ruleset is None else ruleset
        assert isinstance(rules, DraughtsRules)
        return possible(read_state_line(text, rules))

    def public_events(self, before: State[Any], after: State[Any]) -> Sequence[Event]:
        if isinstance(before, ArbitratedState) and isinstance(after, ArbitratedState):
            return public_events(before, after)
        return super().public_events(before, after)

    def attempts(self, state: State[Any], seat: Seat) -> Sequence[Attempt]:
        return (
            attempts(map(self.act, possible_acts(state.state, seat)))
            if isinstance(state, ArbitratedState)
            else ()
        )

    def message(self, event: Event, players: Players) -> Text:
        return event_message(event, players)


NOTATION: Final = DamesNotation()
