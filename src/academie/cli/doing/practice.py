"""`academie practice`: puzzles, counting throws, and where puzzles come from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from academie.cli.counting import MARKING, Counting
from academie.cli.notebook import PracticeLog
from academie.cli.puzzling import Practice
from academie.cli.speech import LangOption, LanguageOption, err, language, out, told
from academie.cli.voice import Prompt
from academie.drawing.histogram import Histogram, histogram_svg
from academie.games.trictrac.study.exercises import census
from academie.kernel import Language, OptionError, Text
from academie.practice.puzzles import Puzzle, puzzles
from academie.practice.puzzles.generating import generate as found
from academie.practice.puzzles.puzzle import from_line, to_line
from academie.practice.puzzles.seekers import seeker

T = TypeVar("T")

BAR: Final = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
BROKEN_OFF: Final = Text("Interrompu ; --resume continue d'ici.", "Broken off; --resume goes on from here.")
SPREAD: Final = Text("Ce que valent {} coups de dés : difficulté", "What {} throws are worth: difficulty")
POINTS: Final = Text("points de difficulté, par centaines", "points of difficulty, by hundreds")


def practice(
    *,
    context: typer.Context,
    game: str | None,
    theme: str | None,
    most: int,
    lang: LanguageOption,
) -> None:
    """Solve puzzles: those due first, then new ones near your level."""
    if context.invoked_subcommand is not None:
        return
    with told(lang):
        notebook = PracticeLog()
        answered = Practice(puzzles(game, theme), notebook, Prompt(out, language(lang))).go_on(most)
    out.print(summary(notebook, answered).in_(language(lang)), style="dim", highlight=False)


def marking(
    *,
    most: int,
    seed: int | None,
    number: int | None,
    svg: Path | None,
    lang: LanguageOption,
) -> None:
    """Tell what throws of trictrac are worth, against the clock."""
    speech = language(lang)
    with told(lang):
        if number is not None:
            drawn = spread(number, seed or 0, speech)
            out.print(drawn, end="") if svg is None else svg.write_text(drawn, encoding="utf-8")
            return
        notebook = PracticeLog()
        answered = Counting(notebook, Prompt(out, speech), seed).go_on(most)
    level = notebook.level(MARKING)
    out.print(f"{answered} · {level.rating:.0f}", style="dim", highlight=False)


def generate(
    *,
    game: str,
    number: int,
    resume: bool,
    file: Path | None,
    lang: LanguageOption,
) -> None:
    """Find puzzles in the library and in games between machines; break off and go on as you like."""
    with told(lang):
        seeking, path = seeker(game), file or shelf_file(game)
        known = read(path)
        if known and not resume:
            raise OptionError(
                Text(f"{path} existe ; --resume pour continuer", f"{path} is there; --resume to go on")
            )
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as kept:
            for each in shown(found(seeking, number, known), len(known), number, lang):
                kept.write(to_line(each) + "\n")
                kept.flush()


def check(
    *,
    game: str,
    seed: int,
    drop: bool,
    file: Path | None,
    lang: LanguageOption,
) -> None:
    """Check again that each puzzle has one best play by its margin; exit 1 if one has not."""
    with told(lang):
        seeking, path = seeker(game), file or shelf_file(game)
        listed = read(path)
        judged = ((each, seeking.holds(each, seed)) for each in listed)
        verdicts = dict(shown(judged, 0, len(listed), lang))
    failed = [each for each in verdicts if not verdicts[each]]
    for each in failed:
        out.print(f"{each.id}  {each.best}  {each.margin}", highlight=False)
    if drop:
        lines = [to_line(each) for each in listed if each not in failed]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    held = len(verdicts) - len(failed)
    out.print(Text(f"{held} tiennent sur {len(listed)}", f"{held} of {len(listed)} hold").in_(language(lang)))
    raise typer.Exit(1 if failed and not drop else 0)


def shelf_file(game: str) -> Path:
    """The file of a checkout's puzzles."""
    return Path("studies") / "puzzles" / f"{game}.jsonl"


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file; none if there is no file."""
    return (
        [from_line(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    )


def shown(items: Iterator[T], done: int, total: int, lang: LangOption) -> Iterator[T]:
    """The items as they come, a bar filling meanwhile; ends early when broken off."""
    with Progress(*BAR, console=err, transient=True) as bar:
        task = bar.add_task("", total=total, completed=done)
        try:
            for item in items:
                bar.update(task, advance=1)
                yield item
        except KeyboardInterrupt:
            err.print(BROKEN_OFF.in_(language(lang)), style="yellow")


def spread(number: int, seed: int, speech: Language) -> str:
    """How hard so many throws are, as a picture."""
    title = Text(*(words.format(number) for words in SPREAD))
    ratings = [each.difficulty.rating for each in census(number, seed)]
    return histogram_svg(
        Histogram(title=title, below=POINTS, amounts=ratings, width=100), language=speech
    ).svg


def summary(notebook: PracticeLog, answered: int) -> Text:
    """What was done, and what waits; nobody is praised for the days."""
    days, due = notebook.streak, notebook.due
    return Text(
        f"{answered} répondus ; {due} à revoir ; {days} jour(s) de suite.",
        f"{answered} answered; {due} to see again; {days} day(s) running.",
    )
