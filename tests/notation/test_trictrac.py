"""Acts and positions of trictrac as text."""

import pytest

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import throw
from academie.games.tables.law.track import OFF, Move
from academie.games.trictrac.law import TRICTRAC, Phase, TrictracState
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, Undertake
from academie.kernel import BLACK, WHITE, Action, NotationError
from tests.games.trictrac.law.setting import DEFAULT, NOTATION, act, position, thrown

ACTS = [
    pytest.param(FirstDice(6, 2), "w6b2", id="first dice"),
    pytest.param(throw(5, 6), "6-5", id="throw"),
    pytest.param(Tenir(), "tenir", id="tenir"),
    pytest.param(SEnAller(), "s-en-aller", id="s'en aller"),
    pytest.param(Undertake(Promise.PLEIN), "plein", id="plein"),
    pytest.param(Undertake(Promise.COIN), "coin", id="coin"),
    pytest.param(Play(), "passe", id="nothing to play"),
    pytest.param(Play((Move(0, 5), Move(0, 6))), "0/5 0/6", id="two men"),
    pytest.param(Play((Move(8, 20),)), "8/20", id="one man"),
    pytest.param(Play((Move(18, OFF), Move(20, 23))), "18/off 20/23", id="off"),
]


@pytest.mark.parametrize(("value", "text"), ACTS)
def test_acts(value: Action, text: str) -> None:
    assert NOTATION.act(value) == text
    assert NOTATION.read_act(text) == value
    assert NOTATION.read_act(f"  {text.upper()} ") == value


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        pytest.param("8/14/20", (Move(8, 20),), id="the rest is told: one man's move"),
        pytest.param("8/14 14/20", (Move(8, 20),), id="a relay is one man's move"),
        pytest.param("14/20 8/14", (Move(8, 20),), id="in either order"),
        pytest.param("0/6 0/5", (Move(0, 5), Move(0, 6)), id="sorted"),
        pytest.param("0-6 0-5", (Move(0, 5), Move(0, 6)), id="with dashes"),
        pytest.param("A/G A/F", (Move(0, 5), Move(0, 6)), id="by White's letters"),
        pytest.param("23/bande", (Move(23, OFF),), id="the bande"),
        pytest.param("17/18/off", (Move(17, OFF),), id="in and off"),
    ],
)
def test_plays_are_read_in_several_ways(text: str, moves: tuple[Move, ...]) -> None:
    assert NOTATION.read_act(text) == Play(moves)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is no play: write w6/w9 w6/wC, w5/b10 for one man, b5/off, or passe"),
        ("0/6 0/5 0/4", "is no play"),
        ("0/1/2/3", "is no play"),
        ("6", "is no move: write where the man starts and ends, as wT/w6"),
        ("off/6", "is no move"),
        ("0/24", "is no point of the board"),
        ("0//6", "is no point of the board"),
        ("w7b1", "is no"),
        ("7-1/2-2", "is no"),
        ("hello world", "is no"),
    ],
)
def test_what_is_no_act(text: str, message: str) -> None:
    with pytest.raises(NotationError) as refused:
        NOTATION.read_act(text)
    assert message in str(refused.value)


class TestResolve:
    """What a person means in a position."""

    def test_letters_are_the_throwers_own(self) -> None:
        """LEP writes Black's talon Y: his six from there ends on R."""
        white = thrown("0x15/0x15 white", "6-5")
        black = thrown("0x15/0x15 black", "6-5")
        assert NOTATION.resolve(white, "A/G A/F") == Play((Move(0, 5), Move(0, 6)))
        assert NOTATION.resolve(black, "Y/R y/s") == Play((Move(0, 5), Move(0, 6)))

    def test_a_rest_may_be_told(self) -> None:
        """ACAD-B ch. X fig. 2: the man passes by case 9 to case 3."""
        state = thrown("5,6x3,7x2,8x2,9x2,10x3,11x2/0x3,4,5x2,6x3,7x2,10x2,11x2", "6-6")
        assert NOTATION.resolve(state, "8/14/20") == Play((Move(8, 20),))
        assert NOTATION.resolve(state, " 8/20 ") == Play((Move(8, 20),))

    def test_dashes_in_a_play_are_no_throw(self) -> None:
        assert NOTATION.resolve(thrown("0x15/0x15", "6-5"), "0-6 0-5") == Play((Move(0, 5), Move(0, 6)))

    def test_what_is_not_legal_is_refused_with_what_is(self) -> None:
        with pytest.raises(NotationError, match="'0/11' is not legal here; try one of: ○T→○5 ○T→○6"):
            NOTATION.resolve(thrown("0x15/0x15", "6-5"), "0/11")

    def test_a_long_list_is_cut(self) -> None:
        with pytest.raises(
            NotationError, match=r"White 1, Black 1; White 1, Black 2: Black begins; .*… \(36"
        ):
            NOTATION.resolve(TRICTRAC.start(), "tenir")

    def test_a_throw_is_named_in_any_order(self) -> None:
        assert NOTATION.resolve(position("0x15/0x15"), "5-6") == throw(6, 5)


