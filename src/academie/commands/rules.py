"""`academie rules`: the rules of a game, in the terminal or as Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from academie.commands.options import DEFAULT_LANGUAGE, LanguageOption, game_key
from academie.commands.output import out, table
from academie.kernel import Language
from academie.registry import registry

if TYPE_CHECKING:
    from rich.table import Table

    from academie.library.rulebook import Page


def rules(
    game: Annotated[
        str | None, typer.Argument(callback=game_key, help="The game; left out, all pages are listed.")
    ] = None,
    markdown: Annotated[
        Path | None,
        typer.Option(
            help="Write Markdown with drawings into this file; without a game, all into this folder."
        ),
    ] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Read the rules of a game, with their sources and the points on which the sources differ."""
    from academie.commands.rules_page import write
    from academie.library.rulebook import rules_page

    if game is None and markdown is not None:
        write_all(markdown)
    elif game is None:
        out.print(listed(lang))
    elif markdown is not None:
        write(rules_page(game), lang, markdown)
    elif registry.ours(game):
        show(rules_page(game), lang)
    else:
        show_law(game, lang)


def write_all(folder: Path) -> None:
    """Write every page in both languages."""
    from academie.commands.rules_page import file_name, write
    from academie.library.rulebook import rules_pages

    for page in rules_pages():
        for lang in Language:
            write(page, lang, folder / file_name(page, lang))


def listed(lang: Language) -> Table:
    """All pages, as a table."""
    from academie.library.rulebook import rules_pages

    shown = table(lang, ("jeux", "games"), ("titre", "title"), ("diagrammes", "diagrams"))
    for page in rules_pages():
        shown.add_row(", ".join(page.games), page.title.in_(lang), str(len(page.diagrams)))
    return shown


def show(page: Page, lang: Language) -> None:
    """Print a page, then the law by source of each of its games."""
    from academie.commands.rules_page import lines

    for line in lines(page, lang):
        out.print(line, highlight=False, markup=False)
    for game in page.games:
        show_law(game, lang)


def show_law(game: str, lang: Language) -> None:
    """Print the law of a game by source: games of other packages have no page."""
    from academie.commands.rules_page import HEADS, LAW, rows
    from academie.library.rulebook import points_of

    out.print(f"\n{LAW.in_(lang)} ({registry[game].title.in_(lang)})", highlight=False, markup=False)
    shown = table(lang, *HEADS)
    for row in rows(points_of(game), lang):
        shown.add_row(*row)
    out.print(shown)
