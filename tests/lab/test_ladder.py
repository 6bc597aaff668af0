"""Ladders: ratings on one scale, files that can be added to, and the page."""

from __future__ import annotations

import json
from itertools import islice
from math import sqrt
from pathlib import Path

import pytest

from academie.engine.dice.selfplay import shipped_nets
from academie.kernel import OptionError
from academie.lab.ladder import Plan, climbed, forget, pairings, read_ladder, steps, write_page
from academie.lab.score import Met, elo, rated
from academie.lab.workers import ThreadWorkers

FAST = ("niveau-1", "niveau-2", "simple")


def test_two_players_differ_by_what_their_share_says() -> None:
    found = rated(("a", "b"), [Met("b", "a", 10_000, 7_500.0)]).above("b", "a")
    assert found.points == pytest.approx(elo(0.75), abs=0.1)
    error = 400 / 2.302585 / sqrt(10_000 * 0.75 * 0.25)
    assert found.off == pytest.approx(1.96 * error, rel=0.01)


def test_differences_add_up_and_their_doubt_grows() -> None:
    met = [Met("b", "a", 1_000, 640.0), Met("c", "b", 1_000, 640.0)]
    found = rated(("a", "b", "c"), met)
    step, whole = found.above("b", "a"), found.above("c", "a")
    assert whole.points == pytest.approx(2 * step.points)
    assert whole.off == pytest.approx(sqrt(2) * step.off)
    assert found.above("a", "c").points == -whole.points


def test_games_at_a_distance_make_ratings_surer() -> None:
    chain = [Met("b", "a", 100, 64.0), Met("c", "b", 100, 64.0)]
    wider = [*chain, Met("c", "a", 100, 76.0)]
    names = ("a", "b", "c")
    assert rated(names, wider).above("c", "a").off < rated(names, chain).above("c", "a").off


def test_who_wins_all_games_has_a_rating() -> None:
    found = rated(("a", "b"), [Met("b", "a", 20, 20.0)]).above("b", "a")
    assert 500 < found.points < 1_000
    assert found.off > 300


def test_who_met_nobody_is_told() -> None:
    with pytest.raises(OptionError, match="c, d"):
        rated(("a", "b", "c", "d"), [Met("a", "b", 4, 2.0), Met("c", "d", 4, 2.0)])


def test_neighbours_and_those_after_meet_and_guests_meet_every_second_level() -> None:
    met = pairings("trictrac")
    assert ("niveau-1", "niveau-2") in met
    assert ("niveau-4", "niveau-6") in met
    assert ("niveau-1", "niveau-4") not in met
    assert [two for one, two in met if one == "doctrine-lepeintre"] == ["niveau-1", "niveau-3", "niveau-5"]


@pytest.mark.parametrize("game", ["poule", "rabattues"])
def test_three_seats_or_no_choice_make_no_ladder(game: str) -> None:
    with pytest.raises(OptionError):
        pairings(game)


def test_where_there_is_one_level_others_stand_below_it() -> None:
    met = pairings("tourne-case")
    assert met == [("random", "simple"), ("simple", "parfait"), ("random", "parfait")]


def test_a_ladder_stopped_goes_on_and_grows(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    plan = Plan("plein", games=20, only=FAST)
    *_, last = climbed(plan, ThreadWorkers(), whole)
    assert last.games == plan.total == 40  # niveau-1 meets both, 20 games each
    going = climbed(plan, ThreadWorkers(), stopped)
    assert [each.games for each in islice(going, 2)] == [0, 10]
    going.close()
    with stopped.open("a", encoding="utf-8") as file:
        file.write('{"first": 5, "on')  # as if all had ended while writing
    *_, last = climbed(plan, ThreadWorkers(2), stopped)
    assert stopped.read_bytes() == whole.read_bytes()
    *_, more = climbed(Plan("plein", games=40, only=FAST), ThreadWorkers(), stopped)
    assert more.games == 80
    assert stopped.read_bytes().startswith(whole.read_bytes())
    assert read_ladder(stopped).ratings() == more.ratings()


def test_a_file_of_another_ladder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    with pytest.raises(OptionError):
        next(climbed(Plan("poule"), ThreadWorkers(), file))
    assert not file.exists()
    next(climbed(Plan("plein", games=2, only=FAST), ThreadWorkers(), file))
    with pytest.raises(OptionError):
        next(climbed(Plan("plein", games=2, seed=2, only=FAST), ThreadWorkers(), file))
    file.write_text('{"kind": "match"}\n', encoding="utf-8")
    with pytest.raises(OptionError):
        read_ladder(file)


def test_a_ladder_is_of_the_nets_its_levels_play_by(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Plan("trictrac").plain
    monkeypatch.setattr("academie.lab.ladder.shipped_nets", lambda game: [*shipped_nets(game)[:-1], b""])
    assert Plan("trictrac").plain["net"] != before["net"]


def test_the_games_of_a_player_can_be_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    [*climbed(Plan("plein", games=10, only=FAST), ThreadWorkers(), file)]
    forget(file, ["simple"])
    kept = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    assert [(each["one"], each["two"]) for each in kept] == [("niveau-1", "niveau-2")]


def drawn_up(folder: Path, wins: int) -> Path:
    """A ladder of plein in which each level wins that many of ten pairs against the one before."""
    head = json.dumps({"kind": "ladder", "game": "plein", "seed": 1, "pairs": 5, "net": None})
    won = [[-1.0, -1.0]] * wins + [[1.0, 1.0]] * (10 - wins)
    met = [(f"niveau-{number}", f"niveau-{number + 1}") for number in range(1, 6)]
    lines = [json.dumps({"one": one, "two": two, "first": 0, "won": won}) for one, two in met]
    file = folder / "plein.jsonl"
    file.write_text("\n".join((head, *lines)) + "\n", encoding="utf-8")
    return file


def test_steps_are_those_of_the_games(tmp_path: Path) -> None:
    found = steps(read_ladder(drawn_up(tmp_path, wins=8)))
    assert [*found] == [f"niveau-{number}" for number in range(2, 7)]
    # 16 of 20 games and one assumed to be drawn
    assert all(step.points == pytest.approx(elo(16.5 / 21)) for step in found.values())


def test_the_page_has_every_player_in_both_languages(tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    folder.mkdir()
    drawn_up(folder, wins=8)
    write_page(folder, tmp_path / "ladder.md")
    for name, word in (("ladder.md", "player"), ("ladder.fr.md", "joueur")):
        page = (tmp_path / name).read_text(encoding="utf-8")
        assert word in page
        assert all(f"niveau-{number}" in page for number in range(1, 7))
        assert "| niveau-1 | 0 |" in page
    assert {each.name for each in folder.glob("*.svg")} == {"plein.en.svg", "plein.fr.svg"}
