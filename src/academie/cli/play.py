"""`academie play`: a table in the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated, Any

import typer

from academie.arbiter.marking import Marking
from academie.cli.speech import USUAL, LangOption, language, out, told
from academie.cli.table import TerminalTable
from academie.engine.levels import LEVELS
from academie.engine.players import leveled, player
from academie.games import registry
from academie.kernel import Language, OptionError, OptionValue, Record, Text
from academie.notation import read
from academie.rules.options import read_option

HUMAN = "human"
SIMPLE = "simple"
NO_LEVELS = Text(
    "Ce jeu n'a pas de niveaux : c'est le joueur simple qui joue.",
    "This game has no levels: the simple player plays.",
)


def play(
    game: Annotated[str, typer.Argument(help="The game, e.g. trictrac.")],
    ruleset: Annotated[str | None, typer.Option(help="By which rule set.")] = None,
    white: Annotated[
        str, typer.Option(help="Who plays White: human, simple, random, niveau-1 and so on.")
    ] = HUMAN,
    black: Annotated[
        str | None, typer.Option(help="Who plays Black, likewise; else as --level says, else simple.")
    ] = None,
    others: Annotated[
        str | None, typer.Option(help="Who has the seats beyond two, in games of several, likewise.")
    ] = None,
    level: Annotated[
        int | None, typer.Option(min=1, help="How strong your adversaries are, from 1 on.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as key=value.")] = None,
    marking: Annotated[
        Marking | None, typer.Option(help="Who marks and minds faults: auto, or hands, courtois or rigueur.")
    ] = None,
    forget: Annotated[
        float, typer.Option(min=0, max=1, help="How often the simple player forgets to mark.")
    ] = 0.0,
    seed: Annotated[int | None, typer.Option(help="For dice that fall the same each time.")] = None,
    record: Annotated[
        Path | None, typer.Option(help="Keep the record here; resumes it if it exists.")
    ] = None,
    lang: LangOption = USUAL,
) -> None:
    """Play for two or more, against simple players, or watch them.

    Games of several seats count them on from White and Black.
    """
    with told(lang):
        by_hand = [] if marking is None else [f"marking={marking.value}"]
        begun = begin(game, ruleset, [*(option or []), *by_hand], record)
        usual = adversary(game, level, language(lang))
        names = (white, black or usual, *(others or usual).split(","))[: begun.start().seats]
        short = [names[-1]] * (begun.start().seats - len(names))
        seats = [None if name == HUMAN else player(name, game, seed, forget) for name in (*names, *short)]
        TerminalTable(begun, seats, random.Random(seed), out, language(lang), record).run()


def adversary(game: str, level: int | None, spoken: Language) -> str:
    """Who plays where nobody is named; says so where a game has no levels. Raises `UnknownName`."""
    if level is None:
        return SIMPLE
    if not LEVELS.get(game):
        out.print(NO_LEVELS.in_(spoken))
    return leveled(game, level)


def begin(game: str, ruleset: str | None, options: list[str], path: Path | None) -> Record[Any]:
    """The record to go on with: the kept one if there is one, else a new one."""
    rules = None if ruleset is None else registry[game].ruleset(ruleset).id
    agreed = tuple(sorted(map(read_option, options)))
    if path is not None and path.exists():
        kept = read(path.read_text(encoding="utf-8"))
        check_same(kept, game, rules, agreed)
        return kept
    begun: Record[Any] = Record(registry[game], rules or registry[game].default.id, agreed)
    begun.start()
    return begun


def check_same(
    kept: Record[Any], game: str, rules: str | None, agreed: tuple[tuple[str, OptionValue], ...]
) -> None:
    """Raises `OptionError` if another game is asked for than the one kept."""
    asked = (game, rules or kept.ruleset, agreed or kept.options)
    if asked != (kept.game.key, kept.ruleset, kept.options):
        options = "".join(f" {key}={value}" for key, value in kept.options)
        played = f"{kept.game.key} by {kept.ruleset}{options}"
        raise OptionError(f"the record is of {played}: go on with that, or name another file")
