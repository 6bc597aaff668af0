"""The law and a checker written apart from it agree on positions of games and on positions made up.

Compared are the positions the number-maximal plays lead to, and the points to either side. Two differences
are known. The checker grants the sortie at the throw; the law marks it at the play that bears off the last
man, since the treatises pay the one who *has lifted* first (ACAD-B ch. XII), and a player may lift less than
he could. And the checker knows neither the duties of a marked plein nor the jans that need a memory.
"""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.track import moved
from academie.games.trictrac.law import TRICTRAC, Phase, TrictracRules, TrictracState
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.jans import TARIF, Jan, jans
from academie.games.trictrac.law.marking import Score, gain
from academie.games.trictrac.law.plays import find_plays
from academie.games.trictrac.law.position import Coup, Table
from academie.kernel import Seat
from academie.testing import random_game
from tests.games.trictrac.law.placements import Placed, placements
from tests.games.trictrac.law.setting import DEFAULT, variant
from tests.oracle import ttcheck
from tests.rings import count

SHARD = 1000
SHARDS = count(4, 10)

VARIANTS = [
    pytest.param(
        variant(rest_on_empty_coin=False),
        ttcheck.Options(rest_on_empty_coin=False),
        id="trictrac:no rest on empty coins",
    ),
    pytest.param(
        variant(bearoff=Bearoff.INSIDE_FIRST),
        ttcheck.Options(inside_first=True),
        id="trictrac:inside first",
    ),
    pytest.param(
        variant(two_half_two_ways=True),
        ttcheck.Options(two_half_two_ways=True),
        id="trictrac:two half-cases, two ways",
    ),
]


def played(seed: int, wanted: int) -> Iterator[Placed]:
    """So many positions of random games, each with the throw that came."""
    left = wanted
    for number in range(seed * wanted, (seed + 1) * wanted):
        for step in random_game(TRICTRAC, DEFAULT, number):
            if isinstance(step.state, TrictracState) and step.state.phase is Phase.THROW:
                coup = step.state.coup(step.act)
                yield Placed(coup.mine, coup.his, coup.throw)
                left -= 1
                if left == 0:
                    return


def agree(placed: Placed, rules: TrictracRules = DEFAULT, options: ttcheck.Options = ttcheck.PLAIN) -> None:
    """Asserts that law and checker say the same of one throw."""
    coup = Coup(*placed, rules)
    able = find_plays(coup)
    mine, his, dice = [*coup.mine], [*coup.his], coup.throw.numbers
    ends = {moved(coup.mine, play.moves) for play in able.plays}
    assert ends == {play.men for play in ttcheck.plays(mine, his, *dice, options)}, placed
    assert len(ends) == len(able.plays), f"two plays with one end: {placed}"
    scored = jans(coup, able)
    given_away = sum(item.points for item in scored if TARIF[item.jan].to_adversary)
    sortie = TARIF[Jan.SORTIE].price.of(coup.throw) if any(not any(men) for men in ends) else 0
    verdict = ttcheck.score(mine, his, *dice, options)
    gained = sum(item.points for item in scored) - given_away + sortie
    assert (gained, given_away) == (verdict.mine, verdict.his), (placed, scored, verdict)


@pytest.mark.parametrize("seed", range(SHARDS))
def test_positions_of_random_games(seed: int) -> None:
    positions = [*played(seed, SHARD)]
    assert len(positions) == SHARD
    for placed in positions:
        agree(placed)


@pytest.mark.parametrize("seed", range(SHARDS))
def test_positions_made_up(seed: int) -> None:
    for placed in placements(seed, SHARD):
        assert not TrictracState(Board(DEFAULT, (placed.mine, placed.his))).problems(), placed
        agree(placed)


@pytest.mark.parametrize(("rules", "options"), VARIANTS)
def test_variants(rules: TrictracRules, options: ttcheck.Options) -> None:
    for placed in placements(1789, SHARD):
        agree(placed, rules, options)


def occurrences(wanted: int) -> Counter[str]:
    """How many of the positions made up score each jan, pleins by table."""
    found: Counter[str] = Counter()
    for placed in placements(0, wanted):
        coup = Coup(*placed, DEFAULT)
        able = find_plays(coup)
        found.update(
            item.jan.value + (f" {item.table.name}" if item.table else "") for item in jans(coup, able)
        )
        found[Jan.SORTIE.value] += any(not any(moved(coup.mine, play.moves)) for play in able.plays)
    return found


def test_positions_made_up_score_everything() -> None:
    """A comparison over positions where a jan never occurs would prove nothing of it."""
    found = occurrences(3 * SHARD)
    memory = {Jan.TROIS_COUPS, Jan.RENCONTRE, Jan.MARGOT, Jan.PILE, Jan.REMPLIR, Jan.CONSERVER}
    wanted = {jan.value for jan in Jan if jan not in memory}
    wanted |= {f"{jan.value} {table.name}" for jan in (Jan.REMPLIR, Jan.CONSERVER) for table in Table}
    assert {name for name in wanted if found[name] < 3} == set(), found


gains = st.lists(
    st.tuples(st.sampled_from([0, 1]), st.integers(1, 24).map(lambda half: 2 * half)), max_size=30
)


@given(gains)
def test_marking(lumps: list[tuple[int, int]]) -> None:
    score, mark = Score(), ttcheck.Mark()
    for seat, points in lumps:
        score = gain(score, Seat(seat), points, cap=10_000).score
        mark.gain(seat, points)
        assert (score.points, score.holes) == (tuple(mark.points), tuple(mark.holes))
        assert score.bredouille == mark.bredouille
