"""`academie learn`: lessons, taken in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from academie.cli.learning import Learner
from academie.cli.progress import Progress
from academie.cli.speech import LanguageOption, language, out, told
from academie.cli.study_tables import table
from academie.kernel import Language
from academie.library.lessons import Lesson, lesson, lessons, lessons_of
from academie.registry import registry


def learn(
    *,
    game: str | None,
    name: str | None,
    listed: bool,
    lang: LanguageOption,
) -> None:
    """Learn a game by lessons; exit 1 if you leave one before its end."""
    speech = language(lang)
    with told(lang):
        progress = Progress()
        if game is None or listed:
            out.print(overview(lessons() if game is None else lessons_of(game), progress, speech))
            return
        taught = found(game, name) if name is not None else upcoming(lessons_of(game), progress)
        finished = Learner(taught, progress, out, speech).learn()
    raise typer.Exit(0 if finished else 1)


def overview(listed: Sequence[Lesson], progress: Progress, speech: Language) -> object:
    """The lessons as a table, with how far one has come."""
    heads = ("leçon", "lesson"), ("titre", "title"), ("minutes", "minutes"), ("fait", "done")
    shown = table(speech, *heads)
    for each in listed:
        done = f"{progress.done(each)}/{len(each.steps)}"
        shown.add_row(f"{each.game} {each.slug}", each.title.in_(speech), str(each.minutes), done)
    return shown


def found(game: str, name: str) -> Lesson:
    """The lesson of a game by its number, its slug or its id. Raises `UnknownName`."""
    of_game = lessons_of(game)
    if name.isdecimal() and 0 < int(name) <= len(of_game):
        return of_game[int(name) - 1]
    return lesson(name if name.startswith(f"{registry[game].key}-") else f"{game}-{name}")


def upcoming(of_game: Sequence[Lesson], progress: Progress) -> Lesson:
    """The first lesson not finished; when all are, the first."""
    return next((each for each in of_game if not progress.finished(each)), of_game[0])
