"""Positions played out in parts, parties told, and what is made of them."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from academie.engine.dice.engine import Plan, dice_engine
from academie.games.trictrac.training.handicaps import in_holes, rising
from academie.kernel import OptionError
from academie.lab import rollout
from academie.lab.arena import Beginning, lengths
from academie.lab.match import ladder_plot, rungs
from academie.lab.measured import Measure
from academie.lab.plots import counts, intervals
from academie.lab.result_log import ResultLog
from academie.lab.rollout import Question, answer, rolled_out
from academie.lab.studies import Asked, asked, studies
from academie.lab.workers import ThreadWorkers
from academie.registry import registry
from academie.words import Content, Language, languages

PLAN = Plan(games=40, seed=5)
START = registry["trictrac"].start(options={"first": "white"})


def nobody(done: int, total: int) -> None:
    assert done <= total


def test_the_sum_is_the_same_however_many_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout, "A_TASK", 11)
    question = Question("trictrac", [START, START.mirrored()], PLAN)
    one, two = answer(question, ThreadWorkers(), nobody), answer(question, ThreadWorkers(2), nobody)
    assert one == two
    assert one[0] == dice_engine("trictrac").rollout(START, plan=replace(PLAN, chunks=1))
    assert len([*rolled_out(question, ThreadWorkers())]) == 2 * 4


def test_a_game_that_is_over_is_not_played_out() -> None:
    over = registry["plein"].start(options={"first": "white"})
    while over.outcome is None:
        over = over.apply(over.actions()[0])
    with pytest.raises(OptionError):
        Question("plein", [over], PLAN)


@pytest.mark.parametrize("game", ["trictrac", "toc", "toute-table", "garanguet"])
def test_parties_told_in_parts_are_the_whole(game: str) -> None:
    whole = lengths(Beginning(game), (3, 0, 4))
    assert lengths(Beginning(game), (3, 0, 1)) + lengths(Beginning(game), (3, 1, 4)) == whole
    assert all(abs(partie.won) in {1, 2} and sum(partie.throws) > 10 for partie in whole)


def test_the_first_releve_of_who_needs_one_hole_is_often_the_last() -> None:
    options = (("white_holes", 11), ("black_holes", 11))
    ended = lengths(Beginning("trictrac", options), (3, 0, 20))
    assert sum(len(partie.throws) == 1 for partie in ended) > 10


def test_holes_are_read_off_the_curve() -> None:
    curve = [0.0, 0.1, 0.2, 0.4]
    assert in_holes(Measure(0.15, 0.01), curve).mean == pytest.approx(1.5)
    assert in_holes(Measure(0.3, 0.02), curve).off == pytest.approx(0.1)
    assert in_holes(Measure(-0.05, 0.0), curve).mean == pytest.approx(-0.5)
    assert in_holes(Measure(0.5, 0.0), curve).mean == pytest.approx(3.5)


def test_where_few_games_make_the_curve_fall_their_mean_counts() -> None:
    assert rising([0.0, 0.2, 0.1, 0.4]) == [(0, 0), (1.5, pytest.approx(0.15)), (3, 0.4)]
    with pytest.raises(OptionError):
        rising([0.0, -0.1, -0.2])


@pytest.mark.parametrize("name", studies())
def test_a_study_in_small(name: str, tmp_path: Path) -> None:
    small = Asked(("trictrac",), rollouts=4, parties=2, wide=1)
    (found,) = studies()[name](small, ThreadWorkers(), nobody)
    svg = tmp_path / "plot.svg"
    for language in languages():
        found.plot(language).save(svg)
        assert found.findings.cells(language)
    assert b"<svg" in svg.read_bytes()
    if name == "opening":
        assert len(found.findings.rows) == 21


@pytest.mark.parametrize("path", sorted(Path("configs/lab").glob("[!pr]*.toml")), ids=lambda path: path.stem)
def test_the_studies_that_come_with_the_house_can_be_asked_for(path: Path) -> None:
    assert asked(tomllib.loads(path.read_text())).seed
    assert path.stem in studies()


def test_a_study_is_asked_no_riddles() -> None:
    with pytest.raises(OptionError):
        asked({"roll_outs": 3})


def test_a_plot_is_the_same_for_the_same_figures(tmp_path: Path) -> None:
    one, two, other = tmp_path / "1.svg", tmp_path / "2.svg", tmp_path / "3.svg"
    said = Content(fr="titre", en="title")
    for path in (one, two):
        intervals({"a": Measure(0.1, 0.2)}, said, said, Language.FRENCH).save(path)
    assert one.read_bytes() == two.read_bytes()
    counts([1, 2, 2, 5], 1, said, said, Language.ENGLISH).save(other)
    assert b">title<" in other.read_bytes()


def test_a_ladder_is_of_matches_against_the_same(tmp_path: Path) -> None:
    first, second, third = (tmp_path / f"{name}.jsonl" for name in ("one", "two", "three"))
    for path, one, two in (
        (first, "net:runs/g1.net", "simple"),
        (second, "niveau-5", "simple"),
        (third, "a", "b"),
    ):
        names = {"one": {"name": one}, "two": {"name": two}}
        ResultLog(path, {"kind": "match", "game": "trictrac", **names}).add(
            {"won": [[1, 1], [1, -1], [1, 1]]}
        )
    against, found = rungs([first, second])
    assert (against, [*found]) == ("simple (trictrac)", ["g1.net", "niveau-5"])
    assert found["g1.net"].share[0] == pytest.approx(5 / 6)
    ladder_plot(against, found, Language.ENGLISH).save(tmp_path / "ladder.svg")
    with pytest.raises(OptionError):
        rungs([first, third])
