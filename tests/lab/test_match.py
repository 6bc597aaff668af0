"""Matches: pairs on the same dice, the same whoever plays them, broken off and gone on with."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from academie.engine.dice.nets import shipped
from academie.kernel import WHITE, OptionError, UnknownName
from academie.lab.arena import begin, opened, pairs, part
from academie.lab.contestant import Contestant, Match, contestant
from academie.lab.match import Meeting, Standing, played, write_summary
from academie.lab.score import Sequential, Verdict
from academie.lab.workers import ThreadWorkers
from academie.notation import notation_of

COMPILED = ("niveau-5", "simple")
BY_LEAD = ("lead", "simple")
BY_LAW = ("niveau-2", "random")


def match(names: tuple[str, str], game: str) -> Match:
    one, two = (contestant(name, game) for name in names)
    return Match(one, two)


@pytest.mark.parametrize(
    ("names", "game", "last"),
    [(COMPILED, "trictrac", 4), (COMPILED, "plein", 4), (COMPILED, "toc", 4), (BY_LAW, "toute-table", 2)],
)
def test_who_comes_first_changes_nothing_but_the_sign(names: tuple[str, str], game: str, last: int) -> None:
    ours, theirs = match(names, game), match(names[::-1], game)
    found = pairs(ours, (3, 0, last))
    assert pairs(theirs, (3, 0, last)) == [(-black, -white) for white, black in found]


@pytest.mark.needs("gnubg")
def test_gnubg_plays_our_plays_on_paired_dice() -> None:
    found = pairs(match(("niveau-5", "gnubg"), "toute-table"), (3, 0, 2))
    turned = pairs(match(("gnubg", "niveau-5"), "toute-table"), (3, 0, 2))
    assert turned == [(-black, -white) for white, black in found]
    assert {abs(gain) for pair in found for gain in pair} <= {1.0, 2.0}


def test_games_without_chance_begin_with_acts_that_are_drawn() -> None:
    """Two who never err would play one game over and over; a game of dice is left to its dice."""
    chess, trictrac = begin("echecs"), begin("trictrac")
    drawn = [opened(chess, random.Random(f"1 {number} opening")) for number in range(4)]
    assert len({notation_of("echecs").state(state) for state in drawn}) > 1
    assert all(state.actor == WHITE and state.outcome is None for state in drawn)
    assert opened(chess, random.Random("1 0 opening")) == drawn[0]
    assert opened(trictrac, random.Random(1)) is trictrac


def test_parts_of_a_series_are_the_whole() -> None:
    of = match(COMPILED, "trictrac")
    assert pairs(of, (3, 0, 2)) + pairs(of, (3, 2, 5)) == pairs(of, (3, 0, 5))


def test_players_are_told_by_name(tmp_path: Path) -> None:
    net = tmp_path / "any.net"
    net.write_bytes(shipped("trictrac"))
    by_net = contestant(f"net:{net}@2", "trictrac")
    assert by_net.looking == contestant("niveau-6", "trictrac").looking
    assert len(str(by_net.plain["net"])) == 64
    assert contestant("lead@2", "trictrac").looking == by_net.looking
    with pytest.raises(UnknownName):
        contestant("nobody", "trictrac")
    with pytest.raises(UnknownName):
        contestant("gnubg", "trictrac")
    with pytest.raises(OptionError):
        contestant("niveau-5@2", "trictrac")


def test_a_net_given_plays_as_the_same_net_shipped(tmp_path: Path) -> None:
    net = tmp_path / "any.net"
    net.write_bytes(shipped("trictrac"))
    of = match((f"net:{net}", "simple"), "trictrac")
    assert pairs(of, (5, 0, 3)) == pairs(match(BY_LEAD, "trictrac"), (5, 0, 3))
    # A level that errs plays by the law, and a net meets it there.
    assert pairs(Match(of.one, contestant("niveau-1", "trictrac")), (5, 0, 1))


def test_a_rule_set_makes_other_games() -> None:
    of = match(("niveau-5", "hand"), "trictrac")
    names = (None, "trictrac/default", "trictrac/acad-1698")
    unnamed, default, old = (pairs(of._replace(ruleset=name), (5, 0, 30)) for name in names)
    assert unnamed == default != old
    with pytest.raises(UnknownName):
        pairs(of._replace(ruleset="trictrac/none"), (5, 0, 1))


def test_engines_of_draughts_have_their_own_rule_set() -> None:
    one = contestant("niveau-1", "dames")
    with pytest.raises(OptionError, match="--ruleset"):
        part(Match(one, one, "dames/metz"), (1, 0, 1))


def meeting(most: int = 12, test: Sequential | None = None) -> Meeting:
    one, two = match(BY_LEAD, "trictrac").players
    return Meeting(one, two, most, seed=2, pairs=3, test=test)


def results(found: list[Standing]) -> list[object]:
    return [[*each.score.groups] for each in found]


def test_a_match_broken_off_goes_on(tmp_path: Path) -> None:
    book = tmp_path / "match.jsonl"
    whole = results([*played(meeting(), ThreadWorkers())])
    going = played(meeting(), ThreadWorkers(), book)
    next(going)
    going.close()
    with book.open("a", encoding="utf-8") as file:
        file.write('{"first": 3, "won": [[1')  # as if all had ended while writing
    assert results([*played(meeting(), ThreadWorkers(2), book)]) == whole
    assert [json.loads(line).get("first") for line in book.read_text().splitlines()[1:]] == [0, 3, 6, 9]


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "match.jsonl"
    next(played(meeting(), ThreadWorkers(), book))
    with pytest.raises(OptionError):
        next(played(meeting(most=15), ThreadWorkers(), book))


def test_a_match_ends_once_it_is_decided(tmp_path: Path) -> None:
    long = meeting(most=3_000, test=Sequential(0.0, 300.0))
    *_, last = played(long, ThreadWorkers(2))
    assert last.verdict is Verdict.STRONGER
    assert last.score.games < 600
    assert results([*played(long, ThreadWorkers())])[-1] == last.score.groups
    write_summary(tmp_path / "summary.json", last)
    told = json.loads((tmp_path / "summary.json").read_text())
    assert told["verdict"] == "stronger"
    assert told["won"][0] > 0.9


def test_a_contestant_with_a_net_is_told_by_its_hash() -> None:
    assert Contestant("net:x", "trictrac", b"").plain["net"].startswith("e3b0c44298fc1c14")
