"""Every switch of the running games, both ways: what the treatises leave open is asked, not guessed."""

from dataclasses import replace
from typing import Any

import pytest

from academie.games.race.law import (
    Phase,
    RaceLaw,
    RaceRules,
    RaceState,
    garanguet,
    jacquet,
    plein,
    revertier,
    toute_table,
)
from academie.games.race.law.revertier import REVERTIER
from academie.games.race.law.rules import Aim, Contact, Double, Entry, ShutOut
from academie.games.race.law.toute_table import TOUTE_TABLE
from academie.games.race.text import read_position
from academie.games.race.text.play import play_text
from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.primaute import FirstDice, FirstThrow
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import OFF
from academie.kernel import BLACK, WHITE, Citation, Cited
from academie.sources import ACADEMIE
from tests.games.race.law.examples import points, typed, with_dice
from tests.running_games import RUNNING


def having(rules: RaceRules, name: str, value: object) -> RaceRules:
    """The rules with one switch set otherwise."""
    old = getattr(rules, name)
    assert isinstance(old, Cited)
    assert old.value != value
    changed: dict[str, Any] = {name: Cited(value, Citation(ACADEMIE, "tried"))}
    return replace(rules, **changed)


def put(rules: RaceRules, text: str) -> RaceState:
    """A position that can be."""
    state = read_position(text, rules)
    assert not state.problems()
    return state


def begun(rules: RaceRules) -> RaceState:
    """The men set up, White to throw."""
    return RaceState(rules, (rules.start.value, rules.start.value), phase=Phase.THROW)


@pytest.mark.parametrize("game", RUNNING, ids=lambda game: game.key)
def test_every_switch_is_cited(game: RaceLaw) -> None:
    for rules in game.rulesets:
        assert all(switch.citation.place or switch.citation.remark for _, switch in rules.switches())


@pytest.mark.parametrize(("numbers", "times"), [(9, 3), (3, 1)])
def test_triplet(numbers: int, times: int) -> None:
    rules = garanguet.LEP_1818 if numbers == 9 else having(garanguet.LEP_1818, "triplet", numbers)
    state, played = with_dice(begun(rules), "2-2-2"), 0
    for _ in range(times):
        assert state.actor == WHITE
        play = next(iter(state.plays()))
        played += points(play)
        state = state.apply(play)
    assert (played, state.thrower, state.phase) == (2 * numbers, BLACK, Phase.THROW)


def test_hitting_in_garanguet() -> None:
    position = "0x15/0x14,19 white dice=6-4-1"
    blocked, struck = (
        put(rules, position)
        for rules in (garanguet.LEP_1818, having(garanguet.LEP_1818, "contact", Contact.HIT))
    )
    assert all(move.end != 4 for play in blocked.plays() for move in play.moves)
    after = struck.apply(typed(struck, "0/4* 0/6 0/1"))
    assert after.hands == (0, 1)
    assert {play.moves[0].start for play in with_dice(after, "5-3-2").plays()} == {-1}


def test_a_lone_man_in_jacquet() -> None:
    """LEP, jacquet: he closes the passage; if he did not, men of both colours could stand together."""
    position = "0x14,18/0x13,15,18 white dice=3-2"
    blocked, shared = (
        put(rules, position)
        for rules in (jacquet.LEP_1818, having(jacquet.LEP_1818, "contact", Contact.SHARE))
    )
    assert all(move.end != 3 for play in blocked.plays() for move in play.moves)
    after = shared.apply(typed(shared, "0/3 0/2"))
    assert (after.men[BLACK][15], after.hands) == (1, (0, 0))
    assert not after.problems()


