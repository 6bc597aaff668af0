"""`academie export`: what the project knows, as files for other programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from academie.cli.speech import USUAL, LangOption, language, out, told
from academie.kernel import Text

WRITTEN: Final = Text("{} : {} lignes", "{}: {} lines")


def export(
    folder: Annotated[Path, typer.Argument(help="Where the files go; made if it is not there.")],
    ending: Annotated[
        list[str] | None, typer.Option("--format", help="jsonl or parquet; both if none is named.")
    ] = None,
    lang: LangOption = USUAL,
) -> None:
    """Write examples, studies, claims and puzzles as JSON Lines and Parquet, with a card of what they are."""
    from academie.cli.exporting import write_all  # noqa: PLC0415 - the library is read only when asked for

    with told(lang):
        for path, lines in write_all(folder, ending):
            out.print(WRITTEN.in_(language(lang)).format(path, lines), highlight=False, soft_wrap=True)
