"""Games over DamExchange (DXP): a line to another program, and both roles, asking for games and following.

Who connects to whom and who asks whom for games have nothing to do with each other.

Source: the DamExchange protocol, version 1, of the Dutch draughts programmers (mesander.nl).
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from types import TracebackType
from typing import Final, Self

from academie.games.draughts import GAME
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import DraughtsAction, Move
from academie.games.draughts.law.fen import fen
from academie.games.draughts.law.position import problems
from academie.games.draughts.players.pace import Allowance, Clock, on_clock
from academie.games.draughts.text.dxp import (
    LONGEST,
    Acceptance,
    BackAnswer,
    BackRequest,
    Chat,
    Dxp,
    GameAnswer,
    GameEnd,
    GameRequest,
    Played,
    Reason,
    dxp_move,
    read_dxp,
    read_dxp_move,
)
from academie.games.draughts.text.hub import read_hub_position
from academie.kernel import WHITE, AcademieError, NotationError, Record, Seat, other, reason
from academie.notation.formats import DRAUGHTS, RESULT
from academie.words import Message, Text

PORT: Final = 27531
GRACE: Final = 10.0
"""How many seconds later than its clock allows another program may be."""
FOREVER: Final = 7 * 24 * 3600.0
"""How long a follower waits for the next request."""
END: Final = b"\0"

Choose = Callable[[DraughtsState, Allowance], Move]
"""The engine: the move for a state within what may be spent."""


class DxpError(AcademieError):
    """A line that is cut, or another program that is silent or cannot be understood."""


class DxpLine:
    """A line to another program; use it in a `with` block."""

    def __init__(self, connected: socket.socket) -> None:
        self._socket = connected
        self._heard = b""

    @classmethod
    def call(cls, host: str, port: int = PORT) -> DxpLine:
        """The line to a program that listens there. Raises `DxpError`."""
        try:
            return cls(socket.create_connection((host, port), GRACE))
        except OSError as wrong:
            why = reason(wrong)
            raise DxpError(Message("draughts-dxp-no-line", host=host, port=str(port), why=why)) from wrong

    def send(self, message: Dxp) -> None:
        """Sends a message. Raises `DxpError`."""
        try:
            self._socket.settimeout(GRACE)
            self._socket.sendall(str(message).encode("ascii") + END)
        except OSError as wrong:
            raise DxpError(Message("draughts-dxp-cut")) from wrong

    def receive(self, seconds: float) -> Dxp:
        """The next message but for chat, going back being refused. Raises `DxpError`."""
        until = time.monotonic() + seconds
        while True:
            message = self._read(until)
            if isinstance(message, BackRequest):
                self.send(BackAnswer(accepted=False))
            elif not isinstance(message, Chat | BackAnswer):
                return message

    def _read(self, until: float) -> Dxp:
        while END not in self._heard:
            if len(self._heard) > LONGEST:
                raise DxpError(Message("draughts-dxp-long", most=LONGEST))
            self._heard += self._more(until)
        text, _, self._heard = self._heard.partition(END)
        try:
            return read_dxp(text.decode("ascii", "replace"))
        except NotationError as wrong:
            raise DxpError(wrong.text) from wrong

    def _more(self, until: float) -> bytes:
        try:
            self._socket.settimeout(max(until - time.monotonic(), 0.001))
            heard = self._socket.recv(4096)
        except TimeoutError as wrong:
            raise DxpError(Message("draughts-dxp-silent")) from wrong
        except OSError as wrong:
            raise DxpError(Message("draughts-dxp-cut")) from wrong
        if not heard:
            raise DxpError(Message("draughts-dxp-cut"))
        return heard

    def close(self) -> None:
        """Cuts the line."""
        self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class DxpServer:
    """Listens for programs that call; use it in a `with` block. Raises `DxpError`."""

    def __init__(self, host: str = "127.0.0.1", port: int = PORT) -> None:
        try:
            self._socket = socket.create_server((host, port))
        except OSError as wrong:
            why = reason(wrong)
            raise DxpError(Message("draughts-dxp-no-port", host=host, port=str(port), why=why)) from wrong

    @property
    def port(self) -> int:
        """The port it listens on: of 0 the system has made a free one."""
        port: int = self._socket.getsockname()[1]
        return port

    def lines(self) -> Iterator[DxpLine]:
        """The lines of those who call, one after the other, without end."""
        while True:
            connected, _ = self._socket.accept()
            yield DxpLine(connected)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._socket.close()


@dataclass(frozen=True, slots=True)
class DxpGame:
    """A game that was played: between whom, from where, its moves, and the points of each by us.

    Without points it was not finished, or the other program says how it ended and the law does not.
    """

    names: tuple[str, str]
    start: DraughtsState
    moves: tuple[Move, ...]
    ours: Seat
    points: float | None
    """1, 0 or -1 for us."""
    remark: Text | None = None

    @property
    def result(self) -> str:
        """The points as PDN writes them, White's first."""
        if self.points is None:
            return DRAUGHTS.unknown
        points = Fraction(self.points)
        return DRAUGHTS.of((points, -points) if self.ours == WHITE else (-points, points))

    @property
    def record(self) -> Record[DraughtsAction]:
        """The game for files; a result that the law does not give is kept as a tag."""
        usual = self.start.position == DAMES.start().position
        options = () if usual else (("position", fen(self.start.position)),)
        tags = (*zip(("White", "Black"), self.names, strict=True), (RESULT, self.result))
        return Record(GAME, self.start.rules.id, options, self.moves, tags)


