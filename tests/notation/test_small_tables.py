"""The text of tourne-case, dames rabattues and toc: events in words, shorthand, and what cannot be read."""

from typing import Any

import pytest

from academie.kernel import WHITE, Citation, Event, NotationError, State
from academie.notation import notation_of
from academie.registry import registry
from academie.sources import ACAD
from academie.words import Language

LAID = "2,2,2,3,3,3"
TO_LAY = "2,2,2,3,3,2+1"


def played(key: str, position: str, *acts: str) -> State[Any]:
    notation = notation_of(key)
    state = notation.read_state(position)
    for text in acts:
        state = state.apply(notation.resolve(state, text))
    return state


@pytest.mark.parametrize(
    ("key", "position", "acts", "french", "english"),
    [
        pytest.param(
            "tourne-case",
            "0x2,1/0x2,4 white",
            ["4-3", "1/4"],
            ["Blanc bat la dame en ●4"],
            ["White hits the man on ●4"],
            id="tourne-case:a man hit, ACAD Tourne-case ch. VI",
        ),
        pytest.param(
            "tourne-case",
            "10,12x2/0x3 white double=true",
            ["2-2", "10/12"],
            ["Blanc met une dame au coin : 3 en tout", "Blanc gagne la partie double"],
            ["White brings a man to the corner: 3 in all", "White wins the game, double"],
            id="tourne-case:the double",
        ),
        pytest.param(
            "tourne-case",
            "10,11,12/0x3 white",
            ["3-2", "passe"],
            ["Blanc ne peut jouer le 2"],
            ["White cannot play the 2"],
            id="tourne-case:a useless throw",
        ),
        pytest.param(
            "tourne-case",
            "0x3/0x3 white phase=first-dice",
            ["w1b6"],
            ["Noir a le premier jet"],
            ["Black has the first throw"],
            id="tourne-case:primauté",
        ),
        pytest.param(
            "rabattues",
            f"{TO_LAY}/{LAID} white",
            ["6-6", "jouer 6 6"],
            [
                "Blanc rabat une dame en ○6",
                "Blanc a tout rabattu et va lever",
                "Blanc lève une dame en ○6 : il en reste 14",
                "Blanc a fait un doublet et jette encore",
            ],
            [
                "White lays a man on ○6",
                "White has laid all the men and goes on to lift",
                "White lifts a man from ○6: 14 left",
                "White has thrown a doublet and throws again",
            ],
            id="rabattues:laid, lifted and again",
        ),
        pytest.param(
            "rabattues",
            f"{TO_LAY}/0,2,2,3,3,3 white",
            ["2-1", "passe"],
            ["Noir lève une dame en ●2 : il en reste 12", "Blanc a fait un 1 que personne ne joue"],
            ["Black lifts a man from ●2: 12 left", "White has thrown a 1 that nobody can play"],
            id="rabattues:what is left is played by the other, or by nobody",
        ),
        pytest.param(
            "toc",
            "0x11,8x2,11x2/0x14,10 white goal=1 double=true",
            ["5-2"],
            [
                "Blanc : dame battue à vrai en ●10 par 5 (○8→●10), par 2 (○C→●10)",
                "Blanc marque 2 trous : 2 en tout",
                "Blanc gagne la partie double",
            ],
            [
                "White: man hit truly on ●10 by 5 (○8→●10), by 2 (○C→●10)",
                "White marks 2 holes: 2 in all",
                "White wins the game, double",
            ],
            id="toc:toc in two ways",
        ),
        pytest.param(
            "toc",
            "0x11,8x2,11x2/0x14,10 white",
            ["5-2", "s-en-aller"],
            ["Blanc s’en va : on relève"],
            ["White leaves: the men are set up anew"],
            id="toc:going away is told as at trictrac",
        ),
    ],
)
def test_words(key: str, position: str, acts: list[str], french: list[str], english: list[str]) -> None:
    events, notation = played(key, position, *acts).events, notation_of(key)
    assert [notation.describe(event, Language.FRENCH) for event in events] == french
    assert [notation.describe(event, Language.ENGLISH) for event in events] == english


@pytest.mark.parametrize("key", ["tourne-case", "rabattues", "toc"])
def test_events_of_other_games(key: str) -> None:
    with pytest.raises(TypeError, match="not an event of"):
        notation_of(key).describe(Event(seat=WHITE, citation=Citation(ACAD, "")), Language.FRENCH)


def test_numbers_may_be_named_in_any_order() -> None:
    state = registry["rabattues"].start(None, {"first": "white"})
    thrown = state.apply(notation_of("rabattues").resolve(state, "5-6"))
    assert notation_of("rabattues").resolve(thrown, "JOUER  5 6") == thrown.actions()[0]


@pytest.mark.parametrize(
    ("key", "act"),
    [
        ("tourne-case", "0-5"),
        ("tourne-case", "A/F"),
        ("tourne-case", "0/5 0/4"),
        ("rabattues", "jouer"),
        ("rabattues", "jouer 7"),
        ("rabattues", "jouer 1 2 3"),
        ("rabattues", "lever 1"),
        ("toc", "1/2/3/4"),
    ],
)
def test_acts_that_cannot_be_read(key: str, act: str) -> None:
    with pytest.raises(NotationError):
        notation_of(key).read_act(act)


@pytest.mark.parametrize(
    ("key", "position"),
    [
        ("tourne-case", "0x3 white"),
        ("tourne-case", "0x2,13/0x3 white"),
        ("tourne-case", "0x3/0x3 white double=perhaps"),
        ("tourne-case", "0x3/0x3 white dice=w1b2"),
        ("tourne-case", "0x3/0x3 white holes=1-0"),
        ("rabattues", f"{LAID},1/{LAID} white"),
        ("rabattues", f"a,2,2,3,3,3/{LAID} white"),
        ("rabattues", f"{LAID}/{LAID} white dice=2-1 left=x phase=answer"),
        ("toc", "0x15/0x15 white double=false"),
    ],
)
def test_positions_that_cannot_be_read(key: str, position: str) -> None:
    with pytest.raises(NotationError):
        notation_of(key).read_state(position)
