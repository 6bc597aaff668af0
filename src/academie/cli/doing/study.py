"""`academie study`: the positions of the books, to read, to solve and to check."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

from academie.cli.solving import Reader
from academie.cli.speech import LanguageOption, language, out, print_plain, told
from academie.cli.study_endings import table_line
from academie.cli.study_export import written
from academie.cli.study_page import page
from academie.cli.study_stats import stats_tables
from academie.cli.study_tables import census_table, readings_table, refusals_table, table, tallies_table
from academie.drawing import draw
from academie.kernel import Language, Text
from academie.library import Study, catalogue
from academie.library.catalogue import piece_count
from academie.library.check import census, expected, tally
from academie.library.claim import RESULTS
from academie.library.datasets import study_row
from academie.library.page import NO_LINE
from academie.library.play import play_of

BOOKS: Final = {"manoury": "man", "philidor": "phil"}
"""What people call a book, where it is not its siglum."""


def list_(
    *,
    theme: str | None,
    source: str | None,
    pieces: int | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """List the studies."""
    speech = language(lang)
    with told(lang):
        studies = catalogue().find(theme=theme, source=source and book(source), pieces=pieces)
    if as_json:
        print_plain([study_row(study) for study in studies])
        return
    heads = ("étude", "study"), ("titre", "title"), ("pièces", "pieces"), ("selon l'auteur", "claim")
    listed = table(speech, *heads)
    for study in studies:
        result = RESULTS[study.claim.result].in_(speech)
        listed.add_row(study.id, study.title.in_(speech), str(piece_count(study)), result)
    out.print(listed)
    out.print(counted(len(studies), speech), highlight=False)


def themes(
    *,
    lang: LanguageOption,
) -> None:
    """List the themes, with the studies of each."""
    speech = language(lang)
    listed = table(
        speech, ("thème", "theme"), ("de quoi il s'agit", "what it is about"), ("études", "studies")
    )
    for theme, studies in catalogue().index().items():
        what = f"{theme.title.in_(speech)}. {theme.about.in_(speech)}"
        listed.add_row(theme.id, what, ", ".join(study.id for study in studies))
    out.print(listed)


def show(
    *,
    number: str,
    source: str,
    after: int,
    svg: Path | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Show a study: its board, its line played out, what is claimed and what is doubtful."""
    study = found(number, source, lang)
    with told(lang):
        if as_json:
            print_plain(study_row(study))
        else:
            tell(study, language(lang))
        if svg is not None:
            play = play_of(study)
            played = play.replay(play.board(study.position), study.line.moves[:after], play.reach)
            last = played.moves[-1] if played.moves else None
            draw(play.state(played.positions[-1]), act=last, language=language(lang)).save(svg)


def tell(study: Study, speech: Language) -> None:
    """Prints the page of a study, and what the tables of endings know of it."""
    for line in page(study, speech):
        out.print(line, highlight=False, markup=False, soft_wrap=True)
    if (verdict := table_line(play_of(study).board(study.position), speech)) is not None:
        out.print(verdict, highlight=False, markup=False)


def solve(
    *,
    number: str,
    source: str,
    lang: LanguageOption,
) -> None:
    """Find the moves of a study; exit 1 if you leave before the end."""
    study = found(number, source, lang)
    if not study.line.moves:
        out.print(NO_LINE.in_(language(lang)))
        raise typer.Exit(2)
    with told(lang):
        solved = Reader(study, out, language(lang)).read()
    raise typer.Exit(0 if solved else 1)


def stats(
    *,
    lang: LanguageOption,
) -> None:
    """Count what there is to study: lessons and steps by game, positions by book and theme."""
    for counted_table in stats_tables(language(lang)):
        out.print(counted_table)


def export(
    *,
    path: Path,
    number: str | None,
    theme: str | None,
    source: str | None,
    lang: LanguageOption,
) -> None:
    """Write studies for other programs, those of the game the ending is for; or print any as PDF."""
    with told(lang):
        chosen = catalogue().find(theme=theme, source=source and book(source))
        if number is not None:
            only = catalogue().study(number)
            chosen = tuple(study for study in chosen if study == only)
        studies = written(path, chosen, language(lang))
    out.print(counted(len(studies), language(lang)), highlight=False)


def check(
    *,
    source: str,
    lang: LanguageOption,
) -> None:
    """Replay every line of a book by each rule set; exit 1 if one is not as the library says."""
    speech = language(lang)
    with told(lang):
        studies = catalogue().find(source=book(source))
        tallies = [
            tally(studies, rules, play.reach)
            for play in {study.game: play_of(study) for study in studies}.values()
            for rules in play.rulesets
        ]
    out.print(tallies_table(tallies, speech))
    refused = [(of, refusal) for of in tallies for refusal in of.refused]
    if refused:
        out.print(refusals_table(refused, speech))
    counted_moves = census(studies)
    if counted_moves.read:
        out.print(census_table(counted_moves, tallies, speech))
        out.print(readings_table(counted_moves, speech))
    raise typer.Exit(0 if all(expected(of.rules, refusal) for of, refusal in refused) else 1)


def found(number: str, source: str, lang: LanguageOption) -> Study:
    """The study meant by a number of a book, or by its id."""
    with told(lang):
        id_ = number if "-" in number else f"{book(source)}-{number}"
        return catalogue().study(id_)


def book(name: str) -> str:
    """The siglum of a book, by that or by its author."""
    return BOOKS.get(name.lower(), name)


def counted(number: int, speech: Language) -> str:
    """How many studies."""
    return Text(f"{number} étude{'s' * (number > 1)}", f"{number} stud{'y' if number == 1 else 'ies'}").in_(
        speech
    )
