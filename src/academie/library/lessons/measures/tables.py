"""What can be counted on the trictrac board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from academie.games.company.law.events import AtBoard, MarqueWritten
from academie.games.company.table import CompanyState
from academie.games.race.law import RaceState
from academie.games.race.law.acts import Play as CoursePlay
from academie.games.race.law.state import Phase as CoursePhase
from academie.games.race.text.play import strung
from academie.games.tables.law.odds import casts
from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import THROWS, Throw
from academie.games.tables.law.track import MEN, OFF, full
from academie.games.tourne_case.law import TourneCaseState
from academie.games.trictrac.arbiter import ArbitratedState as TrictracTable
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.jans import Jan, JanScored, Scored
from academie.games.trictrac.law.odds import scored, scoring
from academie.games.trictrac.law.position import Table
from academie.games.trictrac.law.state import Phase
from academie.kernel import Event, NotationError, Seat, Text, other
from academie.library.lessons.measures.measure import Measure, whom
from academie.library.lessons.setting import Played

TABLES: Final = {
    "petit": Table.PETIT,
    "grand": Table.GRAND,
    "retour": Table.RETOUR,
}
Board = TrictracState | RaceState | TourneCaseState


def board(played: Played) -> Board:
    """The board after the act. Raises `NotationError` where no men stand on flèches."""
    state = played.after
    if isinstance(state, CompanyState):
        state = state.board
    if isinstance(state, TrictracTable):
        return state.state.position
    if not isinstance(state, TrictracState | RaceState | TourneCaseState):
        raise NotationError(f"no flèches in a state of {state.ruleset.id}")
    return state


def men(played: Played, at: int, whose: str = "mine") -> int:
    """How many men stand on a flèche of their own track."""
    return board(played).men[whom(played, whose)][at]


def behind(played: Played, at: int, whose: str = "mine") -> int:
    """How many men stand before a flèche of their own track is reached."""
    return sum(board(played).men[whom(played, whose)][:at])


def off(played: Played, whose: str = "mine") -> int:
    """How many men are borne off."""
    table, seat = board(played), whom(played, whose)
    in_hand = table.hands[seat] if isinstance(table, RaceState) else 0
    return MEN - sum(table.men[seat]) - in_hand


def in_hand(played: Played, whose: str = "his") -> int:
    """How many men were hit and have not come in again."""
    table = board(played)
    return table.hands[whom(played, whose)] if isinstance(table, RaceState) else 0


def moved(played: Played) -> int:
    """How many men the act moves."""
    match played.act:
        case Play():
            return len(played.act.moves)
        case CoursePlay():
            return sum(1 for _ in strung(played.act.moves))
        case _:
            return 0


def borne_off(played: Played) -> int:
    """How many men the act bears off."""
    moves = played.act.moves if isinstance(played.act, Play | CoursePlay) else ()
    return sum(move.end == OFF for move in moves)


def hits(played: Played) -> int:
    """How many men the act hits, where hit men leave the board."""
    return len(played.act.hits) if isinstance(played.act, CoursePlay) else 0


def singles(played: Played, whose: str = "mine") -> int:
    """How many men stand alone on their flèche, the talon left out."""
    return sum(count == 1 for count in board(played).men[whom(played, whose)][1:])


def cases(played: Played, table: str, whose: str = "mine") -> int:
    """How many flèches of a table are held by two men or more."""
    base = TABLES[table].base
    return sum(count > 1 for count in board(played).men[whom(played, whose)][base : base + 6])


def plein(played: Played, table: str, whose: str = "mine") -> int:
    """Whether a table is full."""
    return int(full(board(played).men[whom(played, whose)], TABLES[table].base))


def hit_by(played: Played) -> int:
    """In how many of the 36 casts the adversary would hit a man, at trictrac truly."""
    table, foe = board(played), other(played.seat)
    match table:
        case TrictracState():
            return casts(scoring(to_throw(table, foe), Jan.BATTRE_A_VRAI))
        case RaceState():
            return casts(cast for cast in THROWS if _hits(table, foe, cast))
        case TourneCaseState():
            raise NotationError("hit_by is not counted at tourne-case")


def _hits(table: RaceState, seat: Seat, cast: Throw) -> bool:
    thrown = replace(table, thrower=seat, phase=CoursePhase.THROW, dice=None).apply(cast)
    return any(isinstance(act, CoursePlay) and act.hits for act in thrown.actions())


def to_throw(table: TrictracState, seat: Seat) -> TrictracState:
    """The position with the dice in the hands of `seat`."""
    board = replace(table.board, thrower=seat, cast=None)
    return replace(table, board=board, phase=Phase.THROW, due=0)


def chances(played: Played, jan: str, whose: str = "mine", ways: int = 1) -> int:
    """In how many of the 36 casts a jan would be made at the next throw, in so many ways at least."""
    table = board(played)
    if not isinstance(table, TrictracState):
        raise NotationError("jans are made at trictrac and toc only")
    thrown = to_throw(table, whom(played, whose))
    return casts(cast for cast in THROWS if _makes(thrown, cast, Jan(jan), ways))


def _makes(table: TrictracState, cast: Throw, jan: Jan, ways: int) -> bool:
    return any(item.jan is jan and len(item.facons) >= ways for item in scored(table, cast))


def points(played: Played, jan: str | None = None, whose: str = "mine", target: int | None = None) -> int:
    """How many points the throw gives, by a jan or on a flèche of the thrower if told."""
    return _summed(played, jan, whose, target, lambda item: item.points)


def facons(played: Played, jan: str | None = None, whose: str = "mine", target: int | None = None) -> int:
    """In how many ways the throw makes a jan."""
    return _summed(played, jan, whose, target, lambda item: len(item.facons))


def _summed(
    played: Played, jan: str | None, whose: str, target: int | None, much: Callable[[Scored], int]
) -> int:
    seat = whom(played, whose)
    wanted = None if jan is None else Jan(jan)
    return sum(
        much(found.scored)
        for found in map(on_board, played.after.events)
        if isinstance(found, JanScored)
        and found.seat == seat
        and wanted in {None, found.scored.jan}
        and target in {None, found.scored.target}
    )


def on_board(event: Event) -> Event:
    """What happened at the board, in company or not."""
    return event.event if isinstance(event, AtBoard) else event


def written(played: Played, whose: str = "mine") -> int:
    """How much the marqué that was just won is worth, as it is written down."""
    seat = whom(played, whose)
    won = (event for event in played.after.events if isinstance(event, MarqueWritten))
    return sum(event.marque.points for event in won if event.seat == seat)


def marked(played: Played, whose: str = "mine") -> int:
    """How many points the jeton shows."""
    table = board(played)
    return table.score.points[whom(played, whose)] if isinstance(table, TrictracState) else 0


def holes(played: Played, whose: str = "mine") -> int:
    """How many holes one has."""
    table, seat = board(played), whom(played, whose)
    match table:
        case TrictracState():
            return table.score.holes[seat]
        case RaceState():
            return table.holes[seat]
        case TourneCaseState():
            return 0


def in_bredouille(played: Played, whose: str = "mine") -> int:
    """Whether one's points run unbroken."""
    table = board(played)
    return int(isinstance(table, TrictracState) and table.score.bredouille == whom(played, whose))


