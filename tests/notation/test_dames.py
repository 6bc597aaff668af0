"""Moves, states and events of draughts as text."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from academie.games.draughts.law import DAMES, DraughtsRules, DraughtsState, Phase
from academie.games.draughts.law.acts import LaisserDamer, Move, OffrirDeDamer, QuitterRemise, RefuserDeDamer
from academie.games.draughts.law.board import Square
from academie.games.draughts.law.events import (
    Crowned,
    Drawn,
    LimitBegun,
    OfferMade,
    OfferRefused,
    Taken,
    Why,
    Won,
)
from academie.games.draughts.law.limits import Limit
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.text.move import find_move, short
from academie.kernel import (
    BLACK,
    WHITE,
    Action,
    Citation,
    Event,
    NotationError,
    OptionValue,
    Record,
    SetupError,
)
from academie.notation import notation_of, read, to_text
from academie.registry import registry
from academie.sources import MANOURY as MANOURY_BOOK
from academie.testing import check_game
from academie.words import Language, languages
from tests.games.draughts.law.random_positions import random_position
from tests.games.draughts.law.table import FMJD, MANOURY, METZ, black_to_move, shuffled, white_to_move
from tests.notation.draughts import move
from tests.rings import count

NOTATION = notation_of("dames")
CITATION = Citation(MANOURY_BOOK, "anywhere")

AMBIGUOUS = DraughtsState(FMJD, white_to_move(black=[14, 19, 29, 31, 42], white_kings=[47]))
"""The example of PDN 3.0 for captures that their ends do not tell."""


class TestActs:
    @pytest.mark.parametrize(
        ("act", "text"),
        [
            (move(32, 28), "32-28"),
            (move(6, 1), "6-1"),
            (move(32, 21, 27), "32x21(27)"),
            (move(38, 16, 11, 12, 22, 32), "38x16(11,12,22,32)"),
            (move(38, 38, 22, 23, 32, 33), "38x38(22,23,32,33)"),
            (OffrirDeDamer(), "offrir-de-damer"),
            (LaisserDamer(), "laisser-damer"),
            (RefuserDeDamer(), "refuser-de-damer"),
            (QuitterRemise(), "quitter-remise"),
        ],
    )
    def test_written_and_read(self, act: Action, text: str) -> None:
        assert NOTATION.act(act) == text
        assert NOTATION.read_act(text) == act
        assert NOTATION.read_act(f" {text.upper()} ") == act

    def test_what_is_taken_is_put_in_order(self) -> None:
        assert NOTATION.read_act("38x16(32,11,22,12)") == move(38, 16, 11, 12, 22, 32)

    @pytest.mark.parametrize(
        "text",
        ["", "32", "32x21", "32x21()", "32x21(27", "32-28(27)", "32:21(27)", "a3-b4", "3²-28", "132-28"],
    )
    def test_a_record_tells_moves_in_full(self, text: str) -> None:
        with pytest.raises(NotationError, match="is not a move: write 32-28, 32x21, or 32x21"):
            NOTATION.read_act(text)


class TestMeant:
    @pytest.mark.parametrize("text", ["32-28", " 32-28 ", "32 - 28", "32x28"])
    def test_a_step(self, text: str) -> None:
        assert NOTATION.resolve(DAMES.start(), text) == move(32, 28)

    @pytest.mark.parametrize(
        "text",
        ["28x10", "28x19x10", "28:19:10", "28X10", "28×10", "28-10", "28x10(14,23)", "28x10(23,14)"],
    )
    def test_a_capture(self, text: str) -> None:
        state = DraughtsState(FMJD, white_to_move([28], [23, 14]))
        meant = NOTATION.resolve(state, text)
        assert meant == move(28, 10, 14, 23)
        assert meant.path == (28, 19, 10)

    @pytest.mark.parametrize(
        ("text", "taken"),
        [
            ("47x38x24x13x36", (19, 29, 31, 42)),
            ("47x38x20x9x36", (14, 29, 31, 42)),
            ("47x24x36", (19, 29, 31, 42)),
            ("47x33x24x13x36", (19, 29, 31, 42)),
            ("47x9x36", (14, 29, 31, 42)),
            ("47x36(14,29,31,42)", (14, 29, 31, 42)),
        ],
    )
    def test_the_route_tells_captures_apart(self, text: str, taken: tuple[int, ...]) -> None:
        assert NOTATION.resolve(AMBIGUOUS, text) == move(47, 36, *taken)

    @pytest.mark.parametrize("text", ["47x36", "47x38x36"])
    def test_too_little_is_told(self, text: str) -> None:
        with pytest.raises(NotationError, match=f"'{text}' may be any of: 47x38x20x9x36, 47x38x24x13x36"):
            NOTATION.resolve(AMBIGUOUS, text)

    def test_written_no_longer_than_need_be(self) -> None:
        assert [short(act, AMBIGUOUS.actions()) for act in AMBIGUOUS.actions() if isinstance(act, Move)] == [
            "47x38x20x9x36",
            "47x38x24x13x36",
        ]
        plain = DraughtsState(FMJD, white_to_move([28], [23, 14]))
        (capture,) = plain.actions()
        assert isinstance(capture, Move)
        assert short(capture, plain.actions()) == "28x10"

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("32-27-22", "not legal here; try one of: 31-26"),
            ("1-6", "not legal here"),
            ("32x21(27)", "'32x21(27)' is not legal here; try one of: 31-26, 31-27, 32-27,"),
            ("offrir-de-damer", "not legal here"),
            ("tenir", "is not a move"),
        ],
    )
    def test_not_here(self, text: str, message: str) -> None:
        with pytest.raises(NotationError) as refused:
            NOTATION.resolve(DAMES.start(), text)
        assert message in str(refused.value)

    def test_offers_are_among_the_choices(self) -> None:
        state = DraughtsState(METZ, black_to_move([31, 32], [], [8], [26]))
        assert "offrir-de-damer" in NOTATION.choices(state).en
        assert NOTATION.resolve(state, "offrir-de-damer") == OffrirDeDamer()

    def test_nothing_is_legal_when_it_is_over(self) -> None:
        over = DraughtsState(FMJD, white_to_move([], [1]))
        with pytest.raises(NotationError, match="the game is over"):
            NOTATION.resolve(over, "32-28")

    @given(st.integers(), st.sampled_from(DAMES.rulesets))
    @settings(max_examples=200, deadline=None)
    def test_short_moves_mean_what_they_were(self, seed: int, rules: DraughtsRules) -> None:
        damier = rules.damier.value
        state = DraughtsState(rules, random_position(random.Random(seed), damier, rules.men.value))
        for act in state.actions():
            if isinstance(act, Move):
                assert find_move(state, short(act, state.actions())) is act


STATES = [
    pytest.param(DraughtsState(FMJD, white_to_move([31], [1])), "W:W31:B1", id="plain"),
    pytest.param(
        DraughtsState(METZ, black_to_move([31, 32], [], [8], [26]), phase=Phase.OFFERED, quiet=6),
        "B:WK8,31,32:BK26 phase=offered quiet=6",
        id="offer",
    ),
    pytest.param(
        DraughtsState(MANOURY, white_to_move([], [], [45], [1, 2, 3]), limit=Limit(WHITE, 37), quiet=3),
        "W:WK45:BK1,K2,K3 limit=white:37 quiet=3",
        id="limit",
    ),
    pytest.param(
        shuffled(DraughtsState(FMJD, white_to_move([36], [5], [50], [1])), 3, "50-45", "1-6", "45-50"),
        "B:W36,K50:B5,K6 quiet=3 seen=B:W36,K45:BK1,5;W:W36,K45:B5,K6;W:W36,K50:BK1,5",
        id="seen",
    ),
    pytest.param(
        DraughtsState(
            METZ, white_to_move([31], [1]), Agreement(qui_perd_gagne=True, remise=BLACK, giver=WHITE)
        ),
        "W:W31:B1 qui_perd_gagne=true remise=black giver=white",
        id="odds",
    ),
    pytest.param(
        DraughtsState(METZ, white_to_move([31], [1]), Agreement(premier_a_dame=True)),
        "W:W31:B1 premier_a_dame=true",
        id="first king",
    ),
]


class TestStates:
    @pytest.mark.parametrize(("state", "text"), STATES)
    def test_written_and_read(self, state: DraughtsState, text: str) -> None:
        assert NOTATION.state(state) == text
        assert NOTATION.read_state(text, state.rules) == state

    def test_the_position_may_be_written_with_blanks(self) -> None:
        assert NOTATION.read_state("W: W 31, 32 : B 1-3 quiet=2") == DraughtsState(
            FMJD, white_to_move([31, 32], [1, 2, 3]), quiet=2
        )

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("", "is not a position"),
            ("quiet=2", "is not a position"),
            ("W:W31:B1 quiet=-1", "should be a number of moves"),
            ("W:W31:B1 quiet=" + "9" * 5000, "should be a number of moves"),
            ("W:W31:B1 limit=3", "limit=3 cannot be read"),
            ("W:W31:B1 limit=red:3", "limit=red:3 cannot be read"),
            ("W:W31:B1 phase=later", "phase=later cannot be read"),
            ("W:W31:B1 remise=red", "remise=red cannot be read"),
            ("W:W31:B1 qui_perd_gagne=yes", "cannot be read"),
            ("W:W31:B1 seen=somewhere", "is not a position"),
            ("W:W31:B1 moon=full", "unknown fields: moon"),
            ("W:W31:B1 quiet=1 quiet=1", "given once"),
        ],
    )
    def test_cannot_be_read(self, text: str, message: str) -> None:
        with pytest.raises(NotationError, match=message):
            NOTATION.read_state(text)

    def test_cannot_be(self) -> None:
        with pytest.raises(SetupError) as refused:
            NOTATION.read_state("W:W3:B48")
        assert tuple(reason.en for reason in refused.value.reasons) == (
            "White has a man on 3, where it would be crowned",
            "Black has a man on 48, where it would be crowned",
        )


FRENCH_AND_ENGLISH: list[tuple[Event, str, str]] = [
    (
        Taken(seat=WHITE, citation=CITATION, squares=(Square(27),), kings=0),
        "Blanc prend un pion (27)",
        "White takes a man (27)",
    ),
    (
        Taken(seat=BLACK, citation=CITATION, squares=(Square(9), Square(18), Square(27)), kings=1),
        "Noir prend 2 pions et une dame (9, 18, 27)",
        "Black takes 2 men and a king (9, 18, 27)",
    ),
    (
        Taken(seat=BLACK, citation=CITATION, squares=(Square(9), Square(18)), kings=2),
        "Noir prend 2 dames (9, 18)",
        "Black takes 2 kings (9, 18)",
    ),
    (
        Crowned(seat=WHITE, citation=CITATION, square=Square(3)),
        "Blanc a une dame en 3",
        "White has a king on 3",
    ),
    (
        LimitBegun(seat=BLACK, citation=CITATION, coups=20),
        "Il reste 20 coups à jouer contre la dame seule de Noir",
        "20 moves are left to play against Black's lone king",
    ),
    (
        OfferMade(seat=BLACK, citation=CITATION),
        "Noir offre de damer les pions adverses",
        "Black offers to crown the opponent's men",
    ),
    (
        OfferRefused(seat=WHITE, citation=CITATION),
        "Blanc refuse qu’on dame ses pions",
        "White refuses to have their men crowned",
    ),
    (
        Won(seat=WHITE, citation=CITATION, why=Why.BLOCKED),
        "Blanc gagne : un des joueurs ne peut plus jouer",
        "White wins: one player cannot move",
    ),
    (
        Drawn(seat=WHITE, citation=CITATION, why=Why.LIMITED),
        "Partie remise : les coups limités sont joués",
        "Draw: the limited moves have been played",
    ),
]


class TestWords:
    @pytest.mark.parametrize(("event", "french", "english"), FRENCH_AND_ENGLISH)
    def test_in_both_languages(self, event: Event, french: str, english: str) -> None:
        assert NOTATION.describe(event, Language.FRENCH) == french
        assert NOTATION.describe(event, Language.ENGLISH) == english

    @pytest.mark.parametrize("why", Why)
    @pytest.mark.parametrize("language", languages())
    def test_every_end_has_words(self, why: Why, language: Language) -> None:
        event = Drawn(seat=WHITE, citation=CITATION, why=why)
        assert len(NOTATION.describe(event, language)) > 10

    def test_of_no_other_game(self) -> None:
        with pytest.raises(TypeError, match="not an event of draughts"):
            NOTATION.describe(Event(seat=WHITE, citation=CITATION), Language.FRENCH)


def test_a_record_for_people() -> None:
    game = registry["dames"]
    record: Record[Any] = Record(
        game,
        "dames/manoury-1787",
        (),
        (move(32, 28), move(19, 23), move(28, 19, 23)),
        (("White", "Manoury"),),
    )
    assert to_text(record).splitlines()[3:] == ['[White "Manoury"]', "", "32-28", "19-23", "28x19(23)"]
    assert read(to_text(record)) == record


@pytest.mark.parametrize(
    "options",
    [
        {"qui_perd_gagne": True},
        {"premier_a_dame": True},
        {"remise": "black"},
        {"white_men_less": 2, "first": "white"},
        {"white_dames": 5, "white_men_less": 5},
        {"diagonale": True},
        {"position": "B:W27,K5,32:BK46,18,19"},
    ],
    ids=str,
)
@pytest.mark.parametrize("ruleset", DAMES.rulesets[:3], ids=lambda rules: rules.id)
def test_every_agreement_passes_the_kit(ruleset: DraughtsRules, options: dict[str, OptionValue]) -> None:
    check_game(registry["dames"], ruleset, seeds=range(count(1, 2)), options=options, every=count(23, 1))
