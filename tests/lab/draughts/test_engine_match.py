"""Matches of engines of draughts, one of them a process: openings in pairs, games by the law, time."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from academie.engine.pipe import EngineError
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.players.search import Budget, Evaluation, Thinker
from academie.games.draughts.text.hub import read_hub_move, read_hub_position
from academie.games.draughts.training.match import openings_of
from academie.games.draughts.training.meeting import EVEN
from academie.kernel import WHITE, OptionError, UnknownName
from academie.lab.contestant import Contestant, Match, Terms
from academie.lab.engine_match import Part, Spent, difference, entrant
from academie.lab.match import Meeting, Standing, played
from academie.lab.workers import ThreadWorkers
from tests.commands.terminal import academie

PROGRAM = f"hub:{Path(sys.executable).with_name('academie')}"
"""Our own engine as another program."""
QUICK = Terms(nodes=300, pieces=0)


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a match of four games between our engine and a process of ours."""
    path = tmp_path_factory.mktemp("match") / "match.jsonl"
    meeting = Meeting(entrant("best", "dames", QUICK), entrant(PROGRAM, "dames", Terms(nodes=300)), 2, 5, 1)
    *_, last = played(meeting, ThreadWorkers(2), path)
    assert isinstance(last, Standing)
    assert last.score.games == 4
    return path


def parts(path: Path) -> list[Part]:
    return [Part.read(json.loads(line)) for line in path.read_text("utf-8").splitlines()[1:]]


def replayed(text: str) -> tuple[DraughtsState, DraughtsState]:
    """The first and the last state of a game, by the law."""
    position, *moves = text.split()
    start = state = DraughtsState(DAMES.ruleset("fmjd"), read_hub_position(position))
    for move in moves:
        state = state.apply(read_hub_move(state, move))
    return start, state


def test_games_end_as_the_law_says_and_both_have_each_opening_once(book: Path) -> None:
    for part in parts(book):
        (white, black), (first, second) = part.won[0], map(replayed, part.games)
        assert first[0] == second[0]
        for gain, (_, end) in ((white, first), (-black, second)):
            assert end.outcome is not None
            assert float(end.outcome.returns[WHITE]) == gain


def test_both_spend_processor_time_for_the_moves_they_choose(book: Path) -> None:
    for part in parts(book):
        assert part.spent is not None
        for spent in part.spent:
            assert spent.seconds is not None
            assert 0 < spent.moves <= sum(len(text.split()) - 1 for text in part.games)
            assert 0 < spent.seconds < 60


def test_the_file_says_who_met_on_which_terms(book: Path) -> None:
    asked = json.loads(book.read_text("utf-8").splitlines()[0])
    assert asked["one"] == {"name": "best", "nodes": 300, "pieces": 0}
    assert asked["two"]["program"].startswith("Académie ")


def test_openings_are_four_single_moves_in_which_neither_is_ahead() -> None:
    found = [openings_of(5)[number] for number in range(12)]
    judge = Thinker(evaluation=Evaluation.BY_HAND)
    assert len({state.position for state in found}) == 12
    assert all(state.position.turn == WHITE for state in found)
    assert all(abs(judge.think(state, Budget(depth=9)).lines[0].score) < EVEN for state in found)
    reached = {DAMES.start()}
    for _ in range(4):
        reached = {state.apply(act) for state in reached for act in state.actions()}
    assert {*found} <= reached


def test_the_same_seed_has_the_same_openings_in_any_order() -> None:
    again = openings_of.__wrapped__(5)
    assert [again[3], again[0]] == [openings_of(5)[3], openings_of(5)[0]]
    assert openings_of(6)[0] != openings_of(5)[0]


def test_the_command_names_the_game_in_the_player_and_resumes(tmp_path: Path) -> None:
    book = tmp_path / "match.jsonl"
    asked = ("lab", "match", "dames:niveau-2", "niveau-1", "--games", "4", "--out", str(book))
    told = json.loads(academie(*asked, "--json").out)
    assert (told["game"], told["games"], sum(told["record"])) == ("dames", 4, 4)
    assert all(seconds > 0 for seconds in told["processor"])
    kept = book.read_text("utf-8")
    said = academie(*asked)
    assert said.code == 0
    assert "niveau-2 v niveau-1 (dames): 4 games +" in said.out
    assert "processor time a move: " in said.out
    assert book.read_text("utf-8") == kept
    assert academie(*asked, "--time", "0.1").code == 2


def met(first: float, second: float, one: Terms, two: Terms) -> float | None:
    match = Match(Contestant("a", "dames", terms=one), Contestant("b", "dames", terms=two))
    return difference(match, (Spent(10 * first, 10), Spent(20 * second, 20)))


def test_a_difference_is_beside_what_was_asked() -> None:
    assert met(0.2, 0.3, Terms(0.2), Terms(0.2)) == pytest.approx(0.5)
    assert met(0.2, 0.8, Terms(0.2), Terms(0.8)) == pytest.approx(0.0)
    assert met(0.1, 0.05, Terms(nodes=9), Terms(nodes=9)) == pytest.approx(-0.5)
    assert Spent(1.0, 2).plus(Spent(None, 3)) == Spent(None, 5)


@pytest.mark.parametrize(
    ("name", "game", "terms", "wrong"),
    [
        ("nobody", "dames", Terms(), UnknownName),
        ("niveau-1", "dames", Terms(settings=(("threads", "2"),)), OptionError),
        ("best", "dames", Terms(settings=(("book", "x"),)), OptionError),
        ("best", "dames", Terms(settings=(("threads", "two"),)), OptionError),
        ("best", "dames", Terms(settings=(("evaluation", "wild"),)), OptionError),
        ("hub:/no/such/program", "dames", Terms(), EngineError),
        (PROGRAM, "dames", Terms(settings=(("no-such", "1"),)), EngineError),
        ("niveau-1", "trictrac", Terms(0.2), OptionError),
    ],
)
def test_what_cannot_play_is_refused(name: str, game: str, terms: Terms, wrong: type[Exception]) -> None:
    with pytest.raises(wrong):
        entrant(name, game, terms)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("dames:best", "trictrac:simple"), "one player is for dames, the other for trictrac"),
        (("dames:best", "niveau-1", "--set-a", "threads"), "write NAME=VALUE"),
    ],
)
def test_the_command_says_what_is_wrong(asked: tuple[str, ...], said: str) -> None:
    found = academie("lab", "match", *asked)
    assert found.code == 2
    assert said in found.err
