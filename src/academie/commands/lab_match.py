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
from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption, game_key
from academie.commands.output import out, print_json
from academie.commands.progress import kept_in
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.lab.match import Standing

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
    games: Annotated[int, typer.Option(min=2)] = 1_000,
    seed: Annotated[int, typer.Option()] = 1,
    pairs: Annotated[int, typer.Option(min=1)] = 20,
    elo: Annotated[tuple[float, float] | None, typer.Option()] = None,
    results: Annotated[Path | None, typer.Option("--out")] = None,
    as_json: JsonOption = False,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Let two players meet on the same dice, seats reversed, and say who is stronger."""
    standing: Standing | None = None

    def stopped() -> Text:
        if standing is not None:
            show(standing, lang, as_json=as_json)
        return NO_FILE if results is None else kept_in(results)

    with (
        games_meter(lang, stopped) as bar,
        workers_for(workers, on_ray, address) as staff,
    ):
        from academie.lab.contestant import contestant
        from academie.lab.match import Meeting, played, write_summary
        from academie.lab.score import Sequential

        test = None if elo is None else Sequential(*elo)
        meeting = Meeting(contestant(one, game), contestant(two, game), games // 2, seed, pairs, test)
        bar(0, 2 * meeting.most)
        for standing in played(meeting, staff, results):
            bar.say(f"{100 * standing.score.share[0]:.1f} %")
            bar(standing.score.games, 2 * meeting.most)
        assert standing is not None
        if results is not None:
            write_summary(results.with_suffix(".summary.json"), standing)
    show(standing, lang, as_json=as_json)


def show(standing: Standing, lang: Language, *, as_json: bool) -> None:
    """Print the present result of the match, as sentences or as JSON."""
    if as_json:
        print_json(standing.plain)
    else:
        out.print(sentence(standing, lang), highlight=False, markup=False)


def sentence(standing: Standing, lang: Language) -> str:
    """The result in words."""
    meeting, score = standing.meeting, standing.score
    elo, least, most = score.elo
    lines = [
        f"{meeting.one.name} v {meeting.two.name} ({meeting.one.game}): {score.summary().strip()}",
        f"Elo {elo:+.0f} ({least:+.0f} … {most:+.0f})",
    ]
    if meeting.test is not None:
        lines.append(
            f"{VERDICTS[standing.verdict.value].in_(lang)} ({meeting.test.ratio(score.shares):+.2f})"
        )
    return "\n".join(lines)
