"""Reading PDN: every game of a file, each as far as it can be understood."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from academie.games.draughts.law import DraughtsState, Position
from academie.games.draughts.law.acts import SPOKEN_ACTS
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.state import set_up
from academie.games.draughts.text import DamesNotation
from academie.games.draughts.text.pdn.head import start
from academie.games.draughts.text.pdn.tokens import Kind, Token, read_comment, read_tag, tokens
from academie.games.draughts.text.pdn.tree import MOST_DEPTH, UNKNOWN, Node, PdnGame, Variation
from academie.kernel import AcademieError, NotationError
from academie.words import Message, Text

NOTATION: Final = DamesNotation()


class Branch:
    """The nodes so far; without a state the line is broken and takes no more.

    `before` is the state in which the last act was played, where its variations begin.
    """

    def __init__(self, state: DraughtsState | None) -> None:
        self.before: DraughtsState | None = None
        self._state = state
        self._nodes: list[Node] = []
        self._said: list[str] = []
        self._setup: Position | None = None
        self._of_last = False

    @property
    def broken(self) -> bool:
        """Whether something in it could not be read."""
        return self._state is None

    def break_off(self) -> None:
        """Ends the line here, whatever follows."""
        self._state = None

    def move(self, text: str) -> None:
        """Play an act. Raises `NotationError` for text that is no act here."""
        if self._state is None:
            return
        act = NOTATION.resolve(self._state, text)
        self.before, self._state = self._state, self._state.apply(act)
        self._nodes.append(Node(act, before=(*self._said,), setup=self._setup))
        self._said, self._setup, self._of_last = [], None, True

    def set_up(self, text: str) -> None:
        """Start again from a position. Raises `NotationError` or `SetupError`."""
        if self._state is None:
            return
        command = text.strip("/").strip()
        if not command.upper().startswith("FEN"):
            raise NotationError(Message("draughts-pdn-set-up", text=text))
        rules = self._state.rules
        self._setup = read_fen(command[3:], rules.damier.value)
        self._state = set_up(rules, self._setup, self._state.agreement)
        self._of_last = False

    def comment(self, text: str) -> None:
        """Add a comment on the last act, or on the next one if something stands between."""
        if self.broken or not text:
            return
        if self._of_last:
            self._nodes[-1] = replace(self._nodes[-1], comments=(*self._nodes[-1].comments, text))
        else:
            self._said.append(text)

    def number(self) -> None:
        """A number was read: comments now belong to the next act."""
        self._of_last = False

    def nag(self, glyph: int) -> None:
        """Marks the last act; a glyph that stands before any is kept as a comment."""
        if self.broken:
            return
        if self._nodes:
            self._nodes[-1] = replace(self._nodes[-1], nags=(*self._nodes[-1].nags, glyph))
        else:
            self.comment(f"${glyph}")

    def vary(self, variation: Variation) -> None:
        """Adds what might have been played instead of the last act."""
        if self.broken or not self._nodes or variation == Variation():
            return
        self._nodes[-1] = replace(self._nodes[-1], variations=(*self._nodes[-1].variations, variation))
        self._of_last = False

    def closed(self) -> Variation:
        """The line as far as it was read."""
        return Variation((*self._nodes,), (*self._said,))


STRENGTHS: Final[Mapping[str, int]] = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
RESULTS: Final[Mapping[str, str]] = {
    "1-0": "2-0",
    "0-1": "0-2",
    "1/2-1/2": "1-1",
    "½-½": "1-1",
}
"""Results as chess writes them, with what today's draughts writes."""

_ACT: Final = re.compile(r"\[%act ([\w-]+)\]")


def read_pdn(text: str) -> tuple[PdnGame, ...]:
    """Every game of the text. A broken one is read as far as possible, and its `problems` say why.

    Raises `NotationError` for text without any game, and nothing else for any text.
    """
    games: list[PdnGame] = []
    reader = _Reader(text)
    for token in tokens(text):
        if reader.ends_before(token):
            games.append(reader.game())
            reader = _Reader(text)
        reader.take(token)
        if reader.over:
            games += [reader.game()] if reader.any else []
            reader = _Reader(text)
    games += [reader.game()] if reader.any else []
    if not games:
        raise NotationError(Message("draughts-pdn-no-game"))
    return tuple(games)


