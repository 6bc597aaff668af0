"""The navigation of the site: `docs/nav.py` lists every page of rules."""

from __future__ import annotations

import runpy
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_every_page_of_rules_is_in_the_contents() -> None:
    listed = {page.file for page in runpy.run_path(str(DOCS / "nav.py"))["rules_pages"]()}
    written = {f"rules/{path.name}" for path in (DOCS / "rules").glob("*.md") if ".fr." not in path.name}
    assert listed == written
