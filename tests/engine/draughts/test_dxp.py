"""DamExchange: messages as its specification writes them, and whole games over loopback in both roles."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

import pytest

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.players.dxp import (
    DxpError,
    DxpGame,
    DxpLine,
    DxpServer,
    follow,
    initiate,
)
from academie.games.draughts.players.pace import Allowance
from academie.games.draughts.players.search import Budget, Thinker
from academie.games.draughts.text.dxp import (
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
    read_dxp,
    read_dxp_move,
)
from academie.games.draughts.text.hub import hub_position
from academie.games.draughts.text.pdn import FORMATS
from academie.kernel import BLACK, WHITE, NotationError
from tests.games.draughts.law.table import FMJD, white_to_move

START = "z" * 20 + "e" * 10 + "w" * 20


@pytest.mark.parametrize(
    ("text", "message"),
    [
        # The examples of the specification.
        ("M0012061100", Played("6-11", 12)),
        ("M001205250422122320", Played("5x25x22x12x23x20", 12)),
        ("ATornado voor Windows 4.0        0", GameAnswer("Tornado voor Windows 4.0")),
        ("E00", GameEnd()),
        ("B005Z", BackRequest(5, BLACK)),
        ("CWhat do you think about move 35?", Chat("What do you think about move 35?")),
        # Others that its tables allow.
        (f"R01{'Academie':32}Z005075A", GameRequest("Academie", BLACK, 5, 75)),
        (
            f"R01{'Academie':32}W120000BZ{START}",
            GameRequest("Academie", WHITE, 120, 0, "B" + START.replace("z", "b")),
        ),
        (f"A{'x':32}3", GameAnswer("x", Acceptance.NO_GAME)),
        ("E31", GameEnd(Reason.I_WIN, leaving=True)),
        ("K0", BackAnswer(accepted=True)),
        ("K1", BackAnswer(accepted=False)),
    ],
)
def test_messages(text: str, message: Dxp) -> None:
    assert read_dxp(text) == message
    assert str(message) == text


@pytest.mark.parametrize(
    "text", ["", "X", "M001206110", "M00120611010", "M001206110225", "E40", "R01short", "A", "B05Z", "E0"]
)
def test_no_messages(text: str) -> None:
    with pytest.raises(NotationError, match="not a message of DamExchange"):
        read_dxp(text)


def test_names_are_plain_and_fit() -> None:
    assert str(GameAnswer("Académie" * 9)) == "A" + ("Acad?mie" * 9)[:32] + "0"
    assert len(str(Chat("é" * 500))) == 127


def test_a_capture_may_leave_out_what_it_takes_if_it_is_the_only_one() -> None:
    state = DraughtsState(FMJD, white_to_move([28], [23, 14]))
    (move,) = state.actions()
    assert read_dxp_move(state, Played("28-10")) == move
    assert read_dxp_move(state, Played("28x10x14x23")) == move
    with pytest.raises(NotationError):
        read_dxp_move(state, Played("28x10x14"))


class Quick:
    """Our engine, looking at few positions; it keeps what it was allowed."""

    def __init__(self, nodes: int = 150) -> None:
        self._thinker = Thinker(megabytes=1)
        self._nodes = nodes
        self.allowed: list[Allowance] = []

    def __call__(self, state: DraughtsState, allowance: Allowance) -> Move:
        self.allowed.append(allowance)
        return self._thinker.think(state, Budget(nodes=self._nodes)).lines[0].moves[0]


@contextmanager
def follower(choose: Quick | None = None) -> Iterator[tuple[int, list[DxpGame]]]:
    """The port of a follower of ours, and the games it has played once the line is closed."""
    played: list[DxpGame] = []
    with DxpServer(port=0) as server:

        def serve() -> None:
            with next(server.lines()) as line:
                played.extend(follow(line, "Follower", choose or Quick()))

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield server.port, played
        thread.join(30)
        assert not thread.is_alive()


def test_our_engine_plays_itself_with_both_colours() -> None:
    asked = [GameRequest("Initiator", BLACK, 5, 0), GameRequest("Initiator", WHITE, 5, 0)]
    with follower() as (port, theirs), DxpLine.call("127.0.0.1", port) as line:
        ours = [*initiate(line, "Initiator", Quick(100), iter(asked))]
        line.close()
    assert [game.names for game in ours] == [("Initiator", "Follower"), ("Follower", "Initiator")]
    assert len(ours) == 2
    for one, two in zip(ours, theirs, strict=True):
        assert (one.moves, one.names, one.result) == (two.moves, two.names, two.result)
        assert one.points is not None
        assert two.points == -one.points
        end = one.record.final()
        assert end.outcome is not None
        assert float(end.outcome.returns[one.ours]) == one.points


def test_a_game_may_begin_anywhere_and_is_ended_at_its_limit_of_moves() -> None:
    start = hub_position(read_fen("B:W28,32,37,38:B9,14,19,20"), FMJD)
    engine = Quick()
    asked = GameRequest("Initiator", WHITE, 1, 3, start)
    with follower(engine) as (port, theirs), DxpLine.call("127.0.0.1", port) as line:
        (game,) = initiate(line, "Initiator", Quick(), iter([asked]))
        line.close()
    assert game.ours == BLACK
    assert (len(game.moves), game.result, theirs[0].result) == (6, "*", "*")
    assert [each.share for each in engine.allowed] == sorted(each.share or 0 for each in engine.allowed)
    text = FORMATS["pdn"].write(game.record)
    assert FORMATS["pdn"].read(text).acts == game.moves


class Raw:
    """Another program, spoken letter by letter."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), 10)
        self._heard = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, *texts: str) -> None:
        for text in texts:
            self.socket.sendall(text.encode() + b"\0")

    def hear(self) -> str:
        while b"\0" not in self._heard:
            more = self.socket.recv(100)
            assert more
            self._heard += more
        text, _, self._heard = self._heard.partition(b"\0")
        return text.decode()


