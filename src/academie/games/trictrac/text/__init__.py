"""The text of trictrac: see docs/notation.md, of which this is the implementation.

Acts by hand say who, what, and how much, as in `white jeton 6`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import Move
from academie.games.tables.text.acts import (
    NOTHING,
    describe_dice,
    describe_play,
    dice_text,
    name_of_point,
    play_text,
    read_dice,
    read_play,
)
from academie.games.trictrac.arbiter import ArbitratedState, acts
from academie.games.trictrac.arbiter.dice import manners
from academie.games.trictrac.arbiter.faults import FaultMade, Ruling
from academie.games.trictrac.arbiter.marks import Marks
from academie.games.trictrac.arbiter.possible_acts import MEN_A_THROW, placements
from academie.games.trictrac.arbiter.table_state import fault_made
from academie.games.trictrac.arbiter.throwing import DiceRuling, MotiveTold
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, Undertake
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.games.trictrac.text.dice_words import CHANCE_WORDS, VERBS, dice_message
from academie.games.trictrac.text.position import position, read_position
from academie.games.trictrac.text.words import message, ruling_message
from academie.kernel import CHANCE, WHITE, Action, Event, NotationError, RuleSet, Seat, State, other
from academie.kernel.action import HandAct
from academie.notation.codec import Notation, Players, possible
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
from academie.words import Message, Text, listed, spaced, verbatim

EVERYTHING: Final = "tout"


def _of(word: str, kind: type[acts.Dedoubler | acts.Signaler]) -> Verb:
    """An act that names a seat."""
    return Verb(word, kind, _whose, lambda by, rest: kind(by, SEATS[rest]) if rest in SEATS else None)


def _whose(act: acts.Dedoubler | acts.Signaler) -> str:
    return NAMES[act.of]


def _adouber(by: Seat, rest: str) -> acts.Adouber | None:
    return acts.Adouber(by, tout=bool(rest)) if rest in {"", EVERYTHING} else None


def _lacher(by: Seat, rest: str) -> acts.Lacher:
    moves = read_play(rest, by).moves
    if len(moves) != 1:
        raise NotationError(Message("trictrac-lacher-one"))
    return acts.Lacher(by, moves[0])


HANDS: Final = Hands(
    (
        plain("jeter", acts.Jeter),
        plain("doubler", acts.Doubler),
        plain("effacer", acts.Effacer),
        plain("pavillon", acts.Pavillon),
        plain("je-tiens", acts.JeTiens),
        plain("je-m-en-vais", acts.JeMEnVais),
        plain("lever", acts.Lever),
        plain("accorder", acts.Accorder),
        plain("corriger", acts.Corriger),
        plain("entiere", acts.Entiere),
        plain("rectifier", acts.Rectifier),
        plain("faire-marquer", acts.FaireMarquer),
        plain("faire-rejouer", acts.FaireRejouer),
        counted("jeton", acts.Jeton, acts.Jeton, attrgetter("to")),
        counted("autre-jeton", acts.AutreJeton, acts.AutreJeton, attrgetter("to")),
        counted("fichet", acts.Fichet, acts.Fichet, attrgetter("to")),
        counted("dire", acts.Dire, acts.Dire, attrgetter("points")),
        counted("toucher", acts.Toucher, acts.Toucher, attrgetter("point")),
        counted("ecole", acts.Ecole, acts.Ecole, attrgetter("points")),
        _of("dedoubler", acts.Dedoubler),
        _of("signaler", acts.Signaler),
        Verb("adouber", acts.Adouber, lambda act: EVERYTHING if act.tout else "", _adouber),
        Verb("lacher", acts.Lacher, lambda act: play_text((act.move,)), _lacher),
        Verb(
            "bois",
            acts.Bois,
            lambda act: play_text(act.moves),
            lambda by, rest: acts.Bois(by, read_play(rest, by).moves),
        ),
        Verb(
            "faire-jouer",
            acts.FaireJouer,
            lambda act: play_text(act.play.moves),
            lambda by, rest: acts.FaireJouer(by, read_play(rest, by)),
        ),
        *VERBS,
    )
)


def table_line(table: ArbitratedState) -> str:
    """The position, what the table waits for, what each side's jetons and fichet show, and men touched."""
    state = table.state
    sides = (f"{name}:{side(shown)}" for name, shown in zip(NAMES, state.marks, strict=True))
    touched = (f"touched={','.join(map(str, state.touched))}",) if state.touched else ()
    early = state.throwing.early
    known = (f"early={dice_text(early[1])}",) if early else ()
    offered = (f"offered={dice_text(state.throwing.offered)}",) if state.throwing.offered else ()
    shown = (*sides, *touched, *known, *offered)
    return " ".join((position(state.position), f"moment={state.moment.value}", *shown))


