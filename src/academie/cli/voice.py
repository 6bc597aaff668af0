"""How somebody is spoken to and heard at the terminal, question by question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console

from academie.kernel import Event, Language, Text
from academie.notation import AnyNotation

LEAVE: Final = "q"


class Prompt:
    """Says things in one language and hears answers; the end of the input is leaving."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language

    def heard(self) -> str:
        """What is typed next."""
        try:
            return self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return LEAVE

    def say(self, text: Text, style: str = "") -> None:
        """A sentence for people."""
        self.print(text.in_(self.language), style)

    def print(self, line: str, style: str = "") -> None:
        """A line as it is."""
        self.console.print(line, style=style, highlight=False, markup=False)

    def tell(self, events: Iterable[Event], notation: AnyNotation) -> None:
        """What happened, each with its article."""
        for event in events:
            self.print(f"  {notation.describe(event, self.language)}  [{event.citation}]", "dim")
