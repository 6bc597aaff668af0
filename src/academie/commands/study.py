"""`academie study`: the positions of the books, to read, to solve and to check."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption
from academie.commands.output import err, out, print_json, table
from academie.kernel import UnknownName
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.library import Study

BOOKS: Final = {"manoury": "man", "philidor": "phil"}
"""Names of books other than their sigla."""
PDF: Final = ".pdf"

study_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)
NumberArgument = Annotated[str, typer.Argument(metavar="N")]
ThemeOption = Annotated[str | None, typer.Option()]
BookOption = Annotated[str | None, typer.Option("--source")]
SourceOption = Annotated[str, typer.Option()]


@study_app.command("list")
def list_(
    theme: ThemeOption = None,
    source: BookOption = None,
    pieces: Annotated[int | None, typer.Option()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """List the studies."""
    from academie.library import catalogue
    from academie.library.catalogue import piece_count
    from academie.library.claim import RESULTS
    from academie.library.datasets import study_row

    studies = catalogue().find(theme=theme, source=source and book(source), pieces=pieces)
    if as_json:
        print_json([study_row(study) for study in studies])
        return
    heads = (
        Message("commands-column-study"),
        Message("commands-column-title"),
        Message("commands-column-pieces"),
        Message("commands-column-claim"),
    )
    listed = table(lang, *heads)
    for study in studies:
        result = RESULTS[study.claim.result].in_(lang)
        listed.add_row(study.id, study.title.in_(lang), str(piece_count(study)), result)
    out.print(listed)
    out.print(counted(len(studies), lang), highlight=False)


@study_app.command()
def themes(lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """List the themes, with the studies of each."""
    from academie.library import catalogue

    listed = table(
        lang,
        Message("commands-column-theme"),
        Message("commands-column-about"),
        Message("commands-column-studies"),
    )
    for theme, studies in catalogue().index().items():
        what = f"{theme.title.in_(lang)}. {theme.about.in_(lang)}"
        listed.add_row(theme.id, what, ", ".join(study.id for study in studies))
    out.print(listed)


@study_app.command()
def show(
    number: NumberArgument,
    source: SourceOption = "man",
    after: Annotated[int, typer.Option(min=0)] = 0,
    svg: Annotated[Path | None, typer.Option()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Show a study: its board, its line played out, what is claimed and what is doubtful."""
    from academie.drawing import draw
    from academie.library.datasets import study_row
    from academie.library.play import play_of

    study = found(number, source)
    if as_json:
        print_json(study_row(study))
    else:
        print_study(study, lang)
    if svg is not None:
        play = play_of(study)
        played = play.replay(play.board(study.position), study.line.moves[:after], play.reach)
        last = played.moves[-1] if played.moves else None
        draw(play.state(played.positions[-1]), act=last, language=lang).save(svg)


@study_app.command()
def solve(
    number: NumberArgument, source: SourceOption = "man", lang: LanguageOption = DEFAULT_LANGUAGE
) -> None:
    """Find the moves of a study; exit 1 if you leave before the end."""
    from academie.commands.prompt import Prompt
    from academie.commands.study_solve import SolveSession
    from academie.library.page import NO_LINE

    study = found(number, source)
    if not study.line.moves:
        out.print(NO_LINE.in_(lang))
        raise typer.Exit(2)
    solved = SolveSession(study, Prompt(out, lang)).solve()
    raise typer.Exit(0 if solved else 1)


@study_app.command()
def stats(lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Count what there is to study: lessons and steps by game, positions by book and theme."""
    from academie.commands.study_tables import stats_tables

    for counted_table in stats_tables(lang):
        out.print(counted_table)


@study_app.command()
def export(
    path: Annotated[Path, typer.Argument()],
    number: Annotated[str | None, typer.Option("--study")] = None,
    theme: ThemeOption = None,
    source: BookOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Write studies for other programs, those of the game the ending is for; or print any as PDF."""
    from academie.library import catalogue

    chosen = catalogue().find(theme=theme, source=source and book(source))
    if number is not None:
        only = catalogue().study(number)
        chosen = tuple(study for study in chosen if study == only)
    studies = write(path, chosen, lang)
    out.print(counted(len(studies), lang), highlight=False)


@study_app.command()
def check(
    source: Annotated[str, typer.Argument()],
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Replay every line of a book by each rule set; exit 1 if one is not as the library says."""
    from academie.commands.study_tables import census_table, readings_table, refusals_table, tallies_table
    from academie.library import catalogue
    from academie.library.check import census, expected, tally
    from academie.library.play import play_of

    studies = catalogue().find(source=book(source))
    tallies = [
        tally(studies, rules, play.reach)
        for play in {study.game: play_of(study) for study in studies}.values()
        for rules in play.rulesets
    ]
    out.print(tallies_table(tallies, lang))
    refused = [(of, refusal) for of in tallies for refusal in of.refused]
    if refused:
        out.print(refusals_table(refused, lang))
    counted_moves = census(studies)
    if counted_moves.read:
        out.print(census_table(counted_moves, tallies, lang))
        out.print(readings_table(counted_moves, lang))
    raise typer.Exit(0 if all(expected(of.rules, refusal) for of, refusal in refused) else 1)


def print_study(study: Study, lang: Language) -> None:
    """Print the page of a study, and the result by the tables of endings if they know it."""
    from academie.commands.study_page import ending_line, page
    from academie.library.play import play_of

    for line in page(study, lang):
        out.print(line, highlight=False, markup=False, soft_wrap=True)
    if (verdict := ending_line(play_of(study).board(study.position), lang)) is not None:
        out.print(verdict, highlight=False, markup=False)


def found(number: str, source: str) -> Study:
    """The study with that number in a book, or with that id."""
    from academie.library import catalogue

    id_ = number if "-" in number else f"{book(source)}-{number}"
    return catalogue().study(id_)


def book(name: str) -> str:
    """The siglum of a book, by that or by its author."""
    return BOOKS.get(name.lower(), name)


def counted(number: int, lang: Language) -> str:
    """How many studies."""
    return Message("commands-study-count", count=number).in_(lang)


def write(path: Path, studies: Sequence[Study], lang: Language) -> Sequence[Study]:
    """Write the studies: all of them in a PDF, else those of the format's game. Return those written.

    Raises `UnknownName` for a file ending of no format.
    """
    from rich.progress import track

    from academie.drawing.pdf import sheet
    from academie.library.export import export_of, exports
    from academie.library.page import study_page

    ending = path.suffix.lower()
    if ending == PDF:
        bar = track(studies, path.name, console=err, transient=True)
        path.write_bytes(sheet((study_page(study) for study in bar), path.stem))
        return studies
    if ending not in exports():
        raise UnknownName(Message("commands-no-format", format=ending, known=(*exports(), PDF)))
    form = export_of(ending)
    fitting = [study for study in studies if study.game == form.game]
    path.write_text(form.write(fitting, lang), encoding="utf-8")
    return fitting
