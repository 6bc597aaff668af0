"""`academie games`: every game there is, and how long a random one lasts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, JsonOption, LangOption


@done_in("games")
def games(
    measure: Annotated[
        int, typer.Option(min=0, help="Play so many random games of each, from seeds, for their length.")
    ] = 0,
    write: Annotated[
        Path | None, typer.Option(help="Write the table as a Markdown page, e.g. docs/games.md.")
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """List every game: its rule sets, sources, seats, chance, hidden information and tests.

    A measure cut short by Ctrl-C is told as far as it came, and exits 130.
    """
