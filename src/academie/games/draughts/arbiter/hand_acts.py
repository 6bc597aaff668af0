"""Touching and playing.

Source: MAN rules III-VI, XV, XVIII-XIX, XXXV-XXXVII; METZ rules II, III, VII, X, XI.
"""

from __future__ import annotations

from dataclasses import replace

from academie.games.draughts.arbiter.acts import Adouber, Jouer, Laisser, Souffler, Toucher
from academie.games.draughts.arbiter.faults import Decision
from academie.games.draughts.arbiter.judging import (
    faults_of,
    legal_moves,
    playable,
    starts,
    still_possible,
    touch_faults,
)
from academie.games.draughts.arbiter.table_state import Bound, Played, TableState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Line, Square, bits
from academie.games.draughts.law.state import DraughtsState, Phase
from academie.games.tables.law.track import put
from academie.kernel import Seat, other
from academie.kernel.action import refuse_unless
from academie.words import Message, Text, any_of


def adouber(state: TableState, act: Adouber) -> TableState:
    refuse_unless(act.by not in state.adoube, Message("draughts-adouber-said"))
    return replace(state, adoube=state.adoube | {act.by})


def toucher(state: TableState, act: Toucher) -> TableState:
    """Touch a piece: the player must then play it, or huff it if it is a piece he may huff.

    Out of turn, and after j'adoube, it binds to nothing.
    """
    _refuse_nowhere(state, act.square)
    if act.by in state.adoube:
        return state
    foe = other(act.by)
    if act.square in state.huffable(foe):
        huff = Souffler(act.by, act.square, state.damier)
        return replace(state, committed=huff).with_ruling(act.by, Decision.COMMITTED, (act.square,))
    if act.by != state.player or not _may_play(state) or state.bound is not None:
        return state
    if excuse := _excuse(state.game, act.square):
        return state.with_ruling(act.by, excuse, (act.square,))
    return touched(replace(state, touched=tuple(dict.fromkeys((*state.touched, act.square)))))


def _may_play(state: TableState) -> bool:
    """Whether the board waits for a move, not for an answer or for a word on how the game ends."""
    return state.game.phase is not Phase.OFFERED and state.game.ending is None


def touched(state: TableState) -> TableState:
    """The table with the faults that follow from what the player has touched."""
    able = tuple(square for square in state.touched if playable(state.game, square))
    held = replace(state, touched=able)
    found = touch_faults(held)
    if found == state.open_against(state.player):
        return held
    cleared = replace(held, faults=state.open_against(other(state.player)))
    for fault in found:
        cleared = cleared.with_fault(fault)
    return cleared


def _refuse_nowhere(state: TableState, square: Square) -> None:
    """Raise `IllegalAction` for a square that does not exist or is empty."""
    position = state.game.position
    refuse_unless(_on_board(state, (square,)), Message("draughts-no-square", square=square))
    refuse_unless(
        (position.white | position.black) >> square & 1,
        Message("draughts-square-empty", square=square),
    )


def _on_board(state: TableState, squares: Line) -> bool:
    return all(1 <= square <= state.damier.squares for square in squares)


def _excuse(game: DraughtsState, square: Square) -> Decision | None:
    """Why playing or touching that piece is no fault."""
    if not game.position.mine >> square & 1:
        return Decision.NOT_HIS
    return None if playable(game, square) else Decision.NOT_PLAYABLE


def jouer(state: TableState, act: Jouer) -> TableState:
    """Release a piece: the move is judged, and the adversary may object."""
    refuse_unless(act.by == state.player, Message("draughts-not-your-turn"))
    refuse_unless(
        state.game.phase is not Phase.OFFERED,
        Message("draughts-offer-open"),
    )
    refuse_unless(
        state.game.ending is None,
        Message("draughts-last-move-open"),
    )
    _refuse_nowhere(state, act.move.start)
    if state.bound is None and (excuse := _excuse(state.game, act.move.start)):
        return state.with_ruling(act.by, excuse, (act.move.start,))
    move, own = _released(state, act.move)
    if state.bound is not None:
        refuse_unless(move in state.bound.moves and not own, _obligation(state.bound))
    return _after_move(state, move, own)


