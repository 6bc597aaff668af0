"""The figure of the front door: a position to throw the dice on, and what the law says of every throw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import starmap
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

from academie.drawing import Theme, draw
from academie.drawing.assets import board_data
from academie.drawing.svg import Element, group
from academie.drawing.theme import dressed
from academie.kernel import Game, State
from academie.library import Study, catalogue
from academie.library.tree import trees_of
from academie.notation.wire import TablesBoard, form_of
from academie.registry import registry
from academie.server.base.phrases import EventView
from academie.server.library.routes.lessons import event_views
from academie.words import Fleche

SAMPLES: Final = board_data("samples")
NAMES: Final = board_data("names")


class Score(NamedTuple):
    """What one event of a throw brings: to whom, how much, where on the board, and which it is."""

    seat: int
    points: int
    place: int
    jan: str


class Fall(NamedTuple):
    """A throw and what the law says it is worth."""

    dice: tuple[int, ...]
    scores: tuple[Score, ...]
    holes: int
    state: State[Any]
    """The state after it."""


class Figure(NamedTuple):
    """The position of the front door, and every throw that may fall on it."""

    study: Study
    state: State[Any]
    board: TablesBoard
    falls: tuple[Fall, ...]


@cache
def figure() -> Figure:
    """The figure with what the law says of each of its throws."""
    study = catalogue().study(SAMPLES["figure"])
    game, state = registry[study.game], trees_of(study)[0].nodes[0].state
    form = form_of(game)
    before = form.board(state)
    assert isinstance(before, TablesBoard)
    falls: list[Fall] = []
    for throw in state.actions():
        after = state.apply(throw)
        board = form.board(after)
        assert isinstance(board, TablesBoard)
        scores = tuple(starmap(_score, _scored(event_views(after.events, game.key))))
        falls.append(Fall(tuple(board.dice), scores, board.counters[before.thrower].holes, after))
    return Figure(study, state, before, tuple(falls))


def _scored(events: Sequence[EventView]) -> Iterator[tuple[EventView, dict[str, Any]]]:
    for event in events:
        if event.marks and isinstance(scored := event.message.args.get("scored"), dict):
            yield event, scored


def _score(event: EventView, scored: dict[str, Any]) -> Score:
    points, jan = event.message.args["points"], scored["args"]["jan"]["key"]
    assert isinstance(points, int)
    return Score(event.seat, points, int(event.marks[0].places[-1]), jan.partition("-jan-")[2])


def living_board(label: str) -> Element:
    """The position as one who has the dice sees it, with what every throw lays on it: one group each.

    What lies there before any throw is the group of no throw.
    """
    shown = figure()
    root = _drawn(shown.state, shown)
    before = _part(root, "counters")
    root.remove(before)
    falls = (group(_laid(fall, shown), data_fall=named(fall)) for fall in shown.falls)
    root.append(group((group((before,), data_fall="", **{"class": "on"}), *falls), data_part="falls"))
    written = dressed(ElementTree.tostring(root, encoding="unicode"), Theme.REGENCE, coloured=False)
    made = _plain_names(ElementTree.fromstring(written))
    made.attrib |= {"role": "img", "aria-label": label}
    return made


def _laid(fall: Fall, shown: Figure) -> tuple[Element, ...]:
    """Jetons and fichets, dice and arrows as they are after a throw."""
    drawn = _drawn(fall.state, shown)
    return tuple(_part(drawn, part) for part in ("counters", "dice", "arrows"))


def _drawn(state: State[Any], shown: Figure) -> Element:
    drawing = draw(state, flip=bool(shown.board.thrower), panels=False).drawing
    return _plain_names(ElementTree.fromstring(drawing))


def _part(drawn: Element, name: str) -> Element:
    found = drawn.find(f"g[@data-part='{name}']")
    assert found is not None
    return found


def _plain_names(made: Element) -> Element:
    """The element without the names of XML, which HTML does not write."""
    for each in made.iter():
        each.tag = each.tag.rpartition("}")[2]
    return made


def named(fall: Fall) -> str:
    """A throw as it is written, the higher number first."""
    return "-".join(map(str, fall.dice))


def place_name(game: str, place: int) -> Fleche:
    """The name of a flèche: its side and its number there."""
    rim = NAMES["rims"][game]
    return Fleche(2 * place // len(rim), rim[place], str(place))


def families_of(games: Sequence[Game]) -> dict[str, list[Game]]:
    """The games by family, in the order of the data; what it does not know is with the other boards."""
    known: dict[str, dict[str, str]] = SAMPLES["families"]
    by_key = {game.key: game for game in games}
    families = {
        key: [by_key.pop(each) for each in members if each in by_key] for key, members in known.items()
    }
    families[[*known][-1]].extend(by_key.values())
    return families
