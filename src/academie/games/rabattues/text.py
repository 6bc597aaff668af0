"""The text of dames rabattues: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from academie.games.rabattues.law import RABATTUES, RabattuesRules, RabattuesState
from academie.games.rabattues.law.side import Numbers, Side
from academie.games.rabattues.law.state import AllLaid, Jouer, Laid, Lifted, Prendre, ThrowsAgain, Unplayed
from academie.games.tables.law.names import Names, names
from academie.games.tables.law.throw import FACES
from academie.games.tables.law.track import FLECHES, Way, Ways
from academie.games.tables.text.by_hand import ByHand
from academie.games.tables.text.turns import TurnsNotation, line, read_line
from academie.kernel import Action, Event, NotationError, RuleSet, State
from academie.notation.codec import Players, possible
from academie.words import Message, Text

NAMES: Final = names("rabattues", Ways(Way(FLECHES // 2, up=False), Way(FLECHES // 2 - 1, up=True)))
"""Flèches are counted from 1, next to the light, to 6."""
VERBS: Final[Mapping[str, type[Jouer | Prendre]]] = {"jouer": Jouer, "prendre": Prendre}
NOTHING: Final[Mapping[str, Action]] = {"passe": Jouer(), "laisser": Prendre()}

_PLAY: Final = re.compile(r"(jouer|prendre)((?: [1-6]){1,2})")
_FLECHE: Final = re.compile(r"([0-9])(?:\+([0-9]))?")


class RabattuesNotation(TurnsNotation):
    """Acts like `6-5`, `jouer 6 5` and `prendre 5`; states like `1+1,2,1+1,1+2,2+1,3/… white dice=6-5`.

    A flèche is the men that lie on it and, after `+`, those stacked; the first is next to the light.
    """

    @property
    def names(self) -> Names:
        return NAMES

    def play(self, act: Action) -> str:
        for word, nothing in NOTHING.items():
            if act == nothing:
                return word
        assert isinstance(act, Jouer | Prendre)
        verb = "jouer" if isinstance(act, Jouer) else "prendre"
        return " ".join((verb, *map(str, act.numbers)))

    def read_play(self, text: str) -> Action:
        if text in NOTHING:
            return NOTHING[text]
        found = _PLAY.fullmatch(text)
        if found is None:
            raise NotationError(Message("rabattues-no-play", text=text))
        return VERBS[found[1]](tuple(map(int, found[2].split())))

    def parse_in(self, state: State[Any], text: str) -> Action:
        """Numbers may be named in any order."""
        act = self.read_act(text)
        return next((legal for legal in state.actions() if _same(legal, act)), act)

    def state(self, state: State[Any]) -> str:
        assert isinstance(state, RabattuesState)
        white, black = map(_side, state.sides)
        left = [f"left={','.join(map(str, state.left))}"] if state.left else []
        return line(state, f"{white}/{black}", *left)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> RabattuesState:
        rules = RABATTUES.default if ruleset is None else ruleset
        assert isinstance(rules, RabattuesRules)
        white, black, moment, fields = read_line(text)
        left = fields.take("left", _read_numbers) or ()
        fields.done()
        sides = _read_side(white), _read_side(black)
        return possible(RabattuesState(rules, sides, left, **moment._asdict()))

    def message(self, event: Event, players: Players) -> Text:
        player = players(event.seat)
        match event:
            case Laid(number=number):
                return Message("rabattues-lays", player=player, number=NAMES.of(event.seat, number))
            case Lifted(number=number, rest=rest):
                return Message(
                    "rabattues-lifts", player=player, number=NAMES.of(event.seat, number), rest=rest
                )
            case AllLaid():
                return Message("rabattues-all-laid", player=player)
            case Unplayed(number=number):
                return Message("rabattues-unplayed", player=player, number=number)
            case ThrowsAgain():
                return Message("rabattues-throws-again", player=player)
            case _:
                return super().message(event, players)


NOTATION: Final = ByHand(RabattuesNotation())


def _same(one: Action, two: Action) -> bool:
    """Whether two acts play the same numbers, in whatever order."""
    if not isinstance(one, Jouer | Prendre) or not isinstance(two, Jouer | Prendre):
        return False
    return type(one) is type(two) and sorted(one.numbers) == sorted(two.numbers)


def _side(side: Side) -> str:
    """The men of one player, flèche by flèche."""
    return ",".join(
        f"{lying}+{stacked}" if stacked else str(lying)
        for lying, stacked in zip(side.lying, side.stacked, strict=True)
    )


def _read_side(text: str) -> Side:
    found = [_FLECHE.fullmatch(word) for word in text.split(",")]
    if len(found) != len(FACES) or None in found:
        raise NotationError(Message("rabattues-no-side", text=text))
    pairs = [(int(each[1]), int(each[2] or 0)) for each in found if each is not None]
    return Side(tuple(lying for lying, _ in pairs), tuple(stacked for _, stacked in pairs))


def _read_numbers(text: str) -> Numbers:
    return tuple(map(int, text.split(",")))
