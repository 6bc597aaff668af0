"""What a session shows people: legal plays, events, and names as they write them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, overload

from academie.kernel import Action, Citation, Event, NotationError, Seat, State, UnknownName
from academie.notation import AnyNotation
from academie.notation.states import notation_for, parse_in
from academie.words import Language, Message, languages


def language_of(code: str | Language) -> Language:
    """Return the language of a code such as `en`. Raises `UnknownName`."""
    try:
        return Language(code)
    except ValueError:
        known = ", ".join(sorted(languages()))
        raise UnknownName(Message("session-no-language", code=code, known=known)) from None


def english_level(name: str) -> str:
    """Return the name of a player as records keep it: `level-3` is `niveau-3`."""
    return f"niveau-{name.removeprefix('level-')}" if name.startswith("level-") else name


def shortened(head: str, parts: list[str], most: int = 110) -> str:
    """Return the parts after the head, as many as fit on a short line; `…` stands for the others."""
    line = head
    for number, part in enumerate(parts):
        joined = f"{line}{', ' if number else ''}{part}"
        if len(joined) > most:
            return f"{line}{', ' if number else ''}…"
        line = joined
    return line


class LegalPlays(Sequence[str]):
    """What may be played now. Iterating gives texts; `in` understands shorthand; `acts` are for programs."""

    def __init__(self, state: State[Any]) -> None:
        self._state = state
        self.acts: tuple[Action, ...] = tuple(state.actions())

    @cached_property
    def _texts(self) -> tuple[str, ...]:
        return tuple(map(notation_for(self._state).act, self.acts))

    def named(self, text: str) -> Action:
        """Return the act a person means by the text. Raises `IllegalPlay`."""
        return parse_in(self._state, text)

    def __len__(self) -> int:
        return len(self.acts)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[str, ...]: ...
    def __getitem__(self, index: int | slice) -> str | tuple[str, ...]:
        return self._texts[index]

    def __contains__(self, play: object) -> bool:
        try:
            return isinstance(play, str) and self.named(play) in self.acts
        except NotationError:
            return False

    def __repr__(self) -> str:
        count = f"{len(self)} play{'' if len(self) == 1 else 's'}"
        return f"<{shortened(f'{count}: ', [*self._texts])}>" if self.acts else "<no plays>"


@dataclass(frozen=True, slots=True, repr=False)
class SpokenEvent:
    """Something that happened in a game whose notation has words for it."""

    event: Event
    _notation: AnyNotation = field(compare=False)

    @property
    def called(self) -> str:
        """The name of what happened, for programs."""
        return self.event.called

    @property
    def seat(self) -> Seat:
        """To whom it happened."""
        return self.event.seat

    @property
    def citation(self) -> Citation:
        """Where the law says so."""
        return self.event.citation

    def say(self, language: str | Language = "en") -> str:
        """Return a sentence for people, in `en` or `fr`."""
        return self._notation.describe(self.event, language_of(language))

    def cite(self, language: str | Language = "en") -> str:
        """Return where the law says so: the siglum of the source and the place in it, in `en` or `fr`."""
        return self.citation.in_(language_of(language))

    def __str__(self) -> str:
        return self.say()

    def __repr__(self) -> str:
        sentence = self.say()
        return f"<{self.called}: {sentence if len(sentence) <= 80 else f'{sentence[:79]}…'}>"
