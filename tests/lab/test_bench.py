"""What players lose in positions whose acts were played out."""

from __future__ import annotations

import json
import sys
from itertools import islice
from pathlib import Path

import pytest

from academie.engine.dice.nets import shipped
from academie.engine.pipe import EngineError
from academie.games.trictrac.training.benchmark import Making, TrictracBenchmark, crossed
from academie.kernel import OptionError, UnknownName
from academie.lab.bench import (
    Benchmark,
    Position,
    Rated,
    answers,
    bench_player,
    benchmark,
    extended,
    loss,
    position_line,
    read_benchmark,
)
from academie.notation import notation_of
from academie.registry import registry

EXAMPLE = Path(__file__).parents[2] / "examples" / "trictrac_pipe.py"
OPENING = "0x15/0x15 white dice=6-4"
CARD = {"game": "trictrac", "version": 0, "ruleset": "trictrac/default.2", "hole": 0.079}


def two_positions() -> Benchmark:
    """The first throw twice: to play two men is best once, and to play one the other time."""
    two, one = "0/4 0/6", "0/10"
    legal = {
        notation_of("trictrac").act(act) for act in notation_of("trictrac").read_state(OPENING).actions()
    }
    assert legal == {two, one}
    first = Position(OPENING, 0.1, 0.01, (Rated(two, 0.0, 0.0), Rated(one, 0.03, 0.003)), ())
    second = Position(OPENING, 0.1, 0.01, (Rated(one, 0.0, 0.0),), (Rated(two, 0.01, 0.0),))
    return Benchmark(CARD, (first, second))


def test_a_loss_is_the_mean_of_what_is_lost() -> None:
    bench = two_positions()
    with bench_player("simple", "trictrac") as player:
        found = [*answers(bench, player)]
    act = found[0].act
    assert found[1].act == act
    lost = loss(found)
    assert lost.mean == pytest.approx(0.005 if act == "0/4 0/6" else 0.015)
    assert lost.best == 1
    assert lost.hopeless == (act == "0/4 0/6")
    assert bench.error == pytest.approx(0.003)


def test_a_file_is_read_as_it_was_written() -> None:
    bench = two_positions()
    text = "\n".join([json.dumps(CARD), *map(position_line, bench.positions)])
    assert read_benchmark(text) == bench


def acts_of(name: str, positions: int = 30) -> list[str]:
    """What a player does in the first positions of the benchmark."""
    with bench_player(name, "trictrac") as player:
        return [each.act for each in islice(answers(benchmark("trictrac"), player), positions)]


def test_players_of_matches_alone_are_asked_too(tmp_path: Path) -> None:
    """The player of the lead is its net, at either depth; weights made by hand choose otherwise."""
    net = tmp_path / "lead.safetensors"
    net.write_bytes(shipped("trictrac"))
    assert acts_of("lead") == acts_of(f"net:{net}")
    assert acts_of("lead@2") == acts_of(f"net:{net}@2")
    assert acts_of("hand") != acts_of("lead") != acts_of("niveau-5")


def test_a_program_is_asked_by_a_pipe() -> None:
    bench = two_positions()
    with bench_player(f"pipe:{sys.executable} {EXAMPLE}", "trictrac") as player:
        found = [*answers(bench, player)]
    first = notation_of("trictrac").read_state(OPENING).actions()[0]
    assert [each.act for each in found] == [notation_of("trictrac").act(first)] * 2


def test_a_program_that_answers_no_legal_act_is_refused() -> None:
    talker = "for line in __import__('sys').stdin: print('nonsense', flush=True)"
    with (
        bench_player(f'pipe:{sys.executable} -c "{talker}"', "trictrac") as player,
        pytest.raises(EngineError, match="nonsense"),
    ):
        next(answers(two_positions(), player))


def test_making_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """A file made in two goes has the same bytes as one made at once; another net's file is refused."""
    making = Making(every=30, wide=2, rounds=2, throws=2)
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert [*extended(whole, TrictracBenchmark(making=making), 3)] == [0, 1, 2, 3]
    assert [*islice(extended(parts, TrictracBenchmark(making=making), 3), 2)] == [0, 1]
    assert [*extended(parts, TrictracBenchmark(making=making), 3, workers=2)] == [1, 2, 3]
    assert whole.read_bytes() == parts.read_bytes()
    with pytest.raises(OptionError):
        next(extended(whole, TrictracBenchmark(making=Making(seed=2)), 3))


def test_what_luck_has_picked_is_not_lost() -> None:
    """Two acts worth the same: the luckier seems better, and picked by the other rounds it is not."""
    assert crossed([[1.0, 0.0], [0.0, 1.0]]) == 0.0
    assert crossed([[2.0, 2.0], [0.0, 1.0]]) == 2.0
    acts = (Rated("0/10", 0.0, 0.0), Rated("0/4 0/6", 0.02, 0.01))
    position = Position(OPENING, 0.1, 0.01, acts, (Rated("0/6", 0.2, 0.0),), chance=0.01)
    assert [position.loss(act) for act in ("0/10", "0/4 0/6", "0/6", "0/5")] == [-0.01, 0.01, 0.2, None]


def test_luck_is_taken_away_without_changing_what_is_expected() -> None:
    makers = [
        TrictracBenchmark(making=Making(every=30, wide=2, rounds=3, throws=3, luck=luck))
        for luck in (False, True)
    ]
    plain, less = (maker.played_out(next(maker.taken(0))) for maker in makers)
    assert plain.text == less.text
    assert abs(plain.value - less.value) < 5 * (plain.error + less.error) + 0.01


def test_the_shipped_benchmark_knows_every_legal_act() -> None:
    bench = benchmark("trictrac")
    notation, rules = notation_of("trictrac"), registry["trictrac"].ruleset(bench.card["ruleset"])
    assert len({position.text for position in bench.positions}) == len(bench.positions)
    for position in bench.positions:
        legal = {notation.act(act) for act in notation.read_state(position.text, rules).actions()}
        assert {each.act for each in (*position.acts, *position.others)} == legal
        assert position.acts[0].loss == 0
        assert all(each.loss >= 0 for each in position.acts)


def test_games_without_a_benchmark_say_which_have_one() -> None:
    with pytest.raises(UnknownName, match="trictrac"):
        benchmark("plein")
