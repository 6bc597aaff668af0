"""A learner's answer judged by the law."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.kernel import AcademieError, Action, Event, Facet, IllegalAction, NotationError, State
from academie.library.lessons.asking import (
    casts,
    claimed,
    counted,
    fulfilling,
    learner,
    missed,
    played_well,
    rivals,
    tried,
    value,
)
from academie.library.lessons.lesson import (
    Casts,
    Choose,
    Claim,
    Condition,
    Count,
    Play,
    Question,
    Show,
    Step,
)
from academie.library.lessons.measures import NESTED, Played, measures
from academie.library.lessons.setting import state_of
from academie.notation import notation_of
from academie.registry import game_of
from academie.words import Message, Text

Answer = str | int | Sequence[str]
"""An act, a number, or casts, as the kind of step asks."""
Weigh = Callable[[State[Any], Sequence[Action]], Sequence[float] | None]
"""What each act is worth to the player, by an engine, if there is one."""
CLOSE: Final = 0.02
"""How much less an act may be worth, by an engine, and still be as good as the best."""

NO_NUMBER: Final = Message("library-no-number")
NO_CAST: Final = Message("library-no-throw")
NO_OPTION: Final = Message("library-no-option")
BY_THE_BOOK: Final = Message("library-by-the-book")
ACT_WORDS: Final[Facet[Mapping[str, Text]]] = Facet("act_words")
"""The acts of a game whose notation is a word, as people say them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Whether an answer is right, what to say, what it brought, and the state after it: that after the act,
    or the one in which what was rightly counted is marked.
    """

    right: bool
    words: tuple[Text, ...]
    events: tuple[Event, ...] = ()
    after: State[Any] | None = None
    missing: tuple[str, ...] = ()
    """Casts that should have been named."""
    wrongly: tuple[str, ...] = ()
    """Casts that should not."""


def judge(step: Step, answer: Answer, weigh: Weigh | None = None) -> Verdict:
    """What the law says of an answer; `weigh` judges choices, else the principle of the book does.

    An answer that cannot be read is wrong, with the reason; no error is raised for it.
    """
    try:
        return _judged(step, answer, weigh)
    except AcademieError as wrong:
        return Verdict(right=False, words=(wrong.text,))


def _judged(step: Step, answer: Answer, weigh: Weigh | None) -> Verdict:
    match step:
        case Play():
            return _play(step, str(answer))
        case Claim():
            return _claim(step, str(answer))
        case Count():
            return _count(step, answer)
        case Casts():
            return _casts(step, [answer] if isinstance(answer, str | int) else answer)
        case Choose():
            return _choose(step, str(answer), weigh)
        case Show():
            return Verdict(right=True, words=())


def answers(step: Step) -> tuple[str, ...]:
    """Every right answer: acts, the number, or the casts; for a choice what the principle advises."""
    notation = notation_of(step.setting.game)
    match step:
        case Play():
            return tuple(notation.act(each.act) for each in played_well(step) if each.act is not None)
        case Claim():
            return tuple(notation.act(act) for act in tried(step) if _claim(step, notation.act(act)).right)
        case Count():
            return (str(counted(step)),)
        case Casts():
            state = state_of(step.setting)
            return tuple(map(notation.act, fulfilling(state, step.asks, learner(step))))
        case Choose():
            return step.stated
        case Show():
            return ()


def _play(step: Play, answer: str) -> Verdict:
    state, notation = state_of(step.setting), notation_of(step.setting.game)
    act = notation.resolve(state, answer)
    played = Played(state, act, state.apply(act), learner(step))
    return _verdict(step, played, missed(played, step.asks, rivals(step)))


def _claim(step: Claim, answer: str) -> Verdict:
    state, notation = state_of(step.setting), notation_of(step.setting.game)
    act = notation.resolve(state, claimed(step, answer.strip().lower()))
    try:
        played = Played(state, act, state.apply(act), step.seat)
    except IllegalAction as wrong:
        return Verdict(right=False, words=(wrong.text, step.wrong))
    return _verdict(step, played, missed(played, step.asks, ()))


def _verdict(step: Question, played: Played, failed: Condition | None) -> Verdict:
    """The verdict on an act, with the events that would be announced at a table."""
    words = step.right if failed is None else (*_short(step, played, failed), step.wrong)
    said = notation_of(step.setting.game).public_events(played.before, played.after)
    return Verdict(right=failed is None, words=words, events=tuple(said), after=played.after)


def _short(step: Question, played: Played, failed: Condition) -> tuple[Text, ...]:
    """How far an act is from what was asked, where there is a noun for it."""
    if failed.of in NESTED or failed.of == "event":
        return ()
    measure = measures(step.setting.game)[failed.of]
    noun, much = measure.named(dict(failed.terms), played), value(played, failed)
    return (Message("library-counted", noun=noun, count=much),)


def _count(step: Count, answer: Answer) -> Verdict:
    text = str(answer).strip()
    if not (text.isascii() and text.isdecimal() and len(text) < 5):
        return Verdict(right=False, words=(NO_NUMBER,))
    said, due = int(text), counted(step)
    if said != due:
        return Verdict(right=False, words=(_off(said, due), step.wrong))
    events = revealed(step)
    words = step.right or (() if events else (Message("library-it-is", count=due),))
    after = None if step.more else state_of(step.setting)
    return Verdict(right=True, words=words, events=events, after=after)


def _off(said: int, due: int) -> Text:
    """On which side of the right number an answer lies; of a yes or no there is none."""
    if max(said, due) < 2:
        return Message("library-not-so", said=said)
    return Message("library-too-many" if said > due else "library-too-few", said=said)


def revealed(step: Question) -> tuple[Event, ...]:
    """The events by which the law counts what a step asks for; none as long as more is asked of them."""
    return state_of(step.setting).events if isinstance(step, Count) and not step.more else ()


def _casts(step: Casts, named: Sequence[object]) -> Verdict:
    state, notation = state_of(step.setting), notation_of(step.setting.game)
    possible = [cast for cast, _ in casts(state)]
    try:
        given = {notation.read_act(str(text)) for text in named}
    except NotationError:
        return Verdict(right=False, words=(NO_CAST,))
    if not given.issubset(possible):
        return Verdict(right=False, words=(NO_CAST,))
    due = {*fulfilling(state, step.asks, learner(step))}
    missing, wrongly = (
        tuple(notation.act(cast) for cast in possible if cast in some) for some in (due - given, given - due)
    )
    right = given == due
    ways = sum(number for cast, number in casts(state) if cast in due)
    words = (step.right or (Message("library-throws", count=ways),)) if right else _off_by(missing, wrongly)
    return Verdict(
        right=right, words=words if right else (*words, step.wrong), missing=missing, wrongly=wrongly
    )


def _off_by(missing: Sequence[str], wrongly: Sequence[str]) -> tuple[Text, ...]:
    """How many throws are missing, which the learner is to find, and which do not belong there."""
    lacking = (Message("library-throws-missing", count=len(missing)),) if missing else ()
    return (*lacking, Message("library-throws-wrong", throws=tuple(wrongly))) if wrongly else lacking


def _choose(step: Choose, answer: str, weigh: Weigh | None) -> Verdict:
    state, notation = state_of(step.setting), notation_of(step.setting.game)
    acts = [notation.resolve(state, option.act) for option in step.options]
    chosen = notation.resolve(state, answer)
    if chosen not in acts:
        return Verdict(right=False, words=(NO_OPTION,))
    number = acts.index(chosen)
    after = state.apply(chosen)
    values = None if weigh is None else weigh(state, acts)
    advised = chosen == notation.resolve(state, step.stated[0])
    right = advised if values is None else values[number] >= max(values) - CLOSE
    words = (step.options[number].words, *(step.right if right else (step.wrong,)))
    judged = (BY_THE_BOOK,) if values is None else _weighed(state, acts, values)
    return Verdict(right=right, words=(*words, *judged), events=after.events, after=after)


def _weighed(state: State[Any], acts: Sequence[Action], values: Sequence[float]) -> tuple[Text, ...]:
    rated = (
        Message("library-engine-value", act=act_told(state, act), value=much)
        for act, much in zip(acts, values, strict=True)
    )
    return (Message("library-engine-values", rated=tuple(rated)),)


def act_told(state: State[Any], act: Action) -> Text:
    """An act as people say it, a word of the game or a play by the names of its places."""
    game = game_of(state)
    notation = notation_of(game.key)
    words = ACT_WORDS.get(game) or {}
    return words.get(notation.act(act)) or notation.describe_act(state, act)
