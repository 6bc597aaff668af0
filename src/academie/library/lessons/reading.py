"""All lessons, read from their files. studies/lessons/README.md explains the keys."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from itertools import zip_longest
from typing import Any, Final

from academie.kernel import Citation, Game, NotationError, Source, UnknownName, reason
from academie.kernel.data import data_root
from academie.library.catalogue import catalogue, named
from academie.library.lessons.lesson import (
    KINDS,
    Best,
    Casts,
    Choose,
    Claim,
    Condition,
    Conditions,
    Count,
    Lesson,
    Option,
    Play,
    Pointer,
    Setting,
    Show,
    Step,
)
from academie.library.lessons.measures import NESTED, measures
from academie.notation.seats import SEATS
from academie.registry import registry
from academie.words import Content, Message, Text

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


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson, by game in the order of the registry and then in the order to learn them; read once."""
    sources = {edition.source.siglum: edition.source for edition in catalogue().editions}
    return tuple(read_lesson(file, game, sources) for game in registry for file in files(game.key))


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game. Raises `UnknownName` if there is no such game, or it has none."""
    found = tuple(lesson for lesson in lessons() if lesson.game == registry[game].key)
    if not found:
        taught = dict.fromkeys(lesson.game for lesson in lessons())
        raise UnknownName(Message("library-no-lessons", game=game, known=tuple(taught)))
    return found


def lesson(id_: str) -> Lesson:
    """The lesson of that id. Raises `UnknownName`."""
    return named(lessons(), id_.lower(), lambda each: each.id)


def files(game: str) -> list[Traversable]:
    """The files of a game's lessons, in order; none if it has none."""
    folder = data_root("studies").joinpath("lessons", game)
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in found if file.name.endswith(".toml")), key=lambda file: file.name)


def read_lesson(file: Traversable, game: Game, sources: Mapping[str, Source]) -> Lesson:
    """The lesson of a file. Raises `NotationError` with its name for what cannot be read."""
    try:
        entry = tomllib.loads(file.read_text(encoding="utf-8"))
        return _lesson(entry, file.name.removesuffix(".toml"), game, sources)
    except (KeyError, ValueError, NotationError) as wrong:
        raise NotationError(
            Message("library-wrong-file", file=f"{game.key}/{file.name}", why=reason(wrong))
        ) from wrong


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
    """The steps, with whether the step after a count continues from it."""
    for step, following in zip_longest(steps, steps[1:]):
        if isinstance(step, Count) and isinstance(following, Count):
            yield replace(step, more=step.setting == following.setting)
        else:
            yield step


def known(entry: Entry, keys: Set[str]) -> None:
    """Raise `NotationError` for an unknown key."""
    if unknown := {*entry} - keys:
        raise NotationError(
            Message("library-unknown-keys", unknown=tuple(sorted(unknown)), known=tuple(sorted(keys)))
        )


def text(entry: Entry) -> Text:
    known(entry, {"fr", "en"})
    return Content(fr=entry["fr"], en=entry["en"])


@dataclass(slots=True)
class Steps:
    """Reads steps in order: one without a position goes on from the setting before it."""

    setting: Setting
    sources: Mapping[str, Source]

    def read(self, entries: list[Entry]) -> Iterator[Step]:
        for number, entry in enumerate(entries, 1):
            try:
                yield self._step(entry)
            except (KeyError, ValueError, NotationError) as wrong:
                raise NotationError(
                    Message("library-wrong-step", number=number, why=reason(wrong))
                ) from wrong

    def _step(self, entry: Entry) -> Step:
        kind = entry["kind"]
        known(entry, COMMON | OWN[kind])
        self.setting = self._set(entry)
        common: dict[str, Any] = {
            "setting": self.setting,
            "words": Content(fr=entry["fr"], en=entry["en"]),
            "pointers": tuple(map(_pointer, entry.get("marks", ()))),
        }
        if kind == "show":
            return Show(**common)
        common["stated"] = stated(entry["answer"])
        common["hint"] = text(entry["hint"])
        common["right"] = (text(entry["right"]),) if "right" in entry else ()
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
                return Play(**common, asks=conditions(entry["asks"], self.setting.game))
            case kind if kind is Claim:
                return Claim(
                    **common, asks=conditions(entry["asks"], self.setting.game), seat=SEATS[entry["seat"]]
                )
            case kind if kind is Count:
                return Count(**common, asks=condition(entry["asks"], self.setting.game))
            case kind if kind is Casts:
                return Casts(
                    **common, asks=conditions(entry["asks"], self.setting.game), seconds=entry.get("seconds")
                )
            case _:
                return self._choose(entry, common)

    def _choose(self, entry: Entry, common: dict[str, Any]) -> Choose:
        options = tuple(
            Option(each["act"], Content(fr=each["fr"], en=each["en"]))
            for each in sorted(entry["choices"], key=self._shuffled)
        )
        principle = Citation(self.sources[entry["source"]], entry["place"])
        return Choose(**common, options=options, principle=principle)

    def _shuffled(self, choice: Entry) -> bytes:
        """Where a choice stands: always the same, and no sign of what is right, which authors write first."""
        return sha256(f"{self.setting.position} {choice['act']}".encode()).digest()


def stated(answer: str | int | list[str]) -> tuple[str, ...]:
    return tuple(answer) if isinstance(answer, list) else (str(answer),)


def _pointer(entry: Entry) -> Pointer:
    known(entry, {"at", "style", "label"})
    return Pointer(tuple(map(str, entry["at"])), entry.get("style", "noted"), entry.get("label", ""))


def conditions(entries: list[Entry], game: str) -> Conditions:
    return tuple(condition(entry, game) for entry in entries)


def condition(entry: Entry, game: str) -> Condition:
    """A condition at a game. Raises `NotationError` for an unknown measure or term."""
    of, known_ones = entry["of"], measures(game)
    terms = {key: value for key, value in entry.items() if key not in BOUNDS and key != "of"}
    if of not in NESTED:
        if of not in known_ones:
            raise NotationError(Message("library-no-measure", name=of, known=(*known_ones, *sorted(NESTED))))
        known_ones[of].bound(terms)
    return Condition(
        of,
        tuple(terms.items()),
        entry.get("is", entry.get("least")),
        entry.get("is", entry.get("most")),
        Best(entry["best"]) if "best" in entry else None,
        conditions(entry.get("where", []), game),
    )
