"""What holds at every act of every partie, by whatever rule set it is played.

Random parties seldom come to a plein, so each rule set is also played from positions made up near one.
"""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import THROWS, Throw
from academie.games.tables.law.track import FLECHES, MEN, OFF, Track, can_make, full, moved, opposite
from academie.games.trictrac import GAME
from academie.games.trictrac.law import TRICTRAC, Phase, TrictracRules, TrictracState
from academie.games.trictrac.law.acts import SEnAller, Tenir, TrictracAction
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.events import Marked, NewReleve
from academie.games.trictrac.law.jans import Jan, JanScored, jans
from academie.games.trictrac.law.jans.hits import hits
from academie.games.trictrac.law.jans.opening import deux_tables, mezeas
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.law.plays import find_plays
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, TALON, Coup, Table
from academie.kernel import BLACK, CHANCE, WHITE, other
from academie.testing import Step, choose, random_game
from academie.testing.check_game import DEAR_LAWS, LAWS
from tests.games.trictrac.law.placements import counted, placements, side
from tests.games.trictrac.law.setting import DEFAULT
from tests.rings import count

PARTIES = 2
WALKS = 120
ACTS = 8

Law = pytest.mark.parametrize("rules", TRICTRAC.rulesets, ids=lambda rules: rules.id)


class Moment(NamedTuple):
    """A state, an act and what came of it."""

    state: TrictracState
    act: TrictracAction
    after: TrictracState


@cache
def steps(rules: TrictracRules) -> tuple[Moment, ...]:
    """The moments of some random parties and of many short walks from positions made up."""
    return (*parties(rules), *walks(rules))


def parties(rules: TrictracRules) -> Iterator[Moment]:
    for seed in range(PARTIES):
        for step in random_game(TRICTRAC, rules, seed):
            assert isinstance(step.state, TrictracState)
            assert isinstance(step.after, TrictracState)
            yield Moment(step.state, step.act, step.after)


def walks(rules: TrictracRules) -> Iterator[Moment]:
    """A few acts from each of many positions, with points and holes already marked."""
    rng = random.Random(f"walks:{rules.id}")
    for placed in placements(rng.randrange(1000), WALKS):
        points = rng.randrange(6) * 2, rng.randrange(6) * 2
        leader = WHITE if points[WHITE] else None
        score = Score(points, (rng.randrange(12), rng.randrange(12)), leader)
        state = TrictracState(Board(rules, (placed.mine, placed.his)), score, Phase.THROW)
        for _ in range(ACTS):
            if state.actor is not None:
                act = choose(state, rng)
                after = state.apply(act)
                yield Moment(state, act, after)
                state = after


def marked(step: Moment) -> list[Marked]:
    return [event for event in step.after.events if isinstance(event, Marked)]


def pleins_marked(step: Moment) -> list[Table]:
    """The tables the act marked as filled or kept."""
    return [
        event.scored.table
        for event in step.after.events
        if isinstance(event, JanScored)
        and event.scored.jan in {Jan.REMPLIR, Jan.CONSERVER}
        and event.scored.table is not None
    ]


@Law
def test_the_walks_meet_what_matters(rules: TrictracRules) -> None:
    """The laws below would say little of a game in which nothing happens."""
    events = [event for step in steps(rules) for event in step.after.events]
    seen = {event.scored.jan for event in events if isinstance(event, JanScored)}
    assert seen >= {Jan.REMPLIR, Jan.CONSERVER, Jan.SORTIE, Jan.NOMBRE_NON_JOUE, Jan.BATTRE_A_FAUX}
    assert {type(step.act) for step in steps(rules)} >= {Throw, Play, Tenir, SEnAller}


@Law
def test_points_are_even_and_less_than_a_hole(rules: TrictracRules) -> None:
    for step in steps(rules):
        assert all(points in range(0, 12, 2) for points in step.after.score.points), step


@Law
def test_a_hole_wipes_the_points_of_the_adversary(rules: TrictracRules) -> None:
    """ACAD-A ch. I; ACAD-B ch. VII."""
    for step in steps(rules):
        last = marked(step)[-1:]
        if last and last[0].holes:
            assert step.after.score.points[other(last[0].seat)] == 0, step


@Law
def test_the_coin_is_held_by_two_or_none(rules: TrictracRules) -> None:
    """ACAD-A ch. I, IV; ACAD-B ch. VIII; LEP part 1 ch. II."""
    for step in steps(rules):
        assert all(men[COIN] != 1 for men in step.after.men), step


