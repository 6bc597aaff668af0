"""Toc: it plays as trictrac and marks otherwise."""

import pytest

from academie.games.toc.law import TOC, HolesMarked, TocRules
from academie.games.toc.law.rules import FIRST_ACAD_1806, Several
from academie.games.toc.text import TocNotation
from academie.games.trictrac.law import Phase, TrictracState
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.jans import JanScored
from academie.games.trictrac.law.rules import ACAD_1698
from academie.kernel import OptionError, OptionValue, SetupError
from academie.testing import random_game
from tests.games.small.variants import variant

NOTATION = TocNotation()
LAW = TOC.default

FIG_8 = "0x7,6x2,7x2,10x2,11x2/0x4,1,2,5,6x2,7x2,10x2,11x2 white"
"""LEP part 1 ch. III fig. 8: by 6-5 White gains by one way and gives by false hits."""
FIG_10 = "6x3,7x3,8x3,9x2,10x2,11x2/6x2,7x2,8x2,9x3,10x3,11x3 white"
"""LEP part 1 fig. 10: by 6-5 White keeps his grand jan by impuissance, and cannot play the six."""


def thrown(text: str, dice: str, law: TocRules = LAW) -> TrictracState:
    return act(NOTATION.read_state(text, law), dice)


def act(state: TrictracState, text: str) -> TrictracState:
    return state.apply(NOTATION.resolve(state, text))


def holes(state: TrictracState) -> list[tuple[int, int]]:
    """Who marked how many by the last act."""
    return [(event.seat, event.holes) for event in state.events if isinstance(event, HolesMarked)]


@pytest.mark.parametrize("double", [False, True], ids=["simple", "double"])
def test_it_plays_as_trictrac(double: bool) -> None:
    """ACAD Toc ch. I: the same march, jans and hits; here of every position of random games."""
    seen = 0
    for seed in range(3):
        for step in random_game(TOC, LAW, seed, {"double": double, "holes": 6}):
            state = step.state
            assert isinstance(state, TrictracState)
            if state.phase is not Phase.THROW:
                continue
            board = Board(ACAD_1698, state.men, state.thrower, state.pasts, goal=99)
            twin = TrictracState(board, phase=Phase.THROW).apply(step.act)
            told = [event.scored for event in step.after.events if isinstance(event, JanScored)]
            assert told == [event.scored for event in twin.events if isinstance(event, JanScored)]
            if isinstance(step.after, TrictracState) and step.after.phase is twin.phase is Phase.PLAY:
                assert step.after.plays() == twin.plays()
                seen += 1
    assert seen > 20


def test_no_points_are_ever_marked() -> None:
    for step in random_game(TOC, LAW, 1, {"double": True}):
        assert isinstance(step.after, TrictracState)
        assert step.after.score.points == (0, 0)
        assert all(event.holes in {1, 2} for event in step.after.events if isinstance(event, HolesMarked))


def test_the_thrower_marks_first_and_at_the_first_hole_has_won() -> None:
    """Fig. 8 gives holes to both; the reading is that his own comes first, as points do at trictrac."""
    state = thrown(f"{FIG_8} goal=1", "6-5")
    assert (holes(state), state.phase) == ([(0, 1)], Phase.OVER)
    longer = thrown(FIG_8, "6-5")
    assert (holes(longer), longer.due) == ([(0, 1)], 2)
    stayed = act(longer, "tenir")
    assert holes(stayed.apply(stayed.plays()[0])) == [(1, 2)]


BY_DOUBLET = "0x2,1x2,2x2,3x2,4x3,5,6x3/0x15 white"
"""By 1-1 White fills his petit jan."""
BY_TWO_WAYS = "0x3,1x2,2x2,3x3,4x2,5,6x2/0x15 white"
"""By 5-2 he fills it from the talon or from the flèche 3."""

BOTH = "0x9,5x2,6x2,11x2/0x14,5 white throws=3-3 coins=white"
"""By 6-6 White hits the coin and a man."""


