"""The kinds of job a worker can do: checking dice, analysing and measuring games, exporting an account."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from academie.kernel import UnknownName
from academie.server.accounts import export
from academie.server.engines.analysis import analyse_game
from academie.server.fair_play.jobs import MEASURE, keep_game, measure_game
from academie.server.game.jobs import GameId, GameIds, read_game, read_logs, verify_games
from academie.server.jobs.kind import JobKind
from academie.words import Message

KINDS: Final[Mapping[str, JobKind[Any, Any]]] = {
    kind.name: kind
    for kind in (
        JobKind("verify-games", GameIds, read_logs, verify_games),
        JobKind(
            "analyse-game",
            GameId,
            read_game,
            lambda game, progress: analyse_game(game.record, progress, game.times),
            keep=keep_game,
        ),
        JobKind(MEASURE, GameId, read_game, measure_game, keep=keep_game, house=True),
        JobKind(export.KIND, export.AccountId, export.gather, export.make, export.store, house=True),
    )
}


OFFERED: Final = {name: kind for name, kind in KINDS.items() if not kind.house}
"""What anyone may ask for."""


def kind_of(name: str, among: Mapping[str, JobKind[Any, Any]] = KINDS) -> JobKind[Any, Any]:
    """The kind of that name. Raises `UnknownName`."""
    try:
        return among[name]
    except KeyError:
        raise UnknownName(Message("server-no-job-kind", name=name, known=tuple(sorted(among)))) from None
