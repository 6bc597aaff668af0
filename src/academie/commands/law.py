"""`academie law`: where the books are in doubt, what another reading would change, editions of the law."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.markup import escape

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, INTERRUPTED, JsonOption, LanguageOption, game_key
from academie.commands.output import err, out, print_json, table
from academie.commands.progress import meter
from academie.commands.serve import GameArgument, print_line, settings
from academie.words import Language, Message, all_of

if TYPE_CHECKING:
    from academie.edition import Doubt, Witness
    from academie.tracing.what_if import Asked, Consequence, Reading, WhatIf

CARRIED: Final = Message("commands-law-carried")
ADJOURNED: Final = Message("commands-law-adjourned")
ASKING: Final = Message("tracing-asking")

law_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)


@law_app.callback()
def law() -> None:
    """Where the books are in doubt, and the editions of the law that games are played by."""


@law_app.command()
def doubts(
    passage: Annotated[str | None, typer.Argument()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """List the apparatus: where a passage can be read in more than one way, and what was chosen."""
    from academie.edition import apparatus, doubts_about

    found = apparatus() if passage is None else doubts_about(passage)
    if as_json:
        print_json([plain_doubt(each) for each in found])
    elif passage is None:
        show_list(found, lang)
    else:
        for each in found:
            show_doubt(each, lang)
    if not as_json:
        out.print(Message("tracing-doubts", count=len(found)).in_(lang), highlight=False)


@law_app.command("what-if")
def what_if(
    reading: Annotated[str, typer.Argument(metavar="PASSAGE=READING")],
    game: Annotated[str | None, typer.Option(callback=game_key)] = None,
    records: Annotated[Path | None, typer.Option()] = None,
    seconds: Annotated[float, typer.Option("--time", min=0.0)] = 0.25,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Say what would change if a passage were read otherwise."""
    from academie.tracing.what_if import what_if as asked

    question = asked(reading, game=game, records=records, seconds=seconds)
    found = [*shown(question, lang)]
    if as_json:
        print_json(plain(question, found))
    else:
        show(question, found, lang)
    raise typer.Exit(0 if len(found) == len(question.probes) else INTERRUPTED)


