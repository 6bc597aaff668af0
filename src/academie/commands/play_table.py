"""A game played in the terminal, act by act."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from academie.commands.play_words import Order, Word, completions, described, read_order
from academie.commands.prompt import LEAVE, Prompt
from academie.commands.user_files import GameFile, write_at_once
from academie.drawing import text_board
from academie.engine.player import Player
from academie.engine.players import player
from academie.engine.threads import aside
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
    UnknownName,
    reason,
)
from academie.kernel.action import HandAct
from academie.notation import notation_of
from academie.notation.formats import ending_of, written
from academie.session.analysis import analysed
from academie.testing import choose
from academie.words import Message

MOST_SHOWN: Final = 200
"""How many legal acts are listed when they are asked for."""
HOW: Final = Message("commands-play-how")
ONLY: Final = Message("commands-play-only")
THINKS: Final = Message("commands-play-thinks")
NO_UNDO: Final = Message("commands-play-no-undo")


class TerminalTable:
    """Asks people for their acts, lets the other players choose, and keeps the game in its file."""

    def __init__(
        self,
        record: Record[Any],
        seats: Sequence[Player | None],
        dice: random.Random,
        prompt: Prompt,
        file: GameFile | None,
    ) -> None:
        self._record = record
        self._states: list[State[Any]] = [*record.states()]
        self._seats = seats
        self._dice = dice
        self._again: deque[Action] = deque()
        """Throws that were taken back: they fall again, so that undoing is no way to better dice."""
        self._prompt = prompt
        self._language = prompt.language
        self._file = file
        self._touched = bool(record.acts)
        """Whether the game is worth keeping: a person has played, or it was kept before."""
        self._events: list[Event] = [*self._state.events]
        self._notation = notation_of(record.game.key)

    @property
    def _state(self) -> State[Any]:
        return self._states[-1]

    def run(self) -> bool:
        """Play to the end, or until somebody leaves; what was played is kept either way.

        Returns whether a player was interrupted in thought, whose thread may go on for a while.
        """
        self._prompt.say(HOW, "dim")
        self._prompt.complete(self._completions)
        interrupted = False
        try:
            while self._state.actor is not None and (act := self._next()) is not None:
                self._play(act)
        except KeyboardInterrupt:
            interrupted = True
            self._prompt.print("")
        self._close()
        return interrupted

    def _next(self) -> Action | None:
        actor = self._state.actor
        if actor is CHANCE:
            return self._thrown()
        assert isinstance(actor, int)
        seated, seen = self._seats[actor], self._seen_by(actor)
        if seated is None:
            return self._ask(seen)
        console = self._prompt.console
        who = self._notation.player(actor)
        text = THINKS.given(who=who).in_(self._language)
        with console.status(text) if console.is_terminal else nullcontext():
            return aside(lambda: seated.choose(seen))

    def _thrown(self) -> Action:
        """What chance brings: what it brought before, as long as that is still possible."""
        while self._again:
            act = self._again.popleft()
            try:
                self._state.apply(act)
            except IllegalAction:
                continue
            return act
        thrown: Action = choose(self._state, self._dice)
        return thrown

    def _seen_by(self, seat: int | None) -> State[Any]:
        """The table as a seat sees it, or as an onlooker does, while hands are hidden."""
        hidden = self._record.game.hides and self._state.actor is not None
        return self._state.view(None if seat is None else Seat(seat)) if hidden else self._state

    def _ask(self, seen: State[Any]) -> Action | None:
        """Ask the person whose turn it is for an act; `None` to leave."""
        self._show(seen)
        if self._touched:
            self._keep()
        if (forced := self._forced(self._state)) is not None:
            return forced
        while (typed := self._prompt.read_line()) != LEAVE:
            order = read_order(typed, self._language)
            if order is not None and order.word is Word.QUIT:
                return None
            try:
                if order is not None:
                    self._obey(order)
                elif not typed:
                    self._prompt.say(HOW, "dim")
                else:
                    act: Action = self._notation.resolve(self._seen_by(self._actor), typed)
                    self._state.apply(act)
                    self._events = []
                    return act
            except (NotationError, IllegalAction, UnknownName) as wrong:
                self._refuse(wrong)
        return None

    @property
    def _actor(self) -> int:
        actor = self._state.actor
        assert isinstance(actor, int)
        return actor

    def _forced(self, state: State[Any]) -> Action | None:
        """The only legal act, if there is one; never by hand, where faults are possible too."""
        acts: Sequence[Action] = state.actions()
        return acts[0] if len(acts) == 1 and not isinstance(acts[0], HandAct) else None

    def _obey(self, order: Order) -> None:
        """Do what the word says, except leaving."""
        seen = self._seen_by(self._actor)
        match order.word:
            case Word.HELP:
                self._help(seen)
            case Word.MOVES:
                legal = self._notation.choices(seen, most=MOST_SHOWN)
                self._prompt.say(legal)
            case Word.HINT:
                self._hint(seen)
            case Word.WHY:
                self._reasons()
            case Word.UNDO:
                self._undo()
            case Word.BOARD:
                self._show(seen)
            case Word.PLAYED:
                self._prompt.print(self._played())
            case Word.SAVE:
                self._save(order.rest)
            case Word.QUIT:
                raise AssertionError("leaving is not done here")

    def _show(self, seen: State[Any]) -> None:
        self._prompt.print(text_board(seen, self._language))

    def _help(self, seen: State[Any]) -> None:
        """Print every word with what it does, how an act is typed, and where the rules are."""
        lines = [*described(self._language)]
        wide = max(len(words) for words, _ in lines)
        for words, about in lines:
            self._prompt.print(f"  {words:{wide}}  {about}")
        example, game = self._notation.act(seen.actions()[0]), self._record.game.key
        self._prompt.say(Message("commands-play-written", example=example, game=game), "dim")

    def _hint(self, seen: State[Any]) -> None:
        """Print the best act by the analyst, or by the simple player where there is none for this state."""
        try:
            best = aside(lambda: analysed(seen))[0]
        except (AcademieError, ImportError):  # by hand, or without the compiled core
            act = player("simple", self._record.game.key).choose(seen)
            advice = Message("commands-play-hint", act=self._notation.describe_act(seen, act))
        else:
            act = best.act
            told = self._notation.describe_act(seen, act)
            advice = Message("commands-play-hint-worth", act=told, worth=best.score)
        self._prompt.say(advice, "bold")
        self._prompt.print_events(seen.apply(act).events, self._notation)

    def _undo(self) -> None:
        """Go back to the last choice of a person before this one."""
        for number in range(len(self._record.acts) - 1, -1, -1):
            before = self._states[number]
            actor = before.actor
            if isinstance(actor, int) and self._seats[actor] is None and self._forced(before) is None:
                self._back_to(number)
                self._show(self._seen_by(actor))
                return
        self._prompt.say(NO_UNDO)

    def _back_to(self, number: int) -> None:
        gone = zip(self._states[number:], self._record.acts[number:], strict=False)
        self._again.extendleft(reversed([act for state, act in gone if state.actor is CHANCE]))
        del self._states[number + 1 :]
        self._record = replace(self._record, acts=self._record.acts[:number])
        self._events = [*self._seen_by(None).events]
        self._keep()

    def _played(self) -> str:
        """The acts so far as people read them, but for those of chance where hands are hidden."""
        told = map(self._line, self._states, self._record.acts)
        return " · ".join(line for line in told if line is not None)

    def _save(self, name: str) -> None:
        if not name:
            self._prompt.say(Message("commands-play-save-where"), "red")
            return
        path = Path(name).expanduser()
        try:
            write_at_once(path, written(self._record, ending_of(path)))
            self._prompt.say(Message("commands-play-kept", path=name))
        except (AcademieError, OSError) as wrong:
            self._prompt.say(reason(wrong), "red")

    def _reasons(self) -> None:
        """Print what has happened since the last question, each event with its source."""
        if not self._events:
            self._prompt.say(Message("commands-play-no-reasons"), "dim")
        for event in self._events:
            line = f"{self._notation.describe(event, self._language)}  [{event.citation.in_(self._language)}]"
            self._prompt.print(line)

    def _play(self, act: Action) -> None:
        before = self._state
        person = isinstance(before.actor, int) and self._seats[before.actor] is None
        if (line := self._line(before, act)) is not None:
            forced = person and self._forced(before) is not None
            self._prompt.print(f"{line}  {ONLY.in_(self._language)}" if forced else line, "bold")
        self._states.append(before.apply(act))
        self._record = self._record.with_act(act)
        events = self._seen_by(None).events
        self._events += events
        for event in events:
            self._prompt.print(f"  {self._notation.describe(event, self._language)}")
        self._touched |= person
        if self._file is not None and not self._file.ours:
            self._keep()

    def _line(self, state: State[Any], act: Action) -> str | None:
        """The act with the player's name, unless chance acts or the act names its player.

        Nothing where chance acts in a game with hidden hands: nobody may read it.
        """
        author, text = (state.author(act), self._notation.describe_act(state, act).in_(self._language))
        if not isinstance(author, int):
            return None if self._record.game.hides else text
        if isinstance(act, HandAct):
            return text
        return f"{self._notation.player(author).in_(self._language)}  {text}"

    def _keep(self) -> None:
        if self._file is not None:
            self._file.save(self._record)

    def _close(self) -> None:
        over = self._state.outcome is not None
        if over:
            self._show(self._state)
        if self._file is None or not self._record.acts:
            return
        if self._touched:
            self._keep()
        kept = self._file.kept(self._record.game.key, over=over)
        if kept is not None:
            self._prompt.say(kept, "dim")

    def _completions(self) -> Iterator[str]:
        """What a line may be completed to: the words, and the acts of this turn as they are typed."""
        yield from completions(self._language)
        yield from map(self._notation.act, self._seen_by(self._actor).actions()[:MOST_SHOWN])

    def _refuse(self, wrong: AcademieError) -> None:
        self._prompt.say(wrong.text, "red")
