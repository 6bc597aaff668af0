"""What the books leave to the players: its page, and its part of the law by source.

`make rules-pages` writes the page together with that of the law by source.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from academie.kernel import Citation, Game, Option, RuleSet
from academie.kernel.data import data_root
from academie.library.markdown import in_each_language, table
from academie.library.rulebook.agreements import bounds, choices
from academie.registry import registry
from academie.sources import SOURCES
from academie.words import Content, Language, Message

FILE: Final = "agreements.md"
TITLE: Final = Message("commands-agreements-title")
ABOUT: Final = Message("commands-agreements-about")
HEADS: Final = (
    Message("commands-column-no"),
    Message("commands-column-agreement"),
    Message("commands-column-where-chosen"),
    Message("commands-column-usually"),
    Message("commands-column-passage"),
)
OPEN: Final = Message("commands-agreements-open")
OPEN_HEADS: Final = (
    Message("commands-column-point"),
    Message("commands-column-choices"),
    Message("commands-column-usually"),
    Message("commands-column-source"),
)
CORRECTED: Final = Message("commands-agreements-corrected")
CORRECTED_HEADS: Final = (
    Message("commands-column-ruleset"),
    Message("commands-column-point"),
    Message("commands-column-before"),
    Message("commands-column-now"),
)
REVANCHE: Final = {
    "winner": Message("commands-agreements-revanche-winner"),
    "drawn": Message("commands-agreements-revanche-drawn"),
    "in-turn": Message("commands-agreements-revanche-in-turn"),
}
LEFT_OUT: Final = Message("commands-agreements-left-out")
UNSAID: Final = Message("commands-agreements-unsaid")

Row = dict[str, Any]


def agreement_rows() -> list[Row]:
    """The passages that leave something to the players, in the order of the games."""
    text = data_root("conformance").joinpath("agreements.json").read_text(encoding="utf-8")
    rows: list[Row] = json.loads(text)["rows"]
    return rows


def agreements_page(language: Language) -> str:
    """The page in Markdown: a part for each game."""
    return "\n".join((f"# {TITLE.in_(language)}\n", f"{ABOUT.in_(language)}\n", *_parts(language)))


def _parts(language: Language) -> Iterator[str]:
    rows = agreement_rows()
    for key in dict.fromkeys(row["game"] for row in rows):
        yield f"## {registry[key].title.in_(language)}\n"
        told = [_told(row, language) for row in rows if row["game"] == key]
        yield from table(HEADS, told, language)
        yield ""


def _told(row: Row, language: Language) -> tuple[str, ...]:
    siglum, _, place = row["cite"].partition(" ")
    source = next(each for each in SOURCES if each.siglum == siglum)
    where, usual = _where(row, language)
    cited = Citation(source, place).in_(language)
    return str(row["row"]), Content(fr=row["fr"], en=row["en"]).in_(language), where, usual, cited


def _where(row: Row, language: Language) -> tuple[str, str]:
    game = registry[row["game"]]
    if "left_out" in row:
        reason = Content(**row["left_out"]).in_(language)
        return f"*{LEFT_OUT.in_(language)}*", reason
    if "rulesets" in row:
        names = (f"`{id_}`" for id_ in row["rulesets"])
        return " · ".join(names), game.ruleset(row["rulesets"][0]).title.in_(language)
    if "option" not in row:
        return REVANCHE[row["revanche"]].in_(language), UNSAID.in_(language)
    acts = [f"`{row['act']}`"] if "act" in row else []
    found = [
        (law, option) for law in game.rulesets for option in game.options(law) if option.name == row["option"]
    ]
    return " · ".join([f"`{row['option']}`", *acts]), _usual(found, game, language)


def _usual(found: Sequence[tuple[RuleSet, Option]], game: Game, language: Language) -> str:
    """What holds where nothing is agreed, by rule set where they differ."""
    held: dict[str, list[str]] = {}
    for law, option in found:
        unsaid = option.default in {None, ""}
        said = UNSAID if option.default is None or unsaid else option.in_words(option.default)
        held.setdefault(said.in_(language), []).append(law.title.in_(language))
    if len(held) == 1 and len(found) == len(game.rulesets):
        return next(iter(held))
    return " · ".join(f"{said} ({' / '.join(laws)})" for said, laws in held.items())


def open_points(game: Game, language: Language) -> Iterator[tuple[str, ...]]:
    """Everything players may agree on under some rule set of a game: a row of the law by source each."""
    found: dict[str, list[tuple[RuleSet, Option]]] = {}
    for law in game.rulesets:
        for option in game.agreements(law):
            found.setdefault(option.name, []).append((law, option))
    for name, each in found.items():
        option = each[0][1]
        cited = dict.fromkeys(place for _, one in each for place in _places(one, language))
        yield (
            f"{option.title.in_(language)} (`{name}`)",
            " · ".join(dict.fromkeys(choice for _, one in each for choice in _choices(one, language))),
            _usual(each, game, language),
            " · ".join(cited),
        )


def _places(option: Option, language: Language) -> Iterator[str]:
    said = (option.citation, *(citation for _, citation in option.readings))
    yield from (citation.in_(language) for citation in said if citation is not None)


def _choices(option: Option, language: Language) -> Iterator[str]:
    least, most = bounds(option)
    if least is not None:
        yield Message("commands-agreements-from-to", least=least, most=most).in_(language)
    yield from (option.in_words(value).in_(language) for value in choices(option))


def corrections(game: Game, language: Language) -> Iterator[tuple[str, ...]]:
    """What each newer version of a rule set holds otherwise than the one before."""
    versions: tuple[RuleSet, ...] = (*game.law.former, *game.rulesets)
    for law in versions:
        before = next((each for each in versions if _follows(law, each)), None)
        if before is None:
            continue
        held = dict(before.switches())
        for name, point in law.switches():
            if held[name].value != point.value:
                now = f"{law.in_words(name).in_(language)} [{point.citation.in_(language)}]"
                title = law.title_of(name).in_(language)
                yield f"`{law.id}`", title, before.in_words(name).in_(language), now


def _follows(law: RuleSet, before: RuleSet) -> bool:
    return law.name == before.name and law.version == before.version + 1


def write_agreements_page(folder: Path) -> None:
    """Write the page in both languages into a folder, made if needed."""
    folder.mkdir(parents=True, exist_ok=True)
    for language, file in in_each_language(folder / FILE):
        file.write_text(agreements_page(language), encoding="utf-8")
