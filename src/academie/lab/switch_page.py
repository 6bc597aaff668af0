"""What was found of each switch of the law: figures with 95 % intervals, and the page that tells them."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from math import hypot
from pathlib import Path
from statistics import mean, pstdev
from typing import Any, Final, NamedTuple

from academie.kernel import Citation, OptionError, RuleSet, Source
from academie.kernel.data import installed_version
from academie.kernel.ruleset import Switch as Point
from academie.lab.config import is_table
from academie.lab.measured import Measure, sampled
from academie.lab.plots import Plot, intervals
from academie.lab.score import half
from academie.lab.shards import write_whole
from academie.lab.switch_games import Game, Lab
from academie.lab.switches import TALLY, Study, Switch, Variant
from academie.library.markdown import in_each_language, table
from academie.registry import registry
from academie.words import Language, Message, Text, listed, verbatim

KIND: Final = "switches"
SUMMARY: Final = "summary.json"
WRITTEN: Final = "<!-- Written by `academie lab rules`; do not edit. -->"
HOUR: Final = 3600
MOST_EVENTS: Final = 6
"""How many kinds of event are named of which a switch changes the number."""
Pair = tuple[float, float]
"""A mean and half of its 95 % interval."""
PLOTS: Final = ("first", "length", "plays")


class Kind(NamedTuple):
    """How a measure is written."""

    digits: int
    unit: str = ""


MEASURES: Final[Mapping[str, Kind]] = {
    "first": Kind(3),
    "length": Kind(1),
    "margin": Kind(2),
    "spread": Kind(2),
    "null": Kind(1, " %"),
    "double": Kind(1, " %"),
}
PLAYS: Final = Kind(1, " %")


@dataclass(frozen=True, slots=True)
class Change:
    """A measure under both laws, by how much it changes, and by how much two players of one law differ."""

    before: Pair
    after: Pair
    change: Pair
    chance: Pair

    @property
    def is_seen(self) -> bool:
        """Whether it changes by more than the dice and the chance of training explain."""
        return abs(self.change[0]) > self.change[1] + abs(self.chance[0])

    @property
    def is_nothing(self) -> bool:
        """Whether there was never anything to measure."""
        return not any((*self.before, *self.after))


# What was found, as plain data.


def summary(studies: Sequence[Study], folder: Path) -> dict[str, Any]:
    """All that the page says, as plain data, from the games and comparisons in a folder."""
    return {
        "kind": KIND,
        "academie": installed_version(),
        "studies": [_study_summary(study, Lab(folder)) for study in studies],
    }


def _study_summary(study: Study, lab: Lab) -> dict[str, Any]:
    return {
        "game": study.game,
        "games": study.games,
        "positions": study.positions,
        "drawn": study.drawn,
        "training": {**study.training},
        "seed": study.seed,
        "played": len(study.entrants) * study.games,
        "taught": len(study.pupils),
        "seconds": {name: round(seconds, 1) for name, seconds in lab.spent(study).items()},
        "switches": [_switch_summary(study, switch, lab) for switch in study.switches],
    }


def _switch_summary(study: Study, switch: Switch, lab: Lab) -> dict[str, Any]:
    three = study.three(switch)
    before, again, after = (lab.played(study, one) for one in three)
    openings, rows = lab.compared(study, switch)
    games = before, again, after
    kinds = sorted({kind for some in games for game in some for kind in game["events"]})
    return {
        "before": _law_plain(switch.before),
        "after": _law_plain(switch.after),
        "taught": three.after.pupil.law.points == switch.after.points,
        "measures": {name: asdict(_measured(name, *games)) for name in MEASURES},
        "events": {kind: _event_summary(kind, *games) for kind in kinds},
        "positions": len(rows),
        "plays": _plays(rows),
        "openings": openings,
    }


def _law_plain(law: Variant) -> dict[str, Any]:
    return {"ruleset": law.rules.id, "points": dict(law.points), "options": dict(law.options)}


VALUES: Final[Mapping[str, Callable[[Game], float]]] = {
    "first": lambda game: game["won"],
    "length": lambda game: game["length"],
    "margin": lambda game: game["margin"],
    "null": lambda game: 100.0 * (game["won"] == 0),
    "double": lambda game: 100.0 * (abs(game["won"]) > 1),
}
"""What a measure is of one game."""


def _measured(name: str, before: list[Game], again: list[Game], after: list[Game]) -> Change:
    if name == "spread":
        return _spread(*([game["margin"] for game in some] for some in (before, again, after)))
    value = VALUES[name]
    return _changed(*([value(game) for game in some] for some in (before, again, after)))


def _changed(before: list[float], again: list[float], after: list[float]) -> Change:
    """Games of the same number have the same dice, hence the differences game by game."""
    moved, chance = ([two - one for one, two in zip(before, each, strict=True)] for each in (after, again))
    return Change(_pair(before), _pair(after), _pair(moved), _pair(chance))


def _pair(values: Sequence[float]) -> Pair:
    measure = sampled(values)
    return measure.mean, measure.off


def _spread(before: list[int], again: list[int], after: list[int]) -> Change:
    """The standard deviation, its interval by that of the variance."""
    (one, off), (two, off_two), (three, off_three) = map(_deviation, (before, again, after))
    return Change(
        (one, off),
        (three, off_three),
        (round(three - one, 6), round(hypot(off, off_three), 6)),
        (round(two - one, 6), round(hypot(off, off_two), 6)),
    )


def _deviation(values: list[int]) -> Pair:
    middle, spread = mean(values), pstdev(values)
    squares = [(value - middle) ** 2 for value in values]
    return round(spread, 6), round(half(squares) / (2 * spread), 6) if spread else 0.0


def _event_summary(kind: str, *games: list[Game]) -> dict[str, Any]:
    """How often an event happens in a game, what it brings, and how many games it ends."""
    counts, points = (
        [[float(game["events"].get(kind, (0, 0))[place]) for game in some] for some in games]
        for place in (0, 1)
    )
    ends = [[100.0 * (kind in game["last"]) for game in some] for some in games]
    said = {"count": counts, "points": points, "ends": ends}
    return {name: asdict(_changed(*values)) for name, values in said.items()}


def _plays(rows: Sequence[Sequence[bool]]) -> dict[str, Pair]:
    """In how many of a hundred positions the best play changes: by the law, by chance, by the law alone."""
    law, chance, alone = ([100.0 * row[place] for row in rows] for place in range(3))
    beyond = [one - two for one, two in zip(law, chance, strict=True)]
    found = {"law": law, "chance": chance, "alone": alone, "beyond": beyond}
    return {name: _pair(values) for name, values in found.items()}


def write_summary(path: Path, found: Mapping[str, Any]) -> None:
    """Save what was found."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, (json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode())


