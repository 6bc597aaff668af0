"""Lists the pages of rules in the navigation, so that a new game needs no line in mkdocs.yml.

Their order is that of the registry, their titles those of `studies/rules`, or of their games.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from academie.registry import registry

RULES = Path(__file__).parents[1] / "studies" / "rules"
HEADING = "The rules"


class RulesPage(NamedTuple):
    """A page of rules: its file, and its title in both languages."""

    file: str
    en: str
    fr: str


def rules_pages() -> Iterator[RulesPage]:
    """The pages in the order of their first game."""
    for game in registry:
        path = RULES / f"{game.key}.toml"
        if path.exists():
            title = tomllib.loads(path.read_text(encoding="utf-8")).get("title", game.title.both())
            yield RulesPage(f"rules/{game.key}.md", title["en"], title["fr"])


def on_config(config: Any) -> Any:  # noqa: ANN401 - mkdocs has no types
    """Fill in the pages under their heading, and the French titles where they differ."""
    pages = [*rules_pages()]
    for entry in config.nav:
        if HEADING in entry:
            entry[HEADING] = [{page.en: page.file} for page in pages]
    for language in config.plugins["i18n"].config.languages:
        if language.locale == "fr":
            language.nav_translations |= {page.en: page.fr for page in pages if page.en != page.fr}
    return config
