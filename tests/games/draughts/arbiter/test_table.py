"""The table in rigour beyond single rules: how it is laid, whose act is next, offers, contested ends."""

from __future__ import annotations

import pytest

from academie.games.draughts import GAME as DAMES
from academie.games.draughts.arbiter import ArbitratedState, Strictness, acts, strictness
from academie.games.draughts.arbiter.faults import FaultMade, Ruling
from academie.games.draughts.arbiter.strictness import MANOURY_RIGUEUR, METZ_RIGUEUR
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Square
from academie.games.draughts.law.events import LimitBegun
from academie.games.draughts.law.fen import fen
from academie.games.draughts.law.state import DraughtsState
from academie.games.trictrac.arbiter.acts import Jeter
from academie.kernel import BLACK, WHITE, IllegalAction, OptionError, OptionValue, Seat
from academie.kernel.marking import Marking
from academie.registry import registry
from tests.literate.dames import NOTATION, told

DUE = "W:W33,45:B1,28"
"""White has 28 to take with 33."""


def laid(position: str, rules: str = "manoury-1787", **options: OptionValue) -> ArbitratedState:
    given = {**options, "position": position, "marking": "rigueur"}
    table = DAMES.start(DAMES.ruleset(rules), given)
    assert isinstance(table, ArbitratedState)
    return table


def done(table: ArbitratedState, *texts: str) -> ArbitratedState:
    for text in texts:
        table = table.apply(NOTATION.resolve(table, text))
    return table


def judged(table: ArbitratedState) -> list[str]:
    return [told(event) for event in table.events if isinstance(event, FaultMade | Ruling)]


def pieces(table: ArbitratedState) -> str:
    return fen(table.state.game.position)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("manoury-1787", MANOURY_RIGUEUR),
        ("metz", METZ_RIGUEUR),
        ("francaises-64", MANOURY_RIGUEUR),
        ("babylonienne", MANOURY_RIGUEUR),
    ],
)
def test_each_treatise_has_its_manners(rules: str, expected: Strictness) -> None:
    table = DAMES.start(DAMES.ruleset(rules), {"marking": "rigueur"})
    assert isinstance(table, ArbitratedState)
    assert table.strictness is expected
    assert table.ruleset is DAMES.ruleset(rules)
    assert not table.problems()


def test_every_switch_of_manners_is_cited() -> None:
    for rigour in (MANOURY_RIGUEUR, METZ_RIGUEUR):
        assert [name for name, _ in rigour.switches()] == ["touch_huffs", "own_lifted"]


def test_auto_is_the_plain_law() -> None:
    assert isinstance(registry["dames"].start(None, {"marking": "auto"}), DraughtsState)
    assert isinstance(registry["dames"].start(), DraughtsState)


@pytest.mark.parametrize(
    ("rules", "marking", "why"),
    [
        ("manoury-1787", "courtois", "allow no graces"),
        ("fmjd", "rigueur", "knows no huffing"),
        ("metz", "severe", "auto, courtois or rigueur"),
    ],
)
def test_what_no_treatise_gives_is_refused(rules: str, marking: str, why: str) -> None:
    """Both treatises want rigour and give no milder use (MAN ch. III, observation; METZ, observations)."""
    with pytest.raises(OptionError, match=why):
        DAMES.start(DAMES.ruleset(rules), {"marking": marking})


def test_manners_are_for_hands() -> None:
    with pytest.raises(OptionError):
        strictness(Marking.AUTO, DAMES.law.ruleset("metz"))


@pytest.mark.parametrize(
    "act",
    [
        Jeter(WHITE),
        acts.Toucher(Seat(7), Square(33)),
        acts.Jouer(WHITE, Move(Square(33), Square(22), (Square(-3),))),
        acts.Jouer(WHITE, Move(Square(-1), Square(22))),
        acts.Souffler(BLACK, Square(10**9)),
    ],
    ids=repr,
)
def test_alien_acts_are_refused(act: acts.TableAct) -> None:
    with pytest.raises(IllegalAction):
        laid(DUE).apply(act)


def test_a_move_needs_a_hand() -> None:
    with pytest.raises(IllegalAction, match="say who plays this move"):
        laid(DUE).apply(NOTATION.read_act("33x22(28)"))  # type: ignore[arg-type]


def test_nothing_is_done_after_the_end() -> None:
    over = done(laid(DUE), "white quitter")
    assert over.actor is None
    assert not over.actions()
    with pytest.raises(IllegalAction, match="over"):
        over.apply(acts.Adouber(WHITE))


