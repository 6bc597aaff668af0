"""Events of trictrac in words, in both languages."""

import pytest

from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.rules import GrandeBredouille, PileDeMisere
from academie.kernel import WHITE, Citation, Event
from academie.sources import LEP
from academie.words import Language
from tests.games.trictrac.law.setting import NOTATION, act, thrown, variant

FIG_9 = "0,3,4,6x3,7x2,8x2,9x2,10,11x2/0x2,1,2,3,4,6,7,8x2,9x2,10,11x2 white"


def told(state: TrictracState, language: Language) -> list[str]:
    return [NOTATION.describe(event, language) for event in state.events]


@pytest.mark.parametrize(
    ("state", "french", "english"),
    [
        pytest.param(
            act(TRICTRAC.start(variant()), "w6b2"),
            ["Blanc a le premier jet"],
            ["White has the first throw"],
            id="primauté",
        ),
        pytest.param(
            thrown("0x13,7,9/0x11,1,2x2,3", "4-3"),
            ["Blanc +4 : jan de deux tables par 4+3 (○7→○C, ○9→●C)", "Blanc marque 4, à 4"],
            ["White +4: jan de deux tables by 4+3 (○7→○C, ○9→●C)", "White marks 4, to 4"],
            id="jan de deux tables: 7 by 4 to his coin, 9 by 3 to the other",
        ),
        pytest.param(
            thrown("0x7,6x2,7x2,10x2,11x2/0x4,1,2,5,6x2,7x2,10x2,11x2", "6-1"),
            ["Noir +4 : dame battue à faux en ●5 par 6+1 (○C→●5 par ●6)"],
            ["Black +4: man hit falsely on ●5 by 6+1 (○C→●5 over ●6)"],
            id="a man hit falsely, LEP fig. 8",
        ),
        pytest.param(
            thrown("6x3,7x3,8x3,9x2,10x2,11x2/6x2,7x2,8x2,9x3,10x3,11x3", "6-5"),
            [
                "Blanc +4 : conserve le grand jan par impuissance",
                "Noir +2 : nombre non joué par 6",
                "Blanc marque 4, à 4",
            ],
            [
                "White +4: keeps the grand jan by impuissance",
                "Black +2: number that cannot be played by 6",
                "White marks 4, to 4",
            ],
            id="impuissance, LEP fig. 10",
        ),
        pytest.param(
            act(thrown("22,23/6x10,11x5 white points=10-6", "6-1"), "22/off 23/off"),
            ["Blanc +4 : sortie", "Blanc marque 4 : 1 trou, 2 de reste ; Noir perd 6"],
            ["White +4: all men borne off", "White marks 4: 1 hole, 2 left; Black loses 6"],
            id="sortie and a hole",
        ),
        pytest.param(
            act(thrown(FIG_9, "6-4"), "s-en-aller"),
            ["Blanc s’en va : on relève"],
            ["White leaves: the men are set up anew"],
            id="s’en aller",
        ),
        pytest.param(
            act(thrown("22,23/6x10,11x5", "6-1"), "22/off 23/off"),
            ["Blanc +4 : sortie", "Blanc marque 4, à 4", "Blanc a sorti ses dames en premier : on relève"],
            [
                "White +4: all men borne off",
                "White marks 4, to 4",
                "White has borne off first: the men are set up anew",
            ],
            id="a new relevé",
        ),
        pytest.param(
            act(thrown("22,23/6x10,11x5 white points=8-0 holes=11-0", "6-1"), "22/off 23/off"),
            ["Blanc +4 : sortie", "Blanc marque 4 : 1 trou, 0 de reste", "Blanc gagne la partie"],
            ["White +4: all men borne off", "White marks 4: 1 hole, 0 left", "White wins the game"],
            id="the partie",
        ),
        pytest.param(
            act(thrown(f"{FIG_9} form=marque goal=6", "6-4"), "s-en-aller"),
            ["Blanc finit le marqué, 6 trous à 0"],
            ["White ends the marqué, 6 holes to 0"],
            id="a marqué",
        ),
        pytest.param(
            act(thrown(f"{FIG_9} form=marque goal=6 holes=0-6", "6-4"), "s-en-aller"),
            ["Chacun a 6 trous : refait"],
            ["Both have 6 holes: a refait"],
            id="a refait",
        ),
        pytest.param(
            thrown("11x15/11x15", "1-1", variant(pile_de_misere=PileDeMisere.MADE_AND_KEPT)),
            [
                "Blanc +6 : pile de misère en ○C",
                "Noir +2 : nombre non joué par 1",
                "Noir +2 : nombre non joué par 1",
                "Blanc marque 6, à 6",
            ],
            [
                "White +6: pile de misère on ○C",
                "Black +2: number that cannot be played by 1",
                "Black +2: number that cannot be played by 1",
                "White marks 6, to 6",
            ],
            id="pile de misère",
        ),
    ],
)
def test_events(state: TrictracState, french: list[str], english: list[str]) -> None:
    assert told(state, Language.FRENCH) == french
    assert told(state, Language.ENGLISH) == english


def test_holes_in_bredouille_and_double_stakes() -> None:
    rules = variant(grande_bredouille=GrandeBredouille.NONE_TAKEN)
    over = thrown(f"{FIG_9} holes=10-0 runs=10-0", "6-4", rules)
    assert told(over, Language.ENGLISH)[-2:] == [
        "White marks 38: 6 holes, 2 left, in bredouille",
        "White wins the game in grande bredouille, double",
    ]
    assert told(over, Language.FRENCH)[-2:] == [
        "Blanc marque 38 : 6 trous, 2 de reste, en bredouille",
        "Blanc gagne la partie en grande bredouille, double",
    ]


def test_keeping_by_play_passing_and_the_bande_are_told_apart() -> None:
    passing = thrown("0x2,1x2,2x2,3x3,4x2,5x2,10x2/0x3,1x2,2x2,3x2,4x2,6x2,8x2", "4-4")
    bande = thrown("18x2,19x2,20x2,21x2,22x2,23x4/11x5,19x2,20x2,21x2,22x2,23x2", "1-1")
    play = thrown("0x2,1x2,2x2,3x3,4x2,5x2,6,10/0x3,1x2,2x3,3x3,6x2,8x2", "2-2")
    assert told(passing, Language.ENGLISH)[0] == "White +6: keeps the little jan by passing a man"
    assert told(bande, Language.ENGLISH)[0] == "White +6: keeps the return jan by the privilege of the bande"
    assert told(play, Language.ENGLISH)[0] == "White +6: keeps the little jan"


def test_filling_tells_its_facons() -> None:
    state = thrown("0x2,5,6x2,7x2,8x2,9x3,10,11x2/0x13,11x2", "5-1")
    assert told(state, Language.ENGLISH)[0] == (
        "White +8: fills the grand jan on ○10 by 5 (○5→○10), by 1 (○9→○10)"
    )


def test_an_event_of_no_game_is_refused() -> None:
    with pytest.raises(TypeError, match="not an event of trictrac"):
        NOTATION.describe(Event(seat=WHITE, citation=Citation(LEP, "part 1")), Language.FRENCH)
