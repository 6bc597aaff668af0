"""A company at trictrac drawn: its board, and below it the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.picture import BoardMark, Picture
from academie.drawing.svg import Diagram, Drawing, Element, Vec, box, group, number, whole
from academie.drawing.theme import token
from academie.games.company.law.events import AtBoard
from academie.games.company.picture.score_sheet import sheet_drawing
from academie.games.company.table import CompanyState, partie_of
from academie.games.company.text import sheet_of
from academie.games.trictrac.picture import signs
from academie.games.trictrac.picture.caption import trictrac_text
from academie.games.trictrac.picture.svg import trictrac_drawing
from academie.kernel import Action, Event, Seat
from academie.notation.seats import person
from academie.notation.sheet import as_text, said
from academie.words import Language, Text, verbatim

GAP: Final = 16.0


def company_svg(
    state: CompanyState,
    *,
    flip: bool = False,
    language: Language = Language.FRENCH,
    names: tuple[str, ...] = (),
) -> Diagram:
    """The board with what the last act brought, and the sheet; people are numbered unless they are named."""
    facons = (
        [event.event for event in state.events if isinstance(event, AtBoard)] if state.left is None else []
    )
    board = trictrac_drawing(partie_of(state.board), facons, language, flip=flip)
    sheet = sheet_drawing(said(sheet_of(state, shown_names(state, names)), language))
    return whole(below(board, sheet), language)


def company_text(
    state: CompanyState, language: Language = Language.FRENCH, names: tuple[str, ...] = ()
) -> str:
    """The board and the sheet in plain text."""
    board = trictrac_text(partie_of(state.board), language)
    return f"{board}\n{as_text(said(sheet_of(state, shown_names(state, names)), language))}"


def shown_names(state: CompanyState, names: tuple[str, ...]) -> tuple[Text, ...]:
    """The names of people; where they are not known, the number of each seat."""
    return tuple(map(verbatim, names)) or tuple(person(Seat(seat)) for seat in range(state.seats))


def below(upper: Drawing, lower: Drawing) -> Drawing:
    """One drawing under the other, each in the middle of the sheet."""
    (above, high), (under, low) = (
        (each.size.x * each.scale, each.size.y * each.scale) for each in (upper, lower)
    )
    size = Vec(max(above, under), high + GAP + low)
    parts = (
        box(Vec(0, 0), size.x, size.y, fill=token("panel")),
        moved(upper, Vec((size.x - above) / 2, 0)),
        moved(lower, Vec((size.x - under) / 2, high + GAP)),
    )
    return Drawing(size, parts, lower.title, f"{upper.description} {lower.description}", board=upper.board)


def moved(drawing: Drawing, to: Vec) -> Element:
    """The drawing with its corner there, as large as it is printed."""
    place = f"translate({number(to.x)},{number(to.y)}) scale({drawing.scale:g})"
    return group(drawing.parts, transform=place)


def _draw(
    state: CompanyState, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    del act
    return company_svg(state, flip=flip, language=language)


def _signs(event: Event) -> Iterator[BoardMark]:
    """Yield the arrows of what happened at the board."""
    if isinstance(event, AtBoard):
        yield from signs(event.event)


PICTURE: Final = Picture(_draw, company_text, _signs)