def test_j_adoube_is_said_once() -> None:
    with pytest.raises(IllegalAction, match="already"):
        done(laid(DUE), "white adouber", "white adouber")


def test_who_is_author() -> None:
    table = laid(DUE)
    assert table.actor == WHITE
    assert table.author(acts.Quitter(BLACK)) == BLACK
    wronged = done(table, "45-40")
    assert wronged.actor == BLACK
    assert done(wronged, "toucher 33").actor == BLACK


def test_a_huff_spends_every_fault() -> None:
    """One piece is huffed for one move (MAN rule XII), even if it was false besides."""
    huffed = done(laid(DUE), "white jouer 33-23", "black souffler 23")
    assert pieces(huffed) == "B:W45:B1,28"
    for text in ("black souffler 45", "black faire-rejouer", "black faire-prendre"):
        with pytest.raises(IllegalAction):
            done(huffed, text)


def test_a_false_move_may_be_made_a_capture() -> None:
    """MAN rules XIV, XXXV: replayed rightly, the piece takes, since it must."""
    for claim in ("black faire-prendre", "black faire-rejouer"):
        back = done(laid(DUE), "white jouer 33-23", claim)
        assert [NOTATION.act(act) for act in back.actions()] == ["white jouer 33x22(28)"]


def test_a_false_move_of_another_piece() -> None:
    """MAN rule XXXV: in rule again, the capture comes first, whatever was moved falsely."""
    back = done(laid(DUE), "white jouer 45-30", "black faire-rejouer")
    assert [NOTATION.act(act) for act in back.actions()] == ["white jouer 33x22(28)"]


def test_obeying_is_no_fault() -> None:
    """MAN rule XVII: he plays what he touched because he is made to, so nothing more is huffed."""
    bound = done(laid("W:W33,31,45:B1,28,27"), "white toucher 45", "black souffler 31")
    obeyed = done(bound, "white jouer 45-40")
    assert judged(obeyed) == []
    with pytest.raises(IllegalAction):
        done(obeyed, "black souffler 33")


def test_nobody_takes_up_his_own_fault() -> None:
    wrong = done(laid(DUE), "white jouer 45-40")
    for text in ("white souffler 33", "white faire-prendre", "white laisser"):
        with pytest.raises(IllegalAction):
            done(wrong, text)


def test_a_fault_may_be_let_pass_in_words() -> None:
    """MAN rule XIII. The right is then kept as if one had played."""
    passed = done(laid("B:W36,37,40,49,50:B7,8,12,27,35"), "black jouer 12-17", "white laisser")
    assert judged(passed) == ["white kept 35"]
    assert passed.actor == WHITE
    with pytest.raises(IllegalAction):
        done(passed, "white souffler 35")
    again = done(passed, "white jouer 37-31", "black jouer 17-22")
    assert judged(again) == ["black omitted souffler 35"]


def test_the_right_outlives_a_move_taken_back() -> None:
    """MAN rule XVIII: White let Black's fault pass, then erred himself; his right is still his."""
    start = laid("B:W36,37,40,49,50:B7,8,12,27,35")
    erred = done(start, "black jouer 12-17", "white jouer 37-33")
    assert judged(erred) == ["white kept 35", "white false-move"]
    replayed = done(erred, "black faire-rejouer", "white jouer 37-31", "black jouer 17-22")
    assert judged(replayed) == ["black omitted souffler 35"]


def test_the_piece_that_moved_is_no_longer_where_it_was() -> None:
    """MAN rule XVIII: 35 could be huffed as long as it stayed; its own move ends the older right."""
    start = laid("B:W22,27,40:B1,2,12,35", "metz")
    kept = done(start, "black jouer 1-6", "white jouer 22-17", "black jouer 35x44(40)")
    assert judged(kept) == ["black weaker souffler 12"]


def test_hands_on_the_board_survive_a_huff() -> None:
    """MAN rule III: Black touched 1 before he huffed, so it is 1 he plays."""
    huffed = done(laid(DUE), "45-40", "black toucher 1", "black souffler 33")
    assert huffed.state.touched == (1,)
    assert {NOTATION.act(act) for act in huffed.actions()} == {"black jouer 1-6", "black jouer 1-7"}


