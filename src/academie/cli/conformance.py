"""`academie conformance`: the treatises' worked examples, one by one, against the law."""

from __future__ import annotations

from typing import Annotated

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, JsonOption, LangOption


@done_in("conformance")
def conformance(
    game: Annotated[str, typer.Argument(help="The game, e.g. trictrac.")],
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Compare the law with every example of the books; exit 1 if one differs."""