@dataclass(slots=True)
class _Table:
    """A game that is being played."""

    line: DxpLine
    choose: Choose
    request: GameRequest
    ours: Seat
    state: DraughtsState
    moves: list[Move] = field(default_factory=list[Move])
    left: list[float] = field(default_factory=list[float])
    leaving: bool = False

    def play(self) -> tuple[float | None, Text | None]:
        """Our points, if they are known, and what is to be remarked. Raises `DxpError`."""
        self.left = [60.0 * self.request.minutes] * 2
        while True:
            ended = self._our_turn() if self.state.position.turn == self.ours else self._their_turn()
            if ended is not None:
                return ended

    @property
    def _moves_left(self) -> int | None:
        """How many moves the player to move has left; `None` if there is no limit."""
        if not self.request.moves:
            return None
        return self.request.moves - len(self.moves) // 2

    def _our_turn(self) -> tuple[float | None, Text | None] | None:
        if (points := self._points()) is not None:
            return self._end(points, None)
        if self._moves_left is not None and self._moves_left <= 0:
            return self._end(None, Message("draughts-dxp-moves", moves=self.request.moves))
        if self.left[other(self.ours)] < -GRACE:
            return self._end(1.0, Message("draughts-dxp-time"))
        began = time.monotonic()
        acts = self.state.actions()
        only = isinstance(acts[0], Move) and len(acts) == 1
        allowance = on_clock(Clock(self.left[self.ours], self._moves_left))
        move = acts[0] if only else self.choose(self.state, allowance)
        assert isinstance(move, Move)
        spent = time.monotonic() - began
        self.line.send(dxp_move(move, spent))
        self._apply(move, spent)
        return None

    def _their_turn(self) -> tuple[float | None, Text | None] | None:
        began = time.monotonic()
        message = self.line.receive(max(self.left[other(self.ours)], 0.0) + 2 * GRACE)
        if isinstance(message, GameEnd):
            self.line.send(GameEnd())
            self.leaving = message.leaving
            return self._claimed(message.reason)
        if not isinstance(message, Played):
            raise DxpError(Message("draughts-dxp-unexpected", text=str(message)))
        if (points := self._points()) is not None:
            # They play on where the law has ended the game.
            return self._end(points, None)
        try:
            move = read_dxp_move(self.state, message)
        except NotationError as wrong:
            self.line.send(Chat(str(wrong)))
            return self._end(None, wrong.text)
        self._apply(move, time.monotonic() - began)
        return None

    def _apply(self, move: Move, spent: float) -> None:
        self.left[self.state.position.turn] -= spent
        self.moves.append(move)
        self.state = self.state.apply(move)

    def _points(self) -> float | None:
        outcome = self.state.outcome
        return None if outcome is None else float(outcome.returns[self.ours])

    def _claimed(self, claim: Reason) -> tuple[float | None, Text | None]:
        """How a game ended that they have ended: as the law says, else as they do."""
        points = self._points()
        if points is None and claim is not Reason.UNKNOWN:
            claims = {Reason.I_LOSE: 1.0, Reason.DRAW: 0.0, Reason.I_WIN: -1.0}
            return claims[claim], Message("draughts-dxp-claimed")
        return points, None

    def _end(self, points: float | None, remark: Text | None) -> tuple[float | None, Text | None]:
        """Ends the game, it being our turn, and hears them confirm it."""
        reasons = {None: Reason.UNKNOWN, -1.0: Reason.I_LOSE, 0.0: Reason.DRAW, 1.0: Reason.I_WIN}
        self.line.send(GameEnd(reasons[points]))
        try:
            answer = self.line.receive(GRACE)
            self.leaving = isinstance(answer, GameEnd) and answer.leaving
        except DxpError:
            self.leaving = True  # some programs hang up instead
        return points, remark


