"""`academie lab match`: two players, pairs of games, until it is decided."""

# The lab is loaded only by who works there.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from academie.cli.lab_work import AddressOption, RayOption, WorkersOption, crew_of, going_on
from academie.cli.speech import (
    USUAL,
    JsonOption,
    LangOption,
    LanguageOption,
    language,
    out,
    print_plain,
    told,
)
from academie.cli.work_progress import kept_in
from academie.kernel import Language, Text

if TYPE_CHECKING:
    from academie.lab.match import Standing

VERDICTS = {
    "stronger": Text("le premier est plus fort", "the first is stronger"),
    "not stronger": Text("le premier n'est pas plus fort", "the first is not stronger"),
    "open": Text("rien n'est décidé", "nothing is decided"),
}
NO_FILE = Text(
    "Interrompu : rien n'est gardé ; avec --out FICHIER, un match peut être repris.",
    "Interrupted: nothing is kept; with --out FILE a match can be resumed.",
)


def match(
    one: Annotated[str, typer.Argument(metavar="A", help="niveau-5, simple, net:FILE, net:FILE@2, gnubg …")],
    two: Annotated[str, typer.Argument(metavar="B", help="The other.")],
    game: Annotated[str, typer.Option(help="Which game.")] = "trictrac",
    games: Annotated[int, typer.Option(min=2, help="So many games at most.")] = 1_000,
    seed: Annotated[int, typer.Option(help="Which dice.")] = 1,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of games a task.")] = 20,
    elo: Annotated[
        tuple[float, float] | None, typer.Option(help="End as soon as it is clear which of two Elo it is.")
    ] = None,
    results: Annotated[
        Path | None, typer.Option("--out", help="Keep the games here, and go on from them.")
    ] = None,
    as_json: JsonOption = False,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Let two players meet on the same dice, seats reversed, and say who is stronger."""
    standing: Standing | None = None

    def stopped() -> Text:
        if standing is not None:
            show(standing, lang, as_json=as_json)
        return NO_FILE if results is None else kept_in(results)

    with (
        told(lang),
        going_on(lang, stopped) as bar,
        crew_of(workers, on_ray, address) as crew,
    ):
        from academie.lab.contestant import contestant
        from academie.lab.match import Meeting, played, write_summary
        from academie.lab.score import Sequential

        test = None if elo is None else Sequential(*elo)
        meeting = Meeting(contestant(one, game), contestant(two, game), games // 2, seed, pairs, test)
        bar(0, 2 * meeting.most)
        for standing in played(meeting, crew, results):
            bar.say(f"{100 * standing.score.share[0]:.1f} %")
            bar(standing.score.games, 2 * meeting.most)
        assert standing is not None
        if results is not None:
            write_summary(results.with_suffix(".summary.json"), standing)
    show(standing, lang, as_json=as_json)


def show(standing: Standing, lang: LanguageOption, *, as_json: bool) -> None:
    """How the match stands, as a sentence or as JSON."""
    if as_json:
        print_plain(standing.plain)
    else:
        out.print(sentence(standing, language(lang)), highlight=False, markup=False)


def sentence(standing: Standing, speech: Language) -> str:
    """How the match ended, for people."""
    meeting, score = standing.meeting, standing.score
    elo, least, most = score.elo
    lines = [
        f"{meeting.one.name} v {meeting.two.name} ({meeting.one.game}): {score.summary().strip()}",
        f"Elo {elo:+.0f} ({least:+.0f} … {most:+.0f})",
    ]
    if meeting.test is not None:
        lines.append(
            f"{VERDICTS[standing.verdict.value].in_(speech)} ({meeting.test.ratio(score.shares):+.2f})"
        )
    return "\n".join(lines)
