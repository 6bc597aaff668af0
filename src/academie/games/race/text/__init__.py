"""The text of the running games: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from academie.games.race.law import Phase, RaceRules, RaceState
from academie.games.race.law.acts import Cast, Play, RaceAction
from academie.games.race.law.events import (
    Battues,
    CourierHome,
    HorsDuJeu,
    Manner,
    NewPartie,
    PartieNulle,
    TrouGagne,
)
from academie.games.race.text.play import describe_play, meant_play, play_text, read_play
from academie.games.tables.law.names import Names
from academie.games.tables.law.primaute import Primaute
from academie.games.tables.law.turns import GameWon
from academie.games.tables.text.acts import ARROW, describe_dice, dice_text, read_cast, read_dice
from academie.games.tables.text.by_hand import ByHand, TablesNotation
from academie.games.tables.text.position import board_line, men, read_men
from academie.kernel import BLACK, WHITE, Event, Game, RuleSet, State
from academie.notation.codec import Players, possible
from academie.notation.fields import pair_text, read_pair
from academie.notation.seats import NAMES
from academie.words import Message, Text


class RaceNotation(TablesNotation):
    """Acts like `6-5` and `0/6*/11`; states like `0x2,11x5,16x3,18x5/0x2,11x5,16x3,18x5 white dice=6-5`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def names(self) -> Names:
        found: Names = self._game.law.default.names
        return found

    def act(self, act: RaceAction) -> str:
        return play_text(act) if isinstance(act, Play) else dice_text(act)

    def describe_act(self, state: State[RaceAction], act: RaceAction) -> Text:
        assert isinstance(state, RaceState)
        return (
            describe_play(act, state.thrower, state.rules.names)
            if isinstance(act, Play)
            else describe_dice(act)
        )

    def read_act(self, text: str) -> RaceAction:
        word = text.strip().lower()
        return read_dice(word) or read_play(word, WHITE, self.names)

    def parse_in(self, state: State[RaceAction], text: str) -> RaceAction:
        assert isinstance(state, RaceState)
        if state.phase is not Phase.PLAY:
            return self.read_act(text)
        typed = read_play(text, state.thrower, state.rules.names)
        return meant_play(
            tuple(state.plays()), typed, partial(self.describe_act, state), as_read=ARROW in text
        )

    def state(self, state: State[RaceAction]) -> str:
        assert isinstance(state, RaceState)
        return position(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> RaceState:
        rules = self._game.law.default if ruleset is None else ruleset
        assert isinstance(rules, RaceRules)
        return possible(read_position(text, rules))

    def message(self, event: Event, players: Players) -> Text:
        return event_message(event, players, self.names)


def notation_by_hand(game: Game) -> ByHand:
    """The notation of a running game, with that of its tables with hands."""
    return ByHand(RaceNotation(game))


def position(state: RaceState) -> str:
    """Men, thrower, and whatever differs from a plain position about to be thrown for."""
    return " ".join((f"{men(state.men[0])}/{men(state.men[1])}", NAMES[state.thrower], *_fields(state)))


def _fields(state: RaceState) -> list[str]:
    rules = state.rules
    pairs = {
        "dice": state.dice and dice_text(state.dice),
        "again": state.again and str(state.again),
        "hands": state.hands != (0, 0) and pair_text(state.hands),
        "holes": state.holes != (0, 0) and pair_text(state.holes),
        "goal": state.goal != rules.holes.value and str(state.goal),
        "double": state.double != rules.double_usual.value and str(state.double).lower(),
        "phase": state.phase is not _usual_phase(state.dice) and state.phase.value,
    }
    return [f"{key}={value}" for key, value in pairs.items() if value]


def _usual_phase(dice: Cast | None) -> Phase:
    """The phase of a position that names none."""
    return Phase.THROW if dice is None else Phase.PLAY


def read_position(text: str, rules: RaceRules) -> RaceState:
    """The state written so. Raises `NotationError`; whether it can be is not asked here."""
    white, black, thrower, fields = board_line(text)
    dice = fields.take("dice", _read_cast)
    goal, double = fields.take("goal", int), fields.take("double", _read_flag)
    state = RaceState(
        rules=rules,
        men=(read_men(white, WHITE, rules.names), read_men(black, BLACK, rules.names)),
        hands=fields.take("hands", read_pair) or (0, 0),
        thrower=thrower,
        phase=fields.take("phase", Phase) or _usual_phase(dice),
        dice=dice,
        again=fields.take("again", int) or 0,
        holes=fields.take("holes", read_pair) or (0, 0),
        goal=rules.holes.value if goal is None else goal,
        double=rules.double_usual.value if double is None else double,
    )
    fields.done()
    return state


def _read_cast(text: str) -> Cast:
    cast = read_cast(text)
    if cast is None:
        raise ValueError(text)
    return cast


def _read_flag(text: str) -> bool:
    return {"true": True, "false": False}[text]


WON: Final[Mapping[Manner, Message]] = {
    Manner.BORNE_OFF: Message("race-won-borne-off"),
    Manner.FILLED: Message("race-won-filled"),
    Manner.SHUT_OUT: Message("race-won-shut-out"),
}

PLAIN: Final[Mapping[type[Event], Message]] = {
    Primaute: Message("race-first-throw"),
    HorsDuJeu: Message("race-out-of-the-game"),
    CourierHome: Message("race-courier-home"),
    GameWon: Message("race-match-won"),
}
"""The events that have no details."""


def event_message(event: Event, players: Players, names: Names) -> Text:
    """The event as a message, with the names of the flèches."""
    player = players(event.seat)
    match event:
        case PartieNulle():
            return Message("race-drawn")
        case Battues(points=points):
            hit = tuple(names.of(event.seat, point) for point in points)
            return Message("race-hits", player=player, count=len(hit), points=hit)
        case TrouGagne():
            double = "single" if event.holes == 1 else "double"
            return WON[event.manner].given(player=player, double=double)
        case NewPartie(drawn=True):
            return Message("race-next-drawn", player=player)
        case NewPartie():
            return Message("race-next-first", player=player)
        case _:
            return PLAIN[type(event)].given(player=player)
