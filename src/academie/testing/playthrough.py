"""A seeded random game written out act by act: checked in, so that a change of the law shows as a diff."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from academie.kernel import CHANCE, Game, OptionValue, RuleSet
from academie.kernel.options import read_option
from academie.notation import notation_of
from academie.registry import registry
from academie.testing.random_games import random_game
from academie.words import Language


def playthrough(
    game: Game, ruleset: RuleSet, seed: int, options: dict[str, OptionValue] | None = None
) -> str:
    """Return the whole game as text: each act, its author, its events and the position after it."""
    return "\n".join(_lines(game, ruleset, seed, options or {})) + "\n"


def _lines(game: Game, ruleset: RuleSet, seed: int, options: dict[str, OptionValue]) -> Iterator[str]:
    notation = notation_of(game.key)
    agreed = "".join(f", {key}={value}" for key, value in options.items())
    yield f"# {ruleset.id}, seed {seed}{agreed}"
    last = game.start(ruleset, options)
    yield notation.state(last)
    for step in random_game(game, ruleset, seed, options):
        who = "chance" if step.state.actor is CHANCE else f"seat {step.state.actor}"
        yield f"\n{who} ({len(step.state.actions())}): {notation.act(step.act)}"
        yield from (
            f"  {notation.describe(event, Language.ENGLISH)} [{event.citation}]"
            for event in step.after.events
        )
        yield notation.state(step.after)
        last = step.after
    assert last.outcome is not None
    yield f"\n{last.outcome.reason}: " + " ".join(str(gain) for gain in last.outcome.returns)


if __name__ == "__main__":
    key, ruleset_id, number, *agreed = sys.argv[1:]
    options = dict(map(read_option, agreed))
    sys.stdout.write(playthrough(registry[key], registry[key].ruleset(ruleset_id), int(number), options))
