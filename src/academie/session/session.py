"""A game being played."""

from __future__ import annotations

import random
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any, Final, Self

from academie.drawing import Diagram, draw, text_board
from academie.engine.player import Player
from academie.engine.players import player, player_at_level
from academie.kernel import (
    CHANCE,
    Action,
    Actor,
    Game,
    IllegalAction,
    IllegalPlay,
    NotationError,
    Outcome,
    Record,
    Seat,
    State,
)
from academie.notation import notation_of, to_json, to_text
from academie.notation.formats import FORMATS, ending_of, written
from academie.notation.hand_acts import Attempt
from academie.notation.states import OVER, parse_in, turn
from academie.registry import game_of
from academie.session.analysis import Analysis, analysed
from academie.session.text import LegalPlays, SpokenEvent, english_level, language_of
from academie.testing import choose
from academie.words import Language, Message

NO_CHANCE: Final = Message("session-no-chance")
CHANCE_FIRST: Final = Message("session-chance-first")
NO_UNDO: Final = Message("session-no-undo")
NO_REDO: Final = Message("session-no-redo")
OURS: Final = ("json", "txt")


class Session:
    """A game being played, over states that never change. Methods that change the session return it.

    Make one with `academie.new`, `academie.load` or `academie.loads`.
    """

    def __init__(self, start: State[Any], head: Record[Any], seed: int | None = None) -> None:
        self.game: Game = game_of(start)
        self._notation = notation_of(self.game.key)
        self._head = head
        self._states = [start]
        self._acts: list[Action] = []
        self._at = 0
        self._seed = seed
        self._random = random.Random(seed)
        self._players: dict[str, Player] = {}

    @classmethod
    def of_record(cls, record: Record[Any], seed: int | None = None) -> Self:
        """Return the game of a record, after its last act. Raises `IllegalAction`."""
        start, *states = record.states()
        session = cls(start, replace(record, acts=()), seed)
        return session._go_on(states, [*record.acts])

    # How the game stands.

    @property
    def state(self) -> State[Any]:
        """How the game stands now; the value itself never changes."""
        return self._states[self._at]

    @property
    def history(self) -> tuple[State[Any], ...]:
        """Every state from the first to this one."""
        return tuple(self._states[: self._at + 1])

    @property
    def acts(self) -> tuple[str, ...]:
        """What was played, as texts."""
        return tuple(map(self._notation.act, self._acts[: self._at]))

    @property
    def turn(self) -> Actor:
        """The seat to act, `CHANCE`, or `None` at the end."""
        return self.state.actor

    @property
    def legal(self) -> LegalPlays:
        """What may be played now."""
        return LegalPlays(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or `None` while it goes on."""
        return self.state.outcome

    @property
    def events(self) -> tuple[SpokenEvent, ...]:
        """What the last act brought, in the order it happened."""
        return tuple(SpokenEvent(event, self._notation) for event in self.state.events)

    @property
    def record(self) -> Record[Any]:
        """The game as a value to keep and replay; a position it began from is among its options."""
        return replace(self._head, acts=tuple(self._acts[: self._at]))

    def tries(self, seat: Seat | None = None) -> tuple[Attempt, ...]:
        """Return what a seat may try by hand, right or wrong; by default the seat to act."""
        who = self.turn if seat is None else seat
        return tuple(self._notation.attempts(self.state, who)) if isinstance(who, int) else ()

    # What changes it.

    def play(self, *texts: str) -> Self:
        """Play the acts in order; shorthand is understood. Raises `IllegalPlay`, and then none is played."""
        states, acts = [self.state], list[Action]()
        for text in texts:
            act = parse_in(states[-1], text)
            states.append(self._applied(states[-1], act))
            acts.append(act)
        return self._go_on(states[1:], acts)

    def roll(self, text: str | None = None) -> Self:
        """Let chance act until somebody is to play, or set one throw such as `6-5`. Raises `IllegalPlay`."""
        if self.turn is not CHANCE:
            raise IllegalPlay(NO_CHANCE, code="play.no-chance", legal=self.legal)
        if text is not None:
            return self.play(text)
        state, states, acts = self.state, list[State[Any]](), list[Action]()
        while state.actor is CHANCE:
            act: Action = choose(state, self._random)
            state = state.apply(act)
            states.append(state)
            acts.append(act)
        return self._go_on(states, acts)

    def undo(self, count: int = 1) -> Self:
        """Go back by one act or more. Raises `IllegalPlay` before the first."""
        if not 0 <= count <= self._at:
            raise IllegalPlay(NO_UNDO, code="play.nothing")
        self._at -= count
        return self

    def redo(self, count: int = 1) -> Self:
        """Go forward again by acts that were undone. Raises `IllegalPlay` after the last."""
        if not 0 <= count <= len(self._acts) - self._at:
            raise IllegalPlay(NO_REDO, code="play.nothing")
        self._at += count
        return self

    def ask(self, name: str | Player | None = None, *, level: int | None = None) -> Self:
        """Let a player choose and play: by name, by level, or your own; the simple player if none is given.

        Your own is any object whose `choose` returns one of the `actions()` of the state it is given.

        Raises `UnknownName` for an unknown player, `IllegalPlay` if no seat is to play.
        """
        if name is not None and level is not None:
            raise TypeError("a player is asked by name or by level, not both")
        actor = self.turn
        if actor is None:
            raise IllegalPlay(OVER, code="play.over")
        if actor is CHANCE:
            raise IllegalPlay(CHANCE_FIRST, code="play.chance", legal=self.legal)
        wanted = (name or "simple") if level is None else player_at_level(self.game.key, level)
        asked = self._player(wanted) if isinstance(wanted, str) else wanted
        act = asked.choose(self._seen_by(actor))
        return self._go_on([self._applied(self.state, act)], [act])

    def analyse(self) -> Analysis:
        """Return what the plays are worth, the best first. See `analysed` for what it raises."""
        actor = self.turn
        return analysed(self._seen_by(actor) if isinstance(actor, int) else self.state)

    def _player(self, name: str) -> Player:
        """The player of that name, the same each time it is asked in this game."""
        if name not in self._players:
            self._players[name] = player(english_level(name), self.game.key, self._seed)
        return self._players[name]

    def _seen_by(self, seat: Seat) -> State[Any]:
        return self.state.view(seat) if self.game.hides else self.state

    def _applied(self, state: State[Any], act: Action) -> State[Any]:
        try:
            return state.apply(act)
        except IllegalAction as wrong:
            raise IllegalPlay(wrong.text, legal=LegalPlays(state)) from wrong

    def _go_on(self, states: list[State[Any]], acts: list[Action]) -> Self:
        self._states[self._at + 1 :] = states
        self._acts[self._at :] = acts
        self._at += len(acts)
        return self

    # How it looks.

    def board(self, language: str | Language = "en") -> str:
        """Return the board as plain text."""
        return text_board(self.state, language_of(language))

    def svg(self, language: str | Language = "en", *, flip: bool = False) -> Diagram:
        """Return the drawing of the board with the last act, which has `save`."""
        act = self._acts[self._at - 1] if self._at else None
        return draw(self.state, act=act, flip=flip, language=language_of(language))

    def _repr_svg_(self) -> str:
        return self.svg().svg

    def _repr_html_(self) -> str:
        last = f" {self.acts[-1]}" if self._at else ""
        caption = escape(f"{self._at}.{last} – {turn(self.state)}" if self._at else turn(self.state))
        return f"<figure>{self.svg()}<figcaption>{caption}</figcaption></figure>"

    def __repr__(self) -> str:
        acts = f"{self._at} act{'' if self._at == 1 else 's'}"
        return f"<Session {self.state.ruleset.id}: {acts}, {turn(self.state)}>"

    # Files.

    @property
    def formats(self) -> tuple[str, ...]:
        """The endings of the files it can be saved to."""
        return (*OURS, *(FORMATS.get(self.game) or ()))

    def to_text(self) -> str:
        """Return the record as readable text."""
        return to_text(self.record)

    def to_json(self) -> str:
        """Return the record as JSON."""
        return to_json(self.record)

    def save(self, path: str | Path) -> Self:
        """Write the game in the format of the file's ending. Raises `NotationError` for an unknown one."""
        ending = ending_of(Path(path))
        if ending not in self.formats:
            known = ", ".join(f".{each}" for each in self.formats)
            raise NotationError(
                Message("session-no-format-of-game", key=self.game.key, ending=ending, known=known)
            )
        Path(path).write_text(written(self.record, ending), encoding="utf-8")
        return self
