"""Every step of every lesson replayed by the law: what it states is legal and earns what it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from operator import attrgetter
from typing import Any

import pytest

from academie.drawing import text_board
from academie.drawing.grid.pieces import Mark
from academie.engine.analysis.explain import weigh
from academie.engine.dice.engine import DICE, SURE, Plan, dice_engine
from academie.games.company.table import CompanyState
from academie.games.draughts.players.analyst import WEIGHED
from academie.games.draughts.players.analyst import weigh as weigh_moves
from academie.games.draughts.players.search import Budget
from academie.games.tables.law.throw import THROWS
from academie.games.tables.picture.arrows import Style
from academie.games.trictrac.study.puzzles import Duel
from academie.kernel import WHITE, Action, State
from academie.library.lessons import (
    Casts,
    Choose,
    Claim,
    Count,
    Lesson,
    Play,
    Question,
    Step,
    answers,
    judge,
    lesson,
    lessons,
    lessons_of,
    state_of,
)
from academie.library.lessons.asking import rivals, tried
from academie.library.lessons.judging import CLOSE
from academie.notation import notation_of
from academie.registry import registry
from academie.words import Text, languages

FAR = 16
"""After how many throws a game played out ends by its estimate."""
LARGER = Budget(nodes=3_000_000)
"""What a search is compared with, to know how much it may err."""
STYLES = {style.value for style in (*Style, *Mark)}


def chosen(of: Lesson) -> list[Choose]:
    """The steps that ask which act is better; steps that ask for a ruling are judged by the law alone."""
    return [step for step in of.steps if isinstance(step, Choose)]


EVERY = [pytest.param(each, id=each.id) for each in lessons()]


@pytest.mark.parametrize("of", EVERY)
def test_every_step_stands_on_a_board_that_can_be(of: Lesson) -> None:
    notation = notation_of(of.game)
    for step in of.steps:
        state = state_of(step.setting)
        assert not state.problems()
        for language in languages():
            assert text_board(state, language)
            assert all(notation.describe(event, language) for event in state.events)


@pytest.mark.parametrize("of", EVERY)
def test_the_stated_answer_is_right_by_the_law(of: Lesson) -> None:
    for number, step in questions(of):
        stated = step.stated if isinstance(step, Casts) else step.stated[0]
        verdict = judge(step, stated)
        assert verdict.right, f"step {number}: {step.stated}: {[text.en for text in verdict.words]}"


@pytest.mark.parametrize("of", EVERY)
def test_some_answer_is_right_and_some_is_wrong(of: Lesson) -> None:
    """No step without an answer, and none that cannot be missed."""
    for number, step in questions(of):
        wrong, right = tries_of(step)
        assert right, f"step {number} has no answer"
        assert wrong, f"step {number} cannot be missed"
        assert not judge(step, wrong[0]).right, f"step {number}: {wrong[0]}"


def tries_of(step: Question) -> tuple[list[Any], list[Any]]:
    """Answers that are wrong, and answers that are right."""
    right, notation = [*answers(step)], notation_of(step.setting.game)
    match step:
        case Play():
            able = [notation.act(each.act) for each in rivals(step) if each.act is not None]
            return [act for act in able if act not in right], right
        case Claim():
            return [act for act in map(notation.act, tried(step)) if act not in right], right
        case Count():
            return [str(int(right[0]) + 1)], right
        case Casts():
            return [[*right[1:]]] if 0 < len(right) < len(THROWS) else [], [right] if right else []
        case Choose():
            return [option.act for option in step.options if option.act != step.stated[0]], right
        case _:
            raise TypeError(step)


@pytest.mark.parametrize("of", EVERY)
def test_the_words_are_there_in_both_languages(of: Lesson) -> None:
    """The same steps in French and English, nothing left untranslated."""
    for text in texts(of):
        assert text.fr.strip()
        assert text.en.strip()
        assert text.fr != text.en, text
        assert not re.search(r"\b(the|with|which|and)\b", text.fr), text.fr
        assert not re.search(r"\b(les|avec|vous|votre|est|dans)\b", text.en), text.en
        assert text.fr[0] == text.fr[0].upper()
        assert text.en[0] == text.en[0].upper()


@pytest.mark.parametrize("of", EVERY)
def test_what_is_pointed_at_is_on_the_board(of: Lesson) -> None:
    for step in of.steps:
        for pointer in step.pointers:
            assert pointer.style in STYLES
            assert 1 <= len(pointer.places) <= 2
            assert all(re.fullmatch(r"-1|\d{1,2}|[a-h][1-8]|\d-\d", place) for place in pointer.places)


@pytest.mark.parametrize("of", EVERY)
def test_choices_are_lawful_and_differ(of: Lesson) -> None:
    for step in of.steps:
        if isinstance(step, Choose):
            state, notation = state_of(step.setting), notation_of(of.game)
            acts = {notation.resolve(state, option.act) for option in step.options}
            assert 2 <= len(acts) == len(step.options)


CHOOSING = [each for each in lessons() if chosen(each)]


def test_no_place_of_a_choice_is_likelier_to_be_right() -> None:
    """Authors write the right one first; learners find it anywhere, and always in the same place."""
    places = [
        (len(step.options), [option.act for option in step.options].index(step.stated[0]))
        for each in lessons()
        for step in chosen(each)
    ]
    for of in (2, 3):
        found = [place for number, place in places if number == of]
        assert len(found) > 5
        assert {*found} == {*range(of)}
        assert max(map(found.count, found)) < 2 * len(found) / of


@pytest.mark.parametrize("of", CHOOSING, ids=attrgetter("id"))
def test_the_engine_accepts_what_the_book_advises_and_nothing_else(of: Lesson) -> None:
    for step in chosen(of):
        state, notation = state_of(step.setting), notation_of(of.game)
        values = weigh(of.game, state, [notation.resolve(state, option.act) for option in step.options])
        for option in step.options:
            right = judge(step, option.act, lambda *_: values).right  # noqa: B023 - asked within this turn
            assert right is (option.act == step.stated[0]), (option.act, values)


def with_dice(of: Lesson) -> bool:
    """Whether its game has an engine that plays games out on dice."""
    return DICE.get(registry[of.game]) is not None


@pytest.mark.night
@pytest.mark.parametrize("of", [each for each in CHOOSING if with_dice(each)], ids=attrgetter("id"))
def test_what_is_refused_is_worse_beyond_the_error_of_games_played_out(of: Lesson) -> None:
    """On the same dice from each play, and by at least what judges let pass."""
    for step in chosen(of):
        state, (stated, *others) = acts_of(step)
        best = played_out(of.game, state, stated)
        for act in others:
            other = played_out(of.game, state, act)
            duel = Duel(0.0, tuple(one - two for one, two in zip(best, other, strict=True)))
            assert duel.mean > max(CLOSE, SURE * duel.error), (act, duel.mean, duel.error)


def acts_of(step: Choose) -> tuple[State[Any], list[Action]]:
    """The state a choice is in, and its acts, the one that the book advises first."""
    state, notation = state_of(step.setting), notation_of(step.setting.game)
    options = sorted((option.act for option in step.options), key=lambda act: act != step.stated[0])
    return state, [notation.resolve(state, act) for act in options]


def played_out(game: str, state: State[Any], act: Action) -> list[float]:
    """What an act is worth to White, who makes it, on dice after dice; in company, at the board alone."""
    assert state.actor == WHITE
    board, engine = state.board if isinstance(state, CompanyState) else state, dice_engine(game)
    plans = (Plan(games=144, seed=seed, most=FAR) for seed in range(36))
    return [engine.rollout(board, act, plan).mean for plan in plans]


@pytest.mark.night
@pytest.mark.parametrize("of", [each for each in CHOOSING if not with_dice(each)], ids=attrgetter("id"))
def test_what_is_refused_is_worse_beyond_what_a_larger_search_changes(of: Lesson) -> None:
    """Draughts: what more positions change is the error of the search, and either finds the same best."""
    assert of.game == "dames"
    for step in chosen(of):
        found = [weigh_moves(*acts_of(step), budget) for budget in (WEIGHED, LARGER)]
        error = max(abs(one - two) for one, two in zip(*found, strict=True))
        for best, *others in found:
            assert best - max(others) > max(CLOSE, error), (step.stated, found)


def test_what_is_judged_by_an_engine_can_differ_from_the_book() -> None:
    step = next(step for step in lesson("trictrac-25-tenues").steps if isinstance(step, Choose))
    others = [option.act for option in step.options if option.act != step.stated[0]]
    assert not judge(step, others[0]).right
    assert judge(step, others[0], lambda _, acts: [float(nth) for nth, _ in enumerate(acts)]).right


def test_draughts_were_played_on_the_white_squares_in_france() -> None:
    """MAN ch. II § 3: either colour may be chosen; the dark ones in Germany, usually the white in France."""
    first = lesson("dames-01-marche")
    assert "II § 2-4" in first.citation.place
    assert "dark" in first.steps[0].words.en
    assert "white" in first.steps[0].words.en
    assert "blanches" in first.steps[0].words.fr


def test_who_can_make_take_at_a_loss_does_not_huff() -> None:
    """Huffing wins where the taking would be one for one; not where it would cost the other three men."""
    better = {step.setting.position: step.stated[0] for step in chosen(lesson("dames-04-souffler"))}
    assert better == {
        "B:W28,38,43:B9,18,23": "white souffler 23",
        "B:W28,38,43:B9,11,21,23": "white faire-prendre",
    }


def test_the_hint_of_the_bait_says_the_same_in_both_languages() -> None:
    """One steps up beside the man that has to take; in French one once opened the square that is left."""
    (bait,) = (each for _, each in questions(lesson("dames-07-lunettes")) if each.stated == ("48-42",))
    assert "beside 37" in bait.hint.en
    assert "à côté du pion de 37" in bait.hint.fr


def test_every_game_has_a_lesson() -> None:
    """Trictrac in company is taught by à écrire: the poule and turn about add nothing on the board."""
    taught = {each.game for each in lessons()}
    assert {game.key for game in registry} - taught == {"poule", "tour-a-tour"}


def test_every_game_with_lessons_has_them_in_order() -> None:
    for game in dict.fromkeys(each.game for each in lessons()):
        slugs = [each.slug for each in lessons_of(game)]
        assert [int(slug[:2]) for slug in slugs] == [*range(1, len(slugs) + 1)]
        assert lesson(f"{game}-{slugs[0]}").game == registry[game].key


def questions(of: Lesson) -> Iterator[tuple[int, Question]]:
    for number, step in enumerate(of.steps, 1):
        if isinstance(step, Question):
            yield number, step


def texts(of: Lesson) -> Iterator[Text]:
    yield of.title
    yield of.about
    for step in of.steps:
        yield from words(step)


def words(step: Step) -> Iterator[Text]:
    yield step.words
    if isinstance(step, Question):
        yield from (step.hint, *step.right, step.wrong)
    if isinstance(step, Choose):
        yield from (option.words for option in step.options)
