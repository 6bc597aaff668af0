"""`academie play`: a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from academie.commands.options import DEFAULT_LANGUAGE, GameArgument, LanguageOption, RulesetOption
from academie.commands.output import out
from academie.kernel import OptionError, Record
from academie.kernel.marking import Marking
from academie.registry import registry
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.kernel import OptionValue, RuleSet

HUMAN: Final = "human"
SIMPLE: Final = "simple"
NO_LEVELS: Final = Message("commands-play-no-levels")


def play(
    game: GameArgument,
    ruleset: RulesetOption = None,
    white: Annotated[str, typer.Option()] = "human",
    black: Annotated[str | None, typer.Option()] = None,
    others: Annotated[str | None, typer.Option()] = None,
    level: Annotated[int | None, typer.Option(min=1)] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    marking: Annotated[Marking | None, typer.Option()] = None,
    forget: Annotated[float, typer.Option(min=0, max=1)] = 0.0,
    seed: Annotated[int | None, typer.Option()] = None,
    record: Annotated[Path | None, typer.Option()] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Play for two or more, against simple players, or watch them.

    Games of several seats count them on from White and Black.
    """
    import random

    from academie.commands.play_table import TerminalTable
    from academie.engine.players import player

    by_hand = [] if marking is None else [f"marking={marking.value}"]
    started = begin(game, ruleset, [*(option or []), *by_hand], record)
    usual = opponent(game, level, lang)
    names = (white, black or usual, *(others or usual).split(","))[: started.start().seats]
    short = [names[-1]] * (started.start().seats - len(names))
    seats = [None if name == HUMAN else player(name, game, seed, forget) for name in (*names, *short)]
    TerminalTable(started, seats, random.Random(seed), out, lang, record).run()


def opponent(game: str, level: int | None, lang: Language) -> str:
    """The player of seats for which none is named. Raises `UnknownName` for a level there is not."""
    from academie.engine.players import levels, player_at_level

    if level is None:
        return SIMPLE
    if not levels(game):
        out.print(NO_LEVELS.in_(lang))
    return player_at_level(game, level)


def begin(game: str, ruleset: str | None, options: list[str], path: Path | None) -> Record[Any]:
    """The record to continue: the one in the file if it exists, else a new one."""
    from academie.kernel.options import read_option
    from academie.notation import read

    rules = None if ruleset is None else registry[game].ruleset(ruleset)
    agreed = tuple(sorted(map(read_option, options)))
    if path is not None and path.exists():
        saved = read(path.read_text(encoding="utf-8"))
        check_same(saved, game, rules, agreed)
        return saved
    new: Record[Any] = Record(registry[game], (rules or registry[game].default).id, agreed)
    new.start()
    return new


def check_same(
    saved: Record[Any], game: str, rules: RuleSet | None, agreed: tuple[tuple[str, OptionValue], ...]
) -> None:
    """Raise `OptionError` if the game asked for is not that of the file; it goes on by its own version."""
    law = saved.game.recorded(saved.ruleset)
    asked = (game, (rules or law).name, agreed or saved.options)
    if asked != (saved.game.key, law.name, saved.options):
        options = "".join(f" {key}={value}" for key, value in saved.options)
        raise OptionError(
            Message("commands-play-other-record", game=saved.game.key, ruleset=saved.ruleset + options)
        )
