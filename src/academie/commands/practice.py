"""`academie practice`: puzzles, counting throws, and where puzzles come from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, INTERRUPTED, LanguageOption, game_key
from academie.commands.output import out
from academie.kernel import OptionError
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.commands.practice_log import PracticeLog
    from academie.practice.puzzles import Puzzle

T = TypeVar("T")
STOPPED: Final = Message("commands-practice-stopped")
SO_FAR: Final = Message("commands-practice-so-far")
PUZZLES: Final = Message("commands-unit-puzzles")
SPREAD: Final = Message("commands-practice-spread")
POINTS: Final = Message("commands-practice-spread-axis")

practice_app: Final = typer.Typer(
    cls=ReaderGroup,
    invoke_without_command=True,
    add_completion=False,
)
OTHER_DICE: Final = 20_000
"""The first seed of checking, far from those used to find puzzles."""
FileOption = Annotated[Path | None, typer.Option("--file")]


@practice_app.callback()
def practice(
    context: typer.Context,
    game: Annotated[str | None, typer.Option(callback=game_key)] = None,
    theme: Annotated[str | None, typer.Option()] = None,
    most: Annotated[int, typer.Option("--count", min=1)] = 10,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Solve puzzles: those due first, then new ones near your level."""
    if context.invoked_subcommand is not None:
        return
    from academie.commands.practice_log import PracticeLog
    from academie.commands.practice_session import PuzzleSession
    from academie.commands.prompt import Prompt
    from academie.practice.puzzles import puzzles

    log = PracticeLog()
    answered = PuzzleSession(puzzles(game, theme), log, Prompt(out, lang)).ask(most)
    out.print(summary(log, answered).in_(lang), style="dim", highlight=False)


@practice_app.command()
def marking(
    most: Annotated[int, typer.Option("--count", min=1)] = 10,
    seed: Annotated[int | None, typer.Option()] = None,
    number: Annotated[int | None, typer.Option("--census", min=1)] = None,
    svg: Annotated[Path | None, typer.Option()] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Say what throws of trictrac are worth, against the clock."""
    from academie.commands.practice_log import PracticeLog
    from academie.commands.practice_session import MARKING, MarkingSession
    from academie.commands.prompt import Prompt

    if number is not None:
        drawn = spread(number, seed or 0, lang)
        out.print(drawn, end="") if svg is None else svg.write_text(drawn, encoding="utf-8")
        return
    log = PracticeLog()
    answered = MarkingSession(log, Prompt(out, lang), seed).ask(most)
    level = log.level(MARKING)
    out.print(f"{answered} · {level.rating:.0f}", style="dim", highlight=False)


@practice_app.command()
def generate(
    game: Annotated[str, typer.Argument(callback=game_key)],
    number: Annotated[int, typer.Option("--count", min=1)] = 320,
    resume: Annotated[bool, typer.Option()] = False,
    file: FileOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Find puzzles in the library and in games between machines; stop it and resume it as you like."""
    from academie.commands.progress import stoppable
    from academie.engine.threads import each_aside
    from academie.practice.puzzles.finding import generate as find
    from academie.practice.puzzles.finding import puzzle_finder
    from academie.practice.puzzles.puzzle import to_line

    finder, path = puzzle_finder(game), file or puzzle_file(game)
    known = read(path) if path.exists() else []
    if known and not resume:
        raise OptionError(Message("commands-practice-exists", path=path))
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as target, stoppable(PUZZLES, lang, lambda: STOPPED) as shown:
        for count, each in enumerate(each_aside(find(finder, number, known)), len(known) + 1):
            shown(count, number)
            target.write(to_line(each) + "\n")
            target.flush()


@practice_app.command()
def check(
    game: Annotated[str, typer.Argument(callback=game_key)],
    seed: Annotated[int, typer.Option()] = OTHER_DICE,
    drop: Annotated[bool, typer.Option()] = False,
    file: FileOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Check again that each puzzle has one best play by its margin; exit 1 if one has not."""
    from academie.commands.progress import counted
    from academie.practice.puzzles.finding import puzzle_finder
    from academie.practice.puzzles.puzzle import to_line

    finder, path = puzzle_finder(game), file or puzzle_file(game)
    listed = read(path)
    judged = ((each, finder.holds(each, seed)) for each in listed)
    verdicts = dict(counted(judged, len(listed), PUZZLES, lang, SO_FAR))
    failed = [each for each in verdicts if not verdicts[each]]
    for each in failed:
        out.print(f"{each.id}  {each.best}  {each.margin}", highlight=False)
    if drop:
        lines = [to_line(each) for each in listed if each not in failed]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    held = len(verdicts) - len(failed)
    out.print(Message("commands-practice-hold", held=held, count=len(verdicts)).in_(lang))
    if len(verdicts) < len(listed):
        raise typer.Exit(INTERRUPTED)
    raise typer.Exit(1 if failed and not drop else 0)


def puzzle_file(game: str) -> Path:
    """The file of a game's puzzles in a checkout."""
    return Path("studies") / "puzzles" / f"{game}.jsonl"


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    from academie.practice.puzzles.puzzle import from_line

    return [from_line(line) for line in path.read_text(encoding="utf-8").splitlines()]


def spread(number: int, seed: int, lang: Language) -> str:
    """How hard so many throws are, as a picture."""
    from academie.drawing.histogram import Histogram, histogram_svg
    from academie.games.trictrac.study.exercises import census

    title = SPREAD.given(count=number)
    ratings = [each.difficulty.rating for each in census(number, seed)]
    return histogram_svg(Histogram(title=title, below=POINTS, amounts=ratings, width=100), language=lang).svg


def summary(log: PracticeLog, answered: int) -> Text:
    """What was done, what is due, and the days in a row, without praise."""
    days, due = log.streak, log.due
    return Message("commands-practice-sum", answered=answered, due=due, days=days)
