"""Questions and answers in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Final

from academie.words import Language, Text

if TYPE_CHECKING:
    from rich.console import Console

    from academie.kernel import Event
    from academie.notation import AnyNotation

LEAVE: Final = "q"
SIGN: Final = "> "


class Prompt:
    """Prints in one language and reads answers; the end of the input means leaving.

    At a terminal the line can be edited and lines typed before come back, where the system has readline.
    """

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language
        self._editor = line_editor() if at_terminal() else None

    def read_line(self) -> str:
        """Return the next line typed, or `LEAVE` at the end of the input and after Ctrl-C."""
        try:
            # The editor must know the sign before the line, which Rich would print apart from it.
            return (self.console.input(SIGN) if self._editor is None else input(SIGN)).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return LEAVE

    def complete(self, lines: Callable[[], Iterable[str]]) -> None:
        """Complete what is typed to one of the lines when Tab is pressed."""
        if self._editor is None:
            return
        found: list[str] = []

        def nth(typed: str, number: int) -> str | None:
            if number == 0:
                found[:] = [line for line in lines() if line.startswith(typed)]
            return found[number] if number < len(found) else None

        libedit = "libedit" in (self._editor.__doc__ or "")
        self._editor.set_completer_delims("")
        self._editor.set_completer(nth)
        self._editor.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

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


def at_terminal() -> bool:
    """Whether a person types and reads here, rather than a file or another program."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def line_editor() -> ModuleType | None:
    """The editor of lines of the system; none on Windows, whose console edits lines itself."""
    try:
        import readline
    except ImportError:
        return None
    return readline
