"""The offer to crown: Manoury's rule XXXIV, Metz's XVIII."""

import pytest

from academie.games.draughts.law import DraughtsRules, DraughtsState, Phase, Position
from academie.games.draughts.law.acts import LaisserDamer, OffrirDeDamer, QuitterRemise, RefuserDeDamer
from academie.games.draughts.law.events import Crowned, Drawn, LimitBegun, OfferMade, OfferRefused
from academie.games.draughts.law.limits import Limit
from academie.games.draughts.law.options import Agreement
from academie.kernel import BLACK, WHITE, IllegalAction
from tests.games.draughts.law.table import (
    FMJD,
    MANOURY,
    METZ,
    black_to_move,
    brought,
    played,
    reason,
    winner,
    words,
)

treatises = pytest.mark.parametrize("rules", [MANOURY, METZ], ids=lambda rules: rules.id)

KING_AND_TWO_MEN = black_to_move([31, 36], (), [48], [6])
TWO_KINGS_AND_A_MAN = black_to_move([36], (), [48, 25], [6])


@treatises
@pytest.mark.parametrize("board", [KING_AND_TWO_MEN, TWO_KINGS_AND_A_MAN])
def test_accepted(rules: DraughtsRules, board: Position) -> None:
    """The men are crowned where they stand, and the twenty moves begin with the lone king's."""
    offered = DraughtsState(rules, board).apply(OffrirDeDamer())
    assert brought(offered, OfferMade)
    assert (offered.actor, words(offered)) == (WHITE, {"LaisserDamer", "RefuserDeDamer"})
    state = offered.apply(LaisserDamer())
    assert state.actor == BLACK
    assert state.position.men_and_kings(WHITE) == (0, 3)
    assert state.position.white == board.white
    assert state.limit == Limit(BLACK, 40)
    assert len(brought(state, Crowned)) == board.men_and_kings(WHITE)[0]
    assert brought(state, LimitBegun)[0].coups == 20


@treatises
def test_refused(rules: DraughtsRules) -> None:
    """The lone king may then leave, and the game is drawn."""
    refused = DraughtsState(rules, KING_AND_TWO_MEN).apply(OffrirDeDamer()).apply(RefuserDeDamer())
    assert brought(refused, OfferRefused)[0].seat == WHITE
    assert refused.actor == BLACK
    over = refused.apply(QuitterRemise())
    assert (reason(over), winner(over)) == ("offre-refusee", None)
    (drawn,) = brought(over, Drawn)
    assert (drawn.seat, drawn.citation) == (BLACK, rules.offer_to_crown.citation)


@treatises
def test_playing_on_after_a_refusal(rules: DraughtsRules) -> None:
    """Leaving is a right, not a duty; it lapses with the move, and the offer may be made again later."""
    refused = DraughtsState(rules, KING_AND_TWO_MEN).apply(OffrirDeDamer()).apply(RefuserDeDamer())
    assert "OffrirDeDamer" not in words(refused)
    on = played(refused, "6-1")
    assert on.phase is Phase.PLAY
    with pytest.raises(IllegalAction):
        played(on, "48-43").apply(QuitterRemise())
    assert "OffrirDeDamer" in words(played(on, "48-43"))


@treatises
def test_not_offered(rules: DraughtsRules) -> None:
    """Only one king, against a king with two men or two kings with one, and only by its player."""
    for board in (
        black_to_move([31, 36, 37], (), [48], [6]),
        black_to_move((), (), [25, 47, 48], [6]),
        black_to_move([31, 36, 37], (), (), [6]),
        black_to_move([36], (), [48], [6]),
        black_to_move([31, 36], [7], [48], [6]),
        KING_AND_TWO_MEN._replace(turn=WHITE),
    ):
        assert OffrirDeDamer() not in DraughtsState(rules, board).actions()


def test_unknown_today() -> None:
    """FMJD art. 6 counts men among the three instead."""
    assert OffrirDeDamer() not in DraughtsState(FMJD, KING_AND_TWO_MEN).actions()


def test_not_where_who_loses_wins() -> None:
    """There is no lone king to be caught."""
    agreement = Agreement(qui_perd_gagne=True)
    assert OffrirDeDamer() not in DraughtsState(MANOURY, KING_AND_TWO_MEN, agreement).actions()


@treatises
def test_offered_from_the_main_line(rules: DraughtsRules) -> None:
    """Once the men are crowned the lone king has the line against three: drawn (MAN XXVIII, METZ XV)."""
    board = black_to_move([31, 36], (), [48], [5])
    state = DraughtsState(rules, board).apply(OffrirDeDamer()).apply(LaisserDamer())
    assert reason(state) == "ligne-du-milieu"
