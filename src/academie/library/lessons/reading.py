"""The files of lessons as values. What a key means stands in studies/lessons/README.md."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from itertools import zip_longest
from typing import Any, Final

from academie.kernel import Citation, Game, NotationError, Source, Text
from academie.kernel.data import data_root
from academie.library.lessons.asking import NESTED
from academie.library.lessons.condition import Best, Condition, Conditions
from academie.library.lessons.lesson import Lesson
from academie.library.lessons.measures import measures
from academie.library.lessons.step import (
    KINDS,
    Casts,
    Choose,
    Claim,
    Count,
    Option,
    Play,
    Pointer,
    Setting,
    Show,
    Step,
)
from academie.notation.seats import SEATS

Entry = Mapping[str, Any]
BOUNDS: Final = {"least", "most", "is", "best", "where"}
COMMON: Final = frozenset({"kind", "position", "options", "acts", "fr", "en", "marks"})
ANSWERED: Final = frozenset({"answer", "hint", "right", "wrong"})
OWN: Final[Mapping[str, Set[str]]] = {
    "show": set(),
    "play": ANSWERED | {"asks"},
    "claim": ANSWERED | {"asks", "seat"},
    "count": ANSWERED | {"asks"},
    "casts": ANSWERED | {"asks", "seconds"},
    "choose": ANSWERED | {"choices", "source", "place"},
}
RIGHT: Final = Text("C'est cela.", "That is it.")


def files(game: str) -> list[Traversable]:
    """The files of a game's lessons, in order; none if it has none."""
    folder = data_root("studies").joinpath("lessons", game)
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in found if file.name.endswith(".toml")), key=lambda file: file.name)


def lesson(file: Traversable, game: Game, sources: Mapping[str, Source]) -> Lesson:
    """The lesson of a file. Raises `NotationError` with its name for what cannot be read."""
    try:
        entry = tomllib.loads(file.read_text(encoding="utf-8"))
        return _lesson(entry, file.name.removesuffix(".toml"), game, sources)
    except (KeyError, ValueError, NotationError) as wrong:
        raise NotationError(f"{game.key}/{file.name}: {type(wrong).__name__} {wrong}") from wrong


def _lesson(entry: Entry, name: str, game: Game, sources: Mapping[str, Source]) -> Lesson:
    known(entry, {"title", "about", "source", "place", "minutes", "ruleset", "steps"})
    ruleset = game.ruleset(entry.get("ruleset")).id
    steps = Steps(Setting(game=game.key, ruleset=ruleset), sources)
    return Lesson(
        id=f"{game.key}-{name}",
        game=game.key,
        ruleset=ruleset,
        title=text(entry["title"]),
        about=text(entry["about"]),
        citation=Citation(sources[entry["source"]], entry["place"]),
        minutes=entry["minutes"],
        steps=tuple(_linked([*steps.read(entry["steps"])])),
    )


def _linked(steps: list[Step]) -> Iterator[Step]:
    """The steps, each count knowing whether the next one goes on from it."""
    for step, following in zip_longest(steps, steps[1:]):
        if isinstance(step, Count) and isinstance(following, Count):
            yield replace(step, more=step.setting == following.setting)
        else:
            yield step


def known(entry: Entry, keys: Set[str]) -> None:
    """Raises `NotationError` for a key there is not, or for words beside keys."""
    if unknown := {*entry} - keys:
        raise NotationError(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(sorted(keys))}")


def text(entry: Entry) -> Text:
    known(entry, {"fr", "en"})
    return Text(entry["fr"], entry["en"])


@dataclass(slots=True)
class Steps:
    """Reads steps in order: one that tells no position goes on from the setting before it."""

    setting: Setting
    sources: Mapping[str, Source]

    def read(self, entries: list[Entry]) -> Iterator[Step]:
        for number, entry in enumerate(entries, 1):
            try:
                yield self._step(entry)
            except (KeyError, ValueError, NotationError) as wrong:
                raise NotationError(f"step {number}: {type(wrong).__name__} {wrong}") from wrong

    def _step(self, entry: Entry) -> Step:
        kind = entry["kind"]
        known(entry, COMMON | OWN[kind])
        self.setting = self._set(entry)
        common: dict[str, Any] = {
            "setting": self.setting,
            "words": Text(entry["fr"], entry["en"]),
            "pointers": tuple(map(_pointer, entry.get("marks", ()))),
        }
        if kind == "show":
            return Show(**common)
        common["stated"] = stated(entry["answer"])
        common["hint"] = text(entry["hint"])
        common["right"] = text(entry["right"]) if "right" in entry else RIGHT
        common["wrong"] = text(entry["wrong"]) if "wrong" in entry else common["hint"]
        return self._question(entry, common)

    def _set(self, entry: Entry) -> Setting:
        acts = tuple(entry.get("acts", ()))
        options = tuple(sorted(entry.get("options", {}).items()))
        if "position" in entry or options:
            return replace(self.setting, position=entry.get("position"), options=options, acts=acts)
        return replace(self.setting, acts=(*self.setting.acts, *acts))

    def _question(self, entry: Entry, common: dict[str, Any]) -> Step:
        match KINDS[entry["kind"]]:
            case kind if kind is Play:
                return Play(**common, asks=conditions(entry["asks"]))
            case kind if kind is Claim:
                return Claim(**common, asks=conditions(entry["asks"]), seat=SEATS[entry["seat"]])
            case kind if kind is Count:
                return Count(**common, asks=condition(entry["asks"]))
            case kind if kind is Casts:
                return Casts(**common, asks=conditions(entry["asks"]), seconds=entry.get("seconds"))
            case _:
                return self._choose(entry, common)

    def _choose(self, entry: Entry, common: dict[str, Any]) -> Choose:
        options = tuple(Option(each["act"], Text(each["fr"], each["en"])) for each in entry["choices"])
        principle = Citation(self.sources[entry["source"]], entry["place"])
        return Choose(**common, options=options, principle=principle)


def stated(answer: str | int | list[str]) -> tuple[str, ...]:
    return tuple(answer) if isinstance(answer, list) else (str(answer),)


def _pointer(entry: Entry) -> Pointer:
    known(entry, {"at", "style", "label"})
    return Pointer(tuple(map(str, entry["at"])), entry.get("style", "noted"), entry.get("label", ""))


def conditions(entries: list[Entry]) -> Conditions:
    return tuple(map(condition, entries))


def condition(entry: Entry) -> Condition:
    """A condition. Raises `NotationError` for a measure there is not or terms it does not know."""
    of = entry["of"]
    terms = {key: value for key, value in entry.items() if key not in BOUNDS and key != "of"}
    if of not in NESTED:
        if of not in measures():
            raise NotationError(f"no measure {of!r}; there are: {', '.join((*measures(), *sorted(NESTED)))}")
        measures()[of].bound(terms)
    return Condition(
        of,
        tuple(terms.items()),
        entry.get("is", entry.get("least")),
        entry.get("is", entry.get("most")),
        Best(entry["best"]) if "best" in entry else None,
        conditions(entry.get("where", [])),
    )
