"""Prints parts of games as the server tells them to seat 0, a message an act or a throw: `python sample_turns.py > turns.json`."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from academie.dice.fold import Fold, Kind
from academie.dice.log import Entry
from academie.server.rooms.clock import Clocks
from academie.server.rooms.view import entry_view, table_view
from tests.server.logs import played

GAMES = {"trictrac": 3, "toute-table": 1, "dominos": 2, "dames": 1, "echecs": 1}
FIRST, LAST = 14, 22
"""So many messages of the beginning and of the end."""
BESIDE = 5
"""So many before and after a decision at trictrac."""
MOST_DECISIONS = 4
TOLD = ("board", "turn", "events", "last", "outcome", "by_act", "at_board")

Message = dict[str, Any]


def told(log: list[Entry], game_id: Any) -> Iterator[Message]:
    """Every message of a game; acts and throws come apart, as they do where players throw together."""
    still = cast(
        "Clocks", SimpleNamespace(remaining=lambda _now: [], running=None, abort_ms=None, live=False)
    )
    fold = Fold(game_id)
    for entry in log:
        fold.push(entry)
        seen = msgspec.to_builtins(table_view(fold, still, ["A", "B"], 0, lined=False))
        view = {key: seen[key] for key in TOLD if key in seen}
        for event in view["events"]:
            event["cite"] = {"source": event["cite"]["source"], "place": []}
        logged = entry_view(entry, fold, 0, hashed=False)
        body = {key: value for key, value in logged.body.items() if key in {"act", "acts"}}
        yield {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "body": body, "view": view}


def parts(messages: list[Message]) -> list[list[Message]]:
    """The beginning, the end, and what surrounds what the opponent decides after a hole."""
    decided = [
        nth
        for nth, each in enumerate(messages)
        if each["seat"] == 1
        and each["body"].get("act", "") in {"white hold", "black hold", "tenir", "s-en-aller"}
    ]
    cuts = [
        (0, FIRST),
        *((nth - BESIDE, nth + BESIDE) for nth in decided[:: max(1, len(decided) // MOST_DECISIONS)]),
    ]
    return [messages[max(0, start) : end] for start, end in [*cuts, (len(messages) - LAST, len(messages))]]


def main() -> None:
    lines = [
        f'"{key}": [\n ' + ",\n ".join(
            "[" + ",\n  ".join(msgspec.json.encode(message).decode() for message in part) + "]"
            for part in parts([*told(game.log, game.game_id)])
        ) + "\n]"
        for key, number in GAMES.items()
        for game in [played(key, number)]
    ]  # fmt: skip
    print("{\n" + ",\n".join(lines) + "\n}")


main()
