"""A state of trictrac as a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from academie.drawing.svg import Diagram, Drawing, whole
from academie.games.tables.law.track import MEN
from academie.games.tables.picture.arrows import Arrow, Style, arrows
from academie.games.tables.picture.board import Labels, all_names, board
from academie.games.tables.picture.counters import (
    JETONS,
    Cast,
    Counter,
    counters,
    dice,
    lying,
    marked,
    marks_by,
    resting,
)
from academie.games.tables.picture.geometry import View
from academie.games.tables.picture.men import SEATS, head_on, men, place_of
from academie.games.tables.picture.panel import Panel, printed
from academie.games.tables.picture.turns import TO_THROW
from academie.games.trictrac.law import Phase, TrictracState
from academie.games.trictrac.law.jans import TARIF, Facon, Jan, JanScored
from academie.games.trictrac.picture.caption import described, score_line, title
from academie.kernel import BLACK, WHITE, Event, Seat, other
from academie.notation.seats import PLAYER
from academie.words import Language


def trictrac_svg(
    state: TrictracState,
    *,
    facons: Iterable[Event] = (),
    flip: bool = False,
    labels: Labels = Labels.NUMBERS,
    language: Language = Language.FRENCH,
) -> Diagram:
    """The position drawn from White's side, or from Black's with `flip`.

    `facons` may be all the events of a throw: an arrow is drawn for each move of each façon among them,
    on the position before the throw is played. Jans without a move, as a plein conserved, have none.
    """
    return whole(trictrac_drawing(state, facons, language, flip=flip, labels=labels), language)


def trictrac_drawing(
    state: TrictracState,
    facons: Iterable[Event],
    language: Language,
    *,
    flip: bool = False,
    labels: Labels = Labels.NUMBERS,
) -> Drawing:
    """What `trictrac_svg` draws, to be put on a sheet with more."""
    view, stacks = View(flip), [*head_on(state.men)]
    heights = {stack.place: stack.men for stack in stacks}
    shown = (counter(state, WHITE), counter(state, BLACK))
    jetons = JETONS if state.tally.in_points else 0
    marks = marks_by(state.rules)
    lain = [spot for seat in SEATS for spot in marked(seat, shown[seat], marks)]
    lain += resting(jetons - len(lain))
    faces = state.dice.numbers if state.dice else ()
    thrown = lying(Cast(faces, state.thrower), heights, lain)
    told = [arrow for event in facons if isinstance(event, JanScored) for arrow in arrows_of(event)]
    avoid = [view.turn(spot) for spot in (*lain, *(die.at for die in thrown))]
    parts = (
        board(view, all_names(labels)),
        men(view, stacks),
        counters(view, shown, jetons, marks),
        dice(view, thrown, faces),
        arrows(view, told, heights, avoid),
    )
    panels = (panel_of(state, seat, language) for seat in SEATS)
    described_ = described(state, labels, language)
    return printed(view, panels, parts, title=title(state).in_(language), description=described_)


def counter(state: TrictracState, seat: Seat) -> Counter:
    """What the player shows. Who scored second and is in bredouille marks with two jetons.

    Source: ACAD-A ch. I; ACAD-B ch. VII.
    """
    score = state.score
    points = score.points[seat]
    second = score.bredouille == seat and score.points[other(seat)] > 0
    return Counter(points, score.holes[seat], (points > 0) + second)


def panel_of(state: TrictracState, seat: Seat, language: Language) -> Panel:
    """The player's line."""
    throws = state.thrower == seat
    waits = throws and state.phase is Phase.THROW
    return Panel(
        seat,
        PLAYER[seat].in_(language),
        score_line(state, seat).in_(language),
        note=TO_THROW.in_(language) if waits else "",
        off=MEN - sum(state.men[seat]),
    )


def arrows_of(event: JanScored) -> Iterator[Arrow]:
    """The arrows of one jan, one a move; the last of each façon tells what it is worth to the thrower."""
    scored = event.scored
    style = style_of(scored.jan)
    for facon, points in zip(scored.facons, worths_of(event), strict=True):
        for move, label in zip(facon.moves, labels_of(facon), strict=True):
            start, end = (place_of(event.thrower, point) for point in move)
            yield Arrow(start, end, label, style, points if move is facon.moves[-1] else 0)


def worths_of(event: JanScored) -> list[int]:
    """What each façon of a jan is worth to the thrower; the last one whatever cannot be shared."""
    ways = max(1, len(event.scored.facons))
    points = event.scored.points if event.seat == event.thrower else -event.scored.points
    each = points // ways if points % ways == 0 else 0
    return [*[each] * (ways - 1), points - each * (ways - 1)][: len(event.scored.facons)]


def style_of(jan: Jan) -> Style:
    """How the arrows of a jan look: what pays the adversary is drawn as false."""
    if TARIF[jan].to_adversary:
        return Style.FALSE
    return Style.FILLING if jan is Jan.REMPLIR else Style.TRUE


def labels_of(facon: Facon) -> list[str]:
    """The number each man of a façon plays: by puissance it is one more than the flèches he goes."""
    spans = [move.end - move.start for move in facon.moves]
    if len(spans) == 2:
        longer = spans.index(max(spans))
        return [str(max(facon.numbers) if index == longer else min(facon.numbers)) for index in range(2)]
    joined = "+".join(map(str, facon.numbers))
    return [str(span) if span in facon.numbers else joined for span in spans]