def _seated(table: _Table, name: str, their_name: str) -> DxpGame:
    start = table.state
    points, remark = table.play()
    names = (name, their_name) if table.ours == WHITE else (their_name, name)
    return DxpGame(names, start, tuple(table.moves), table.ours, points, remark)


def initiate(line: DxpLine, name: str, choose: Choose, requests: Iterator[GameRequest]) -> Iterator[DxpGame]:
    """The games that we ask for, one after the other, each as it ends. Raises `DxpError`.

    A request that is refused is passed over; nothing more is asked of a program that wants no game.
    """
    for request in requests:
        line.send(request)
        answer = line.receive(GRACE)
        if not isinstance(answer, GameAnswer):
            raise DxpError(Message("draughts-dxp-unexpected", text=str(answer)))
        if answer.code is Acceptance.NO_GAME or answer.code is Acceptance.OTHER_VERSION:
            return
        if answer.code is Acceptance.NOT_THIS_GAME:
            continue
        table = _Table(line, choose, request, other(request.follower), _start(request))
        yield _seated(table, name, answer.name)
        if table.leaving:
            return


def follow(line: DxpLine, name: str, choose: Choose) -> Iterator[DxpGame]:
    """The games that we are asked for, each as it ends, until the other program leaves or hangs up.

    A game that cannot be played is refused. Raises `DxpError` for a line that is cut within a game.
    """
    while True:
        try:
            request = line.receive(FOREVER)
        except DxpError:
            return
        if isinstance(request, GameRequest):
            code, start = _judge(request)
            line.send(GameAnswer(name, code))
            if start is not None:
                table = _Table(line, choose, request, request.follower, start)
                yield _seated(table, name, request.name)
                if table.leaving:
                    return
        elif isinstance(request, GameEnd) and request.leaving:
            return


def _judge(request: GameRequest) -> tuple[Acceptance, DraughtsState | None]:
    if request.version > 1:
        return Acceptance.OTHER_VERSION, None
    try:
        start = _start(request)
    except NotationError:
        return Acceptance.NOT_THIS_GAME, None
    if problems(start.position, start.rules) or start.outcome is not None or not request.minutes:
        return Acceptance.NOT_THIS_GAME, None
    return Acceptance.ACCEPTED, start


def _start(request: GameRequest) -> DraughtsState:
    """The first state of a game. Raises `NotationError`."""
    if request.position is None:
        return DAMES.start()
    return DraughtsState(DAMES.default, read_hub_position(request.position))
