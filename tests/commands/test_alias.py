"""A game may be called by a name people know it by."""

from __future__ import annotations

from tests.commands.terminal import academie


def test_a_game_is_called_by_an_alias() -> None:
    by_key = academie("perft", "dames", "--depth", "2")
    by_alias = academie("perft", "draughts", "--depth", "2")
    assert by_alias.code == by_key.code == 0
    assert [line.split()[:2] for line in by_alias.out.splitlines()[1:]] == [["1", "9"], ["2", "81"]]


def test_conformance_knows_the_alias_too() -> None:
    assert academie("conformance", "gammon").out == academie("conformance", "toute-table").out
