"""All lessons, and how one finds one's way among them."""

from __future__ import annotations

from functools import cache

from academie.kernel import UnknownName
from academie.library.catalogue import catalogue, named
from academie.library.lessons import reading
from academie.library.lessons.lesson import Lesson
from academie.registry import registry


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson, by game in the order of the registry and then in the order to learn them; read once."""
    sources = {edition.source.siglum: edition.source for edition in catalogue().editions}
    return tuple(reading.lesson(file, game, sources) for game in registry for file in reading.files(game.key))


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game. Raises `UnknownName` if there is no such game, or it has none."""
    found = tuple(lesson for lesson in lessons() if lesson.game == registry[game].key)
    if not found:
        taught = dict.fromkeys(lesson.game for lesson in lessons())
        raise UnknownName(f"no lessons of {game!r}; there are some of: {', '.join(taught)}")
    return found


def lesson(id_: str) -> Lesson:
    """The lesson of that id. Raises `UnknownName`."""
    return named(lessons(), id_.lower(), lambda each: each.id)
