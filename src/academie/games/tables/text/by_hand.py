"""The text of tables with hands of the small games of the trictrac board: acts, the table's line, words.

Acts are like `white jeter`, `white bois 0/6 0/5`, `black je-romps`, `white jouer-le-nombre 6-6`,
`white toucher 0`, `black faire-jouer 0`, `black faire-rejouer`. What is played is written as in a game that
the program conducts.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, cast

from academie.games.tables.arbiter import HandTable, acts, game_of
from academie.games.tables.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.games.tables.arbiter.table import possible_acts
from academie.games.tables.arbiter.table_state import Moment, fault_made
from academie.games.tables.law.customs import JeRomps, JouerLeNombre, Laisser, Rompus
from academie.games.tables.law.names import Names
from academie.games.tables.law.throw import Throw
from academie.games.tables.text.acts import HAND, dice_text, read_cast
from academie.kernel import Action, Event, NotationError, RuleSet, Seat, State, other
from academie.kernel.action import HandAct
from academie.notation.codec import AnyNotation, Notation, Players
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
from academie.notation.seats import NAMES
from academie.words import Fleche, Message, Text, listed, spaced, verbatim

ROMPUS: Final = "rompus"
IN_HAND: Final = "main"
IN_HAND_WORDS: Final = Message("tables-man-in-hand")


def _of_point(word: str, kind: type[acts.Toucher | acts.FaireJouer]) -> Verb:
    """The verb of an act on a man: where he stands, or in hand."""
    numbered = counted(word, kind, kind, attrgetter("point"))

    def read(by: Seat, rest: str) -> HandAct | None:
        return kind(by, HAND) if rest == IN_HAND else numbered.read(by, rest)

    return Verb(word, kind, lambda act: _place(act.point), read)


def _place(point: int) -> str:
    return IN_HAND if point == HAND else str(point)


def _read_number(by: Seat, rest: str) -> HandAct | None:
    dice = read_cast(rest)
    return None if dice is None else JouerLeNombre(by, cast(Throw, dice))


def hands_of(game: AnyNotation) -> Hands:
    """The acts by hand of a game, whose own notation writes what is played."""

    def read(by: Seat, rest: str) -> HandAct | None:
        return acts.Bois(by, game.read_act(rest)) if rest else None

    return Hands(
        (
            plain("jeter", acts.Jeter),
            plain("je-romps", JeRomps),
            plain("laisser", Laisser),
            Verb("jouer-le-nombre", JouerLeNombre, lambda act: dice_text(act.dice), _read_number),
            plain("adouber", acts.Adouber),
            _of_point("toucher", acts.Toucher),
            Verb("bois", acts.Bois, lambda act: game.act(act.play), read),
            _of_point("faire-jouer", acts.FaireJouer),
            plain("faire-rejouer", acts.FaireRejouer),
            plain("corriger", acts.Corriger),
        )
    )


class TablesNotation(Notation[Any]):
    """The notation of a small game of the trictrac board."""

    @property
    @abstractmethod
    def names(self) -> Names:
        """What the flèches are called, counted as the players do."""

    def point(self, seat: Seat, point: int) -> Fleche | Message:
        """Where a man of a player stands: a flèche by its name, or in hand."""
        return IN_HAND_WORDS if point == HAND else self.names.of(seat, point)


class ByHand(Notation[Any]):
    """The notation of a game, and of its tables with hands, which are kept by their records only."""

    def __init__(self, game: TablesNotation) -> None:
        self.game = game
        self._hands = hands_of(game)

    def act(self, act: Action) -> str:
        if isinstance(act, Rompus):
            return ROMPUS
        return self._hands.text(act) if isinstance(act, HandAct) else self.game.act(act)

    def describe_act(self, state: State[Any], act: Action) -> Text:
        game = game_of(state)
        match act:
            case acts.Bois():
                what = self.game.describe_act(game, act.play)
            case acts.Toucher():
                what = self._man(act.by, act.point)
            case acts.FaireJouer():
                what = self._man(other(act.by), act.point)
            case HandAct() | Rompus():
                return super().describe_act(state, act)
            case _:
                return self.game.describe_act(game, act)
        return spaced((verbatim(self._hands.said(act)), what))

    def _man(self, seat: Seat, point: int) -> Text:
        """Where a man of a player stands."""
        return listed((self.game.point(seat, point),))

    def read_act(self, text: str) -> Action:
        word = text.strip()
        if word.lower() == ROMPUS:
            return Rompus()
        read: Action = (
            self._hands.read(word.lower()) if is_hand_act(word.lower()) else self.game.read_act(word)
        )
        return read

    def parse_in(self, state: State[Any], text: str) -> Action:
        """The act; at a table with hands the seat and the word for playing may be left out."""
        if not isinstance(state, HandTable):
            parsed: Action = self.game.parse_in(state, text)
            return parsed
        word = text.strip().lower()
        if state.state.moment not in {Moment.THROWN, Moment.ANSWER} or word == ROMPUS:
            return self._in_turn(state, word)
        seat, _, rest = word.partition(" ") if is_hand_act(word) else (NAMES[state.state.player], "", word)
        verb, _, played = rest.partition(" ")
        if verb == "bois":
            return acts.Bois(Seat(NAMES.index(seat)), self.game.parse_in(state.state.game, played))
        try:
            return self._hands.read(f"{seat} {rest}")
        except NotationError:
            if is_hand_act(word):
                raise
            return acts.Bois(state.state.player, self.game.parse_in(state.state.game, word))

    def _in_turn(self, table: HandTable, word: str) -> Action:
        actor = table.actor
        named = is_hand_act(word) or not isinstance(actor, int)
        return self.read_act(word if named else f"{NAMES[cast(Seat, actor)]} {word}")

    def accepts(self, state: State[Any], act: Action) -> bool:
        return isinstance(state, HandTable) or self.game.accepts(state, act)

    def choices(self, state: State[Any], most: int = 8) -> Text:
        return (
            super().choices(state, most) if isinstance(state, HandTable) else self.game.choices(state, most)
        )

    def state(self, state: State[Any]) -> str:
        if isinstance(state, HandTable):
            return " ".join((self.game.state(state.state.game), *self._words(state)))
        return self.game.state(state)

    def _words(self, table: HandTable) -> Iterator[str]:
        state = table.state
        if state.moment in {Moment.CAST, Moment.BROKEN, Moment.NAMING, Moment.CONTESTED}:
            yield f"moment={state.moment.value}"
        if state.broken:
            yield f"broken={state.broken}"
        if state.early is not None:
            yield f"early={dice_text(state.early)}"
        if state.touched:
            yield f"touched:{_places(state.touched)}"
        for fault in state.faults:
            men = f"({_places(fault.men)})" if fault.men else ""
            yield f"{NAMES[fault.offender]}:{fault.kind.value}{men}"
        if state.bound:
            yield f"obliged:{';'.join(map(self.game.act, state.bound)).replace(' ', ',')}"

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> State[Any]:
        return self.game.read_state(text, ruleset)

    def public_events(self, before: State[Any], after: State[Any]) -> Sequence[Event]:
        """A player must notice a fault himself: it is announced only with the ruling on it."""
        if not (isinstance(before, HandTable) and isinstance(after, HandTable)):
            return self.game.public_events(before, after)
        settled = (fault for fault in before.state.faults if fault not in after.state.faults)
        made = (fault_made(before.state, fault) for fault in settled)
        return announced_with_ruling(after.events, made, FaultMade, Ruling)

    def attempts(self, state: State[Any], seat: Seat) -> Sequence[Attempt]:
        if not isinstance(state, HandTable):
            return self.game.attempts(state, seat)
        return attempts(dict.fromkeys(map(self.act, possible_acts(state, seat))))

    def message(self, event: Event, players: Players) -> Text:
        if isinstance(event, FaultMade | Ruling):
            return self._ruling(event, players)
        return self.game.message(event, players)

    def _ruling(self, event: FaultMade | Ruling, players: Players) -> Text:
        """The fault with what the other may do about it, or the ruling with what follows."""
        words = FAULT[event.kind] if isinstance(event, FaultMade) else DECISION[event.decision]
        return words.given(
            player=players(event.seat),
            foe=players(other(event.seat)),
            men=tuple(self._man(event.seat, point) for point in event.men),
            amount=event.amount if isinstance(event, Ruling) else 0,
        )


def _places(points: tuple[int, ...]) -> str:
    return ",".join(map(_place, points))


FAULT: Final[Mapping[Kind, Message]] = {
    Kind.TOUCHED: Message("tables-fault-touched"),
    Kind.FALSE_PLAY: Message("tables-fault-false-play"),
    Kind.UNPLAYED: Message("tables-fault-unplayed"),
    Kind.BREAKING: Message("tables-fault-breaking"),
    Kind.HASTE: Message("tables-fault-haste"),
}

DECISION: Final[Mapping[Decision, Message]] = {
    Decision.MADE_TO_PLAY: Message("tables-decision-made-to-play"),
    Decision.MADE_TO_REPLAY: Message("tables-decision-made-to-replay"),
    Decision.PUT_BACK: Message("tables-decision-put-back"),
    Decision.CORRECTED: Message("tables-decision-corrected"),
    Decision.LAPSED: Message("tables-decision-lapsed"),
    Decision.NOT_PLAYABLE: Message("tables-decision-not-playable"),
    Decision.FREE_TOUCH: Message("tables-decision-free-touch"),
    Decision.FORGOTTEN: Message("tables-decision-forgotten"),
    Decision.BROKEN: Message("tables-decision-broken"),
    Decision.ANY_NUMBER: Message("tables-decision-any-number"),
    Decision.HOLES: Message("tables-decision-holes"),
    Decision.STAKES: Message("tables-decision-stakes"),
    Decision.EARLY_GOOD: Message("tables-decision-early-good"),
    Decision.EARLY_HIDDEN: Message("tables-decision-early-hidden"),
}
