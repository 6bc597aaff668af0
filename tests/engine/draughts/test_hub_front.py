"""Our engine over the Hub protocol: asked line by line, and as a process by our own Hub client."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.players.hub import HubEngine, Level
from academie.games.draughts.players.hub_front import HubFront
from academie.games.draughts.text.hub import HubLine, hub_position, read_hub_position, read_line
from academie.kernel import NotationError
from tests.games.draughts.law.table import FMJD

START = hub_position(DAMES.start().position, FMJD)
COMMAND = [str(Path(sys.executable).with_name("academie")), "hub"]


def answers(*lines: str) -> list[HubLine]:
    """What is said to those lines, the last move being waited for."""
    said: list[str] = []
    front = HubFront(said.append, "1")

    def slowly() -> Iterator[str]:
        for line in lines:
            yield line
            if line.startswith("go think"):
                until = time.monotonic() + 60
                while (
                    not any(told.startswith(("done", "error")) for told in said) and time.monotonic() < until
                ):
                    time.sleep(0.01)

    front.serve(slowly())
    return [read_line(line) for line in said]


def test_greeting() -> None:
    said = answers("hub", "init", "ping")
    assert [line.command for line in said] == ["id", *["param"] * 8, "wait", "ready", "pong"]
    declared = {line.arguments["name"]: line.arguments for line in said if line.command == "param"}
    assert declared["rules"]["values"].split() == ["fmjd", "manoury-1787", "metz", "babylonienne"]


def test_a_move_is_found() -> None:
    """MAN ch. VI, N. 9."""
    pos = hub_position(read_fen("W:WK27,K37,K46:BK11"), FMJD)
    said = answers("init", f"pos pos={pos}", "level depth=6", "go think")
    assert said[-1].command == "done"
    assert said[-1].arguments["move"] == "27-22"
    infos = [line for line in said if line.command == "info"]
    assert infos
    assert infos[-1].arguments["pv"].startswith("27-22")


def test_moves_told_after_the_position() -> None:
    said = answers("init", f'pos pos={START} moves="32-28 19-23"', "level depth=2", "go think")
    assert said[-1].arguments["move"] == "28x19x23"


def test_other_rules_and_who_loses_wins() -> None:
    pos = hub_position(read_fen("W:W38:B27"), FMJD)
    said = answers(
        "set-param name=rules value=metz",
        "set-param name=qui-perd-gagne value=true",
        "init",
        f"pos pos={pos}",
        "level depth=3",
        "go think",
    )
    assert said[-1].arguments["move"] == "38-32"


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (("set-param name=style value=wild",), "no parameter style"),
        (("pos pos=Wxx",), "is not a position"),
        ((f"pos pos={START} moves=1-50",), "not legal"),
        ((f"pos pos=W{'e' * 49}b", "go think"), "no move"),
        (("set-param name=threads value=many", "init"), "many"),
        (("set-param name=evaluation value=rude", "init"), "rude"),
        (("level time=soon",), "time must be a number, not 'soon'"),
        (("level depth=nan",), "depth must be a number"),
    ],
)
def test_what_cannot_be_is_told_and_the_engine_goes_on(lines: tuple[str, ...], message: str) -> None:
    said = answers(*lines, "ping")
    assert said[-2].command == "error"
    assert message in said[-2].arguments["message"]
    assert said[-1].command == "pong"


def test_stop_ends_an_analysis() -> None:
    said = answers("init", f"pos pos={START}", "go analyze", "stop", "ping")
    assert [line.command for line in said if line.command != "info"] == ["ready", "done", "pong"]


ONE_MOVE = hub_position(read_fen("W:W38:B33"), FMJD)
"""White takes and has won: a search is over at once."""


def conversation(*steps: tuple[str, str]) -> list[str]:
    """What the process says, infos left out; each line comes with the command to be heard before the next."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        late = threading.Timer(30, engine.kill)
        late.start()
        heard: list[str] = []
        for line, awaited in steps:
            engine.stdin.write(f"{line}\n")
            engine.stdin.flush()
            while awaited:
                said = engine.stdout.readline().strip()
                heard.append(said)
                if said.split(" ")[0] == awaited:
                    break
                assert said, f"no {awaited} to {line}"
        engine.stdin.write("quit\n")
        engine.stdin.flush()
        heard.extend(engine.stdout.read().splitlines())
        late.cancel()
    return [line for line in heard if not line.startswith(("info", "id", "param"))]


def test_only_init_is_answered_by_ready() -> None:
    assert conversation(("hub", "wait"), ("init", "ready"), ("new-game", ""), ("ping", "pong")) == [
        "wait",
        "ready",
        "pong",
    ]