def side(shown: Marks) -> str:
    """Points and holes shown, `*` for a second jeton, `+n` for a jeton left behind, `!` for the pavillon."""
    marks = ("*" if shown.double else "") + (f"+{shown.behind}" if shown.behind else "")
    return f"{shown.points}{marks}/{shown.holes}" + ("!" if shown.pavillon else "")


def public_events(before: ArbitratedState, after: ArbitratedState) -> Sequence[Event]:
    """The events announced to the table after an act.

    In good company faults are announced as they happen. In rigour the adversary must see them himself: they
    are announced only with the ruling that takes them up or lets them pass.
    """
    if after.strictness.self_correction:
        return after.events
    return announced_with_ruling(after.events, _settled(before, after), FaultMade, Ruling)


def _settled(before: ArbitratedState, after: ArbitratedState) -> Iterator[Event]:
    """The faults that were open and are no more, without what they might have cost.

    Whoever marks an école in rigour need not say at once what it is for (LEP rule 62).
    """
    unexplained = after.state.throwing.motives != before.state.throwing.motives
    silent = manners(after.state).coups_untold.value and unexplained
    for fault in before.state.faults:
        if fault not in after.state.faults and not silent:
            yield replace(fault_made(before.state, fault), points=0)


def attempts_at(table: ArbitratedState, seat: Seat) -> tuple[Attempt, ...]:
    """All that a seat may try; a play is given by where each man can be put."""
    found = attempts(map(HANDS.text, table.tries(seat)))
    moves = tuple(play_text((move,)) for move in placements(table.state, seat))
    return (*found, Attempt(f"{NAMES[seat]} bois", moves, MEN_A_THROW)) if moves else found


_WORDS: Final[dict[str, Action]] = {
    "tenir": Tenir(),
    "s-en-aller": SEnAller(),
    "plein": Undertake(Promise.PLEIN),
    "coin": Undertake(Promise.COIN),
    NOTHING: Play(),
    **CHANCE_WORDS,
}


def _describe_hand(state: State[Any], act: HandAct) -> Text:
    """An act by hand with the names of the flèches it is about."""
    match act:
        case acts.Bois():
            what = _describe_play(state, act.moves, act.by)
        case acts.Lacher():
            what = _describe_play(state, (act.move,), act.by)
        case acts.FaireJouer():
            what = _describe_play(state, act.play.moves, other(act.by))
        case acts.Toucher():
            what = listed((name_of_point(act.point, act.by),))
        case _:
            return verbatim(HANDS.text(act))
    return spaced((verbatim(HANDS.said(act)), what))


def _describe_play(state: State[Any], moves: Sequence[Move], by: Seat | None) -> Text:
    board = state.state.position if isinstance(state, ArbitratedState) else state
    assert isinstance(board, TrictracState)
    numbers = () if board.dice is None else board.dice.numbers
    return describe_play(moves, board.thrower if by is None else by, numbers)


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

    def describe_act(self, state: State[Any], act: Action) -> Text:
        match act:
            case FirstDice() | Throw():
                return describe_dice(act)
            case Play():
                return _describe_play(state, act.moves, None)
            case HandAct():
                return _describe_hand(state, act)
            case _:
                return super().describe_act(state, act)

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
        return attempts_at(state, seat) if isinstance(state, ArbitratedState) else ()

    def message(self, event: Event, players: Players) -> Text:
        if isinstance(event, FaultMade | Ruling):
            return ruling_message(event, players)
        if isinstance(event, DiceRuling | MotiveTold):
            return dice_message(event, players)
        return message(event, players)


NOTATION: Final = TrictracNotation()
