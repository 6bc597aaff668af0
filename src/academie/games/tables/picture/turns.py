"""What the drawings of the games of throwing and playing in turn have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.drawing.svg import Diagram, Element, whole
from academie.games.tables.law.track import Pair
from academie.games.tables.law.turns import Phase, Turns
from academie.games.tables.picture.board import board
from academie.games.tables.picture.counters import Cast, dice, lying
from academie.games.tables.picture.geometry import Place, View
from academie.games.tables.picture.men import SEATS, Stack
from academie.games.tables.picture.panel import Panel, printed
from academie.games.tables.picture.plain_board import SIGNS, plain_board
from academie.kernel import BLACK, WHITE, Seat
from academie.notation.seats import PLAYER
from academie.words import Language, Message, Text

AnyTurns = Turns[Any]
TO_THROW: Final = Message("tables-to-throw")


@dataclass(frozen=True, slots=True)
class Caption:
    """A state in words of one language: how each player stands, and where his men are."""

    title: Text
    language: Language
    details: Pair[str]
    standing: Pair[str]

    def described(self, state: AnyTurns) -> str:
        """The whole position in words."""
        said = [self._side(seat) for seat in SEATS]
        if state.dice is not None:
            high, low = state.dice.high, state.dice.low
            said.append(Message("tables-thrown", player=PLAYER[state.thrower], high=high, low=low))
        return " ".join(each.in_(self.language) for each in said)

    def _side(self, seat: Seat) -> Text:
        return Message(
            "tables-side", player=PLAYER[seat], details=self.details[seat], men=self.standing[seat]
        )


def turns_svg(
    state: AnyTurns, view: View, names: Sequence[str], parts: Iterable[Element], caption: Caption
) -> Diagram:
    """The board with what stands on it between the lines of the two players."""
    panels = (panel_of(state, seat, caption) for seat in SEATS)
    title, described = caption.title.in_(caption.language), caption.described(state)
    drawing = printed(view, panels, (board(view, names), *parts), title=title, description=described)
    return whole(drawing, caption.language)


def throw_of(state: AnyTurns, view: View, heights: Mapping[Place, int]) -> Element:
    """The dice on the board, if there are any."""
    faces = state.dice.numbers if state.dice else ()
    return dice(view, lying(Cast(faces, state.thrower), heights), faces)


def panel_of(state: AnyTurns, seat: Seat, caption: Caption) -> Panel:
    """The line of one player."""
    return Panel(
        seat,
        PLAYER[seat].in_(caption.language),
        caption.details[seat],
        note=TO_THROW.in_(caption.language) if waits(state, seat) else "",
    )


def turns_text(state: AnyTurns, stacks: Iterable[Stack], names: Sequence[str], caption: Caption) -> str:
    """The position in plain text, from White's side."""
    above, below = (
        "   ".join((f" {PLAYER[seat].in_(caption.language)} ({SIGNS[seat]})", *line_of(state, seat, caption)))
        for seat in (BLACK, WHITE)
    )
    return plain_board(stacks, names, above, below)


def line_of(state: AnyTurns, seat: Seat, caption: Caption) -> Iterator[str]:
    """The parts of one player's line."""
    yield caption.details[seat]
    if waits(state, seat):
        yield TO_THROW.in_(caption.language)
    elif line := dice_line(state, seat, caption.language):
        yield line


def waits(state: AnyTurns, seat: Seat) -> bool:
    """Whether the player is about to throw."""
    return state.phase is Phase.THROW and state.thrower == seat


def dice_line(state: AnyTurns, seat: Seat, language: Language) -> str:
    """The throw on the table, if it is his; else nothing."""
    if state.dice is None or state.thrower != seat:
        return ""
    return Message("tables-dice", high=state.dice.high, low=state.dice.low).in_(language)
