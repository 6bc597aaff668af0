"""What is typed at a table besides acts: its commands, by words of the reader's language and of English."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

from academie.words import Language, Message


class Word(Enum):
    """A command of the table."""

    HELP = "help"
    MOVES = "moves"
    HINT = "hint"
    WHY = "why"
    UNDO = "undo"
    BOARD = "board"
    PLAYED = "played"
    SAVE = "save"
    QUIT = "quit"


SIGNS: Final = {Word.MOVES: "?", Word.WHY: "!", Word.QUIT: "q"}
"""What is short and the same in every language."""


class Order(NamedTuple):
    """A command as it was typed, with what follows its word."""

    word: Word
    rest: str


def read_order(typed: str, language: Language) -> Order | None:
    """Return the command that was typed; `None` where it must be an act. Only `save` takes something more."""
    head, _, rest = typed.partition(" ")
    for word in Word:
        if head.casefold() in names(word, language) and (not rest or word is Word.SAVE):
            return Order(word, rest.strip())
    return None


def names(word: Word, language: Language) -> tuple[str, ...]:
    """Return the words of a command: its sign, those of the language, those of English."""
    message = Message(f"commands-play-word-{word.value}")
    said = ", ".join((SIGNS.get(word, ""), message.in_(language), message.en))
    return tuple(dict.fromkeys(filter(None, said.split(", "))))


def described(language: Language) -> Iterator[tuple[str, str]]:
    """Yield the words of each command in the reader's language, and what it does."""
    for word in Word:
        sign = SIGNS.get(word)
        said = Message(f"commands-play-word-{word.value}").in_(language)
        about = Message(f"commands-play-about-{word.value}").in_(language)
        yield (said if sign is None else f"{sign}, {said}"), about


def completions(language: Language) -> tuple[str, ...]:
    """Return the words that a line may be completed to: the first of each command."""
    return tuple(
        Message(f"commands-play-word-{word.value}").in_(language).partition(", ")[0] for word in Word
    )