class _Reader:
    """Reads one game, token by token."""

    def __init__(self, text: str) -> None:
        self.over = False
        self._text = text
        self._tags: list[tuple[str, str]] = []
        self._problems: list[Text] = []
        self._early: list[Token] = []
        self._stack: list[Branch] = []
        self._played = False
        self._terminator = UNKNOWN

    @property
    def any(self) -> bool:
        """Whether there is a game at all."""
        return bool(self._tags or self._early or self._stack or self._problems)

    def ends_before(self, token: Token) -> bool:
        """Whether a tag after moves begins another game."""
        return token.kind in {Kind.TAG, Kind.BAD_TAG} and self._played

    def take(self, token: Token) -> None:
        """Reads on; what cannot be read is a problem of the line it stands in."""
        match token.kind:
            case Kind.TAG:
                self._tags.append(read_tag(token.text))
            case Kind.BAD_TAG:
                self._problem(token, Message("draughts-pdn-bad-tag", text=token.text))
            case Kind.RESULT if len(self._stack) < 2:
                self._terminator, self.over = token.text, True
            case Kind.COMMENT if not self._played:
                self._early.append(token)
            case _:
                self._begin()
                self._take_body(token)

    def _begin(self) -> None:
        """Begin the main line with the comments before it; tags may stand in between."""
        if not self._played:
            self._played = True
            for token in self._early:
                self._take_body(token)

    def _take_body(self, token: Token) -> None:
        branch = self._branch(token)
        if token.kind is Kind.OPEN:
            self._open(token, branch)
            return
        try:
            self._take_word(token, branch)
        except AcademieError as wrong:
            if not branch.broken:
                self._problem(token, wrong.text)
            branch.break_off()

    def _take_word(self, token: Token, branch: Branch) -> None:
        match token.kind:
            case Kind.MOVE:
                branch.move(re.sub(r"\s", "", token.text))
            case Kind.COMMENT:
                self._comment(token.text, branch)
            case Kind.NUMBER:
                branch.number()
            case Kind.NAG:
                branch.nag(int(token.text[1:]))
            case Kind.STRENGTH:
                branch.nag(STRENGTHS[token.text.strip("()")[:2]])
            case Kind.SETUP:
                branch.set_up(token.text)
            case Kind.RESULT:
                branch.comment(token.text)
            case Kind.CLOSE:
                self._close()
            case _:
                raise NotationError(Message("draughts-pdn-no-move", text=token.text))

    def _branch(self, token: Token) -> Branch:
        """The line being read; the main line begins as the tags say."""
        if not self._stack:
            try:
                self._stack.append(Branch(start(tuple(self._tags))))
            except AcademieError as wrong:
                self._problem(token, wrong.text)
                self._stack.append(Branch(None))
        return self._stack[-1]

    def _comment(self, text: str, branch: Branch) -> None:
        if text.startswith("{") and not text.endswith("}"):
            raise NotationError(Message("draughts-pdn-comment-open"))
        said = read_comment(text)
        found = _ACT.fullmatch(said)
        if found and found[1] in SPOKEN_ACTS:
            branch.move(found[1])
        else:
            branch.comment(said)

    def _open(self, token: Token, branch: Branch) -> None:
        """Begins a variation from where the last act was played."""
        state = None if branch.broken or len(self._stack) > MOST_DEPTH else branch.before
        if state is None and not branch.broken:
            deep = len(self._stack) > MOST_DEPTH
            key = "draughts-pdn-too-deep" if deep else "draughts-pdn-before-moves"
            self._problem(token, Message(key))
        self._stack.append(Branch(state))

    def _close(self) -> None:
        if len(self._stack) < 2:
            raise NotationError(Message("draughts-pdn-close"))
        variation = self._stack.pop().closed()
        self._stack[-1].vary(variation)

    def _problem(self, token: Token, why: Text) -> None:
        line = self._text.count("\n", 0, token.at) + 1
        self._problems.append(Message("draughts-pdn-line", line=line, why=why))

    def game(self) -> PdnGame:
        """The game as far as it was read."""
        end = Token(Kind.RESULT, "", len(self._text))
        self._begin()
        self._branch(end)
        if len(self._stack) > 1:
            self._problem(end, Message("draughts-pdn-variation-open"))
        while len(self._stack) > 1:
            self._close()
        return PdnGame(
            tags=tuple(tag for tag in self._tags if tag[0] != "Result"),
            line=self._stack[0].closed(),
            result=self._result(),
            problems=tuple(self._problems),
        )

    def _result(self) -> str:
        """What ends the game, or else what its tag says."""
        said = dict(reversed(self._tags)).get("Result", UNKNOWN)
        found = said if self._terminator == UNKNOWN else self._terminator
        bare = re.sub(r"\s", "", found)
        return RESULTS.get(bare, bare)
