"""Questions and answers in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from academie.words import Language, Text

if TYPE_CHECKING:
    from rich.console import Console

    from academie.kernel import Event
    from academie.notation import AnyNotation

LEAVE: Final = "q"


class Prompt:
    """Prints in one language and reads answers; the end of the input means leaving."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language

    def read_line(self) -> str:
        """Return the next line typed, or `LEAVE` at the end of the input and after Ctrl-C."""
        try:
            return self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return LEAVE

    def say(self, text: Text, style: str = "") -> None:
        """Print a sentence in the language of the reader."""
        self.print(text.in_(self.language), style)

    def print(self, line: str, style: str = "") -> None:
        """Print a line as it is."""
        self.console.print(line, style=style, highlight=False, markup=False)

    def print_events(self, events: Iterable[Event], notation: AnyNotation) -> None:
        """Print what happened, each event with its source."""
        for event in events:
            self.print(
                f"  {notation.describe(event, self.language)}  [{event.citation.in_(self.language)}]", "dim"
            )
