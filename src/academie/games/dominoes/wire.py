"""Dominoes as data: the line, the hands as a seat sees them, and tiles laid to its ends."""

from __future__ import annotations

from typing import Any, Final

from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.arbiter.acts import Presenter
from academie.games.dominoes.law import DominoState
from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.state import Occasions
from academie.games.dominoes.law.tiles import Hand as HeldTiles
from academie.games.dominoes.law.tiles import Number, Tile
from academie.games.dominoes.text import NOTATION
from academie.kernel import Action, Seat, State
from academie.notation.wire import Board, DominoBoard, Gesture, Hand, Said, Step, said

LEFT: Final = "left"
RIGHT: Final = "right"


class DominoForm:
    """A tile of the hand is laid to one end of the line."""

    def board(self, state: State[Any]) -> Board:
        """The line, the hands and the scores."""
        game = _game(state)
        return DominoBoard(
            line=[[laid.left, laid.right] for laid in game.line],
            hands=[_hand(hand, said) for hand, said in zip(game.hands, game.denied, strict=True)],
            turn=game.turn,
            stock=game.talon,
            scores=[*game.scores] if any(game.scores) else [],
            taken=game.agreement.tiles,
        )

    def gesture(self, state: State[Any], act: Action) -> Gesture:
        """A tile laid; all else is a word."""
        game = _game(state)
        if isinstance(act, Poser):
            return Gesture(_ways(game, game.turn, act, act.inner))
        if not isinstance(act, Presenter):
            return Gesture(say=said(NOTATION.act(act)))
        misfit = {} if act.on == act.inner else {"on": act.on}
        say = Said("presenter", {"of": f"{act.inner}-{act.outer}", **misfit})
        return Gesture([] if _turned_fits(act) else _ways(game, act.by, act.play, act.on), say=say)


def _game(state: State[Any]) -> DominoState:
    game = state.state.game if isinstance(state, ArbitratedState) else state
    assert isinstance(game, DominoState)
    return game


def _hand(hand: HeldTiles, said_no_to: Occasions) -> Hand:
    denied = sorted({number for occasion in said_no_to for number in occasion})
    return Hand([[held.high, held.low] for held in hand.tiles], hand.hidden, denied)


def _turned_fits(act: Presenter) -> bool:
    """Whether the tile would fit the same end by its other half, which is what a hand means."""
    return act.inner != act.on and act.outer == act.on


def _ways(game: DominoState, seat: Seat, laid: Poser, on: Number) -> list[list[Step]]:
    """The tile laid to the right end if that shows the number, and to the left if that does.

    None where the tile is not seen in the hand.
    """
    tiles: tuple[Tile, ...] = game.hands[seat].tiles
    if laid.tile not in tiles:
        return []
    held = f"hand-{tiles.index(laid.tile)}"
    open_ends = ends(game.line)
    right = Step(held, RIGHT, becomes=f"{laid.inner}-{laid.outer}")
    left = Step(held, LEFT, becomes=f"{laid.outer}-{laid.inner}")
    if not open_ends:
        return [[right]]
    return [[step] for step, end in ((right, open_ends[1]), (left, open_ends[0])) if end == on]


FORM: Final = DominoForm()
