"""Foreign engines over the Hub protocol, with a scripted engine in a process of its own.

What is sent and understood follows the Hub protocol, version 2, as Scan 3.1 describes it, or version 1.
"""

import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from academie.engine.pipe import EngineError
from academie.engine.player import Player, RandomPlayer
from academie.engine.players import player
from academie.games.draughts.law import DAMES, DraughtsState, Phase, Position
from academie.games.draughts.law.acts import LaisserDamer, Move
from academie.games.draughts.law.board import Square
from academie.games.draughts.players.hub import HubEngine, HubPlayer, HubProgram, Info, Level
from academie.games.draughts.text.hub import HubLine, hub_move, hub_position, read_hub_move, read_line
from academie.kernel import BLACK, WHITE, NotationError, State, UnknownName
from academie.registry import registry
from tests.games.draughts.law.table import FMJD, white_to_move

SCRIPT = Path(__file__).with_name("scripted_hub.py")
SOON = Level(move_time=0.2)
START = "W" + "b" * 20 + "e" * 10 + "w" * 20


def command(manner: str = "normal") -> list[str]:
    return [sys.executable, str(SCRIPT), manner]


def engine(
    manner: str = "normal", parameters: dict[str, str] | None = None, ready: float = 30.0
) -> HubEngine:
    return HubEngine(command(manner), parameters or {}, ready=ready, grace=0.3)


@pytest.fixture(scope="module")
def normal() -> Iterator[HubEngine]:
    with HubEngine(command()) as running:
        yield running


@pytest.fixture(scope="module")
def old() -> Iterator[HubEngine]:
    with engine("old", parameters={"book": "false"}) as running:
        yield running


class TestLines:
    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ("wait", HubLine("wait")),
            ("  ready  ", HubLine("ready")),
            ("", HubLine("")),
            ("done move=32-28 ponder=17-22", HubLine("done", {"move": "32-28", "ponder": "17-22"})),
            ("go think", HubLine("go", {"think": ""})),
            ('id author="Fabien Letouzey"', HubLine("id", {"author": "Fabien Letouzey"})),
            (
                'param name=book value="" type=string',
                HubLine("param", {"name": "book", "value": "", "type": "string"}),
            ),
            ('info pv="32-28 17-22"  score=-0.01', HubLine("info", {"pv": "32-28 17-22", "score": "-0.01"})),
        ],
    )
    def test_read(self, text: str, line: HubLine) -> None:
        assert read_line(text) == line

    @pytest.mark.parametrize(
        ("line", "text"),
        [
            (HubLine("init"), "init"),
            (HubLine("pos", {"pos": START}), f"pos pos={START}"),
            (HubLine("pos", {"moves": "38-15 5-41"}), 'pos moves="38-15 5-41"'),
            (HubLine("set-param", {"name": "book", "value": ""}), 'set-param name=book value=""'),
            (HubLine("x", {"y": "a=b"}), 'x y="a=b"'),
        ],
    )
    def test_written(self, line: HubLine, text: str) -> None:
        assert str(line) == text
        assert read_line(text) == line

    @pytest.mark.parametrize(
        ("level", "text"),
        [
            (Level(depth=12), "level depth=12"),
            (Level(nodes=1_000_000), "level nodes=1000000"),
            (Level(move_time=0.5), "level move-time=0.5"),
            (Level(time=291.587, moves=9), "level moves=9 time=291.587"),
            (Level(time=60, inc=1), "level time=60 inc=1"),
        ],
    )
    def test_levels(self, level: Level, text: str) -> None:
        assert str(level.line()) == text


