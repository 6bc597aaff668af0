"""A game may be called by a name people know it by."""

from __future__ import annotations

import pytest

from academie.commands.app import COMMANDS
from tests.commands.terminal import academie

NAMED = (
    ("play", "draughts"),
    ("learn", "draughts"),
    ("rules", "draughts"),
    ("explain", "draughts", "position", "act"),
    ("conformance", "draughts"),
    ("perft", "draughts"),
    ("analyse", "position", "--game", "draughts"),
    ("practice", "--game", "draughts"),
    ("practice", "generate", "draughts"),
    ("practice", "check", "draughts"),
    ("lab", "match", "a", "b", "--game", "draughts"),
    ("lab", "rollout", "position", "--game", "draughts"),
)


@pytest.mark.parametrize("words", NAMED, ids=" ".join)
def test_every_command_knows_aliases(words: tuple[str, ...]) -> None:
    name, *rest = words
    command = next(command for command in COMMANDS if command.name == name).load()
    if rest[0] in getattr(command, "commands", {}):
        name, *rest = rest
        command = command.commands[name]
    assert command.make_context(name, rest).params["game"] == "dames"


def test_a_game_is_called_by_an_alias() -> None:
    by_key = academie("perft", "dames", "--depth", "2")
    by_alias = academie("perft", "draughts", "--depth", "2")
    assert by_alias.code == by_key.code == 0
    assert [line.split()[:2] for line in by_alias.out.splitlines()[1:]] == [["1", "9"], ["2", "81"]]


def test_conformance_knows_the_alias_too() -> None:
    assert academie("conformance", "gammon").out == academie("conformance", "toute-table").out
