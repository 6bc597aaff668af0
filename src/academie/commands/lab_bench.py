"""`academie lab bench`: what players lose in positions whose acts were played out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from academie.commands.lab_workers import WorkersOption, games_meter
from academie.commands.options import DEFAULT_LANGUAGE, GameArgument, JsonOption, LanguageOption
from academie.commands.output import out, print_json, table
from academie.commands.progress import kept_in
from academie.kernel import OptionError
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.lab.bench import Answer, Benchmark, Loss


def bench(
    game: GameArgument,
    players: Annotated[list[str] | None, typer.Option("--player", metavar="PLAYER")] = None,
    make: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    positions: Annotated[int, typer.Option(min=1)] = 2_000,
    net: Annotated[Path | None, typer.Option()] = None,
    workers: WorkersOption = 1,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Measure what players lose in the positions of a benchmark, or make more of them; Ctrl-C stops it."""
    if make is not None:
        _make(game, make, positions, net, workers, lang)
        return
    if not players:
        raise OptionError(Message("commands-lab-bench-nobody"))
    from academie.lab.bench import answers, bench_player, benchmark, loss

    found: dict[str, Loss] = {}
    measured = benchmark(game)
    with games_meter(lang) as meter:
        for name in players:
            with bench_player(name, game) as player:
                done: list[Answer] = []
                for answer in answers(measured, player):
                    done.append(answer)
                    meter(
                        len(found) * len(measured.positions) + len(done),
                        len(players) * len(measured.positions),
                    )
            found[name] = loss(done)
    show(measured, found, lang, as_json=as_json)


def _make(game: str, path: Path, wanted: int, net: Path | None, workers: int, lang: Language) -> None:
    from academie.lab.bench import BENCHMARK, extended
    from academie.registry import registry

    maker = BENCHMARK.of(registry[game])(None if net is None else net.read_bytes())
    made = 0
    with games_meter(lang, lambda: kept_in(path)) as meter:
        for made in extended(path, maker, wanted, workers):
            meter(made, wanted)
    out.print(
        Message("commands-lab-bench-made", positions=made, path=path).in_(lang),
        highlight=False,
        soft_wrap=True,
    )


def show(bench: Benchmark, found: dict[str, Loss], lang: Language, *, as_json: bool) -> None:
    """Print what each player loses, in thousandths of the stakes and in holes, with margins at 95 %."""
    from academie.engine.dice.engine import SURE

    if as_json:
        print_json(
            {
                "benchmark": bench.name,
                "positions": len(bench.positions),
                "error": bench.error,
                "players": {
                    name: {
                        "loss": each.mean,
                        "error": each.error,
                        "holes": each.mean / bench.hole,
                        "best": each.best,
                        "hopeless": each.hopeless,
                    }
                    for name, each in found.items()
                },
            }
        )
        return
    heads = ("player", "loss", "holes", "best", "hopeless")
    printed = table(lang, *(Message(f"commands-lab-bench-{head}") for head in heads))
    for name, each in found.items():
        printed.add_row(
            name,
            f"{1000 * each.mean:.2f} ± {1000 * SURE * each.error:.2f}",
            f"{each.mean / bench.hole:.4f}",
            f"{100 * each.best / each.positions:.1f} %",
            f"{100 * each.hopeless / each.positions:.1f} %",
        )
    out.print(printed)
    about = Message(
        "commands-lab-bench-about",
        name=bench.name,
        positions=len(bench.positions),
        error=bench.error,
        holes=bench.error / bench.hole,
    )
    out.print(about.in_(lang), highlight=False, soft_wrap=True)