class TestText:
    def test_the_start(self) -> None:
        assert hub_position(DAMES.start().position, FMJD) == START

    def test_kings_are_capitals(self) -> None:
        position = Position.of([28], [9, 39, 40], [4], [45], BLACK)
        text = hub_position(position, FMJD)
        assert text[0] == "B"
        assert {n: letter for n, letter in enumerate(text) if letter in "wbW" or (n and letter == "B")} == {
            4: "W", 9: "b", 28: "w", 39: "b", 40: "b", 45: "B",
        }  # fmt: skip

    def test_another_board_has_none(self) -> None:
        rules = DAMES.ruleset("francaises-64")
        with pytest.raises(NotationError, match="hundred squares"):
            hub_position(DAMES.start(rules).position, rules)

    def test_a_capture_names_what_it_takes(self) -> None:
        # Not the squares it turns on: from, to, then the pieces, in any order.
        state = DraughtsState(FMJD, white_to_move([28], [23, 14]))
        (move,) = state.actions()
        assert isinstance(move, Move)
        assert hub_move(move) == "28x10x14x23"
        assert read_hub_move(state, "28x10x23x14") == move
        assert read_hub_move(state, "28x10x14x23").path == (28, 19, 10)

    @pytest.mark.parametrize(
        "text", ["28-10", "28x10", "28x10x14", "28x19x23", "", "x", "28x10x14x23x", "²8-22"]
    )
    def test_nothing_else(self, text: str) -> None:
        state = DraughtsState(FMJD, white_to_move([28], [23, 14]))
        with pytest.raises(NotationError, match="there are: 28x10x14x23"):
            read_hub_move(state, text)


class TestEngine:
    def test_introduces_itself(self, normal: HubEngine) -> None:
        assert normal.name == "Scripted 1.0"
        assert normal.parameters == {"variant": "normal", "book": "false"}

    def test_is_there(self, normal: HubEngine) -> None:
        normal.new_game()
        normal.ping()

    def test_thinks(self, normal: HubEngine) -> None:
        thought = normal.think(DAMES.start(), SOON)
        assert (thought.move.start, thought.move.end) == (35, 30)
        assert thought.expected_reply == "1-6"
        assert thought.info == Info(depth=2, score=0.5, nodes=345, time=0.002, pv=("35-30",))

    def test_is_told_the_moves_before(self, normal: HubEngine) -> None:
        # White's king stays off every line of Black's, so that nothing is taken.
        start = DraughtsState(FMJD, white_to_move(white_kings=[46, 47], black_kings=[5, 6]))
        to_and_fro = [read_hub_move(start, "47-36")]
        to_and_fro.append(read_hub_move(start.apply(to_and_fro[0]), "6-50"))
        last = start.apply(to_and_fro[0]).apply(to_and_fro[1]).actions()[-1]
        assert normal.think(start, SOON, to_and_fro).move == last

    def test_parameters_are_set_before_it_loads(self) -> None:
        with pytest.raises(EngineError, match="set-param name=variant value=losing"):
            engine("echo", parameters={"variant": "losing"})

    def test_unknown_parameters_are_refused(self) -> None:
        with pytest.raises(EngineError, match="no parameter 'hash'; there are: variant, book"):
            engine(parameters={"hash": "64"})

    def test_a_parameter_is_one_line(self) -> None:
        with pytest.raises(EngineError, match="cannot be sent"):
            engine(parameters={"variant": "normal\nquit"})

    def test_the_level_is_told(self) -> None:
        with engine("echo") as echo, pytest.raises(EngineError, match="level depth=3"):
            echo.think(DAMES.start(), Level(depth=3))

    @pytest.mark.parametrize(
        ("manner", "message"),
        [
            ("illegal", "Scripted 1.0 answers: '1-50' is not legal here"),
            ("wordless", "answers: '' is not legal here"),
            ("crash", "the engine has quit"),
            ("error", "the engine says: out of memory"),
            ("silent", "has not answered in time"),
            ("flood", "has not answered in time"),
        ],
    )
    def test_misbehaves(self, manner: str, message: str) -> None:
        began = time.monotonic()
        with engine(manner) as bad, pytest.raises(EngineError, match=message):
            bad.think(DAMES.start(), SOON)
        assert time.monotonic() - began < 20

    def test_is_asked_to_stop_when_late(self) -> None:
        with engine("late") as late:
            assert late.think(DAMES.start(), SOON).move.start == 35

    def test_has_only_so_long_to_load(self) -> None:
        with pytest.raises(EngineError, match="has not answered in time"):
            engine("never-ready", ready=2.0)

    def test_cannot_be_started(self) -> None:
        with pytest.raises(EngineError, match="no-such-engine hub cannot be started"):
            HubEngine(["./no-such-engine", "hub"])

    @pytest.mark.parametrize(
        ("text", "words", "folder"),
        [
            ("./here/scan", ("./here/scan", "hub"), Path.cwd() / "here"),
            ("/opt/scan/scan hub -v", ("/opt/scan/scan", "hub", "-v"), Path("/opt/scan")),
            ("scan", ("scan", "hub"), None),
            ("python 'my engine.py'", ("python", "my engine.py"), None),
        ],
    )
    def test_a_program_alone_is_asked_for_hub_and_runs_in_its_folder(
        self, text: str, words: tuple[str, ...], folder: Path | None
    ) -> None:
        program = HubProgram.of(text)
        assert (program.words, program.folder) == (words, folder)

    def test_a_program_is_needed(self) -> None:
        with pytest.raises(EngineError, match="no program is named"):
            HubProgram.of(" ")

    def test_processor_time_is_what_the_system_counts(self) -> None:
        since = resource.getrusage(resource.RUSAGE_CHILDREN)
        with engine("normal") as running:
            running.ping()
            told = running.processor_time()
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        whole = now.ru_utime + now.ru_stime - since.ru_utime - since.ru_stime
        assert told is not None
        assert whole - 0.1 < told < whole + 0.05, (told, whole)

    def test_leaves_when_asked(self) -> None:
        leaving = engine()
        leaving.close()
        leaving.close()
        with pytest.raises(EngineError, match="the engine has quit"):
            leaving.think(DAMES.start(), SOON)

    def test_is_made_to_leave(self) -> None:
        began = time.monotonic()
        engine("stubborn").close()
        assert 3 < time.monotonic() - began < 20


