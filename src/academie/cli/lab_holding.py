"""`academie lab holding`: tenir ou s'en aller against games played out."""

# The lab is loaded only by who works there.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from academie.cli.lab_work import going_on
from academie.cli.speech import USUAL, LangOption, language, out, told
from academie.kernel import Text

if TYPE_CHECKING:
    from academie.games.trictrac.training.stay_or_leave import Decision


def holding(
    net: Annotated[Path | None, typer.Option(help="Another net of trictrac than the house's.")] = None,
    number: Annotated[int, typer.Option("--decisions", min=1, help="How many decisions.")] = 100,
    games: Annotated[int, typer.Option(min=36, help="Games played out for each of both.")] = 324,
    seed: Annotated[int, typer.Option(help="What all dice come from.")] = 1,
    lang: LangOption = USUAL,
) -> None:
    """Count how often holding or leaving at trictrac is decided otherwise than games played out do."""
    found: list[Decision] = []
    with told(lang), going_on(lang) as tell:
        from academie.engine.dice.engine import Plan
        from academie.games.trictrac.players.engine import trictrac_engine
        from academie.games.trictrac.training.stay_or_leave import decisions

        engine = trictrac_engine(net=None if net is None else net.read_bytes())
        for decision in decisions(engine, number, Plan(games=games, seed=seed), seed):
            found.append(decision)
            tell(len(found), number)
    out.print(summed_up(found).in_(language(lang)), highlight=False, markup=False)


def summed_up(found: list[Decision]) -> Text:
    """What was decided, how often otherwise than games played out, and what that cost."""
    left, otherwise = sum(each.leaves for each in found), [each for each in found if each.loss > 0]
    sure = sum(each.mistaken for each in found)
    lost = sum(each.loss for each in found) / len(found)
    went = sum(each.leaves for each in otherwise)
    return Text(
        f"{len(found)} décisions, dont {left} de s'en aller ; {len(otherwise)} contre les parties jouées "
        f"({went} départs, {len(otherwise) - went} tenues), {sure} à coup sûr ; "
        f"{lost:.4f} enjeu perdu par décision",
        f"{len(found)} decisions, {left} of them to leave; {len(otherwise)} against games played out "
        f"({went} to leave, {len(otherwise) - went} to hold), {sure} beyond doubt; "
        f"{lost:.4f} stakes lost a decision",
    )