@pytest.mark.parametrize(
    ("double", "position", "holes"),
    [
        (Double.NOT_HOME, "23/18x15", 1),
        (Double.NONE_OFF, "23/18x15", 2),
        (Double.NOT_HOME, "23/3,18x14", 2),
        (Double.NOT_HOME, "23/3,18x13", 1),
        (Double.NONE_OFF, "23/3,18x13", 1),
        (Double.NEVER, "23/3,18x14", 1),
    ],
)
def test_double(double: Double, position: str, holes: int) -> None:
    rules = toute_table.ACAD_1806
    rules = rules if double is Double.NOT_HOME else having(rules, "double", double)
    state = put(rules, f"{position} white dice=2-1 double=true")
    (play,) = state.plays()
    over = state.apply(play)
    assert over.holes == (holes, 0)
    assert over.outcome is not None
    assert [*map(int, over.outcome.returns)] == [holes, -holes]


@pytest.mark.parametrize(("shut", "holes"), [(ShutOut.LOST, 2), (ShutOut.SIMPLE_WITHOUT_ENTRY, 1)])
def test_no_entry_at_all(shut: ShutOut, holes: int) -> None:
    """ACAD Revertier ch. IX says only that the partie is lost; we double it as in ch. XI."""
    rules = revertier.ACAD_1806
    rules = rules if shut is ShutOut.LOST else having(rules, "shut_out", shut)
    state = put(rules, "0x8,1,2,3,4,5,14,15/0x12 black dice=3-1 hands=0-3 double=true")
    (play,) = state.plays()
    assert state.apply(play).holes == (0, holes)


@pytest.mark.parametrize(
    ("entry", "plays"),
    [
        (Entry.ONE, ["main/2", "main/3"]),
        (Entry.AT_WILL, ["main/2", "main/3", "passe"]),
        (Entry.EVERY, ["main/2 main/3"]),
    ],
)
def test_more_men_in_hand_than_entries(entry: Entry, plays: list[str]) -> None:
    """ACAD Revertier ch. IX: out of the game one waits, but may always enter one man."""
    rules = revertier.ACAD_1806
    rules = rules if entry is Entry.ONE else having(rules, "must_enter", entry)
    state = put(rules, "0x6,1,11x5/0x5,16x5,17x5 white dice=4-3 hands=3-0")
    assert sorted(map(play_text, state.plays())) == plays


def test_as_many_entries_as_men_in_hand() -> None:
    """ACAD Revertier ch. VIII: nothing else is played before all are entered; then the rest is."""
    state = put(revertier.ACAD_1806, "0x7,1,11x5/0x5,16x5,17x5 white dice=4-3 hands=2-0")
    assert [*map(play_text, state.plays())] == ["main/2 main/3"]


@pytest.mark.parametrize(
    ("bearoff", "count"), [(Bearoff.EXACT, 2), (Bearoff.FREE, 9), (Bearoff.INSIDE_FIRST, 7)]
)
def test_what_falls_exactly(bearoff: Bearoff, count: int) -> None:
    """ACAD Toute-table ch. IX lifts it; LEP, gammon, at will; ACAD-A ch. II, VI would play inside first."""
    rules = toute_table.ACAD_1806
    rules = rules if bearoff is Bearoff.EXACT else having(rules, "bearoff", bearoff)
    state = put(rules, "18x3,20x2,22,23x2/11x5,18x10 white dice=3-1")
    lifts = {sum(move.end == OFF for move in play.moves) for play in state.plays()}
    assert len(state.plays()) == count
    assert lifts == {Bearoff.EXACT: {1}, Bearoff.FREE: {0, 1}, Bearoff.INSIDE_FIRST: {0}}[bearoff]


@pytest.mark.parametrize(("there", "lifted"), [(2, 4), (1, 0)])
def test_what_cannot_be_played_inside_is_lifted(there: int, lifted: int) -> None:
    """ACAD-A ch. II § 37: only what cannot be played is lifted. Two men shut a flèche, one is hit."""
    rules = having(toute_table.ACAD_1806, "bearoff", Bearoff.INSIDE_FIRST)
    state = put(rules, f"18x3,22x12/3x{there},18x{15 - there} white dice=2-2")
    (lifts,) = {sum(move.end == OFF for move in play.moves) for play in state.plays()}
    assert lifts == lifted


