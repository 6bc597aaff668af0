"""Prints parts of games, a message an act or a throw, into `turns.json`.

They are told as to seat 0; where hands are hidden also as to seat 1, and to nobody who plays.

Run at the root of the project: `PYTHONPATH=. python web/app/test/sample_turns.py > web/app/test/turns.json`.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from academie.dice.fold import Fold
from academie.server.play.clocks import Clocks
from academie.server.play.view import entry_view, table_view
from tests.server.support.logs import Played, played

GAMES = {"trictrac": 3, "poule": 1, "toute-table": 1, "dominos": 2, "dames": 1, "echecs": 1}
SEATS = {"dominos": (0, 1, None)}
PLAYERS = ["A", "B", "C"]
FIRST, LAST = 14, 22
"""So many messages of the beginning and of the end."""
BESIDE = 5
"""So many before and after a decision at trictrac, and another board in a company."""
MOST_DECISIONS = 4
TOLD = ("board", "turn", "events", "last", "outcome", "by_act", "at_board")

Message = dict[str, Any]


def told(game: Played, seat: int | None) -> Iterator[Message]:
    """Every message of a game; acts and throws come apart, as they do where players throw together."""
    stopped = SimpleNamespace(remaining=lambda _now: [], running=None, abort_ms=None, live=False)
    fold = Fold(game.game_id)
    for entry in game.log:
        fold.push(entry)
        seen = msgspec.to_builtins(table_view(fold, cast("Clocks", stopped), PLAYERS, seat, lined=False))
        view = {key: seen[key] for key in TOLD if key in seen}
        for event in view["events"]:
            event["cite"] = {"source": event["cite"]["source"], "place": []}
        logged = entry_view(entry, fold, seat, hashed=False)
        body = {key: value for key, value in logged.body.items() if key in {"act", "acts"}}
        yield {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "body": body, "view": view}


def parts(messages: list[Message]) -> list[list[Message]]:
    """The beginning, the end, and what surrounds what the opponent decides after a hole, or another board."""
    decided = [
        nth
        for nth, each in enumerate(messages)
        if each["seat"] == 1 and each["body"].get("act") in {"tenir", "s-en-aller"}
    ]
    some = decided[:: max(1, len(decided) // MOST_DECISIONS)]
    boards = [each["view"].get("at_board") for each in messages]
    some += [nth for nth in range(1, len(boards)) if boards[nth] != boards[nth - 1]]
    cuts = [(0, FIRST), *((nth - BESIDE, nth + BESIDE) for nth in some)]
    return [messages[max(0, start) : end] for start, end in [*cuts, (len(messages) - LAST, len(messages))]]


def main() -> None:
    games: list[str] = []
    for key, number in GAMES.items():
        for seat in SEATS.get(key, (0,)):
            written = [
                [msgspec.json.encode(each).decode() for each in part]
                for part in parts([*told(played(key, number), seat)])
            ]
            name = key if seat == 0 else f"{key} {'onlooker' if seat is None else seat}"
            lines = ",\n ".join("[" + ",\n  ".join(part) + "]" for part in written)
            games.append(f'"{name}": [\n {lines}\n]')
    print("{\n" + ",\n".join(games) + "\n}")


main()
