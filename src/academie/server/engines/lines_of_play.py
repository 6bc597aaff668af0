"""Lines of play: from the start of a game, and on the board of a study, along the book and off it.

Each request sends the whole line; positions of lines asked for lately are remembered, so that stepping
through a game does not play it again from its start. Dice for practice are drawn here; unlike those of a game
they carry no proof.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from random import SystemRandom
from threading import Lock
from time import monotonic
from typing import Any, Final

import msgspec

from academie.engine.analysis.analyst import Analyst, RatedAct, lost, rated_act_to_json, roll_to_json
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.explain import ComparedAct, article, compared, roll_outcomes
from academie.engine.analysis.review import KEPT, choice, choice_to_json, luck, rate
from academie.kernel import CHANCE, Action, Actor, Citation, Event, OptionValue, State
from academie.library import Study
from academie.library.play import play_of
from academie.library.solving import Judgement, judge
from academie.library.tree import Node, Tree, trees_of
from academie.notation import AnyNotation, notation_of
from academie.notation.wire import Choices, TablesBoard, choices_of, form_of
from academie.registry import game_of, registry
from academie.server.base.errors import NoSuch
from academie.server.base.phrases import cite_of
from academie.server.game.terms import GameTerms
from academie.words import Message, to_json

MOST_REPLIES: Final = 12
"""How many acts of chance and of an engine may follow an act of the learner."""
MOST_REMEMBERED: Final = 10_000
"""How many positions of recent lines are remembered; one of trictrac takes about two kilobytes."""
NO_BOARD: Final = Message("server-no-board")

Choose = Callable[[list[str]], Awaitable[str]]
"""The act an engine chooses after these replies, as text."""
_CHANCE: Final = SystemRandom()
_Law = tuple[str, str, tuple[tuple[str, OptionValue], ...]]
"""A game, its rule set and its options."""
_LineKey = tuple[_Law, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class LinePosition:
    """A position on a line: the act that led there, if one did, its seat, and the state."""

    act: str | None
    seat: int | None
    """None if chance acted."""
    state: State[Any]
    events: tuple[Event, ...] = ()
    """The events of the act."""
    made: tuple[State[Any], Action] | None = None
    """The state before the act, and the act."""


class RecentLines:
    """The positions of lines asked for lately, up to `most` of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lines: OrderedDict[_LineKey, tuple[LinePosition, ...]] = OrderedDict()
        self._lock = Lock()

    def longest(self, law: _Law, acts: tuple[str, ...]) -> tuple[LinePosition, ...]:
        """The remembered positions of that line, as far as they go."""
        with self._lock:
            shared = {key: _common(key[1], acts) for key in self._lines if key[0] == law}
            if not shared:
                return ()
            best = max(shared, key=shared.__getitem__)
            self._lines.move_to_end(best)
            return self._lines[best][: shared[best] + 1]

    def remember(self, law: _Law, acts: tuple[str, ...], positions: tuple[LinePosition, ...]) -> None:
        """Remember a line instead of its beginnings, and forget those asked for longest ago."""
        with self._lock:
            lines = [key[1] for key in self._lines if key[0] == law]
            if any(line[: len(acts)] == acts for line in lines):
                return
            for line in lines:
                if acts[: len(line)] == line:
                    del self._lines[law, line]
            self._lines[law, acts] = positions
            while len(self._lines) > 1 and sum(map(len, self._lines.values())) > self._most:
                self._lines.popitem(last=False)