@law_app.command()
def carry(
    game: GameArgument,
    edition: Annotated[int | None, typer.Option("--to", min=1)] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Have a live game go on by another edition of its law, if both read it alike."""
    from academie.server.operations import maintenance

    alike = asyncio.run(maintenance.carry(settings(), game, edition))
    print_line((CARRIED if alike else ADJOURNED).given(game=game).in_(lang))


def shown(question: WhatIf, lang: Language) -> Iterator[Asked]:
    """What is asked, as the answers come; Ctrl-C ends it early, and what was found is shown."""
    bar = meter(ASKING, lang)
    try:
        for number, asked in enumerate(question.run(), 1):
            bar(number, len(question.probes))
            bar.say(asked.probe.name)
            yield asked
    except KeyboardInterrupt:
        bar.end()
        err.print(Message("tracing-stopped").in_(lang), style="yellow", soft_wrap=True)
    finally:
        bar.end()


def show(question: WhatIf, found: Sequence[Asked], lang: Language) -> None:
    """Print the reading, how much of each kind changes, then every change."""
    show_reading(question.reading, lang)
    counts = table(lang, *(Message(f"tracing-column-{head}") for head in ("what", "asked", "changed", "ids")))
    for area, number, changes in by_area(found):
        ids = ", ".join(each.id for each in changes)
        counts.add_row(Message(f"tracing-area-{area}").in_(lang), str(number), str(len(changes)), escape(ids))
    out.print(counts)
    every = [each for asked in found for each in asked.consequences]
    if every:
        out.print(changed_table(every, lang))
    if left := left_out(found):
        told = Message("tracing-left-out", count=len(left), ids=", ".join(left))
        out.print(told.in_(lang), highlight=False)


def show_reading(reading: Reading, lang: Language) -> None:
    doubt = reading.doubt
    rules = ", ".join(rules.id for rules in reading.before)
    told = Message(
        "tracing-reading",
        id=reading.at,
        about=doubt.about,
        reading=doubt.readings[reading.key],
        rules=rules,
    )
    out.print(told.in_(lang), highlight=False)


def changed_table(changes: Sequence[Consequence], lang: Language) -> object:
    """Every change with what it was and what it would be."""
    heads = ("what", "id", "act", "before", "after")
    rows = table(lang, *(Message(f"tracing-column-{head}") for head in heads))
    for each in changes:
        area = Message(f"tracing-area-{each.area.value}").in_(lang)
        act = "" if each.act is None else str(each.act)
        rows.add_row(area, escape(each.id), act, *(escape(t.in_(lang)) for t in (each.before, each.after)))
    return rows


def left_out(found: Sequence[Asked]) -> list[str]:
    """The claims that were left out, since they take too long."""
    return [asked.probe.name for asked in found if asked.probe.area.value == "claim" and not asked.number]


def by_area(found: Sequence[Asked]) -> Iterator[tuple[str, int, list[Consequence]]]:
    """How many things of each kind were asked, and which of them change."""
    numbers: Counter[str] = Counter()
    for asked in found:
        numbers[asked.probe.area.value] += asked.number
    for area, number in numbers.items():
        changes = [each for asked in found for each in asked.consequences if each.area.value == area]
        yield area, number, changes


def plain(question: WhatIf, found: Sequence[Asked]) -> dict[str, object]:
    """What came of the question as plain data."""
    reading = question.reading
    return {
        "at": reading.at,
        "doubt": reading.doubt.id,
        "reading": reading.key,
        "rulesets": [rules.id for rules in reading.before],
        "asked": {area: number for area, number, _ in by_area(found)},
        "changed": [
            {
                "what": each.area.value,
                "id": each.id,
                "act": each.act,
                "before": each.before.both(),
                "after": each.after.both(),
            }
            for asked in found
            for each in asked.consequences
        ],
        "left_out": left_out(found),
        "complete": len(found) == len(question.probes),
    }


def show_list(found: Sequence[Doubt], lang: Language) -> None:
    heads = ("id", "passages", "about", "chosen")
    rows = table(lang, *(Message(f"tracing-column-{head}") for head in heads))
    for each in found:
        chosen = f"{each.chosen}: {each.readings[each.chosen].in_(lang)}"
        rows.add_row(each.id, ", ".join(each.passages), escape(each.about.in_(lang)), escape(chosen))
    out.print(rows)


def show_doubt(doubt: Doubt, lang: Language) -> None:
    """Print one entry whole: its readings with their witnesses, the grounds, the rule sets it is about."""
    from academie.tracing.what_if import leaning

    out.print(f"[bold]{doubt.id}[/bold]  {escape(doubt.about.in_(lang))}", highlight=False)
    for key, text in doubt.readings.items():
        mark = "*" if key == doubt.chosen else " "
        out.print(f" {mark} {escape(f'{key}: {text.in_(lang)}')}", highlight=False)
        for witness in doubt.witnesses:
            if witness.reading == key:
                said = "" if witness.said is None else f": {witness.said.in_(lang)}"
                out.print(f"     {escape(', '.join(witness.passages) + said)}", highlight=False)
    out.print(f"   {escape(doubt.grounds.in_(lang))}", highlight=False)
    if rules := leaning(doubt):
        told = Message("tracing-leaning", rules=all_of(each.id for each in rules))
        out.print(f"   {told.in_(lang)}", highlight=False)


def plain_doubt(doubt: Doubt) -> dict[str, object]:
    """An entry as plain data."""
    return {
        "id": doubt.id,
        "about": doubt.about.both(),
        "readings": {key: text.both() for key, text in doubt.readings.items()},
        "witnesses": [plain_witness(each) for each in doubt.witnesses],
        "chosen": doubt.chosen,
        "grounds": doubt.grounds.both(),
        "textual": doubt.textual,
    }


def plain_witness(witness: Witness) -> dict[str, object]:
    said = {} if witness.said is None else {"said": witness.said.both()}
    return {"passages": [*witness.passages], "reading": witness.reading, **said}
