"""The text of tourne-case: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

import re
from typing import Any, Final

from academie.games.tables.law.names import Names, names
from academie.games.tables.law.play import Play
from academie.games.tables.law.track import FLECHES, Move, Track, Way, Ways
from academie.games.tables.text.acts import ARROW, HAND, NOTHING, describe_man, join_moves, play_text
from academie.games.tables.text.by_hand import ByHand
from academie.games.tables.text.position import men, read_men
from academie.games.tables.text.turns import TurnsNotation, line, read_line
from academie.games.tourne_case.law import TOURNE_CASE, TourneCaseRules, TourneCaseState
from academie.games.tourne_case.law.movement import COIN, OUTSIDE, hits
from academie.games.tourne_case.law.state import CoinEntered, ManHit, UselessThrow
from academie.kernel import WHITE, Action, Event, NotationError, RuleSet, Seat, State, other
from academie.notation.codec import Players, possible
from academie.words import Fleche, Message, Text

DOUBLE: Final = "double=true"

NAMES: Final = names("tourne-case", Ways(Way(-1, up=True), Way(FLECHES, up=False)))
"""Flèches are counted from 1, where one enters, to 12, the coin."""
MOVE: Final = 2
"""Where a move starts and ends."""
_POINT: Final = re.compile(r"\d{1,2}", re.A)


class TourneCaseNotation(TurnsNotation):
    """Acts like `6-5` and `0/5`; states like `0x2,5/0x3 white dice=6-5`, 0 being outside and 12 the coin."""

    def play(self, act: Action) -> str:
        assert isinstance(act, Play)
        return play_text(act.moves)

    @property
    def names(self) -> Names:
        return NAMES

    def point(self, seat: Seat, point: int) -> Fleche | Message:
        return super().point(seat, HAND if point == OUTSIDE else point)

    def describe_play(self, state: State[Any], act: Action) -> Text:
        assert isinstance(state, TourneCaseState)
        assert isinstance(act, Play)
        seat, his = state.thrower, state.men[other(state.thrower)]
        return join_moves(
            describe_man((start or HAND, end), seat, NAMES, hits=(end,) if hits(his, end) else ())
            for start, end in act.moves
        )

    def read_play(self, text: str) -> Play:
        """The move by the numbers of the player's own side, 0 being outside, or by the names of flèches."""
        if text == NOTHING:
            return Play()
        words = [word.strip().rstrip("*").lstrip("○●wb") for word in text.replace(ARROW, "/").split("/")]
        ends = ["0" if word in {"main", "hand"} else word for word in words]
        if len(ends) != MOVE or not all(_POINT.fullmatch(end) for end in ends):
            raise NotationError(Message("tourne-case-no-play", text=text, nothing=NOTHING))
        return Play((Move(*map(int, ends)),))

    def state(self, state: State[Any]) -> str:
        assert isinstance(state, TourneCaseState)
        white, black = state.men
        return line(state, f"{men(white)}/{men(black)}", *([DOUBLE] if state.double else []))

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> TourneCaseState:
        rules = TOURNE_CASE.default if ruleset is None else ruleset
        assert isinstance(rules, TourneCaseRules)
        white, black, moment, fields = read_line(text)
        double = fields.take("double", {"true": True}.__getitem__) or False
        fields.done()
        sides = _read_track(white), _read_track(black)
        return possible(TourneCaseState(rules, sides, double=double, **moment._asdict()))

    def message(self, event: Event, players: Players) -> Text:
        player = players(event.seat)
        match event:
            case ManHit(point=point):
                return Message("tourne-case-hits", player=player, point=NAMES.of(other(event.seat), point))
            case CoinEntered(men=count):
                return Message("tourne-case-coin-entered", player=player, men=count)
            case UselessThrow(number=number):
                return Message("tourne-case-cannot-play", player=player, number=number)
            case _:
                return super().message(event, players)


NOTATION: Final = ByHand(TourneCaseNotation())


def _read_track(text: str) -> Track:
    """The men of one side, the coin being the last flèche. Raises `NotationError`."""
    track = read_men(text, WHITE)
    if any(track[COIN + 1 :]):
        raise NotationError(Message("tourne-case-beyond", text=text, corner=COIN))
    return track[: COIN + 1]