@Law
def test_nobody_stays_on_the_adverse_coin(rules: TrictracRules) -> None:
    """ACAD-A ch. VI; ACAD-B ch. XVIII; LEP part 1 ch. V."""
    for step in steps(rules):
        assert all(men[ADVERSE_COIN] == 0 for men in step.after.men), step


@Law
def test_all_plays_of_a_throw_play_the_same_numbers(rules: TrictracRules) -> None:
    """Who can play both numbers must, else the larger that can be: the tarifs, ACAD-B ch. X and XI."""
    for step in steps(rules):
        if step.state.phase is Phase.PLAY:
            assert len({pips(step.state, play) for play in step.state.plays() if not lifts(play)}) <= 1, step


def lifts(play: Play) -> bool:
    return any(move.end == OFF for move in play.moves)


def pips(state: TrictracState, play: Play) -> int:
    """How many points the play moves; by puissance each number stops one short."""
    by_power = state.men[state.thrower][COIN] == 0 and [move.end for move in play.moves] == [COIN, COIN]
    total = sum(move.end - move.start for move in play.moves)
    assert state.dice is not None
    return state.dice.total if by_power and total == state.dice.total - 2 else total


@Law
def test_the_thrower_marks_first(rules: TrictracRules) -> None:
    """The gain of a throw is marked before its loss can be: ACAD-B ch. VI."""
    for step in steps(rules):
        seats = [event.seat for event in marked(step)]
        if isinstance(step.act, Play):
            thrower = step.state.thrower
            assert seats in ([], [thrower], [other(thrower)], [thrower, other(thrower)]), step
        elif step.state.actor is CHANCE:
            assert {*seats} <= {step.after.thrower}, step


@Law
def test_who_marks_a_plein_leaves_it_full(rules: TrictracRules) -> None:
    """ACAD-A ch. VI; ACAD-B ch. X, XVIII; LEP rule 60."""
    for step in steps(rules):
        for table in pleins_marked(step):
            after = step.after if step.after.phase is not Phase.HOLD else step.after.apply(Tenir())
            men = after.men[after.thrower]
            for play in after.plays() if after.phase is Phase.PLAY else ():
                assert full(moved(men, play.moves), table.base), step


@Law
def test_holes_are_never_lost(rules: TrictracRules) -> None:
    for step in steps(rules):
        before, after = step.state.score.holes, step.after.score.holes
        assert all(now >= then for then, now in zip(before, after, strict=True)), step


@Law
def test_men_leave_only_by_the_bande(rules: TrictracRules) -> None:
    for step in steps(rules):
        if any(isinstance(event, NewReleve) for event in step.after.events):
            assert [men[TALON] for men in step.after.men] == [MEN, MEN], step
        else:
            lost = [sum(a) - sum(b) for a, b in zip(step.state.men, step.after.men, strict=True)]
            moves = step.act.moves if isinstance(step.act, Play) else ()
            assert sum(lost) == sum(move.end == OFF for move in moves), step


@Law
def test_only_a_hole_of_ones_own_throw_lets_go_away(rules: TrictracRules) -> None:
    """ACAD-A ch. I; ACAD-B ch. X, XVII; LEP part 1 ch. III."""
    for step in steps(rules):
        if step.after.phase is Phase.HOLD:
            last = marked(step)[-1]
            assert (last.seat, bool(last.holes)) == (step.after.thrower, True), step
            assert {*step.after.actions()} == {Tenir(), SEnAller()}
        else:
            assert SEnAller() not in step.after.actions(), step


@Law
def test_who_made_a_hole_by_his_throw_is_asked(rules: TrictracRules) -> None:
    for step in steps(rules):
        own = [event for event in marked(step) if event.seat == step.after.thrower and event.holes]
        if own and step.state.actor is CHANCE:
            assert step.after.phase in {Phase.HOLD, Phase.OVER}, step


@Law
def test_the_partie_ends_exactly_at_twelve_holes(rules: TrictracRules) -> None:
    for step in steps(rules):
        most = max(step.after.score.holes)
        assert most <= 12, step
        assert (step.after.outcome is not None) == (most == 12), step


@Law
def test_the_laws_of_the_kernel_hold_from_positions_made_up(rules: TrictracRules) -> None:
    """The costly laws at one step of some, at each by night."""
    for number, step in enumerate(walks(rules)):
        dear = DEAR_LAWS if number % count(17, 1) == 0 else ()
        for law in (*LAWS, *dear):
            law(GAME, Step(*step))


randoms = st.randoms(use_true_random=False)
throws = st.sampled_from(THROWS)


def placed(rng: random.Random) -> tuple[Track, Track]:
    mine = side(rng, set())
    return mine, side(rng, {opposite(point) for point in range(FLECHES) if mine[point]})