def read_summary(path: Path) -> dict[str, Any]:
    """What a file says was found. Raises `OptionError` for another file."""
    content: object = None
    with suppress(ValueError):
        content = json.loads(path.read_text(encoding="utf-8"))
    if not is_table(content) or content.get("kind") != KIND:
        raise OptionError(Message("lab-switches-no-summary", path=path))
    return content


# What it says.


@dataclass(frozen=True, slots=True)
class Found:
    """What was found of one switch, with its number on the page."""

    number: int
    game: str
    plain: Mapping[str, Any]

    @property
    def sides(self) -> tuple[RuleSet, RuleSet]:
        """Both laws."""
        law = registry[self.game].law
        said = (self.plain["before"], self.plain["after"])
        before, after = (law.recorded(each["ruleset"]).otherwise(each["points"]) for each in said)
        return before, after

    @property
    def is_of_rulesets(self) -> bool:
        """Whether the laws are of different rule sets, and not one rule held otherwise."""
        before, after = self.sides
        return before.id != after.id

    @property
    def points(self) -> list[tuple[str, Point[Any]]]:
        """The points in which the laws differ."""
        before, after = self.sides
        return [
            (name, point) for name, point, held in before.points() if held.value != getattr(after, name).value
        ]

    @property
    def title(self) -> Text:
        """What is switched: a rule, or all that two rule sets hold differently."""
        before, after = self.sides
        if self.is_of_rulesets:
            return Message("lab-switches-two", before=before.title, after=after.title)
        ((name, _),) = self.points
        return Message(
            "lab-switches-one",
            rule=before.title_of(name),
            before=before.in_words(name),
            after=after.in_words(name),
        )

    def measure(self, name: str) -> Change:
        return _change(self.plain["measures"][name])

    def event(self, kind: str, what: str) -> Change:
        return _change(self.plain["events"][kind][what])

    @property
    def kinds(self) -> list[str]:
        """The kinds of events."""
        return [*self.plain["events"]]

    def play(self, name: str) -> Measure:
        mean, off = self.plain["plays"][name]
        return Measure(mean, off, PLAYS.digits, PLAYS.unit, signed=name == "beyond")

    @property
    def plays_change(self) -> bool:
        """Whether the best play changes more often than by chance."""
        beyond = self.play("beyond")
        return beyond.mean > beyond.off


