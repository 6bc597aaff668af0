"""How a session begins: new, or from a file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from academie.engine.player import Player
from academie.engine.players import player as player_named
from academie.kernel import Game, Marking, NotationError, OptionError, OptionValue, Record, RuleSet
from academie.notation import notation_of, read
from academie.notation.formats import Format, ending_of, formats, read_all
from academie.registry import registry
from academie.session.session import OURS, Session
from academie.session.text import english_level
from academie.words import Message


def game(name: str) -> Game:
    """Return the game of that name or alias, such as `dames` or `draughts`. Raises `UnknownName`."""
    if (notice := registry.notice(name)) is not None:
        _say_once(notice.en)
    return registry.find(name)


@cache
def _say_once(notice: str) -> None:
    sys.stderr.write(f"academie: {notice}\n")


def list_games() -> tuple[Game, ...]:
    """Return every game there is; those of installed packages come last. No law is loaded."""
    return registry.everything()


def player(name: str, game: str, seed: int | None = None) -> Player:
    """Return the player of that name for a game, such as `simple` or `level-3`. Raises `UnknownName`."""
    return player_named(english_level(name), registry.find(game).key, seed)


def new(
    name: str,
    rules: str | RuleSet | None = None,
    *,
    seed: int | None = None,
    position: str | None = None,
    marking: str | Marking | None = None,
    **agreements: OptionValue,
) -> Session:
    """Begin a game by its name or an alias, such as `draughts`.

    `rules` is a rule set of the game or its id, with or without the game before it; `marking` is `rigueur`
    or `courtois` for play by hand; `position` is as the notation of the game writes it; other keywords are
    the options of the game. The same `seed` gives the same throws. Raises `UnknownName`, `OptionError`,
    `NotationError` or `SetupError`.
    """
    known = game(name)
    ruleset = _held(known, rules) if isinstance(rules, RuleSet) else known.ruleset(rules)
    options = dict(agreements)
    if marking is not None:
        options["marking"] = marking.value if isinstance(marking, Marking) else marking
    if position is not None:
        notation_of(known.key).read_state(
            position, ruleset
        )  # an error of the text is clearer than one of the law
        options["position"] = position
    head: Record[Any] = Record(known, ruleset.id, tuple(sorted(options.items())))
    return Session(head.start(), head, seed)


def _held(known: Game, rules: RuleSet) -> RuleSet:
    """The rule set, if the game has it just so. Raises `UnknownName` or `OptionError`.

    Records keep its id only, so that one changed by hand would not be replayed.
    """
    if known.recorded(rules.id) != rules:
        raise OptionError(Message("session-changed-rules", ruleset=rules.id))
    return rules


def loads(text: str, format: str | None = None, *, seed: int | None = None) -> Session:
    """Return the game of a text: our record, or another format by name, such as `pdn`.

    Raises `NotationError`, which names the act that cannot be, or says that there are several games.
    """
    form = None if format is None else _format(format)
    return Session.of_record(read(text) if form is None else form.read(text), seed)


def load(path: str | Path, *, seed: int | None = None) -> Session:
    """Return the game of a file, in the format of its ending. Raises `NotationError` as `loads` does."""
    file = Path(path)
    return loads(file.read_text(encoding="utf-8"), ending_of(file) or None, seed=seed)


def load_all(path: str | Path, *, seed: int | None = None) -> Iterator[Session]:
    """Yield the games of a file, in the format of its ending: `for game in load_all("club.pdn"): ...`.

    Raises `NotationError` at a game that cannot be read, with its number.
    """
    file = Path(path)
    ending = ending_of(file)
    if ending:
        _format(ending)
    for record in read_all(file.read_text(encoding="utf-8"), ending):
        yield Session.of_record(record, seed)


def _format(ending: str) -> Format | None:
    """The format of another program; `None` for ours. Raises `NotationError` for an unknown one."""
    known = formats()
    if ending not in {*OURS, *known}:
        raise NotationError(Message("session-no-format", format=ending, known=(*OURS, *known)))
    return known.get(ending)
