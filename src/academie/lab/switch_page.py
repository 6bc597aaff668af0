"""The page that tells what was found of each switch of the law."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from academie.kernel import Citation, RuleSet, Source
from academie.kernel.ruleset import Switch as Point
from academie.lab.measured import Measure
from academie.lab.plots import Plot, intervals
from academie.lab.switch_summary import MEASURES, PLAYS, Change, Pair
from academie.lab.switches import TALLY
from academie.library.markdown import in_each_language, table
from academie.registry import registry
from academie.words import Language, Message, Text, listed, verbatim

WRITTEN: Final = "<!-- Written by `academie lab rules`; do not edit. -->"
HOUR: Final = 3600
MOST_EVENTS: Final = 6
"""How many kinds of event are named of which a switch changes the number."""
PLOTS: Final = ("first", "length", "plays")


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