def _change(plain: Mapping[str, Any]) -> Change:
    return Change(**{name: (value[0], value[1]) for name, value in plain.items()})


def _written(name: str, pair: Pair, *, signed: bool) -> str:
    kind = MEASURES[name]
    return Measure(*pair, kind.digits, kind.unit, signed=signed).text()


def _label(name: str, game: str) -> Text:
    """What a measure is called."""
    if name == "length":
        return Message("lab-throws-a-partie" if registry[game].chance else "lab-switches-moves")
    if name in {"margin", "spread"}:
        return Message(f"lab-switches-{name}", what=TALLY.of(registry[game]).margin_words)
    return Message(f"lab-switches-{name}")


def effects(found: Found) -> Text:
    """What a switch does, in a sentence."""
    seen = [name for name in MEASURES if found.measure(name).is_seen]
    said: list[Text] = [
        Message(
            "lab-switches-effect",
            what=_label(name, found.game),
            change=_written(name, found.measure(name).change, signed=True),
        )
        for name in seen
    ]
    if found.plays_change:
        said.append(Message("lab-switches-effect-plays", change=found.play("beyond").text()))
    said += [_event_effect(found, kind) for kind in _events_seen(found)]
    return (
        Message("lab-switches-effects", effects=listed(said)) if said else Message("lab-switches-no-effect")
    )


def _events_seen(found: Found) -> list[str]:
    """The kinds of events whose number changes, those that change most surely first."""
    seen = [kind for kind in found.kinds if found.event(kind, "count").is_seen]

    def sure(kind: str) -> float:
        mean, off = found.event(kind, "count").change
        return abs(mean) / off if off else abs(mean)

    return sorted(seen, key=sure, reverse=True)[:MOST_EVENTS]


def _event_effect(found: Found, kind: str) -> Text:
    count = found.event(kind, "count")
    label = TALLY.of(registry[found.game]).label(kind)
    change = Measure(*count.change, 2).text()
    return Message("lab-switches-effect-event", what=label, change=change)


def _holders(game: str, name: str, point: Point[Any], value: object) -> list[Citation]:
    """Where a value is held: by treatises if any does, else by ourselves."""
    held = [getattr(rules, name) for rules in registry[game].law.rulesets]
    said = [each.citation for each in (*point.readings.values(), *held) if each.value == value]
    return [*dict.fromkeys(each for each in said if not each.source.ours)] or [*dict.fromkeys(said)]


def _by(game: str, name: str, point: Point[Any], value: object) -> Text:
    """By whose authority a value is held; where nobody holds it, who leaves it to the players."""
    if held := _holders(game, name, point, value):
        return _cited(held)
    left = [each.citation for each in point.readings.values() if value in (*each.may_agree, *each.doubt)]
    return (
        Message("lab-switches-left", citations=_cited(left)) if left else Message("lab-switches-none-holds")
    )


def _cited(citations: Sequence[Citation]) -> Text:
    """Citations one after another: their places have commas and semicolons of their own."""
    said, *others = (each.said for each in citations)
    for each in others:
        said = Message("lab-switches-cited", before=said, next=each)
    return said


def _disputes(found: Found) -> Iterator[Text]:
    """Each point in which the laws differ, with the words and the authorities of both."""
    before, after = found.sides
    for name, point in found.points:
        one, two = (getattr(side, name).value for side in (before, after))
        yield Message(
            "lab-switches-dispute",
            rule=before.title_of(name),
            before=before.in_words(name),
            by=_by(found.game, name, point, one),
            after=after.in_words(name),
            others=_by(found.game, name, point, two),
        )


# The page.