def test_an_end_that_hangs_on_a_fault() -> None:
    """White's last lift is false and leaves Black nothing: it is no end until Black lets it pass."""
    hanging = done(laid("W:W33,45:B1,28"), "white jouer 33x22(1,28)")
    assert hanging.outcome is None
    assert hanging.actor == BLACK
    with pytest.raises(IllegalAction, match="object to it, or let it pass"):
        hanging.apply(acts.Jouer(BLACK, Move(Square(1), Square(6))))
    assert done(hanging, "black toucher 45").state.touched == ()
    back = done(hanging, "black faire-prendre", "white jouer 33x22(28)")
    assert pieces(back) == "B:W22,45:B1"
    huffed = done(hanging, "black souffler 22")
    assert huffed.outcome is not None
    assert huffed.outcome.winners == (WHITE,)


def test_both_may_be_left_without_a_piece() -> None:
    """METZ rule XXI: who is first without pieces has lost."""
    huffed = done(laid("W:W33:B1,28"), "white jouer 33x22(1,28)", "black souffler 22")
    assert huffed.outcome is not None
    assert huffed.outcome.winners == (WHITE,)
    assert not huffed.problems()


def test_huffing_may_leave_three_kings_against_one() -> None:
    """MAN rule XXIX: twenty moves are counted from when the kings stand so, be it by a huff."""
    wrong = done(laid("B:WK14,K26,K36:B9,K50"), "black jouer 50-45")
    assert judged(wrong) == ["black omitted souffler 9"]
    huffed = done(wrong, "white souffler 9")
    (begun,) = [event for event in huffed.events if isinstance(event, LimitBegun)]
    assert (begun.seat, begun.coups) == (BLACK, 20)


def test_the_first_to_have_a_king_by_a_false_move() -> None:
    """An agreement neither treatise describes; the fault is dealt with first all the same."""
    start = laid("W:W11,45:B20", premier_a_dame=True)
    false = done(start, "white jouer 11-1")
    assert false.outcome is None
    assert done(false, "black faire-rejouer").actor == WHITE
    ended = done(false, "black laisser")
    assert ended.outcome is not None
    assert ended.outcome.winners == (WHITE,)


OFFERING = "B:WK1,33,38:BK50"


def test_the_offer_to_crown_is_made_as_in_the_plain_game() -> None:
    """MAN rule XXXIV; METZ rule XVIII."""
    offered = done(laid(OFFERING), "offrir-de-damer")
    assert offered.actor == WHITE
    assert offered.author(offered.actions()[0]) == WHITE
    with pytest.raises(IllegalAction, match="answer the offer to crown first"):
        offered.apply(acts.Jouer(BLACK, Move(Square(50), Square(44))))
    assert done(offered, "black toucher 50").state.touched == ()
    crowned = done(offered, "laisser-damer")
    assert any(isinstance(event, LimitBegun) for event in crowned.events)
    left = done(offered, "refuser-de-damer", "quitter-remise")
    assert left.outcome is not None
    assert left.outcome.winners == ()


def test_who_offers_lets_faults_pass() -> None:
    start = laid("W:WK1,33,38:BK50")
    offered = done(start, "white jouer 33-23", "offrir-de-damer")
    assert judged(offered) == ["black lapsed"]
    with pytest.raises(IllegalAction):
        done(offered, "black faire-rejouer")


def test_what_is_touched_is_played_before_any_offer() -> None:
    with pytest.raises(IllegalAction, match="first play the piece"):
        done(laid(OFFERING), "black toucher 50", "offrir-de-damer")


def test_two_ways_to_have_forgotten() -> None:
    """From 3 to 35 the king takes 12 and 40, and 39 or the king 43 (METZ rule XII leaves the choice).

    If neither is lifted nobody can say which was forgotten, so there is nothing to consent to.
    """
    start = laid("W:WK3:B12,39,40,K43", "metz")
    whole = {NOTATION.act(act) for act in start.actions()}
    assert {"white jouer 3x35(12,39,40)", "white jouer 3x35(12,40,43)"} <= whole
    forgotten = done(start, "white jouer 3x35(12,40)")
    assert judged(forgotten) == ["white forgotten souffler 35"]
    with pytest.raises(IllegalAction, match="nothing to consent"):
        done(forgotten, "black consentir")
    assert judged(done(forgotten, "black faire-prendre")) == ["white made-to-take 3"]


def test_seats_can_be_exchanged() -> None:
    for texts in (
        ("45-40",),
        ("45-40", "toucher 33"),
        ("45-40", "faire-prendre"),
        ("white proposer-de-quitter",),
    ):
        table = done(laid(DUE), *texts)
        assert table.mirrored().mirrored() == table
