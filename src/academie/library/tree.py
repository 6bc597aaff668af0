"""The line of a study as a tree on the board: a node for each move, with what it brought."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from academie.kernel import Action, Event, State
from academie.library.claim import Claim
from academie.library.half_move import HalfMove
from academie.library.line import Line, Variation
from academie.library.play import AnyPlay, play_of
from academie.library.study import Study
from academie.words import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A node of the tree: the move that led there, as the book writes it, and what the book says of it."""

    parent: int | None
    state: State[Any]
    move: str = ""
    act: Action | None = None
    events: tuple[Event, ...] = ()
    main: bool = False
    """Whether it is of the main line."""
    supplied: bool = False
    """Whether the book leaves the move to the reader."""
    read: HalfMove | None = None
    """How the move is read, where it is not simply as printed."""
    begins: Variation | None = None
    """The variation whose first move it is."""
    claim: Claim | None = None
    """The author's claim about the line that ends here."""


@dataclass(frozen=True, slots=True)
class Tree:
    """A board and what is played on it; the first node is the board itself."""

    nodes: tuple[Node, ...]
    title: Text | None = None
    """The title of a variation with its own board."""

    def along(self, acts: Iterable[Action]) -> tuple[int, ...]:
        """The nodes that acts lead through, from the board on, as far as the book plays them."""
        path = [0]
        for act in acts:
            found = self.child(path[-1], act)
            if found is None:
                break
            path.append(found)
        return tuple(path)

    def child(self, at: int, act: Action) -> int | None:
        """The node an act leads to, if the book plays it."""
        ways = (id_ for id_, node in enumerate(self.nodes) if node.parent == at and node.act == act)
        return next(ways, None)


@cache
def trees_of(study: Study) -> tuple[Tree, ...]:
    """The tree of the study, then those of the variations that have their own board."""
    play = play_of(study)
    main = _Growing(play, study.position)
    main.add(study.line, study.claim)
    return (main.tree(), *(_apart(play, variation) for variation in main.apart))


def _apart(play: AnyPlay, variation: Variation) -> Tree:
    assert variation.setup is not None
    growing = _Growing(play, variation.setup)
    growing.add(variation.line, variation.claim)
    return growing.tree(variation.title)


class _Growing:
    """A tree while lines are added to it, the main line first."""

    def __init__(self, play: AnyPlay, setup: str) -> None:
        self._play = play
        self._boards: list[Any] = [play.board(setup)]
        self._nodes = [Node(parent=None, state=play.state(self._boards[0]), main=True)]
        self.apart: list[Variation] = []

    def tree(self, title: Text | None = None) -> Tree:
        return Tree(tuple(self._nodes), title)

    def add(self, line: Line, claim: Claim | None, start: int = 0, begins: Variation | None = None) -> None:
        """Add a line from a node on, then its variations."""
        read = {half_move.at: half_move for half_move in line.read}
        path = [start]
        for nth, move in enumerate(line.moves, 1):
            node = self._after(path[-1], move)
            described = replace(
                node,
                main=begins is None,
                supplied=nth in line.supplied,
                read=read.get(nth),
                begins=begins if nth == 1 else None,
            )
            path.append(self._put(described))
        if claim is not None:
            self._nodes[path[-1]] = replace(self._nodes[path[-1]], claim=claim)
        for variation in line.variations:
            if variation.setup is not None:
                self.apart.append(variation)
            else:
                self.add(variation.line, variation.claim, path[variation.after], variation)

    def _after(self, at: int, move: str) -> Node:
        """The node after a move."""
        played = self._play.replay(self._boards[at], (move,), self._play.reach)
        (act,) = played.moves
        before = self._nodes[at].state
        state = self._play.state(played.positions[-1])
        self._boards.append(played.positions[-1])
        return Node(parent=at, state=state, move=move, act=act, events=before.apply(act).events)

    def _put(self, node: Node) -> int:
        """The number of a node, which is that of an existing one where two lines begin alike."""
        for id_, known in enumerate(self._nodes):
            if (known.parent, known.act) == (node.parent, node.act):
                self._boards.pop()
                return id_
        self._nodes.append(node)
        return len(self._nodes) - 1