def test_a_first_version_plays_as_it_did() -> None:
    first = TOUTE_TABLE.recorded("toute-table/acad-1806")
    assert len(put(first, "18x3,20x2,22,23x2/11x5,18x10 white dice=3-1").plays()) == 9
    first = REVERTIER.recorded("revertier/acad-1806")
    (play,) = put(first, "0x6,1,11x5/0x5,16x5,17x5 white dice=4-3 hands=3-0").plays()
    assert play_text(play) == "main/2 main/3"


def test_entering_on_one_s_own() -> None:
    position = "0x2,18x12/0x2,11x5,16x3,18x5 white dice=1-1 hands=1-0"
    strict = having(toute_table.ACAD_1806, "enter_on_own", value=False)
    assert [play.moves for play in put(strict, position).plays()] == [()]
    assert put(toute_table.ACAD_1806, position).stand(WHITE).hand == 1
    assert all(play.moves[0].end == 0 for play in put(toute_table.ACAD_1806, position).plays())


def test_the_larger_number_first() -> None:
    """Either number could be played, but not both."""
    position = "0,23x14/12x2,13x13 white dice=6-5"
    rules = toute_table.ACAD_1806
    larger, either = (put(each, position) for each in (rules, having(rules, "larger_first", value=False)))
    told = [
        [(move.start, move.end) for play in state.plays() for move in play.moves]
        for state in (larger, either)
    ]
    assert told == [[(0, 6)], [(0, 5), (0, 6)]]


@pytest.mark.parametrize("how", FirstThrow)
def test_the_dice_drawn_for_the_first_throw(how: FirstThrow) -> None:
    rules = toute_table.ACAD_1806
    rules = rules if how is FirstThrow.RIGHT_ONLY else having(rules, "first_throw", how)
    drawn = replace(begun(rules), phase=Phase.FIRST_DICE)
    assert drawn.apply(FirstDice(4, 4)) == drawn
    won = drawn.apply(FirstDice(2, 5))
    assert won.thrower == BLACK
    assert won.dice == (Throw(5, 2) if how is FirstThrow.PLAYS_IT else None)


@pytest.mark.parametrize("kept", [True, False])
def test_who_begins_the_next_partie(kept: bool) -> None:
    rules = toute_table.GAMMON_1818
    rules = rules if kept else having(rules, "winner_has_dice", value=False)
    state = put(rules, "23/18x14 white dice=2-1")
    (play,) = state.plays()
    after = state.apply(play)
    assert (after.holes, after.men, after.thrower) == ((1, 0), (rules.start.value,) * 2, WHITE)
    assert after.phase is (Phase.THROW if kept else Phase.FIRST_DICE)
    assert after.outcome is None


def test_the_courier() -> None:
    free = having(jacquet.LEP_1818, "courier", value=False)
    assert len(with_dice(begun(jacquet.LEP_1818), "6-5").plays()) == 1
    assert len(with_dice(begun(free), "6-5").plays()) == 2


def test_one_man_a_fleche() -> None:
    free = having(revertier.ACAD_1806, "one_a_fleche", range(0))
    assert len(with_dice(begun(revertier.ACAD_1806), "2-1").plays()) == 2
    assert len(with_dice(begun(revertier.ACAD_1806), "1-1").plays()) == 2
    assert len(with_dice(begun(free), "1-1").plays()) == 5


def test_what_is_aimed_at() -> None:
    """Nobody leaves his side in plein; in a race from the same setting he does."""
    race = having(plein.ACAD_1806, "aim", Aim.BEAR_OFF)
    position = "0x14,11/0x15 white dice=6-6"
    ends = [
        {move.end for play in put(rules, position).plays() for move in play.moves}
        for rules in (plein.ACAD_1806, race)
    ]
    assert ends == [{6}, {6, 12, 17, 18}]