def findings(content: Mapping[str, Any]) -> list[tuple[Mapping[str, Any], list[Found]]]:
    """The studies, each with what was found of its switches; numbers go on from study to study."""
    found: list[tuple[Mapping[str, Any], list[Found]]] = []
    first = 1
    for study in content["studies"]:
        switches = study["switches"]
        numbered = enumerate(switches, first)
        found.append((study, [Found(number, study["game"], plain) for number, plain in numbered]))
        first += len(switches)
    return found


def write_page(content: Mapping[str, Any], page: Path) -> None:
    """Write the page in English and French, and its plots into a folder of its name."""
    folder = page.parent / page.stem
    folder.mkdir(parents=True, exist_ok=True)
    for language, file in in_each_language(page):
        for study, found in findings(content):
            for name in PLOTS:
                plotted(name, found, language).save(folder / plot_name(study["game"], name, language))
        lines = _page(content, folder.name, language)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def plot_name(game: str, name: str, language: Language) -> str:
    """The file of a plot."""
    return f"{game}-{name}.{language.value}.svg"


def plotted(name: str, found: Sequence[Found], language: Language) -> Plot:
    """What all switches of a game change of one measure, by their numbers on the page."""
    if name == "plays":
        measures = {f"{each.number}": each.play("beyond") for each in found}
        unit: Text = Message("lab-switches-unit-plays")
    else:
        measures = {f"{each.number}": Measure(*each.measure(name).change) for each in found}
        unit = _label(name, found[0].game)
    return intervals(measures, Message(f"lab-switches-plot-{name}"), unit, language)


def _page(content: Mapping[str, Any], folder: str, language: Language) -> Iterator[str]:
    every = findings(content)
    yield f"{WRITTEN}\n"
    yield f"# {Message('lab-switches-head').in_(language)}\n"
    yield f"{_about(content, every).in_(language)}\n"
    yield f"## {Message('lab-switches-by-work').in_(language)}\n"
    yield f"{Message('lab-switches-by-work-about').in_(language)}\n"
    yield from _by_ruleset([each for _, found in every for each in found], language)
    yield from _by_work([each for _, found in every for each in found], language)
    for study, found in every:
        yield from _game(study, found, folder, language)


def _about(content: Mapping[str, Any], every: Sequence[tuple[Mapping[str, Any], list[Found]]]) -> Text:
    """How it was measured, and what it took."""
    seconds = sum(sum(study["seconds"].values()) for study in content["studies"])
    asked = [change for _, some in every for found in some for change in _asked(found)]
    return Message(
        "lab-switches-about",
        switches=sum(len(found) for _, found in every),
        games=sum(study["played"] for study in content["studies"]),
        nets=sum(study["taught"] for study in content["studies"]),
        hours=f"{seconds / HOUR:.2f}",
        asked=len(asked),
        seen=sum(change.is_seen for change in asked),
    )


def _asked(found: Found) -> Iterator[Change]:
    """Everything of which a switch could have changed the number."""
    measures = (found.measure(name) for name in MEASURES)
    events = (found.event(kind, "count") for kind in found.kinds)
    yield from (each for some in (measures, events) for each in some if not each.is_nothing)


def _by_ruleset(every: Sequence[Found], language: Language) -> Iterator[str]:
    """What changes from one whole rule set to another."""
    yield f"### {Message('lab-switches-rulesets').in_(language)}\n"
    for found in every:
        if found.is_of_rulesets:
            said = Message(
                "lab-switches-ruleset-line", number=found.number, rules=found.title, effects=effects(found)
            )
            yield f"- {said.in_(language)}"
    yield ""


def _by_work(every: Sequence[Found], language: Language) -> Iterator[str]:
    """For each work, the oldest first, its rules that others hold otherwise, and what each does."""
    lines: dict[Source, list[str]] = defaultdict(list)
    for found in every:
        before, after = found.sides
        if found.is_of_rulesets:
            continue
        ((name, point),) = found.points
        for side, against in ((before, after), (after, before)):
            for citation in _holders(found.game, name, point, getattr(side, name).value):
                said = Message(
                    "lab-switches-work-line",
                    number=found.number,
                    place=citation.said,
                    rule=side.title_of(name),
                    held=side.in_words(name),
                    against=against.in_words(name),
                    effects=effects(found),
                )
                lines[citation.source].append(f"- {said.in_(language)}")
    for source in sorted((each for each in lines if not each.ours), key=lambda each: each.year):
        yield f"### {source.called.in_(language)} ({source.siglum})\n"
        yield from dict.fromkeys(lines[source])
        yield ""


