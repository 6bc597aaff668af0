"""The text of the running games."""

import pytest

from academie.games.race.law import RaceState
from academie.games.race.law.acts import HAND, Play
from academie.games.race.law.events import (
    Battues,
    CourierHome,
    HorsDuJeu,
    Manner,
    NewPartie,
    PartieNulle,
    TrouGagne,
)
from academie.games.race.law.toute_table import ACAD_1806
from academie.games.race.text.play import play_text, read_play
from academie.games.tables.law.names import names
from academie.games.tables.law.primaute import Primaute
from academie.games.tables.law.track import GAMMON, JACQUET, OFF, Move
from academie.games.tables.law.turns import GameWon
from academie.kernel import BLACK, WHITE, NotationError, SetupError
from academie.notation import notation_of
from academie.registry import registry
from academie.words import Language

NOTATION = notation_of("toute-table")
NAMES = names("toute-table", GAMMON)
CITED = ACAD_1806.aim.citation
START = "0x2,11x5,16x3,18x5/0x2,11x5,16x3,18x5"


def put(text: str) -> RaceState:
    state = NOTATION.read_state(text)
    assert isinstance(state, RaceState)
    return state


@pytest.mark.parametrize(
    ("play", "text"),
    [
        (Play(), "passe"),
        (Play((Move(0, 6), Move(0, 5))), "0/6 0/5"),
        (Play((Move(0, 6), Move(6, 11)), (6,)), "0/6*/11"),
        (Play((Move(HAND, 3), Move(3, 5), Move(20, OFF))), "main/3/5 20/off"),
        (Play((Move(0, 2), Move(0, 2), Move(2, 4), Move(2, 4)), (2,)), "0/2*/4 0/2/4"),
    ],
)
def test_plays(play: Play, text: str) -> None:
    assert play_text(play) == text
    assert read_play(text, WHITE, NAMES) == Play(tuple(sorted(play.moves)), play.hits)


def test_letters_are_those_of_the_ways() -> None:
    """LEP fig. 28 and 30: White enters at M and leaves at L in both games; Black enters at L or at A."""
    assert read_play("M/S Y/F", WHITE, NAMES) == Play((Move(0, 6), Move(11, 17)))
    assert read_play("L/F", BLACK, NAMES) == Play((Move(0, 6),))
    assert read_play("A/G", BLACK, names("jacquet", JACQUET)) == Play((Move(0, 6),))


@pytest.mark.parametrize("text", ["", "0", "0/", "off/3", "Z/3", "0/25"])
def test_no_plays(text: str) -> None:
    with pytest.raises(NotationError):
        read_play(text, WHITE, NAMES)


def test_what_a_person_may_leave_out() -> None:
    state = put(f"{START} white dice=6-5")
    told = NOTATION.resolve(state, "0/6/11")
    for text in ("0/11", "M/Y", "0-11", " 0/5/11 ", "M/S/Y"):
        assert NOTATION.resolve(state, text) == told


def test_whom_one_hits_must_be_told() -> None:
    state = put("0x2,16x6,18x7/11x12,15x2,19 white dice=4-2")
    with pytest.raises(NotationError, match=r"write every stop: ●1→●7 \(4\+2\), ●1→●5\*→●7 \(4\+2\)"):
        NOTATION.resolve(state, "0/6")
    assert NOTATION.act(NOTATION.resolve(state, "0/4/6")) == "0/4*/6"
    assert NOTATION.act(NOTATION.resolve(state, "0/2/6")) == "0/2/6"


def test_a_way_that_is_told_is_not_taken_for_another() -> None:
    """REV-7: he may not enter on his own man, though another way with a hit leads to the same flèche."""
    revertier = notation_of("revertier")
    state = revertier.read_state("0x11,2,11x2/0x13,11,16 white dice=5-3 hands=1-0")
    with pytest.raises(NotationError, match="not legal here"):
        revertier.resolve(state, "main/2/7")
    assert revertier.act(revertier.resolve(state, "main/7")) == "main/4*/7"


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("toute-table", f"{START} white phase=first-dice"),
        ("toute-table", f"{START} black dice=6-5 holes=1-0 goal=3 double=true"),
        ("toute-table", "0,11x5,16x3,18x5/0x2,11x5,16x3,18x5 black hands=1-0"),
        ("garanguet", "0x12,4x3/0x15 white dice=2-2-2 again=1"),
        ("plein", "5,6x2,7x2,8x2,9x2,10x2,11x4/0x15 white holes=1-0 phase=over"),
    ],
)
def test_positions(key: str, text: str) -> None:
    assert notation_of(key).state(notation_of(key).read_state(text)) == text


def test_what_is_usual_is_left_out() -> None:
    game = registry["toute-table"]
    for ruleset in game.rulesets:
        assert NOTATION.state(game.start(ruleset)) == f"{START} white phase=first-dice"


@pytest.mark.parametrize(
    "text", ["0x15", f"{START} white dice=7-1", f"{START} white double=yes", f"{START} white colour=red"]
)
def test_no_positions(text: str) -> None:
    with pytest.raises(NotationError):
        put(text)


def test_impossible_positions_say_every_reason() -> None:
    with pytest.raises(SetupError) as wrong:
        put("0x16/0x15 white phase=play")
    assert len(wrong.value.reasons) == 2


@pytest.mark.parametrize(
    ("event", "french", "english"),
    [
        (Primaute(seat=WHITE, citation=CITED), "Blanc a le premier jet", "White has the first throw"),
        (
            Battues(seat=WHITE, citation=CITED, points=(4,)),
            "Blanc bat une dame en ●5",
            "White hits a man on ●5",
        ),
        (
            Battues(seat=WHITE, citation=CITED, points=(4, 6)),
            "Blanc bat 2 dames en ●5, ●7",
            "White hits 2 men on ●5, ●7",
        ),
        (
            HorsDuJeu(seat=WHITE, citation=CITED),
            "Blanc est hors du jeu, avec plus de dames à la main que de rentrées",
            "White is out of the game, with more men in hand than entries",
        ),
        (
            CourierHome(seat=WHITE, citation=CITED),
            "Blanc a rentré son courrier",
            "White has brought the courier home",
        ),
        (
            TrouGagne(seat=WHITE, citation=CITED, manner=Manner.BORNE_OFF, holes=1),
            "Blanc lève en premier et gagne la partie",
            "White bears off first and wins the game",
        ),
        (
            TrouGagne(seat=WHITE, citation=CITED, manner=Manner.SHUT_OUT, holes=2),
            "Blanc a battu plus de dames qu’il ne reste de rentrées et gagne la partie double",
            "White has hit more men than can ever enter again and wins the game, double",
        ),
        (
            NewPartie(seat=WHITE, citation=CITED, drawn=False),
            "Blanc a le premier jet de la partie suivante",
            "White has the first throw of the next game",
        ),
        (
            NewPartie(seat=WHITE, citation=CITED, drawn=True),
            "Blanc a gagné ; on tire au sort le premier jet de la partie suivante",
            "White has won; the first throw of the next game is drawn",
        ),
        (
            GameWon(seat=WHITE, citation=CITED, stakes=1),
            "Blanc gagne la partie en plusieurs trous",
            "White wins the match",
        ),
        (
            PartieNulle(seat=WHITE, citation=CITED),
            "Partie nulle : personne ne peut plus gagner",
            "Draw: nobody can win any more",
        ),
    ],
)
def test_events_in_words(event: TrouGagne, french: str, english: str) -> None:
    assert NOTATION.describe(event, Language.FRENCH) == french
    assert NOTATION.describe(event, Language.ENGLISH) == english
