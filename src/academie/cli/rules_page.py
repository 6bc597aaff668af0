"""The rules of a game as a page: for the terminal, or as Markdown with drawings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from academie.drawing import draw, text_board
from academie.drawing.words import colon
from academie.games.points import place_told, source_told
from academie.kernel import Citation, Language, Text
from academie.library.lessons import state_of
from academie.library.markdown import table
from academie.library.rulebook import Article, Diagram, Page, Point, points_of
from academie.registry import registry

PICTURES: Final = "pictures"
LAW: Final = Text("La loi selon les sources", "The law by source")
MADE: Final = Text(
    "Tiré des règles mêmes que la machine applique ; les points disputés d'abord.",
    "Made from the very rule sets the machine applies; points in dispute first.",
)
HEADS: Final = (
    Text("point", "point"),
    Text("ce qu'on tient", "what is held"),
    Text("règle", "rule set"),
    Text("source", "source"),
)
SOURCES: Final = Text("Les ouvrages cités", "The works cited")
TRY: Final = Text("Essai", "Try")
WRITTEN: Final = Text(
    "Cette page est écrite par `make rules-pages`.", "This page is written by `make rules-pages`."
)


def file_name(page: Page, language: Language) -> str:
    """What the Markdown of a page is called."""
    return f"{page.key}.md" if language is Language.ENGLISH else f"{page.key}.{language.value}.md"


def picture_name(page: Page, number: int, language: Language) -> str:
    """What the drawing of a diagram is called."""
    return f"{page.key}-{number}.{language.value}.svg"


def pictures(page: Page, language: Language) -> Mapping[str, str]:
    """The drawings of a page by name."""
    return {
        picture_name(page, number, language): draw(state_of(diagram.show.setting), language=language).svg
        for number, diagram in enumerate(page.diagrams, 1)
    }


def write(page: Page, language: Language, file: Path) -> None:
    """Writes the Markdown of a page, and its drawings into a folder beside it."""
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
        f"* **{each.siglum}** {source_told(each).in_(language)}, {each.year}" for each in page.sources
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
    """The law by source, row by row: the title of a point stands in its first row."""
    for point in points:
        for nth, holding in enumerate(point.holdings):
            yield (
                "" if nth else point.title.in_(language),
                holding.value.in_(language),
                " · ".join(ruleset.title.in_(language) for ruleset, _ in holding.held),
                told(holding.citations, language),
            )


def told(citations: Sequence[Citation], language: Language) -> str:
    """Citations one after the other."""
    return " · ".join(place_told(citation).in_(language) for citation in citations)


def cited(article: Article, language: Language) -> str:
    """Where an article is written."""
    return told(article.citations, language)


def tried(diagram: Diagram, language: Language) -> Iterator[str]:
    """What the text names to be tried."""
    for trial in diagram.trials:
        yield f"{TRY.in_(language)} `{trial.act}`{colon(language)}{trial.words.in_(language)}"


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
