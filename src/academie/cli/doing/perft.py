"""`academie perft`: how many sequences of acts there are, depth by depth."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import typer

from academie.cli.speech import LanguageOption, language, out, told
from academie.kernel import OptionError, RuleSet, State, Text
from academie.notation import notation_of
from academie.registry import registry
from academie.testing.perft import perft as sequences


def perft(
    *,
    game: str,
    ruleset: str | None,
    depth: int,
    position: str | None,
    lang: LanguageOption,
) -> None:
    """Count every sequence of acts: the usual test that a law finds each move, and finds it once."""
    with told(lang):
        rules = registry[game].ruleset(ruleset)
        begun = start(game, rules, position)
        counts = (counted(begun, ply) for ply in range(1, depth + 1))
        heads = (("profondeur", "depth"), ("suites", "nodes"), ("secondes", "seconds"))
        say(*(Text(*head).in_(language(lang)) for head in heads))
        try:
            for ply, (nodes, seconds) in enumerate(counts, 1):
                say(str(ply), str(nodes), f"{seconds:.2f}")
        except KeyboardInterrupt:
            raise typer.Exit(130) from None


def start(game: str, rules: RuleSet, position: str | None) -> State[Any]:
    """Where to count from: the position, else the start of a game."""
    if position is None:
        return registry[game].start(rules)
    return notation_of(game).read_state(position, rules)


def counted(begun: State[Any], depth: int) -> tuple[int, float]:
    """How many sequences of that length there are, and how many seconds it took to count them."""
    since = perf_counter()
    try:
        return sequences(begun, depth), perf_counter() - since
    except ValueError as wrong:
        raise OptionError(str(wrong)) from wrong


def say(depth: str, nodes: str, seconds: str) -> None:
    """One line of the table, written as soon as it is known."""
    out.print(f"{depth:>10} {nodes:>16} {seconds:>10}", highlight=False, soft_wrap=True)
