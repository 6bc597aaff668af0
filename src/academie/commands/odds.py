"""`academie odds`: how many of the 36 casts do what one wants, by numbers or in a position of trictrac."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption
from academie.words import Message

odds_app: Final = typer.Typer(
    cls=ReaderGroup,
    no_args_is_help=True,
    add_completion=False,
)
NumbersArgument = Annotated[list[int] | None, typer.Argument()]
PositionOption = Annotated[str | None, typer.Option("--position")]
TargetOption = Annotated[int | None, typer.Option("--target")]
SvgOption = Annotated[Path | None, typer.Option("--svg")]


@odds_app.command()
def hit(
    numbers: NumbersArgument = None,
    position: PositionOption = None,
    target: TargetOption = None,
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Hit a man who has men of mine at those distances, every passage open; or hit truly in a position."""
    from academie.commands.odds_answer import by_numbers_or_law, show
    from academie.games.trictrac.law.jans import Jan

    title = Message("commands-odds-hit")
    answer = by_numbers_or_law(title, numbers, position, Jan.BATTRE_A_VRAI, target)
    show(answer, svg, lang, as_json=as_json)


@odds_app.command()
def fill(
    numbers: NumbersArgument = None,
    position: PositionOption = None,
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Cover or fill with men at those distances, in one way or two; or fill in a position."""
    from academie.commands.odds_answer import by_numbers_or_law, show
    from academie.games.trictrac.law.jans import Jan

    title = Message("commands-odds-cover")
    answer = by_numbers_or_law(title, numbers, position, Jan.REMPLIR)
    show(answer, svg, lang, as_json=as_json)


@odds_app.command()
def faux(
    position: Annotated[str, typer.Option()],
    target: TargetOption = None,
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Hit falsely in a position: points to the adversary."""
    from academie.commands.odds_answer import WAYS, Answer, placed, show
    from academie.games.trictrac.law import odds as law
    from academie.games.trictrac.law.jans import Jan

    title = Message("commands-odds-falsely")
    values = law.facons(placed(position), Jan.BATTRE_A_FAUX, target)
    show(Answer(title, WAYS, values), svg, lang, as_json=as_json)


@odds_app.command()
def coin(
    numbers: NumbersArgument = None,
    cases: Annotated[list[int] | None, typer.Option("--case")] = None,
    position: PositionOption = None,
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Take or hit a coin by two men at those distances from it; or hit it in a position."""
    from academie.commands.odds_answer import WAYS, Answer, faces, placed, show
    from academie.games.tables.law.odds import made_by_two
    from academie.games.tables.law.throw import THROWS
    from academie.games.trictrac.law import odds as law
    from academie.games.trictrac.law.jans import Jan

    title = Message("commands-odds-coin")
    if position is not None:
        values = law.facons(placed(position), Jan.BATTRE_LE_COIN)
    else:
        found = made_by_two(faces(numbers or []), faces(cases or []))
        values = {cast: int(cast in found) for cast in THROWS}
    show(Answer(title, WAYS, values), svg, lang, as_json=as_json)


@odds_app.command()
def passing(
    position: Annotated[str, typer.Option()],
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Leave one's coin in a position: the other casts hold its men there."""
    from academie.commands.odds_answer import Answer, placed, show
    from academie.games.tables.law.throw import THROWS
    from academie.games.trictrac.law import odds as law

    state = placed(position)
    values = {cast: int(law.coin_leaves(state, cast)) for cast in THROWS}
    title = Message("commands-odds-leaving")
    legend = Message("commands-odds-leaving-legend")
    show(Answer(title, legend, values), svg, lang, as_json=as_json)


@odds_app.command()
def worth(
    position: Annotated[str, typer.Option()],
    svg: SvgOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Say what each throw is worth in a position: the thrower's points less his adversary's."""
    from academie.commands.odds_answer import Answer, placed, show
    from academie.games.tables.law.throw import THROWS
    from academie.games.trictrac.law import odds as law

    state = placed(position)
    values = {cast: own - other for cast in THROWS for own, other in [law.points(state, cast)]}
    title = Message("commands-odds-worth")
    legend = Message("commands-odds-worth-legend")
    show(Answer(title, legend, values), svg, lang, as_json=as_json)
