"""`academie lab match`: two players, pairs of games, until it is decided."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.lab_workers import (
    AddressOption,
    RayOption,
    WorkersOption,
    games_meter,
    workers_for,
)
from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption, RulesetOption, game_key
from academie.commands.output import out, print_json
from academie.commands.progress import kept_in
from academie.kernel import OptionError
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.lab.contestant import Contestant, Terms
    from academie.lab.match import Standing
    from academie.lab.score import Sequential

VERDICTS: Final = {
    "stronger": Message("commands-lab-stronger"),
    "not stronger": Message("commands-lab-not-stronger"),
    "open": Message("commands-lab-undecided"),
}
NO_FILE: Final = Message("commands-lab-no-file")


def match(
    one: Annotated[str, typer.Argument(metavar="A")],
    two: Annotated[str, typer.Argument(metavar="B")],
    game: Annotated[str, typer.Option(callback=game_key)] = "trictrac",
    ruleset: RulesetOption = None,
    games: Annotated[int, typer.Option(min=2)] = 1_000,
    seed: Annotated[int, typer.Option()] = 1,
    pairs: Annotated[int | None, typer.Option(min=1)] = None,
    time: Annotated[float | None, typer.Option(min=0.001)] = None,
    time_b: Annotated[float | None, typer.Option(min=0.001)] = None,
    nodes: Annotated[int | None, typer.Option(min=1)] = None,
    nodes_b: Annotated[int | None, typer.Option(min=1)] = None,
    pieces: Annotated[int | None, typer.Option(min=0)] = None,
    set_a: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    set_b: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    elo: Annotated[tuple[float, float] | None, typer.Option()] = None,
    results: Annotated[Path | None, typer.Option("--out")] = None,
    as_json: JsonOption = False,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Let two players meet on the same dice or from the same openings, and say who is stronger."""
    standing: Standing | None = None

    def stopped() -> Text:
        if standing is not None:
            show(standing, lang, as_json=as_json)
        return NO_FILE if results is None else kept_in(results)

    with games_meter(lang, stopped) as bar, workers_for(workers, on_ray, address) as staff:
        from academie.lab.contestant import Terms
        from academie.lab.match import Meeting, played, write_summary

        for_a = Terms(time, nodes, pieces, settings(set_a))
        for_b = Terms(time_b or time, nodes_b or nodes, pieces, settings(set_b))
        both = contestants((one, two), game, (for_a, for_b))
        meeting = Meeting(*both, games // 2, seed, pairs or usual_pairs(both[0]), sequential(elo), ruleset)
        bar(0, 2 * meeting.most)
        for standing in played(meeting, staff, results):
            bar.say(present(standing))
            bar(standing.score.games, 2 * meeting.most)
        assert standing is not None
        if results is not None:
            write_summary(results.with_suffix(".summary.json"), standing)
    show(standing, lang, as_json=as_json)


def contestants(
    names: tuple[str, str], game: str, terms: tuple[Terms, Terms]
) -> tuple[Contestant, Contestant]:
    """Both players, at the game that either name begins with, else at that game."""
    from academie.lab.contestant import game_in
    from academie.lab.engine_match import entrant

    (first, one), (second, two) = map(game_in, names)
    if first is not None and second is not None and first != second:
        raise OptionError(Message("lab-two-games", one=first, two=second))
    at = first or second or game
    return entrant(one, at, terms[0]), entrant(two, at, terms[1])


def usual_pairs(one: Contestant) -> int:
    """How many pairs are one task unless told."""
    from academie.lab.engine_match import pairs_a_task

    return pairs_a_task(one.game)


def sequential(elo: tuple[float, float] | None) -> Sequential | None:
    """The test of two differences in Elo points, if one is asked for."""
    from academie.lab.score import Sequential

    return None if elo is None else Sequential(*elo)


def settings(given: list[str] | None) -> tuple[tuple[str, str], ...]:
    """The parameters written as `name=value`."""
    found = [each.partition("=") for each in given or ()]
    for name, equals, _ in found:
        if not equals:
            raise OptionError(Message("lab-no-value", name=name))
    return tuple((name, value) for name, _, value in found)


def present(standing: Standing) -> str:
    """The result so far, in few words."""
    score = standing.score
    return f"{100 * score.share[0]:.1f} %" if standing.spent is None else score.points()


def show(standing: Standing, lang: Language, *, as_json: bool) -> None:
    """Print the present result of the match, as sentences or as JSON."""
    if as_json:
        print_json(standing.plain)
    else:
        out.print(sentence(standing, lang), highlight=False, markup=False, soft_wrap=True)


def processor(standing: Standing) -> list[Text]:
    """How long both thought, in processor time, and whether that is what was asked."""
    from academie.lab.engine_match import ALIKE

    assert standing.spent is not None
    one, two = (each.a_move for each in standing.spent)
    if one is None or two is None:
        return [Message("commands-lab-no-processor")]
    said: list[Text] = [Message("commands-lab-processor", one=f"{one:.4f}", two=f"{two:.4f}")]
    if (off := standing.difference) is not None and abs(off) > ALIKE:
        said.append(Message("commands-lab-unequal", percent=f"{100 * off:+.0f}"))
    return said


def sentence(standing: Standing, lang: Language) -> str:
    """The result in words."""
    meeting, score = standing.meeting, standing.score
    elo, least, most = score.elo
    who = f"{meeting.one.name} v {meeting.two.name} ({meeting.one.game})"
    if standing.spent is None:
        lines = [f"{who}: {score.summary().strip()}", f"Elo {elo:+.0f} ({least:+.0f} … {most:+.0f})"]
    else:
        lines = [f"{who}: {score.points()}", *(each.in_(lang) for each in processor(standing))]
    if meeting.test is not None:
        lines.append(
            f"{VERDICTS[standing.verdict.value].in_(lang)} ({meeting.test.ratio(score.shares):+.2f})"
        )
    return "\n".join(lines)
