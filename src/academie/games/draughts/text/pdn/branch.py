"""One line of a PDN game while it is being read."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.draughts.law import DraughtsState, Position
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.setup import set_up
from academie.games.draughts.text.notation import DamesNotation
from academie.games.draughts.text.pdn.tree import Node, Variation
from academie.kernel import NotationError

NOTATION: Final = DamesNotation()


class Branch:
    """The nodes so far; without a state it is broken and takes in nothing more.

    `before` is the state in which the last act was played, where its variations begin.
    """

    def __init__(self, state: DraughtsState | None) -> None:
        self.before: DraughtsState | None = None
        self._state = state
        self._nodes: list[Node] = []
        self._said: list[str] = []
        self._setup: Position | None = None
        self._of_last = False

    @property
    def broken(self) -> bool:
        """Whether something in it could not be read."""
        return self._state is None

    def break_off(self) -> None:
        """Ends the line here, whatever follows."""
        self._state = None

    def move(self, text: str) -> None:
        """Plays on. Raises `NotationError` for an act that cannot be meant here."""
        if self._state is None:
            return
        act = NOTATION.resolve(self._state, text)
        self.before, self._state = self._state, self._state.apply(act)
        self._nodes.append(Node(act, before=(*self._said,), setup=self._setup))
        self._said, self._setup, self._of_last = [], None, True

    def set_up(self, text: str) -> None:
        """Begins anew from a position. Raises `NotationError` or `SetupError`."""
        if self._state is None:
            return
        command = text.strip("/").strip()
        if not command.upper().startswith("FEN"):
            raise NotationError(f"{text!r} sets nothing up: write /FEN and a position in quotes/")
        rules = self._state.rules
        self._setup = read_fen(command[3:], rules.damier.value)
        self._state = set_up(rules, self._setup, self._state.accord)
        self._of_last = False

    def comment(self, text: str) -> None:
        """Adds what is said of the last act, or of the next one if something stands between."""
        if self.broken or not text:
            return
        if self._of_last:
            self._nodes[-1] = replace(self._nodes[-1], comments=(*self._nodes[-1].comments, text))
        else:
            self._said.append(text)

    def number(self) -> None:
        """A number was read: what is said now is said of the next act."""
        self._of_last = False

    def nag(self, glyph: int) -> None:
        """Marks the last act; a glyph that stands before any is kept as a comment."""
        if self.broken:
            return
        if self._nodes:
            self._nodes[-1] = replace(self._nodes[-1], nags=(*self._nodes[-1].nags, glyph))
        else:
            self.comment(f"${glyph}")

    def vary(self, variation: Variation) -> None:
        """Adds what might have been played instead of the last act."""
        if self.broken or not self._nodes or variation == Variation():
            return
        self._nodes[-1] = replace(self._nodes[-1], variations=(*self._nodes[-1].variations, variation))
        self._of_last = False

    def closed(self) -> Variation:
        """The line as far as it was read."""
        return Variation((*self._nodes,), (*self._said,))
