"""Studies written as PDN are read back whole."""

import pytest

from academie.games.draughts.study.pdn import pdn_games
from academie.games.draughts.text.pdn import read_pdn, write_pdn
from academie.library import Study, catalogue
from academie.words import Language

DAMES = [study for study in catalogue().studies if study.game == "dames"]


@pytest.mark.parametrize("study", DAMES)
def test_round_trip(study: Study) -> None:
    games = pdn_games(study, Language.FRENCH)
    assert read_pdn(write_pdn(games)) == games


def test_every_way_is_there() -> None:
    """MAN: 104 boards, 57 variations, 102 of the boards with a line."""
    games = [game for study in catalogue().find(source="man") for game in pdn_games(study, Language.ENGLISH)]
    lines = [line for game in games for line in game.line.lines()]
    assert len(lines) == 104 + 57


def test_the_result_is_the_claim() -> None:
    results = {
        id_: pdn_games(catalogue().study(id_), Language.ENGLISH)[0].result
        for id_ in ("man-9", "man-8", "man-1")
    }
    assert results == {"man-9": "2-0", "man-8": "1-1", "man-1": "*"}


def test_what_begins_elsewhere_is_a_game_by_itself() -> None:
    """MAN N. 5: White's capture comes on another board, the capture before it being compelled."""
    _, answer = pdn_games(catalogue().study("man-5"), Language.ENGLISH)
    assert answer.tag("FEN") == "W:W31,36,49,50:B7,8,17,27,44"
