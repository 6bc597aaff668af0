"""Positions and acts as data, for clients that draw and play without reading notation (extra: server).

A game offers its form as the part `wire`; one that does not is shown as its line of notation and played from
the list of its acts. `docs/wire.md` is the specification, `conformance/wire/` its vectors.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, Literal, NamedTuple, Protocol, cast, runtime_checkable

import msgspec

from academie.kernel import Action, Facet, Game, Seat, State
from academie.notation.codec import NOTATION
from academie.notation.hand_acts import Attempt
from academie.notation.seats import NAMES

PERSONS: Final = {
    **{name: seat for seat, name in enumerate(NAMES)},
    **{f"j{place}": place - 1 for place in range(1, 5)},
}
"""The names of seats in acts by hand."""


Run = Literal["", "head-on", "half-lap", "alike"]


class Sent(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """A piece put elsewhere by the step of another: a man hit, the rook of a king that castles."""

    from_: str
    to: str


class Step(msgspec.Struct, frozen=True, omit_defaults=True, rename={"from_": "from"}):
    """One piece carried from one place to another, by one number of the dice or one jump.

    Steps of one piece that follow one another may be made in a single gesture.
    """

    from_: str
    to: str
    over: tuple[str, ...] = ()
    """The places whose pieces leave the board."""
    sends: tuple[Sent, ...] = ()
    becomes: str = ""
    """What the piece is from then on, if that changes: its kind, or how a tile lies from left to right."""
    die: int = 0
    """The number of the dice it uses; 0 if it uses none, or more than one."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act in words: the client's catalogue has them under `web-acts-do-` and the key.

    `of` is what follows the verb: a number, a square, a tile, a message that tells a play; `seat` is the
    player it is about. The dice that decide who begins are `first-dice`, with `white` and `black`.
    """

    key: str
    args: dict[str, Any] = {}


class Act(msgspec.Struct, omit_defaults=True):
    """An act. A step that several acts share is the number it has in the list of steps beside the acts."""

    text: str
    """What is sent back to choose it."""
    steps: list[Step | int] = []
    """How it is done by hand; empty for what is only said."""
    ways: list[list[Step | int]] = []
    """Other ways to do the same."""
    first: int = 0
    """How many of the steps come before the others whatever the order: men in hand enter first."""
    at_once: bool = False
    """Whether it is done as soon as the hand lets go, without being confirmed."""
    after: list[Step | int] = []
    """What moves by itself afterwards, as when the other player is given a number."""
    touch: str = ""
    """The place where lifting a piece is the act itself."""
    pick: str = ""
    """The place to be pointed at."""
    say: Said | None = None
    """What it is called, where it is no plain move, or where other acts have the same steps."""
    dice: list[int] = []
    """What is thrown, in an act of chance."""
    seat: int | None = None
    """Whose act it is, where it is not that of the seat to act."""


class Try(msgspec.Struct, omit_defaults=True):
    """Acts that may be tried by hand, right or wrong, under one verb.

    Where `most` is more than one, the acts are single moves whose texts follow `text`, in the order of the
    list and at most so many of them; else the text of each act is complete.
    """

    text: str
    key: str
    acts: list[Act] = []
    most: int = 1


class Choices(msgspec.Struct, omit_defaults=True):
    """What a seat may do, and the steps that several of these acts share."""

    steps: list[Step] = []
    acts: list[Act] = []
    tries: list[Try] = []
    any_order: bool = False
    """Whether the steps of an act may be made in any order in which there is a piece to lift."""


class Done(msgspec.Struct, omit_defaults=True):
    """An act that was made, with its steps; no seat is that of chance."""

    text: str
    seat: int | None = None
    steps: list[Step] = []
    say: Said | None = None
    dice: list[int] = []


class Counter(msgspec.Struct, omit_defaults=True):
    """What a player shows at the edge of a tables board."""

    points: int = 0
    holes: int = 0
    jetons: int = 0
    """With how many jetons the points are marked: two in bredouille."""
    behind: int = 0
    """Where an older jeton was left standing."""
    pavillon: bool = False


class TablesBoard(msgspec.Struct, omit_defaults=True, tag_field="kind", tag="tables"):
    """A board of 24 flèches.

    Places: `0` to `11` along White's side from the talons, `12` to `23` back along Black's; `hand-S` where
    men of seat S wait to enter, `off-S` where they are borne off, `pile-S-N` the stack upon flèche N;
    `points-S-P` and `hole-S-H` where jeton and fichet mark, `jetons` the reserve. White is seat 0.
    """

    men: list[list[int]]
    """By seat, how many stand on each flèche."""
    thrower: int
    held: list[int] = []
    """Men waiting to enter, by seat."""
    off: list[int] = []
    piles: list[list[int]] = []
    """By seat, how many men are stacked upon those that lie on each flèche."""
    dice: list[int] = []
    again: int = 0
    """How many more times the throw is played after this one."""
    counters: list[Counter] = []
    goal: int = 0
    """How many holes win, where they are counted."""
    touched: list[str] = []
    run: Run = ""
    """How the ways run: `head-on`, `half-lap`, `alike`, or empty where men stay on their side."""


class Pieces(msgspec.Struct):
    """The pieces of one kind of a player, and where they stand."""

    seat: int
    kind: str
    at: list[str]


class GridBoard(msgspec.Struct, omit_defaults=True, tag_field="kind", tag="grid"):
    """A board of squares, `side` by `side`.

    `names` says what squares are called: `numbers` counts those of one colour row by row from Black's side,
    the second of the first row being 1; `letters` names all by file and row, from `a1` at White's left.
    """

    side: int
    names: Literal["numbers", "letters"]
    turn: int
    pieces: list[Pieces]
    touched: list[str] = []


class Hand(msgspec.Struct, omit_defaults=True):
    """What a player holds: tiles that lie open, the higher number first, or so many face down."""

    tiles: list[list[int]] = []
    hidden: int = 0
    denied: list[int] = []
    """The numbers they have said they do not hold, in this round."""


class DominoBoard(msgspec.Struct, omit_defaults=True, tag_field="kind", tag="dominoes"):
    """A line of tiles, each as its numbers from left to right, the hands by seat, and the boneyard.

    Places: `left` and `right`, the ends of the line (the first tile is laid `right`), and `hand-N`, the tile
    of that number from 0 in the hand of the seat to play.
    """

    line: list[list[int]]
    hands: list[Hand]
    turn: int
    stock: int
    scores: list[int] = []
    taken: int = 0
    """How many tiles each takes in a round."""


class PlainBoard(msgspec.Struct, tag_field="kind", tag="plain"):
    """A position that is known by its line of notation only."""


Board = TablesBoard | GridBoard | DominoBoard | PlainBoard


class Gesture(NamedTuple):
    """How an act is done by hand and called; the fields are those of `Act`."""

    ways: Sequence[Sequence[Step]] = ()
    """The first is the usual one."""
    any_order: bool = False
    first: int = 0
    at_once: bool = False
    after: Sequence[Step] = ()
    touch: str = ""
    pick: str = ""
    say: Said | None = None
    dice: Sequence[int] = ()


PLAIN_MOVE: Final = Gesture()[2:]
"""What a gesture has besides its ways, and whether their order is free, where it is but a move."""


class WireForm(Protocol):
    """How the positions and acts of a game look as data."""

    def board(self, state: Any) -> Board:  # noqa: ANN401 - of the game's own class
        """Return the position."""
        ...

    def gesture(self, state: Any, act: Action) -> Gesture:  # noqa: ANN401
        """Return how an act that is legal in the state, or may be tried there, is done by hand."""
        ...


@runtime_checkable
class WritesMoves(Protocol):
    """A form of a game whose players write moves otherwise than its records do."""

    def written(self, state: Any, act: Action) -> Said | None:  # noqa: ANN401
        """Return a legal move as players write it, or nothing for all else."""
        ...


@runtime_checkable
class KeepsActs(Protocol):
    """A form that keeps its commonest acts as data, since making them anew takes long."""

    def kept_acts(self, state: Any, acts: Mapping[str, Action]) -> list[Act] | None:  # noqa: ANN401
        """Return the acts, which share no steps, or nothing if some are not kept."""
        ...


WIRE: Final[Facet[WireForm]] = Facet("wire")


class _Plain:
    """The form of a game that offers none."""

    def board(self, state: Any) -> Board:  # noqa: ANN401
        del state
        return PlainBoard()

    def gesture(self, state: Any, act: Action) -> Gesture:  # noqa: ANN401
        del state, act
        return Gesture()


_PLAIN: Final = _Plain()


def form_of(game: Game) -> WireForm:
    """Return the form of a game: its own, or that of a game known by its notation only."""
    return WIRE.get(game) or _PLAIN


class StepList:
    """The steps of some acts, those that are used more than once being known by number."""

    def __init__(self, gestures: Iterable[Gesture]) -> None:
        used: dict[Step, int] = {}
        for gesture in gestures:
            for way in (*gesture.ways, gesture.after):
                for step in way:
                    used[step] = used.get(step, 0) + 1
        self.steps = [step for step, times in used.items() if times > 1]
        self._numbers = {step: number for number, step in enumerate(self.steps)}

    def act(self, text: str, gesture: Gesture, seat: int | None = None) -> Act:
        """Return the act with its steps."""
        if seat is None and len(gesture.ways) == 1 and gesture[2:] == PLAIN_MOVE:
            return Act(text, self._way(gesture.ways[0]))
        ways = [self._way(way) for way in gesture.ways]
        return Act(
            text,
            ways[0] if ways else [],
            ways[1:],
            gesture.first,
            gesture.at_once,
            self._way(gesture.after),
            gesture.touch,
            gesture.pick,
            gesture.say,
            [*gesture.dice],
            seat,
        )

    def _way(self, steps: Iterable[Step]) -> list[Step | int]:
        numbers = self._numbers
        return [numbers.get(step, step) for step in steps] if numbers else [*steps]


def choices_of(
    game: Game, state: State[Any], acts: Iterable[Action], attempts_of: Seat | None = None
) -> Choices:
    """Return the acts as data, and what the seat `attempts_of` may try by hand."""
    notation = NOTATION.of(game)
    return written_choices(game, state, {notation.act(act): act for act in acts}, attempts_of)


def written_choices(
    game: Game, state: State[Any], acts: Mapping[str, Action], attempts_of: Seat | None
) -> Choices:
    """Return acts that are already written as data, and what the seat `attempts_of` may try by hand."""
    form, notation = form_of(game), NOTATION.of(game)
    attempts = () if attempts_of is None else notation.attempts(state, attempts_of)
    if not acts and not attempts:
        return Choices()
    if not attempts and _keeps_acts(type(form)):
        kept = cast(KeepsActs, form).kept_acts(state, acts)
        if kept is not None:
            return Choices(acts=kept)
    legal = [(text, act, form.gesture(state, act)) for text, act in acts.items()]
    tried = [
        [(shown, form.gesture(state, notation.read_act(text))) for text, shown in _texts(each)]
        for each in attempts
    ]
    gestures = [gesture for _, _, gesture in legal] + [gesture for _, gesture in chain(*tried)]
    steps = StepList(gestures)
    author = _author if by_others(state) else _actor
    return Choices(
        steps.steps,
        [steps.act(text, gesture, author(state, act)) for text, act, gesture in legal],
        [
            Try(each.verb, said(each.verb).key, [steps.act(*one) for one in several], each.most)
            for each, several in zip(attempts, tried, strict=True)
        ],
        any(gesture.any_order for gesture in gestures),
    )


def _texts(attempt: Attempt) -> Iterator[tuple[str, str]]:
    """Yield the acts that may be tried, each with what a client is given of it."""
    if not attempt.words:
        yield attempt.verb, attempt.verb
    for word in attempt.words:
        text = f"{attempt.verb} {word}"
        yield text, word if attempt.most > 1 else text


ALWAYS_THE_ACTOR: Final[Any] = cast("type[State[Any]]", State).author
"""How the author of an act is found in games where nobody acts out of turn."""


def by_others(state: State[Any]) -> bool:
    """Return whether others than the actor may have acts: elsewhere nobody need be asked."""
    return type(state).author is not ALWAYS_THE_ACTOR


def _actor(_state: State[Any], _act: Action) -> None:
    """Return no author, where every act is the actor's."""


