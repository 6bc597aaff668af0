"""`academie lab study`: questions answered by many games."""

# The lab is loaded only by who works there.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from academie.cli.lab_work import AddressOption, RayOption, WorkersOption, crew_of, going_on
from academie.cli.speech import USUAL, JsonOption, LangOption, language, out, print_plain, told
from academie.kernel import Language, UnknownName

if TYPE_CHECKING:
    from academie.lab.measured import Findings


def study(
    name: Annotated[str, typer.Argument(help="opening, handicaps, first or length.")],
    config: Annotated[
        Path | None, typer.Option(help="How much to play: a TOML file, or the name of one in configs/.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(help="Draw it into this file; of several tables, numbered.")
    ] = None,
    as_json: JsonOption = False,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Find out what first throws, handicaps and the dé are worth, or how long games are."""
    with told(lang):
        from academie.lab.config import config_file, read_config
        from academie.lab.studies import Asked, asked, studies

        if name not in studies():
            raise UnknownName(f"no study {name!r}; there are: {', '.join(studies())}")
        question = Asked() if config is None else asked(read_config(config_file(config)), config)
        with going_on(lang) as tell, crew_of(workers, on_ray, address) as crew:
            found = studies()[name](question, crew, tell)
        for number, each in enumerate(found):
            if svg is not None:
                each.plot(language(lang)).save(svg if number == 0 else _numbered(svg, number))
    if as_json:
        print_plain([each.findings.plain for each in found])
        return
    for each in found:
        out.print(listed(each.findings, language(lang)))


def _numbered(path: Path, number: int) -> Path:
    return path.with_stem(f"{path.stem}-{number + 1}")


def listed(findings: Findings, speech: Language) -> Table:
    """The findings as a table."""
    table = Table(*(head.in_(speech) for head in findings.heads), title=findings.title.in_(speech))
    for cells in findings.cells(speech):
        table.add_row(*cells)
    return table
