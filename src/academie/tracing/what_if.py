"""What would change if a passage were read otherwise: the law it makes, and all that leans on the law."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.edition import Doubt, Point, doubts_about, passages
from academie.kernel import AcademieError, Cited, RuleSet, Source, UnknownName
from academie.kernel.kinds import Kind
from academie.kernel.ruleset import declared_switches
from academie.library.statement import VERDICTS, Verdict
from academie.registry import registry
from academie.tracing.probes import Answer, Area, Probe, probes
from academie.words import NOTHING, Message, Text

PLAYED: Final = frozenset({Area.STUDY, Area.GAME})
"""What has a board after each act."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A passage or a doubt read in one way, with the rule sets as they would be and as they are."""

    doubt: Doubt
    at: str
    """The passage, or the id of the doubt if every book is to be read so."""
    key: str
    changed: tuple[tuple[RuleSet, RuleSet], ...]
    """Each rule set that holds another reading by that passage, and what it would be."""

    @property
    def before(self) -> tuple[RuleSet, ...]:
        return tuple(rules for rules, _ in self.changed)


class Consequence(NamedTuple):
    """One thing that comes out otherwise; of a line or a game, after which of its acts."""

    area: Area
    id: str
    act: int | None
    before: Text
    after: Text


class Asked(NamedTuple):
    """What came of asking some things: how many they were, none if they were left out, and what changes."""

    probe: Probe
    number: int
    consequences: tuple[Consequence, ...] = ()


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A question ready to be asked: the reading, and everything that may answer otherwise by it."""

    reading: Reading
    probes: tuple[Probe, ...]

    def run(self) -> Iterator[Asked]:
        """Ask one thing after the other, by the law as it is and as it would be."""
        studies: set[str] = set()
        for probe in self.probes:
            changed = probe.about in studies
            asked = Asked(probe, 0) if probe.lasts and not changed else self._ask(probe)
            if probe.area is Area.CLAIM and not _steady(asked, changed=changed):
                asked = Asked(probe, 0)
            if probe.area is Area.STUDY and asked.consequences:
                studies.add(probe.name)
            yield asked

    def _ask(self, probe: Probe) -> Asked:
        before = dict(probe.ask())
        with read_so(self.reading):
            after = dict(probe.ask())
        return Asked(probe, len(before), tuple(_differences(probe.area, before, after)))


def _steady(asked: Asked, *, changed: bool) -> bool:
    """Whether a change of a claim is one of the law, and not of the time that a search had.

    What was known must be found again; and where its study stays as it is, a search that decides nothing
    says nothing.
    """
    return all(
        each.before == VERDICTS[Verdict(asked.probe.known)]
        and (changed or each.after != VERDICTS[Verdict.UNDECIDED])
        for each in asked.consequences
        if asked.probe.known
    )


def what_if(
    text: str, *, game: str | None = None, records: Path | None = None, seconds: float = 0.25
) -> WhatIf:
    """What `PASSAGE=READING` asks: a passage of a doubt, or its id for all its books, and the reading's key.

    Stored games are those of the folder `records`, else the ones shipped and seeded ones. Raises
    `UnknownName` if there is no such doubt or reading, `AcademieError` if no law can follow it.
    """
    reading = read(text)
    every = probes(reading.before, seconds, records)
    return WhatIf(reading, tuple(probe for probe in every if game in {None, probe.game}))


def read(text: str) -> Reading:
    """The reading that `PASSAGE=READING` names. Raises as `what_if` does."""
    at, _, key = text.partition("=")
    found = doubts_about(at)
    if not found:
        raise UnknownName(Message("tracing-no-doubt", id=at))
    named = [each for each in found if key in each.readings]
    if not named:
        known = tuple(dict.fromkeys(name for each in found for name in each.readings))
        raise UnknownName(Message("tracing-no-reading", id=at, reading=key, known=known))
    changing = [Reading(each, at, key, tuple(_changed(each, at, key))) for each in named]
    followed = [reading for reading in changing if reading.changed]
    if len(followed) > 1:
        ids = tuple(reading.doubt.id for reading in followed)
        raise UnknownName(Message("tracing-several", id=at, reading=key, known=ids))
    if followed:
        return followed[0]
    raise AcademieError(_why_not(named[0], at, key))


def _why_not(doubt: Doubt, at: str, key: str) -> Text:
    if doubt.textual:
        return Message("tracing-textual", id=at)
    if not any(key in point.values for point in doubt.points):
        return Message("tracing-no-law", id=at, reading=key)
    return Message("tracing-held", id=at, reading=key)


def _changed(doubt: Doubt, at: str, key: str) -> Iterator[tuple[RuleSet, RuleSet]]:
    """The rule sets that hold another reading by the authority asked, those of earlier versions included."""
    for point in doubt.points:
        if key in point.values:
            for rules in _holding(doubt, at, point):
                held: Cited[Any] = getattr(rules, point.name)
                value = _kind(rules, point).find(point.values[key])
                if value != held.value:
                    changed: dict[str, Any] = {point.name: replace(held, value=value)}
                    yield rules, replace(rules, **changed)


def _holding(doubt: Doubt, at: str, point: Point) -> tuple[RuleSet, ...]:
    """The rule sets that hold one of the readings by the authority asked.

    Where none does, since the passage is silent or too dark, those that hold it by our own. Of earlier
    versions only those that hold what one of today holds.
    """
    law = registry[point.game].law
    today = [rules for rules in law.rulesets if _is_reading(rules, point)]
    values = [getattr(rules, point.name).value for rules in today]
    former = [rules for rules in law.former if getattr(rules, point.name).value in values]
    works = _authorities(doubt, at)
    every = (*today, *former)
    by_books = tuple(rules for rules in every if getattr(rules, point.name).citation.source in works)
    by_us = tuple(rules for rules in every if getattr(rules, point.name).citation.source.ours)
    if at == doubt.id:
        return (*by_books, *by_us)
    return by_books or by_us


def _is_reading(rules: RuleSet, point: Point) -> bool:
    """Whether what is held is one of the readings of the doubt, and a rule of this very game."""
    held: Cited[Any] = getattr(rules, point.name)
    return not held.elsewhere and _kind(rules, point).plain(held.value) in point.values.values()


def _kind(rules: RuleSet, point: Point) -> Kind[Any]:
    return dict(declared_switches(type(rules)))[point.name].kind


def _authorities(doubt: Doubt, at: str) -> set[Source]:
    """The works of the passages asked about: that of one, or of all that the doubt has."""
    asked = doubt.passages if at == doubt.id else (at,)
    return {passages().find(each).source for each in asked}


@contextmanager
def read_so(reading: Reading) -> Generator[None]:
    """Within this, the law is as the reading has it."""
    by_game: dict[str, dict[str, RuleSet]] = {}
    for before, after in reading.changed:
        by_game.setdefault(before.id.partition("/")[0], {})[before.id] = after
    with ExitStack() as stack:
        for game, changed in by_game.items():
            stack.enter_context(registry[game].law.read_otherwise(changed))
        yield


def _differences(
    area: Area, before: Mapping[str, Answer], after: Mapping[str, Answer]
) -> Iterator[Consequence]:
    for id_, was in before.items():
        now = after.get(id_, Answer((), NOTHING))
        if was.steps != now.steps:
            act = _first(was.steps, now.steps) if area in PLAYED else None
            yield Consequence(area, id_, act, was.told, now.told)


def _first(one: Sequence[str], other: Sequence[str]) -> int:
    """The first place at which two answers differ, from 0: what was before the first act."""
    same = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(same) if a != b), min(len(one), len(other)))


def leaning(doubt: Doubt) -> tuple[RuleSet, ...]:
    """The rule sets of today that hold one of the readings of a doubt."""
    found = (rules for point in doubt.points for rules in _holding(doubt, doubt.id, point))
    return tuple(rules for rules in found if rules in registry[rules.id.partition("/")[0]].rulesets)
