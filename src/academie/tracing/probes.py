"""Everything that leans on the law, to be asked one after another by the law as it then stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.claims.basis import ruleset_of
from academie.claims.check import Effort, checks
from academie.claims.ledger import Entry, shipped
from academie.kernel import AcademieError, Record, RuleSet
from academie.kernel.options import read_option
from academie.library import catalogue
from academie.library.lessons import Casts, Lesson, Question, Step, answers, judge, lessons
from academie.library.lessons.setting import reached
from academie.library.line import Way
from academie.library.play import STUDY, AnyPlay
from academie.library.statement import VERDICTS, Statement, statements
from academie.library.study import Study
from academie.notation import notation_of
from academie.notation.formats import read_file
from academie.practice.puzzles.collection import puzzles
from academie.practice.puzzles.puzzle import Puzzle
from academie.registry import registry
from academie.testing.cases import case_answer, case_games, game_cases
from academie.testing.conformance import compared_games, example_verdicts
from academie.testing.data import conformance_root
from academie.testing.random_games import random_game
from academie.words import Message, Text, listed

PLAYTHROUGHS: Final = "playthroughs"
SAMPLE: Final = 20
"""How many seeded games of each rule set are played where no stored ones are given."""


class Area(Enum):
    """What it is that leans on the law."""

    CASE = "case"
    EXAMPLE = "example"
    STUDY = "study"
    CLAIM = "claim"
    LESSON = "lesson"
    PUZZLE = "puzzle"
    GAME = "game"


class Answer(NamedTuple):
    """What comes of one thing: step by step as plain text, to be compared, and as a whole for people."""

    steps: tuple[str, ...]
    told: Text


class Probe(NamedTuple):
    """Some things of one kind that are asked together, each with its id."""

    area: Area
    game: str
    name: str
    ask: Callable[[], Iterable[tuple[str, Answer]]]
    lasts: bool = False
    """Whether it takes long, so that it is asked only where a study it is about has changed."""
    about: str = ""
    """The study it is about, if it is about one."""
    known: str = ""
    """The verdict of a claim when it was last checked: one that is not found again here needs more time."""


def probes(changed: Sequence[RuleSet], seconds: float, records: Path | None) -> Iterator[Probe]:
    """Everything that may answer otherwise once those rule sets are others.

    Claims that took longer than `seconds` when they were last checked last too long to be asked at any rate.
    """
    # A folder that is not there is told at once.
    stored = _stored(changed) if records is None else [*_of_folder(records)]
    ids = {rules.id for rules in changed}
    for key in compared_games():
        yield Probe(Area.EXAMPLE, key, key, partial(_examples, key))
    for key in case_games():
        yield Probe(Area.CASE, key, key, partial(_cases, key))
    for study in catalogue().studies:
        yield Probe(Area.STUDY, study.game, study.id, partial(_study, study, ids))
    for lesson in lessons():
        yield Probe(Area.LESSON, lesson.game, lesson.id, partial(_lesson, lesson))
    for puzzle in puzzles():
        if registry[puzzle.game].ruleset(puzzle.ruleset).id in ids:
            yield Probe(Area.PUZZLE, puzzle.game, puzzle.id, partial(_puzzle, puzzle))
    yield from _claims(ids, seconds)
    yield from stored


def _claims(ids: set[str], seconds: float) -> Iterator[Probe]:
    found = shipped()
    for each in statements():
        if _leans(each, ids):
            known = found.get(each.id)
            about, lasts = str(each.parameters.get("study", "")), not _quick(each, known, seconds)
            verdict = "" if known is None else known.finding.verdict.value
            yield Probe(Area.CLAIM, each.game, each.id, partial(_claim, each, known), lasts, about, verdict)


def _stored(changed: Sequence[RuleSet]) -> Iterator[Probe]:
    """The games written out with the golden data, and seeded ones of each of the rule sets."""
    for file in sorted(conformance_root().joinpath(PLAYTHROUGHS).iterdir(), key=lambda each: each.name):
        line = file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        id_, seed, *agreed = line.split(", ")
        rules = registry[id_.partition("/")[0]].recorded(id_)
        number, name = int(seed.removeprefix("seed ")), f"{PLAYTHROUGHS}/{file.name.removesuffix('.txt')}"
        yield _game_probe(name, rules, number, tuple(agreed))
    for rules in changed:
        if rules in registry[rules.id.partition("/")[0]].rulesets:
            for each in range(SAMPLE):
                yield _game_probe(f"{rules.id} {each}", rules, each, ())


def _game_probe(name: str, rules: RuleSet, seed: int, agreed: tuple[str, ...]) -> Probe:
    key = rules.id.partition("/")[0]
    return Probe(Area.GAME, key, name, lambda: _game(name, _played(rules, seed, agreed)))


def _of_folder(folder: Path) -> Iterator[Probe]:
    """The games of a folder and its folders, by their paths. Raises `NotationError` for what is none."""
    folder.stat()  # says that there is none, which `rglob` does not
    for path in sorted(each for each in folder.rglob("*") if each.is_file()):
        name, record = str(path.relative_to(folder)), read_file(path)
        yield Probe(Area.GAME, record.game.key, name, partial(_game, name, record))


def _leans(statement: Statement, ids: set[str]) -> bool:
    return ruleset_of(statement, checks()[statement.check]).id in ids


def _quick(statement: Statement, known: Entry | None, seconds: float) -> bool:
    """Whether it was found fast before. A check that names its own rule set holds it and cannot be asked."""
    check = checks()[statement.check]
    if check.ruleset is not None or check.outside:
        return False
    return check.quick or (known is not None and known.seconds <= seconds)


def _cases(key: str) -> Iterator[tuple[str, Answer]]:
    for case in game_cases(key):
        found = case_answer(case)
        yield case["id"], Answer((str(found.agrees), found.found.en), found.found)


def _examples(key: str) -> Iterator[tuple[str, Answer]]:
    for verdict in example_verdicts(key):
        yield verdict.id, Answer((str(verdict.agrees), verdict.found.en), verdict.found)


def _study(study: Study, ids: set[str]) -> Iterator[tuple[str, Answer]]:
    """Each line of a study by each of the rule sets: as far as it is legal."""
    play = STUDY.of(registry[study.game])(study.citation.source)
    held = [registry[study.game].recorded(rules.id) for rules in play.rulesets if rules.id in ids]
    ways = [way for way in study.line.ways() if way.moves]
    for rules in held:
        for number, way in enumerate(ways):
            key = str(number) if number else ""
            name = " ".join(filter(None, (study.id, key, rules.name if len(held) > 1 else "")))
            yield name, _line(play, study, way, rules)


def _line(play: AnyPlay, study: Study, way: Way, rules: RuleSet) -> Answer:
    led = play.replay(play.board(way.setup or study.position), way.moves[: way.at], play.reach)
    played = play.replay(led.positions[-1], way.moves[way.at :], rules)
    notation = notation_of(study.game)
    boards = (notation.state(play.state(position)) for position in played.positions)
    steps = (*way.moves[: way.at], *boards)
    if played.refused is None:
        return Answer(steps, Message("tracing-line-legal", moves=len(way.moves), end=steps[-1]))
    number = way.at + len(played.moves) + 1
    told = Message("tracing-line-refused", number=number, move=played.refused, legal=listed(played.legal))
    return Answer((*steps, played.refused), told)


def _lesson(lesson: Lesson) -> Iterator[tuple[str, Answer]]:
    reached.cache_clear()
    for number, step in enumerate(lesson.steps, 1):
        if isinstance(step, Question):
            yield f"{lesson.id} {number}", _exercise(step, step.stated)
    reached.cache_clear()


def _exercise(step: Step, stated: tuple[str, ...]) -> Answer:
    """Whether the stated answer is still right, and which answers are."""
    right = judge(step, stated if isinstance(step, Casts) else stated[0]).right
    try:
        found = sorted(answers(step))
    except AcademieError as wrong:
        return Answer((str(right),), wrong.text)
    told = Message("tracing-answers", right=str(right).lower(), answers=listed(found))
    return Answer((str(right), *found), told)


def _puzzle(puzzle: Puzzle) -> Iterator[tuple[str, Answer]]:
    """Whether the best play is still legal, and among which; the search itself is not done again."""
    notation, state = notation_of(puzzle.game), puzzle.state()
    legal = sorted(map(notation.act, state.actions()))
    try:
        puzzle.act()
    except AcademieError as wrong:
        yield puzzle.id, Answer(("refused",), wrong.text)
    else:
        told = Message("tracing-puzzle", best=puzzle.best, plays=len(legal))
        yield puzzle.id, Answer(("legal", *legal), told)


def _claim(statement: Statement, known: Entry | None) -> Iterator[tuple[str, Answer]]:
    """The verdict, within the time it was allowed when it was last checked."""
    effort = Effort() if known is None else Effort(known.allowed)
    found = checks()[statement.check].find(statement, effort)
    yield statement.id, Answer((found.verdict.value,), VERDICTS[found.verdict])


def _game(name: str, record: Record[Any]) -> Iterator[tuple[str, Answer]]:
    """The states of a stored game, as far as its acts are legal, and what it brought."""
    notation, steps = notation_of(record.game.key), list[str]()
    last = None
    try:
        for last in record.states():
            steps.append(notation.state(last))
    except AcademieError as wrong:
        act = notation.act(record.acts[len(steps) - 1]) if steps else ""
        told = Message("tracing-act-refused", number=len(steps), act=act, why=wrong.text)
        yield name, Answer((*steps, "refused"), told)
        return
    outcome = None if last is None or last.outcome is None else last.outcome
    returns = "" if outcome is None else " ".join(f"{float(gain):+g}" for gain in outcome.returns)
    told = Message("tracing-game-ended", acts=len(record.acts), returns=returns)
    yield name, Answer((*steps[:-1], f"{steps[-1]} {returns}"), told)


@cache
def _played(rules: RuleSet, seed: int, agreed: tuple[str, ...]) -> Record[Any]:
    """A seeded game, played once: by the law as it is when it is first asked for."""
    game, options = registry[rules.id.partition("/")[0]], dict(map(read_option, agreed))
    acts = tuple(step.act for step in random_game(game, rules, seed, options))
    return Record(game, rules.id, tuple(options.items()), acts)