class TestVersionOne:
    """What is sent and understood follows Scan 2.0, which speaks it."""

    def test_introduces_itself_and_takes_any_parameter(self, old: HubEngine) -> None:
        assert old.name == "Scripted 1"
        assert old.takes("tt-size")
        old.ping()

    def test_thinks(self, old: HubEngine) -> None:
        start = DAMES.start()
        played = [read_hub_move(start, "32-28")]
        thought = old.think(start, Level(time=9.5, inc=0.5, moves=7), played)
        assert thought.move == start.apply(played[0]).actions()[-1]
        assert thought.expected_reply == "1-6"
        assert (thought.info.depth, thought.info.score, thought.info.nodes) == (7, -0.25, 345)
        assert thought.info.pv[1] == "set_book_false_level_7_9500_500"

    @pytest.mark.parametrize(
        ("level", "told"),
        [(SOON, "time_200"), (Level(depth=9), "depth_9"), (Level(time=60), "level_0_60000_0")],
    )
    def test_levels(self, old: HubEngine, level: Level, told: str) -> None:
        old.new_game()
        assert old.think(DAMES.start(), level).info.pv[1].endswith(f"_new_{told}")

    def test_cannot_count_positions(self, old: HubEngine) -> None:
        with pytest.raises(EngineError, match="version 1 of Hub"):
            old.think(DAMES.start(), Level(nodes=1000))


class TestPlayer:
    @pytest.mark.parametrize("seat", [WHITE, BLACK])
    def test_plays_a_game(self, normal: HubEngine, seat: int) -> None:
        seats: list[Player] = [RandomPlayer(1), RandomPlayer(1)]
        seats[seat] = HubPlayer(normal, SOON)
        state: State[Any] = registry["dames"].start()
        for _ in range(500):
            if state.actor is None:
                break
            assert isinstance(state.actor, int)
            state = state.apply(seats[state.actor].choose(state))
        assert state.outcome is not None

    def test_accepts_an_offer_to_crown(self, normal: HubEngine) -> None:
        rules = DAMES.ruleset("manoury-1787")
        position = Position.of([31, 32], [], [8], [26], BLACK)
        state = DraughtsState(rules, position, phase=Phase.OFFERED)
        assert HubPlayer(normal, SOON).choose(state) == LaisserDamer()

    def test_plays_nothing_else(self, normal: HubEngine) -> None:
        with pytest.raises(EngineError, match="draughts without faults"):
            HubPlayer(normal, SOON).choose(registry["trictrac"].start())

    def test_by_name(self) -> None:
        named = player(f"hub:{sys.executable} {SCRIPT}", "dames")
        act = named.choose(DAMES.start())
        assert act == Move(Square(35), Square(30))
        with pytest.raises(
            UnknownName, match=r"random, simple, niveau-1, .*doctrine-manoury, .*niveau-8, hub:COMMAND"
        ):
            player("deep", "dames")
        with pytest.raises(UnknownName):
            player("hub:scan", "trictrac")
