"""What a seat should do now, and what it can try, rightly or not.

What may be tried follows from what both players can see, never from whether it is right: what is offered must
not reveal who is owed points or has committed a fault.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.games.tables.law.customs import JeRomps
from academie.games.tables.law.track import FLECHES, Move
from academie.games.trictrac.arbiter import acts
from academie.games.trictrac.arbiter.acts import (
    Dedoubler,
    Doubler,
    Effacer,
    Fichet,
    Jeton,
    Pavillon,
    TableAct,
)
from academie.games.trictrac.arbiter.bredouille import may_remove, needs_pavillon
from academie.games.trictrac.arbiter.dice import FULL, regular
from academie.games.trictrac.arbiter.judging import before_last_play, can_stand, choice
from academie.games.trictrac.arbiter.last_throw import demanded, may_be_last
from academie.games.trictrac.arbiter.leaving import reason_to_stay
from academie.games.trictrac.arbiter.marks import MOST_HOLES, PLACES
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.throwing import (
    Convenir,
    DemanderLeMotif,
    Empiler,
    FaireTirer,
    JeJouePourTout,
    Last,
    TirerLeDernier,
)
from academie.games.trictrac.arbiter.windows import completes_hole, right_sides
from academie.games.trictrac.law.coup import Form, nothing_thrown
from academie.games.trictrac.law.plays import possible
from academie.kernel import BLACK, WHITE, Seat, other
from academie.kernel.action import HandAct


def correct_marks(state: TableState, seat: Seat, *, staying: bool = True) -> Iterator[TableAct]:
    """What `seat` has still to move, holes first so that he may yet go away; nothing once all is shown.

    A player who is going away marks his holes and leaves the jetons.
    """
    if state.marks_closed or (not state.owed[seat] and state.moment is Moment.THROWN):
        return
    right = right_sides(state, seat)
    mine, his = state.marks[seat], state.marks[other(seat)]
    goal = state.board.goal if state.board.form is Form.PARTIE else MOST_HOLES
    holes = min(goal, right[seat].holes)
    in_time = mine.holes == state.before[seat].holes
    if state.board.form is Form.MARQUE and in_time and needs_pavillon(state, seat):
        yield Pavillon(seat)
    if mine.holes != holes:
        yield Fichet(seat, holes)
    if not staying:
        return
    if mine.points != right[seat].points:
        yield Jeton(seat, right[seat].points)
    if completes_hole(state, seat) and his.points:
        yield Effacer(seat)
    yield from bredouille_acts(state, seat)


def bredouille_acts(state: TableState, seat: Seat) -> Iterator[TableAct]:
    """The second jetons to take or to remove."""
    right = right_sides(state, seat)
    if right[seat].double and state.marks[seat].points and not state.marks[seat].double:
        yield Doubler(seat)
    for place in (seat, other(seat)):
        needless = state.marks[place].double and not right[place].double
        if needless and may_remove(state, seat, place):
            yield Dedoubler(seat, place)


MOST_ECOLE: Final = 48
"""The largest école offered; larger ones can be written."""
MOST_TOLD: Final = 24
BACK, AHEAD = 5, 6
"""How many holes a fichet is moved at once: less than once round the board."""
MEN_A_THROW: Final = 2


def possible_acts(state: TableState, seat: Seat) -> Iterator[HandAct]:
    """Every act that `seat` may try now, but for plays, whose moves `placements` gives."""
    mine = seat == state.thrower
    match state.moment:
        case Moment.READY if mine:
            yield acts.Jeter(seat)
            yield from _marks(state, seat)
            if state.sortie:
                yield acts.JeMEnVais(seat)
        case Moment.READY:
            if state.strictness.self_correction and state.undo is not None:
                yield acts.Corriger(seat)
        case Moment.THROWN if mine:
            yield acts.Bois(seat)
            yield from _thrown(state, seat)
        case Moment.THROWN:
            yield from (acts.Dire(seat, points) for points in range(0, MOST_TOLD + 1, 2))
        case Moment.LEAVING if not mine:
            yield acts.Accorder(seat)
        case _:
            pass
    yield from of_dice(state, seat)
    if state.moment in {Moment.READY, Moment.THROWN, Moment.LEAVING}:
        yield from _claims(state, seat)


def of_dice(state: TableState, seat: Seat) -> Iterator[HandAct]:
    """What may be tried about dice: breaking them, the last throw in advance; haste is not offered."""
    mine = seat == state.thrower
    match state.moment:
        case Moment.CAST if not mine and state.throwing.covered is None:
            yield JeRomps(seat)
        case Moment.READY:
            yield from of_last_throw(state, seat)
            if state.customs.complete and nothing_thrown(state.board):
                yield from (Empiler(seat, men) for men in (FULL - 1, FULL))
        case _:
            pass
    if state.moment not in {Moment.FIRST_DICE, Moment.READY, Moment.THROWN, Moment.LEAVING, Moment.OVER}:
        good = (act for act in regular(state) if isinstance(act, HandAct))
        yield from (act for act in good if act.by == seat and not isinstance(act, JeRomps))


def of_last_throw(state: TableState, seat: Seat) -> Iterator[HandAct]:
    """What may be said of the last throw of a sortie."""
    mine = seat == state.thrower
    if may_be_last(state) and (mine or demanded(state)):
        yield TirerLeDernier(seat) if mine else FaireTirer(seat)
    if state.throwing.last is Last.OFFERED and not mine:
        yield acts.Accorder(seat)
    if state.throwing.last is Last.AGREED and mine:
        yield JeJouePourTout(seat)


def _thrown(state: TableState, seat: Seat) -> Iterator[HandAct]:
    """What the thrower may do besides playing."""
    yield from _marks(state, seat)
    if reason_to_stay(state, seat) is None:
        yield acts.JeTiens(seat)
        yield acts.JeMEnVais(seat)
        yield acts.Lever(seat)
    if state.strictness.touch_move and not state.adoube:
        yield acts.Adouber(seat)
        men = state.board.men[seat]
        able = (point for point in range(FLECHES) if men[point] and point not in state.touched)
        yield from (acts.Toucher(seat, point) for point in able)


def _marks(state: TableState, seat: Seat) -> Iterator[HandAct]:
    """What jetons and fichets can be made to show."""
    if state.marks_closed:
        return
    mine, his = state.marks[seat], state.marks[other(seat)]
    yield from (acts.Jeton(seat, to) for to in PLACES if to != mine.points)
    if mine.points and not mine.behind:
        yield from (acts.AutreJeton(seat, to) for to in PLACES if to not in {0, mine.points})
    near = range(max(0, mine.holes - BACK), min(MOST_HOLES, mine.holes + AHEAD) + 1)
    yield from (acts.Fichet(seat, to) for to in near if to != mine.holes)
    if mine.points and not mine.double:
        yield acts.Doubler(seat)
    yield from (acts.Dedoubler(seat, of) for of in (WHITE, BLACK) if state.marks[of].double)
    if his.points:
        yield acts.Effacer(seat)
    if state.board.form is Form.MARQUE and not mine.pavillon:
        yield acts.Pavillon(seat)


def _claims(state: TableState, seat: Seat) -> Iterator[HandAct]:
    """What may be demanded of the adversary, whether he is at fault or not."""
    if any(motive.seat == seat for motive in state.throwing.motives):
        yield DemanderLeMotif(seat)
    if state.marks[seat].double and state.moment is not Moment.LEAVING:
        yield Convenir(seat)
    yield from (acts.Ecole(seat, points) for points in range(2, MOST_ECOLE + 1, 2))
    yield acts.Rectifier(seat)
    if state.partial[other(seat)]:
        yield acts.Entiere(seat)
    if state.moment is not Moment.LEAVING:
        yield acts.FaireMarquer(seat)
    if state.moment is Moment.READY:
        yield from (acts.Signaler(seat, of) for of in (WHITE, BLACK))
        if state.undo is not None and seat == state.thrower:
            yield acts.FaireRejouer(seat)
            yield from (acts.FaireJouer(seat, play) for play in choice(before_last_play(state)).legal)


def placements(state: TableState, seat: Seat) -> tuple[Move, ...]:
    """Where the thrower can put each of his men, whatever the dice say; nothing for the other player."""
    if state.moment is not Moment.THROWN or seat != state.thrower:
        return ()
    coup = choice(state).coup
    starts = (point for point in range(FLECHES) if coup.mine[point])
    moves = (Move(start, end) for start in starts for end in range(start + 1, FLECHES))
    off = {move for play in possible(coup) for move in play if move.end == FLECHES}
    return (*(move for move in moves if can_stand(coup, (move,))), *sorted(off))
