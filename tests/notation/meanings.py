"""Acts and positions as the plain values in which the vectors of the specification tell them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from typing import Any

from academie.games.chess.law import ChessState
from academie.games.chess.law.acts import Move as ChessMove
from academie.games.chess.law.fen import fen as chess_fen
from academie.games.chess.law.position import square_name
from academie.games.dominoes.law import DominoState
from academie.games.dominoes.law.acts import Poser, Poseur, Tirer
from academie.games.dominoes.law.acts import Prendre as PrendreDe
from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.rabattues.law import RabattuesState
from academie.games.rabattues.law.state import Jouer, Prendre
from academie.games.race.law import RaceState
from academie.games.race.law.acts import HAND
from academie.games.race.law.acts import Play as CoursePlay
from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import ThreeDice, Throw
from academie.games.tables.law.track import OFF
from academie.games.tourne_case.law import TourneCaseState
from academie.games.trictrac.law import TrictracState
from academie.kernel import BLACK, WHITE, Action, State
from academie.kernel.action import HandAct
from academie.notation import AnyNotation

Plain = dict[str, Any]
Tables = TrictracState | RaceState | TourneCaseState | RabattuesState
COLOURS = ("white", "black")


def act_means(act: Action, notation: AnyNotation) -> Plain:
    """What an act says, whatever game it is of."""
    if isinstance(act, HandAct):
        hand, _, done = notation.act(act).partition(" ")
        return {"hand": hand, "do": done}
    return means(act) or {"word": notation.act(act)}


@singledispatch
def means(act: Action) -> Plain:
    """Nothing, for an act that is a mere word."""
    del act
    return {}


@means.register
def _(act: FirstDice) -> Plain:
    return {"first_dice": [act.white, act.black]}


@means.register
def _(act: Throw | ThreeDice) -> Plain:
    return {"throw": [*act.numbers]}


@means.register
def _(act: CoursePlay) -> Plain:
    return {"wood": _wood(act.moves), "hits": [*act.hits]}


@means.register
def _(act: Play) -> Plain:
    return {"wood": _wood(act.moves)}


@means.register
def _(act: Jouer) -> Plain:
    return {"jouer": [*act.numbers]}


@means.register
def _(act: Prendre) -> Plain:
    return {"prendre": [*act.numbers]}


@means.register
def _(act: Move) -> Plain:
    return {"move": [act.start, act.end], "takes": [*act.taken]}


@means.register
def _(act: ChessMove) -> Plain:
    told: Plain = {"from": square_name(act.start), "to": square_name(act.end)}
    if act.promotion is not None:
        told["becomes"] = act.promotion.name.lower()
    if act.pawn is not None:
        told["pushes"] = square_name(act.pawn)
    return told


@means.register
def _(act: Poser) -> Plain:
    return {"touches": act.inner, "opens": act.outer}


@means.register
def _(act: PrendreDe) -> Plain:
    return {"takes": [act.tile.high, act.tile.low]}


@means.register
def _(act: Tirer) -> Plain:
    return {"draws": [act.tile.high, act.tile.low]}


@means.register
def _(act: Poseur) -> Plain:
    return {"leads": f"j{act.seat + 1}"}


def _wood(moves: tuple[tuple[int, int], ...]) -> list[list[int | str]]:
    return [[_place(start), _place(end)] for start, end in moves]


def _place(point: int) -> int | str:
    return {HAND: "main", OFF: "off"}.get(point, point)


def position_means(state: State[Any], asked: Mapping[str, Any]) -> Plain:
    """What a position says of the things asked for."""
    match state:
        case DraughtsState():
            return _damier(state)
        case ChessState():
            return {"fen": chess_fen(state.position, state.quiet, state.number)}
        case DominoState():
            return _dominoes(state)
        case TrictracState() | RaceState() | TourneCaseState() | RabattuesState():
            known = {**_on_board(state), **_account(state)}
            return {key: known[key] for key in asked}
        case _:
            raise TypeError(f"no meaning of {state!r}")


def _on_board(state: Tables) -> Plain:
    if isinstance(state, RabattuesState):
        return _sides(state)
    sides = zip(COLOURS, state.men, strict=True)
    return {
        colour: {str(point): count for point, count in enumerate(track) if count} for colour, track in sides
    }


def _account(state: Tables) -> Plain:
    """Who throws, when, and what is marked."""
    marked: Plain = {}
    if isinstance(state, TrictracState):
        marked = {"points": [*state.score.points], "holes": [*state.score.holes]}
    elif isinstance(state, RaceState):
        marked = {"hands": [*state.hands], "holes": [*state.holes]}
    dice = [*state.dice.numbers] if state.dice else None
    return {"thrower": COLOURS[state.thrower], "phase": state.phase.value, "dice": dice, **marked}


def _sides(state: RabattuesState) -> Plain:
    sides = zip(COLOURS, state.sides, strict=True)
    return {colour: {"lying": [*side.lying], "stacked": [*side.stacked]} for colour, side in sides}


def _damier(state: DraughtsState) -> Plain:
    position = state.position
    told: Plain = {"turn": COLOURS[position.turn]}
    for seat, colour in ((WHITE, "white"), (BLACK, "black")):
        held = [n for n in range(1, 51) if position.of_seat(seat) >> n & 1]
        kings = [n for n in held if position.kings >> n & 1]
        told[colour] = {"men": [n for n in held if n not in kings], "kings": kings}
    return told


def _dominoes(state: DominoState) -> Plain:
    return {
        "line": [[*laid] for laid in state.line],
        "hands": [hand.hidden or [[*tile] for tile in sorted(hand.tiles)] for hand in state.hands],
        "leader": f"j{state.leader + 1}",
        "turn": f"j{state.turn + 1}",
        "scores": [*state.scores],
    }
