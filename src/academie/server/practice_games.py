"""Practice on a study: a line followed by the law, along the book and off it, an engine across the board.

Nothing is kept between two questions: whoever asks tells all the acts. Dice are drawn here, for practice
only: they are not those of a game, which can be proven fair.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Any, Final

from academie.kernel import CHANCE, State, Text
from academie.library import Study
from academie.library.play import play_of
from academie.library.solving import Judgement, judge
from academie.library.tree import Node, Tree, trees_of
from academie.notation import AnyNotation, notation_of
from academie.server.lines import LinePosition, followed_from, seated
from academie.server.refusals import NoSuch

MOST_REPLIES: Final = 12
"""How many acts of chance and of an engine may follow one of a learner's."""
NO_BOARD: Final = Text("cette étude n'a pas ce tablier", "this study has no such board")

Choose = Callable[[State[Any]], Awaitable[str]]
"""The act an engine chooses, as text."""
_CHANCE: Final = SystemRandom()


@dataclass(frozen=True, slots=True)
class Path:
    """The places of a line on a board of a study; `book` of its acts are the book's."""

    stations: tuple[LinePosition, ...]
    book: int

    @property
    def last(self) -> State[Any]:
        return self.stations[-1].state


def board_of(study: Study, number: int) -> Tree:
    """The board of that number, the study's own being the first. Raises `NoSuch`."""
    trees = trees_of(study)
    if number >= len(trees):
        raise NoSuch(NO_BOARD)
    return trees[number]


def path(study: Study, tree: Tree, acts: Sequence[str]) -> Path:
    """The places along the acts: the book's own as far as it goes, then by the law.

    Raises an error of the library at an act that cannot be.
    """
    notation = notation_of(study.game)
    along = tree.along(map(notation.read_act, acts))
    book = [station(notation, tree, tree.nodes[at]) for at in along]
    _, *rest = followed_from(book[-1].state, study.game, acts[len(along) - 1 :])
    return Path((*book, *rest), len(along) - 1)


def station(notation: AnyNotation, tree: Tree, node: Node) -> LinePosition:
    """A node as a place on a line of play."""
    if node.act is None or node.parent is None:
        return LinePosition(None, None, node.state)
    author = tree.nodes[node.parent].state.author(node.act)
    return LinePosition(notation.act(node.act), seated(author), node.state, node.events)


async def replies(game: str, state: State[Any], seat: int, choose: Choose) -> list[LinePosition]:
    """What chance and the engine do until `seat` is to act, the game is over, or enough has happened."""
    notation = notation_of(game)
    told: list[LinePosition] = []
    while state.actor is not None and state.actor != seat and len(told) < MOST_REPLIES:
        text = fallen(notation, state) if state.actor is CHANCE else await choose(state)
        _, reply = followed_from(state, game, [text])
        told.append(reply)
        state = reply.state
    return told


def fallen(notation: AnyNotation, state: State[Any]) -> str:
    """What chance does, as likely as the law has it."""
    acts, odds = zip(*state.chance(), strict=True)
    (fell,) = _CHANCE.choices(acts, [float(each) for each in odds])
    return notation.act(fell)


def judged(study: Study, acts: Sequence[str]) -> Judgement:
    """What is known of the last act, those before it being the book's on the study's own board.

    Takes a moment at draughts.
    """
    notation, play, tree = notation_of(study.game), play_of(study), trees_of(study)[0]
    *played, last = acts
    along = tree.along(map(notation.read_act, played))
    moves = tuple(tree.nodes[at].move for at in along[1:])
    position = play.replay(play.board(study.position), moves, play.reach).positions[-1]
    return judge(study, moves, play.resolve(position, last))
