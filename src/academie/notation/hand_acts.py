"""Acts by hand as text: the seat, the verb, and its object, as in `white jeton 6`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.kernel import Event, NotationError, Seat
from academie.kernel.action import HandAct
from academie.notation.seats import NAMES
from academie.words import Message

MOST_DIGITS: Final = 3


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of act by hand: the word for it, and how what follows the word is written and read.

    `read` returns `None` for text that cannot follow the word.
    """

    word: str
    kind: type[HandAct]
    write: Callable[[Any], str]
    read: Callable[[Seat, str], HandAct | None]


def plain(word: str, kind: type[HandAct]) -> Verb:
    """Return the verb of an act that needs no more than its word."""
    return Verb(word, kind, lambda _: "", lambda by, rest: None if rest else kind(by))


def counted(
    word: str, kind: type[HandAct], make: Callable[[Seat, int], HandAct], number: Callable[[Any], int]
) -> Verb:
    """Return the verb of an act with a number: `make` makes the act of one, `number` gives it back."""

    def read(by: Seat, rest: str) -> HandAct | None:
        is_number = rest.isascii() and rest.isdecimal() and len(rest) <= MOST_DIGITS
        return make(by, int(rest)) if is_number else None

    return Verb(word, kind, lambda act: str(number(act)), read)


@dataclass(frozen=True, slots=True)
class Hands:
    """The acts by hand of one game, and what its seats are called, in order."""

    verbs: tuple[Verb, ...]
    names: tuple[str, ...] = NAMES

    def text(self, act: HandAct) -> str:
        """Return the act as a record keeps it."""
        written = self._verb(act).write(act)
        return f"{self.said(act)} {written}" if written else self.said(act)

    def said(self, act: HandAct) -> str:
        """Return who acts and the verb, without what follows."""
        return f"{self.names[act.by]} {self._verb(act).word}"

    def _verb(self, act: HandAct) -> Verb:
        return next(verb for verb in self.verbs if type(act) is verb.kind)

    def read(self, text: str) -> HandAct:
        """Return the act of a text. Raises `NotationError`."""
        name, _, rest = text.strip().partition(" ")
        word, _, argument = rest.strip().partition(" ")
        if name not in self.names:
            raise NotationError(Message("notation-hand-act-by-whom", text=text, names=self.names))
        by = Seat(self.names.index(name))
        for verb in self.verbs:
            if verb.word == word and (act := verb.read(by, argument.strip())):
                return act
        known = tuple(verb.word for verb in self.verbs)
        raise NotationError(Message("notation-no-hand-act", text=rest.strip(), known=known))


@dataclass(frozen=True, slots=True)
class Attempt:
    """Acts that may be tried, right or wrong: `verb` followed by one of `words`, or by up to `most` of them.

    Where there are no words, the verb is the whole act.
    """

    verb: str
    words: tuple[str, ...] = ()
    most: int = 1


def attempts(texts: Iterable[str]) -> tuple[Attempt, ...]:
    """Return the acts grouped by verb, in the order in which each verb comes first."""
    found: dict[str, list[str]] = {}
    for text in texts:
        name, verb, rest = (*text.split(" ", 2), "", "")[:3]
        found.setdefault(f"{name} {verb}".strip(), []).extend([rest] if rest else [])
    return tuple(Attempt(verb, tuple(dict.fromkeys(words))) for verb, words in found.items())


def announced_with_ruling(
    events: Sequence[Event], settled: Iterable[Event], fault: type[Event], ruling: type[Event]
) -> tuple[Event, ...]:
    """Return the events to announce where the adversary must notice a fault himself.

    A fault is not announced when it happens. Those that are now `settled` are announced with their ruling.
    """
    announced = tuple(event for event in events if not isinstance(event, fault))
    ruled = any(isinstance(event, ruling) for event in announced)
    return (*(settled if ruled else ()), *announced)


def is_hand_act(text: str, names: tuple[str, ...] = NAMES) -> bool:
    """Return whether the text begins with the name of a seat, as an act by hand does."""
    return text.split(" ", 1)[0] in names
