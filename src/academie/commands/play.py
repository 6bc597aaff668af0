"""`academie play`: a table in the terminal."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from academie.commands.options import (
    DEFAULT_LANGUAGE,
    INTERRUPTED,
    AnyGameArgument,
    LanguageOption,
    RulesetOption,
)
from academie.commands.output import out
from academie.kernel import OptionError, Record, Seat, UnknownName
from academie.kernel.marking import Marking
from academie.registry import registry
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.commands.prompt import Prompt
    from academie.commands.user_files import GameFile
    from academie.kernel import OptionValue, RuleSet

HUMAN: Final = "human"
SIMPLE: Final = "simple"
NO_LEVELS: Final = Message("commands-play-no-levels")
PLAYER_TAG: Final = "Player{}"
"""The tag of a record that names who plays a seat, counted from 1."""


def play(
    game: AnyGameArgument = None,
    ruleset: RulesetOption = None,
    white: Annotated[str | None, typer.Option()] = None,
    black: Annotated[str | None, typer.Option()] = None,
    others: Annotated[str | None, typer.Option()] = None,
    level: Annotated[int | None, typer.Option(min=1)] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    marking: Annotated[Marking | None, typer.Option()] = None,
    forget: Annotated[float, typer.Option(min=0, max=1)] = 0.0,
    seed: Annotated[int | None, typer.Option()] = None,
    record: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Play for two or more, against simple players, or watch them.

    Games of several seats count them on from White and Black.
    """
    import random

    from academie.commands.play_table import TerminalTable
    from academie.commands.prompt import Prompt, at_terminal
    from academie.engine.players import player

    by_hand = [] if marking is None else [f"marking={marking.value}"]
    options = [*(option or []), *by_hand]
    prompt = Prompt(out, lang)
    path = record if record is not None else left(game) if resume else None
    if path is None and at_terminal() and not (ruleset or options) and game is not None:
        path = offered(game, prompt)
    started = begin(key_of(game, path), ruleset, options, path)
    named = who_plays(started, (white, black, others), level, lang)
    seats = [None if name == HUMAN else player(name, started.game.key, seed, forget) for name in named]
    started = tagged(started, named)
    introduce(started, named, prompt)
    file = file_of(started, record, path, None in seats and at_terminal())
    if TerminalTable(started, seats, random.Random(seed), prompt, file).run():
        raise typer.Exit(INTERRUPTED)


def left(game: str | None) -> Path:
    """The game to resume. Raises `UnknownName` if none was left."""
    from academie.commands.user_files import unfinished

    if (path := unfinished(game)) is None:
        raise UnknownName(Message("commands-play-none-left"))
    return path


def offered(game: str, prompt: Prompt) -> Path | None:
    """The game that was left last, if there is one and the player wants to go on with it."""
    from academie.commands.prompt import LEAVE
    from academie.commands.user_files import unfinished

    if (path := unfinished(game)) is None:
        return None
    when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    prompt.say(Message("commands-play-go-on", game=registry[game].title, when=when))
    answer = prompt.read_line().casefold()
    if answer == LEAVE:
        raise typer.Exit
    return path if answer in ("", *Message("commands-play-yes").in_(prompt.language).split(", ")) else None


def key_of(game: str | None, path: Path | None) -> str:
    """The game that is meant: the one named, else that of the file. Raises `UnknownName` without either."""
    from academie.notation.formats import read_file

    if game is not None:
        return game
    if path is None:
        raise UnknownName(Message("commands-play-which", known=tuple(each.key for each in registry)))
    return read_file(path).game.key


def who_plays(
    started: Record[Any], asked: tuple[str | None, str | None, str | None], level: int | None, lang: Language
) -> list[str]:
    """The name of who plays each seat: as asked, else as the record says, else a person against others."""
    white, black, others = asked
    count, tags = started.start().seats, dict(started.tags)
    if not any(asked) and level is None and PLAYER_TAG.format(count) in tags:
        return [tags[PLAYER_TAG.format(seat + 1)] for seat in range(count)]
    usual = opponent(started.game.key, level, lang)
    names = (white or HUMAN, black or usual, *(others or usual).split(","))[:count]
    return [*names, *[names[-1]] * (count - len(names))]


def tagged(started: Record[Any], named: list[str]) -> Record[Any]:
    """The record with who plays, so that it goes on with the same players."""
    from dataclasses import replace

    players = {PLAYER_TAG.format(seat): name for seat, name in enumerate(named, 1)}
    return replace(started, tags=tuple({**dict(started.tags), **players}.items()))


def introduce(started: Record[Any], named: list[str], prompt: Prompt) -> None:
    """Print the game, its rule set, who plays, and how those of our own play."""
    from academie.engine.players import known
    from academie.notation import notation_of

    offers = {offer.name: offer for offer in known(started.game.key)}
    titles = {name: offer.title.in_(prompt.language) for name, offer in offers.items()}
    human = "commands-play-you" if named.count(HUMAN) == 1 else "commands-play-person"
    titles[HUMAN] = Message(human).in_(prompt.language)
    called = notation_of(started.game.key).player
    seats = ((called(Seat(seat)).in_(prompt.language), name) for seat, name in enumerate(named))
    told = ", ".join(f"{seat} ({titles.get(name, name)})" for seat, name in seats)
    prompt.print(f"{started.game.title.in_(prompt.language)} ({started.ruleset}) · {told}", "bold")
    for name in dict.fromkeys(name for name in named if name in offers):
        prompt.print(f"{titles[name]}. {offers[name].about.in_(prompt.language)}")


def file_of(
    started: Record[Any], record: Path | None, resumed: Path | None, by_person: bool
) -> GameFile | None:
    """Where the game is kept: as the player said, where it was kept before, or for people in a new file."""
    from academie.commands.user_files import GameFile

    if record is not None:
        return GameFile(record, ours=False)
    if resumed is not None:
        return GameFile(resumed, ours=True)
    return GameFile.new(started.game.key) if by_person else None


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
    from academie.notation.formats import read_file

    rules = None if ruleset is None else registry[game].ruleset(ruleset)
    agreed = tuple(sorted(map(read_option, options)))
    if path is not None and path.exists():
        saved = read_file(path)
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