STATES = [
    pytest.param("0x15/0x15 white", id="plain"),
    pytest.param("0x15/0x15 white phase=first-dice", id="start"),
    pytest.param("0x13,6,8/0x15 black dice=6-5", id="a throw to play"),
    pytest.param("0x15/0x15 black points=4-10 holes=3-11 bredouille=black runs=0-4", id="score"),
    pytest.param("0x13,11x2/0x13,11x2 white throws=1-3 coins=white,black", id="pasts"),
    pytest.param("-/18x3 black", id="nobody left"),
    pytest.param("0x15/0x15 white holes=4-0 goal=14 keeps=black", id="agreements"),
    pytest.param("0x15/0x15 black meet=6-5", id="a throw to meet"),
    pytest.param("0x15/0x15 white form=marque goal=6", id="a marqué"),
]


class TestPositions:
    @pytest.mark.parametrize("text", STATES)
    def test_read_and_written(self, text: str) -> None:
        assert NOTATION.state(position(text)) == text

    def test_letters(self) -> None:
        assert position("A13,G,I/Y15 black") == position("0x13,6,8/0x15 black")

    def test_white_throws_unless_it_is_said(self) -> None:
        assert position("0x15/0x15").thrower == WHITE
        assert position("0x15/0x15 black").thrower == BLACK

    def test_the_phase_follows_from_the_dice(self) -> None:
        assert position("0x15/0x15").phase is Phase.THROW
        assert position("0x15/0x15 dice=5-6").phase is Phase.PLAY
        assert position("0x15/0x15 dice=5-6").dice == throw(6, 5)

    def test_fields_come_in_any_order(self) -> None:
        assert position("0x15/0x15 white holes=1-2 points=4-0") == position("0x15/0x15 points=4-0 holes=1-2")

    def test_the_rule_set_is_not_part_of_the_text(self) -> None:
        acad = TRICTRAC.ruleset("acad-1749")
        assert position("0x15/0x15", acad).rules is acad
        assert NOTATION.read_state("0x15/0x15").rules is DEFAULT

    def test_a_position_read_goes_on_as_it_would_have(self) -> None:
        """The plein marked at the throw still obliges once the position is written and read."""
        state = thrown("0x2,5,6x2,7x2,8x2,9x3,10,11x2/0x15", "5-1")
        assert {*position(NOTATION.state(state)).actions()} == {*state.actions()}

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("", "is no position: write WHITE/BLACK men, white or black, then fields"),
            ("0x15", "is no position"),
            ("0x15/0x15/0x15", "is no position"),
            ("0x15/ white", "is no stack of men"),
            ("0x15/0x15 red", "'red' should be a field key=value, given once"),
            ("0x15/0x15 white black", "'black' should be a field"),
            ("0x15/0x15 white dice=6-5 dice=6-5", "'dice=6-5' should be a field key=value"),
            ("0x15/0x15 white colour=red", "unknown fields: colour"),
            ("0x15/0x15 white dice=7-1", "dice=7-1 cannot be read"),
            ("0x15/0x15 white dice=6", "dice=6 cannot be read"),
            ("0x15/0x15 white points=a-b", "points=a-b cannot be read"),
            ("0x15/0x15 white holes=1-2-3", "holes=1-2-3 cannot be read"),
            ("0x15/0x15 white bredouille=red", "bredouille=red cannot be read"),
            ("0x15/0x15 white keeps=nobody", "keeps=nobody cannot be read"),
            ("0x15/0x15 white phase=asleep", "phase=asleep cannot be read"),
            ("0x15/0x15 white promise=gold", "promise=gold cannot be read"),
            ("0x15/0x15 white form=poule", "form=poule cannot be read"),
            ("0x15/0x15 white due=much", "due=much cannot be read"),
            ("0x15/0x15 white goal=", "goal= cannot be read"),
            ("0x15/0x15 white meet=0-0", "meet=0-0 cannot be read"),
            ("0x15/0x15 white runs=", "runs= cannot be read"),
            ("0x15/0x15 white throws=x", "throws=x cannot be read"),
        ],
    )
    def test_what_cannot_be_read(self, text: str, message: str) -> None:
        with pytest.raises(NotationError) as refused:
            NOTATION.read_state(text)
        assert message in str(refused.value)


def test_every_phase_of_a_partie_can_be_written() -> None:
    """A hole, the choice, and the end."""
    fig_9 = "0,3,4,6x3,7x2,8x2,9x2,10,11x2/0x2,1,2,3,4,6,7,8x2,9x2,10,11x2 white points=10-4 holes=10-0"
    over = thrown(fig_9, "6-4")
    hold = thrown(fig_9.replace("holes=10-0", "holes=1-0"), "6-4")
    for state in (over, hold, act(hold, "tenir"), act(hold, "s-en-aller")):
        read = NOTATION.read_state(NOTATION.state(state))
        assert isinstance(read, TrictracState)
        assert (read, read.actions()) == (state, state.actions())
