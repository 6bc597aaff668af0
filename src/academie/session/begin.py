"""How a session begins: new, or from a file."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

from academie.engine.player import Player
from academie.engine.players import player as player_named
from academie.kernel import Game, Marking, NotationError, OptionValue, Record
from academie.notation import notation_of, read
from academie.notation.formats import formats
from academie.registry import registry
from academie.session.session import Session
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
    rules: str | None = None,
    *,
    seed: int | None = None,
    position: str | None = None,
    marking: str | Marking | None = None,
    **agreements: OptionValue,
) -> Session:
    """Begin a game by its name or an alias, such as `draughts`.

    `rules` is the id of a rule set, with or without the game before it; `marking` is `rigueur` or `courtois`
    for play by hand; `position` is as the notation of the game writes it; other keywords are the options of
    the game. The same `seed` gives the same throws. Raises `UnknownName`, `OptionError`, `NotationError` or
    `SetupError`.
    """
    known = game(name)
    ruleset = known.ruleset(rules)
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


def loads(text: str, format: str | None = None, *, seed: int | None = None) -> Session:
    """Return the game of a text: our record, or another format by name, such as `pdn`.

    Raises `NotationError`, which names the act that cannot be.
    """
    if format is None or format in {"json", "txt"}:
        return Session.of_record(read(text), seed)
    known = formats()
    if format not in known:
        raise NotationError(Message("session-no-format", format=format, known=("json", "txt", *known)))
    return Session.of_record(known[format].read(text), seed)


def load(path: str | Path, *, seed: int | None = None) -> Session:
    """Return the game of a file, in the format of its ending. Raises `NotationError` as `loads` does."""
    file = Path(path)
    return loads(file.read_text(encoding="utf-8"), file.suffix.removeprefix(".").lower() or None, seed=seed)
