"""Dames rabattues: what its chapters leave open, and what holds at every act."""

import pytest

from academie.games.rabattues.law import RABATTUES, RabattuesRules, RabattuesState
from academie.games.rabattues.law.state import AllLaid, Laid, Lifted, ThrowsAgain, Unplayed
from academie.games.rabattues.text import RabattuesNotation
from academie.games.tables.law.throw import Throw
from academie.kernel import OptionError, SetupError
from academie.testing import random_game
from tests.games.small.variants import variant

NOTATION = RabattuesNotation()
LAW = RABATTUES.default
ATTENTION = RABATTUES.ruleset("acad-1806-attention")
ONE_TO_LAY = "2,2,2,3,3,2+1"
ALL_LAID = "2,2,2,3,3,3"


def played(position: str, *acts: str, law: RabattuesRules = LAW) -> RabattuesState:
    state = NOTATION.read_state(position, law)
    for text in acts:
        state = state.apply(NOTATION.resolve(state, text))
    return state


def after(position: str, *acts: str, law: RabattuesRules = LAW) -> str:
    return NOTATION.state(played(position, *acts, law=law))


@pytest.mark.parametrize(("dice", "play"), [("6-1", "jouer 6 1"), ("6-6", "jouer 6 6")])
def test_the_number_left_once_the_last_is_laid_lifts(dice: str, play: str) -> None:
    """The chapter forbids lifting while a man is to be laid; none is once the first number has laid it."""
    lifted = "1,2,2,3,3,3" if dice == "6-1" else "2,2,2,3,3,2"
    state = NOTATION.read_state(f"{ONE_TO_LAY}/{ALL_LAID} white dice={dice}")
    assert [NOTATION.act(act) for act in state.actions()] == [play]
    assert after(f"{ONE_TO_LAY}/{ALL_LAID} white dice={dice}", play).startswith(f"{lifted}/{ALL_LAID}")


def test_the_order_that_plays_both_is_taken() -> None:
    """Here the lower number must be played first."""
    state = NOTATION.read_state(f"2,2,1+1,3,3,3/{ALL_LAID} white dice=6-3")
    assert [NOTATION.act(act) for act in state.actions()] == ["jouer 3 6"]


def test_by_another_reading_it_does_not_lift_yet() -> None:
    law = variant(LAW, lay_and_lift=False)
    line = after(f"{ONE_TO_LAY}/{ALL_LAID} white dice=6-1", "jouer 6", law=law)
    assert line == "2,2,2,3,3,3/1,2,2,3,3,3 black"


def test_who_still_lays_may_use_what_the_other_who_lifts_cannot() -> None:
    """ACAD ch. VI denies him only to lift; by a stricter reading he has nothing of it."""
    position = f"2,2,2,3,3,0/{ONE_TO_LAY} white dice=6-1"
    assert after(position, "jouer 1") == f"1,2,2,3,3,0/{ALL_LAID} black"
    strict = after(position, "jouer 1", law=variant(LAW, lay_by_transfer=False))
    assert strict == f"1,2,2,3,3,0/{ONE_TO_LAY} black"


def test_the_stricter_reading_leaves_those_alone_who_both_lay() -> None:
    law = variant(LAW, lay_by_transfer=False)
    position = "2,1+1,1+1,1+2,1+2,1+2/1+1,1+1,1+1,1+2,1+2,1+2 white dice=2-1"
    assert after(position, "jouer 2", law=law).split("/")[1].startswith("2,1+1")


def test_a_doublet_might_not_be_thrown_again() -> None:
    line = after(
        f"{ONE_TO_LAY}/{ALL_LAID} white dice=6-6", "jouer 6 6", law=variant(LAW, doublet_again=False)
    )
    assert line.endswith("black")


def test_by_attention_one_takes_what_one_sees() -> None:
    position = f"{ONE_TO_LAY}/{ALL_LAID} white dice=2-1"
    asked = played(position, "passe", law=ATTENTION)
    assert asked.actor == 1
    assert {NOTATION.act(act) for act in asked.actions()} == {
        "laisser",
        "prendre 2",
        "prendre 1",
        "prendre 2 1",
    }
    assert after(position, "passe", "prendre 1 2", law=ATTENTION) == f"{ONE_TO_LAY}/1,1,2,3,3,3 black"


def test_he_is_asked_even_if_there_is_nothing_to_take() -> None:
    """Else being asked would be a warning, which nobody owes him (ACAD ch. V)."""
    position = "2,2,1+1,3,3,3/2,2,1+1,3,3,3 white dice=2-1"
    asked = played(position, "passe", law=ATTENTION)
    assert (asked.actor, [NOTATION.act(act) for act in asked.actions()]) == (1, ["laisser"])


@pytest.mark.parametrize("law", RABATTUES.rulesets, ids=lambda law: law.id)
def test_what_holds_at_every_act(law: RabattuesRules) -> None:
    """Each number of a throw does one thing at most, and nobody lifts while he has a man to lay."""
    seen: set[type] = set()
    for seed in range(8):
        numbers: list[int] = []
        for step in random_game(RABATTUES, law, seed):
            if isinstance(step.act, Throw):
                numbers = [*step.act.numbers]
            assert isinstance(step.state, RabattuesState)
            laid = [side.laid for side in step.state.sides]
            for event in step.after.events:
                seen.add(type(event))
                match event:
                    case Laid() | Unplayed():
                        numbers.remove(event.number)
                    case Lifted():
                        assert laid[event.seat]
                        numbers.remove(event.number)
                    case AllLaid():
                        laid[event.seat] = True
                    case ThrowsAgain():
                        assert not numbers
                    case _:
                        pass
    assert seen >= {Laid, Lifted, AllLaid, Unplayed, ThrowsAgain}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"3,2,2,3,3,3/{ALL_LAID} white", "3 men on flèche 1, where there are 2"),
        (f"1,2,2,3,3,2+1/{ALL_LAID} white", "lifted men before all were laid"),
        (f"0+1,2,2,3,3,3/{ALL_LAID} white", "stacked on nothing"),
        (f"0,0,0,0,0,0/{ALL_LAID} white", "somebody has won"),
        (f"{ALL_LAID}/{ALL_LAID} white dice=2-1 left=3 phase=answer", "not on the dice"),
        (f"{ALL_LAID}/{ALL_LAID} white dice=2-1 left=2", "numbers can only be left"),
    ],
)
def test_impossible(text: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        NOTATION.read_state(text)


def test_options() -> None:
    with pytest.raises(OptionError, match="rabattues has no option double"):
        RABATTUES.start(None, {"double": True})
