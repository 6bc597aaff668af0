"""`academie play`: a table in the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from academie.cli.speech import LanguageOption, language, out, told
from academie.cli.table import TerminalTable
from academie.engine.players import levels, player, player_at_level
from academie.kernel import Language, OptionError, OptionValue, Record, Text
from academie.kernel.marking import Marking
from academie.kernel.options import read_option
from academie.notation import read
from academie.registry import registry

HUMAN = "human"
SIMPLE = "simple"
NO_LEVELS = Text(
    "Ce jeu n'a pas de niveaux : c'est le joueur simple qui joue.",
    "This game has no levels: the simple player plays.",
)


def play(
    *,
    game: str,
    ruleset: str | None,
    white: str,
    black: str | None,
    others: str | None,
    level: int | None,
    option: list[str] | None,
    marking: Marking | None,
    forget: float,
    seed: int | None,
    record: Path | None,
    lang: LanguageOption,
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
    if not levels(game):
        out.print(NO_LEVELS.in_(spoken))
    return player_at_level(game, level)


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
