"""A whole game for people: its faults ranked, the picture of how it went, the record with remarks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.table import Table

from academie.cli.speech import err, out, print_plain
from academie.diagrams.diagram import Diagram
from academie.diagrams.fortune import Fortune, Point, fortune_svg
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.review import Choice, Grade, again, choices, worst
from academie.engine.analysis.telling import GRADES, choice_told, remarks, worth
from academie.kernel import BLACK, WHITE, Language, Record, Text
from academie.notation import AnyNotation, notation_of
from academie.notation.formats import write_file

BROKEN_OFF = Text("Interrompu : voici ce qui est fait.", "Broken off: here is what is done.")
NO_FAULT = Text("Aucune faute trouvée.", "No fault found.")


def run(
    record: Record[Any],
    ponder: int,
    most: int,
    svg: Path | None,
    save: Path | None,
    language: Language,
    *,
    as_json: bool,
) -> None:
    """Looks the game through and tells, draws and writes what is found."""
    notation = notation_of(record.game.key)
    found = reviewed(record, ponder, language)
    if svg is not None:
        draw(record, found, notation, language).save(svg)
    if save is not None:
        write_file(save, record, remarks(found, notation, language))
    if as_json:
        print_plain({"choices": [choice_told(each, notation) for each in found]})
    else:
        show(found, most, notation, language)


def reviewed(record: Record[Any], ponder: int, language: Language) -> list[Choice]:
    """The choices of the game, the worst looked at again; as many as were done when Ctrl-C came."""
    found: dict[int, Choice] = {}
    judge = analyst(record.game.key)
    with Progress(console=err, transient=True) as progress:
        try:
            task = progress.add_task(Text("Choix", "Choices").in_(language), total=len(record.acts))
            for number, choice in choices(record, judge):
                if choice is not None:
                    found[number] = choice
                progress.update(task, completed=number + 1)
            faults = worst([*found.values()], ponder)
            task = progress.add_task(Text("Fautes", "Faults").in_(language), total=len(faults))
            states = [*record.states()]
            for fault in faults:
                found[fault.number] = again(fault, states[fault.number], judge)
                progress.advance(task)
        except KeyboardInterrupt:
            err.print(BROKEN_OFF.in_(language))
    return [*found.values()]


def show(found: Sequence[Choice], most: int, notation: AnyNotation, language: Language) -> None:
    """The faults, the dearest first, and what each player gave away in all."""
    faults = worst(found, most)
    if faults:
        table = Table(
            Text("Acte", "Act").in_(language),
            "",
            Text("Joué", "Played").in_(language),
            Text("Mieux", "Better").in_(language),
            Text("Perte", "Loss").in_(language),
        )
        for fault in faults:
            table.add_row(
                f"{fault.number} {notation.player(fault.seat).in_(language)}",
                GRADES[fault.grade].in_(language),
                f"{notation.act(fault.played.act)} ({worth(fault.played)})",
                f"{notation.act(fault.best.act)} ({worth(fault.best)})",
                f"{fault.loss:.3f}",
            )
        out.print(table)
    else:
        out.print(NO_FAULT.in_(language))
    for seat in sorted({choice.seat for choice in found}):
        mine = [choice for choice in found if choice.seat == seat]
        lost = sum(choice.loss for choice in mine)
        who, mean = notation.player(seat), lost / len(mine)
        said = Text(
            f"{who.fr} : {len(mine)} choix, {lost:.2f} mises perdues, {mean:.4f} par choix.",
            f"{who.en}: {len(mine)} choices, {lost:.2f} stakes lost, {mean:.4f} a choice.",
        )
        out.print(said.in_(language), highlight=False)


def draw(record: Record[Any], found: Sequence[Choice], notation: AnyNotation, language: Language) -> Diagram:
    """How the game went."""
    tags = dict(record.tags)
    names = " – ".join(tags[name] for name in ("White", "Black") if name in tags)
    title = Text(names, names) if names else record.game.title
    points = [
        Point(each.number, each.whites, each.seat, each.loss, each.grade in {Grade.ERROR, Grade.BLUNDER})
        for each in found
    ]
    return fortune_svg(
        Fortune(title=title, points=points, players=(notation.player(WHITE), notation.player(BLACK))),
        language=language,
    )