ON_TABLES: Final = {
    "men": Measure(men, Text("dames sur la flèche {at}", "men on flèche {at}")),
    "behind": Measure(behind, Text("dames avant la flèche {at}", "men short of flèche {at}")),
    "off": Measure(off, Text("dames sorties", "men borne off"), result=True),
    "in_hand": Measure(in_hand, Text("dames en main", "men in hand")),
    "moved": Measure(moved, Text("dames jouées", "men played"), result=True),
    "borne_off": Measure(borne_off, Text("dames levées par ce coup", "men this play bears off"), result=True),
    "hits": Measure(hits, Text("dames battues", "men hit"), result=True),
    "singles": Measure(singles, Text("dames seules", "men left alone")),
    "cases": Measure(cases, Text("cases faites dans ce jan", "cases made in that table")),
    "plein": Measure(plein, Text("plein achevé", "plein completed")),
    "hit_by": Measure(hit_by, Text("coups de dés sur 36 qui vous battent", "casts of 36 that hit you")),
    "chances": Measure(chances, Text("coups de dés sur 36 qui le font", "casts of 36 that make it")),
    "points": Measure(points, Text("points gagnés", "points earned"), result=True),
    "facons": Measure(facons, Text("façons", "ways"), result=True),
    "written": Measure(written, Text("points écrits", "points written down"), result=True),
    "marked": Measure(marked, Text("points au jeton", "points on the jeton"), result=True),
    "holes": Measure(holes, Text("trous", "holes"), result=True),
    "in_bredouille": Measure(in_bredouille, Text("bredouille", "bredouille"), result=True),
}
