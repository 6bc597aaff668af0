"""`academie signals`: whom moderators should look at first, and why. A signal is no verdict.

What it runs is imported when it runs: the small install has no server.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, LanguageOption
from academie.commands.serve import print_line, settings
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.server.fair_play.signals import Case, Signal

NONE: Final = Message("commands-signals-none")
CASE: Final = Message("commands-signals-case")
NO_VERDICT: Final = Message("commands-signals-no-verdict")
SIGNAL: Final = Message("commands-signals-line")
CONNECTIONS: Final = 1

signals_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)


@signals_app.command("list")
def list_cases(
    most: Annotated[int, typer.Option(min=1, max=1000)] = 20, lang: LanguageOption = DEFAULT_LANGUAGE
) -> None:
    """List the accounts with the strongest signals."""
    found = asyncio.run(_cases(most))
    for case in found:
        at = case.at.date().isoformat()
        line = CASE.given(name=case.name, value=f"{case.value:.1f}", kinds=case.kinds, at=at)
        print_line(line.in_(lang))
    print_line((NO_VERDICT if found else NONE).in_(lang))


@signals_app.command()
def show(account: Annotated[str, typer.Argument()], lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Print every signal of an account, with what it rests on."""
    found = asyncio.run(_signals(account))
    for signal in found:
        print_line(_line(signal, lang))
    print_line((NO_VERDICT if found else NONE).in_(lang))


def _line(signal: Signal, lang: Language) -> str:
    rests = ", ".join(f"{name} {value}" for name, value in sorted(signal.detail.items()))
    return SIGNAL.given(
        kind=signal.kind,
        game=signal.game_key,
        value=f"{signal.value:.1f}",
        model=signal.model,
        at=signal.at.date().isoformat(),
        rests=rests,
    ).in_(lang)


async def _cases(most: int) -> list[Case]:
    from academie.server.base.database import connect
    from academie.server.fair_play.signals import cases

    async with await connect(settings().database, CONNECTIONS) as database:
        return await cases(database, most)


async def _signals(name: str) -> list[Signal]:
    from academie.server.base.database import connect
    from academie.server.fair_play.signals import signals

    async with await connect(settings().database, CONNECTIONS) as database:
        return await signals(database, name)
