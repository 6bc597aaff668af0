"""`academie odds`: how many of the 36 casts do what one wants, by numbers or in a position of trictrac."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, JsonOption, LangOption

odds_app: Final = typer.Typer(
    help="How many of the 36 casts do it. / Combien des 36 coups le font.",
    no_args_is_help=True,
    add_completion=False,
)

NumbersArgument = Annotated[
    list[int] | None, typer.Argument(help="How far away the men are; else tell a position.")
]

PositionOption = Annotated[
    str | None, typer.Option("--position", help="A position of trictrac: 0x13,7,9/0x15 white.")
]

TargetOption = Annotated[
    int | None, typer.Option("--target", help="Only this flèche, counted from the thrower's talon.")
]

SvgOption = Annotated[Path | None, typer.Option("--svg", help="Draw the 36 casts into this file.")]


@odds_app.command()
@done_in("odds")
def hit(
    numbers: NumbersArgument = None,
    position: PositionOption = None,
    target: TargetOption = None,
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Hit a man who has men of mine at those distances, every passage open; or hit truly in a position."""


@odds_app.command()
@done_in("odds")
def fill(
    numbers: NumbersArgument = None,
    position: PositionOption = None,
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Cover or fill with men at those distances, in one way or two; or fill in a position."""


@odds_app.command()
@done_in("odds")
def faux(
    position: Annotated[str, typer.Option(help="A position of trictrac.")],
    target: TargetOption = None,
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Hit falsely in a position: points to the adversary."""


@odds_app.command()
@done_in("odds")
def coin(
    numbers: NumbersArgument = None,
    cases: Annotated[
        list[int] | None, typer.Option("--case", help="A distance at which there are two men; repeatable.")
    ] = None,
    position: PositionOption = None,
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Take or hit a coin by two men at those distances from it; or hit it in a position."""


@odds_app.command()
@done_in("odds")
def passing(
    position: Annotated[str, typer.Option(help="A position of trictrac.")],
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Leave one's coin in a position: the other casts hold its men there."""


@odds_app.command()
@done_in("odds")
def worth(
    position: Annotated[str, typer.Option(help="A position of trictrac.")],
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Tell what each throw is worth in a position: the thrower's points less his adversary's."""
