"""`academie learn`: lessons, taken in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from academie.commands.options import DEFAULT_LANGUAGE, LanguageOption, game_key
from academie.commands.output import out, table
from academie.commands.user_files import LessonProgress
from academie.words import Language, Message

if TYPE_CHECKING:
    from rich.table import Table

    from academie.library.lessons import Lesson


def learn(
    game: Annotated[str | None, typer.Argument(callback=game_key)] = None,
    name: Annotated[str | None, typer.Argument(metavar="LESSON")] = None,
    listed: Annotated[bool, typer.Option("--list")] = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Learn a game by lessons; exit 1 if you leave one before its end."""
    from academie.commands.lesson_session import LessonSession
    from academie.library.lessons import lessons, lessons_of

    progress = LessonProgress()
    if game is None or listed:
        out.print(overview(lessons() if game is None else lessons_of(game), progress, lang))
        return
    taught = found(game, name) if name is not None else upcoming(lessons_of(game), progress)
    finished = LessonSession(taught, progress, out, lang).learn()
    raise typer.Exit(0 if finished else 1)


def overview(listed: Sequence[Lesson], progress: LessonProgress, lang: Language) -> Table:
    """The lessons as a table, with the steps done of each."""
    heads = (
        Message("commands-column-lesson"),
        Message("commands-column-title"),
        Message("commands-column-minutes"),
        Message("commands-column-done"),
    )
    shown = table(lang, *heads)
    for each in listed:
        done = f"{progress.done(each)}/{len(each.steps)}"
        shown.add_row(f"{each.game} {each.slug}", each.title.in_(lang), str(each.minutes), done)
    return shown


def found(game: str, name: str) -> Lesson:
    """The lesson of a game by its number, its slug or its id. Raises `UnknownName`."""
    from academie.library.lessons import lesson, lessons_of

    of_game = lessons_of(game)
    if name.isdecimal() and 0 < int(name) <= len(of_game):
        return of_game[int(name) - 1]
    return lesson(name if name.startswith(f"{game}-") else f"{game}-{name}")


def upcoming(of_game: Sequence[Lesson], progress: LessonProgress) -> Lesson:
    """The first lesson not finished; when all are, the first."""
    return next((each for each in of_game if not progress.finished(each)), of_game[0])