def _author(state: State[Any], act: Action) -> int | None:
    author = state.author(act)
    return author if author != state.actor and isinstance(author, int) else None


@cache
def _keeps_acts(kind: type[WireForm]) -> bool:
    """Return whether forms of that class keep acts."""
    return issubclass(kind, KeepsActs)


@cache
def _writes_moves(kind: type[WireForm]) -> bool:
    """Return whether forms of that class write moves; kept, since to ask a protocol is slow."""
    return issubclass(kind, WritesMoves)


def done(game: Game, before: State[Any], act: Action, offered: Choices | None = None) -> Done:
    """Return an act made in the state `before`, as it was offered there if it was."""
    form, author, text = form_of(game), before.author(act), NOTATION.of(game).act(act)
    written = cast(WritesMoves, form).written(before, act) if _writes_moves(type(form)) else None
    made = Done(text, author if isinstance(author, int) else None)
    chosen = None if offered is None else next((each for each in offered.acts if each.text == text), None)
    if offered is not None and chosen is not None:
        made.steps = [offered.steps[step] if isinstance(step, int) else step for step in chosen.steps]
        made.say, made.dice = written or chosen.say, chosen.dice
    else:
        gesture = form.gesture(before, act)
        made.steps = [*gesture.ways[0]] if gesture.ways else []
        made.say, made.dice = written or gesture.say, [*gesture.dice]
    return made


def said(text: str) -> Said:
    """Return an act that is a word as data: its verb, and the number, place or player it is about."""
    words = text.split()
    verb, *rest = words[1:] if words[0] in PERSONS and len(words) > 1 else words
    if len(rest) == 1 and rest[0] in PERSONS:
        return Said(verb, {"seat": PERSONS[rest[0]]})
    of = " ".join(rest)
    return Said(verb, {"of": int(of) if of.isascii() and of.isdecimal() else of} if of else {})
