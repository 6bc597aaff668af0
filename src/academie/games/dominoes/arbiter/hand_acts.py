"""Laying tiles, saying that one boudes, announcing, uncovering, and taking one's word back.

Source: ACAD-D rules IX, X, XII, XIII, XVI, XVIII, XX.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from academie.games.dominoes.arbiter.acts import (
    Annoncer,
    Decouvrir,
    DireBoude,
    Presenter,
    SeatedAct,
    SeReprendre,
)
from academie.games.dominoes.arbiter.faults import Decision, Fault, Kind, Ruling, article
from academie.games.dominoes.arbiter.table_state import Bound, Played, TableState
from academie.games.dominoes.law.acts import Poser, put
from academie.games.dominoes.law.line import ends, plays
from academie.games.dominoes.law.state import DominoState
from academie.games.dominoes.law.tiles import Number, Tile
from academie.kernel import Seat
from academie.kernel.action import refuse_unless
from academie.words import Message, Text


def presenter(state: TableState, act: Presenter) -> TableState:
    """Lay a tile: it is judged, and the next player may object."""
    _refuse_out_of_turn(state, act)
    line = state.game.line
    _refuse_unheld(state, act.by, act.tile)
    refuse_unless(
        act.on in (ends(line) or (act.tile.high,)),
        Message("dominoes-no-end", on=act.on),
    )
    refuse_unless(
        line or act.inner == act.on,
        Message("dominoes-first-tile"),
    )
    fits = act.inner == act.on
    refuse_unless(act.play in state.allowed() if fits else state.bound is None, _obligation(state))
    return _after_act(state, act, state.game.posed(act.play, act.on), _laid_wrongly(state, act))


def dire_boude(state: TableState, act: DireBoude) -> TableState:
    """Boude: whether it is true shows by what he lays later, has left, or has shown before."""
    _refuse_out_of_turn(state, act)
    refuse_unless(state.game.line, Message("dominoes-leader-lays"))
    refuse_unless(state.bound is None or not state.lawful(), _obligation(state))
    return _after_act(state, act, state.game.bouded(), _proven_false(state, act.by))


def _refuse_out_of_turn(state: TableState, act: SeatedAct) -> None:
    refuse_unless(state.playing, Message("dominoes-not-playing"))
    refuse_unless(act.by == state.player, Message("dominoes-not-your-turn"))


def _refuse_unheld(state: TableState, seat: Seat, tile: Tile) -> None:
    held = tile in state.game.hands[seat].tiles
    refuse_unless(held, Message("dominoes-not-held"))


def _obligation(state: TableState) -> Text:
    """What the player is held to, in words."""
    bound = state.bound
    if bound is None:
        return Message("dominoes-number-forbidden")
    if bound.barred is not None:
        return Message("dominoes-tile-barred")
    tile = "none" if bound.tile is None else f"{bound.tile.high}-{bound.tile.low}"
    return Message("dominoes-must-lay", tile=tile, on="none" if bound.on is None else bound.on)


def _laid_wrongly(state: TableState, act: Presenter) -> Iterator[Fault]:
    """The faults of a tile just laid."""
    by, tile, line = act.by, act.tile, state.game.line
    fits = act.inner == act.on
    if not fits:
        yield Fault(Kind.MISFIT, by, tile, recallable=True)
    if denied(state, by, tile):
        elsewhere = tuple(play.inner for play in plays((tile,), line) if play != act.play)
        yield Fault(Kind.FALSE_BOUDE, by, tile, on=elsewhere if fits else (), recallable=True)
    named = state.announced
    if named is not None and named != tile and plays((named,), line):
        yield Fault(Kind.NOT_ANNOUNCED, by, named)
    if fits:
        yield from _not_uncovered(state, act)


def _not_uncovered(state: TableState, act: Presenter) -> Iterator[Fault]:
    """The faults for tiles he should have laid, as all have seen them; for one just named see rule XIII."""
    due = state.lawful()
    if act.play in due:
        return
    for tile in dict.fromkeys(play.tile for play in due if play.tile != state.announced):
        on = tuple(play.inner for play in due if play.tile == tile)
        yield Fault(Kind.NOT_UNCOVERED, act.by, tile, on=on)


def _proven_false(state: TableState, by: Seat) -> Iterator[Fault]:
    """The fault of one who boudes though everyone has seen that he holds what fits."""
    excused = state.excused_tiles[by]
    if state.game.rules.uncovered:
        # An excuse is for laying the tile: who boudes again on what all have seen is not excused.
        excused = () if state.bound is None or state.bound.barred is None else (state.bound.barred,)
    able = plays(tuple(tile for tile in state.known[by] if tile not in excused), state.game.line)
    if able:
        on = tuple(play.inner for play in able if play.tile == able[0].tile)
        yield Fault(Kind.FALSE_BOUDE, by, able[0].tile, on=on)


def denied(state: TableState, seat: Seat, tile: Tile) -> bool:
    """Whether he has boudé in this coup on a number of the tile."""
    numbers = {number for occasion in state.game.denied[seat] for number in occasion}
    return tile not in state.excused_tiles[seat] and not numbers.isdisjoint(tile)


def _after_act(
    state: TableState, act: Presenter | DireBoude, game: DominoState, faults: Iterator[Fault]
) -> TableState:
    """The table after an act of the player: the faults of the player before have lapsed."""
    found = [*faults]
    laid = act.tile if isinstance(act, Presenter) else None
    kept = tuple(tile for tile in state.known[act.by] if tile != laid)
    made = replace(
        state,
        known=put(state.known, act.by, kept),
        spoken=put(state.spoken, act.by, laid is None),
        announced=None,
        faults=(),
        played=Played(replace(state, played=None, last_events=()), act),
        bound=None,
        shown=None if state.shown is not None and state.shown.partner == act.by else state.shown,
        ban=None if state.ban is not None and state.ban.tile == laid else state.ban,
    ).with_game(game)
    made = passed(made, act.by, state.faults)
    if not made.playing:
        found += _left_in_hand(made, found)
    for fault in found:
        made = made.with_fault(fault)
    return made


def _left_in_hand(state: TableState, found: list[Fault]) -> Iterator[Fault]:
    """The false boudes that show when hands are turned up."""
    accused = {fault.offender for fault in found if fault.kind is Kind.FALSE_BOUDE}
    for seat in state.game.agreement.round_from(state.game.leader):
        left = state.game.hands[seat].tiles
        wrong = next((tile for tile in left if denied(state, seat, tile)), None)
        if wrong is not None and seat not in accused:
            yield Fault(Kind.FALSE_BOUDE, seat, wrong)


def passed(state: TableState, by: Seat, faults: tuple[Fault, ...]) -> TableState:
    """The table with rulings that `by` has let faults pass; a misfit then stands (rule X)."""
    for fault in faults:
        stands = fault.kind is Kind.MISFIT
        decision = Decision.STANDS if stands else Decision.LAPSED
        ruling = Ruling(
            seat=by,
            citation=article(decision if stands else fault.kind),
            decision=decision,
            tile=fault.tile,
            against=fault.offender,
        )
        state = state.with_events(ruling)
    return state


def annoncer(state: TableState, act: Annoncer) -> TableState:
    """Announce a tile before laying it, which is a fault of manners."""
    _refuse_out_of_turn(state, act)
    _refuse_unheld(state, act.by, act.tile)
    refuse_unless(state.announced is None, Message("dominoes-already-announced"))
    refuse_unless(state.bound is None, _obligation(state))
    named = replace(state, announced=act.tile).shows(act.by, act.tile)
    return named.with_ruling(act.by, Decision.ANNOUNCED, act.tile)


def decouvrir(state: TableState, act: Decouvrir) -> TableState:
    """Let everyone see a tile, at any moment of the coup; see rule XXI where a partner sees it too."""
    refuse_unless(state.playing, Message("dominoes-not-playing"))
    _refuse_unheld(state, act.by, act.tile)
    refuse_unless(act.tile not in state.known[act.by], Message("dominoes-already-seen"))
    shown = state.shows(act.by, act.tile).shown_to_partner(act.by, act.tile)
    return shown.with_ruling(act.by, Decision.UNCOVERED, act.tile)


def se_reprendre(state: TableState, act: SeReprendre) -> TableState:
    """Take a false boude back: before another tile is laid he must lay one, afterwards he may later.

    He must do so before he plays again.
    """
    refuse_unless(
        noticed(state, act.by),
        Message("dominoes-nothing-said"),
    )
    agreement = state.game.agreement
    back = (agreement.place(state.player) - agreement.place(act.by)) % state.players
    game = replace(state.game, denied=put(state.game.denied, act.by, state.game.denied[act.by][:-1]))
    faults = tuple(fault for fault in state.faults if fault.offender != act.by)
    honest = replace(state, game=game, faults=faults, spoken=put(state.spoken, act.by, False))
    if not 0 < back <= state.game.boudes:
        return honest.with_ruling(act.by, Decision.EXCUSED)
    before = game.record[:-back]
    game = replace(game, turn=act.by, boudes=game.boudes - back, record=before, last_events=())
    again = replace(honest, game=game, announced=None, bound=Bound(), played=None)
    return again.with_ruling(act.by, Decision.CORRECTED)


def noticed(state: TableState, seat: Seat) -> bool:
    """Whether a seat has a false boude to take back, and time to do so."""
    waits = state.playing and state.spoken[seat] and bool(state.game.denied[seat])
    return waits and bool(_fitting(state.game.hands[seat].tiles, state.game.denied[seat][-1]))


def _fitting(tiles: tuple[Tile, ...], numbers: tuple[Number, ...]) -> list[Tile]:
    return [tile for tile in tiles if not {*numbers}.isdisjoint(tile)]


def presented(by: Seat, play: Poser, players: int) -> Presenter:
    """A lawful play as an act of the hand."""
    return Presenter(by, play.inner, play.outer, play.inner, players=players)