def _common(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """How many acts two lines have in common from their start."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (own, its) in pairs if own != its), min(len(one), len(other)))


_RECENT: Final = RecentLines(MOST_REMEMBERED)


def play_line(terms: GameTerms, acts: Sequence[str]) -> tuple[LinePosition, ...]:
    """The start of a game, then the position after each act. Raises `AcademieError` at an illegal act."""
    law, line = (terms.game_key, terms.ruleset, tuple(sorted(terms.options.items()))), tuple(acts)
    known = _RECENT.longest(law, line)
    if not known:
        game = registry[terms.game_key]
        start = game.start(game.recorded(terms.ruleset), terms.options)
        known = (LinePosition(None, None, start, start.events),)
    _, *more = play_line_from(known[-1].state, terms.game_key, line[len(known) - 1 :])
    positions = (*known, *more)
    _RECENT.remember(law, line, positions)
    return positions


def play_line_from(state: State[Any], game: str, acts: Sequence[str]) -> Iterator[LinePosition]:
    """The same, from any state of a game."""
    notation = notation_of(game)
    yield LinePosition(None, None, state, state.events)
    for text in acts:
        act: Action = notation.read_act(text)
        before, author = state, state.author(act)
        state = state.apply(act)
        yield LinePosition(text, seat_of(author), state, state.events, (before, act))


def seat_of(actor: Actor) -> int | None:
    """The seat of an actor; none for chance or nobody."""
    return actor if isinstance(actor, int) else None


def next_acts(game: str, state: State[Any]) -> Choices:
    """Every legal act, or every possible act of chance if it is to act."""
    acts = [act for act, _ in state.chance()] if state.actor is CHANCE else state.actions()
    return choices_of(registry[game], state, acts)


@dataclass(frozen=True, slots=True)
class Path:
    """A line on a board of a study; its first `book` acts are the book's."""

    positions: tuple[LinePosition, ...]
    book: int

    @property
    def last(self) -> State[Any]:
        return self.positions[-1].state


def study_board(study: Study, number: int) -> Tree:
    """The board with that number, the study's own being the first. Raises `NoSuch`."""
    trees = trees_of(study)
    if number >= len(trees):
        raise NoSuch(NO_BOARD)
    return trees[number]


def study_path(study: Study, tree: Tree, acts: Sequence[str]) -> Path:
    """The positions along the acts: in the book as far as it goes, then by the rules.

    Raises `AcademieError` at an illegal act.
    """
    notation = notation_of(study.game)
    along = tree.along(map(notation.read_act, acts))
    book = [node_position(notation, tree, tree.nodes[at]) for at in along]
    _, *rest = play_line_from(book[-1].state, study.game, acts[len(along) - 1 :])
    return Path((*book, *rest), len(along) - 1)


def node_position(notation: AnyNotation, tree: Tree, node: Node) -> LinePosition:
    """A node of a study as a position on a line."""
    if node.act is None or node.parent is None:
        return LinePosition(None, None, node.state)
    before = tree.nodes[node.parent].state
    seat = seat_of(before.author(node.act))
    return LinePosition(notation.act(node.act), seat, node.state, node.events, (before, node.act))


async def play_replies(game: str, state: State[Any], seat: int, choose: Choose) -> list[LinePosition]:
    """Let chance and the engine act until `seat` is to act, the game is over or `MOST_REPLIES` is reached."""
    notation = notation_of(game)
    replies: list[LinePosition] = []
    while state.actor is not None and state.actor != seat and len(replies) < MOST_REPLIES:
        said = [reply.act for reply in replies if reply.act is not None]
        text = draw_chance(notation, state) if state.actor is CHANCE else await choose(said)
        _, reply = play_line_from(state, game, [text])
        replies.append(reply)
        state = reply.state
    return replies


def draw_chance(notation: AnyNotation, state: State[Any]) -> str:
    """Draw an act of chance with the probabilities of the rules."""
    acts, odds = zip(*state.chance(), strict=True)
    (drawn,) = _CHANCE.choices(acts, [float(each) for each in odds])
    return notation.act(drawn)


def judge_last(study: Study, acts: Sequence[str]) -> Judgement:
    """Judge the last act; those before it are the book's, on the study's own board.

    Takes a moment at draughts.
    """
    notation, play, tree = notation_of(study.game), play_of(study), trees_of(study)[0]
    *played, last = acts
    along = tree.along(map(notation.read_act, played))
    moves = tuple(tree.nodes[at].move for at in along[1:])
    position = play.replay(play.board(study.position), moves, play.reach).positions[-1]
    return judge(study, moves, play.resolve(position, last))


@cache
def shared_analyst(game: str) -> Analyst:
    """The analyst of a game, made once in each process. Raises `UnknownName` if its engine is missing."""
    return analyst(game)


def review_line(
    terms: GameTerms, acts: Sequence[str], since: int, seconds: float, *, deeper: bool
) -> dict[str, Any]:
    """Rate the acts of a line from number `since` on, as many as there is time for, and at least one.

    `done` is the number of the first act that was not reached.
    """
    judge, notation = shared_analyst(terms.game_key), notation_of(terms.game_key)
    steps = [*pairwise(play_line(terms, acts))]
    until = monotonic() + seconds
    told: dict[str, Any] = {"done": len(acts), "choices": [], "lucks": []}
    for number, (_, after) in enumerate(steps[since:], since):
        if number > since and monotonic() > until:
            return {**told, "done": number}
        assert after.made is not None
        state, act = after.made
        if state.actor is CHANCE:
            thrown = luck(number, state, after.state, judge)
            told["lucks"] += [] if thrown is None else [thrown.to_json()]
        elif (made := choice(number, state, act, judge, deeper=deeper)) is not None:
            told["choices"].append(choice_to_json(made, notation))
    return told


def compare_acts(terms: GameTerms, acts: Sequence[str], played: str | None) -> dict[str, Any]:
    """The best acts where a line ends and the one played there: what each is worth, and what may follow."""
    game, judge = terms.game_key, shared_analyst(terms.game_key)
    *_, last = play_line(terms, acts)
    state = last.state
    judged = rate(state, judge, deeper=True) if isinstance(state.actor, int) else ()
    chosen = None if played is None else notation_of(game).read_act(played)
    shown = [each for nth, each in enumerate(judged) if nth < KEPT or each.act == chosen]
    rows = [compared(game, state, each, judge) for each in shown]
    rests = _article(rows, chosen)
    cite = None if rests is None else {"kind": rests[0], "cite": msgspec.to_builtins(cite_of(rests[1]))}
    told = [_compared_json(state, row, rows[0].judged, judge) for row in rows]
    return {"acts": told, "article": cite}


def _article(rows: Sequence[ComparedAct], chosen: Action | None) -> tuple[str, Citation] | None:
    """The article on which the best act differs from the one chosen, or from the second best."""
    others = [row for row in rows[1:] if row.judged.act == chosen] or rows[1:2]
    return article(rows[0], others[0]) if others else None


def _compared_json(before: State[Any], row: ComparedAct, best: RatedAct, judge: Analyst) -> dict[str, Any]:
    game = game_of(before)
    seat, board, notation = before.actor, form_of(game).board(row.after), notation_of(game.key)
    assert isinstance(seat, int)
    men = board.men[seat] if isinstance(board, TablesBoard) and before.seats == len(board.men) else []
    marked = row.theirs is not None and any(cast.points for cast in row.theirs.casts)
    throws = () if marked else roll_outcomes(row.after, judge, seat)
    return {
        **rated_act_to_json(row.judged, before, notation),
        "lost": to_json(lost(game, best, row.judged)),
        "alone": [str(place) for place, count in enumerate(men) if count == 1],
        "held": [str(place) for place, count in enumerate(men) if count > 1],
        "mine": None if row.mine is None else row.mine.to_json(),
        "theirs": None if row.theirs is None else row.theirs.to_json(),
        "throws": [{**roll_to_json(each, notation), "events": []} for each in throws],
    }
