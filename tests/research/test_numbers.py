"""The ids and observations of games, worked out by hand from docs/environments.md."""

import pytest

from academie.kernel import BLACK, WHITE, Seat
from academie.notation import notation_of
from academie.registry import registry
from academie.research.encoding import encoding_of
from academie.research.playing import Course


def ids(key: str, position: str) -> dict[str, int]:
    """The ids of the acts of a position that are one id, by what is written for them."""
    notation, encoding = notation_of(key), encoding_of(key)
    state = notation.read_state(position)
    return {notation.act(act): id_ for id_, act in encoding.legal(state).items() if act is not None}


def test_a_running_game_is_played_man_by_man() -> None:
    course = Course.begin("jacquet", options={"first": "white"}).after(36 + 1)
    assert [*course.legal] == [0, 1], "the courier leaves the talon by 1 or by 2"
    assert course.act(1) is None
    then = course.after(1)
    assert (then.actor, then.spoken, [*then.legal]) == (WHITE, (1,), [6 * 2 + 0])
    board = then.observe(WHITE)
    assert board[0] == pytest.approx(14 / 15)
    assert board[2] == pytest.approx(1 / 15)
    assert board[-7:] == [0.25, 0, 0, 0, 0, 0, 0], "the 1 is left"
    over = then.after(12)
    assert over.state == course.after(0).after(6 * 1 + 1).state, "the same play in the other order"
    assert over.record.acts[-1] == course.after(0).after(7).record.acts[-1]


def test_a_play_uses_as_many_numbers_as_can_be_used() -> None:
    course = Course.begin("plein", options={"first": "black"}).after(36 + 20)
    assert course.actor == BLACK
    said = 0
    while course.actor == BLACK:
        assert {*course.legal} <= {5, 6 * 6 + 5}
        course = course.after(min(course.legal))
        said += 1
    assert said == 4


@pytest.mark.parametrize(
    ("position", "act", "expected"),
    [
        ("W:W31,32:B20", "32-28", 50 * 31 + 27),
        ("B:W31,32:B20", "20-25", 50 * 30 + 25),
        ("B:W31,32:B1", "1-6", 50 * 49 + 44),
        ("W:W32:B28,1", "32x23(28)", 50 * 31 + 22),
    ],
)
def test_draughts(position: str, act: str, expected: int) -> None:
    assert ids("dames", position)[act] == expected


def test_draughts_are_seen_from_the_own_side() -> None:
    state = notation_of("dames").read_state("B:WK31,32:B20")
    encoding = encoding_of("dames")
    seen = {place for place, number in enumerate(encoding.observe(state, BLACK)[:200]) if number}
    assert seen == {50 - 20, 100 + 50 - 32, 150 + 50 - 31}
    seen = {place for place, number in enumerate(encoding.observe(state, WHITE)[:200]) if number}
    assert seen == {32 - 1, 50 + 31 - 1, 100 + 20 - 1}


def test_captures_that_begin_and_end_alike_are_told_apart_by_what_they_take() -> None:
    """The king on 9 goes to 15 over 13, 20 and either 23 or 28."""
    notation, encoding = notation_of("dames"), encoding_of("dames")
    state = notation.read_state("W:WK9:B13,20,23,28")
    both = 50 * 8 + 14
    assert dict(encoding.legal(state)) == {both: None}
    told = encoding.legal(state, (both,))
    assert {id_: notation.act(act) for id_, act in told.items() if act} == {
        2500 + 22: "9x15(13,20,23)",
        2500 + 27: "9x15(13,20,28)",
    }
    said = {place for place, number in enumerate(encoding.observe(state, WHITE, (both,))[200:250]) if number}
    assert said == {8, 14}
    said = {place for place, number in enumerate(encoding.observe(state, BLACK, (both,))[200:250]) if number}
    assert said == {49 - 8, 49 - 14}


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 4096 + 4 * 1 + 3),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", 4096 + 4 * 1),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8r", 4096 + 4 * 2 + 2),
        ("4k3/8/8/8/8/8/7p/4K3 b - - 0 1", "h2h1q", 4096 + 12 * 7 + 4 * 1 + 3),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 64 * 4 + 6),
        ("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7e5", 64 * 12 + 28),
    ],
)
def test_chess(position: str, move: str, expected: int) -> None:
    state = registry["echecs"].start(registry["echecs"].ruleset("fide"), {"position": position})
    notation, encoding = notation_of("echecs"), encoding_of("echecs")
    act = notation.read_act(move)
    assert encoding.act_id(state, act) == expected
    assert act in state.actions()


def test_dominoes_hide_the_hands_of_others() -> None:
    course = Course.begin("dominos", options={"first": 1, "players": 2}).after(50)
    tiles = 0
    while course.actor != 0:
        course = course.after(min(course.legal))
        tiles += 1
    share = tiles // 2
    mine, his = course.observe(Seat(0))[:28], course.observe(Seat(1))[:28]
    assert his == [float(place < share) for place in range(28)], "who leads takes last"
    assert mine == [float(share <= place < 2 * share) for place in range(28)]
    assert course.observe(Seat(0))[70:74] == [share / 14, share / 14, 0, 0]
    other = {place for place, number in enumerate(course.observe(Seat(0))) if number} & {*range(share)}
    assert not other