def _game(study: Mapping[str, Any], found: Sequence[Found], folder: str, language: Language) -> Iterator[str]:
    game = registry[study["game"]]
    title = game.title.in_(language)
    yield f"## {title}\n"
    training = ", ".join(f"{name} = {value}" for name, value in sorted(study["training"].items()))
    hours = sum(study["seconds"].values()) / HOUR
    key = "lab-switches-dice-players" if game.chance else "lab-switches-board-players"
    how = Message(key, games=study["games"], training=training, hours=f"{hours:.2f}", drawn=study["drawn"])
    yield f"{how.in_(language)}\n"
    for name in PLOTS:
        said = Message(f"lab-switches-plot-{name}").in_(language)
        yield f"![{said}]({folder}/{plot_name(game.key, name, language)})\n"
    yield from _events(found[0], language)
    for each in found:
        yield from _switch(each, language)


def _events(found: Found, language: Language) -> Iterator[str]:
    """What happens in games under the law that the first switch begins from."""
    tally, rules = TALLY.of(registry[found.game]), found.sides[0]
    yield f"{Message('lab-switches-events', rules=rules.title).in_(language)}\n"
    heads = tuple(Message(f"lab-switches-event{name}") for name in ("", "-count", "-points", "-ends"))
    rows = [
        (
            tally.label(kind).in_(language),
            Measure(*found.event(kind, "count").before, 2, signed=False).text(),
            Measure(*found.event(kind, "points").before, 2, signed=False).text(),
            Measure(*found.event(kind, "ends").before, 1, " %", signed=False).text(),
        )
        for kind in sorted(found.kinds, key=lambda kind: -found.event(kind, "count").before[0])
        if found.event(kind, "count").before[0]
    ]
    yield from table(heads, rows, language)
    yield ""


def _switch(found: Found, language: Language) -> Iterator[str]:
    yield f"### {found.number}. {found.title.in_(language)}\n"
    yield from (f"- {each.in_(language)}" for each in _disputes(found))
    yield f"\n**{effects(found).in_(language)}**\n"
    if not found.plain["taught"]:
        yield f"{Message('lab-switches-taught').in_(language)}\n"
    heads = tuple(
        Message(f"lab-switches-{name}")
        for name in ("measure", "before", "after", "change", "chance", "verdict")
    )
    yield from table(heads, _rows(found, language), language)
    yield f"\n{_plays_said(found).in_(language)}\n"
    yield f"{_openings_said(found).in_(language)}\n"


def _rows(found: Found, language: Language) -> Iterator[tuple[str, ...]]:
    for name in MEASURES:
        each = found.measure(name)
        if not each.is_nothing:
            verdict = Message(f"lab-switches-{'seen' if each.is_seen else 'unseen'}")
            yield (
                _label(name, found.game).in_(language),
                _written(name, each.before, signed=name == "first"),
                _written(name, each.after, signed=name == "first"),
                _written(name, each.change, signed=True),
                _written(name, each.chance, signed=True),
                verdict.in_(language),
            )


def _plays_said(found: Found) -> Text:
    return Message(
        "lab-switches-plays",
        positions=found.plain["positions"],
        law=found.play("law").text(),
        chance=found.play("chance").text(),
        beyond=found.play("beyond").text(),
        alone=found.play("alone").text(),
        verdict=Message(f"lab-switches-{'seen' if found.plays_change else 'unseen'}"),
    )


def _openings_said(found: Found) -> Text:
    """Which first plays change, of those on which both players of the law before agree."""
    plays: Mapping[str, Sequence[str]] = found.plain["openings"]
    changed = {
        cast: (before, after)
        for cast, (before, again, after) in plays.items()
        if before == again and before != after
    }
    said = tuple(
        verbatim(f"{cast}: `{before}` → `{after}`".removeprefix(": "))
        for cast, (before, after) in changed.items()
    )
    return Message(
        "lab-switches-openings",
        casts=len(plays),
        law=sum(before != after for before, _, after in plays.values()),
        chance=sum(before != again for before, again, _ in plays.values()),
        sure=len(said),
        plays=listed(said) if said else verbatim("–"),
    )
