"""What rests on a passage: points of law, articles, tests, claims, lessons and studies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

import msgspec

from academie.edition import Passage, cited_passages
from academie.kernel.errors import NotationError
from academie.library import Study, catalogue
from academie.library.lessons import lesson
from academie.library.rulebook import points_of, rules_page
from academie.library.statement import VERDICTS, findings, found_of, statement
from academie.registry import registry
from academie.server.base.phrases import Phrase, phrase
from academie.server.library.routes.rules import PointTold, point_view
from academie.tracing import Use, UseKind, uses_by_passage

OPTION: Final = "option "
OF_RULES: Final = re.compile(r"^(games\.\w+\.law)(?:\.rules)?\.[A-Z_\d]+\.(\w+)")
"""A field of a rule set, by whichever name of a module it was reached."""


class LawPoint(msgspec.Struct):
    """A point of the law of a game that is decided here, with what else is held on it."""

    game: str
    title: Phrase
    point: PointTold


class ArticleRef(msgspec.Struct):
    """An article of a page of rules: its section by key and title, and its number there, from 1."""

    page: str
    game: Phrase
    section: str
    part: int
    number: int
    words: Phrase


class CaseRef(msgspec.Struct):
    """A worked example, a ruling or an erratum by which the law is tested: its file and its id there."""

    file: str
    id: str


class ClaimRef(msgspec.Struct):
    """A statement of the book that can be computed, and what came of it."""

    id: str
    said: Phrase
    verdict: str | None
    told: Phrase | None
    evidence: Phrase | None
    study: str | None


class TitledRef(msgspec.Struct):
    """A lesson or a study."""

    id: str
    game: str
    title: Phrase


class Resting(msgspec.Struct):
    """All that cites a passage, by what it is."""

    points: list[LawPoint]
    options: list[TitledRef]
    """What players may agree on, by the name of the option."""
    code: list[str]
    """Names of the program under which events, faults and rulings cite it."""
    articles: list[ArticleRef]
    cases: list[CaseRef]
    claims: list[ClaimRef]
    lessons: list[TitledRef]
    studies: list[TitledRef]


def use_count(passage: Passage) -> int:
    """How many things cite it."""
    return len(uses_by_passage().get(passage.id, ()))


def resting_on(passage: Passage) -> Resting:
    """All that cites the passage."""
    by_kind: dict[UseKind, list[Use]] = {kind: [] for kind in UseKind}
    for use in uses_by_passage().get(passage.id, ()):
        by_kind[use.kind].append(use)
    points = dict.fromkeys(_points(by_kind[UseKind.LAW]))
    return Resting(
        points=[*_law_points(points)],
        options=[*_options(by_kind[UseKind.LAW])],
        code=[*_code(by_kind[UseKind.LAW], {name for _, name in points})],
        articles=[_article(*where.split(" ")) for where in _places(by_kind[UseKind.PAGE])],
        cases=[_case(where) for where in _places(by_kind[UseKind.CASE])],
        claims=[_claim(where.rpartition(" ")[2]) for where in _places(by_kind[UseKind.CLAIM])],
        lessons=[*_lessons(by_kind[UseKind.LESSON])],
        studies=[TitledRef(each.id, each.game, phrase(each.title)) for each in _studies_of(passage)],
    )


def _places(uses: Iterable[Use]) -> Iterable[str]:
    return dict.fromkeys(use.where for use in uses)


def _of_rulesets(uses: Iterable[Use]) -> Iterator[tuple[str, str]]:
    """The keys of games and what their rule sets name."""
    for where in _places(uses):
        ruleset, _, name = where.partition(" ")
        if name:
            yield ruleset.partition("/")[0], name


def _points(uses: Iterable[Use]) -> Iterator[tuple[str, str]]:
    return (each for each in _of_rulesets(uses) if not each[1].startswith(OPTION))


def _law_points(named: Iterable[tuple[str, str]]) -> Iterator[LawPoint]:
    for game, name in named:
        for point in points_of(game):
            if point.name == name:
                yield LawPoint(game, phrase(registry[game].title), point_view(point))


def _options(uses: Iterable[Use]) -> Iterator[TitledRef]:
    for game, name in dict.fromkeys(_of_rulesets(uses)):
        found = {
            option.name: option
            for rules in registry[game].rulesets
            for option in registry[game].agreements(rules)
        }
        if name.startswith(OPTION) and (option := found.get(name.removeprefix(OPTION))):
            yield TitledRef(option.name, game, phrase(option.title))


def _code(uses: Iterable[Use], points: set[str]) -> Iterable[str]:
    """The names in the program, but for the fields of rule sets that are told as points of law."""
    found: dict[str, None] = {}
    for where in _places(uses):
        if field := OF_RULES.match(where):
            if field[2] not in points:
                found[f"{field[1]}.{field[2]}"] = None
        elif where.startswith("games."):
            found[where] = None
    return found


def _article(page: str, section: str, number: str) -> ArticleRef:
    rules = rules_page(page.removeprefix("rules/"))
    part = next(at for at, each in enumerate(rules.sections) if each.key == section)
    words = rules.sections[part].articles[int(number) - 1].words
    return ArticleRef(rules.key, phrase(rules.title), section, part + 1, int(number), phrase(words))


def _case(where: str) -> CaseRef:
    file, _, id_ = where.partition(" ")
    return CaseRef(file.removeprefix("conformance/"), id_)


def _claim(id_: str) -> ClaimRef:
    stated = statement(id_)
    finding = findings().get(stated.id)
    return ClaimRef(
        id=stated.id,
        said=phrase(stated.said),
        verdict=None if finding is None else finding.verdict.value,
        told=None if finding is None else phrase(VERDICTS[finding.verdict]),
        evidence=None if finding is None else phrase(finding.evidence),
        study=_study_of_claims().get(stated.id),
    )


def _lessons(uses: Iterable[Use]) -> Iterator[TitledRef]:
    files = dict.fromkeys(where.partition(" ")[0] for where in _places(uses))
    for file in files:
        found = lesson(file.removeprefix("studies/lessons/").replace("/", "-"))
        yield TitledRef(found.id, found.game, phrase(found.title))


@cache
def _study_of_claims() -> Mapping[str, str]:
    return {stated.id: study.id for study in catalogue().studies for stated, _ in found_of(study)}


@cache
def _studies() -> Mapping[str, tuple[Study, ...]]:
    """The studies that cite each passage by its id."""
    found: dict[str, tuple[Study, ...]] = {}
    for study in catalogue().studies:
        try:
            cited = cited_passages(study.citation)
        except NotationError:
            continue
        for passage in cited:
            found[passage.id] = (*found.get(passage.id, ()), study)
    return found


def _studies_of(passage: Passage) -> Iterable[Study]:
    own = () if passage.study is None else (catalogue().study(passage.study),)
    return {study.id: study for study in (*own, *_studies().get(passage.id, ()))}.values()
