"""The figure of the front door: a position to throw the dice on, and what the law says of every throw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import starmap
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

from academie.drawing.assets import board_data
from academie.drawing.svg import Element, Vec, box, circle, group, text
from academie.kernel import Game
from academie.library import Study, catalogue
from academie.library.tree import trees_of
from academie.notation.wire import TablesBoard, form_of
from academie.registry import registry
from academie.server.api.lessons import event_views
from academie.server.thumbnail import COLOURS, DATA, DIE, HEIGHT, WIDTH, Case, die, document
from academie.server.wire import EventView
from academie.words import Fleche

SAMPLES: Final = board_data("samples")
NAMES: Final = board_data("names")
RING: Final = DATA["ring"]


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


class Figure(NamedTuple):
    """The position of the front door, and every throw that may fall on it."""

    study: Study
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
        falls.append(Fall(tuple(board.dice), scores, board.counters[before.thrower].holes))
    return Figure(study, before, tuple(falls))


def _scored(events: Sequence[EventView]) -> Iterator[tuple[EventView, dict[str, Any]]]:
    for event in events:
        if event.marks and isinstance(scored := event.message.args.get("scored"), dict):
            yield event, scored


def _score(event: EventView, scored: dict[str, Any]) -> Score:
    points, jan = event.message.args["points"], scored["args"]["jan"]["key"]
    assert isinstance(points, int)
    return Score(event.seat, points, int(event.marks[0].places[-1]), jan.partition("-jan-")[2])


def living_board(label: str) -> Element:
    """The position as one who has the dice sees it, with every die and every sign that a throw may bring."""
    shown = figure()
    case = Case(flip=bool(shown.board.thrower), names=NAMES["rims"][shown.study.game])
    dice = (
        group((die(_die_at(nth), face, DIE["turns"][nth]),), data_die=f"{nth}-{face}")
        for nth in range(2)
        for face in range(1, 7)
    )
    rings = (
        group((ring(case, score) for score in fall.scores), data_rings=named(fall)) for fall in shown.falls
    )
    parts = (
        *case.ground(),
        *case.jetons(),
        *case.men(shown.board),
        group((*dice, *rings), data_part="falls"),
    )
    made = ElementTree.fromstring(document(parts, role="img"))
    made.set("aria-label", label)
    return _plain_names(made)


def _die_at(nth: int) -> Vec:
    return Vec(WIDTH * 0.735 + (nth - 0.5) * 2 * DIE["apart"], HEIGHT / 2 + (4, -6)[nth])


def _plain_names(made: Element) -> Element:
    """The element without the names of XML, which HTML does not write."""
    for each in made.iter():
        each.tag = each.tag.rpartition("}")[2]
    return made


def ring(case: Case, score: Score) -> Element:
    """The ring about what is hit, with what it is worth: dashed where the other player marks it."""
    own = score.seat == figure().board.thrower
    colour, label = COLOURS["ring" if own else "ring-other"], RING["label"]
    spot = case.man(score.place, 0)
    inward = 1 if spot.y < HEIGHT / 2 else -1
    under = spot.plus(0, inward * case.radius * (1 + label["gap"]) * 0.8)
    corner = under.plus(-label["width"] / 2, -label["height"] / 2)
    dashes = {} if own else {"stroke_dasharray": "20 11"}
    return group(
        (
            circle(
                spot,
                case.radius + 5,
                fill="none",
                stroke=COLOURS["ring-edge"],
                stroke_width=RING["width"] + 5,
                stroke_opacity=0.6,
            ),
            circle(spot, case.radius + 5, fill="none", stroke=colour, stroke_width=RING["width"], **dashes),
            box(
                corner,
                label["width"],
                label["height"],
                rx=10,
                fill=colour,
                stroke=COLOURS["ring-edge"],
                stroke_opacity=0.6,
            ),
            text(
                "text",
                f"+{score.points}",
                x=under.x,
                y=under.y + 0.35 * label["size"],
                font_size=label["size"],
                text_anchor="middle",
                fill=COLOURS["ring-edge"],
                font_weight=700,
            ),
        )
    )


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
