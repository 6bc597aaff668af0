"""`academie lab rollout`, `holding`, `study`, `ladder`, `rules`: what is measured by games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from academie.commands.lab_workers import (
    AddressOption,
    RayOption,
    WorkersOption,
    games_meter,
    workers_for,
)
from academie.commands.options import (
    DEFAULT_LANGUAGE,
    GameArgument,
    JsonOption,
    LanguageOption,
    RulesetOption,
    game_key,
)
from academie.commands.output import out, print_json, table
from academie.commands.progress import Meter, kept_in
from academie.kernel import OptionError, UnknownName
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.engine.dice.engine import Tally
    from academie.games.trictrac.training.stay_or_leave import Decision
    from academie.lab.ladder import Ladder
    from academie.lab.measured import Findings
    from academie.lab.workers import Workers


def _plain(tally: Tally) -> dict[str, float]:
    return {"games": tally.games, "mean": tally.mean, "error": tally.error}


def rollout(
    positions: Annotated[list[str], typer.Argument(metavar="POSITION...")],
    game: Annotated[str, typer.Option(callback=game_key)] = "trictrac",
    ruleset: RulesetOption = None,
    games: Annotated[int, typer.Option(min=1)] = 1_296,
    seed: Annotated[int, typer.Option()] = 1,
    plies: Annotated[int, typer.Option(min=1, max=4)] = 1,
    net: Annotated[Path | None, typer.Option()] = None,
    as_json: JsonOption = False,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Play positions out and say what they are worth to White: the same however many work."""
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
    with games_meter(lang) as bar, workers_for(workers, on_ray, address) as staff:
        for tallies in rolled_out(question, staff):
            bar.say("  ".join(f"{each.mean:+.3f} ± {each.error:.3f}" for each in tallies[:3]))
            bar(sum(each.games for each in tallies), games * len(states))
    if as_json:
        found = zip(positions, tallies, strict=True)
        print_json([{"position": text, **_plain(each)} for text, each in found])
        return
    worth = Message("commands-lab-stakes").in_(lang)
    for position, tally in zip(positions, tallies, strict=True):
        out.print(f"{position}: {tallied(tally, 4).text()} {worth}", highlight=False, markup=False)


