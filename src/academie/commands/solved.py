"""`academie solved`: games solved for good; what they are worth, and how that is checked."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.lab_workers import games_meter
from academie.commands.options import DEFAULT_LANGUAGE, GameArgument, JsonOption, LanguageOption
from academie.commands.output import out, print_json, table
from academie.commands.progress import NOTHING_KEPT, kept_in, stoppable
from academie.kernel import OptionError
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.engine.solved.check import Checked

solved_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)
RulesOption = Annotated[list[str] | None, typer.Option("--rules")]
STATES: Final = Message("commands-unit-states")
ROUNDS: Final = Message("commands-unit-rounds")
QUARTILES: Final = (0.05, 0.5, 0.95)
DIGITS: Final = 9
PAIRS: Final = 100
"""Pairs of games in one task."""


@solved_app.command()
def show(game: GameArgument, as_json: JsonOption = False, lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Say what a solved game is worth, and what each first throw is worth."""
    from academie.engine.solved.serving import SolvedAnalyst
    from academie.engine.solved.solution import solution
    from academie.kernel import WHITE
    from academie.notation import notation_of

    solved = solution(game)
    found = dict[str, Any]()
    for name, start in solved.game.starts().items():
        if solved.game.rules(start) == name and name in solved.table.worths:
            throws = SolvedAnalyst(solved).throws(start, WHITE)
            best_first = sorted(throws, key=lambda each: -each.value)
            found[name] = {
                "start": round(solved.worth(start), DIGITS),
                "throws": {notation_of(game).act(each.throw): round(each.value, 4) for each in best_first},
            }
    if as_json:
        print_json({"game": game, "states": sum(map(bool, solved.table.bounds)), "rules": found})
        return
    states = sum(map(bool, solved.table.bounds))
    out.print(Message("commands-solved-states", states=states).in_(lang), highlight=False)
    for name, content in found.items():
        out.print(
            Message("commands-solved-worth", rules=name, worth=content["start"]).in_(lang), highlight=False
        )
        out.print(
            ", ".join(f"{cast} {worth:+.4f}" for cast, worth in content["throws"].items()), highlight=False
        )


