"""What plays are worth, by the analyst of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, overload

from academie.engine.analysis.analyst import RatedAct, worth
from academie.engine.analysis.analysts import analyst
from academie.kernel import Action, IllegalPlay, State
from academie.notation.states import notation_for
from academie.registry import game_of
from academie.session.text import language_of, shortened
from academie.words import Language, Message

NOBODY: Final = Message("session-nobody")


class WeighedPlay:
    """A play with its worth to whoever makes it, in stakes: one for a game surely won."""

    def __init__(self, state: State[Any], judged: RatedAct) -> None:
        self._state = state
        self._notation = notation_for(state)
        self.act: Action = judged.act
        self.value = judged.value
        self.error = judged.error
        """The standard error of a value found by playing on; a value that was worked out has none."""
        self.score = worth(judged)
        """The worth as players of the game say it."""
        self.line = tuple(map(self._notation.act, judged.line))
        """What is likely to follow, as texts."""

    @property
    def text(self) -> str:
        """The play as a record keeps it."""
        return self._notation.act(self.act)

    def why(self, language: str | Language = "en") -> str:
        """Return what the play brings at once, in words; nothing if it brings nothing."""
        spoken = language_of(language)
        events = self._state.apply(self.act).events
        return "; ".join(self._notation.describe(event, spoken) for event in events)

    def __str__(self) -> str:
        return f"{self.text} {self.score}"

    def __repr__(self) -> str:
        return f"<{shortened('', [str(self)])}>"


class Analysis(Sequence[WeighedPlay]):
    """The plays of a state, the best first."""

    def __init__(self, state: State[Any], judged: Sequence[RatedAct]) -> None:
        self.state = state
        self._plays = tuple(WeighedPlay(state, each) for each in judged)

    @property
    def best(self) -> str:
        """The best play, as text."""
        return self._plays[0].text

    def __len__(self) -> int:
        return len(self._plays)

    @overload
    def __getitem__(self, index: int) -> WeighedPlay: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[WeighedPlay, ...]: ...
    def __getitem__(self, index: int | slice) -> WeighedPlay | tuple[WeighedPlay, ...]:
        return self._plays[index]

    def __repr__(self) -> str:
        return f"<{shortened('Analysis: ', [*map(str, self._plays)])}>"


def analysed(state: State[Any]) -> Analysis:
    """Return what the plays of a state are worth. Raises `IllegalPlay` if no seat has a play to choose.

    Raises `UnknownName` where the engine of the game is not installed, saying how to get it.
    """
    judged = analyst(game_of(state).key).judge(state) if isinstance(state.actor, int) else ()
    if not judged:
        raise IllegalPlay(NOBODY, code="play.over" if state.actor is None else "play.chance")
    return Analysis(state, judged)
