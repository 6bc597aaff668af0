"""A game played in the terminal, act by act."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from academie.drawing import text_board
from academie.engine.player import Player
from academie.kernel import (
    CHANCE,
    AcademieError,
    Action,
    Event,
    IllegalAction,
    NotationError,
    Record,
    Seat,
    State,
)
from academie.kernel.action import HandAct
from academie.notation import notation_of, to_text
from academie.testing import choose
from academie.words import Language, Message, Text

MOST_SHOWN: Final = 200
"""How many legal acts are listed when they are asked for."""
HELP: Final = Message("commands-play-how")


class TerminalTable:
    """Asks people for their acts, lets the other players choose, and saves the record after each act."""

    def __init__(
        self,
        record: Record[Any],
        seats: Sequence[Player | None],
        dice: random.Random,
        console: Console,
        language: Language,
        path: Path | None,
    ) -> None:
        self._record = record
        self._state = record.final()
        self._seats = seats
        self._dice = dice
        self._console = console
        self._language = language
        self._path = path
        self._events: list[Event] = [*self._state.events]
        self._notation = notation_of(record.game.key)

    def run(self) -> None:
        """Play to the end, or until somebody leaves; what was played is saved either way."""
        self._say(HELP)
        try:
            while self._state.actor is not None and (act := self._next()) is not None:
                self._play(act)
        except (KeyboardInterrupt, EOFError):
            self._console.print()
        self._close()

    def _next(self) -> Action | None:
        actor = self._state.actor
        if actor is CHANCE:
            act: Action = choose(self._state, self._dice)
            return act
        assert isinstance(actor, int)
        seated = self._seats[actor]
        return self._ask() if seated is None else seated.choose(self._seen_by(actor))

    def _seen_by(self, seat: int | None) -> State[Any]:
        """The table as a seat sees it, or as an onlooker does, while hands are hidden."""
        hidden = self._record.game.hides and self._state.actor is not None
        return self._state.view(None if seat is None else Seat(seat)) if hidden else self._state

    def _ask(self) -> Action | None:
        """Ask the person whose turn it is for an act; `None` to leave."""
        actor = self._state.actor
        assert isinstance(actor, int)
        seen = self._seen_by(actor)
        self._console.print(text_board(seen, self._language), highlight=False, markup=False)
        if (forced := self._forced()) is not None:
            return forced
        while (answer := self._console.input("> ").strip()) != "q":
            try:
                if answer == "?":
                    legal = self._notation.choices(seen, most=MOST_SHOWN)
                    self._console.print(legal.in_(self._language), highlight=False)
                elif answer == "!":
                    self._reasons()
                else:
                    act: Action = self._notation.resolve(seen, answer)
                    self._state.apply(act)
                    self._events = []
                    return act
            except (NotationError, IllegalAction) as wrong:
                self._refuse(wrong)
        return None

    def _forced(self) -> Action | None:
        """The only legal act, if there is one; never by hand, where faults are possible too."""
        acts: Sequence[Action] = self._state.actions()
        return acts[0] if len(acts) == 1 and not isinstance(acts[0], HandAct) else None

    def _reasons(self) -> None:
        """Print what has happened since the last question, each event with its source."""
        for event in self._events:
            line = f"{self._notation.describe(event, self._language)}  [{event.citation.in_(self._language)}]"
            self._console.print(line, highlight=False, markup=False)

    def _play(self, act: Action) -> None:
        if (line := self._line(act)) is not None:
            self._console.print(line, style="bold", highlight=False, markup=False)
        self._state = self._state.apply(act)
        events = self._seen_by(None).events
        self._events += events
        self._record = self._record.with_act(act)
        for event in events:
            line = f"  {self._notation.describe(event, self._language)}"
            self._console.print(line, highlight=False, markup=False)
        if self._path is not None:
            self._path.write_text(to_text(self._record), encoding="utf-8")

    def _line(self, act: Action) -> str | None:
        """The act with the player's name, unless chance acts or the act names its player.

        Nothing where chance acts in a game with hidden hands: nobody may read it.
        """
        author, text = (
            self._state.author(act),
            self._notation.describe_act(self._state, act).in_(self._language),
        )
        if not isinstance(author, int):
            return None if self._record.game.hides else text
        if isinstance(act, HandAct):
            return text
        return f"{self._notation.player(author).in_(self._language)}  {text}"

    def _close(self) -> None:
        if self._path is not None and self._record.acts:
            self._say(Message("commands-play-kept", path=self._path))
        if self._state.outcome is not None:
            self._console.print(text_board(self._state, self._language), highlight=False, markup=False)

    def _refuse(self, wrong: AcademieError) -> None:
        self._console.print(wrong.text.in_(self._language), style="red", highlight=False, markup=False)

    def _say(self, text: Text) -> None:
        self._console.print(text.in_(self._language), style="dim", highlight=False)