def holding(
    net: Annotated[Path | None, typer.Option()] = None,
    number: Annotated[int, typer.Option("--decisions", min=1)] = 100,
    games: Annotated[int, typer.Option(min=36)] = 324,
    seed: Annotated[int, typer.Option()] = 1,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Count how often games played out contradict the engine, which holds or leaves at trictrac."""
    found: list[Decision] = []
    with games_meter(lang) as meter:
        from academie.engine.dice.engine import Plan
        from academie.games.trictrac.players.engine import trictrac_engine
        from academie.games.trictrac.training.stay_or_leave import decisions

        engine = trictrac_engine(net=None if net is None else net.read_bytes())
        for decision in decisions(engine, number, Plan(games=games, seed=seed), seed):
            found.append(decision)
            meter(len(found), number)
    out.print(summary(found).in_(lang), highlight=False, markup=False)


def summary(found: Sequence[Decision]) -> Text:
    """What was decided, how often games played out say otherwise, and what that cost."""
    left, otherwise = sum(each.leaves for each in found), [each for each in found if each.loss > 0]
    sure = sum(each.mistaken for each in found)
    lost = sum(each.loss for each in found) / len(found)
    went = sum(each.leaves for each in otherwise)
    return Message(
        "commands-lab-decisions",
        count=len(found),
        left=left,
        wrong=len(otherwise),
        leave=went,
        hold=len(otherwise) - went,
        sure=sure,
        lost=lost,
    )


def study(
    name: Annotated[str, typer.Argument()],
    config: Annotated[Path | None, typer.Option()] = None,
    svg: Annotated[Path | None, typer.Option()] = None,
    as_json: JsonOption = False,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Find out what first throws, handicaps and the dé are worth, or how long games are."""
    from academie.lab.config import config_file, read_config
    from academie.lab.studies import Asked, asked, studies

    if name not in studies():
        raise UnknownName(Message("commands-lab-no-study", name=name, known=tuple(studies())))
    question = Asked() if config is None else asked(read_config(config_file(config)), config)
    with games_meter(lang) as meter, workers_for(workers, on_ray, address) as staff:
        found = studies()[name](question, staff, meter)
    for number, each in enumerate(found):
        if svg is not None:
            each.plot(lang).save(svg if number == 0 else _numbered(svg, number))
    if as_json:
        print_json([each.findings.plain for each in found])
        return
    for each in found:
        out.print(listed(each.findings, lang))


def _numbered(path: Path, number: int) -> Path:
    return path.with_stem(f"{path.stem}-{number + 1}")


def listed(findings: Findings, lang: Language) -> Table:
    """The findings as a table."""
    table = Table(*(head.in_(lang) for head in findings.heads), title=findings.title.in_(lang))
    for cells in findings.cells(lang):
        table.add_row(*cells)
    return table


def ladder(
    game: GameArgument,
    path: Annotated[Path, typer.Option("--out")],
    games: Annotated[int, typer.Option(min=2)] = 100,
    seed: Annotated[int, typer.Option()] = 1,
    only: Annotated[list[str] | None, typer.Option(metavar="PLAYER")] = None,
    again: Annotated[list[str] | None, typer.Option(metavar="PLAYER")] = None,
    as_json: JsonOption = False,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Let all players of a game meet and rate them on one scale; Ctrl-C stops it, and it can be resumed."""
    with games_meter(lang, lambda: kept_in(path)) as meter, workers_for(workers, on_ray, address) as staff:
        from academie.lab.ladder import Plan, climbed, forget

        forget(path, again or ())
        plan = Plan(game, games, seed, tuple(only or ()))
        standing: Ladder | None = None
        for standing in climbed(plan, staff, path):
            meter(standing.games, max(standing.games, plan.total))
    assert standing is not None
    show_ladder(standing, lang, as_json=as_json)


def ladders(
    folder: Annotated[Path, typer.Argument()],
    write: Annotated[Path, typer.Option()],
    standings: Annotated[Path | None, typer.Option()] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Write the page of all ladders in a folder, in English and French, and a plot of each beside them."""
    from academie.lab.ladder import write_page, write_standings

    if standings is not None:
        write_standings(folder, standings)
    write_page(folder, write)
    message = Message("commands-lab-ladders", path=write)
    out.print(message.in_(lang), highlight=False, soft_wrap=True)


def rules(
    config: Annotated[Path, typer.Argument()] = Path("lab/rules"),
    folder: Annotated[Path | None, typer.Option("--out")] = None,
    summary: Annotated[Path | None, typer.Option()] = None,
    page: Annotated[Path | None, typer.Option()] = None,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Say what rules do to games by players taught by each law; Ctrl-C stops it, and it can be resumed."""
    from academie.lab.switch_page import write_page
    from academie.lab.switch_summary import SUMMARY, read_summary

    if folder is not None:
        summary = summary or folder / SUMMARY
        with (
            games_meter(lang, lambda: kept_in(folder)) as meter,
            workers_for(workers, on_ray, address) as staff,
        ):
            _play_switches(config, folder, summary, staff, meter)
        out.print(Message("commands-lab-rules-summary", path=summary).in_(lang), soft_wrap=True)
    if summary is None or (folder is None and page is None):
        raise OptionError(Message("commands-lab-rules-nothing"))
    if page is not None:
        write_page(read_summary(summary), page)
        out.print(Message("commands-lab-rules-page", path=page).in_(lang), soft_wrap=True)


def _play_switches(config: Path, folder: Path, into: Path, staff: Workers, meter: Meter) -> None:
    from academie.engine.threads import aside, each_aside
    from academie.lab.config import config_file
    from academie.lab.switch_games import follow
    from academie.lab.switch_summary import summary, write_summary
    from academie.lab.switches import read_plan

    studies = read_plan(config_file(config))
    for step in each_aside(follow(studies, folder, staff)):
        meter(step.done, step.total)
        meter.say(step.about)
    write_summary(into, aside(lambda: summary(studies, folder)))


def show_ladder(standing: Ladder, lang: Language, *, as_json: bool) -> None:
    """Print the players with their ratings."""
    from academie.lab.ladder import HEADS, plain, rows

    if as_json:
        print_json(plain(standing))
        return
    printed = table(lang, *HEADS)
    for row in rows(standing):
        printed.add_row(*row)
    out.print(printed)
    out.print(Message("commands-lab-rated", games=standing.games).in_(lang), highlight=False)