@pytest.mark.parametrize(("position", "dice"), [(BY_DOUBLET, "1-1"), (BY_TWO_WAYS, "5-2")])
def test_the_coup_marks_two_over_several_holes(position: str, dice: str) -> None:
    """ACAD Toc ch. V: one hole or two by the coup; only at the first hole is the double agreed."""
    assert holes(thrown(f"{position} goal=6", dice)) == [(0, 2)]
    assert thrown(f"{position} goal=6 double=true", dice) == thrown(f"{position} goal=6", dice)
    first = thrown(f"{position} goal=1", dice).outcome
    doubled = thrown(f"{position} goal=1 double=true", dice).outcome
    assert first is not None
    assert doubled is not None
    assert ([*map(int, first.returns)], [*map(int, doubled.returns)]) == ([1, -1], [2, -2])


@pytest.mark.parametrize("options", [{}, {"holes": 6}, {"holes": 1}, {"holes": 1, "double": True}])
def test_a_position_says_the_double_where_it_was_agreed(options: dict[str, OptionValue]) -> None:
    state = TOC.start(None, {"first": "white", **options})
    assert ("double" in NOTATION.state(state)) == ("double" in options)
    assert NOTATION.read_state(NOTATION.state(state)) == state


def test_the_first_version_asks_for_the_double_over_several_holes() -> None:
    """Games kept under it replay as they were played."""
    assert TOC.recorded("toc/acad-1806") is FIRST_ACAD_1806
    assert holes(thrown(f"{BY_DOUBLET} goal=6", "1-1", FIRST_ACAD_1806)) == [(0, 1)]
    assert holes(thrown(f"{BY_DOUBLET} goal=6 double=true", "1-1", FIRST_ACAD_1806)) == [(0, 2)]


def test_several_events_are_two_holes_at_most() -> None:
    """LEP fig. 8: two men hit falsely by 6-5 are two ways against the thrower; and each its own elsewhere."""
    assert thrown(FIG_8, "6-5").due == 2
    assert thrown(FIG_8, "6-5", FIRST_ACAD_1806).due == 1
    assert thrown(FIG_8, "6-5", variant(FIRST_ACAD_1806, several=Several.EACH)).due == 2


def test_several_events_may_be_agreed_to_count_each() -> None:
    """A coin and a man hit by one doublet are two holes in all, or two each where that is agreed."""
    state = TOC.start(None, {"several": "each"})
    assert isinstance(state.rules, TocRules)
    assert thrown(f"{BOTH} goal=6", "6-6").score.holes == (2, 0)
    assert thrown(f"{BOTH} goal=6", "6-6", state.rules).score.holes == (4, 0)


def test_a_number_that_cannot_be_played_is_a_hole_lost() -> None:
    assert thrown(FIG_10, "6-5").due == 1
    agreed = TOC.start(None, {"impuissance_hole": False}).rules
    assert isinstance(agreed, TocRules)
    assert thrown(FIG_10, "6-5", agreed).due == 0


def test_holes_beyond_the_last_do_not_count() -> None:
    """Over several holes the double is two holes, and the stake stays one."""
    state = thrown("0x11,8x2,11x2/0x14,10 white holes=11-0 double=true", "5-2")
    assert (state.score.holes, holes(state)) == ((12, 0), [(0, 2)])
    assert state.outcome is not None
    assert [*map(int, state.outcome.returns)] == [1, -1]


def test_the_first_hole_won_double() -> None:
    state = thrown("0x11,8x2,11x2/0x14,10 white goal=1 double=true", "5-2")
    assert state.outcome is not None
    assert ([*map(int, state.outcome.returns)], state.outcome.reason) == ([2, -2], "double")


@pytest.mark.parametrize(
    "options", [{"form": "marque"}, {"double": "yes"}, {"holes": 0}, {"white_down": "nine"}, {"pace": 1}]
)
def test_options(options: dict[str, OptionValue]) -> None:
    with pytest.raises(OptionError):
        TOC.start(None, options)


def test_odds_are_those_of_trictrac() -> None:
    state = TOC.start(None, {"white_holes": 2, "black_down": "quine", "first": "black", "holes": 5})
    assert NOTATION.state(state) == "0x15/0x13,5x2 black holes=2-0 goal=5"


def test_impossible() -> None:
    with pytest.raises(SetupError, match="single man on the corner"):
        NOTATION.read_state("0x14,11/0x15 white")