def _obligation(bound: Bound) -> Text:
    """Describe what a player with an obligation must do."""
    squares = any_of(starts(bound.moves))
    if bound.taking:
        return Message("draughts-must-take-with", squares=squares)
    return Message("draughts-must-play", squares=squares)


def _released(state: TableState, released: Move) -> tuple[Move, Line]:
    """The move as the law knows it, and the player's own pieces that were lifted with it.

    Raises `IllegalAction` for what hands cannot do, or what no rule foresees.
    """
    lifted = tuple(sorted({*released.taken}))
    _refuse_impossible(state, released, lifted)
    mine = state.game.position.mine
    own = tuple(square for square in lifted if mine >> square & 1)
    refuse_unless(
        not own or state.strictness.own_lifted,
        Message("draughts-own-pieces"),
    )
    taken = tuple(square for square in lifted if square not in own)
    move = Move(released.start, released.end, taken, (released.start, released.end), state.damier)
    known = (*legal_moves(state.game), *(state.bound.moves if state.bound else ()))
    return next((legal for legal in known if legal == move), move), own


def _refuse_impossible(state: TableState, released: Move, lifted: Line) -> None:
    position = state.game.position
    occupied = (position.white | position.black) & ~(1 << released.start)
    refuse_unless(
        _on_board(state, (released.end, *lifted)),
        Message("draughts-off-board"),
    )
    refuse_unless(
        not occupied >> released.end & 1,
        Message("draughts-occupied", square=released.end),
    )
    refuse_unless(
        not bits(lifted) & ~occupied,
        Message("draughts-nothing-there"),
    )
    refuse_unless(
        released.end != released.start or lifted,
        Message("draughts-nothing-played"),
    )


def _after_move(state: TableState, move: Move, own: Line) -> TableState:
    """The table after the move: its faults are open, those of the move before have lapsed."""
    by, foe = state.player, other(state.player)
    faults = () if state.bound else faults_of(state, move, own)
    passed = let_pass(state, foe)
    made = replace(
        state,
        touched=(),
        adoube=frozenset(),
        faults=(),
        neglected=put(passed.neglected, by, ()),
        played=Played(state.game, move, state.touched),
        bound=None,
        proposed=None,
    ).with_game(state.game.moved(move))
    for square in own:
        made = made.with_game(made.game.without(square))
    if passed is not state:
        made = _rule_on_passed(made, by)
    for fault in faults:
        made = made.with_fault(fault)
    return made.settled()


def let_pass(state: TableState, offender: Seat) -> TableState:
    """The table once his faults are let pass: captures left undone may be demanded later."""
    past = state.open_against(offender)
    if not past:
        return state
    neglected = tuple(move for fault in past for move in fault.neglected)
    kept = tuple(fault for fault in state.faults if fault not in past)
    return replace(state, faults=kept, neglected=put(state.neglected, offender, neglected))


def _rule_on_passed(state: TableState, by: Seat) -> TableState:
    """The table with a ruling on the fault that `by` let pass."""
    foe = other(by)
    kept = starts(still_possible(state.neglected[foe], state.game.position, foe, state.game))
    return state.with_ruling(by, Decision.KEPT if kept else Decision.LAPSED, kept)


def laisser(state: TableState, act: Laisser) -> TableState:
    """Let a fault pass explicitly."""
    refuse_unless(
        act.by == state.player and state.contested,
        Message("draughts-no-fault"),
    )
    return passed_over(state).settled()


def passed_over(state: TableState) -> TableState:
    """The table once the player to move has let the faults of the last move pass, if any."""
    if not state.contested:
        return state
    return _rule_on_passed(replace(let_pass(state, other(state.player)), played=None), state.player)
