"""The text of the running games: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

from academie.games.race.law import Phase, RaceRules, RaceState
from academie.games.race.law.acts import CourseAction, Play
from academie.games.race.text.play import meant_play, play_text, read_play
from academie.games.race.text.position import position, read_position
from academie.games.race.text.words import describe
from academie.games.tables.text.dice import dice_text, read_dice
from academie.kernel import WHITE, Event, Game, Language, RuleSet, State
from academie.notation.codec import Notation, possible


class CourseNotation(Notation[CourseAction]):
    """Acts like `6-5` and `0/6*/11`; states like `0x2,11x5,16x3,18x5/0x2,11x5,16x3,18x5 white dice=6-5`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def act(self, act: CourseAction) -> str:
        return play_text(act) if isinstance(act, Play) else dice_text(act)

    def read_act(self, text: str) -> CourseAction:
        word = text.strip().lower()
        return read_dice(word) or read_play(word, WHITE, self._game.law.default.ways.value)

    def parse_in(self, state: State[CourseAction], text: str) -> CourseAction:
        assert isinstance(state, RaceState)
        if state.phase is not Phase.PLAY:
            return self.read_act(text)
        return meant_play(tuple(state.plays()), read_play(text, state.thrower, state.rules.ways.value))

    def state(self, state: State[CourseAction]) -> str:
        assert isinstance(state, RaceState)
        return position(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> RaceState:
        rules = self._game.law.default if ruleset is None else ruleset
        assert isinstance(rules, RaceRules)
        return possible(read_position(text, rules))

    def describe(self, event: Event, language: Language) -> str:
        return describe(event, language)
