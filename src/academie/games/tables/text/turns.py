"""What the text of the games of throwing and playing in turn has in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, NamedTuple

from academie.games.tables.law.primaute import FirstDice, Primaute
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.turns import GameWon, Phase, Turns
from academie.games.tables.text.acts import describe_dice, dice_text, read_dice
from academie.games.tables.text.by_hand import TablesNotation
from academie.games.tables.text.position import board_line
from academie.kernel import Action, Event, Seat, State
from academie.notation.codec import Players
from academie.notation.fields import Fields
from academie.notation.seats import NAMES
from academie.words import Message, Text

AnyTurns = Turns[Any]

PRIMAUTE: Final = Message("tables-primaute")
WON: Final = Message("tables-won")
WON_DOUBLE: Final = Message("tables-won-double")


class Moment(NamedTuple):
    """The end of a position: whose throw it is, what lies on the table, what the game waits for."""

    thrower: Seat
    dice: Throw | None
    phase: Phase


class TurnsNotation(TablesNotation):
    """Dice like `6-5`, and whatever the game's own plays are; a position gives the men, then the moment."""

    @abstractmethod
    def play(self, act: Action) -> str:
        """A play as text."""

    @abstractmethod
    def read_play(self, text: str) -> Action:
        """The play written so. Raises `NotationError`."""

    def act(self, act: Action) -> str:
        return dice_text(act) if isinstance(act, FirstDice | Throw) else self.play(act)

    def describe_act(self, state: State[Any], act: Action) -> Text:
        if isinstance(act, FirstDice | Throw):
            return describe_dice(act)
        return self.describe_play(state, act)

    def describe_play(self, state: State[Any], act: Action) -> Text:
        """A play as people read it."""
        return super().describe_act(state, act)

    def read_act(self, text: str) -> Action:
        word = " ".join(text.lower().split())
        return read_dice(word) or self.read_play(word)

    def message(self, event: Event, players: Players) -> Text:
        """An event that all these games have; each adds its own."""
        match event:
            case Primaute():
                return PRIMAUTE.given(player=players(event.seat))
            case GameWon():
                return won(event, players)
            case _:
                raise TypeError(f"not an event of a game of tables: {event!r}")


def won(event: GameWon, players: Players) -> Text:
    """Who has won, and how much."""
    return (WON if event.stakes == 1 else WON_DOUBLE).given(player=players(event.seat))


def line(state: State[Any], board: str, *fields: str) -> str:
    """A position on one line: the board, the thrower, and what differs from one about to throw."""
    assert isinstance(state, Turns)
    return " ".join((board, NAMES[state.thrower], *_fields_of(state), *fields))


def _fields_of(state: AnyTurns) -> list[str]:
    dice = [] if state.dice is None else [f"dice={dice_text(state.dice)}"]
    return dice if state.phase is _usual(state.dice) else [*dice, f"phase={state.phase.value}"]


def _usual(dice: Throw | None) -> Phase:
    """The phase of a position that names none."""
    return Phase.THROW if dice is None else Phase.PLAY


def read_line(text: str) -> tuple[str, str, Moment, Fields]:
    """The boards of White and Black, the moment, and what fields are left. Raises `NotationError`."""
    white, black, thrower, fields = board_line(text)
    dice = fields.take("dice", _read_throw)
    return white, black, Moment(thrower, dice, fields.take("phase", Phase) or _usual(dice)), fields


def _read_throw(text: str) -> Throw:
    dice = read_dice(text)
    if not isinstance(dice, Throw):
        raise ValueError(text)
    return dice
