"""`academie rules`: the rules of a game, in the terminal or as Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.options import (
    DEFAULT_LANGUAGE,
    JsonOption,
    LanguageOption,
    RulesetOption,
    game_key,
)
from academie.commands.output import fail, out, print_json, table
from academie.registry import registry
from academie.words import WRITTEN, Language, Message

if TYPE_CHECKING:
    from rich.table import Table

    from academie.library.rulebook import Page


ONLY_AGREEMENTS: Final = Message("commands-rules-only-agreements")
WHICH_GAME: Final = Message("commands-rules-which-game")
HOW: Final = Message("commands-rules-how")
NOTHING: Final = Message("commands-rules-nothing-open")


def rules(
    game: Annotated[str | None, typer.Argument(callback=game_key)] = None,
    markdown: Annotated[
        Path | None,
        typer.Option(),
    ] = None,
    agreements: Annotated[bool, typer.Option("--agreements")] = False,
    ruleset: RulesetOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Read the rules of a game, with their sources and the points on which the sources differ.

    What players may agree on is listed by rule set; a game takes it as `--option name=value`.
    """
    from academie.commands.rules_page import write
    from academie.library.rulebook import rules_page

    if agreements:
        show_agreements(game, ruleset, lang, as_json=as_json)
    elif ruleset is not None or as_json:
        fail(ONLY_AGREEMENTS.in_(lang), lang)
    elif game is None and markdown is not None:
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
        for lang in WRITTEN:
            write(page, lang, folder / file_name(page, lang))


def listed(lang: Language) -> Table:
    """All pages, as a table."""
    from academie.library.rulebook import rules_pages

    shown = table(
        lang,
        Message("commands-column-games"),
        Message("commands-column-title"),
        Message("commands-column-diagrams"),
    )
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


def show_agreements(game: str | None, ruleset: str | None, lang: Language, *, as_json: bool) -> None:
    """Print what may be agreed on under a rule set, with what each author says of it."""
    from rich.padding import Padding
    from rich.text import Text as Line

    from academie.commands.rules_page import agreement_lines
    from academie.library.rulebook import agreement

    if game is None:
        fail(WHICH_GAME.in_(lang), lang)
    law = registry[game].ruleset(ruleset)
    options = registry[game].agreements(law)
    if as_json:
        print_json({"game": game, "ruleset": law.id, "agreements": [*map(agreement, options)]})
        return
    out.print(f"{law.title.in_(lang)} ({law.id})", highlight=False, markup=False)
    out.print((HOW if options else NOTHING).in_(lang), highlight=False, markup=False)
    for option in options:
        for indent, line in agreement_lines(option, lang):
            out.print(Padding(Line(line), (0, 0, 0, indent)), highlight=False)
