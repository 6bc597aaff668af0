"""`academie lab rollout`: positions played out many times."""

# The lab is loaded only by who works there.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from academie.cli.lab_work import AddressOption, RayOption, WorkersOption, crew_of, going_on
from academie.cli.speech import USUAL, JsonOption, LangOption, language, out, print_plain, told
from academie.kernel import Text

if TYPE_CHECKING:
    from academie.engine.dice.tally import Tally


def _plain(tally: Tally) -> dict[str, float]:
    return {"games": tally.games, "mean": tally.mean, "error": tally.error}


def rollout(
    positions: Annotated[list[str], typer.Argument(metavar="POSITION...", help="Positions, as text.")],
    game: Annotated[str, typer.Option(help="Of which game.")] = "trictrac",
    ruleset: Annotated[str | None, typer.Option(help="By which rule set.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of each position.")] = 1_296,
    seed: Annotated[int, typer.Option(help="Which dice: the same for every position.")] = 1,
    plies: Annotated[int, typer.Option(min=1, max=4, help="How far both look.")] = 1,
    net: Annotated[Path | None, typer.Option(help="By this net; else by that of the house.")] = None,
    as_json: JsonOption = False,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Play positions out and say what they are worth to White: the same however many work."""
    with told(lang):
        from academie.engine.dice.engine import Plan
        from academie.lab.contestant import deeper
        from academie.lab.measured import tallied
        from academie.lab.rollout import Question, rolled_out
        from academie.notation import notation_of
        from academie.registry import registry

        rules = registry[game].ruleset(ruleset)
        states = [notation_of(game).read_state(position, rules) for position in positions]
        plan = Plan(games, seed, looking=deeper(game, plies))
        question = Question(game, states, plan, None if net is None else net.read_bytes())
        tallies: tuple[Tally, ...] = ()
        with going_on(lang) as bar, crew_of(workers, on_ray, address) as crew:
            for tallies in rolled_out(question, crew):
                bar.say("  ".join(f"{each.mean:+.3f} ± {each.error:.3f}" for each in tallies[:3]))
                bar(sum(each.games for each in tallies), games * len(states))
    if as_json:
        found = zip(positions, tallies, strict=True)
        print_plain([{"position": text, **_plain(each)} for text, each in found])
        return
    worth = Text("mises pour Blanc", "stakes to White").in_(language(lang))
    for position, tally in zip(positions, tallies, strict=True):
        out.print(f"{position}: {tallied(tally, 4).text()} {worth}", highlight=False, markup=False)
