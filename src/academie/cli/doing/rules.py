"""`academie rules`: the rules of a game, in the terminal or as Markdown."""

from __future__ import annotations

from pathlib import Path

from academie.cli.rules_page import HEADS, LAW, file_name, lines, rows, write
from academie.cli.speech import LanguageOption, language, out, told
from academie.cli.study_tables import table
from academie.kernel import Language
from academie.library.rulebook import Page, points_of, rules_page, rules_pages
from academie.registry import registry


def rules(
    *,
    game: str | None,
    markdown: Path | None,
    lang: LanguageOption,
) -> None:
    """Read the rules of a game, with their sources and what the sources hold apart."""
    speech = language(lang)
    with told(lang):
        if game is None and markdown is not None:
            write_all(markdown)
        elif game is None:
            out.print(listed(speech))
        elif markdown is not None:
            write(rules_page(game), speech, markdown)
        elif registry.ours(game):
            show(rules_page(game), speech)
        else:
            show_law(game, speech)


def write_all(folder: Path) -> None:
    """Writes every page in both languages."""
    for page in rules_pages():
        for speech in Language:
            write(page, speech, folder / file_name(page, speech))


def listed(speech: Language) -> object:
    """The pages there are, as a table."""
    shown = table(speech, ("jeux", "games"), ("titre", "title"), ("diagrammes", "diagrams"))
    for page in rules_pages():
        shown.add_row(", ".join(page.games), page.title.in_(speech), str(len(page.diagrams)))
    return shown


def show(page: Page, speech: Language) -> None:
    """Prints a page, then the law by source of each of its games."""
    for line in lines(page, speech):
        out.print(line, highlight=False, markup=False)
    for game in page.games:
        show_law(game, speech)


def show_law(game: str, speech: Language) -> None:
    """Prints the law of a game by source: all there is of a game of another package, which has no page."""
    out.print(f"\n{LAW.in_(speech)} ({registry[game].title.in_(speech)})", highlight=False, markup=False)
    shown = table(speech, *HEADS)
    for row in rows(points_of(game), speech):
        shown.add_row(*row)
    out.print(shown)
