"""`academie verify-dice`: every roll of a finished game, recomputed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, JsonOption, LangOption


@done_in("verify_dice")
def verify_dice(
    file: Annotated[Path, typer.Argument(help="The proof, as GET /api/games/{id}/dice-proof gives it.")],
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Recompute every roll of a finished game from the seed it reveals; exit 1 if one differs."""
