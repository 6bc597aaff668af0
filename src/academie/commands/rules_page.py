"""Pages of rules: the rules of a game, for the terminal or as Markdown with drawings; the law by source.

`make rules-pages` writes the law by source by `python -m academie.commands.rules_page docs/law`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from academie.commands.agreements_page import (
    CORRECTED,
    CORRECTED_HEADS,
    OPEN,
    OPEN_HEADS,
    corrections,
    open_points,
    write_agreements_page,
)
from academie.drawing import draw, text_board
from academie.drawing.words import colon
from academie.kernel import Citation, Game, Option
from academie.kernel.options import write_option
from academie.library.lessons import state_of
from academie.library.markdown import in_each_language, table
from academie.library.rulebook import Article, Diagram, Page, Point, points_of, rules_page
from academie.library.rulebook.agreements import bounds, choices
from academie.registry import registry
from academie.sources import ACADEMIE
from academie.words import Language, Message, Text

PICTURES: Final = "pictures"
LAW: Final = Message("commands-rules-law")
MADE: Final = Message("commands-rules-made")
HEADS: Final = (
    Message("commands-column-point"),
    Message("commands-column-held"),
    Message("commands-column-ruleset"),
    Message("commands-column-source"),
)
SOURCES: Final = Message("commands-rules-works")
TRY: Final = Message("commands-rules-try")
WRITTEN: Final = Message("commands-rules-written")
LAW_TITLE: Final = Message("commands-rules-law-title")
LAW_ABOUT: Final = Message("commands-rules-law-about")
DISPUTED: Final = Message("commands-rules-disputed")
AGREED: Final = Message("commands-rules-agreed")
OURS: Final = Message("commands-rules-ours")
NONE: Final = Message("commands-rules-none")
OURS_HEADS: Final = (
    Message("commands-column-point"),
    Message("commands-column-reading"),
    Message("commands-column-why"),
)
MORE: Final = Message("commands-rules-all")
BY_HAND: Final = Message("commands-rules-by-hand")
USUAL: Final = Message("commands-rules-usual")
LAW_FILE: Final = "by-source.md"


def file_name(page: Page, language: Language) -> str:
    """The file name of the Markdown of a page."""
    return f"{page.key}.md" if language is Language.ENGLISH else f"{page.key}.{language.value}.md"


def picture_name(page: Page, number: int, language: Language) -> str:
    """The file name of the drawing of a diagram."""
    return f"{page.key}-{number}.{language.value}.svg"


def pictures(page: Page, language: Language) -> Mapping[str, str]:
    """The drawings of a page by name."""
    return {
        picture_name(page, number, language): draw(state_of(diagram.show.setting), language=language).svg
        for number, diagram in enumerate(page.diagrams, 1)
    }


def write(page: Page, language: Language, file: Path) -> None:
    """Write the Markdown of a page, and its drawings into a folder beside it."""
    folder = file.parent / PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(markdown(page, language), encoding="utf-8")
    for name, svg in pictures(page, language).items():
        (folder / name).write_text(svg, encoding="utf-8")


def markdown(page: Page, language: Language) -> str:
    """The page in Markdown."""
    return "\n".join(_markdown(page, language)) + "\n"


def _markdown(page: Page, language: Language) -> Iterator[str]:
    yield f"# {page.title.in_(language)}\n"
    yield f"{page.about.in_(language)}\n"
    yield f"*{WRITTEN.in_(language)}*\n"
    number = 0
    for nth, section in enumerate(page.sections, 1):
        yield f"## {nth}. {section.title.in_(language)}\n"
        for place, article in enumerate(section.articles, 1):
            yield f"**{nth}.{place}** {article.words.in_(language)} *[{cited(article, language)}]*\n"
        for diagram in section.diagrams:
            number += 1
            name = picture_name(page, number, language)
            yield f"![{diagram.show.words.in_(language)}]({PICTURES}/{name})\n"
            yield f"*{number}.* {diagram.show.words.in_(language)}\n"
            yield from (f"* {line}" for line in tried(diagram, language))
            yield ""
    yield from _law(page, language)
    yield f"## {SOURCES.in_(language)}\n"
    yield from (
        f"* **{each.siglum}** {each.called.in_(language)}, {each.dated.in_(language)}"
        for each in page.sources
    )


def _law(page: Page, language: Language) -> Iterator[str]:
    yield f"## {LAW.in_(language)}\n"
    yield f"{MADE.in_(language)}\n"
    for game in page.games:
        if len(page.games) > 1:
            yield f"### {registry[game].title.in_(language)}\n"
        yield from table(HEADS, rows(points_of(game), language), language)
        yield ""


def rows(points: Sequence[Point], language: Language) -> Iterator[tuple[str, str, str, str]]:
    """The rows of the law by source; only the first row of a point has its title."""
    for point in points:
        for nth, holding in enumerate(point.holdings):
            yield (
                "" if nth else point.title.in_(language),
                holding.value.in_(language),
                " · ".join(ruleset.title.in_(language) for ruleset, _ in holding.held),
                places(holding.citations, language),
            )


def places(citations: Sequence[Citation], language: Language) -> str:
    """The places cited, one after the other."""
    return " · ".join(citation.in_(language) for citation in citations)


def cited(article: Article, language: Language) -> str:
    """The places an article rests on."""
    return places(article.citations, language)


def tried(diagram: Diagram, language: Language) -> Iterator[str]:
    """The acts that the text invites to try."""
    for trial in diagram.trials:
        tried = trial.told.in_(language)
        yield f"{TRY.in_(language)} {tried}{colon(language)}{trial.words.in_(language)}"


def lines(page: Page, language: Language) -> Iterator[str]:
    """The page for a terminal, line by line."""
    yield page.title.in_(language).upper()
    yield page.about.in_(language)
    for nth, section in enumerate(page.sections, 1):
        yield f"\n{nth}. {section.title.in_(language)}"
        for place, article in enumerate(section.articles, 1):
            yield f"{nth}.{place} {article.words.in_(language)} [{cited(article, language)}]"
        for diagram in section.diagrams:
            yield ""
            yield text_board(state_of(diagram.show.setting), language)
            yield diagram.show.words.in_(language)
            yield from (f"  {line}" for line in tried(diagram, language))


def agreement_lines(option: Option, language: Language) -> Iterator[tuple[int, str]]:
    """What may be agreed on a point, for a terminal: each line with its indent."""
    yield 0, ""
    yield 0, f"{option.name}{colon(language)}{option.title.in_(language)}"
    if option.about is not None:
        yield 2, option.about.in_(language)
    yield from ((4, line) for line in _values(option, language))
    if option.by_hand:
        yield 2, BY_HAND.in_(language)
    if option.citation is not None and option.citation not in {cite for _, cite in option.readings}:
        yield 2, f"[{places([option.citation], language)}]"
    for value, citation in option.readings:
        yield 2, f"{option.in_words(value).in_(language)} [{places([citation], language)}]"


def _values(option: Option, language: Language) -> Iterator[str]:
    least, most = bounds(option)
    if least is not None:
        yield Message("commands-agreements-from-to", least=least, most=most).in_(language) + _usual(
            option, language
        )
    for value in choices(option):
        said = option.in_words(value).in_(language)
        usual = USUAL.in_(language) if value == option.default else ""
        yield f"{write_option(option.name, value)}{colon(language)}{said}{usual}"


def _usual(option: Option, language: Language) -> str:
    if option.default is None:
        return ""
    said = option.in_words(option.default)
    return Message("commands-rules-usually", said=said).in_(language)


def law_page(language: Language) -> str:
    """The page in Markdown: a part for each game of the registry."""
    parts = (line for game in registry for line in _law_of_game(game, language))
    return "\n".join((f"# {LAW_TITLE.in_(language)}\n", f"{LAW_ABOUT.in_(language)}\n", *parts))


def _law_of_game(game: Game, language: Language) -> Iterator[str]:
    points = points_of(game.key)
    disputed = [point for point in points if point.disputed]
    yield f"## {game.title.in_(language)}\n"
    yield f"[{MORE.in_(language)}](../rules/{rules_page(game.key).key}.md)\n"
    yield f"**{DISPUTED.in_(language)}**\n"
    yield from _law_table(HEADS, [*rows(disputed, language)], AGREED, language)
    yield f"**{OURS.in_(language)}**\n"
    yield from _law_table(OURS_HEADS, [*ours(points, language)], NONE, language)
    yield f"**{OPEN.in_(language)}**\n"
    yield from _law_table(OPEN_HEADS, [*open_points(game, language)], NONE, language)
    if corrected := [*corrections(game, language)]:
        yield f"**{CORRECTED.in_(language)}**\n"
        yield from _law_table(CORRECTED_HEADS, corrected, NONE, language)


def ours(points: Sequence[Point], language: Language) -> Iterator[tuple[str, str, str]]:
    """The points on which a rule set rests on our own reading, with the reason."""
    for point in points:
        for holding in point.holdings:
            for citation in holding.citations:
                if citation.source == ACADEMIE:
                    yield point.title.in_(language), holding.value.in_(language), citation.where(language)


def _law_table(
    heads: Sequence[Text], body: Sequence[Sequence[str]], nothing: Text, language: Language
) -> Iterator[str]:
    if not body:
        yield f"{nothing.in_(language)}\n"
        return
    yield from table(heads, body, language)
    yield ""


def write_law_page(folder: Path) -> None:
    """Write the page in both languages into a folder, made if needed."""
    folder.mkdir(parents=True, exist_ok=True)
    for language, file in in_each_language(folder / LAW_FILE):
        file.write_text(law_page(language), encoding="utf-8")


if __name__ == "__main__":
    write_law_page(Path(sys.argv[1]))
    write_agreements_page(Path(sys.argv[1]))
