"""The numbers of trictrac are those that docs/research.md tells."""

import re
from itertools import accumulate
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import THROWS, Throw, throw
from academie.games.tables.law.track import Track, opposite
from academie.games.trictrac.encoding import CHANCES, TrictracEncoding
from academie.games.trictrac.law import TRICTRAC, Phase, TrictracRules, TrictracState
from academie.games.trictrac.law.coup import Board, with_dice
from academie.kernel import BLACK, WHITE, Seat, other
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import random_game
from tests.rings import count

PAGE = Path("docs/research.md").read_text(encoding="utf-8")
ENCODING = TrictracEncoding()
NOTATION = notation_of("trictrac")

RULESETS = st.sampled_from(TRICTRAC.rulesets)
DICE = st.sampled_from(THROWS)
RETOUR = st.lists(st.integers(18, 23), min_size=1, max_size=15)


@pytest.mark.parametrize(
    ("position", "play", "expected"),
    [
        ("0x15/0x15 dice=2-1", "0/1 0/2", 0),
        ("0x15/0x15 dice=2-1", "0/3", 576),
        ("0x13,1,8/0x15 dice=6-2", "1/7 8/10", 24 * 1 + 8),
        ("0x13,1,4/0x15 dice=6-2", "1/3 4/10", 24 * 4 + 1),
        ("0x11,2x2,3x2/0x15 dice=4-4", "2/6 3/7", 24 * 2 + 3),
        ("0x13,6,7/0x15 dice=6-5", "6/11 7/11", 648),
        ("18,19/18x15 dice=6-5", "18/off 19/off", 24 * 18 + 19),
        ("18,19/18x15 dice=6-6", "18/off 19/off", 24 * 18 + 19),
        ("18/18x15 dice=6-5", "18/off", 600 + 18),
        ("20/18x15 dice=6-5", "20/off", 576 + 20),
        ("20/18x15 dice=6-4", "20/off", 624 + 20),
    ],
)
def test_plays(position: str, play: str, expected: int) -> None:
    state = NOTATION.read_state(position)
    legal = {NOTATION.act(act): ENCODING.act_id(state, act) for act in state.actions()}
    assert legal[play] == expected


def test_decisions() -> None:
    ids = {"tenir": 650, "s-en-aller": 651, "plein": 652, "coin": 653}
    start = TRICTRAC.start()
    assert {word: ENCODING.act_id(start, NOTATION.read_act(word)) for word in ids} == ids
    dice = NOTATION.read_state("0x15/0x15 dice=6-5")
    assert ENCODING.act_id(dice, NOTATION.read_act("passe")) == 649
    assert ENCODING.acts == 654


def test_chances() -> None:
    assert ENCODING.chances == 57
    assert sorted(CHANCES.values()) == [*range(57)]
    assert CHANCES[FirstDice(white=2, black=1)] == 6
    assert [CHANCES[throw(*dice)] for dice in ((1, 1), (2, 1), (2, 2), (3, 1), (6, 6))] == [
        36,
        37,
        38,
        39,
        56,
    ]


def counted(points: list[int]) -> Track:
    return tuple(points.count(point) for point in range(24))


def check_unique(rules: TrictracRules, mine: list[int], his: list[int], dice: Throw) -> None:
    board = with_dice(Board(rules, (counted(mine), counted(his))), dice)
    state = TrictracState(board, phase=Phase.PLAY)
    assume(not state.problems())
    ids = [ENCODING.act_id(state, act) for act in state.actions()]
    assert len({*ids}) == len(ids)


@given(RULESETS, RETOUR, RETOUR, DICE)
def test_ids_are_unique_when_bearing_off(
    rules: TrictracRules, mine: list[int], his: list[int], dice: Throw
) -> None:
    check_unique(rules, mine, his, dice)


@given(RULESETS, st.sets(st.integers(0, 23), min_size=2, max_size=12), DICE, st.data())
def test_ids_are_unique_anywhere(
    rules: TrictracRules, held: set[int], dice: Throw, data: st.DataObject
) -> None:
    free = sorted({opposite(point) for point in range(24)} - {opposite(point) for point in held} - {12})
    mine = data.draw(st.lists(st.sampled_from(sorted(held - {12} or {0})), min_size=15, max_size=15))
    his = data.draw(st.lists(st.sampled_from(free), min_size=15, max_size=15))
    check_unique(rules, mine, his, dice)


def test_first_observation() -> None:
    start = TRICTRAC.start(options={"first": "black"})
    seen = {index: number for index, number in enumerate(ENCODING.observe(start, BLACK)) if number}
    my_stack, his_stack = {0: 1.0, 48: 1.0}, {95: 1.0, 143: 1.0}
    my_throw, phase_throw = {158: 1.0}, {160: 1.0}
    assert seen == my_stack | his_stack | my_throw | phase_throw


def test_observation_of_a_score() -> None:
    state = NOTATION.read_state(
        "0x13,6,8/0x15 white dice=6-5 points=4-10 holes=3-6 bredouille=black runs=0-6 "
        "throws=2-3 coins=black due=4"
    )
    seen = {
        index: number
        for index, number in enumerate(ENCODING.observe(state, WHITE))
        if index >= 144 and number
    }
    assert seen == {
        146: 4 / 12,
        147: 10 / 12,
        148: 3 / 24,
        149: 6 / 24,
        151: 1.0,
        153: 6 / 24,
        154: 2 / 3,
        155: 1.0,
        157: 1.0,
        158: 1.0,
        163: 1.0,
        170: 1.0,
        175: 1.0,
        190: 4 / 48,
    }


@pytest.mark.parametrize("ruleset", TRICTRAC.rulesets, ids=lambda ruleset: ruleset.id)
def test_observation_tells_states_apart_and_seats_alike(ruleset: TrictracRules) -> None:
    known: dict[tuple[float, ...], object] = {}
    for seed in range(count(1, 3)):
        for step in random_game(registry["trictrac"], ruleset, seed):
            seen = ENCODING.observe(step.after, WHITE)
            assert known.setdefault(tuple(seen), step.after) == step.after
            for seat in (WHITE, BLACK):
                assert_same_from_the_other_side(step.after, seat)


def assert_same_from_the_other_side(state: object, seat: Seat) -> None:
    assert isinstance(state, TrictracState)
    assert ENCODING.observe(state, seat) == ENCODING.observe(state.mirrored(), other(seat))


def test_page_tells_every_index() -> None:
    told = [
        (name, int(first), int(last)) for first, last, name in re.findall(r"\| (\d+)–(\d+) \| `(\w+)`", PAGE)
    ]
    ends = [*accumulate(piece.size for piece in ENCODING.layout)]
    assert told == [
        (piece.name, end - piece.size, end - 1) for piece, end in zip(ENCODING.layout, ends, strict=True)
    ]
    assert ends[-1] == ENCODING.length
