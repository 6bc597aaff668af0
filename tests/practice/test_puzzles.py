"""The puzzles that are shipped: each legal, each with one best play, told so that it can be checked."""

from __future__ import annotations

import re
from collections import Counter
from decimal import Decimal

import pytest

from academie.games.draughts.law.acts import Move
from academie.games.trictrac.law.state import Phase
from academie.kernel import NotationError, UnknownName
from academie.library import catalogue
from academie.practice.judging import judge, margin_words
from academie.practice.puzzles import Puzzle, known_themes, puzzle, puzzle_games, puzzles, themes_of
from academie.practice.puzzles.finding import puzzle_finder
from academie.practice.puzzles.puzzle import ROLLOUT, SEARCH, from_line, puzzle_id, to_line
from academie.registry import registry
from academie.words import Language

ENOUGH = 300
FLOORS = {"dames": 0.3, "trictrac": 0.05}
"""By so much of the stakes the best play is ahead."""
OTHER_DICE = 777_000
SAMPLE = 3


def every(game: str, number: int) -> list[Puzzle]:
    """So many puzzles of a game, evenly from the easiest to the hardest."""
    of_game = puzzles(game)
    return [*of_game[:: max(1, len(of_game) // number)]][:number]


@pytest.mark.parametrize("game", puzzle_games())
def test_there_are_enough_each_once(game: str) -> None:
    of_game = puzzles(game)
    assert len(of_game) >= ENOUGH
    assert len({each.id for each in of_game}) == len({each.position for each in of_game}) == len(of_game)
    assert Counter(each.ruleset for each in of_game)[usual(game)] >= ENOUGH * 3 // 4


def usual(game: str) -> str:
    """The law of most puzzles, by its bare name, which means its newest version."""
    return "dames/manoury-1787" if game == "dames" else f"{game}/{registry[game].default.name}"


@pytest.mark.parametrize("game", puzzle_games())
def test_each_is_a_position_of_its_law_with_a_choice_to_make(game: str) -> None:
    for each in puzzles(game):
        state = each.state()
        acts = state.actions()
        assert each.act() in acts
        assert each.resolve(each.second) in acts
        assert not each.solved_by(each.resolve(each.second)), each.id
        assert len(acts) >= (2 if getattr(state, "phase", None) is Phase.HOLD else 3)
        assert each.id == puzzle_id(each.game, each.ruleset, each.position)


@pytest.mark.parametrize("game", puzzle_games())
def test_each_has_its_margin_and_how_it_was_found(game: str) -> None:
    for each in puzzles(game):
        evidence = each.evidence
        assert each.margin >= FLOORS[game], each.id
        if evidence.by == ROLLOUT:
            assert evidence.games is not None
            assert evidence.games >= 200
            assert evidence.error is not None
            assert each.margin > 3 * evidence.error - 0.002, each.id
        else:
            assert evidence.by == SEARCH
            assert evidence.depth is not None
            assert evidence.depth >= 8, each.id
        assert all(told for told in margin_words(each).both().values())


FIGURE = r"(?P<{}>[+−]\d+[.,]\d\d) (?:man|men|pions?|schijf|schijven)"
FORCED = r"(?:a (?:win|loss)|le gain|la perte|winst|verlies)(?: (?:in|en) \w+ \w+)?"
TOLD = {
    Language.ENGLISH: r"Worth {best}; the next best, [^,]+, {next}(?:: {less} less)? \(",
    Language.FRENCH: r"Vaut {best}\s; le deuxième meilleur coup, [^,]+, {next}(?:\s: {less} de moins)? \(",
    Language("nl"): r"{best} waard; de op een na beste, [^,]+, {next}(?:: {less} minder)? \(",
}


@pytest.mark.parametrize("language", TOLD)
def test_what_a_draughts_puzzle_loses_is_the_difference_of_its_two_figures(language: Language) -> None:
    """In men, all three; a win by force is told in moves, and nothing is subtracted from it."""
    worths = {name: f"(?:{FIGURE.format(name)}|{FORCED})" for name in ("best", "next")}
    pattern = TOLD[language].format(**worths, less=FIGURE.format("less").replace("[+−]", ""))
    forced = 0
    for each in puzzles("dames"):
        said = margin_words(each).in_(language)
        told = re.match(pattern, said)
        assert told, said
        best, second, less = (read(told[name]) for name in ("best", "next", "less"))
        assert (less is None) is (best is None or second is None), said
        if best is not None and second is not None and less is not None:
            assert less == best - second, said
        forced += less is None
    assert 0 < forced < len(puzzles("dames")) // 2


def read(figure: str | None) -> Decimal | None:
    return None if figure is None else Decimal(figure.replace("−", "-").replace(",", "."))


@pytest.mark.parametrize("game", puzzle_games())
def test_each_has_a_theme_people_can_read(game: str) -> None:
    assert sum(number for _, number in themes_of(game)) >= len(puzzles(game))
    for each in puzzles(game):
        assert each.themes
        assert all(known_themes()[theme].title.fr and known_themes()[theme].title.en for theme in each.themes)


def test_no_draughts_puzzle_is_a_capture_without_choice() -> None:
    for each in puzzles("dames"):
        best = each.act()
        assert isinstance(best, Move)
        assert len(each.state().actions()) >= 3


def test_those_of_the_library_name_their_study() -> None:
    told = [each for each in puzzles("dames") if not each.origin.startswith("self-play")]
    assert told
    assert all(catalogue().study(each.origin).game == "dames" for each in told)


def test_a_puzzle_is_written_and_read_back() -> None:
    for game in puzzle_games():
        for each in every(game, 20):
            assert from_line(to_line(each)) == each
    with pytest.raises(NotationError):
        from_line('{"id": "x"}')
    with pytest.raises(UnknownName):
        puzzle("dames-00000000")
    with pytest.raises(UnknownName):
        puzzles("echecs")


@pytest.mark.parametrize("game", puzzle_games())
def test_the_law_and_the_puzzle_judge_an_answer(game: str) -> None:
    asked = every(game, 3)[1]
    assert judge(asked, asked.best).right
    wrong = judge(asked, asked.second)
    assert not wrong.right
    assert wrong.after != wrong.best_after
    assert judge(asked, None).after is None
    with pytest.raises(NotationError):
        judge(asked, "1-1-1")


@pytest.mark.parametrize("game", puzzle_games())
def test_a_sample_holds_on_other_dice_and_by_a_deeper_search(game: str) -> None:
    finder = puzzle_finder(game)
    assert all(finder.holds(each, OTHER_DICE) for each in clearest(game))


def clearest(game: str) -> list[Puzzle]:
    """Those with the widest margins: on other dice the closest may fail by chance alone, once in hundreds."""
    return sorted(puzzles(game), key=lambda each: -each.margin)[:: len(puzzles(game)) // 2 // SAMPLE][:SAMPLE]


@pytest.mark.night
@pytest.mark.parametrize("game", puzzle_games())
def test_nearly_all_hold_on_dice_never_used(game: str) -> None:
    """Games played out are a sample: of some hundred a few may fall short by chance on other dice."""
    finder = puzzle_finder(game)
    failed = [each.id for each in puzzles(game) if not finder.holds(each, OTHER_DICE)]
    assert len(failed) <= len(puzzles(game)) // 20, failed