def request(follower: str, minutes: int = 5, placed: str = "A", version: int = 1) -> str:
    return f"R{version:02}{'Raw':32}{follower}{minutes:03}000{placed}"


ONE_EACH = "e" * 37 + "w" + "e" * 12
"""White alone, with one man."""


def test_what_cannot_be_played_is_refused_and_the_next_game_is_not() -> None:
    with follower() as (port, theirs), Raw(port) as raw:
        refused = {
            request("W", version=2): "1",
            request("W", minutes=0): "2",
            request("W", placed="BZ" + ONE_EACH): "2",  # Black has nothing to move
            request("W", placed="BW" + "w" + "e" * 48 + "z"): "2",  # men on their last rows
        }
        for asked, code in refused.items():
            raw.say(asked)
            assert raw.hear() == f"A{'Follower':32}{code}"
        raw.say("Chello", "B001W", request("W"))
        assert raw.hear() == "K1"
        assert raw.hear() == f"A{'Follower':32}0"
        assert raw.hear().startswith("M0")
        raw.say("E11")
        assert raw.hear() == "E00"
        raw.socket.settimeout(10)
        assert raw.socket.recv(1) == b""
    (game,) = theirs
    assert (game.result, game.remark is not None) == ("2-0", True)


def test_an_illegal_move_ends_the_game_and_not_the_line() -> None:
    with follower() as (port, theirs), Raw(port) as raw:
        raw.say(request("Z"), "M0000325000")
        assert raw.hear().endswith("0")
        assert "not legal" in raw.hear()
        assert raw.hear() == "E00"
        raw.say("E00", request("Z"))
        assert raw.hear() == f"A{'Follower':32}0"
        raw.say("M0000322800")
        assert raw.hear().startswith("M0")
        raw.say("E01")
        assert raw.hear() == "E00"
    assert [len(game.moves) for game in theirs] == [0, 2]
    assert [game.result for game in theirs] == ["*", "*"]


def test_who_has_lost_says_so() -> None:
    """White takes the last man: Black is to move and cannot."""
    placed = "BW" + "".join({38: "w", 33: "z"}.get(n, "e") for n in range(1, 51))
    with follower() as (port, theirs), Raw(port) as raw:
        raw.say(request("Z", placed=placed))
        raw.hear()
        raw.say("M000038290133")
        assert raw.hear() == "E10"
        raw.say("E01")
    assert [game.points for game in theirs] == [-1.0]


def test_a_line_that_is_cut_or_full_of_nonsense_is_an_error() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        line = DxpLine.call("127.0.0.1", port)
        other, _ = listening.accept()
        with line, other:
            with pytest.raises(DxpError, match="not answered in time"):
                line.receive(0.05)
            other.sendall(b"hello\0")
            with pytest.raises(DxpError, match="not a message"):
                line.receive(5)
            other.sendall(b"x" * 300)
            with pytest.raises(DxpError, match="more than 127"):
                line.receive(5)
            other.close()
            with pytest.raises(DxpError):
                line.receive(5)
    with pytest.raises(DxpError, match="no line to"):
        DxpLine.call("127.0.0.1", port)


def test_the_start_is_the_one_of_the_law() -> None:
    assert hub_position(DAMES.start().position, FMJD) == "W" + START.replace("z", "b")
