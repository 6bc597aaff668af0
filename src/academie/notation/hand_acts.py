"""Acts of hands as text: who, what, and with what, as in `white jeton 6`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.kernel import Event, NotationError, Seat
from academie.kernel.hand_act import HandAct
from academie.notation.seats import NAMES

MOST_DIGITS: Final = 3


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of act: the word for it, and what follows the word, written and read.

    `read` gives nothing for text that does not follow that word.
    """

    word: str
    kind: type[HandAct]
    write: Callable[[Any], str]
    read: Callable[[Seat, str], HandAct | None]


def plain(word: str, kind: type[HandAct]) -> Verb:
    """An act that needs no more than its word."""
    return Verb(word, kind, lambda _: "", lambda by, rest: None if rest else kind(by))


def counted(
    word: str, kind: type[HandAct], make: Callable[[Seat, int], HandAct], number: Callable[[Any], int]
) -> Verb:
    """An act told by a number: how it is made of one, and which it is."""

    def read(by: Seat, rest: str) -> HandAct | None:
        is_number = rest.isascii() and rest.isdecimal() and len(rest) <= MOST_DIGITS
        return make(by, int(rest)) if is_number else None

    return Verb(word, kind, lambda act: str(number(act)), read)


@dataclass(frozen=True, slots=True)
class Hands:
    """The acts of hands of one game, and what its seats are called, in order."""

    verbs: tuple[Verb, ...]
    names: tuple[str, ...] = NAMES

    def text(self, act: HandAct) -> str:
        """The act as it stands in a record."""
        verb = next(verb for verb in self.verbs if type(act) is verb.kind)
        return " ".join(filter(None, (self.names[act.by], verb.word, verb.write(act))))

    def read(self, text: str) -> HandAct:
        """The act written so. Raises `NotationError`."""
        name, _, rest = text.strip().partition(" ")
        word, _, argument = rest.strip().partition(" ")
        if name not in self.names:
            raise NotationError(f"{text!r}: an act of hands begins with {' or '.join(self.names)}")
        by = Seat(self.names.index(name))
        for verb in self.verbs:
            if verb.word == word and (act := verb.read(by, argument.strip())):
                return act
        known = ", ".join(verb.word for verb in self.verbs)
        raise NotationError(f"{rest.strip()!r}: no such act; there are: {known}")


@dataclass(frozen=True, slots=True)
class Attempt:
    """Acts one may try, right or wrong: `verb` followed by one of `words`, or by up to `most` of them.

    Where there are no words, the verb is the whole act.
    """

    verb: str
    words: tuple[str, ...] = ()
    most: int = 1


def attempts(texts: Iterable[str]) -> tuple[Attempt, ...]:
    """The acts by what is done, in the order in which each verb comes first."""
    found: dict[str, list[str]] = {}
    for text in texts:
        name, verb, rest = (*text.split(" ", 2), "", "")[:3]
        found.setdefault(f"{name} {verb}".strip(), []).extend([rest] if rest else [])
    return tuple(Attempt(verb, tuple(dict.fromkeys(words))) for verb, words in found.items())


def announced_with_ruling(
    events: Sequence[Event], settled: Iterable[Event], fault: type[Event], ruling: type[Event]
) -> tuple[Event, ...]:
    """What is said aloud where the adversary must see a fault himself.

    Faults that happen are kept quiet; those that were `settled` are told with the ruling that did it.
    """
    spoken = tuple(event for event in events if not isinstance(event, fault))
    ruled = any(isinstance(event, ruling) for event in spoken)
    return (*(settled if ruled else ()), *spoken)


def is_hand_act(text: str, names: tuple[str, ...] = NAMES) -> bool:
    """Whether the text begins as an act of hands does."""
    return text.split(" ", 1)[0] in names
