"""Writing PDN 3.0: tags, then the moves with numbers, glyphs, comments and variations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import DraughtsAction, Move
from academie.games.draughts.law.fen import fen
from academie.games.draughts.law.state import set_up
from academie.games.draughts.text import DamesNotation
from academie.games.draughts.text.move import short
from academie.games.draughts.text.pdn.head import start
from academie.games.draughts.text.pdn.read import STRENGTHS
from academie.games.draughts.text.pdn.tokens import tag_text
from academie.games.draughts.text.pdn.tree import MOST_DEPTH, Comments, Node, PdnGame, Tags, Variation
from academie.kernel import BLACK, WHITE, NotationError
from academie.words import Message

WIDTH: Final = 79
ROSTER: Final = ("Event", "Site", "Date", "Round", "White", "Black")
"""The tags after which the result stands."""

_GLYPHS: Final = {number: glyph for glyph, number in STRENGTHS.items()}
_NAME: Final = re.compile(r"[A-Z]\w*", re.A)
_NOTATION: Final = DamesNotation()


def write_pdn(games: Iterable[PdnGame]) -> str:
    """The games as one file; reading it gives them back.

    A move is written by its ends, or by its whole route where those are ambiguous. Raises an error of the
    library for a game whose moves are not legal or whose tags cannot be.
    """
    return "\n".join(map(_game, games))


def _game(game: PdnGame) -> str:
    words = [*_line(game.line, _Place(start(game.tags), 1), 0), "*"]
    return "\n".join((*_tags(game.tags, game.result), "", *_wrapped(words), ""))


def _tags(tags: Tags, result: str) -> Iterator[str]:
    """The tags, with the result after those of players and place."""
    names = [name for name, _ in tags]
    if wrong := next((name for name in names if not _NAME.fullmatch(name) or name == "Result"), None):
        raise NotationError(Message("draughts-pdn-tag-name", name=wrong))
    at = max((nth for nth, name in enumerate(names, 1) if name in ROSTER), default=0)
    return (tag_text(*tag) for tag in (*tags[:at], ("Result", result), *tags[at:]))


class _Place(NamedTuple):
    """Where a line stands: the state, and the number of the next move."""

    state: DraughtsState
    number: int

    def label(self) -> str:
        """The number as it stands before a move."""
        return f"{self.number}." if self.state.position.turn == WHITE else f"{self.number}..."

    def after(self, act: DraughtsAction) -> _Place:
        whole = isinstance(act, Move) and self.state.position.turn == BLACK
        return _Place(self.state.apply(act), self.number + whole)


def _line(line: Variation, place: _Place, depth: int) -> Iterator[str]:
    """The words of a line that begins there."""
    if depth > MOST_DEPTH:
        raise NotationError(Message("draughts-pdn-depth", most=MOST_DEPTH))
    follows = False
    for node in line.nodes:
        place = _set_up(place, node)
        act = _legal(place.state, node.act)
        yield from _opening(node, place, follows=follows)
        yield from _act(act, place.state, node.nags)
        yield from _said(node.comments)
        for variation in node.variations:
            yield from _variation(variation, place, depth)
        follows = isinstance(act, Move) and not (node.comments or node.variations)
        place = place.after(act)
    if line.closing and line.nodes and not line.nodes[-1].variations:
        yield place.label()
    yield from _said(line.closing)


def _set_up(place: _Place, node: Node) -> _Place:
    """The place the node is played from."""
    if node.setup is None:
        return place
    return place._replace(state=set_up(place.state.rules, node.setup, place.state.agreement))


def _legal(state: DraughtsState, act: DraughtsAction) -> DraughtsAction:
    """The act as the law knows it, with its route."""
    for legal in state.actions():
        if legal == act:
            return legal
    move, position = _NOTATION.act(act), _NOTATION.state(state)
    raise NotationError(Message("draughts-pdn-illegal", move=move, position=position))


def _opening(node: Node, place: _Place, *, follows: bool) -> Iterator[str]:
    """The position set up, the number where it is needed, and the comments before the act."""
    if node.setup is not None:
        yield f'/FEN "{fen(node.setup)}"/'
    moves = isinstance(node.act, Move)
    black = moves and place.state.position.turn == BLACK and follows and node.setup is None
    if node.before or (moves and not black):
        yield place.label()
    yield from _said(node.before)


def _act(act: DraughtsAction, state: DraughtsState, nags: tuple[int, ...]) -> Iterator[str]:
    """The act with its glyphs; one that is no move is an embedded command."""
    if not isinstance(act, Move):
        yield from (f"{{[%act {_NOTATION.act(act)}]}}", *(f"${nag}" for nag in nags))
        return
    glyph = _GLYPHS.get(nags[0], "") if nags else ""
    yield short(act, state.actions()) + glyph
    yield from (f"${nag}" for nag in nags[bool(glyph) :])


def _variation(variation: Variation, place: _Place, depth: int) -> Iterator[str]:
    words = [*_line(variation, place, depth + 1)]
    if words:
        words[0] = f"({words[0]}"
        words[-1:] = [words[-1], ")"] if words[-1].endswith("\n") else [f"{words[-1]})"]
    yield from words


def _said(comments: Comments) -> Iterator[str]:
    """The comments, word by word; one with a brace in it takes the rest of a line."""
    for comment in comments:
        text = " ".join(comment.split())
        if "}" in text:
            yield f";{text}\n"
        elif text:
            yield from f"{{{text}}}".split()


def _wrapped(words: Iterable[str]) -> Iterator[str]:
    """The words in lines of at most `WIDTH`, as far as they can be broken."""
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > WIDTH:
            yield line
            line = ""
        line += f" {word}" if line else word
        if line.endswith("\n"):
            yield line.rstrip()
            line = ""
    yield line