@solved_app.command()
def check(
    game: GameArgument,
    rules: RulesOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Hold the table against the law, state by state; exit 2 if it is wrong."""
    from academie.engine.solved.check import check as checked
    from academie.engine.solved.solution import solution

    solved = solution(game)
    starts = {
        name: start
        for name, start in solved.game.starts().items()
        if solved.game.rules(start) in solved.table.worths
    }
    states = sum(map(bool, solved.table.bounds))
    found: dict[str, tuple[Checked, float]] = {}
    with stoppable(STATES, lang) as bar:
        for name in asked(rules, starts):
            bar.say(name)
            since = time.process_time()
            told = checked(solved, starts[name], lambda done: bar(done, states))
            found[name] = told, time.process_time() - since
    if as_json:
        print_json({name: plain(told, took) for name, (told, took) in found.items()})
        return
    show_checked(found, lang)


def asked(rules: list[str] | None, known: Mapping[str, object]) -> list[str]:
    """The rules asked for, else all. Raises `OptionError` for others."""
    for name in rules or ():
        if name not in known:
            raise OptionError(Message("commands-solved-no-rules", name=name, known=tuple(known)))
    return [name for name in known if not rules or name in rules]


def plain(told: Checked, took: float) -> dict[str, Any]:
    """What a check found, as plain data."""
    return {
        "states": told.states,
        "start": round(float(told.start), DIGITS),
        "residual": float(told.residual),
        "throws": told.bound,
        "error": float(told.error),
        "choices": told.choices,
        "unclear": told.unclear,
        "seconds": round(took, 1),
    }


def show_checked(found: Mapping[str, tuple[Checked, float]], lang: Language) -> None:
    """Print what checks found."""
    heads: tuple[Text, ...] = (
        Message("commands-solved-rules"),
        Message("commands-solved-column-states"),
        Message("commands-solved-start"),
        Message("commands-solved-residual"),
        Message("commands-solved-error"),
        Message("commands-solved-choices"),
        Message("commands-solved-unclear"),
        Message("commands-column-s"),
    )
    rows = table(lang, *heads)
    for name, (told, took) in found.items():
        rows.add_row(
            name,
            str(told.states),
            f"{float(told.start):+.9f}",
            f"{float(told.residual):.1e}",
            f"{float(told.error):.1e}",
            str(told.choices),
            str(told.unclear),
            f"{took:.0f}",
        )
    out.print(rows)


@solved_app.command()
def build(
    game: GameArgument,
    rules: RulesOption = None,
    path: Annotated[Path | None, typer.Option("--out")] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Solve a game again, and keep its table with your data."""
    from academie.engine.solved.solution import own_file
    from academie.lab.solving import SOLVER
    from academie.registry import registry

    solver = SOLVER.of(registry[game])
    names = asked(rules, dict.fromkeys(solver.names))
    where = path or own_file(game)
    with stoppable(ROUNDS, lang) as bar:
        packed = solver.table(names, lambda done: bar(done, done)).packed()
    where.parent.mkdir(parents=True, exist_ok=True)
    where.write_bytes(packed)
    told = Message("commands-solved-built", path=where, bytes=len(packed))
    out.print(told.in_(lang), highlight=False, soft_wrap=True)


@solved_app.command()
def figures(
    game: GameArgument,
    rules: RulesOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Say how likely each result is and how long games are, both players playing perfectly."""
    from academie.lab.solving import SOLVER
    from academie.lab.solving import figures as computed
    from academie.registry import registry

    solver = SOLVER.of(registry[game])
    found = dict[str, Any]()
    with stoppable(ROUNDS, lang) as bar:
        for name in asked(rules, dict.fromkeys(solver.names)):
            bar.say(name)
            told = computed(solver.chain(name), lambda done: bar(done, done))
            found[name] = {
                "results": {f"{gain:+d}": round(chance, 6) for gain, chance in told.ended.items()},
                "stakes": round(told.stakes, 6),
                "throws": round(told.throws, 3),
                "within": {str(share): told.within(share) for share in QUARTILES},
            }
    if as_json:
        print_json(found)
        return
    for name, content in found.items():
        results = tuple(f"{gain} {100 * chance:.3f} %" for gain, chance in content["results"].items())
        few, half, many = content["within"].values()
        message = Message(
            "commands-solved-figures",
            rules=name,
            results=results,
            throws=content["throws"],
            few=few,
            half=half,
            many=many,
        )
        out.print(message.in_(lang), highlight=False)


@solved_app.command()
def meet(
    game: GameArgument,
    against: Annotated[str, typer.Option()] = "simple",
    games: Annotated[int, typer.Option(min=0)] = 1_000,
    seed: Annotated[int, typer.Option()] = 1,
    results: Annotated[Path | None, typer.Option("--out")] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Compute what the perfect player wins of another, and let them play to see it."""
    from academie.lab.solving import expected

    found: dict[str, Any] = expected(game, against)._asdict()
    computed = Message("commands-solved-expected", against=against, **found)
    if games:
        found.update(met(game, against, games, seed, results, lang))
        found["off"] = (found["played"] - found["stakes"]) / found["error"]
    if as_json:
        print_json(found)
        return
    out.print(computed.in_(lang), highlight=False)
    if games:
        told = {name: found[name] for name in ("games", "played", "error", "off")}
        out.print(Message("commands-solved-met", **told).in_(lang), highlight=False)


def met(
    game: str, against: str, games: int, seed: int, results: Path | None, lang: Language
) -> dict[str, float]:
    """Games between the perfect player and another: how many, their mean in stakes and its standard error."""
    from statistics import mean

    from academie.engine.dice.engine import SURE
    from academie.engine.solved.serving import PERFECT
    from academie.lab.contestant import contestant
    from academie.lab.match import Meeting, played
    from academie.lab.score import Score, half
    from academie.lab.workers import ThreadWorkers

    meeting = Meeting(contestant(PERFECT, game), contestant(against, game), games // 2, seed, PAIRS)
    score = Score(())
    with games_meter(lang, lambda: NOTHING_KEPT if results is None else kept_in(results)) as bar:
        for standing in played(meeting, ThreadWorkers(), results):
            score = standing.score
            bar(score.games, 2 * meeting.most)
    stakes = score.stakes
    return {"games": score.games, "played": mean(stakes), "error": half(stakes) / SURE}