def test_a_new_game_starts_from_the_first_position() -> None:
    said = answers("init", f"pos pos={ONE_MOVE}", "new-game", "level depth=2", "go think")
    assert said[-1].command == "done"
    assert said[-1].arguments["move"] != "38x29x33"


def test_ponder_hit_turns_pondering_into_thinking() -> None:
    said = conversation(
        ("init", "ready"), (f"pos pos={START}", ""), ("level move-time=0.2", ""),
        ("go ponder", "info"), ("ping", "pong"), ("ponder-hit", "done"), ("ping", "pong"),
    )  # fmt: skip
    assert [line.split(" ")[0] for line in said] == ["ready", "pong", "done", "pong"]


@pytest.mark.parametrize("go", ["go ponder", "go analyze"])
def test_without_a_clock_the_move_is_told_only_when_stopped(go: str) -> None:
    """Even where the search is over by itself, as with one move that wins."""
    said = conversation(
        ("init", "ready"), (f"pos pos={ONE_MOVE}", ""), (go, "info"), ("ping", "pong"), ("stop", "done")
    )
    assert said == ["ready", "pong", "done move=38x29x33"]


def test_ponder_hit_after_the_search_is_over_answers_once() -> None:
    said = conversation(
        ("init", "ready"), (f"pos pos={ONE_MOVE}", ""), ("level depth=4", ""),
        ("go ponder", "info"), ("ponder-hit", "done"), ("ponder-hit", ""), ("ping", "pong"),
    )  # fmt: skip
    assert said == ["ready", "done move=38x29x33", "pong"]


def test_ponder_hit_without_pondering_is_passed_over() -> None:
    assert conversation(("init", "ready"), ("ponder-hit", ""), ("ping", "pong")) == ["ready", "pong"]


def test_only_an_infinite_level_waits_to_be_stopped() -> None:
    said = conversation(
        ("init", "ready"), (f"pos pos={ONE_MOVE}", ""), ("level infinite", ""),
        ("go think", "info"), ("ping", "pong"), ("stop", "done"), ("stop", ""), ("ping", "pong"),
    )  # fmt: skip
    assert said == ["ready", "pong", "done move=38x29x33", "pong"]


def test_ponder_hit_goes_on_with_the_search_that_runs() -> None:
    """Depths are told once each, in order, though the clock starts in their midst and ends the search."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        late = threading.Timer(30, engine.kill)
        late.start()
        engine.stdin.write(f"init\npos pos={START}\nlevel move-time=0.3\ngo ponder\n")
        engine.stdin.flush()
        depths, told = [], ""
        while not told.startswith("done"):
            told = engine.stdout.readline()
            assert told
            if told.startswith("info"):
                depths.append(int(read_line(told).arguments["depth"]))
            if depths[-1:] == [9]:
                hit = time.monotonic()
                engine.stdin.write("ponder-hit\n")
                engine.stdin.flush()
        spent = time.monotonic() - hit
        late.cancel()
        engine.stdin.write("quit\n")
        engine.stdin.flush()
    assert depths == sorted({*depths})
    assert depths[-1] > 9
    assert 0.25 < spent < 5


def test_an_only_move_is_played_at_once() -> None:
    began = time.monotonic()
    said = answers("init", f"pos pos={ONE_MOVE}", "level move-time=60", "go think")
    assert said[-1].arguments["move"] == "38x29x33"
    assert time.monotonic() - began < 10


def test_a_parameter_set_later_counts_and_a_wrong_one_changes_nothing() -> None:
    said = answers(
        "init", "set-param name=evaluation value=rude", "set-param name=rules value=nobody",
        "set-param name=qui-perd-gagne value=perhaps", "set-param name=qui-perd-gagne value=true",
        f"pos pos={hub_position(read_fen('W:W38:B27'), FMJD)}", "level depth=3", "ping",
    )  # fmt: skip
    assert [line.command for line in said] == ["ready", "error", "error", "error", "pong"]
    losing = answers(
        "init", "set-param name=qui-perd-gagne value=true",
        f"pos pos={hub_position(read_fen('W:W38:B27'), FMJD)}", "level depth=3", "go think",
    )  # fmt: skip
    assert losing[-1].arguments["move"] == "38-32"


def test_positions_come_back() -> None:
    position = read_fen("B:W28,K4:B9,39,K45")
    assert read_hub_position(hub_position(position, FMJD)) == position
    with pytest.raises(NotationError, match="is not a position"):
        read_hub_position("Wbbb")


def test_as_a_process_with_our_own_client() -> None:
    with HubEngine(COMMAND, {"rules": "manoury-1787"}) as engine:
        assert engine.name.startswith("Académie")
        state = DraughtsState(DAMES.ruleset("manoury-1787"), DAMES.start().position)
        thought = engine.think(state, Level(depth=5))
        assert thought.move in state.actions()
        assert thought.info.depth == 5
