"""Ladders: ratings on one scale, files that can be added to, and the page."""

from __future__ import annotations

import json
import re
from itertools import islice
from math import sqrt
from pathlib import Path

import pytest

from academie.engine.dice.selfplay import shipped_nets
from academie.engine.players import known, levels, standings
from academie.kernel import OptionError
from academie.lab.ladder import (
    Ladder,
    Plan,
    climbed,
    forget,
    found_in,
    ladders_page,
    pairings,
    read_ladder,
    standing,
    steps,
    write_page,
    write_standings,
)
from academie.lab.score import Met, elo, rated
from academie.lab.workers import ThreadWorkers
from academie.library.markdown import in_each_language
from academie.words import Language

FAST = ("niveau-1", "niveau-2", "simple")
DOCS = Path(__file__).parents[2] / "docs"
LADDERS = [pytest.param(each, id=each.game) for each in found_in(DOCS / "ladder")]
STRONGER = re.compile(r"\b(strongest|stronger|[Pp]lus forte?s?|[Ss]terk(er|ste))\b")


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


@pytest.mark.parametrize("ladder", LADDERS)
def test_a_level_that_is_not_above_the_one_before_says_so(ladder: Ladder) -> None:
    """What is told of players at every table, held to the games that the ladders played."""
    own = [offer.name for offer in levels(ladder.game)]
    abouts = {offer.name: offer.about for offer in known(ladder.game)}
    for name, step in steps(ladder).items():
        if name in own[1:]:
            number = own.index(name)
            said = step.points <= step.off
            assert abouts[name].en.endswith(f" About as strong as level {number}.") is said, (name, step)
            assert abouts[name].fr.endswith(f" À peu près aussi fort que le niveau {number}.") is said


@pytest.mark.parametrize("ladder", LADDERS)
def test_players_who_are_no_levels_stand_where_their_games_put_them(ladder: Ladder) -> None:
    ratings, own = ladder.ratings(), {offer.name for offer in levels(ladder.game)}
    order = [offer.name for offer in known(ladder.game) if offer.name in ladder.names]
    for guest in (name for name in order if name not in own and name != "random"):
        below = {name for name in own & {*order} if ratings.above(guest, name).points > 0}
        assert {name for name in order[: order.index(guest)] if name in own} == below


@pytest.mark.parametrize("ladder", LADDERS)
def test_who_is_no_level_and_has_not_met_the_levels_says_so(ladder: Ladder) -> None:
    """Not the random player, of whom nobody would think it."""
    own = {offer.name for offer in levels(ladder.game)}
    page = "".join(ladders_page([ladder], "ladder", Language.ENGLISH))
    for offer in (each for each in known(ladder.game) if each.name != "random"):
        unmet = offer.name not in own and offer.name not in ladder.names
        assert offer.about.en.endswith(" Not yet measured against the levels.") is unmet, offer.name
        assert offer.about.fr.endswith(" Pas encore mesuré face aux niveaux.") is unmet
        assert not unmet or f"| {offer.name} |  |  | 0 | {offer.about.en} |" in page


@pytest.mark.parametrize("ladder", LADDERS)
def test_nobody_is_called_stronger_whom_no_games_show_to_be(ladder: Ladder) -> None:
    sure = {name for name, step in steps(ladder).items() if step.points > step.off}
    for offer in (each for each in levels(ladder.game) if each.name not in sure):
        for language in (Language.ENGLISH, Language.FRENCH):
            assert not STRONGER.search(offer.about.in_(language)), offer.name


def test_what_is_told_of_players_is_written_from_the_ladders(tmp_path: Path) -> None:
    assert standings() == {ladder.game: standing(ladder) for ladder in found_in(DOCS / "ladder")}
    write_standings(DOCS / "ladder", tmp_path / "ladders.json")
    shipped = DOCS.parent / "studies" / "ladders.json"
    assert (tmp_path / "ladders.json").read_text(encoding="utf-8") == shipped.read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "file"), in_each_language(DOCS / "ladder.md"))
def test_the_page_of_the_ladders_is_current(language: Language, file: Path) -> None:
    parts = ladders_page(found_in(DOCS / "ladder"), "ladder", language)
    assert file.read_text(encoding="utf-8") == "\n".join(parts) + "\n", "run academie lab ladders"


def test_the_page_of_levels_promises_no_more_than_the_ladders_show() -> None:
    for _, file in in_each_language(DOCS / "levels.md"):
        told = file.read_text(encoding="utf-8")
        assert not re.search(
            r"each stronger than the (one before|last)|chacun plus fort que le précédent", told
        )