@given(randoms, throws)
def test_a_man_is_hit_by_three_facons_at_most(rng: random.Random, dice: Throw) -> None:
    """ACAD-A ch. III: three by a simple throw, two by a doublet; so never more than twelve points."""
    for hit in hits(Coup(*placed(rng), dice, DEFAULT)):
        assert 1 <= len(hit.facons) <= (2 if dice.doublet else 3)
        assert hit.points <= 12
        assert hit.jan is Jan.BATTRE_A_VRAI or len(hit.facons) == 1


@given(randoms, throws)
def test_a_plein_is_filled_by_three_facons_at_most_and_kept_by_one(rng: random.Random, dice: Throw) -> None:
    """ACAD-A ch. II; ACAD-B ch. XI; LEP part 1 ch. I."""
    coup = Coup(*placed(rng), dice, DEFAULT)
    pleins = [item for item in jans(coup, find_plays(coup)) if item.jan in {Jan.REMPLIR, Jan.CONSERVER}]
    assert len(pleins) <= 1
    for item in pleins:
        unit = 6 if dice.doublet else 4
        assert item.points == unit if item.jan is Jan.CONSERVER else item.points in {unit, 2 * unit, 12}


@given(randoms, throws)
def test_who_sits_where_changes_nothing(rng: random.Random, dice: Throw) -> None:
    mine, his = placed(rng)
    as_white = TrictracState(Board(DEFAULT, (mine, his)), phase=Phase.THROW).apply(dice)
    as_black = TrictracState(Board(DEFAULT, (his, mine), BLACK), phase=Phase.THROW).apply(dice)
    assert as_white.mirrored() == as_black
    assert as_white.actions() == as_black.actions()


NOBODY: Track = (0,) * FLECHES


def two_men_down() -> Iterator[Track]:
    """Every position with thirteen men on the talon and nobody beyond the coin."""
    for down in combinations_with_replacement(range(1, COIN), 2):
        yield tuple(counted([TALON] * 13 + [*down]))
    yield tuple(counted([TALON] * 13 + [COIN] * 2))


def test_thirteen_men_on_the_talon_keep_the_adversary_out() -> None:
    """So both numbers can always be played from the talon, and the next two tests need no adversary."""
    assert all(can_make(men, table.base) for men in two_men_down() for table in (Table.PETIT, Table.GRAND))


def test_the_jan_de_deux_tables_cannot_come_again_in_a_releve() -> None:
    """ACAD-A ch. II says once for each player: however the throw is played, the position is gone for good.

    It needs thirteen men on the talon and two before the adverse coin; after any play there are fewer on the
    talon, or one of the two is beyond. An adversary could only close some of these plays.
    """
    made = 0
    for men in two_men_down():
        for coup in (Coup(men, NOBODY, dice, DEFAULT) for dice in THROWS):
            if [*deux_tables(coup)]:
                made += 1
                for play in find_plays(coup).plays:
                    after = moved(men, play.moves)
                    assert after[TALON] < 13 or any(after[ADVERSE_COIN:]), coup
    assert made == 6 * 5, "the near man on 5 to 10, the far man on 6 to 10"


def test_the_jan_de_mezeas_cannot_come_again_in_a_releve() -> None:
    """Every play of an ace brings another man down."""
    men = tuple(counted([TALON] * 13 + [COIN] * 2))
    made = [coup for coup in (Coup(men, NOBODY, dice, DEFAULT) for dice in THROWS) if [*mezeas(coup)]]
    assert len(made) == 6
    for coup in made:
        assert all(moved(men, play.moves)[TALON] < 13 for play in find_plays(coup).plays), coup


def test_a_petit_jan_is_never_kept_by_impuissance() -> None:
    """ACAD-A's dictionary and LEP part 1 ch. IV know it for the grand jan and the retour only.

    Twelve men at or before flèche 5 keep the adversary out of my side; let him close all of his. Those twelve
    alone can play any throw, and men elsewhere only add to what they can do.
    """
    closed = tuple(counted([*range(12), 0, 0, 0]))
    table = [point for point in range(6) for _ in range(2)]
    for others in ((), (6, 7, 10), (COIN, COIN, 10), (0, 0, 0), (5, 5, 5), (10, 10, 10)):
        men = tuple(counted([*table, *others]))
        assert can_make(men, Table.PETIT.base)
        assert can_make(men, Table.GRAND.base)
        for dice in THROWS:
            assert not find_plays(Coup(men, closed, dice, DEFAULT)).unplayed, (others, dice)
